"""Layout: where each tile of a scene lies, and how.

A *column* is what stands in one place of a row: one tile, or two that lie on their side, one above the other.
A *group* is a row of columns without gaps: the hand, the winning tile, a meld.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from pictures.faces import HEIGHT, WIDTH
from pictures.scene import Scene
from scoring.hand import MAX_INDICATORS, Meld, Source
from scoring.tiles import NORTH

#: What shows of a tile's side below its face.
EDGE = 5
#: Between groups, and between the indicators and the hand.
GAP = 22
#: Size of the indicators.
SMALL = 0.7


@dataclass(frozen=True, slots=True)
class Piece:
    """One tile.

    :ivar tile: ``None``: it lies face down.
    :ivar turned: it lies on its side, its top to the left.
    """

    tile: int | None
    turned: bool = False

    @property
    def width(self) -> int:
        """Width as it lies."""
        return HEIGHT if self.turned else WIDTH

    @property
    def height(self) -> int:
        """Height as it lies, without the edge."""
        return WIDTH if self.turned else HEIGHT


Column = tuple[Piece, ...]
Group = tuple[Column, ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """A piece in its place: the upper left corner, and its size."""

    piece: Piece
    x: float
    y: float
    size: float = 1


@dataclass(frozen=True, slots=True)
class Layout:
    """All pieces of a picture, and how much room they take."""

    spots: tuple[Spot, ...]
    width: float
    height: float


def lay_out(scene: Scene) -> Layout:
    """Lay out a scene: the indicators in a row of their own, under them the hand with all that belongs to it."""
    rows = [row for row in (_indicators(scene), _row(_groups(scene))) if row.spots]
    tops = [0, *accumulate(row.height + GAP / 2 for row in rows)]
    placed = ((spot, top) for row, top in zip(rows, tops, strict=False) for spot in row.spots)
    spots = tuple(replace(spot, y=spot.y + top) for spot, top in placed)
    return Layout(spots, max((row.width for row in rows), default=0), max(0, tops[-1] - GAP / 2))


def _groups(scene: Scene) -> list[Group]:
    won = () if scene.win_tile is None else (scene.win_tile,)
    melds = (_meld(meld) for meld in scene.melds)
    return [_standing(scene.hand), _standing(won), *melds, _standing((NORTH,) * scene.north)]


def _indicators(scene: Scene) -> Layout:
    """Lay out the indicators as they lie in the dead wall, those that are not turned face down."""
    rows = [tiles for tiles in (scene.dora_indicators, scene.ura_indicators) if tiles]
    return _row([_standing((*tiles, *(None,) * (MAX_INDICATORS - len(tiles)))) for tiles in rows], SMALL)


def _standing(tiles: Sequence[int | None]) -> Group:
    return tuple((Piece(tile),) for tile in tiles)


def _meld(meld: Meld) -> Group:
    if meld.type == "ankan":
        return _standing((None, *meld.tiles[-2:], None))
    called = meld.tiles[0] if meld.called is None else meld.called
    own = list(meld.tiles)
    own.remove(called)
    lying = [Piece(called, turned=True)]
    if meld.type == "kakan":
        lying.append(Piece(own.pop(), turned=True))
    columns: list[Column] = [(Piece(tile),) for tile in own]
    columns.insert(_place(meld.source, len(own)), tuple(lying))
    return tuple(columns)


def _place(source: Source | None, last: int) -> int:
    """Say which tile of a meld is turned: it points to the player who discarded it, left if that is not known."""
    return {None: 0, "left": 0, "across": 1, "right": last}[source]


def _row(groups: Sequence[Group], size: float = 1) -> Layout:
    """Lay out groups beside each other, all standing on one line."""
    columns = list(_columns([group for group in groups if group]))
    tallest = max((sum(piece.height for piece in column) for column, _ in columns), default=0)
    spots = tuple(
        Spot(piece, x * size, (tallest - below - piece.height) * size, size)
        for column, x in columns
        for piece, below in zip(column, accumulate((piece.height for piece in column), initial=0), strict=False)
    )
    width = max((x + column[0].width for column, x in columns), default=0)
    return Layout(spots, width * size, (tallest + EDGE) * size if columns else 0)


def _columns(groups: Sequence[Group]) -> Iterator[tuple[Column, float]]:
    x: float = 0
    for group in groups:
        for column in group:
            yield column, x
            x += column[0].width
        x += GAP
