"""Fields: how each kind of value is read, from JSON and from a query string.

Every field turns one JSON value into one value of ``scoring`` and reports faults with a code. A query string
carries texts only, so each field also says which JSON value a text stands for.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

import orjson
from marshmallow import ValidationError, fields

from scoring.errors import Fault, ImpossibleQuestion, UnreadableTiles, gather
from scoring.hand import LIABLE_YAKU, Liability, Meld
from scoring.notation import (
    MAX_TILES,
    SEAT_OF,
    parse_meld,
    parse_meld_parts,
    parse_tile,
    parse_tiles,
    parse_wind,
    to_mpsz,
)
from scoring.rules import OPTIONS, RuleSet
from scoring.rulesets import DEFAULT, rule_set
from scoring.tiles import SEAT_NAMES, TILE_NAMES
from scoring.told import Told

T = TypeVar("T")


def fault(code: str, detail: Told, at: str = "") -> ValidationError:
    """Make the error of a field; ``at`` is the place within it."""
    return ValidationError([Fault(at, code, detail)])


def one_of(choices: Sequence[str]) -> Told:
    """Ask for one of some texts."""
    return Told("expected one of {choices}", choices=[*choices])


def whole_number(least: int, most: int) -> Told:
    """Ask for a whole number within bounds."""
    return Told("expected a whole number from {least} to {most}", least=least, most=most)


def read(parse: Callable[[Any], T], value: Any) -> T:
    """Read a value with a function of ``scoring``, and report its faults as those of a field."""
    try:
        return parse(value)
    except UnreadableTiles as error:
        raise ValidationError(list(error.faults)) from error


#: Stands in for the value of a parameter that a query gives more than once.
REPEATED = object()


class Value(fields.Field[Any]):
    """Base of all fields: faults instead of texts."""

    default_error_messages = {
        "null": [Fault("", "invalid_type", Told("null is not allowed here"))],
    }

    #: JSON type and more, for the API document.
    openapi: Mapping[str, Any] = {}

    @property
    def may_be_null(self) -> bool:
        """Say whether null may be sent: it has a meaning, or is as good as nothing."""
        return self.allow_none or not self.required

    def deserialize(self, value: Any, attr: str | None = None, data: Any = None, **kwargs: Any) -> Any:
        """Read a value, unless a query gives several."""
        if value is REPEATED:
            raise fault("repeated_parameter", Told("a parameter stands once; lists are comma-separated"))
        if value is None:
            if self.allow_none:
                return None
            raise self.make_error("null")
        return self._deserialize(value, attr, data)

    def from_text(self, text: str) -> Any:
        """Give the JSON value that a text in a query string stands for."""
        return text


_FLAG_TEXTS = {"": True, "true": True, "1": True, "false": False, "0": False}


class Flag(Value):
    """True or false."""

    openapi = {"type": "boolean"}

    def from_text(self, text: str) -> Any:
        """Read ``true false 1 0``; a bare parameter is true."""
        return _FLAG_TEXTS.get(text.lower(), text)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> bool:
        if value is True or value is False:
            return bool(value)
        raise fault("invalid_type", Told("expected true or false"))


class Count(Value):
    """A whole number within bounds."""

    def __init__(self, least: int = 0, most: int = 1000, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.least, self.most = least, most
        self.openapi = {"type": "integer", "minimum": least, "maximum": most}

    def from_text(self, text: str) -> Any:
        """Read decimal digits."""
        return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> int:
        if type(value) is not int:
            raise fault("invalid_type", whole_number(self.least, self.most))
        if not self.least <= value <= self.most:
            raise fault("out_of_range", Told("expected {least} to {most}", least=self.least, most=self.most))
        return value


class Choice(Value):
    """One of some texts."""

    def __init__(self, choices: Sequence[str], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.choices = choices
        self.openapi = {"type": "string", "enum": list(choices)}

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> str:
        if isinstance(value, str) and value in self.choices:
            return value
        raise fault("unknown_value", one_of(self.choices))


class Text(Value):
    """A short text."""

    openapi = {"type": "string", "maxLength": 100}

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> str:
        if isinstance(value, str) and len(value) <= 100:
            return value
        raise fault("invalid_type", Told("expected a text of at most {most} characters", most=100))


def _tiles_from_text(text: str) -> Any:
    """Take numbers and lists apart at the commas, leave one text as it is."""
    items = text.split(",")
    if all(item.isascii() and item.isdigit() and len(item) < 4 for item in items):
        return [int(item) for item in items]
    return items if len(items) > 1 else text


class Tiles(Value):
    """Tiles in any notation."""

    openapi = {
        "oneOf": [
            {"type": "string", "description": "123m406p77z, mjai names or Unicode tiles"},
            {"type": "array", "items": {"type": "string"}, "description": "one name each"},
            {
                "type": "array",
                "items": {"type": "integer", "minimum": 0, "maximum": 135},
                "description": "Tenhou's 136 numbers",
            },
        ]
    }

    def from_text(self, text: str) -> Any:
        """Read a text, or a list or numbers with commas."""
        return _tiles_from_text(text)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> tuple[int, ...]:
        return read(parse_tiles, value)

    def _serialize(self, value: Any, attr: str | None, obj: Any, **_: Any) -> str | None:
        return None if value is None else to_mpsz(value)


class OneTile(Value):
    """One tile in any notation."""

    openapi = {"oneOf": [{"type": "string"}, {"type": "integer", "minimum": 0, "maximum": 135}]}

    def from_text(self, text: str) -> Any:
        """Read a name, or one of Tenhou's numbers."""
        return _tiles_from_text(text)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> int:
        return read(parse_tile, value)

    def _serialize(self, value: Any, attr: str | None, obj: Any, **_: Any) -> str | None:
        return None if value is None else TILE_NAMES[value]


