"""Outlines: arrangements of groups and a pair that only local yaku ask for.

An *outline* is a reading as one ``int``, three bits a kind: the lowest for a triplet or kan of it, the middle one for
a pair, the highest for a run that begins there. A hand has what an outline says if it has all its bits.

May import: ``tiles``, ``hand``, ``shapes``, ``facts``.
"""

from collections.abc import Iterable, Iterator
from itertools import permutations

from scoring.facts import (
    BRIDGE,
    CENTRE_OF_STRAIGHT,
    DRAGONS_AND_BALL,
    EQUAL_TWINS,
    FLOWER_BIRD_WIND_MOON,
    FOUR_BY_TWO,
    FOUR_EQUAL_RUNS,
    FOUR_HONOURS,
    FOUR_IN_A_ROW,
    MIRRORED_RUNS,
    MIRRORED_TRIPLETS,
    NARROW_WAIT,
    STRAIGHT_EAST_NORTH,
    STRAIGHT_OF_SUITS,
    STRAIGHT_OUTSIDE,
    STRAIGHT_TERMINALS,
    SUITS_BY_FOUR,
    SUITS_BY_ONE,
    SUITS_BY_THREE,
    SUITS_BY_TWO,
    TRIPLETS_AND_PAIR,
    TRIPLETS_BY_FOUR,
    TRIPLETS_BY_THREE,
    TRIPLETS_BY_TWO,
    WIND_FLOWER_SNOW_MOON,
)
from scoring.hand import Meld
from scoring.shapes import Reading
from scoring.tiles import (
    ALL_KINDS,
    EAST,
    HAKU,
    HONOURS,
    KINDS,
    MAN,
    NORTH,
    PIN,
    SOU,
    SUITS,
    YAOCHUU,
    units,
)

_PAIR, _RUN = 2, 4


def pairs(kinds: Iterable[int]) -> int:
    """Outline pairs."""
    return _PAIR * units(kinds)


def runs(lows: Iterable[int]) -> int:
    """Outline runs, each by its lowest kind."""
    return _RUN * units(lows)


def runs_of(reading: Reading, melds: tuple[Meld, ...]) -> list[int]:
    """List the runs of a reading with its melds by their lowest kinds, in order."""
    return sorted([*reading.runs, *(meld.kind for meld in melds if meld.type == "chi")])


def outline_of(reading: Reading, melds: tuple[Meld, ...]) -> int:
    """Outline a reading with its melds."""
    triplets = units(reading.triplets) + units(meld.kind for meld in melds if meld.type != "chi")
    return triplets | pairs(reading.pairs) | runs(set(runs_of(reading, melds)))


def holds(outline: int, part: int) -> bool:
    """Say whether all of an outline is in another."""
    return outline & part == part


def _of_one_suit(step: int, sets: int = 3) -> Iterator[int]:
    """Outline triplets of one suit, a step apart."""
    for suit in SUITS:
        for low in range(9 - step * (sets - 1)):
            yield units(suit[low + step * place] for place in range(sets))


def _of_three_suits(step: int) -> Iterator[int]:
    """Outline triplets of three suits, a step apart."""
    for first, second, third in permutations(SUITS):
        for low in range(9 - 2 * step):
            yield units((first[low], second[low + step], third[low + 2 * step]))


def _mirrored_triplets() -> Iterator[int]:
    for one, other in ((MAN, PIN), (MAN, SOU), (PIN, SOU)):
        for high in range(1, 9):
            for low in range(high):
                yield units((one[low], one[high], other[low], other[high]))


def _triplets_and_pair() -> Iterator[int]:
    for pair, one, other in ((MAN, PIN, SOU), (PIN, MAN, SOU), (SOU, MAN, PIN)):
        for rank in range(9):
            yield units((one[rank], other[rank])) | pairs([pair[rank]])


def _straights_of_suits() -> Iterator[int]:
    for first, second, third in permutations(SUITS):
        yield runs((first[0], second[3], third[6]))


#: Lowest kind of 456 -> 123 456 789 of its suit.
_STRAIGHTS = {suit[3]: runs((suit[0], suit[3], suit[6])) for suit in SUITS}


def _straights_with_winds() -> Iterator[int]:
    for straight in _STRAIGHTS.values():
        yield straight | units([EAST]) | pairs([NORTH])
        yield straight | units([NORTH]) | pairs([EAST])


