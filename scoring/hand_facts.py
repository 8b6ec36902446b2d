"""Hand facts: which facts hold for a win.

``win_facts`` and ``tile_facts`` hold for the whole win, ``reading_facts`` for one reading of it.

Hot path: masks of kinds instead of loops, see ``tiles``. May import: ``tiles``, ``rules``, ``hand``, ``shapes``,
``facts``.
"""

from functools import lru_cache, reduce
from operator import itemgetter, or_
from typing import NamedTuple

from scoring.facts import (
    ALL_GREEN,
    ALL_HONOURS,
    ALL_OUTSIDE,
    ALL_SIMPLES,
    ALL_TERMINALS,
    ALL_YAOCHUU,
    BIG_WHEEL_MAN,
    BIG_WHEEL_PIN,
    BIG_WHEEL_SOU,
    CHANKAN,
    CLOSED,
    DEALER,
    DOUBLE_RIICHI,
    DRAGON_PAIR,
    EXTRA_TILE_WON,
    FIRST_TURN,
    FIVE_FAMILIES,
    FOUR_CALLS,
    FOUR_CONCEALED,
    FOUR_KANS,
    FOUR_RUNS,
    FOUR_TRIPLETS,
    FOUR_WINDS,
    IN_MAN,
    IPPATSU,
    KAN_DISCARD,
    LAST_TILE,
    NINE_GATES,
    ONE_SUIT,
    PLAIN_PAIR,
    RIICHI,
    RIICHI_TILE,
    RINSHAN,
    RON,
    ROUND_WIND,
    RYANMEN,
    SAME_RUN,
    SAME_TRIPLET,
    SEAT_WIND,
    SEVEN_PAIRS,
    SOME_HATSU,
    SOME_HONOURS,
    SOME_RUNS,
    STANDARD,
    STRAIGHT,
    TANKI,
    THIRTEEN_ORPHANS,
    THIRTEEN_SIDED,
    THREE_CONCEALED,
    THREE_DRAGONS,
    THREE_KANS,
    THREE_WINDS,
    TRIPLE_RUN,
    TRIPLET_CHUN,
    TRIPLET_HAKU,
    TRIPLET_HATSU,
    TRIPLETS_IN_A_ROW,
    TSUMO,
    TWIN_RUNS,
    TWO_DRAGONS,
    TWO_TWINS,
    VALUE_NORTH,
    WIND_PAIR,
    WON_ON_1P,
    WON_ON_9P,
)
from scoring.hand import Meld, Win
from scoring.rules import RuleSet
from scoring.shapes import FIELD, RUNS, TRIPLETS, Reading
from scoring.tiles import (
    ALL_KINDS,
    CHUN,
    DRAGONS,
    GREEN,
    HAKU,
    HATSU,
    HONOURS,
    KINDS,
    MAN,
    NORTH,
    PIN,
    SOU,
    SUITS,
    TERMINALS,
    UNIT,
    WINDS,
    YAOCHUU,
    pack_with_reds,
    present,
    units,
)


class Called(NamedTuple):
    """What the melds add to every reading.

    :ivar packed: packed count of all their tiles; ``reds``: how many of those are red.
    :ivar layout: their runs, and their triplets and kans, as in a reading.
    :ivar concealed: how many of them are concealed.
    :ivar facts: facts that follow from the melds alone.
    """

    packed: int
    reds: int
    layout: int
    concealed: int
    facts: int


NOTHING_CALLED = Called(0, 0, 0, 0, CLOSED)
_KAN_COUNT = (0, 0, 0, THREE_KANS, FOUR_KANS)
_OPEN_COUNT = (CLOSED, 0, 0, 0, FOUR_CALLS)


def called(melds: tuple[Meld, ...]) -> Called:
    """Sum up the melds."""
    if not melds:
        return NOTHING_CALLED
    packed = reds = layout = concealed = kans = 0
    for meld in melds:
        tiles, red, group, is_concealed, is_kan = _measured(meld)
        packed += tiles
        reds += red
        layout += group
        concealed += is_concealed
        kans += is_kan
    return Called(packed, reds, layout, concealed, _KAN_COUNT[kans] | _OPEN_COUNT[len(melds) - concealed])


@lru_cache(maxsize=2048)
def _measured(meld: Meld) -> tuple[int, int, int, bool, bool]:
    """Give packed count, red fives and layout of a meld, whether it is concealed, and whether it is a kan."""
    group = UNIT[meld.kind] << (RUNS if meld.type == "chi" else TRIPLETS)
    return *pack_with_reds(meld.tiles), group, not meld.is_open, meld.is_kan


def shown_tiles(win: Win) -> int:
    """Count the tiles of the melds and the extracted norths."""
    return called(win.melds).packed + UNIT[NORTH] * win.north