class Wind(Value):
    """A wind, which is also a seat."""

    openapi = {"type": "string", "enum": list(SEAT_OF), "description": "In capital or small letters."}

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> int:
        return read(parse_wind, value)

    def _serialize(self, value: Any, attr: str | None, obj: Any, **_: Any) -> str | None:
        return None if value is None else SEAT_NAMES[value]


def _melds(items: list[Any]) -> list[Meld]:
    return gather((str(place), partial(_meld, item)) for place, item in enumerate(items))


def _meld(item: Any) -> Meld:
    if isinstance(item, str):
        return parse_meld(item)
    if isinstance(item, dict):
        return parse_meld_parts(item)
    raise UnreadableTiles("invalid_type", Told("expected an object or a text such as pon:777z"))


class Melds(Value):
    """Melds in the order they were made, each as an object or in the short form."""

    openapi = {
        "type": "array",
        "maxItems": 4,
        "items": {
            "oneOf": [
                {"type": "string", "description": "chi:340m, pon:777z@across, ankan:1111s"},
                {
                    "type": "object",
                    "required": ["type", "tiles"],
                    "properties": {
                        "type": {"type": "string", "enum": ["chi", "pon", "daiminkan", "kakan", "ankan"]},
                        "tiles": {"oneOf": Tiles.openapi["oneOf"]},
                        "called": {"oneOf": OneTile.openapi["oneOf"]},
                        "from": {"type": "string", "enum": ["left", "across", "right"]},
                    },
                    "additionalProperties": False,
                },
            ]
        },
    }

    def from_text(self, text: str) -> Any:
        """Read short forms with commas between them."""
        return text.split(",") if text else []

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> tuple[Meld, ...]:
        if not isinstance(value, list):
            raise fault("invalid_type", Told("expected a list of melds such as chi:340m"))
        if len(value) > 4:
            raise fault("too_many_melds", Told("{held} melds; a hand has at most four", held=len(value)))
        return tuple(read(_melds, value))

    def _serialize(self, value: Any, attr: str | None, obj: Any, **_: Any) -> list[str]:
        return [f"{meld.type}:{to_mpsz(meld.tiles)}" for meld in value or ()]


