"""Tiles (牌): their kinds, names, families and the dora that follow them.

A *kind* is an ``int`` from 0 to 33 in the order 1m-9m, 1p-9p, 1s-9s, 1z-7z.
A *tile* is an ``int`` from 0 to 36: a kind, or a red five, 34 = ``0m``, 35 = ``0p``, 36 = ``0s``.
A *seat* is an ``int``: 0 = east, 1 = south, 2 = west, 3 = north; the seat on the right plays next.

A *packed count* holds how many tiles of each kind there are in one ``int``, three bits a kind, 1m lowest.
A hand then adds up, compares and splits by suit without a loop; it holds at most seven of a kind.

May import: nothing.
"""

from collections.abc import Iterable
from functools import lru_cache

KINDS = range(34)
TILES = range(37)

MAN, PIN, SOU, HONOURS = range(0, 9), range(9, 18), range(18, 27), range(27, 34)
SUITS = (MAN, PIN, SOU)
EAST, SOUTH, WEST, NORTH, HAKU, HATSU, CHUN = HONOURS
WINDS = (EAST, SOUTH, WEST, NORTH)
DRAGONS = (HAKU, HATSU, CHUN)

RED_FIVES = (34, 35, 36)
FIVES = (MAN[4], PIN[4], SOU[4])

TILE_NAMES = tuple(f"{kind % 9 + 1}{'mpsz'[kind // 9]}" for kind in KINDS) + ("0m", "0p", "0s")
TILE_OF_NAME = {name: tile for tile, name in enumerate(TILE_NAMES)}

#: Tile -> kind: a red five is a five of its suit.
KIND_OF: tuple[int, ...] = (*KINDS, *FIVES)

TERMINALS = frozenset(suit[end] for suit in SUITS for end in (0, 8))
YAOCHUU = TERMINALS | frozenset(HONOURS)
GREEN = frozenset(SOU[rank] for rank in (1, 2, 3, 5, 7)) | {HATSU}

#: Kinds that a three-player set leaves out (S105).
NOT_IN_SANMA = frozenset(MAN[1:8])

SEAT_NAMES = ("east", "south", "west", "north")


def _next_in(*families: Iterable[int]) -> tuple[int, ...]:
    following: dict[int, int] = {}
    for family in map(tuple, families):
        following.update(zip(family, family[1:] + family[:1], strict=True))
    return tuple(following[kind] for kind in KINDS)


#: Kind of an indicator -> kind of its dora (S91).
DORA_OF = _next_in(MAN, PIN, SOU, WINDS, DRAGONS)
#: The same in a set without 2m-8m, where 1m points to 9m (S91, S110).
DORA_OF_SANMA = (MAN[8], *DORA_OF[1:])

#: Kind -> its unit in a packed count.
UNIT = tuple(1 << 3 * kind for kind in KINDS)
#: Tile -> the unit of its kind.
UNIT_OF_TILE = tuple(UNIT[kind] for kind in KIND_OF)
#: One bit, the lowest of three, for each kind.
ALL_KINDS = sum(UNIT)

_RED_BITS = 3 * len(KINDS)
_ALL_COUNTS = (1 << _RED_BITS) - 1
#: Tile -> the unit of its kind, and above those of all kinds one for a red five.
_UNIT_AND_RED = tuple(UNIT_OF_TILE[tile] + ((tile in RED_FIVES) << _RED_BITS) for tile in TILES)


def pack(tiles: Iterable[int]) -> int:
    """Count tiles by kind into a packed count; at most seven of a kind.

    >>> oct(pack([0, 0, 1, 34]))
    '0o10012'
    """
    return sum([UNIT_OF_TILE[tile] for tile in tiles])


def pack_with_reds(tiles: Iterable[int]) -> tuple[int, int]:
    """Count tiles by kind into a packed count, and red fives by themselves.

    >>> pack_with_reds([0, 0, 34]) == (pack([0, 0, 34]), 1)
    True
    """
    packed = sum([_UNIT_AND_RED[tile] for tile in tiles])
    return packed & _ALL_COUNTS, packed >> _RED_BITS


def count(packed: int, kind: int) -> int:
    """Say how many tiles of a kind a packed count holds."""
    return packed >> 3 * kind & 7


def present(packed: int) -> int:
    """Reduce a packed count to one bit, ``UNIT[kind]``, for each kind it holds."""
    return (packed | packed >> 1 | packed >> 2) & ALL_KINDS


def lowest(packed: int) -> int:
    """Name the lowest kind that a packed count holds."""
    return ((packed & -packed).bit_length() - 1) // 3


@lru_cache(maxsize=4096)
def kinds_of(packed: int) -> tuple[int, ...]:
    """List the kinds of a packed count in order, each as often as it is held."""
    kinds = []
    while packed:
        kinds.append(lowest(packed))
        packed -= UNIT[kinds[-1]]
    return tuple(kinds)


def units(kinds: Iterable[int]) -> int:
    """Make the mask, one bit a kind, of a family of kinds."""
    return sum(UNIT[kind] for kind in kinds)


def names(tiles: Iterable[int]) -> list[str]:
    """Give the canonical names of tiles: ``1m`` … ``7z``, red fives ``0m 0p 0s``."""
    return [TILE_NAMES[tile] for tile in tiles]
