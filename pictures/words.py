"""Words: a picture told in one line, for those who cannot see it."""

from collections.abc import Iterator, Sequence

from locales import DEFAULT, name_of
from pictures.scene import Scene
from scoring.hand import Meld
from scoring.tiles import KIND_OF, RED_FIVES, WINDS

#: Names of suits and honours in the order of their kinds.
SUITS = ("man", "pin", "sou")
HONOURS = ("east", "south", "west", "north", "haku", "hatsu", "chun")


def describe(scene: Scene, lang: str = DEFAULT) -> str:
    """Tell a scene in words of a language.

    >>> describe(Scene(hand=(0, 0), win_tile=33, dora_indicators=(9,)))
    'hand: 1 man, 1 man; won on chun; dora indicated by 1 pin'
    """
    return "; ".join(_parts(scene, lang))


def _parts(scene: Scene, lang: str) -> Iterator[str]:
    if scene.hand:
        yield _part("hand", scene.hand, lang)
    if scene.win_tile is not None:
        yield _part("win_tile", (scene.win_tile,), lang)
    yield from (_meld(meld, lang) for meld in scene.melds)
    if scene.north:
        yield name_of("picture", "north", lang).format(n=scene.north)
    for name, tiles in (("dora_indicators", scene.dora_indicators), ("ura_indicators", scene.ura_indicators)):
        if tiles:
            yield _part(name, tiles, lang)


def _meld(meld: Meld, lang: str) -> str:
    told = _part(meld.type, meld.tiles, lang)
    return f"{told} ({name_of('picture', meld.source, lang)})" if meld.source else told


def _part(name: str, tiles: Sequence[int], lang: str) -> str:
    return name_of("picture", name, lang).format(tiles=", ".join(_tile(tile, lang) for tile in tiles))


def _tile(tile: int, lang: str) -> str:
    kind = KIND_OF[tile]
    if kind >= WINDS[0]:
        return name_of("tiles", HONOURS[kind - WINDS[0]], lang)
    plain = name_of("tiles", SUITS[kind // 9], lang).format(n=kind % 9 + 1)
    return name_of("tiles", "red", lang).format(tile=plain) if tile in RED_FIVES else plain
