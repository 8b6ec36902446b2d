"""Check: why no legal game can produce a question, every reason at once.

May import: ``told``, ``errors``, ``tiles``, ``rules``, ``hand``, ``contradictions``.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from scoring.contradictions import contradictions
from scoring.errors import Fault, refuse
from scoring.hand import MAX_INDICATORS, Meld, Win
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
from scoring.told import Told, either

#: Fields that a question about a hand without a winning tile leaves open.
_OPEN = frozenset(("win_tile", "tsumo"))

#: Codes of faults that only the rules make faults of.
_BY_RULES = frozenset(("chi_in_three_player", "bad_source", "too_many_indicators", "no_such_tile", "red_five_count"))


def check(win: Win, rules: RuleSet, unread: frozenset[str] = frozenset()) -> None:
    """Refuse a win that no legal game can produce.

    :param unread: names of fields that could not be read; what depends on them is not judged.
    :raises ImpossibleQuestion: with a fault for each reason.
    """
    with_win_tile = len(win.hand) % 3 == 1 and "win_tile" not in unread
    beside = {"win_tile": (win.win_tile,)} if with_win_tile else {}
    refuse(*_size_faults(win, unread), *_faults(win, rules, unread, beside))


def hand_faults(
    win: Win,
    rules: RuleSet,
    unread: frozenset[str],
    sizes: tuple[int, ...],
    beside: Mapping[str, tuple[int, ...]],
    open_fields: frozenset[str] = _OPEN,
) -> Iterator[Fault]:
    """Find out why no legal game can produce a hand, which has no winning tile yet.

    :param win: the hand and its situation.
    :param open_fields: its fields that contradictions do not read.
    :param sizes: how many tiles the hand may have without melds.
    :param beside: field -> tiles that the question holds besides those of ``win``.
    """
    yield from _hand_size_faults(win, unread, sizes)
    yield from _faults(win, rules, unread | open_fields, beside)


def _faults(win: Win, rules: RuleSet, unread: frozenset[str], beside: Mapping[str, tuple[int, ...]]) -> list[Fault]:
    """Find all but the faults of size."""
    faults = [
        *_meld_faults(win.melds, rules),
        *_indicator_faults(win, rules),
        *_tile_faults({**_in_sight(win), **beside}, rules),
    ]
    for field in ("passed", "passed_since_riichi"):
        if tiles := getattr(win, field):
            faults += _tile_faults({field: tiles}, rules)
    if "rules" in unread:
        faults = [fault for fault in faults if fault.code not in _BY_RULES]
    return faults + contradictions(win, rules, unread)


def _hand_size_faults(win: Win, unread: frozenset[str], sizes: tuple[int, ...]) -> Iterator[Fault]:
    wanted = [size - 3 * len(win.melds) for size in sizes]
    if unread.isdisjoint(("hand", "melds")) and len(win.hand) not in wanted:
        wrong = "{held:concealed tile} {melds}; expected {wanted} (3 fewer per meld; a kan is a meld)"
        detail = Told(wrong, held=len(win.hand), melds=beside_melds(win.melds), wanted=either(wanted))
        yield Fault("hand", "hand_size", detail)


def _size_faults(win: Win, unread: frozenset[str]) -> Iterator[Fault]:
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
            Told(
                "a hand of {held} tiles must hold the winning tile {tile} itself; "
                "send it with {tile}, or send {waiting:tile} without it",
                held=waiting + 1,
                tile=wanted,
                waiting=waiting,
            ),
            (wanted,),
        )


def _size_detail(win: Win, waiting: int) -> Told:
    return Told(
        "{held:concealed tile} {melds}; "
        "expected {waiting} without the winning tile or {full} with it (13 − 3 per meld; a kan is a meld)",
        held=len(win.hand),
        melds=beside_melds(win.melds),
        waiting=waiting,
        full=waiting + 1,
    )


def beside_melds(melds: tuple[Meld, ...]) -> Told:
    """Say how many melds a hand has."""
    return Told("beside {melds:meld}", melds=len(melds)) if melds else Told("without melds")


def _meld_faults(melds: tuple[Meld, ...], rules: RuleSet) -> Iterator[Fault]:
    """Find melds that are no sets, or that nobody can have made."""
    for place, meld in enumerate(melds):
        for code, detail in _judged(meld, rules):
            yield Fault(f"melds/{place}", code, detail, tuple(names(meld.tiles)))


@lru_cache(maxsize=2048)
def _judged(meld: Meld, rules: RuleSet) -> tuple[tuple[str, Told], ...]:
    return tuple(_faults_of(meld, rules))


def _faults_of(meld: Meld, rules: RuleSet) -> Iterator[tuple[str, Told]]:
    if not _is_set(meld):
        yield "not_a_set", Told(_SET_OF[meld.type])
    if meld.type == "chi" and rules.players == 3 and not rules.sanma_chii:
        yield "chi_in_three_player", Told("these three-player rules have no chi")
    if meld.type == "chi" and meld.source not in (None, "left"):
        yield "bad_source", Told("chi takes the discard of the player on the left")
    if meld.source == "across" and rules.players == 3:
        yield "bad_source", Told("a three-player table has nobody across")
    if meld.type == "ankan" and (meld.called is not None or meld.source is not None):
        yield "ankan_is_not_called", Told("an ankan takes no tile from anybody: leave out called and from")
    elif meld.called is not None and meld.called not in meld.tiles:
        yield "called_not_in_meld", Told("the called tile {tile} is not in the meld", tile=TILE_NAMES[meld.called])


_SET_OF = {
    "chi": "chi is three consecutive tiles of one suit",
    "pon": "pon is three equal tiles",
    "daiminkan": "daiminkan is four equal tiles",
    "kakan": "kakan is four equal tiles",
    "ankan": "ankan is four equal tiles",
}


def _is_set(meld: Meld) -> bool:
    kinds = sorted(KIND_OF[tile] for tile in meld.tiles)
    if meld.type == "chi":
        low = kinds[0]
        return low < HONOURS[0] and low % 9 < 7 and kinds == [low, low + 1, low + 2]
    return len(kinds) == (4 if meld.is_kan else 3) and kinds[0] == kinds[-1]


def _indicator_faults(win: Win, rules: RuleSet) -> Iterator[Fault]:
    """Find more indicators than the rules turn."""
    most_dora = MAX_INDICATORS if rules.kan_dora else 1
    most_ura = MAX_INDICATORS if rules.kan_dora and (rules.kan_ura_dora or not rules.ura_dora) else 1
    for field, tiles, most in (
        ("dora_indicators", win.dora_indicators, most_dora),
        ("ura_indicators", win.ura_indicators, most_ura),
    ):
        if len(tiles) > most:
            detail = Told("{held} indicators; these rules turn at most {most}", held=len(tiles), most=most)
            yield Fault(field, "too_many_indicators", detail)
    if 0 < len(win.dora_indicators) < len(win.ura_indicators):
        wrong = "{ura} ura indicators under {dora:dora indicator}"
        detail = Told(wrong, ura=len(win.ura_indicators), dora=len(win.dora_indicators))
        yield Fault("ura_indicators", "too_many_indicators", detail)


def _in_sight(win: Win) -> dict[str, tuple[int, ...]]:
    """All tiles of the hand and its situation by field, none twice and the winning tile only in the hand."""
    return {
        "hand": win.hand,
        **{f"melds/{place}": meld.tiles for place, meld in enumerate(win.melds)},
        "dora_indicators": win.dora_indicators,
        "ura_indicators": win.ura_indicators,
        "north": (NORTH,) * win.north,
        "discards": win.discards or (),
    }


#: A *tally* counts tiles in one ``int``: the kinds, red fives and plain fives, each in a digit of so many bits.
_DIGIT = 16
_DIGITS = len(KINDS) + 2 * len(RED_FIVES)
#: The highest bit of every digit, which is set in a count to which its room was added once there are too many.
_TOO_MANY = sum(1 << _DIGIT * place + _DIGIT - 1 for place in range(_DIGITS))


def _tally_of(tile: int) -> int:
    counted = 1 << _DIGIT * KIND_OF[tile]
    if KIND_OF[tile] in FIVES:
        counted += 1 << _DIGIT * (
            len(KINDS) + FIVES.index(KIND_OF[tile]) + (0 if tile in RED_FIVES else len(RED_FIVES))
        )
    return counted


_TALLY = tuple(_tally_of(tile) for tile in TILES)


@lru_cache(maxsize=256)
def _room(rules: RuleSet) -> int:
    """Say how many the set of the rules has of everything in a tally, as what a count lacks to be one too many."""
    of_kinds = [0 if rules.players == 3 and kind in NOT_IN_SANMA else 4 for kind in KINDS]
    most = (*of_kinds, *rules.red_fives, *(4 - reds for reds in rules.red_fives))
    return sum((1 << _DIGIT - 1) - 1 - copies << _DIGIT * place for place, copies in enumerate(most))


def _tile_faults(in_sight: Mapping[str, tuple[int, ...]], rules: RuleSet) -> Iterator[Fault]:
    """Find tiles that the set of the rules does not have, or not so often.

    :param in_sight: field -> its tiles, no tile twice.
    """
    tally = sum([_TALLY[tile] for tiles in in_sight.values() for tile in tiles])
    if tally + _room(rules) & _TOO_MANY:
        yield from _tile_faults_in_detail(in_sight, rules)


def _tile_faults_in_detail(in_sight: Mapping[str, tuple[int, ...]], rules: RuleSet) -> Iterator[Fault]:
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


def copy_faults(in_sight: Mapping[str, tuple[int, ...]], rules: RuleSet) -> Iterator[Fault]:
    """Find tiles that several hands together have too often.

    :param in_sight: place -> the tiles there, none twice.
    """
    yield from (fault for fault in _tile_faults(in_sight, rules) if fault.code != "no_such_tile")


def tiles_of(win: Win) -> tuple[int, ...]:
    """List all tiles of a hand and its melds, the winning tile only if the hand holds it."""
    return (*win.hand, *(tile for meld in win.melds for tile in meld.tiles), *(NORTH,) * win.north)


def _kind_faults(in_sight: Mapping[str, tuple[int, ...]], kinds: list[int], rules: RuleSet) -> Iterator[Fault]:
    for kind, copies in enumerate(kinds):
        name = TILE_NAMES[kind]
        if copies and kind in NOT_IN_SANMA and rules.players == 3:
            detail = Told("{tile} is not in a three-player set", tile=name)
            yield _tile_fault(in_sight, kind, "no_such_tile", detail)
        elif copies > 4:
            wrong = "{copies} copies of {tile} ({places}); a set has four"
            detail = Told(wrong, copies=copies, tile=name, places=[*_places(in_sight, kind)])
            yield _tile_fault(in_sight, kind, "too_many_copies", detail)


def _red_fault(in_sight: Mapping[str, tuple[int, ...]], red: int, five: int, counts: list[int], reds: int) -> Fault:
    """Report more red fives than there are, or so many plain ones that a red one is missing."""
    if counts[red] > reds:
        detail = Told("{held} of {tile}; these rules have {most}", held=counts[red], tile=TILE_NAMES[red], most=reds)
        return _tile_fault(in_sight, red, "red_five_count", detail)
    detail = Told(
        "{held} plain {tile}; these rules have {most}; write {red} for a red one",
        held=counts[five],
        tile=TILE_NAMES[five],
        most=4 - reds,
        red=TILE_NAMES[red],
    )
    return _tile_fault(in_sight, five, "red_five_count", detail)


def _tile_fault(in_sight: Mapping[str, tuple[int, ...]], tile: int, code: str, detail: Told) -> Fault:
    """Report a fault at the first field that holds a tile of the kind."""
    kind = KIND_OF[tile]
    field = next(name for name, held in in_sight.items() if any(KIND_OF[one] == kind for one in held))
    return Fault(field, code, detail, (TILE_NAMES[tile],))


def _places(in_sight: Mapping[str, tuple[int, ...]], kind: int) -> Iterator[Told]:
    for name, tiles in in_sight.items():
        held = sum(KIND_OF[tile] == kind for tile in tiles)
        if held:
            yield Told("{held} in {place}", held=held, place=name)
