"""Requests for pictures: tiles to be drawn, whether or not they make a hand."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from pictures import PALETTES, Palette, Scene
from schemas.base import Question
from schemas.fields import Choice, Count, Melds, OneTile, Tiles, Value, fault
from schemas.requests import DEFAULT_RULES, about, lang_field
from scoring.check import beside_melds, hand_faults
from scoring.errors import Fault, refuse
from scoring.hand import MAX_INDICATORS, Win, without
from scoring.tiles import TILE_NAMES
from scoring.told import Told

MOST_TILES = 14
#: Whatever the rules alone forbid can still be drawn.
_NOT_JUDGED = frozenset(("rules", "hand"))


class Colour(Value):
    """A colour of six hexadecimal digits, or of three, each of which stands for two."""

    openapi = {"type": "string", "pattern": "^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"}

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> str:
        if isinstance(value, str) and re.fullmatch(self.openapi["pattern"], value):
            digits = value.removeprefix("#").lower()
            return "#" + (digits if len(digits) == 6 else "".join(2 * digit for digit in digits))
        wanted = Told("expected a colour of three or six hexadecimal digits such as fc0 or fffcf3")
        raise fault("unknown_value", wanted)


class Drawing(NamedTuple):
    """A scene and how it is to be drawn."""

    scene: Scene
    palette: Palette
    height: int
    lang: str | None


class PictureRequest(Question):
    """Tiles to be drawn."""

    hand = Tiles(
        required=True,
        metadata=about("Concealed tiles, drawn in this order: up to 14, 3 fewer per meld.", "234567m340p45s88s"),
    )
    win_tile = OneTile(
        load_default=None,
        metadata=about("The winning tile, set apart; a hand of 14 that holds it is drawn without it.", "6s"),
    )
    melds = Melds(
        load_default=(),
        metadata=about("Melds. The called tile is turned, by default the first, and points to where it is from.", []),
    )
    dora_indicators = Tiles(load_default=(), metadata=about("Dora indicators, drawn in a row of their own.", "3p"))
    ura_indicators = Tiles(load_default=(), metadata=about("Ura indicators, drawn beside those.", ""))
    north = Count(most=4, load_default=0, metadata=about("Extracted norths (three-player)."))
    height = Count(least=16, most=128, load_default=64, metadata=about("Height of a standing tile in pixels.", 64))
    palette = Choice(tuple(PALETTES), load_default="light", metadata=about("The set of colours.", "light"))
    face = Colour(load_default=None, metadata=about("Colour of the tiles, instead of the palette's.", "fffcf3"))
    back = Colour(load_default=None, metadata=about("Colour of the tiles that lie face down.", "2f7d68"))
    ink = Colour(load_default=None, metadata=about("Colour of characters and of man numbers.", "1b2233"))
    red = Colour(load_default=None, metadata=about("Colour of what is drawn red.", "c8261c"))
    green = Colour(load_default=None, metadata=about("Colour of what is drawn green.", "127a3b"))
    blue = Colour(load_default=None, metadata=about("Colour of what is drawn blue.", "1d4fa3"))
    lang = lang_field()

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> Drawing:
        """Make the drawing and check it; null is as good as nothing."""
        read = {name: value for name, value in read.items() if value is not None}
        height, lang = read.pop("height", 64), read.pop("lang", None)
        chosen = PALETTES[read.pop("palette", "light")]
        own = {name: read.pop(name) for name in Palette.__slots__ if name in read}
        win_tile = read.get("win_tile")
        win = Win(**{"hand": (), **read, "win_tile": 0 if win_tile is None else win_tile})
        refuse(*_faults(win, unread, "win_tile" in read))
        return Drawing(_scene(win, win_tile), replace(chosen, **own), height, lang)


def _faults(win: Win, unread: frozenset[str], is_won: bool) -> Iterator[Fault]:
    is_apart = is_won and not _is_full(win)
    beside = {"win_tile": (win.win_tile,)} if is_apart else {}
    yield from hand_faults(win, DEFAULT_RULES, unread | _NOT_JUDGED, (), beside)
    if unread.isdisjoint(("hand", "melds")):
        yield from _size_faults(win, is_won, len(win.hand) + is_apart)
    for field, tiles in (("dora_indicators", win.dora_indicators), ("ura_indicators", win.ura_indicators)):
        if len(tiles) > MAX_INDICATORS:
            detail = Told("{held} indicators; there are at most {most}", held=len(tiles), most=MAX_INDICATORS)
            yield Fault(field, "too_many_indicators", detail)


def _is_full(win: Win) -> bool:
    """Say whether the hand has one tile more than a waiting one, so that it holds the winning tile."""
    return len(win.hand) == MOST_TILES - 3 * len(win.melds)


def _size_faults(win: Win, is_won: bool, drawn: int) -> Iterator[Fault]:
    most = MOST_TILES - 3 * len(win.melds)
    if drawn > most:
        wrong = "{held} tiles {melds}; at most {most} are drawn"
        yield Fault("hand", "hand_size", Told(wrong, held=drawn, melds=beside_melds(win.melds), most=most))
    elif is_won and _is_full(win) and win.win_tile not in win.hand:
        name = TILE_NAMES[win.win_tile]
        detail = Told("a hand of {held} tiles must hold {tile} itself", held=drawn, tile=name)
        yield Fault("win_tile", "win_tile_not_in_hand", detail, (name,))
    elif not (drawn or win.melds or win.north or win.dora_indicators or win.ura_indicators):
        yield Fault("hand", "hand_size", Told("there is nothing to draw"))


def _scene(win: Win, win_tile: int | None) -> Scene:
    return Scene(
        hand=win.hand if win_tile is None or not _is_full(win) else without(win.hand, (win_tile,)),
        melds=win.melds,
        win_tile=win_tile,
        north=win.north,
        dora_indicators=win.dora_indicators,
        ura_indicators=win.ura_indicators,
    )
