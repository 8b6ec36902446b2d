"""Shapes: every way to read fourteen tiles as a finished hand (S9, S13, S14, S24).

*Layout*: groups and pairs in one ``int``, as three packed counts side by side: of the kinds of pairs, of the lowest
kinds of runs, of the kinds of triplets. Layouts join by addition.
*Split*: the tiles of one family laid out completely. Those of a suit are worked out once, as man, and remembered
by its packed count; a hand's are the products of its families'.
*Reading*: a layout together with the group that the winning tile completed, hence the wait.

Hot path: packed counts and layouts instead of objects, see ``tiles``. May import: ``tiles``.
"""

from functools import lru_cache
from itertools import product
from typing import Literal, NamedTuple

from scoring.tiles import ALL_KINDS, HONOURS, KINDS, MAN, SUITS, UNIT, YAOCHUU, count, kinds_of, lowest, present, units

Form = Literal["standard", "chiitoitsu", "kokushi_musou"]
Wait = Literal["ryanmen", "kanchan", "penchan", "shanpon", "tanki", "kokushi_juusanmen"]

#: All bits in a packed count of each suit and of the honours, the families.
FAMILIES = tuple(7 * units(family) for family in (*SUITS, HONOURS))
#: Kind -> the bits of its own family, and those of the others.
_FAMILY_OF = tuple((FAMILIES[kind // 9], tuple(set(FAMILIES) - {FAMILIES[kind // 9]})) for kind in KINDS)

_SUIT_BITS = 3 * len(MAN)
_RUN_STARTS = frozenset(suit[low] for suit in SUITS for low in range(7))

ALL_YAOCHUU = units(YAOCHUU)
#: The bits of a packed count that are not "exactly two of this kind".
_NOT_TWO = ~(ALL_KINDS << 1)

#: Where the three packed counts of a layout begin, and the bits of one of them.
RUNS, TRIPLETS = 3 * len(KINDS), 6 * len(KINDS)
FIELD = (1 << RUNS) - 1

#: Copies of a kind -> the ways to use them up with runs that begin at it, as layout and packed count from it on.
_WAYS = tuple(
    tuple(
        (pairs | runs << RUNS | triplets << TRIPLETS, copies + 0o110 * runs, runs)
        for pairs, triplets in product((0, 1), repeat=2)
        if (runs := copies - 2 * pairs - 3 * triplets) >= 0
    )
    for copies in range(8)
)


def _run_wait(run: int, win: int) -> Wait:
    if win == run + 1:
        return "kanchan"
    edge = run % 9 == (6 if win == run else 0)
    return "penchan" if edge else "ryanmen"


#: Winning kind -> the groups that it can complete: their place in a layout, the wait, their lowest kind.
_COMPLETED: tuple[tuple[tuple[int, Wait, int], ...], ...] = tuple(
    (
        (3 * win, "tanki", win),
        (3 * win + TRIPLETS, "shanpon", win),
        *((3 * run + RUNS, _run_wait(run, win), run) for run in sorted(_RUN_STARTS) if run <= win <= run + 2),
    )
    for win in KINDS
)


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
def splits(held: int) -> tuple[int, ...]:
    """Lay the tiles of one family out completely as groups and at most one pair, in every way.

    :param held: packed count of the hand without the other families; at least one tile.
    """
    suit = lowest(held) // len(MAN)
    if suit == HONOURS[0] // len(MAN):
        return _splits(held)
    return tuple(layout << suit * _SUIT_BITS for layout in _splits(held >> suit * _SUIT_BITS))


@lru_cache(maxsize=16_384)
def _splits(held: int) -> tuple[int, ...]:
    """Use up the lowest kind in every way, and split the rest."""
    if not held:
        return (0,)
    kind = lowest(held)
    unit, most_runs = UNIT[kind], min(count(held, kind + 1), count(held, kind + 2)) if kind in _RUN_STARTS else 0
    found = []
    for layout, tiles, runs in _WAYS[count(held, kind)]:
        if runs <= most_runs:
            has_pair = layout & FIELD
            rests = _splits(held - unit * tiles)
            found += [unit * layout + rest for rest in rests if not (has_pair and rest & FIELD)]
    return tuple(sorted(found, key=groups_of)) if len(found) > 1 else tuple(found)


@lru_cache(maxsize=16_384)
def _completed_splits(held: int, win: int) -> tuple[tuple[int, Wait, int], ...]:
    """Lay out the family of the winning tile, with each group that it may have completed and its wait."""
    return tuple(
        [
            (layout, wait, group)
            for layout in splits(held)
            for place, wait, group in _COMPLETED[win]
            if layout >> place & 7
        ]
    )


def divisions(packed: int) -> list[int]:
    """Lay concealed tiles out as groups and exactly one pair, in every way (S9)."""
    families = [splits(held) for family in FAMILIES if (held := packed & family)]
    return [whole for split in product(*families) if ((whole := sum(split)) & FIELD).bit_count() == 1]


def readings(packed: int, win: int) -> list[Reading]:
    """Read concealed tiles, the winning kind ``win`` among them, as a finished hand in every way.

    A reading for each group that the winning tile may have completed. Seven pairs and thirteen orphans need
    all fourteen tiles concealed; four equal tiles are not two pairs (S24).
    """
    own, others = _FAMILY_OF[win]
    rest = [splits(held) for family in others if (held := packed & family)]
    found = [
        Reading("standard", whole, wait, winning)
        for layout, wait, winning in _completed_splits(packed & own, win)
        for split in product(*rest)
        if ((whole := sum(split, layout)) & FIELD).bit_count() == 1
    ]
    if not packed & _NOT_TWO and packed.bit_count() == 7:
        found.append(Reading("chiitoitsu", packed >> 1, "tanki", win))
    elif not found and present(packed) == ALL_YAOCHUU:
        pair = packed - ALL_YAOCHUU
        found.append(Reading("kokushi_musou", pair, "kokushi_juusanmen" if pair == UNIT[win] else "tanki", win))
    return found
