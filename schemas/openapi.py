"""The API document (OpenAPI 3.1), made of the routes and schemas. A tool of development: nothing serves with it.

``python -m schemas.openapi`` writes ``openapi.yaml`` and ``openapi.json``. A new route needs a row in ``ANSWERS``,
a new kind of field one in ``SHARED`` and, where a query string writes it otherwise, in ``IN_QUERY``.
"""

import os
import re
import sys
from pathlib import Path
from typing import Any, get_args

import orjson
import yaml  # type: ignore[import-untyped]
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from flask import Flask
from marshmallow import Schema, fields, missing
from werkzeug.routing import Rule

from schemas import responses
from schemas.base import Question
from schemas.fields import Liable, Melds, OneTile, Rules, Tiles, Value, Wind
from scoring import __version__, rules
from scoring.presets import PRESETS
from scoring.rulesets import DEFAULT

JSON = "application/json"
PROBLEM_JSON = "application/problem+json"
ROOT = Path(__file__).parent.parent
SCHEMAS = "#/components/schemas"

#: Blueprints in reading order.
TAGS = ("wins", "hands", "reference", "service")

INFO = {
    "summary": "Scores Japanese riichi mahjong.",
    "description": """\
Every question is a pure function of its request; nothing is kept between requests.

Tiles are written `123m406p77z` (`0` is a red five, `1z` to `7z` are east south west north haku hatsu chun), as a list
of names, as mjai names, as Unicode tiles or as Tenhou's 136 numbers; answers list names. Seats are named by winds.

In a query string, lists have commas between, a bare flag is true, melds are `chi:340m` or `pon:777z@across`, a liable
player is `daisangen:west`, and `rules.<option>` changes an option of the rule set.

"No" is an answer, not an error: a hand that does not win is a 200 with `"win": false` and a reason. A request that
cannot be read, or that no legal game can produce, is a problem (RFC 9457) that lists all its faults.

Names in answers follow `lang`, or `Accept-Language`; ids never change.""",
    "license": {"name": "MIT", "identifier": "MIT"},
}

#: Endpoint -> what it may answer.
ANSWERS: dict[str, tuple[type[Schema], ...]] = {
    "wins.get_score": (responses.Win, responses.NoWin),
    "wins.get_points": (responses.PointsAnswer,),
    "wins.get_points_table": (responses.Chart,),
    "hands.get_tenpai": (responses.Waiting, responses.Drawn),
    "hands.get_shanten": (responses.Shanten, responses.ShantenOfDraw),
    "hands.get_furiten": (responses.Furiten,),
    "hands.get_actions": (responses.OwnTurn, responses.OthersTile),
    "reference.get_rules": (responses.RuleSets,),
    "reference.get_rule_set": (responses.RuleSet,),
    "reference.get_yaku": (responses.Yaku,),
    "service.get_healthz": (responses.Health,),
    "service.get_readyz": (responses.Readiness,),
    "service.get_version": (responses.Version,),
}
#: Endpoint -> media type, of those that answer with this document.
DOCUMENTS = {"service.get_openapi_yaml": "application/yaml", "service.get_openapi_json": JSON}

RIICHI = {"hand": "234567m340p45s88s", "win_tile": "6s", "riichi": True, "dora_indicators": "3p"}
WAITING = "34p678p345s789s22z"