#: Fact -> the outlines of which a hand must have one.
_OUTLINES: tuple[tuple[int, Iterable[int]], ...] = (
    (SUITS_BY_ONE, _of_three_suits(1)),
    (SUITS_BY_TWO, _of_three_suits(2)),
    (SUITS_BY_THREE, _of_three_suits(3)),
    (SUITS_BY_FOUR, _of_three_suits(4)),
    (TRIPLETS_BY_TWO, _of_one_suit(2)),
    (TRIPLETS_BY_THREE, _of_one_suit(3)),
    (TRIPLETS_BY_FOUR, _of_one_suit(4)),
    (FOUR_IN_A_ROW, _of_one_suit(1, sets=4)),
    (FOUR_BY_TWO, _of_one_suit(2, sets=4)),
    (MIRRORED_TRIPLETS, _mirrored_triplets()),
    (TRIPLETS_AND_PAIR, _triplets_and_pair()),
    (STRAIGHT_OF_SUITS, _straights_of_suits()),
    (STRAIGHT_EAST_NORTH, _straights_with_winds()),
    (BRIDGE, [runs((suit[0], suit[2], suit[4], suit[6])) for suit in SUITS]),
)
_PARTS = [(part, fact, (part & ALL_KINDS).bit_count()) for fact, parts in _OUTLINES for part in parts]

#: How many triplets a hand has -> the outlines that it can have, each with its fact.
_POSSIBLE = [
    [(part, fact) for part, fact, needed in _PARTS if needed <= triplets and part.bit_count() - needed <= 5 - triplets]
    for triplets in range(5)
]


def group_facts(outline: int, reading: Reading, melds: tuple[Meld, ...]) -> int:
    """Collect the facts of four groups and a pair."""
    facts = NARROW_WAIT if reading.wait in ("kanchan", "penchan") else 0
    for part, fact in _POSSIBLE[(outline & ALL_KINDS).bit_count()]:
        if outline & part == part:
            facts |= fact
    lows = runs_of(reading, melds)
    if len(lows) == 4:
        facts |= _four_run_facts(lows, outline)
    return facts | _straight_facts(outline, reading, lows)


def _four_run_facts(lows: list[int], outline: int) -> int:
    """Look at four runs, given in order: whether the last two repeat the first two, in the same suit or another."""
    first, second, third, fourth = lows
    apart = third - first
    if apart % 9 or fourth - second != apart or first // 9 != second // 9:
        return 0
    facts = MIRRORED_RUNS if apart else FOUR_EQUAL_RUNS
    if first == second:
        facts |= EQUAL_TWINS
    if apart == SOU[0] and second - first >= 3 and outline & pairs(PIN):
        facts |= DRAGONS_AND_BALL
    return facts


_HONOURS = pairs(HONOURS) | units(HONOURS)
_SIMPLE = set(KINDS) - YAOCHUU
#: Groups and pairs without a terminal or honour.
_INNER = units(_SIMPLE) | pairs(_SIMPLE) | runs(suit[low] for suit in SUITS for low in range(1, 6))


def _straight_facts(outline: int, reading: Reading, lows: list[int]) -> int:
    middle = next((low for low, straight in _STRAIGHTS.items() if holds(outline, straight)), None)
    if middle is None:
        return 0
    facts = 0
    if reading.wait == "kanchan" and reading.winning == middle:
        facts |= CENTRE_OF_STRAIGHT
    if outline & _INNER == runs([middle]) and lows.count(middle) == 1:
        facts |= STRAIGHT_OUTSIDE if outline & _HONOURS else STRAIGHT_TERMINALS
    return facts


#: Fact -> the triplets that a hand must have besides one of the round or seat wind.
_WITH_A_WIND = (
    (FLOWER_BIRD_WIND_MOON, units((PIN[4], SOU[0], PIN[0]))),
    (WIND_FLOWER_SNOW_MOON, units((PIN[4], HAKU, PIN[0]))),
)


def honour_facts(outline: int, own_winds: Iterable[int]) -> int:
    """Collect the facts of triplets of honours.

    :param own_winds: the kinds of the round wind and the seat wind.
    """
    facts = FOUR_HONOURS if (outline & units(HONOURS)).bit_count() == 4 else 0
    if outline & units(set(own_winds)):
        facts |= sum(fact for fact, part in _WITH_A_WIND if holds(outline, part))
    return facts
