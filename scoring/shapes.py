"""Shapes: every way to read fourteen tiles as a finished hand (S9, S13, S14, S24).

*Division*: the concealed tiles split into runs, triplets and a pair. A suit's splits are worked out once and
remembered by its packed count; a hand's are the products of its suits'.
*Reading*: a division together with the group that the winning tile completed, hence the wait.

Hot path: packed counts and tuples instead of objects, see ``tiles``. May import: ``tiles``.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from scoring.tiles import ALL_KINDS, HONOURS, KINDS, SUITS, YAOCHUU, count, present, units

Form = Literal["standard", "chiitoitsu", "kokushi_musou"]
Wait = Literal["ryanmen", "kanchan", "penchan", "shanpon", "tanki", "kokushi_juusanmen"]

#: Lowest kind of each suit and of the honours, the place of its bits in a packed count, and their mask.
FAMILY_BITS = tuple((family[0], 3 * family[0], (1 << 3 * len(family)) - 1) for family in (*SUITS, HONOURS))

_RUN_STARTS = frozenset(suit[low] for suit in SUITS for low in range(7))

ALL_YAOCHUU = units(YAOCHUU)
#: The bits of a packed count that are not "exactly two of this kind".
_NOT_TWO = ~(ALL_KINDS << 1)


class Part(NamedTuple):
    """One split of the concealed tiles of a family: a pair or -1, and its groups by their lowest kind."""

    pair: int
    runs: tuple[int, ...]
    triplets: tuple[int, ...]


class Reading(NamedTuple):
    """The concealed tiles as a finished hand.

    :ivar pairs: kind of the pair; of all seven in ``chiitoitsu``.
    :ivar runs: lowest kinds of the concealed runs; none but in ``standard``.
    :ivar triplets: kinds of the concealed triplets, one completed by ron included; none but in ``standard``.
    :ivar winning: lowest kind of the group that the winning tile completed.
    """

    form: Form
    pairs: tuple[int, ...]
    runs: tuple[int, ...]
    triplets: tuple[int, ...]
    wait: Wait
    winning: int


@lru_cache(maxsize=32_768)
def parts(first: int, packed: int) -> tuple[Part, ...]:
    """Split the tiles of one family completely into groups and at most one pair, in every way.

    :param first: lowest kind of the family.
    :param packed: packed count of the family, its lowest kind in the lowest bits.
    """
    return tuple(sorted(_splits(first, packed)))


_NOTHING = Part(-1, (), ())


def _splits(first: int, packed: int) -> Iterator[Part]:
    """Use up the lowest kind there is: a pair, a triplet, both or neither, and the rest of it in runs."""
    if not packed:
        yield _NOTHING
        return
    low = ((packed & -packed).bit_length() - 1) // 3
    kind, held = first + low, packed >> 3 * low & 7
    above = packed >> 3 * low + 3
    for pair, triplets, used in ((-1, (), 0), (kind, (), 2), (-1, (kind,), 3), (kind, (kind,), 5)):
        runs = held - used
        if runs < 0 or (runs and (kind not in _RUN_STARTS or (above & 7) < runs or (above >> 3 & 7) < runs)):
            continue
        for rest in parts(first, above - runs * 0o11 << 3 * low + 3):
            if pair < 0 or rest.pair < 0:
                yield Part(max(pair, rest.pair), (kind,) * runs + rest.runs, triplets + rest.triplets)


def divisions(packed: int) -> list[Part]:
    """Split concealed tiles into groups and exactly one pair, in every way (S9)."""
    whole = [_NOTHING]
    for first, shift, mask in FAMILY_BITS:
        own = packed >> shift & mask
        if own:
            whole = [
                _joined(one, other) for one in whole for other in parts(first, own) if one.pair < 0 or other.pair < 0
            ]
    return [part for part in whole if part.pair >= 0]


def _joined(one: Part, other: Part) -> Part:
    return Part(max(one.pair, other.pair), one.runs + other.runs, one.triplets + other.triplets)


def readings(packed: int, win: int) -> Iterator[Reading]:
    """Read concealed tiles, the winning kind ``win`` among them, as a finished hand in every way.

    A reading for each group that the winning tile may have completed. Seven pairs and thirteen orphans need
    all fourteen tiles concealed; four equal tiles are not two pairs (S24).
    """
    for pair, runs, triplets in divisions(packed):
        if pair == win:
            yield Reading("standard", (pair,), runs, triplets, "tanki", pair)
        if win in triplets:
            yield Reading("standard", (pair,), runs, triplets, "shanpon", win)
        for run in dict.fromkeys(runs):
            if run <= win <= run + 2:
                yield Reading("standard", (pair,), runs, triplets, _run_wait(run, win), run)
    if not packed & _NOT_TWO and packed.bit_count() == 7:
        pairs = tuple(kind for kind in KINDS if count(packed, kind))
        yield Reading("chiitoitsu", pairs, (), (), "tanki", win)
    if present(packed) == ALL_YAOCHUU:
        pair = next(kind for kind in YAOCHUU if count(packed, kind) == 2)
        yield Reading("kokushi_musou", (pair,), (), (), "kokushi_juusanmen" if pair == win else "tanki", win)


def _run_wait(run: int, win: int) -> Wait:
    if win == run + 1:
        return "kanchan"
    edge = run % 9 == (6 if win == run else 0)
    return "penchan" if edge else "ryanmen"
