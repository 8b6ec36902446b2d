"""The API document (OpenAPI 3.1), made of the routes and schemas. A tool of development: nothing serves with it.

``python -m schemas.openapi`` writes ``openapi.yaml`` and ``openapi.json``. A new route needs a row in
``document.ANSWERS``, and one that takes a body another in ``examples.EXAMPLES``.
"""

import os
import re
import sys
from pathlib import Path
from typing import Any

import orjson
import yaml  # type: ignore[import-untyped]
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from flask import Flask
from werkzeug.exceptions import default_exceptions
from werkzeug.routing import Rule

from routes.limits import UNLIMITED
from routes.problems import problem
from schemas import json_schema, responses
from schemas.base import Question
from schemas.batch import Items
from schemas.document import (
    ANSWERS,
    AS_TEXT,
    DOCUMENTS,
    HEADERS,
    INFO,
    PARAMETERS,
    PROBLEMS,
    STREAMED,
    TAGS,
    UNREADY,
)
from schemas.examples import EXAMPLES, IMPOSSIBLE
from schemas.fields import Value
from schemas.json_schema import SHARED
from schemas.media_types import JSON, NDJSON, PROBLEM_JSON, TEXT
from schemas.rounds import RESULTS, Part, Parts, ResultField
from scoring import __version__
from scoring.presets import PRESETS

ROOT = Path(__file__).parent.parent

#: The id of requests that are shown.
REQUEST = "an-example"

#: Schema of a result -> the ``type`` that names it.
RESULT_TYPES = {type(schema): name for name, schema in RESULTS.items()}


def _first_line(thing: object) -> str:
    return str(thing.__doc__).strip().partition("\n")[0]


class _Converter(OpenAPIConverter):
    """Knows the fields of requests, and says of every schema what its docstring says."""

    def field2property(self, field: Any) -> dict[str, Any]:
        """Make the JSON Schema of a field."""
        if isinstance(field, Value) or type(field) in SHARED:
            values = self._values(field)
            is_asked = isinstance(field, Value)
            default = json_schema.default(field) if is_asked else {}
            is_nullable = field.may_be_null if is_asked else field.allow_none
            made = {**(json_schema.or_null(values) if is_nullable else values), **field.metadata, **default}
        elif isinstance(field, responses.Either):
            made = {"anyOf": [*map(self.resolve_nested_schema, field.schemas)], **field.metadata}
        else:
            made = super().field2property(field)
        if "example" in made:
            made["examples"] = [made.pop("example")]
        return made

    def _values(self, field: Any) -> dict[str, Any]:
        """Make the JSON Schema of the values of a field, in which other schemas stand by reference."""
        if isinstance(field, Part):
            return dict(self.resolve_nested_schema(field.schema))
        if isinstance(field, (Parts, Items)):
            return {**field.openapi, "items": self.resolve_nested_schema(field.schema)}
        if isinstance(field, ResultField):
            found = {name: self.resolve_nested_schema(schema) for name, schema in RESULTS.items()}
            mapping = {name: one["$ref"] for name, one in found.items()}
            return {"oneOf": [*found.values()], "discriminator": {"propertyName": "type", "mapping": mapping}}
        return json_schema.bare(field)

    def schema2jsonschema(self, schema: Any) -> dict[str, Any]:
        """Make the JSON Schema of a schema; answers may gain fields, so they stay open."""
        made = super().schema2jsonschema(schema)
        described = {
            "type": "object",
            "description": _first_line(schema),
            "required": [field.data_key or name for name, field in schema.fields.items() if field.required],
            "properties": made["properties"],
        }
        if type(schema) in RESULT_TYPES:
            kind = {"type": {"const": RESULT_TYPES[type(schema)], "description": "How the round ended."}}
            described["required"] = ["type", *described["required"]]
            described["properties"] = {**kind, **described["properties"]}
        if isinstance(schema, Question):
            described["additionalProperties"] = False
        return {**described, **json_schema.FORMS.get(type(schema), {})}


class _Plugin(MarshmallowPlugin):
    Converter = _Converter


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
    spec.components.schema("RuleOptions", json_schema.rule_options())
    for name, parameter in PARAMETERS.items():
        spec.components.parameter(name, parameter["in"], parameter)
    for name, meaning in HEADERS.values():
        spec.components.header(name, {"description": meaning, "schema": {"type": "string"}})
    for status, (name, meaning) in PROBLEMS.items():
        content: dict[str, Any] = {"schema": responses.Problem, "example": _problem(app, status, meaning)}
        spec.components.response(name, _response(meaning, {PROBLEM_JSON: content}))


