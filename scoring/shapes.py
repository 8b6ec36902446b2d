"""Shapes: every way to read fourteen tiles as a finished hand (S9, S13, S14, S24).

*Layout*: groups and pairs in one ``int``, as three packed counts side by side: of the kinds of pairs, of the lowest
kinds of runs, of the kinds of triplets. Layouts join by addition.
*Split*: the tiles of one family laid out completely. Those of a suit are worked out once and remembered by its
packed count; a hand's are the products of its families'.
*Reading*: a layout together with the group that the winning tile completed, hence the wait.

Hot path: packed counts and layouts instead of objects, see ``tiles``. May import: ``tiles``.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Literal, NamedTuple

from scoring.tiles import ALL_KINDS, HONOURS, KINDS, SUITS, UNIT, YAOCHUU, count, kinds_of, present, units

Form = Literal["standard", "chiitoitsu", "kokushi_musou"]
Wait = Literal["ryanmen", "kanchan", "penchan", "shanpon", "tanki", "kokushi_juusanmen"]

#: Lowest kind of each suit and of the honours, the place of its bits in a packed count, and their mask.
FAMILY_BITS = tuple((family[0], 3 * family[0], (1 << 3 * len(family)) - 1) for family in (*SUITS, HONOURS))
#: Kind -> the row of its own family, and those of the others.
_FAMILIES = tuple(
    (FAMILY_BITS[kind // 9], tuple(row for row in FAMILY_BITS if row[0] != kind // 9 * 9)) for kind in KINDS
)

_RUN_STARTS = frozenset(suit[low] for suit in SUITS for low in range(7))

ALL_YAOCHUU = units(YAOCHUU)
#: The bits of a packed count that are not "exactly two of this kind".
_NOT_TWO = ~(ALL_KINDS << 1)

#: Where the three packed counts of a layout begin, and the bits of one of them.
RUNS, TRIPLETS = 3 * len(KINDS), 6 * len(KINDS)
FIELD = (1 << RUNS) - 1


def groups_of(layout: int) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """List the pairs, runs and triplets of a layout, a run by its lowest kind."""
    return kinds_of(layout & FIELD), kinds_of(layout >> RUNS & FIELD), kinds_of(layout >> TRIPLETS)


class Reading(NamedTuple):
    """The concealed tiles as a finished hand.

    :ivar layout: all groups in ``standard``, otherwise its pairs only.
    :ivar winning: lowest kind of the group that the winning tile completed.
    """

    form: Form
    layout: int
    wait: Wait
    winning: int

    @property
    def pairs(self) -> tuple[int, ...]:
        """Kind of the pair; of all seven in ``chiitoitsu``."""
        return groups_of(self.layout)[0]

    @property
    def runs(self) -> tuple[int, ...]:
        """Lowest kinds of the concealed runs."""
        return groups_of(self.layout)[1]

    @property
    def triplets(self) -> tuple[int, ...]:
        """Kinds of the concealed triplets, one completed by ron included."""
        return groups_of(self.layout)[2]


@lru_cache(maxsize=16_384)
def splits(first: int, packed: int) -> tuple[int, ...]:
    """Lay the tiles of one family out completely as groups and at most one pair, in every way.

    :param first: lowest kind of the family.
    :param packed: packed count of the family, its lowest kind in the lowest bits.
    """
    return tuple(sorted(_splits(first, packed), key=groups_of))


def _splits(first: int, packed: int) -> Iterator[int]:
    """Use up the lowest kind there is: a pair, a triplet, both or neither, and the rest of it in runs."""
    if not packed:
        yield 0
        return
    low = ((packed & -packed).bit_length() - 1) // 3
    kind, held = first + low, packed >> 3 * low & 7
    above = packed >> 3 * low + 3
    for pairs, triplets in product((0, 1), repeat=2):
        runs = held - 2 * pairs - 3 * triplets
        if runs < 0 or (runs and (kind not in _RUN_STARTS or (above & 7) < runs or (above >> 3 & 7) < runs)):
            continue
        lowest = UNIT[kind] * (pairs | runs << RUNS | triplets << TRIPLETS)
        for rest in splits(first, above - runs * 0o11 << 3 * low + 3):
            if not (pairs and rest & FIELD):
                yield lowest + rest


@lru_cache(maxsize=16_384)
def _completed_splits(first: int, packed: int, win: int) -> tuple[tuple[int, Wait, int], ...]:
    """Lay out the family of the winning tile, with each group that it may have completed and its wait."""
    return tuple((layout, *completed) for layout in splits(first, packed) for completed in _completions(layout, win))


def _completions(layout: int, win: int) -> Iterator[tuple[Wait, int]]:
    if layout & UNIT[win]:
        yield "tanki", win
    if layout >> TRIPLETS & UNIT[win]:
        yield "shanpon", win
    for run in range(max(win - 2, 0), win + 1):
        if count(layout >> RUNS, run):
            yield _run_wait(run, win), run


def _run_wait(run: int, win: int) -> Wait:
    if win == run + 1:
        return "kanchan"
    edge = run % 9 == (6 if win == run else 0)
    return "penchan" if edge else "ryanmen"


def divisions(packed: int) -> list[int]:
    """Lay concealed tiles out as groups and exactly one pair, in every way (S9)."""
    families = [splits(first, own) for first, shift, mask in FAMILY_BITS if (own := packed >> shift & mask)]
    return [whole for split in product(*families) if ((whole := sum(split)) & FIELD).bit_count() == 1]


def readings(packed: int, win: int) -> list[Reading]:
    """Read concealed tiles, the winning kind ``win`` among them, as a finished hand in every way.

    A reading for each group that the winning tile may have completed. Seven pairs and thirteen orphans need
    all fourteen tiles concealed; four equal tiles are not two pairs (S24).
    """
    (first, shift, mask), others = _FAMILIES[win]
    rest = [splits(first, own) for first, shift, mask in others if (own := packed >> shift & mask)]
    found = [
        Reading("standard", whole, wait, winning)
        for layout, wait, winning in _completed_splits(first, packed >> shift & mask, win)
        for split in product(*rest)
        if ((whole := sum(split, layout)) & FIELD).bit_count() == 1
    ]
    if not packed & _NOT_TWO and packed.bit_count() == 7:
        found.append(Reading("chiitoitsu", packed >> 1, "tanki", win))
    elif present(packed) == ALL_YAOCHUU:
        pair = packed - ALL_YAOCHUU
        found.append(Reading("kokushi_musou", pair, "kokushi_juusanmen" if pair == UNIT[win] else "tanki", win))
    return found