#: Field of a win that is true -> the facts that follow.
_FLAGS = (
    ("tsumo", TSUMO),
    ("riichi", RIICHI),
    ("double_riichi", RIICHI | DOUBLE_RIICHI),
    ("ippatsu", IPPATSU),
    ("first_turn", FIRST_TURN),
    ("rinshan", RINSHAN),
    ("chankan", CHANKAN),
    ("last_tile", LAST_TILE),
    ("riichi_tile", RIICHI_TILE),
    ("kan_discard", KAN_DISCARD),
)
_flags_of = itemgetter(*(Win._fields.index(name) for name, _ in _FLAGS))


def win_facts(win: Win, rules: RuleSet) -> int:
    """Collect the facts of the situation."""
    facts = _flag_facts(_flags_of(win)) | (0 if win.seat_wind else DEALER)
    if win.offered_by == "north" and rules.sanma_nuki_ron_is_chankan:
        facts |= CHANKAN
    return facts


@lru_cache(maxsize=1024)
def _flag_facts(flags: tuple[bool, ...]) -> int:
    facts = reduce(or_, (fact for flag, (_, fact) in zip(flags, _FLAGS, strict=True) if flag), 0)
    return facts if facts & TSUMO else facts | RON


#: Shifted by so many bits, a rank lies upon the next, 4 upon 1, a suit upon the one before.
_RANK, _THREE_RANKS, _SUIT_BITS = 3, 9, 3 * len(MAN)

_SIMPLE = units(set(KINDS) - YAOCHUU)
_TERMINAL = units(TERMINALS)
_HONOUR = units(HONOURS)
_MAN, _PIN, _SOU, _WINDS, _DRAGONS = map(units, (MAN, PIN, SOU, WINDS, DRAGONS))

#: Mask of the kinds that must be absent -> the fact that follows.
ABSENCES = (
    (units(YAOCHUU), ALL_SIMPLES),
    (_SIMPLE, ALL_YAOCHUU),
    (_SIMPLE | _HONOUR, ALL_TERMINALS),
    (_SIMPLE | _TERMINAL, ALL_HONOURS),
    (units(set(KINDS) - GREEN), ALL_GREEN),
)
#: Mask of kinds of which one must be present -> the fact that follows.
_PRESENCES = ((_HONOUR, SOME_HONOURS), (UNIT[HATSU], SOME_HATSU), (_MAN, IN_MAN))

_WON_ON = {PIN[0]: WON_ON_1P, PIN[8]: WON_ON_9P}

#: 22334455667788 of a suit as a packed count -> the fact.
_BIG_WHEELS = {
    sum(2 * UNIT[kind] for kind in suit[1:8]): fact
    for suit, fact in zip(SUITS, (BIG_WHEEL_MAN, BIG_WHEEL_PIN, BIG_WHEEL_SOU), strict=True)
}
#: 1112345678999 of a suit as a packed count from its lowest kind on, and one tile of each rank.
_GATES = units(MAN) + 2 * UNIT[MAN[0]] + 2 * UNIT[MAN[8]]
_RANK_UNITS = frozenset(UNIT[kind] for kind in MAN)


def tile_facts(concealed: int, melded: int, win: int) -> int:
    """Collect the facts of the tiles, however they are read.

    :param concealed: packed count of the concealed tiles with the winning tile.
    :param melded: packed count of the melds.
    :param win: kind of the winning tile.
    """
    kinds = present(concealed + melded)
    facts = 0
    for mask, fact in ABSENCES:
        if not kinds & mask:
            facts |= fact
    for mask, fact in _PRESENCES:
        if kinds & mask:
            facts |= fact
    suits = (kinds & _MAN != 0) + (kinds & _PIN != 0) + (kinds & _SOU != 0)
    if suits == 1:
        facts |= ONE_SUIT if melded or kinds & _HONOUR else ONE_SUIT | _gate_facts(concealed, win)
    elif suits == 3 and kinds & _WINDS and kinds & _DRAGONS:
        facts |= FIVE_FAMILIES
    return facts | _WON_ON.get(win, 0)


