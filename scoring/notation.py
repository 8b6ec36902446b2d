"""Notation: tiles, melds and winds as people and programs write them.

Five notations, one per text or list: ``123m406p77z``, a list ``["1m", "0p"]``, mjai names ``5mr E P``,
Unicode tiles, Tenhou's 136 numbers. May import: ``told``, ``errors``, ``tiles``, ``hand``.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import islice
from typing import Any, NoReturn, TypeVar

from scoring.errors import MAX_UNKNOWN, UnreadableTiles, gather, pointer_part
from scoring.hand import MELD_TYPES, SOURCES, Meld, MeldType, Source
from scoring.tiles import (
    CHUN,
    EAST,
    HAKU,
    HATSU,
    KIND_OF,
    MAN,
    NORTH,
    PIN,
    RED_FIVES,
    SEAT_NAMES,
    SOU,
    SOUTH,
    TILE_NAMES,
    TILE_OF_NAME,
    WEST,
)
from scoring.told import Told, either

T = TypeVar("T")

#: The 136 numbers that Tenhou gives to red fives.
TENHOU_REDS = {16: RED_FIVES[0], 52: RED_FIVES[1], 88: RED_FIVES[2]}
TENHOU_TILES = tuple(TENHOU_REDS.get(number, number // 4) for number in range(136))

MJAI_HONOURS = dict(zip("ESWNPFC", (EAST, SOUTH, WEST, NORTH, HAKU, HATSU, CHUN), strict=True))
MJAI_REDS = {"5mr": RED_FIVES[0], "5pr": RED_FIVES[1], "5sr": RED_FIVES[2]}
_MJAI_OF = {tile: name for name, tile in {**MJAI_HONOURS, **MJAI_REDS}.items()}

#: U+1F000 onwards: winds, then chun hatsu haku, then man, sou and pin.
_UNICODE_ORDER = (EAST, SOUTH, WEST, NORTH, CHUN, HATSU, HAKU, *MAN, *SOU, *PIN)
UNICODE_TILES = {chr(0x1F000 + place): kind for place, kind in enumerate(_UNICODE_ORDER)}
_UNICODE_OF = {kind: char for char, kind in UNICODE_TILES.items()}

#: Spaces, separators and the selectors that make a tile an emoji or plain text.
_IGNORED = str.maketrans("", "", " _,\t\r\n\ufe0e\ufe0f")

_MPSZ = re.compile(r"(?:[0-9]+[mpsz])*")
_MPSZ_BLOCK = re.compile(r"([0-9]+)([mpsz])")
_MJAI = re.compile(r"(?:5[mps]r|[1-9][mps]|[ESWNPFC])*")
_MJAI_TILE = re.compile(r"5[mps]r|[1-9][mps]|[ESWNPFC]")

MAX_TILES = 136


def parse_tiles(value: object) -> tuple[int, ...]:
    """Read tiles in any of the five notations, in the order given.

    >>> [TILE_NAMES[tile] for tile in parse_tiles("12m0p7z")]
    ['1m', '2m', '0p', '7z']

    :raises UnreadableTiles: with what cannot be read and how it should look.
    """
    if isinstance(value, str):
        return _parse_text(value)
    if not isinstance(value, list | tuple):
        raise UnreadableTiles("invalid_type", Told("expected tiles as a text such as 123m406p77z or as a list"))
    if len(value) > MAX_TILES:
        raise UnreadableTiles("too_long", Told("{held} tiles; a set has {most}", held=len(value), most=MAX_TILES))
    types = set(map(type, value))
    if types <= {int}:
        return _parse_numbers(value)
    if types == {str}:
        return _parse_names(value)
    if types == {int, str}:
        raise UnreadableTiles(
            "mixed_notation", Told("a list holds names such as 1m or numbers from 0 to 135, not both")
        )
    raise UnreadableTiles("invalid_type", Told("a list of tiles holds names such as 1m or numbers from 0 to 135"))


def parse_tile(value: object) -> int:
    """Read exactly one tile.

    :raises UnreadableTiles: as ``parse_tiles``, or ``not_one_tile``.
    """
    tiles = parse_tiles([value] if isinstance(value, int) and not isinstance(value, bool) else value)
    if len(tiles) != 1:
        raise UnreadableTiles("not_one_tile", Told("expected one tile such as 5p, got {held}", held=len(tiles)))
    return tiles[0]


def _check_number(number: int) -> None:
    if not 0 <= number < len(TENHOU_TILES):
        raise UnreadableTiles(
            "unknown_tile", Told("{number} is no tile number; they go from 0 to 135", number=_short(number))
        )


def _parse_numbers(numbers: Sequence[int]) -> tuple[int, ...]:
    gather((str(place), partial(_check_number, number)) for place, number in enumerate(numbers))
    if len(set(numbers)) < len(numbers):
        twice = next(number for number in numbers if numbers.count(number) > 1)
        raise UnreadableTiles(
            "duplicate_tile", Told("tile number {number} is there twice; each stands for one tile", number=twice)
        )
    return tuple(TENHOU_TILES[number] for number in numbers)


#: The notations that have a name for a tile.
_MPSZ_BIT, _MJAI_BIT, _UNICODE_BIT = 1, 2, 4
_ALL_NOTATIONS = 7

#: Name of a tile -> the tile, and the notations that have the name.
_NAMES: dict[str, tuple[int, int]] = {
    **{name: (tile, _MPSZ_BIT) for name, tile in TILE_OF_NAME.items()},
    **{name: (tile, _MJAI_BIT) for tile, name in _MJAI_OF.items()},
    **{TILE_NAMES[kind]: (kind, _MPSZ_BIT | _MJAI_BIT) for kind in (*MAN, *PIN, *SOU)},
    **{char: (kind, _UNICODE_BIT) for char, kind in UNICODE_TILES.items()},
}


def _parse_names(items: Sequence[str]) -> tuple[int, ...]:
    tiles = []
    notations = _ALL_NOTATIONS
    for item in items:
        tile, known_in = _NAMES.get(item) or _NO_NAME
        tiles.append(tile)
        notations &= known_in
    if -1 in tiles:
        return _parse_odd_names(items)
    if not notations:
        raise UnreadableTiles(
            "mixed_notation", Told("one list mixes notations: mjai (5mr, E), 0m and 1z, or Unicode tiles")
        )
    return tuple(tiles)


_NO_NAME = (-1, _ALL_NOTATIONS)


def _parse_odd_names(items: Sequence[str]) -> tuple[int, ...]:
    """Read names with spaces or selectors in them, or say of each what is wrong with it."""
    bare = [item.translate(_IGNORED) for item in items]
    gather((str(place), partial(_one_name, item)) for place, item in enumerate(items))
    return _parse_names(bare)


def _one_name(item: str) -> int:
    read = _parse_text(item)
    if len(read) != 1:
        raise UnreadableTiles(
            "unknown_tile",
            Told("{text} is {held} tiles; a list names one tile each", text=_short(item), held=len(read)),
        )
    return read[0]


@lru_cache(maxsize=4096)
def _parse_text(text: str) -> tuple[int, ...]:
    if len(text) > 4 * MAX_TILES:
        raise UnreadableTiles(
            "too_long", Told("{length} characters; that is more than a set of tiles needs", length=len(text))
        )
    bare = text.translate(_IGNORED)
    if _MPSZ.fullmatch(bare):
        return _parse_mpsz(bare)
    if _MJAI.fullmatch(bare):
        return tuple(_mjai_tile(name) for name in _MJAI_TILE.findall(bare))
    if all(char in UNICODE_TILES for char in bare):
        return tuple(UNICODE_TILES[char] for char in bare)
    raise UnreadableTiles(*_why_unreadable(text, bare))


def _parse_mpsz(bare: str) -> tuple[int, ...]:
    tiles = []
    for digits, suit in _MPSZ_BLOCK.findall(bare):
        for digit in digits:
            name = digit + suit
            if name not in TILE_OF_NAME:
                raise UnreadableTiles("unknown_tile", Told("{name} is no tile; honours go from 1z to 7z", name=name))
            tiles.append(TILE_OF_NAME[name])
    return tuple(tiles)


def _mjai_tile(name: str) -> int:
    if name in MJAI_HONOURS:
        return MJAI_HONOURS[name]
    return MJAI_REDS[name] if name in MJAI_REDS else TILE_OF_NAME[name]


_NO_RED = re.compile("[1-46-9][mps]r")


def _why_unreadable(text: str, bare: str) -> tuple[str, Told]:
    if no_red := _NO_RED.search(bare):
        return "unknown_tile", Told("{name} is no tile; only fives are red", name=no_red[0])
    strange = [char for char in bare if not (char.isascii() and (char.isdigit() or char in "mpszrESWNPFC"))]
    if any(char in UNICODE_TILES for char in strange) or re.search("[rESWNPFC]", bare) and not strange:
        mixed = Told("{text} mixes notations; write 123m406p77z, mjai names or Unicode tiles", text=_short(text))
        return "mixed_notation", mixed
    if strange:
        unknown = "unknown letter {letter} in {text}; suits are m p s, honours are 1z to 7z"
        return "unknown_notation", Told(unknown, letter=repr(strange[0]), text=_short(text))
    suitless = "{text} has no suit after the last number; write 123m406p77z"
    return "unknown_notation", Told(suitless, text=_short(text))


def _short(value: object) -> str:
    if isinstance(value, int) and abs(value) >= 10**9:
        return Told("that number")
    text = str(value)
    return repr(text if len(text) <= 40 else text[:37] + "...")


def to_mpsz(tiles: Sequence[int]) -> str:
    """Write tiles as one text, in their order: ``123m406p77z``.

    >>> to_mpsz([0, 1, 2, 35, 33])
    '123m0p7z'
    """
    names = [TILE_NAMES[tile] for tile in tiles]
    return "".join(
        name[0] if after and after[1] == name[1] else name for name, after in zip(names, (*names[1:], ""), strict=False)
    )


def to_mjai(tiles: Sequence[int]) -> list[str]:
    """Write tiles as mjai names."""
    return [_MJAI_OF.get(tile, TILE_NAMES[tile]) for tile in tiles]


def to_unicode(tiles: Sequence[int]) -> str:
    """Write tiles as Unicode characters, which know no red fives."""
    return "".join(_UNICODE_OF[KIND_OF[tile]] for tile in tiles)


def to_tenhou136(tiles: Sequence[int]) -> list[int]:
    """Write tiles as 136 numbers, each copy with the lowest number that is free.

    :raises UnreadableTiles: ``too_many_copies`` where the numbers of a tile run out.
    """
    free = [iter([n for n, tile in enumerate(TENHOU_TILES) if tile == wanted]) for wanted in range(37)]
    numbers = []
    for tile in tiles:
        number = next(free[tile], None)
        if number is None:
            raise UnreadableTiles(
                "too_many_copies", Told("no 136 number is left for another {tile}", tile=TILE_NAMES[tile])
            )
        numbers.append(number)
    return numbers


_SEAT_TEXTS = (
    *SEAT_NAMES,
    *"ESWN",
    *(f"{number}z" for number in range(1, 5)),
    *"東南西北",
    *"东南西北",
)
SEAT_OF = {text: place % 4 for place, text in enumerate(_SEAT_TEXTS)}


def parse_wind(value: object) -> int:
    """Read a wind, 0 = east … 3 = north.

    :raises UnreadableTiles: with the texts that are read.
    """
    if isinstance(value, str):
        seat = SEAT_OF.get(value)
        if seat is None:
            seat = SEAT_OF.get(value.lower())
        if seat is not None:
            return seat
    raise UnreadableTiles("unknown_wind", Told("expected east, south, west or north, got {text}", text=_short(value)))


#: Names of melds that are read besides their own.
_MELD_ALIASES: dict[str, MeldType] = {
    "kan": "daiminkan",
    "minkan": "daiminkan",
    **{name: name for name in MELD_TYPES},
}
_SHORT_MELD = re.compile(r"\s*([a-z]+)\s*:([^@]*)(?:@\s*([a-z]+)\s*)?")


@lru_cache(maxsize=4096)
def parse_meld(text: str) -> Meld:
    """Read a meld in its short form: ``chi:340m``, ``pon:777z@across``, ``ankan:1111s``.

    :raises UnreadableTiles: with what cannot be read and how it should look.
    """
    match = _SHORT_MELD.fullmatch(text) if len(text) <= 80 else None
    if match is None:
        raise UnreadableTiles(
            "unknown_meld", Told("{text} is no meld; write chi:340m or pon:777z@across", text=_short(text))
        )
    name, tiles, source = match.groups()
    try:
        return parse_meld_parts({"type": name, "tiles": tiles, "from": source})
    except UnreadableTiles as error:
        raise UnreadableTiles.of([replace(one, field="") for one in error.faults]) from error


def parse_meld_parts(parts: Mapping[str, object]) -> Meld:
    """Read a meld from its parts ``type``, ``tiles`` and, if known, ``called`` and ``from``; a run is put in order.

    :raises UnreadableTiles: with the faults of every part.
    """
    strange = ((pointer_part(str(name)), partial(_no_part, name)) for name in parts if name not in _PART)
    known = ((name, partial(read, parts.get(name))) for name, read in _PART.items())
    kind, tiles, called, source = gather((*islice(strange, MAX_UNKNOWN), *known))
    return Meld(kind, tuple(sorted(tiles, key=lambda tile: (KIND_OF[tile], tile))), called, source)


def _no_part(name: str) -> NoReturn:
    raise UnreadableTiles(
        "unknown_field", Told("a meld has type, tiles, called and from, no {name}", name=_short(name))
    )


def _meld_type(value: object) -> MeldType:
    return _choose(value, _MELD_ALIASES, "unknown_meld", MELD_TYPES)


def _meld_tiles(value: object) -> tuple[int, ...]:
    tiles = parse_tiles(value)
    if not 3 <= len(tiles) <= 4:
        raise UnreadableTiles("meld_size", Told("a meld has three or four tiles, got {held}", held=len(tiles)))
    return tiles


def _called_tile(value: object) -> int | None:
    return None if value is None else parse_tile(value)


_SOURCES: dict[str, Source] = {one: one for one in SOURCES}


def _meld_source(value: object) -> Source | None:
    return None if value is None else _choose(value, _SOURCES, "unknown_source", SOURCES)


_PART: dict[str, Callable[[object], Any]] = {
    "type": _meld_type,
    "tiles": _meld_tiles,
    "called": _called_tile,
    "from": _meld_source,
}


def _choose(value: object, choices: Mapping[str, T], code: str, named: Sequence[str]) -> T:
    if isinstance(value, str) and value in choices:
        return choices[value]
    raise UnreadableTiles(code, Told("expected {choices}, got {text}", choices=either(named), text=_short(value)))