class Places(Value):
    """Places in a list of tiles, counted from 0."""

    openapi = {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": MAX_TILES - 1}}

    def from_text(self, text: str) -> Any:
        """Read numbers with commas between."""
        return _tiles_from_text(text) if text else []

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> tuple[int, ...]:
        if isinstance(value, list) and all(type(place) is int and 0 <= place < MAX_TILES for place in value):
            return tuple(value)
        raise fault("invalid_type", Told("expected a list of places from 0 to {most}", most=MAX_TILES - 1))


class Liable(Value):
    """Players who are liable, each for a yakuman."""

    openapi = {
        "type": "array",
        "items": {
            "type": "object",
            "required": ["yaku", "seat"],
            "properties": {
                "yaku": {"type": "string", "enum": list(LIABLE_YAKU)},
                "seat": {"type": "string", "enum": list(SEAT_NAMES)},
            },
            "additionalProperties": False,
        },
    }

    def from_text(self, text: str) -> Any:
        """Read ``daisangen:west`` with commas between."""
        pairs = (item.partition(":") for item in text.split(","))
        return [{"yaku": yaku, "seat": seat} for yaku, _, seat in pairs] if text else []

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> tuple[Liability, ...]:
        if not isinstance(value, list) or len(value) > len(LIABLE_YAKU):
            wanted = Told("expected a list of at most {most} objects with yaku and seat", most=len(LIABLE_YAKU))
            raise fault("invalid_type", wanted)
        return tuple(read(_liabilities, value))


def _liabilities(items: list[Any]) -> list[Liability]:
    return gather((str(place), partial(_liability, item)) for place, item in enumerate(items))


def _liability(item: Any) -> Liability:
    if not isinstance(item, dict) or set(item) != {"yaku", "seat"}:
        raise UnreadableTiles("invalid_type", Told("expected an object with yaku and seat"))
    yaku, seat = gather([("yaku", partial(_liable_yaku, item["yaku"])), ("seat", partial(parse_wind, item["seat"]))])
    return Liability(yaku, seat)


def _liable_yaku(value: Any) -> Any:
    if value in LIABLE_YAKU:
        return value
    raise UnreadableTiles("unknown_value", one_of(LIABLE_YAKU))


class Rules(Value):
    """A rule set: the name of a preset, or an object with ``preset`` and options to change."""

    openapi = {
        "oneOf": [
            {"type": "string", "description": "a preset of /v1/rules"},
            {"type": "object", "description": "preset, and any option of /v1/rules by its name"},
        ]
    }

    def from_text(self, text: str) -> Any:
        """Read the name of a preset, or an object as JSON."""
        return _json_or_text(text) if text.startswith("{") else text

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> RuleSet:
        if isinstance(value, str):
            preset, overrides = value, {}
        elif isinstance(value, dict):
            overrides = {key: option for key, option in value.items() if key != "preset"}
            preset = value.get("preset", DEFAULT)
        else:
            raise fault("invalid_type", Told("expected the name of a preset or an object with preset and options"))
        if not isinstance(preset, str):
            raise fault("invalid_type", Told("expected the name of a preset"), "preset")
        try:
            return rule_set(preset, overrides)
        except ImpossibleQuestion as error:
            raise ValidationError([_relative(one) for one in error.faults]) from error


def option_from_text(name: str, text: str) -> Any:
    """Give the JSON value that a text in a query string stands for as the value of an option.

    Booleans and lists are written as in other parameters, everything else is JSON or a plain text.
    """
    default = OPTIONS[name].default if name in OPTIONS else None
    if isinstance(default, bool):
        return _FLAG_TEXTS.get(text.lower(), text)
    value = _json_or_text(text)
    is_list = isinstance(default, tuple) and not isinstance(value, bool | list | dict)
    return [_json_or_text(item) for item in text.split(",")] if is_list else value


def _json_or_text(text: str) -> Any:
    """Read JSON; what is none, or names a key twice in one object, stays a text."""
    try:
        value = orjson.loads(text)
        if "{" in text:
            json.loads(text, object_pairs_hook=_each_once, parse_int=str)
    except (ValueError, RecursionError):
        return text
    return value


def _each_once(pairs: list[tuple[str, Any]]) -> None:
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a key stands twice")


def _relative(found: Fault) -> Fault:
    return Fault((found.field or "").removeprefix("rules").removeprefix("/"), found.code, found.detail)