#: Endpoint -> name of an example, what it shows, and the request. The answers are asked of the app.
EXAMPLES: dict[str, tuple[tuple[str, str, dict[str, Any]], ...]] = {
    "wins.get_score": (
        ("riichi", "Riichi, pinfu, tanyao, a dora and a red five by ron", RIICHI),
        (
            "open_hand",
            "The dealer draws the winning tile of an open hand; two counters and a stick lie on the table",
            {
                "hand": "33m567p23s",
                "melds": ["pon:777z@across", "chi:340m"],
                "win_tile": "4s",
                "tsumo": True,
                "seat_wind": "east",
                "honba": 2,
                "riichi_sticks": 1,
            },
        ),
        (
            "liability",
            "Daisangen: west fed the third dragon set, so he pays half of a ron off north",
            {
                "hand": "99m23p",
                "melds": ["pon:555z", "ankan:6666z", {"type": "pon", "tiles": ["7z", "7z", "7z"], "from": "right"}],
                "win_tile": "4p",
                "discarder": "north",
            },
        ),
        (
            "other_rules",
            "4 han 30 fu are rounded up to mangan, and names are Japanese",
            {**RIICHI, "dora_indicators": [], "rules": {"preset": "tenhou_4p", "kiriage_mangan": True}, "lang": "ja"},
        ),
        (
            "three_players",
            "Three players: two norths are set aside, the tiles are Tenhou's numbers",
            {
                "hand": [36, 40, 44, 53, 56, 60, 72, 76, 80, 96, 100, 124, 125],
                "win_tile": 104,
                "tsumo": True,
                "north": 2,
                "rules": "tenhou_3p",
            },
        ),
        (
            "no_yaku",
            "A finished hand without yaku is no error",
            {"hand": "123m456p78s99s", "melds": ["chi:123s"], "win_tile": "9s"},
        ),
        (
            "explained",
            "Seven pairs or two times two equal runs: the reading that pays more is taken, and explained",
            {"hand": "334455m334455p6s", "win_tile": "6s", "explain": True},
        ),
    ),
    "wins.get_points": (
        ("han_and_fu", "3 han 40 fu", {"han": 3, "fu": 40, "discarder": "west", "honba": 1}),
        ("yakuman", "The dealer draws a yakuman", {"yakuman": 1, "tsumo": True, "seat_wind": "east"}),
    ),
    "hands.get_tenpai": (
        (
            "waits",
            "What a hand waits for, with what lies open",
            {"hand": WAITING, "dora_indicators": "1p", "visible": "2p"},
        ),
        ("furiten", "One of the tiles it waits for was discarded", {"hand": WAITING, "discards": "5p1z"}),
        ("discard", "Which discard leaves it tenpai", {"hand": WAITING + "9m"}),
    ),
    "hands.get_shanten": (
        ("waiting", "A hand of 13 tiles", {"hand": "123m456p13579s11z"}),
        ("drawn", "A hand with its draw, beside two melds", {"hand": "23m5669p11z", "melds": ["pon:777z", "chi:789s"]}),
    ),
    "hands.get_furiten": (
        ("furiten", "By an own discard and a tile passed", {"hand": WAITING, "discards": "5p1z", "passed": "2p"}),
        ("unknown", "The own discards are not known", {"hand": WAITING, "discards": None}),
    ),
    "hands.get_actions": (
        ("own_turn", "A tile was drawn", {"hand": "234567m34p678s22z", "drawn": "9m", "melds": []}),
        ("called", "Another discards a tile", {"hand": WAITING, "offered": "2p", "from": "left"}),
    ),
}


# Fields.


def _any_of(mapping: Any) -> Any:
    """Copy a mapping with ``anyOf`` for ``oneOf``: an empty list is one of names and one of numbers alike."""
    return orjson.loads(orjson.dumps(mapping).replace(b'"oneOf"', b'"anyOf"'))


