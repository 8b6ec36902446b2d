"""A win as a question: its tiles, its melds, how it came about, and everything that cannot be so.

May import: ``errors``, ``tiles``, ``rules``.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Literal, NamedTuple

from scoring.errors import Fault, refuse
from scoring.rules import RuleSet
from scoring.tiles import (
    FIVES,
    HONOURS,
    KIND_OF,
    KINDS,
    NORTH,
    NOT_IN_SANMA,
    RED_FIVES,
    TILE_NAMES,
    TILES,
    names,
)

MeldType = Literal["chi", "pon", "daiminkan", "kakan", "ankan"]
MELD_TYPES: tuple[MeldType, ...] = ("chi", "pon", "daiminkan", "kakan", "ankan")
KANS = frozenset(("daiminkan", "kakan", "ankan"))

#: Where a called tile came from -> how many seats further on in turn order that is, in a game of four.
Source = Literal["left", "across", "right"]
SOURCES: tuple[Source, ...] = ("left", "across", "right")

#: What was offered when the hand won by ron.
Offer = Literal["discard", "kakan", "ankan", "north"]
OFFERS: tuple[Offer, ...] = ("discard", "kakan", "ankan", "north")

#: Yaku for which a player can be liable (S89).
LIABLE_YAKU = ("daisangen", "daisuushii", "suukantsu")

MAX_INDICATORS = 5


@dataclass(frozen=True, slots=True)
class Meld:
    """A called set or a concealed kan.

    :ivar tiles: three or four tiles; a run is in order.
    :ivar called: the tile taken from another player, if known; ``None`` for an ankan.
    :ivar source: who discarded it, if known.
    """

    type: MeldType
    tiles: tuple[int, ...]
    called: int | None = None
    source: Source | None = None

    @property
    def kind(self) -> int:
        """Lowest kind of the set."""
        return min([KIND_OF[tile] for tile in self.tiles])

    @property
    def is_kan(self) -> bool:
        """Whether it is a quad."""
        return self.type in KANS

    @property
    def is_open(self) -> bool:
        """Whether it opens the hand: anything but an ankan (S6)."""
        return self.type != "ankan"


@dataclass(frozen=True, slots=True)
class Liability:
    """A player who pays for a yakuman that he fed (pao, 包)."""

    yaku: str
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Win:
    """A hand that claims to have won, and the situation.

    :ivar hand: the concealed tiles, without the winning tile or with it as one more.
    :ivar round_wind: a seat number, 0 = east; so is ``seat_wind``. The dealer sits east.
    :ivar last_tile: the win is on the last wall tile (haitei) or the last discard (houtei).
    :ivar first_turn: nobody has called and the winner has not drawn before.
    :ivar honba: counters on the table; ``riichi_sticks``: deposits on the table.
    :ivar discarder: seat of the player who dealt in, if named.
    :ivar liable: who is liable; ``None``: work it out from the melds.
    :ivar offered_by: what the tile of a ron was; ``None``: a discard, or a kakan if ``chankan``.
    :ivar discards: the winner's own, in order, called ones included; ``called_away``: the places of those.
    :ivar passed: tiles others discarded or added since the own last discard or call, not won on;
        ``passed_since_riichi``: the same since the own riichi. ``None`` for each: not known.
    :ivar riichi_tile: the tile of the ron declared a riichi; ``kan_discard``: it was discarded right after a kan.
    """

    hand: tuple[int, ...]
    win_tile: int
    melds: tuple[Meld, ...] = ()
    tsumo: bool = False
    round_wind: int = 0
    seat_wind: int = 1
    riichi: bool = False
    double_riichi: bool = False
    ippatsu: bool = False
    rinshan: bool = False
    chankan: bool = False
    last_tile: bool = False
    first_turn: bool = False
    riichi_tile: bool = False
    kan_discard: bool = False
    offered_by: Offer | None = None
    dora_indicators: tuple[int, ...] = ()
    ura_indicators: tuple[int, ...] = ()
    north: int = 0
    honba: int = 0
    riichi_sticks: int = 0
    discarder: int | None = None
    liable: tuple[Liability, ...] | None = None
    discards: tuple[int, ...] | None = None
    called_away: tuple[int, ...] = ()
    passed: tuple[int, ...] | None = None
    passed_since_riichi: tuple[int, ...] | None = None

    @property
    def concealed(self) -> tuple[int, ...]:
        """The concealed tiles with the winning tile."""
        return self.hand if len(self.hand) % 3 == 2 else (*self.hand, self.win_tile)

    @property
    def is_closed(self) -> bool:
        """Whether no meld opens the hand (S6)."""
        return not any(meld.is_open for meld in self.melds)

    @property
    def in_riichi(self) -> bool:
        """Whether the winner had declared riichi of either kind."""
        return self.riichi or self.double_riichi

    @property
    def offer(self) -> Offer:
        """What the tile of a ron was."""
        return self.offered_by or ("kakan" if self.chankan else "discard")


class Contradiction(NamedTuple):
    """A situation no legal game can reach.

    :ivar reads: the fields it looks at, by their names. The first is where the fault is reported; as long as
        that one is at its default, nothing is wrong.
    """

    reads: str
    broken: Callable[[Win, RuleSet], bool]
    detail: str


def _has_kan(win: Win) -> bool:
    return any(meld.is_kan for meld in win.melds)


def _replacement_possible(win: Win, rules: RuleSet) -> bool:
    return _has_kan(win) or (win.north > 0 and rules.sanma_nuki_rinshan)


def _copies_held(win: Win) -> int:
    """Copies of the winning kind that the winner can see besides the winning tile."""
    kind = KIND_OF[win.win_tile]
    tiles = (*win.concealed, *win.dora_indicators, *win.ura_indicators)
    held = sum(KIND_OF[tile] == kind for tile in tiles) - 1
    return held + sum(KIND_OF[tile] == kind for meld in win.melds for tile in meld.tiles)


def _is_kokushi(win: Win) -> bool:
    return not win.melds and len({KIND_OF[tile] for tile in win.concealed}) == 13 and len(win.concealed) == 14


CONTRADICTIONS = (
    # Riichi.
    Contradiction("riichi melds", lambda w, r: w.riichi and not w.is_closed, "riichi needs a closed hand"),
    Contradiction(
        "double_riichi melds",
        lambda w, r: w.double_riichi and not w.is_closed,
        "double riichi needs a closed hand",
    ),
    Contradiction(
        "ippatsu riichi double_riichi",
        lambda w, r: w.ippatsu and not w.in_riichi,
        "ippatsu needs riichi or double riichi",
    ),
    Contradiction(
        "ippatsu rinshan",
        lambda w, r: w.ippatsu and w.rinshan,
        "a kan or an extracted north ends ippatsu, so a replacement tile cannot win with it",
    ),
    Contradiction(
        "ippatsu double_riichi chankan offered_by",
        lambda w, r: w.ippatsu and w.double_riichi and w.chankan and w.offer == "kakan",
        "the pon that was added to either ended ippatsu or came before the first discard",
    ),
    Contradiction(
        "ippatsu double_riichi last_tile",
        lambda w, r: w.ippatsu and w.double_riichi and w.last_tile,
        "the wall does not end within a go-around of the first discard",
    ),
    # Replacement tiles and robbed kans.
    Contradiction("rinshan tsumo", lambda w, r: w.rinshan and not w.tsumo, "rinshan kaihou is a tsumo"),
    Contradiction(
        "rinshan melds north",
        lambda w, r: w.rinshan and not _replacement_possible(w, r),
        "rinshan kaihou needs a kan or, where the rules have it, an extracted north",
    ),
    Contradiction("chankan tsumo", lambda w, r: w.chankan and w.tsumo, "chankan is a ron"),
    Contradiction(
        "chankan hand win_tile melds dora_indicators ura_indicators",
        lambda w, r: w.chankan and _copies_held(w) > 0,
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
        "offered_by hand melds win_tile",
        lambda w, r: w.offer == "ankan" and not (r.chankan_on_ankan_for_kokushi and _is_kokushi(w)),
        "only thirteen orphans may rob an ankan, and only where the rules allow it",
    ),
    Contradiction(
        "offered_by tsumo", lambda w, r: w.offered_by is not None and w.tsumo, "a tsumo takes no offered tile"
    ),
    Contradiction(
        "offered_by win_tile",
        lambda w, r: (
            w.offer == "north" and (KIND_OF[w.win_tile] != NORTH or r.sanma_north != "nuki_dora" or r.players != 3)
        ),
        "only 4z is extracted, and only in three-player rules with nuki dora",
    ),
    Contradiction(
        "offered_by hand win_tile",
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
        "first_turn north",
        lambda w, r: w.first_turn and w.north > 0 and r.sanma_nuki_breaks_first_turn,
        "extracting a north ends the first turn",
    ),
    Contradiction(
        "first_turn offered_by chankan",
        lambda w, r: w.first_turn and not w.tsumo and w.offer in ("kakan", "ankan"),
        "a kan ends the first turn",
    ),
    Contradiction("first_turn kan_discard", lambda w, r: w.first_turn and w.kan_discard, "a kan ends the first turn"),
    Contradiction("first_turn rinshan", lambda w, r: w.first_turn and w.rinshan, "a kan ends the first turn"),
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
    # The last tile.
    Contradiction(
        "last_tile rinshan",
        lambda w, r: w.last_tile and w.rinshan and not r.haitei_with_rinshan,
        "a replacement tile is not the last wall tile under these rules",
    ),
    Contradiction(
        "last_tile chankan",
        lambda w, r: w.last_tile and w.chankan,
        "no kan can be declared with the last tile, so none can be robbed",
    ),
    Contradiction(
        "last_tile riichi_tile",
        lambda w, r: w.last_tile and w.riichi_tile,
        "riichi cannot be declared with the last discard",
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
    # Seats.
    Contradiction("discarder tsumo", lambda w, r: w.discarder is not None and w.tsumo, "a tsumo has no discarder"),
    Contradiction(
        "discarder seat_wind", lambda w, r: w.discarder == w.seat_wind, "the winner cannot deal in to himself"
    ),
    Contradiction("seat_wind", lambda w, r: w.seat_wind >= r.players, "a three-player game has no north seat"),
    Contradiction(
        "discarder",
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
        lambda w, r: any(one.seat >= r.players for one in w.liable or ()),
        "a three-player game has no north seat",
    ),
    # Norths.
    Contradiction(
        "north",
        lambda w, r: w.north > 0 and (r.players != 3 or r.sanma_north != "nuki_dora"),
        "norths are extracted only in three-player rules with nuki dora",
    ),
)


def check(win: Win, rules: RuleSet, unread: frozenset[str] = frozenset()) -> None:
    """Refuse a win that no legal game can produce, with every reason at once.

    :param unread: names of fields that could not be read; what depends on them is not judged.
    :raises ImpossibleQuestion: with a fault for each reason.
    """
    refuse(
        *size_faults(win, unread),
        *meld_faults(win.melds, rules),
        *indicator_faults(win, rules),
        *tile_faults(_in_sight(win), rules),
        *_contradictions(win, rules, unread),
    )


_DEFAULTS = {field.name: field.default for field in fields(Win)}

#: First field of a contradiction -> its default, and all contradictions reported there.
_REPORTED_AT = {
    name: (_DEFAULTS[name], [row for row in CONTRADICTIONS if row.reads.split()[0] == name])
    for name in dict.fromkeys(row.reads.split()[0] for row in CONTRADICTIONS)
}


#: Fields that a question about a hand without a winning tile leaves open.
_OPEN = frozenset(("win_tile", "tsumo"))


def hand_faults(
    win: Win,
    rules: RuleSet,
    unread: frozenset[str],
    sizes: tuple[int, ...],
    beside: Mapping[str, tuple[int, ...]],
) -> Iterator[Fault]:
    """Find out why no legal game can produce a hand, which has no winning tile yet.

    :param win: the hand and its situation; ``win_tile`` and ``tsumo`` are not read.
    :param sizes: how many tiles the hand may have without melds.
    :param beside: field -> tiles that the question holds besides those of ``win``.
    """
    in_sight = {name: tiles for name, tiles in _in_sight(win).items() if name != "win_tile"}
    yield from _hand_size_faults(win, unread, sizes)
    yield from meld_faults(win.melds, rules)
    yield from indicator_faults(win, rules)
    yield from tile_faults({**in_sight, **beside}, rules)
    yield from _contradictions(win, rules, unread | _OPEN)


def _hand_size_faults(win: Win, unread: frozenset[str], sizes: tuple[int, ...]) -> Iterator[Fault]:
    wanted = [size - 3 * len(win.melds) for size in sizes]
    if unread.isdisjoint(("hand", "melds")) and len(win.hand) not in wanted:
        expected = " or ".join(map(str, wanted))
        detail = (
            f"{len(win.hand)} concealed tiles {_beside(win)}; expected {expected} (3 fewer per meld; a kan is a meld)"
        )
        yield Fault("hand", "hand_size", detail)


def _contradictions(win: Win, rules: RuleSet, unread: frozenset[str]) -> Iterator[Fault]:
    for name, (default, rows) in _REPORTED_AT.items():
        if getattr(win, name) != default:
            for reads, broken, detail in rows:
                if broken(win, rules) and unread.isdisjoint(reads.split()):
                    yield Fault(name, "contradiction", detail)


def size_faults(win: Win, unread: frozenset[str]) -> Iterator[Fault]:
    """Find a hand of the wrong size, or one that lacks the winning tile it should hold."""
    if not unread.isdisjoint(("hand", "melds")):
        return
    waiting = 13 - 3 * len(win.melds)
    if len(win.hand) not in (waiting, waiting + 1):
        yield Fault("hand", "hand_size", _size_detail(win, waiting))
    elif len(win.hand) == waiting + 1 and "win_tile" not in unread and win.win_tile not in win.hand:
        wanted = TILE_NAMES[win.win_tile]
        yield Fault(
            "win_tile",
            "win_tile_not_in_hand",
            f"a hand of {waiting + 1} tiles must hold the winning tile {wanted} itself; "
            f"send it with {wanted}, or send {waiting} tiles without it",
            (wanted,),
        )


def _size_detail(win: Win, waiting: int) -> str:
    return (
        f"{len(win.hand)} concealed tiles {_beside(win)}; expected {waiting} without the winning tile "
        f"or {waiting + 1} with it (13 − 3 per meld; a kan is a meld)"
    )


def _beside(win: Win) -> str:
    melds = len(win.melds)
    return f"beside {melds} meld{'s' if melds > 1 else ''}" if melds else "without melds"


def meld_faults(melds: tuple[Meld, ...], rules: RuleSet) -> Iterator[Fault]:
    """Find melds that are no sets, or that nobody can have made."""
    for place, meld in enumerate(melds):
        for code, detail in _faults_of(meld, rules):
            yield Fault(f"melds/{place}", code, detail, tuple(names(meld.tiles)))


def _faults_of(meld: Meld, rules: RuleSet) -> Iterator[tuple[str, str]]:
    if not _is_set(meld):
        yield "not_a_set", f"{meld.type} is {_SET_OF[meld.type]}"
    if meld.type == "chi" and rules.players == 3 and not rules.sanma_chii:
        yield "chi_in_three_player", "these three-player rules have no chi"
    if meld.type == "chi" and meld.source not in (None, "left"):
        yield "bad_source", "chi takes the discard of the player on the left"
    if meld.source == "across" and rules.players == 3:
        yield "bad_source", "a three-player table has nobody across"
    if meld.type == "ankan" and (meld.called is not None or meld.source is not None):
        yield "ankan_is_not_called", "an ankan takes no tile from anybody: leave out called and from"
    elif meld.called is not None and meld.called not in meld.tiles:
        yield "called_not_in_meld", f"the called tile {TILE_NAMES[meld.called]} is not in the meld"


_SET_OF = {
    "chi": "three consecutive tiles of one suit",
    "pon": "three equal tiles",
    "daiminkan": "four equal tiles",
    "kakan": "four equal tiles",
    "ankan": "four equal tiles",
}


def _is_set(meld: Meld) -> bool:
    kinds = sorted(KIND_OF[tile] for tile in meld.tiles)
    if meld.type == "chi":
        low = kinds[0]
        return low < HONOURS[0] and low % 9 < 7 and kinds == [low, low + 1, low + 2]
    return len(kinds) == (4 if meld.is_kan else 3) and kinds[0] == kinds[-1]


def indicator_faults(win: Win, rules: RuleSet) -> Iterator[Fault]:
    """Find more indicators than the rules turn."""
    most_dora = MAX_INDICATORS if rules.kan_dora else 1
    most_ura = MAX_INDICATORS if rules.kan_ura_dora or not rules.ura_dora else 1
    for field, tiles, most in (
        ("dora_indicators", win.dora_indicators, most_dora),
        ("ura_indicators", win.ura_indicators, most_ura),
    ):
        if len(tiles) > most:
            yield Fault(field, "too_many_indicators", f"{len(tiles)} indicators; these rules turn at most {most}")


def _in_sight(win: Win) -> dict[str, tuple[int, ...]]:
    """All tiles of the question by field, none twice."""
    return {
        "hand": win.hand,
        "win_tile": (win.win_tile,) if len(win.hand) % 3 == 1 else (),
        **{f"melds/{place}": meld.tiles for place, meld in enumerate(win.melds)},
        "dora_indicators": win.dora_indicators,
        "ura_indicators": win.ura_indicators,
        "north": (NORTH,) * win.north,
        "discards": win.discards or (),
    }


def tile_faults(in_sight: Mapping[str, tuple[int, ...]], rules: RuleSet) -> Iterator[Fault]:
    """Find tiles that the set of the rules does not have, or not so often.

    :param in_sight: field -> its tiles, no tile twice.
    """
    counts = [0] * len(TILES)
    for tiles in in_sight.values():
        for tile in tiles:
            counts[tile] += 1
    kinds = counts[: len(KINDS)]
    for red, five in zip(RED_FIVES, FIVES, strict=True):
        kinds[five] += counts[red]
    if max(kinds) > 4 or rules.players == 3:
        yield from _kind_faults(in_sight, kinds, rules)
    for red, five, reds in zip(RED_FIVES, FIVES, rules.red_fives, strict=True):
        if counts[red] > reds or 4 >= counts[five] > 4 - reds:
            yield _red_fault(in_sight, red, five, counts, reds)


def _kind_faults(in_sight: Mapping[str, tuple[int, ...]], kinds: list[int], rules: RuleSet) -> Iterator[Fault]:
    for kind, copies in enumerate(kinds):
        name = TILE_NAMES[kind]
        if copies and kind in NOT_IN_SANMA and rules.players == 3:
            yield _tile_fault(in_sight, kind, "no_such_tile", f"{name} is not in a three-player set")
        elif copies > 4:
            where = ", ".join(_places(in_sight, kind))
            detail = f"{copies} copies of {name} ({where}); a set has four"
            yield _tile_fault(in_sight, kind, "too_many_copies", detail)


def _red_fault(in_sight: Mapping[str, tuple[int, ...]], red: int, five: int, counts: list[int], reds: int) -> Fault:
    """Report more red fives than there are, or so many plain ones that a red one is missing."""
    if counts[red] > reds:
        detail = f"{counts[red]} of {TILE_NAMES[red]}; these rules have {reds}"
        return _tile_fault(in_sight, red, "red_five_count", detail)
    held = f"{counts[five]} plain {TILE_NAMES[five]}; these rules have {4 - reds}"
    return _tile_fault(in_sight, five, "red_five_count", f"{held}, the others are red ({TILE_NAMES[red]})")


def _tile_fault(in_sight: Mapping[str, tuple[int, ...]], tile: int, code: str, detail: str) -> Fault:
    """Report a fault at the first field that holds a tile of the kind."""
    kind = KIND_OF[tile]
    field = next(name for name, held in in_sight.items() if any(KIND_OF[one] == kind for one in held))
    return Fault(field, code, detail, (TILE_NAMES[tile],))


def _places(in_sight: Mapping[str, tuple[int, ...]], kind: int) -> Iterator[str]:
    for name, tiles in in_sight.items():
        held = sum(KIND_OF[tile] == kind for tile in tiles)
        if held:
            yield f"{held} in {name}"
