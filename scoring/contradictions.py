"""Contradictions: situations of a hand that no legal game can reach, as a table.

May import: ``told``, ``errors``, ``tiles``, ``rules``, ``hand``.
"""

from collections.abc import Callable, Mapping
from itertools import compress
from operator import itemgetter, ne
from types import MappingProxyType
from typing import NamedTuple

from scoring.errors import Fault
from scoring.hand import Win
from scoring.rules import RuleSet
from scoring.tiles import KIND_OF, NORTH, YAOCHUU
from scoring.told import Told


class Contradiction(NamedTuple):
    """A situation no legal game can reach.

    :ivar reads: the fields it looks at, by their names. The first is where the fault is reported; as long as
        that one is at its default, nothing is wrong.
    :ivar detail: the template of what is right; ``values`` fill its holes.
    """

    reads: str
    broken: Callable[[Win, RuleSet], bool]
    detail: str
    values: Mapping[str, Told] = MappingProxyType({})


def _has_kan(win: Win) -> bool:
    return any(meld.is_kan for meld in win.melds)


def _replacement_possible(win: Win, rules: RuleSet) -> bool:
    return _has_kan(win) or (win.north > 0 and rules.sanma_nuki_rinshan)


def copies_held(win: Win) -> int:
    """Copies of the winning kind that the winner can see besides the winning tile."""
    kind = KIND_OF[win.win_tile]
    tiles = (*win.concealed, *win.dora_indicators, *win.ura_indicators, *(NORTH,) * win.north)
    held = sum(KIND_OF[tile] == kind for tile in tiles) - 1
    return held + sum(KIND_OF[tile] == kind for meld in win.melds for tile in meld.tiles)


def _north_interrupts(win: Win, rules: RuleSet) -> bool:
    return win.north > 0 and rules.sanma_nuki_breaks_first_turn


def _interrupted(win: Win, rules: RuleSet) -> bool:
    """Whether what gave a replacement tile ends first turns and ippatsu: a kan does, a north by the rules."""
    by_harmless_north = win.north > 0 and rules.sanma_nuki_rinshan and not rules.sanma_nuki_breaks_first_turn
    return win.rinshan and not by_harmless_north


def _is_kokushi(win: Win) -> bool:
    return len(win.concealed) == 14 and {KIND_OF[tile] for tile in win.concealed} == YAOCHUU


#: What cannot be with a win some go-arounds after riichi without any call: the other fields it reads, when, and why.
_UNBROKEN: tuple[tuple[str, Callable[[Win, RuleSet], bool], str], ...] = (
    ("riichi double_riichi", lambda w, r: not w.in_riichi, "{name} needs riichi or double riichi"),
    (
        "rinshan melds rules",
        _interrupted,
        "a kan or an extracted north ends {name}, so a replacement tile cannot win with it",
    ),
    (
        "double_riichi melds north rules",
        lambda w, r: w.double_riichi and (_has_kan(w) or _north_interrupts(w, r)),
        "an own kan or north came before the first discard, or ended {name}",
    ),
    ("kan_discard", lambda w, r: w.kan_discard, "a kan ends {name}"),
    (
        "double_riichi chankan offered_by",
        lambda w, r: w.double_riichi and w.chankan and w.offer == "kakan",
        "the pon that was added to either ended {name} or came before the first discard",
    ),
    (
        "double_riichi last_tile",
        lambda w, r: w.double_riichi and w.last_tile,
        "the wall does not end within {within} of the first discard",
    ),
)


def _unbroken(name: str, within: Told) -> tuple[Contradiction, ...]:
    """List what cannot be with ``ippatsu`` or ``nippatsu``, which end after so many go-arounds."""
    said = {"name": Told(name), "within": within}
    return tuple(Contradiction(f"{name} {reads}", _where(name, broken), why, said) for reads, broken, why in _UNBROKEN)


def _where(name: str, broken: Callable[[Win, RuleSet], bool]) -> Callable[[Win, RuleSet], bool]:
    return lambda w, r: getattr(w, name) and broken(w, r)