def _problem(app: Flask, status: str, meaning: str) -> Any:
    """Show a problem of a status; where its detail depends on the request, the meaning stands for that."""
    if status == "422":
        return _ask(app, "/v1/score", IMPOSSIBLE)
    code = 500 if status == "default" else int(status)
    return problem(code, default_exceptions[code]().name, meaning, REQUEST)


def _ask(app: Flask, path: str, question: dict[str, Any]) -> Any:
    return app.test_client().post(path, json=question, headers={"X-Request-Id": REQUEST}).json


def _ask_text(app: Flask, path: str, question: dict[str, Any]) -> str:
    return app.test_client().post(path, json=question, headers={"Accept": TEXT}).text


def _response(description: str, content: dict[str, Any]) -> dict[str, Any]:
    headers = {header: name for header, (name, _) in HEADERS.items()}
    return {"description": description, "headers": headers, "content": content}


def _add_path(spec: APISpec, app: Flask, rule: Rule) -> None:
    view = app.view_functions[rule.endpoint]
    name = re.sub("^(get|post)_", "", view.__name__)
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
    spec.path(re.sub("<(.+?)>", r"{\1}", rule.rule), operations=operations)


def _answer(app: Flask, rule: Rule) -> dict[str, Any]:
    if rule.endpoint in DOCUMENTS:
        media_type, meaning = DOCUMENTS[rule.endpoint]
        return _response(meaning, {media_type: {}})
    schemas = ANSWERS[rule.endpoint]
    content: dict[str, Any] = {"schema": schemas[0] if len(schemas) == 1 else {"oneOf": list(schemas)}}
    if examples := EXAMPLES.get(rule.endpoint):
        content["examples"] = {
            name: {"summary": summary, "value": _ask(app, rule.rule, asked)} for name, summary, asked in examples
        }
    content = {JSON: content}
    if rule.endpoint in STREAMED:
        content[NDJSON] = {"schema": {"type": "string"}}
    if rule.endpoint in AS_TEXT:
        example = _ask_text(app, rule.rule, EXAMPLES[rule.endpoint][0][2])
        content[TEXT] = {"schema": {"type": "string"}, "example": example}
    return _response(" ".join(map(_first_line, schemas)), content)


def _body(rule: Rule, question: Question) -> dict[str, Any]:
    examples = {name: {"summary": text, "value": asked} for name, text, asked in EXAMPLES[rule.endpoint]}
    content: dict[str, Any] = {JSON: {"schema": question, "examples": examples}}
    content.update(STREAMED.get(rule.endpoint, {}))
    return {**_parameters(question), "requestBody": {"required": True, "content": content}}


def _query(rule: Rule, question: Question | None) -> dict[str, Any]:
    asked = question.fields if question else {}
    of_rules = ["rule_options"] if "rules" in asked else []
    return _parameters(question, *sorted(rule.arguments), *(_parameter(*one) for one in asked.items()), *of_rules)


def _parameters(question: Question | None, *parameters: Any) -> dict[str, Any]:
    """List the parameters of an operation; questions with ``lang`` also look at a header for it."""
    language = ["language"] if question and "lang" in question.fields else []
    return {"parameters": [*parameters, *language, "request_id"]}


def _parameter(name: str, field: Any) -> dict[str, Any]:
    """Describe a field as a parameter of a query string, which knows neither null nor empty lists."""
    schema = json_schema.IN_QUERY.get(type(field)) or json_schema.bare(field)
    default, example = json_schema.default(field), field.metadata.get("example")
    made: dict[str, Any] = {"name": name, "in": "query", "description": field.metadata["description"]}
    if field.required:
        made["required"] = True
    made["schema"] = schema if default == {"default": []} else {**schema, **default}
    made.update(json_schema.STYLE.get(schema.get("type", ""), {}))
    return {**made, "example": example} if example else made


def _problems(rule: Rule, method: str, question: Question | None) -> dict[str, str]:
    told = {
        "400": method == "POST",
        "404": bool(rule.arguments),
        "406": True,
        "413": method == "POST",
        "415": method == "POST",
        "422": question is not None,
        "429": rule.endpoint not in UNLIMITED,
        "503": rule.endpoint in UNREADY,
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