def _gate_facts(concealed: int, win: int) -> int:
    """Look for nine gates and big wheels in concealed tiles of one suit."""
    suit = concealed >> _SUIT_BITS * (win // 9)
    extra = suit - _GATES
    if extra not in _RANK_UNITS:
        return _BIG_WHEELS.get(concealed, 0)
    return NINE_GATES | (EXTRA_TILE_WON if extra == UNIT[win % 9] else 0)


_FORM = {"standard": STANDARD, "chiitoitsu": SEVEN_PAIRS, "kokushi_musou": THIRTEEN_ORPHANS}
_WAIT = {"ryanmen": RYANMEN, "tanki": TANKI, "kokushi_juusanmen": THIRTEEN_SIDED}

#: All three bits of each kind from which a run goes without a terminal.
_INNER_RUNS = 7 * units(suit[low] for suit in SUITS for low in range(1, 6))
_RUN_STARTS = units(suit[low] for suit in SUITS for low in range(7))
_LOW_ENDS = units(suit[0] for suit in SUITS)
#: The bits of a packed count that are set where a kind is held twice or more.
_TWICE = ALL_KINDS << 1 | ALL_KINDS << 2

_TRIPLET = ((HAKU, TRIPLET_HAKU), (HATSU, TRIPLET_HATSU), (CHUN, TRIPLET_CHUN))
_TRIPLET_COUNT = (SOME_RUNS | FOUR_RUNS, SOME_RUNS, SOME_RUNS, SOME_RUNS, FOUR_TRIPLETS)
_CONCEALED_COUNT = (0, 0, 0, THREE_CONCEALED, FOUR_CONCEALED)
_TWIN_COUNT = (0, TWIN_RUNS, TWIN_RUNS | TWO_TWINS)
_DRAGON_COUNT = (0, 0, TWO_DRAGONS, THREE_DRAGONS)
_WIND_COUNT = (0, 0, 0, THREE_WINDS, FOUR_WINDS)


def reading_facts(reading: Reading, melds: Called, win: Win, rules: RuleSet) -> int:
    """Collect the facts of one reading; a triplet completed by ron is not concealed (S7)."""
    form, layout, wait, _ = reading
    facts = _FORM[form] | _WAIT.get(wait, 0)
    if form != "standard":
        return facts
    concealed = (layout >> TRIPLETS).bit_count() + melds.concealed - (wait == "shanpon" and not win.tsumo)
    layout += melds.layout
    pair, runs, triplets = layout & FIELD, layout >> RUNS & FIELD, layout >> TRIPLETS
    facts |= _CONCEALED_COUNT[concealed] | _TRIPLET_COUNT[triplets.bit_count()]
    facts |= _pair_facts(rules, win.round_wind, win.seat_wind)[pair]
    if triplets:
        facts |= _triplet_facts(triplets)
        if triplets & _HONOUR:
            facts |= _honour_facts(triplets & _HONOUR, rules, win.round_wind, win.seat_wind)
    if runs:
        facts |= _run_facts(runs)
    if not (runs & _INNER_RUNS or (triplets | pair) & _SIMPLE):
        facts |= ALL_OUTSIDE
    return facts


def is_value_north(kind: int, rules: RuleSet) -> bool:
    """Say whether a kind is a north that counts as a value tile for everybody (three-player)."""
    return (
        kind == NORTH
        and rules.players == 3
        and (rules.sanma_north == "yakuhai" or rules.sanma_north_set_value == "yakuhai")
    )


@lru_cache(maxsize=1024)
def _pair_facts(rules: RuleSet, round_wind: int, seat_wind: int) -> dict[int, int]:
    """Give the facts that follow from the pair, by its unit."""
    return {UNIT[kind]: _facts_of_pair(kind, rules, round_wind, seat_wind) for kind in KINDS}


def _facts_of_pair(pair: int, rules: RuleSet, round_wind: int, seat_wind: int) -> int:
    if pair < HONOURS[0]:
        return PLAIN_PAIR
    if pair in DRAGONS:
        return DRAGON_PAIR
    valued = pair in (WINDS[round_wind], WINDS[seat_wind]) or is_value_north(pair, rules)
    return WIND_PAIR if valued else WIND_PAIR | PLAIN_PAIR


@lru_cache(maxsize=8192)
def _run_facts(runs: int) -> int:
    kinds = present(runs)
    facts = 0
    if kinds & kinds >> _SUIT_BITS & kinds >> 2 * _SUIT_BITS & _MAN:
        facts |= SAME_RUN
    if kinds & kinds >> _THREE_RANKS & kinds >> 2 * _THREE_RANKS & _LOW_ENDS:
        facts |= STRAIGHT
    return facts | _twin_facts(runs) if runs & _TWICE else facts


def _twin_facts(runs: int) -> int:
    """Tell one pair of equal runs from two, four equal ones being two (S23)."""
    ones, twos, fours = runs & ALL_KINDS, runs >> 1 & ALL_KINDS, runs >> 2 & ALL_KINDS
    pairs = twos.bit_count() + 2 * fours.bit_count()
    return _TWIN_COUNT[pairs] | (TRIPLE_RUN if fours or ones & twos else 0)


@lru_cache(maxsize=8192)
def _triplet_facts(triplets: int) -> int:
    facts = 0
    if triplets & triplets >> _SUIT_BITS & triplets >> 2 * _SUIT_BITS & _MAN:
        facts |= SAME_TRIPLET
    if triplets & triplets >> _RANK & triplets >> 2 * _RANK & _RUN_STARTS:
        facts |= TRIPLETS_IN_A_ROW
    return facts


@lru_cache(maxsize=4096)
def _honour_facts(triplets: int, rules: RuleSet, round_wind: int, seat_wind: int) -> int:
    facts = _DRAGON_COUNT[(triplets & _DRAGONS).bit_count()] | _WIND_COUNT[(triplets & _WINDS).bit_count()]
    for kind, fact in _TRIPLET:
        if triplets & UNIT[kind]:
            facts |= fact
    if triplets & UNIT[WINDS[round_wind]]:
        facts |= ROUND_WIND
    if triplets & UNIT[WINDS[seat_wind]]:
        facts |= SEAT_WIND
    if triplets & UNIT[NORTH] and is_value_north(NORTH, rules):
        facts |= VALUE_NORTH
    return facts
