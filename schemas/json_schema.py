"""Fields of requests as JSON Schema, for the API document.

A new kind of field needs a row in ``SHARED`` and, where a query string writes it otherwise, in ``IN_QUERY``.
"""

from typing import Any

import orjson
from marshmallow import fields, missing

from schemas import responses
from schemas.base import Question
from schemas.fields import Liable, Melds, OneTile, Rules, Tiles, Value, Wind
from schemas.rounds import ClaimPart, DrawPart
from scoring import rules
from scoring.rulesets import DEFAULT

SCHEMAS = "#/components/schemas"


def _any_of(mapping: Any) -> Any:
    """Copy a mapping with ``anyOf`` for ``oneOf``: an empty list is one of names and one of numbers alike."""
    return orjson.loads(orjson.dumps(mapping).replace(b'"oneOf"', b'"anyOf"'))


def _list_of(item: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": "array", "items": item, **more}


def _option(option: rules.Option) -> dict[str, Any]:
    return {**option.values.schema, "description": option.meaning}


def rule_options() -> dict[str, Any]:
    """Give the JSON Schema of a rule set with changes."""
    preset = {"$ref": f"{SCHEMAS}/PresetId", "description": "The set to change.", "default": DEFAULT}
    options = {name: _option(option) for name, option in rules.OPTIONS.items()}
    return {
        "type": "object",
        "description": "A rule set with some options changed.",
        "properties": {"preset": preset, **options},
        "additionalProperties": False,
        "examples": [{"preset": "tenhou_4p", "kiriage_mangan": True}],
    }


def options_in_query() -> dict[str, Any]:
    """Give the JSON Schema of options as parameters of a query string, which has lists and objects as texts."""
    return {
        "type": "object",
        "properties": {f"rules.{name}": _in_query(name, _option(option)) for name, option in rules.OPTIONS.items()},
        "additionalProperties": False,
    }


def _in_query(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    if schema.get("type") in ("boolean", "integer", "number", "string"):
        return {"$ref": f"{SCHEMAS}/RuleOptions/properties/{name}"}
    return {"type": "string", "description": schema["description"]}


#: Kind of field -> the name and JSON Schema that all fields of the kind share.
SHARED: dict[type[fields.Field[Any]], tuple[str, dict[str, Any]]] = {
    Tiles: ("Tiles", _any_of(Tiles.openapi)),
    OneTile: ("Tile", _any_of(OneTile.openapi)),
    Wind: ("Wind", _any_of(Wind.openapi)),
    Melds: ("Melds", _any_of(Melds.openapi)),
    Liable: ("Liable", _any_of(Liable.openapi)),
    Rules: ("Rules", {"anyOf": [{"$ref": f"{SCHEMAS}/PresetId"}, {"$ref": f"{SCHEMAS}/RuleOptions"}]}),
    responses.YakuId: ("YakuId", {"type": "string", "enum": list(responses.YakuId.ids)}),
    responses.TileName: ("TileName", {"type": "string", "enum": list(responses.TileName.ids)}),
}

#: Kind of field -> its JSON Schema in a query string, of those that are written otherwise than in a body.
IN_QUERY: dict[type[fields.Field[Any]], dict[str, Any]] = {
    Tiles: {"type": "string"},
    OneTile: {"type": "string"},
    Melds: _list_of({"type": "string"}),
    Liable: _list_of({"type": "string"}),
    Rules: {"$ref": f"{SCHEMAS}/PresetId"},
}
#: Type of a parameter -> what else OpenAPI has to know: lists have commas between, a bare flag is true.
STYLE: dict[str, dict[str, Any]] = {"array": {"style": "form", "explode": False}, "boolean": {"allowEmptyValue": True}}


def bare(field: fields.Field[Any]) -> dict[str, Any]:
    """Give the JSON Schema of the values of a field."""
    if type(field) in SHARED:
        return {"$ref": f"{SCHEMAS}/{SHARED[type(field)][0]}"}
    return dict(field.openapi) if isinstance(field, Value) else {}


def default(field: Value) -> dict[str, Any]:
    """Give the default of a field as a request would send it; ``None`` stands for none."""
    if field.load_default is missing or field.load_default is None:
        return {}
    if isinstance(field, Rules):
        return {"default": DEFAULT}
    return {"default": field._serialize(field.load_default, None, None) if field.load_default != () else []}


def or_null(schema: dict[str, Any]) -> dict[str, Any]:
    """Allow null beside the values of a schema."""
    if "type" not in schema:
        return {"anyOf": [schema, {"type": "null"}]}
    enum = {"enum": [*schema["enum"], None]} if "enum" in schema else {}
    return {**schema, "type": [schema["type"], "null"], **enum}


_HAND_OR_WORTH = [{"required": ["hand", "win_tile"]}, {"anyOf": [{"required": ["han"]}, {"required": ["yakuman"]}]}]
_FLAGS_OR_HANDS = [{"required": ["tenpai"]}, {"required": ["hands"]}]

#: Question that takes one of several sets of fields -> what its JSON Schema has to add.
FORMS: dict[type[Question], dict[str, Any]] = {
    ClaimPart: {"oneOf": _HAND_OR_WORTH},
    DrawPart: {"oneOf": _FLAGS_OR_HANDS},
}
