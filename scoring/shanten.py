"""Shanten (向聴数): how many exchanges a hand is from tenpai, and which draws bring it closer.

A *block* is a part of the hand that makes groups only within itself: a suit, or the honours.
Its *needs* are ten numbers: how few tiles must join it before it contains 0, 1, … 4 groups,
then the same with a pair beside them. Nothing may need a fifth tile of a kind.
Two blocks together need the least that any way to share groups and pair between them leaves.

All 448,480 blocks that a hand can hold, and all that can be joined from them, have only 180 different needs.
So needs go by a number that fits in a byte, their *class*, and to join two blocks is one look at a square.
``shanten_table.bin`` holds, compressed, what ``tools/make_shanten_table.py`` worked out once:

* the number of classes, then the ten needs of each;
* the square: the class of each two classes joined;
* the class of every suit, then of all honours, in the order that ``Table`` describes.

Hands are ``int`` and tables ``bytes`` because one question about fourteen tiles looks up some 500 hands.
The idea of distances by suit is tomohxx's (https://github.com/tomohxx/shanten-number).

May import: ``tiles``.
"""

import zlib
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from scoring.tiles import ALL_KINDS, HONOURS, KINDS, MAN, NOT_IN_SANMA, PIN, SOU, UNIT, YAOCHUU, present, units

TABLE_FILE = Path(__file__).with_name("shanten_table.bin")

MOST_TILES = 14
NEEDS = 10  # 0-4 groups without a pair, 0-4 groups with one
#: A block is looked up in two parts: its five lower ranks, and the upper ranks of a suit or of the honours.
LOWER, UPPER, UPPER_HONOURS = 5, 4, 2

#: What a block can make: runs and triplets; triplets; triplets of its first and ninth rank.
SUIT, TRIPLETS, TERMINALS = range(3)

_ORPHANS = units(YAOCHUU)
_IN_PLAY = {3: ALL_KINDS - units(NOT_IN_SANMA), 4: ALL_KINDS}


class Shanten(NamedTuple):
    """Shanten by form: -1 complete, 0 tenpai; ``None`` for a form that melds rule out."""

    standard: int
    chiitoitsu: int | None
    kokushi_musou: int | None

    @property
    def best(self) -> int:
        """The shanten of the nearest form."""
        return min([distance for distance in self if distance is not None])


class Outlook(NamedTuple):
    """What a hand without its draw can hope for: its best shanten, and the kinds that lower it, in order."""

    shanten: int
    accepts: list[int]


class Block:
    """A family of kinds that makes groups only within itself."""

    def __init__(self, makes: int, kinds: Sequence[int]) -> None:
        """Note where the block begins in a packed count, and the unit of each of its kinds from there."""
        self.makes = makes
        self.shift = 3 * kinds[0]
        self.draws = [(kind, UNIT[kind] >> self.shift) for kind in kinds]

    def of(self, packed: int) -> int:
        """Cut the block out of a hand."""
        return packed >> self.shift & 0o777777777


_OTHERS = (Block(SUIT, PIN), Block(SUIT, SOU), Block(TRIPLETS, HONOURS))
#: By number of players: a set without 2m-8m has no run of man, so that 1m and 9m are like two more honours.
BLOCKS = {3: (Block(TERMINALS, (MAN[0], MAN[8])), *_OTHERS), 4: (Block(SUIT, MAN), *_OTHERS)}


class Table(NamedTuple):
    """The table file, opened.

    ``classes`` has a row for each upper part of a block, and in it a place for each lower part, both in the
    order of ``parts``. A row ends where the block would pass fourteen tiles.
    """

    goals: list[bytes]
    """Number of melds -> class of the whole hand -> tiles that it needs."""
    joined: list[bytes]
    """Class -> class -> class of both joined."""
    classes: bytes
    rows: list[dict[int, int]]
    """What the block makes -> its upper part -> where in ``classes`` the row begins."""
    columns: dict[int, int]
    """Lower part -> place in the row."""

    def class_of(self, makes: int, held: int) -> int:
        """Look up a block that holds these tiles."""
        return self.classes[self.rows[makes][held >> 15] + self.columns[held & 0o77777]]


def parts(ranks: int) -> list[tuple[int, int]]:
    """List what so many ranks can hold: (number of tiles, packed count), fewest tiles first.

    >>> parts(1)
    [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]
    """
    counts = [held for held in product(range(5), repeat=ranks) if sum(held) <= MOST_TILES]
    return sorted((sum(held), sum([n << 3 * rank for rank, n in enumerate(held)])) for held in counts)


def _rows(columns: list[tuple[int, int]]) -> list[dict[int, int]]:
    """Lay the rows of all suits, then of all honours, behind one another, and say where each begins."""
    fitting = [sum(held <= room for held, _ in columns) for room in range(MOST_TILES + 1)]
    rows: list[dict[int, int]] = [{}, {}]
    begin = 0
    for row, ranks in zip(rows, (UPPER, UPPER_HONOURS), strict=True):
        for held, upper in parts(ranks):
            row[upper] = begin
            begin += fitting[MOST_TILES - held]
    # 1m is looked up as the first honour, 9m as the sixth. The other five change nothing: what they would
    # make from nothing, kinds that are in play make just as cheaply, and there are always some left.
    return [*rows, {nines << 9: rows[TRIPLETS][nines] for nines in range(5)}]


