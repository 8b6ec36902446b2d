"""Words: a picture told in one line, for those who cannot see it."""

from collections.abc import Iterator, Sequence

from pictures.scene import Scene
from scoring.hand import Meld
from scoring.tiles import TILE_NAMES, names


def describe(scene: Scene) -> str:
    """Tell a scene in words.

    >>> describe(Scene(hand=(0, 0), win_tile=33, dora_indicators=(9,)))
    'hand: 1m 1m, won on 7z, dora indicator: 1p'
    """
    return ", ".join(_parts(scene))


def _parts(scene: Scene) -> Iterator[str]:
    if scene.hand:
        yield f"hand: {_tiles(scene.hand)}"
    if scene.win_tile is not None:
        yield f"won on {TILE_NAMES[scene.win_tile]}"
    yield from map(_meld, scene.melds)
    if scene.north:
        yield f"extracted norths: {scene.north}"
    for name, tiles in (("dora", scene.dora_indicators), ("ura", scene.ura_indicators)):
        if tiles:
            yield f"{name} indicator{'s' if len(tiles) > 1 else ''}: {_tiles(tiles)}"


def _meld(meld: Meld) -> str:
    source = {None: "", "left": " from the left", "across": " from across", "right": " from the right"}[meld.source]
    return f"{meld.type}: {_tiles(meld.tiles)}{source}"


def _tiles(tiles: Sequence[int]) -> str:
    return " ".join(names(tiles))
