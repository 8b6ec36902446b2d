"""Asking: how a request becomes a question, from a JSON body or a query string alike."""

from collections.abc import Callable
from typing import Any

import flask
import orjson
from gunicorn.http.errors import ParseException  # type: ignore[import-untyped]
from marshmallow import Schema
from webargs.flaskparser import FlaskParser
from werkzeug.exceptions import BadRequest, RequestEntityTooLarge, UnsupportedMediaType

from locales import DEFAULT, language_of
from schemas.fields import REPEATED, Value, option_from_text

RULES_PREFIX = "rules."


class Parser(FlaskParser):
    """Reads a question from where its method puts it: POST from the body, GET from the query string."""

    def load_question(self, request: flask.Request, schema: Schema) -> Any:
        """Give the JSON value that the schema reads."""
        if request.method in ("GET", "HEAD"):
            return _query(request, schema)
        if request.args:
            raise BadRequest("a POST takes its question from the body, not from a query string")
        return _body(request)

    __location_map__ = {**FlaskParser.__location_map__, "question": "load_question"}
    DEFAULT_LOCATION = "question"


_parser = Parser()


def asks(schema: Schema) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Hand a view the question that ``schema`` reads, and note the schema for the API document."""

    def decorate(view: Callable[..., Any]) -> Callable[..., Any]:
        asked: Callable[..., Any] = _parser.use_args(schema)(view)
        asked.request_schema = schema  # type: ignore[attr-defined]
        return asked

    return decorate


def _body(request: flask.Request) -> Any:
    if not request.is_json:
        raise UnsupportedMediaType("send the question as application/json")
    try:
        body = request.get_data()
        is_longer = request.content_length is None and request.stream.read(1)
    except ParseException as error:
        raise BadRequest(f"the body cannot be read to its end: {error}") from error
    if is_longer:
        raise RequestEntityTooLarge
    if not body:
        raise BadRequest("the body is empty; send the question as a JSON object")
    try:
        return orjson.loads(body)
    except orjson.JSONDecodeError as error:
        raise BadRequest(f"the body is no JSON: {error}") from error


def _query(request: flask.Request, schema: Schema) -> dict[str, Any]:
    """Turn texts into the JSON values they stand for; ``rules.<option>`` changes an option of the rule set."""
    asked: dict[str, Any] = {}
    options: dict[str, Any] = {}
    for name, texts in request.args.lists():
        if name.startswith(RULES_PREFIX):
            option = name.removeprefix(RULES_PREFIX)
            if option == "preset" and "rules" in request.args:
                asked["rules"] = REPEATED
            options[option] = option_from_text(option, texts[0]) if len(texts) == 1 else REPEATED
        else:
            field = schema.fields.get(name)
            asked.setdefault(name, _value(field, texts))
    if options:
        asked["rules"] = _combined(asked.get("rules"), options)
    return asked


def _value(field: Any, texts: list[str]) -> Any:
    if len(texts) > 1:
        return REPEATED
    if not isinstance(field, Value):
        return texts[0]
    return None if texts[0] == "null" and field.allow_none else field.from_text(texts[0])


def _combined(rules: Any, options: dict[str, Any]) -> Any:
    """Join the parameter ``rules`` and single options."""
    if rules is REPEATED or REPEATED in options.values():
        return REPEATED
    if isinstance(rules, dict):
        return {**rules, **options}
    return options if rules is None else {**options, "preset": rules}


def language(wanted: str | None) -> tuple[str, list[dict[str, str]]]:
    """Choose the language of the answer, with a note where the one asked for is not known."""
    if wanted is not None:
        known = language_of(wanted)
        if known:
            return known, []
        return DEFAULT, [{"code": "unknown_language", "detail": f"no names in {wanted[:20]!r}; English is used"}]
    accepted = [tag for tag, weight in flask.request.accept_languages if weight > 0]
    return language_of(*accepted) or DEFAULT, []