@cache
def table() -> Table:
    """Open the table file, once; that takes some ten milliseconds."""
    content = zlib.decompress(TABLE_FILE.read_bytes())
    size, square = content[0], 1 + NEEDS * content[0]
    columns = parts(LOWER)
    return Table(
        goals=[content[NEEDS - melds : square : NEEDS] for melds in range(5)],
        joined=[content[begin : begin + size] for begin in range(square, square + size * size, size)],
        classes=content[square + size * size :],
        rows=_rows(columns),
        columns={lower: place for place, (_, lower) in enumerate(columns)},
    )


def shanten(packed: int, melds: int = 0, players: int = 4) -> Shanten:
    """Measure a hand of 13 or 14 tiles, three fewer for each meld, that a set of so many players can deal.

    What only a fifth tile of a kind held four times would complete is not tenpai (rule ``karaten``):
    ``1111m 123p 456p 789p`` is at 1. Tiles in melds are not looked at.

    >>> from scoring.tiles import pack
    >>> shanten(pack([0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8]))
    Shanten(standard=0, chiitoitsu=4, kokushi_musou=10)
    """
    return _measure(packed, melds, _classes(packed, players))


def accepts(packed: int, melds: int = 0, players: int = 4) -> list[int]:
    """List the kinds that lower the shanten of a hand of 13 tiles, three fewer for each meld.

    A kind is in the list exactly if drawing it lowers ``shanten(...).best``; a kind held four times never is.
    """
    return outlook(packed, melds, players).accepts


def discards(packed: int, melds: int = 0, players: int = 4) -> dict[int, Outlook]:
    """Say what each discard leaves of a hand of 14 tiles, three fewer for each meld."""
    return {kind: outlook(packed - UNIT[kind], melds, players) for kind in _kinds(present(packed))}


def outlook(packed: int, melds: int = 0, players: int = 4) -> Outlook:
    """Say how far a hand of 13 tiles is, three fewer for each meld, and which kinds bring it closer."""
    classes = _classes(packed, players)
    distances = _measure(packed, melds, classes)
    best = distances.best
    accepted: set[int] = set()
    if distances.standard == best:
        accepted.update(_standard_accepts(packed, melds, players, classes))
    if distances.chiitoitsu == best:
        accepted.update(_kinds(_chiitoitsu_accepts(packed) & _IN_PLAY[players]))
    if distances.kokushi_musou == best:
        accepted.update(_kinds(_kokushi_musou_accepts(packed)))
    return Outlook(best, sorted(accepted))


def _kinds(mask: int) -> list[int]:
    return [kind for kind in KINDS if mask & UNIT[kind]]


def _classes(packed: int, players: int) -> list[int]:
    return [table().class_of(block.makes, block.of(packed)) for block in BLOCKS[players]]


def _measure(packed: int, melds: int, classes: list[int]) -> Shanten:
    man, pin, sou, honours = classes
    joined, goal = table().joined, table().goals[melds]
    standard = goal[joined[joined[man][pin]][joined[sou][honours]]] - 1
    others = (None, None) if melds else (_chiitoitsu(packed), _kokushi_musou(packed))
    return Shanten(standard, *others)


def _standard_accepts(packed: int, melds: int, players: int, classes: list[int]) -> list[int]:
    """Try each draw in its block, beside the other three blocks joined."""
    man, pin, sou, honours = classes
    joined, goal = table().joined, table().goals[melds]
    low, high = joined[man][pin], joined[sou][honours]
    missing = goal[joined[low][high]]
    others = (joined[pin][high], joined[man][high], joined[low][honours], joined[low][sou])
    accepted: list[int] = []
    for block, other in zip(BLOCKS[players], others, strict=True):
        beside = joined[other]
        accepted += [kind for kind, drawn in _draws(block, block.of(packed)) if goal[beside[drawn]] < missing]
    return accepted


@lru_cache(maxsize=1 << 10)
def _draws(block: Block, held: int) -> tuple[tuple[int, int], ...]:
    """List what a block can draw: (kind, class of the block with it).

    The cache is for the discards of one hand, most of which leave a block as it was.
    """
    class_of, makes = table().class_of, block.makes
    return tuple([(kind, class_of(makes, held + unit)) for kind, unit in block.draws if not held & unit << 2])


def _pairs(packed: int) -> int:
    """Reduce a packed count to one bit for each kind it holds at least twice."""
    return (packed >> 1 | packed >> 2) & ALL_KINDS


def _chiitoitsu(packed: int) -> int:
    """七対子: pairs of seven different kinds, so four of a kind are one pair."""
    return 6 - _pairs(packed).bit_count() + max(0, 7 - present(packed).bit_count())


def _chiitoitsu_accepts(packed: int) -> int:
    """Any kind held once, and a new one while there are fewer than seven."""
    held = present(packed)
    new = ALL_KINDS & ~held if held.bit_count() < 7 else 0
    return held & ~_pairs(packed) | new


def _kokushi_musou(packed: int) -> int:
    """国士無双: each terminal and honour, and one of them twice."""
    return 13 - (present(packed) & _ORPHANS).bit_count() - (_pairs(packed) & _ORPHANS > 0)


def _kokushi_musou_accepts(packed: int) -> int:
    """Any orphan not held; without a pair, any of the thirteen."""
    return _ORPHANS & ~present(packed) if _pairs(packed) & _ORPHANS else _ORPHANS