CONTRADICTIONS = (
    # Riichi.
    Contradiction("riichi melds", lambda w, r: w.riichi and not w.is_closed, "riichi needs a closed hand"),
    Contradiction(
        "double_riichi melds",
        lambda w, r: w.double_riichi and not w.is_closed,
        "double riichi needs a closed hand",
    ),
    *_unbroken("ippatsu", Told("a go-around")),
    Contradiction(
        "ippatsu last_tile tsumo rules",
        lambda w, r: w.ippatsu and w.last_tile and not w.tsumo and r.players == 4 <= r.riichi_min_wall_tiles,
        "with four tiles left at a riichi, the last of its go-around is the own draw",
    ),
    Contradiction(
        "open_riichi riichi double_riichi",
        lambda w, r: w.open_riichi and not w.in_riichi,
        "open riichi needs riichi or double riichi",
    ),
    *_unbroken("nippatsu", Told("two go-arounds")),
    Contradiction(
        "nippatsu ippatsu", lambda w, r: w.nippatsu and w.ippatsu, "a win is in the first go-around or in the second"
    ),
    # Replacement tiles and robbed kans.
    Contradiction("rinshan tsumo", lambda w, r: w.rinshan and not w.tsumo, "rinshan kaihou is a tsumo"),
    Contradiction(
        "rinshan melds north rules",
        lambda w, r: w.rinshan and not _replacement_possible(w, r),
        "rinshan kaihou needs a kan or, where the rules have it, an extracted north",
    ),
    Contradiction(
        "kans_in_a_row rinshan",
        lambda w, r: w.kans_in_a_row > 0 and not w.rinshan,
        "what kans in a row lead to is a replacement tile",
    ),
    Contradiction(
        "kans_in_a_row melds",
        lambda w, r: w.kans_in_a_row > sum(meld.is_kan for meld in w.melds),
        "the melds hold fewer kans",
    ),
    Contradiction("chankan tsumo", lambda w, r: w.chankan and w.tsumo, "chankan is a ron"),
    Contradiction(
        "chankan hand win_tile melds dora_indicators ura_indicators north",
        lambda w, r: w.chankan and copies_held(w) > 0,
        "the robbed kan holds the other three copies of the winning tile",
    ),
    Contradiction(
        "chankan offered_by",
        lambda w, r: w.chankan and w.offer not in ("kakan", "ankan"),
        "chankan takes the tile of a kakan or an ankan",
    ),
    Contradiction(
        "offered_by chankan",
        lambda w, r: w.offer in ("kakan", "ankan") and not w.chankan,
        "a win on the tile of a kan is chankan",
    ),
    Contradiction(
        "offered_by hand melds win_tile rules",
        lambda w, r: w.offer == "ankan" and not (r.chankan_on_ankan_for_kokushi and _is_kokushi(w)),
        "only thirteen orphans may rob an ankan, and only where the rules allow it",
    ),
    Contradiction(
        "offered_by tsumo", lambda w, r: w.offered_by is not None and w.tsumo, "a tsumo takes no offered tile"
    ),
    Contradiction(
        "offered_by win_tile rules",
        lambda w, r: (
            w.offer == "north" and (KIND_OF[w.win_tile] != NORTH or r.sanma_north != "nuki_dora" or r.players != 3)
        ),
        "only 4z is extracted, and only in three-player rules with nuki dora",
    ),
    Contradiction(
        "offered_by hand win_tile rules",
        lambda w, r: (
            w.offer == "north"
            and (r.sanma_nuki_ron == "no" or (r.sanma_nuki_ron == "kokushi_only" and not _is_kokushi(w)))
        ),
        "the rules do not allow this ron on an extracted north",
    ),
    # The first go-around.
    Contradiction("first_turn melds", lambda w, r: w.first_turn and bool(w.melds), "a call or kan ends the first turn"),
    Contradiction(
        "first_turn riichi double_riichi",
        lambda w, r: w.first_turn and w.in_riichi,
        "riichi is declared with a discard, after the first turn",
    ),
    Contradiction(
        "first_turn north rules",
        lambda w, r: w.first_turn and w.north > 0 and r.sanma_nuki_breaks_first_turn,
        "extracting a north ends the first turn",
    ),
    Contradiction(
        "first_turn offered_by chankan",
        lambda w, r: w.first_turn and not w.tsumo and w.offer in ("kakan", "ankan"),
        "a kan ends the first turn",
    ),
    Contradiction(
        "first_turn dora_indicators",
        lambda w, r: w.first_turn and len(w.dora_indicators) > 1,
        "a second indicator is turned by a kan, which ends the first turn",
    ),
    Contradiction(
        "first_turn discards", lambda w, r: w.first_turn and bool(w.discards), "whoever has discarded has had his turn"
    ),
    Contradiction("first_turn kan_discard", lambda w, r: w.first_turn and w.kan_discard, "a kan ends the first turn"),
    Contradiction(
        "first_turn rinshan melds rules",
        lambda w, r: w.first_turn and _interrupted(w, r),
        "what gives a replacement tile ends the first turn",
    ),
    Contradiction(
        "first_turn last_tile",
        lambda w, r: w.first_turn and w.last_tile,
        "the first turn is not the last tile",
    ),
    Contradiction(
        "first_turn seat_wind tsumo",
        lambda w, r: w.first_turn and not w.tsumo and w.seat_wind == 0,
        "the dealer discards first, so he has no ron in the first turn",
    ),
    # A kan in the first turn.
    Contradiction(
        "first_turn_kan rinshan",
        lambda w, r: w.first_turn_kan and not w.rinshan,
        "the kan of the first turn leads to a replacement tile",
    ),
    Contradiction(
        "first_turn_kan melds",
        lambda w, r: w.first_turn_kan and [meld.type for meld in w.melds] not in (["ankan"], ["daiminkan"]),
        "the kan of the first turn is the only meld, and no pon came before it",
    ),
    Contradiction(
        "first_turn_kan melds seat_wind",
        lambda w, r: w.first_turn_kan and w.seat_wind == 0 and not w.is_closed,
        "nobody discards before the dealer's first turn",
    ),
    Contradiction(
        "first_turn_kan riichi double_riichi",
        lambda w, r: w.first_turn_kan and w.in_riichi,
        "riichi is declared with a discard, after the first turn",
    ),
    Contradiction(
        "first_turn_kan north rules",
        lambda w, r: w.first_turn_kan and _north_interrupts(w, r),
        "extracting a north ends the first turn",
    ),
    Contradiction(
        "first_turn_kan dora_indicators",
        lambda w, r: w.first_turn_kan and len(w.dora_indicators) > 2,
        "one kan turns one more indicator",
    ),
    Contradiction(
        "first_turn_kan discards",
        lambda w, r: w.first_turn_kan and bool(w.discards),
        "whoever has discarded has had his first turn",
    ),
    Contradiction(
        "first_turn_kan last_tile",
        lambda w, r: w.first_turn_kan and w.last_tile,
        "the first turn is not the last tile",
    ),
    # The last tile.
    Contradiction(
        "last_tile rinshan rules",
        lambda w, r: w.last_tile and w.rinshan and not r.haitei_with_rinshan,
        "a replacement tile is not the last wall tile under these rules",
    ),
    Contradiction(
        "last_tile chankan",
        lambda w, r: w.last_tile and w.chankan,
        "no kan can be declared with the last tile, so none can be robbed",
    ),
    Contradiction(
        "last_tile riichi_tile rules",
        lambda w, r: w.last_tile and w.riichi_tile and r.riichi_min_wall_tiles > 0,
        "these rules allow no riichi with the last discard",
    ),
    Contradiction(
        "last_copy hand win_tile",
        lambda w, r: w.last_copy and [KIND_OF[tile] for tile in w.concealed].count(KIND_OF[w.win_tile]) > 1,
        "the other three copies lie open, so none is in the hand",
    ),
    # Discards of a kind.
    Contradiction("riichi_tile tsumo", lambda w, r: w.riichi_tile and w.tsumo, "a riichi tile is won by ron"),
    Contradiction("kan_discard tsumo", lambda w, r: w.kan_discard and w.tsumo, "a discard after a kan is won by ron"),
    Contradiction(
        "riichi_tile offered_by chankan",
        lambda w, r: w.riichi_tile and not w.tsumo and w.offer != "discard",
        "riichi is declared with a discard",
    ),
    Contradiction(
        "kan_discard offered_by chankan",
        lambda w, r: w.kan_discard and not w.tsumo and w.offer != "discard",
        "the tile was no discard",
    ),
    # Rivers.
    Contradiction(
        "called_away discards",
        lambda w, r: any(place >= len(w.discards or ()) for place in w.called_away),
        "a place in called_away is one in discards, counted from 0",
    ),
    # Seats.
    Contradiction(
        "dealer_wins seat_wind",
        lambda w, r: w.dealer_wins > 0 and w.seat_wind == 0,
        "what the winner won before counts in consecutive_wins",
    ),
    Contradiction("discarder tsumo", lambda w, r: w.discarder is not None and w.tsumo, "a tsumo has no discarder"),
    Contradiction(
        "discarder seat_wind", lambda w, r: w.discarder == w.seat_wind, "the winner cannot deal in to himself"
    ),
    Contradiction("seat_wind rules", lambda w, r: w.seat_wind >= r.players, "a three-player game has no north seat"),
    Contradiction(
        "discarder rules",
        lambda w, r: w.discarder is not None and w.discarder >= r.players,
        "a three-player game has no north seat",
    ),
    Contradiction(
        "liable seat_wind",
        lambda w, r: any(one.seat == w.seat_wind for one in w.liable or ()),
        "the winner cannot be liable to himself",
    ),
    Contradiction(
        "liable",
        lambda w, r: len({one.yaku for one in w.liable or ()}) < len(w.liable or ()),
        "one player is liable for a yakuman",
    ),
    Contradiction(
        "liable rules",
        lambda w, r: any(one.seat >= r.players for one in w.liable or ()),
        "a three-player game has no north seat",
    ),
    # Norths.
    Contradiction(
        "north rules",
        lambda w, r: w.north > 0 and (r.players != 3 or r.sanma_north != "nuki_dora"),
        "norths are extracted only in three-player rules with nuki dora",
    ),
)


#: Fields where contradictions are reported, with all that are reported there; their defaults, and how to read them.
_REPORTED_AT = {
    name: [row for row in CONTRADICTIONS if row.reads.split()[0] == name]
    for name in dict.fromkeys(row.reads.split()[0] for row in CONTRADICTIONS)
}
_DEFAULTS = tuple(Win._field_defaults[name] for name in _REPORTED_AT)
_values_of = itemgetter(*map(Win._fields.index, _REPORTED_AT))


def contradictions(win: Win, rules: RuleSet, unread: frozenset[str]) -> list[Fault]:
    """Find the contradictions of a situation.

    :param unread: fields that are not known; what reads them is not judged.
    """
    return [
        Fault(name, "contradiction", Told(detail, **values))
        for name in compress(_REPORTED_AT, map(ne, _values_of(win), _DEFAULTS))
        for reads, broken, detail, values in _REPORTED_AT[name]
        if broken(win, rules) and unread.isdisjoint(reads.split())
    ]