def _list_of(item: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": "array", "items": item, **more}


_NUMBER = {"type": "number", "minimum": -1000, "maximum": 1000}
_NUMBERS = _list_of(_NUMBER, maxItems=4)
_POINTS = {"type": "integer", "minimum": 0, "maximum": 1_000_000, "multipleOf": 100}

#: Annotation of an option -> its JSON Schema, of those whose values are not listed.
OPTION_SCHEMAS: dict[Any, dict[str, Any]] = {
    rules.Points: _POINTS,
    rules.PointsOrNone: {**_POINTS, "type": ["integer", "null"]},
    rules.Multiple: {"type": ["integer", "null"], "minimum": 1, "maximum": 99},
    rules.Thousands: _NUMBER,
    rules.Uma: _NUMBERS,
    rules.FloatingUma: {
        "type": ["object", "null"],
        "propertyNames": {"pattern": "^[0-4]$"},
        "additionalProperties": _NUMBERS,
    },
    rules.RedFives: {
        "type": "object",
        "required": ["m", "p", "s"],
        "properties": {suit: {"type": "integer", "minimum": 0, "maximum": 4} for suit in "mps"},
        "additionalProperties": False,
    },
    rules.LocalYaku: _list_of({"enum": list(rules.LOCAL_YAKU)}),
    rules.DealerRepeat: {"anyOf": [{"type": "boolean"}, _list_of({"enum": list(rules.ABORTIVE_DRAWS)})]},
}
_SCHEMA_OF = {get_args(annotation)[-1]: schema for annotation, schema in OPTION_SCHEMAS.items()}


def _option(option: rules.Option) -> dict[str, Any]:
    choices = option.values.choices
    if isinstance(choices, str):
        schema = _SCHEMA_OF[option.values]
    else:
        types = {bool: "boolean", int: "integer", str: "string"}
        schema = {"type": types[type(choices[0])]}
        if choices != (True, False):
            schema["enum"] = list(choices)
    return {**schema, "description": option.meaning}


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


def _bare(field: fields.Field[Any]) -> dict[str, Any]:
    """Give the JSON Schema of the values of a field."""
    if type(field) in SHARED:
        return {"$ref": f"{SCHEMAS}/{SHARED[type(field)][0]}"}
    return dict(field.openapi) if isinstance(field, Value) else {}


def _default(field: Value) -> dict[str, Any]:
    """Give the default of a field as a request would send it; ``None`` stands for none."""
    if field.load_default is missing or field.load_default is None:
        return {}
    if isinstance(field, Rules):
        return {"default": DEFAULT}
    return {"default": field._serialize(field.load_default, None, None) if field.load_default != () else []}


def _or_null(schema: dict[str, Any]) -> dict[str, Any]:
    if "$ref" in schema:
        return {"anyOf": [schema, {"type": "null"}]}
    enum = {"enum": [*schema["enum"], None]} if "enum" in schema else {}
    return {**schema, "type": [schema["type"], "null"], **enum}


def _first_line(thing: object) -> str:
    return str(thing.__doc__).strip().partition("\n")[0]


class _Converter(OpenAPIConverter):
    """Knows the fields of requests, and says of every schema what its docstring says."""

    def field2property(self, field: Any) -> dict[str, Any]:
        """Make the JSON Schema of a field."""
        if isinstance(field, Value) or type(field) in SHARED:
            bare = _or_null(_bare(field)) if field.allow_none else _bare(field)
            default = _default(field) if isinstance(field, Value) else {}
            made = {**bare, **field.metadata, **default}
        else:
            made = super().field2property(field)
        if "example" in made:
            made["examples"] = [made.pop("example")]
        return made

    def schema2jsonschema(self, schema: Any) -> dict[str, Any]:
        """Make the JSON Schema of a schema; answers may gain fields, so they stay open."""
        made = super().schema2jsonschema(schema)
        described = {
            "type": "object",
            "description": _first_line(schema),
            "required": [field.data_key or name for name, field in schema.fields.items() if field.required],
            "properties": made["properties"],
        }
        return {**described, "additionalProperties": False} if isinstance(schema, Question) else described


class _Plugin(MarshmallowPlugin):
    Converter = _Converter


# Routes.

HEADERS = {
    "X-Request-Id": ("request_id", "The caller's own id, if it sent a sane one, or a new one."),
    "Agari-Version": ("version", "Version of the service."),
}

#: Status -> name and meaning of a problem.
PROBLEMS = {
    "400": ("no_json", "The body is no JSON."),
    "404": ("not_found", "There is nothing of this name."),
    "413": ("too_large", "The body is larger than 1 MiB."),
    "415": ("no_json_type", "The body is not sent as application/json."),
    "422": ("impossible", "The request cannot be answered. All its faults are listed at once."),
    "503": ("not_ready", "A known hand is scored wrong."),
    "default": ("problem", "Any other problem."),
}
IMPOSSIBLE = {"hand": "33333m340p45s888s", "win_tile": "6s", "ippatsu": True, "seatwind": "east"}

PARAMETERS: dict[str, dict[str, Any]] = {
    "request_id": {
        "name": "X-Request-Id",
        "in": "header",
        "description": "An id for the request, which the answer repeats: up to 128 letters, digits and . _ : / + = -",
        "schema": {"type": "string"},
    },
    "language": {
        "name": "Accept-Language",
        "in": "header",
        "description": "Language of the names, where lang does not say it: en, ja, zh-Hans, zh-Hant or ko.",
        "schema": {"type": "string"},
    },
    "preset": {
        "name": "preset",
        "in": "path",
        "required": True,
        "description": "Id of a rule set.",
        "schema": {"$ref": f"{SCHEMAS}/PresetId"},
        "example": "tenhou_4p",
    },
    "rule_options": {
        "name": "rules.<option>",
        "in": "query",
        "style": "form",
        "explode": True,
        "description": "Changes one option of the rule set, as in rules.kiriage_mangan=true. The options are those of "
        "RuleOptions; a value that is no word or number is written as JSON.",
        "schema": {"type": "object", "propertyNames": {"pattern": r"^rules\."}},
        "example": {"rules.kiriage_mangan": True},
    },
}


def render(app: Flask) -> dict[str, Any]:
    """Make the document of an app. The app itself answers the examples."""
    spec = APISpec("Agari", __version__, "3.1.0", plugins=[_Plugin()])
    _add_components(spec, app)
    for rule in sorted(app.url_map.iter_rules(), key=_tag_place):
        _add_path(spec, app, rule)
    made = orjson.loads(orjson.dumps(spec.to_dict()))  # lists for tuples, and nothing shared
    modules = {tag: sys.modules[app.blueprints[tag].import_name] for tag in TAGS}
    tags = [{"name": tag, "description": _first_line(module)} for tag, module in modules.items()]
    return {
        "openapi": made["openapi"],
        "info": {**made["info"], **INFO},
        "tags": tags,
        "paths": made["paths"],
        "components": made["components"],
    }


def _tag_place(rule: Rule) -> int:
    return TAGS.index(_tag(rule))


def _tag(rule: Rule) -> str:
    return rule.endpoint.partition(".")[0]


def _add_components(spec: APISpec, app: Flask) -> None:
    for name, schema in SHARED.values():
        spec.components.schema(name, schema)
    spec.components.schema("PresetId", {"type": "string", "enum": list(PRESETS)})
    spec.components.schema("RuleOptions", _rule_options())
    for name, parameter in PARAMETERS.items():
        spec.components.parameter(name, parameter["in"], parameter)
    for name, meaning in HEADERS.values():
        spec.components.header(name, {"description": meaning, "schema": {"type": "string"}})
    for name, meaning in PROBLEMS.values():
        content: dict[str, Any] = {"schema": responses.Problem}
        if name == "impossible":
            content["example"] = _ask(app, "/v1/score", IMPOSSIBLE)
        spec.components.response(name, _response(meaning, {PROBLEM_JSON: content}))


def _ask(app: Flask, path: str, question: dict[str, Any]) -> Any:
    return app.test_client().post(path, json=question, headers={"X-Request-Id": "an-example"}).json


def _rule_options() -> dict[str, Any]:
    preset = {"$ref": f"{SCHEMAS}/PresetId", "description": "The set to change.", "default": DEFAULT}
    options = {name: _option(option) for name, option in rules.OPTIONS.items()}
    return {
        "type": "object",
        "description": "A rule set with some options changed.",
        "properties": {"preset": preset, **options},
        "additionalProperties": False,
        "examples": [{"preset": "tenhou_4p", "kiriage_mangan": True}],
    }


def _response(description: str, content: dict[str, Any]) -> dict[str, Any]:
    headers = {header: name for header, (name, _) in HEADERS.items()}
    return {"description": description, "headers": headers, "content": content}


def _add_path(spec: APISpec, app: Flask, rule: Rule) -> None:
    view = app.view_functions[rule.endpoint]
    name = view.__name__.removeprefix("get_")
    spec.components.response(name, _answer(app, rule))
    question: Any = getattr(view, "request_schema", None)
    operations = {
        method.lower(): {
            "tags": [_tag(rule)],
            "summary": _first_line(view),
            "operationId": f"{method.lower()}_{name}",
            **(_body(rule, question) if method == "POST" else _query(rule, question)),
            "responses": {"200": name, **_problems(rule, method, question)},
        }
        for method in ("POST", "GET")
        if method in (rule.methods or ())
    }
    everywhere: Any = ["request_id"]
    spec.path(re.sub("<(.+?)>", r"{\1}", rule.rule), operations=operations, parameters=everywhere)


def _answer(app: Flask, rule: Rule) -> dict[str, Any]:
    if rule.endpoint in DOCUMENTS:
        return _response("This document.", {DOCUMENTS[rule.endpoint]: {}})
    schemas = ANSWERS[rule.endpoint]
    content: dict[str, Any] = {"schema": schemas[0] if len(schemas) == 1 else {"oneOf": list(schemas)}}
    if examples := EXAMPLES.get(rule.endpoint):
        content["examples"] = {
            name: {"summary": summary, "value": _ask(app, rule.rule, asked)} for name, summary, asked in examples
        }
    return _response(" ".join(map(_first_line, schemas)), {JSON: content})


def _body(rule: Rule, question: Question) -> dict[str, Any]:
    examples = {name: {"summary": text, "value": asked} for name, text, asked in EXAMPLES[rule.endpoint]}
    content = {JSON: {"schema": question, "examples": examples}}
    return {**_parameters(question), "requestBody": {"required": True, "content": content}}


def _query(rule: Rule, question: Question | None) -> dict[str, Any]:
    asked = question.fields if question else {}
    of_rules = ["rule_options"] if "rules" in asked else []
    return _parameters(question, *sorted(rule.arguments), *(_parameter(*one) for one in asked.items()), *of_rules)


def _parameters(question: Question | None, *parameters: Any) -> dict[str, Any]:
    """List the parameters of an operation, if it has any; questions with ``lang`` also look at a header."""
    header = ["language"] if question and "lang" in question.fields else []
    return {"parameters": [*parameters, *header]} if parameters or header else {}


def _parameter(name: str, field: Any) -> dict[str, Any]:
    """Describe a field as a parameter of a query string, which knows neither null nor empty lists."""
    schema = IN_QUERY.get(type(field)) or _bare(field)
    default, example = _default(field), field.metadata.get("example")
    made: dict[str, Any] = {"name": name, "in": "query", "description": field.metadata["description"]}
    if field.required:
        made["required"] = True
    made["schema"] = schema if default == {"default": []} else {**schema, **default}
    made.update(STYLE.get(schema.get("type", ""), {}))
    return {**made, "example": example} if example else made


def _problems(rule: Rule, method: str, question: Question | None) -> dict[str, str]:
    told = {
        "400": method == "POST",
        "404": bool(rule.arguments),
        "413": method == "POST",
        "415": method == "POST",
        "422": question is not None,
        "503": rule.endpoint == "service.get_readyz",
        "default": True,
    }
    return {status: PROBLEMS[status][0] for status, holds in told.items() if holds}


class _Dumper(yaml.SafeDumper):
    """Writes texts of several lines as such."""


_Dumper.add_representer(
    str,
    lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text, "|" if "\n" in text else None),
)


def texts(document: dict[str, Any]) -> dict[str, str]:
    """Write a document as the files that the service serves: name -> text."""
    as_yaml = yaml.dump(
        document, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=110, default_flow_style=None
    )
    as_json = orjson.dumps(document, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE).decode()
    return {"openapi.yaml": as_yaml, "openapi.json": as_json}


def write(app: Flask, folder: Path = ROOT) -> None:
    """Write the files anew, each whole or not at all."""
    for name, text in texts(render(app)).items():
        draft = folder / f"{name}.tmp"
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, folder / name)


if __name__ == "__main__":
    from app import create_app

    write(create_app())
