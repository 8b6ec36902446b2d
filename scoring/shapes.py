"""Shapes: every way to read fourteen tiles as a finished hand (S9, S13, S14, S24).

*Layout*: groups and pairs in one ``int``, as three packed counts side by side: of the kinds of pairs, of the lowest
kinds of runs, of the kinds of triplets. Layouts join by addition.
*Split*: the tiles of one family laid out completely. All splits that there are, of a suit as man and of the honours,
stand in a table made at import; those of a hand are the products of its families'.
*Reading*: a layout together with the group that the winning tile completed, hence the wait.

Hot path: packed counts and layouts instead of objects, see ``tiles``. May import: ``tiles``.
"""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import Literal, NamedTuple

from scoring.tiles import ALL_KINDS, HONOURS, KINDS, MAN, SUITS, UNIT, YAOCHUU, kinds_of, present, units

Form = Literal["standard", "chiitoitsu", "kokushi_musou"]
Wait = Literal["ryanmen", "kanchan", "penchan", "shanpon", "tanki", "kokushi_juusanmen"]

ALL_YAOCHUU = units(YAOCHUU)
#: The bits of a packed count that are not "exactly two of this kind".
_NOT_TWO = ~(ALL_KINDS << 1)
_FOUR_OR_MORE = ALL_KINDS << 2

#: Where the three packed counts of a layout begin, and the bits of one of them.
RUNS, TRIPLETS = 3 * len(KINDS), 6 * len(KINDS)
FIELD = (1 << RUNS) - 1


def groups_of(layout: int) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """List the pairs, runs and triplets of a layout, a run by its lowest kind."""
    return kinds_of(layout & FIELD), kinds_of(layout >> RUNS & FIELD), kinds_of(layout >> TRIPLETS)


#: Some groups, or a pair: their packed count, and their layout.
_Part = tuple[int, int]
#: Packed count of a family, from its lowest kind on -> its splits, in the order of ``groups_of``.
Splits = dict[int, tuple[int, ...]]


def _splits(ranks: range, runs: range) -> Splits:
    """List all splits of a family into at most four groups and at most one pair.

    A kind may be held five times, once more than there are tiles of it, as a hand may wait for the fifth.

    :param ranks: the kinds of the family from 0 on; ``runs``: those at which a run begins.
    """
    pairs = [(0, 0), *((2 * UNIT[rank], UNIT[rank]) for rank in ranks)]
    found: dict[int, list[int]] = {}
    for held, layout in _sets(ranks, runs):
        for two, pair in pairs if _fits(held) else ():
            if _fits(held + two):
                found.setdefault(held + two, []).append(layout + pair)
    return {
        held: tuple(sorted(layouts, key=groups_of) if len(layouts) > 1 else layouts) for held, layouts in found.items()
    }


def _sets(ranks: range, runs: range) -> Iterator[_Part]:
    """Combine up to four groups in every way: each triplet once at most."""
    triplet_parts = [(3 * UNIT[rank], UNIT[rank] << TRIPLETS) for rank in ranks]
    run_parts = [(0o111 * UNIT[rank], UNIT[rank] << RUNS) for rank in runs]
    for number in range(5):
        for triplets in combinations(triplet_parts, number):
            for more in range(5 - number):
                for chosen in combinations_with_replacement(run_parts, more):
                    parts = triplets + chosen
                    yield sum([held for held, _ in parts]), sum([layout for _, layout in parts])


def _fits(packed: int) -> bool:
    """Say whether no kind is held six or seven times."""
    return not packed & packed << 1 & _FOUR_OR_MORE


class Family(NamedTuple):
    """A suit, or the honours.

    :ivar shift: the place of its bits in a packed count; ``mask``: as many bits.
    :ivar units: each kind, and its unit counted from the lowest kind on.
    """

    shift: int
    mask: int
    units: tuple[tuple[int, int], ...]
    splits: Splits


def _family(kinds: range, splits: Splits) -> Family:
    return Family(3 * kinds[0], (1 << 3 * len(kinds)) - 1, tuple(zip(kinds, UNIT, strict=False)), splits)


_SUIT_SPLITS = _splits(range(len(MAN)), range(len(MAN) - 2))
FAMILIES = (*(_family(suit, _SUIT_SPLITS) for suit in SUITS), _family(HONOURS, _splits(range(len(HONOURS)), range(0))))

_RUN_STARTS = frozenset(suit[low] for suit in SUITS for low in range(7))


def _run_wait(run: int, win: int) -> Wait:
    if win == run + 1:
        return "kanchan"
    edge = run % 9 == (6 if win == run else 0)
    return "penchan" if edge else "ryanmen"


#: Winning kind -> the groups that it can complete: their bits in a layout, the wait, their lowest kind.
_COMPLETED: tuple[tuple[tuple[int, Wait, int], ...], ...] = tuple(
    (
        (7 * UNIT[win], "tanki", win),
        (7 * UNIT[win] << TRIPLETS, "shanpon", win),
        *((7 * UNIT[run] << RUNS, _run_wait(run, win), run) for run in sorted(_RUN_STARTS) if run <= win <= run + 2),
    )
    for win in KINDS
)


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


def divisions(packed: int) -> list[int]:
    """Lay concealed tiles out as groups and exactly one pair, in every way (S9)."""
    sure, others = 0, [0]
    for shift, mask, _, splits in FAMILIES:
        if held := packed >> shift & mask:
            layouts = splits.get(held, ())
            if len(layouts) == 1:
                sure += layouts[0] << shift
            else:
                others = [other + (layout << shift) for other in others for layout in layouts]
    return [whole for other in others if ((whole := sure + other) & FIELD).bit_count() == 1]


def readings(packed: int, win: int) -> list[Reading]:
    """Read concealed tiles, the winning kind ``win`` among them, as a finished hand in every way.

    A reading for each group that the winning tile may have completed. Seven pairs and thirteen orphans need
    all fourteen tiles concealed; four equal tiles are not two pairs (S24).
    """
    found = [
        Reading("standard", layout, wait, winning)
        for layout in divisions(packed)
        for bits, wait, winning in _COMPLETED[win]
        if layout & bits
    ]
    if not packed & _NOT_TWO and packed.bit_count() == 7:
        found.append(Reading("chiitoitsu", packed >> 1, "tanki", win))
    elif not found and present(packed) == ALL_YAOCHUU:
        pair = packed - ALL_YAOCHUU
        found.append(Reading("kokushi_musou", pair, "kokushi_juusanmen" if pair == UNIT[win] else "tanki", win))
    return found
