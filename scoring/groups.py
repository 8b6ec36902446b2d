"""Groups: the tiles of a win laid out as the reading that is paid sees them.

May import: ``tiles``, ``hand``, ``shapes``, ``fu``, ``score``.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from scoring.fu import FuItem
from scoring.hand import Meld, Win
from scoring.score import Candidate
from scoring.shapes import Reading
from scoring.tiles import FIVES, KIND_OF, RED_FIVES, YAOCHUU

GroupType = Literal["run", "triplet", "kan", "pair", "single"]


class Group(NamedTuple):
    """A part of the hand.

    :ivar tiles: its very tiles, red fives among them; the winning tile stands in the group it completed.
    :ivar open: called, or a triplet completed by ron (S7).
    :ivar winning: the winning tile completed it.
    """

    type: GroupType
    tiles: tuple[int, ...]
    open: bool
    winning: bool


def groups(win: Win, best: Candidate) -> tuple[Group, ...]:
    """Lay out the concealed tiles by the reading, then the melds in the order they were made."""
    pool = list(win.concealed)
    winning = _winning_tile(win, best.win_kind)
    pool.remove(winning)
    shapes = list(_shapes(best.reading))
    won = _won_place(shapes, best)
    laid = []
    for place, (type, kinds) in enumerate(shapes):
        if place != won:
            laid.append(Group(type, tuple([_take(pool, kind) for kind in kinds]), False, False))
            continue
        tiles = [winning] + [_take(pool, kind) for kind in _less(kinds, [winning])]
        laid.append(Group(type, tuple(sorted(tiles, key=_order)), type == "triplet" and not win.tsumo, True))
    return (*laid, *map(_meld_group, win.melds))


def _winning_tile(win: Win, kind: int) -> int:
    """Give the winning tile, or on tenhou one of the kind that is taken as it."""
    if KIND_OF[win.win_tile] == kind:
        return win.win_tile
    return min(tile for tile in win.concealed if KIND_OF[tile] == kind)


def _shapes(reading: Reading) -> Iterator[tuple[GroupType, tuple[int, ...]]]:
    """List the groups of a reading by their kinds."""
    for low in reading.runs:
        yield "run", (low, low + 1, low + 2)
    for kind in reading.triplets:
        yield "triplet", (kind, kind, kind)
    for kind in reading.pairs:
        yield "pair", (kind, kind)
    if reading.form == "kokushi_musou":
        for kind in sorted(YAOCHUU - set(reading.pairs)):
            yield "single", (kind,)


#: Wait -> type of the group it completes.
_COMPLETES = {
    "ryanmen": "run",
    "kanchan": "run",
    "penchan": "run",
    "shanpon": "triplet",
    "kokushi_juusanmen": "pair",
}


def _won_place(shapes: list[tuple[GroupType, tuple[int, ...]]], best: Candidate) -> int:
    reading = best.reading
    completed = _COMPLETES.get(reading.wait) or ("single" if reading.form == "kokushi_musou" else "pair")
    return next(
        place for place, (type, kinds) in enumerate(shapes) if type == completed and kinds[0] == reading.winning
    )


def _less(kinds: tuple[int, ...], own: list[int]) -> list[int]:
    left = list(kinds)
    for tile in own:
        left.remove(KIND_OF[tile])
    return left


_RED_OF = dict(zip(FIVES, RED_FIVES, strict=True))


def _take(pool: list[int], kind: int) -> int:
    tile = kind if kind in pool else _RED_OF[kind]
    pool.remove(tile)
    return tile


def _order(tile: int) -> tuple[int, int]:
    return KIND_OF[tile], tile


def _meld_group(meld: Meld) -> Group:
    type: GroupType = "kan" if meld.is_kan else "run" if meld.type == "chi" else "triplet"
    return Group(type, meld.tiles, meld.is_open, False)


def fu_tiles(item: FuItem, laid: tuple[Group, ...], win_kind: int) -> tuple[int, ...]:
    """Give the tiles that an item of fu is for; for a wait the tiles that waited."""
    if item.id in ("kanchan", "penchan", "tanki"):
        waited = list(next(group for group in laid if group.winning).tiles)
        waited.remove(next(tile for tile in waited if KIND_OF[tile] == win_kind))
        return tuple(waited)
    if item.kind < 0:
        return ()
    return next(group.tiles for group in laid if group.type == item.id and KIND_OF[group.tiles[0]] == item.kind)
