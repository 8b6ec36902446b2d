"""Asking: how a request becomes a question, from a JSON body or a query string alike."""

from collections.abc import Callable
from functools import wraps
from typing import Any

import flask
from gunicorn.http.errors import NoMoreData, ParseException
from marshmallow import Schema
from werkzeug.datastructures import LanguageAccept
from werkzeug.exceptions import BadRequest, ClientDisconnected, RequestEntityTooLarge, UnsupportedMediaType
from werkzeug.http import parse_accept_header

from locales import language_of
from routes.accepting import prefers_text
from routes.reading import read_json
from routes.signature import current
from schemas.fields import REPEATED, Value, option_from_text
from schemas.media_types import JSON, TEXT
from schemas.naming import give_names
from schemas.requests import Wanted
from schemas.telling import Teller
from schemas.texts import NOTATIONS
from scoring.errors import Fault, ImpossibleQuestion

RULES_PREFIX = "rules."

#: Where an answer stands in the environment that is known before its view is asked.
ANSWER = "agari.answer"

#: Errors that only say that a client has gone, or has sent nothing for too long.
_SILENCE = (BlockingIOError, ClientDisconnected, NoMoreData)

#: A view: takes the question, and parts of the path by name; gives a JSON value.
View = Callable[..., Any]


#: What writes the answer to a question as a text, its tiles in some notation.
AsText = Callable[[Any, str], str]


def asks(schema: Schema, as_text: AsText | None = None) -> Callable[[View], View]:
    """Hand a view the question that ``schema`` reads from the request.

    Where ``as_text`` is given, a caller that asks for a plain text gets what it writes instead.
    The view that takes the question itself stays at hand as ``answer``, the schema as ``request_schema``.
    """

    def decorate(view: View) -> View:
        @wraps(view)
        def asked(**path: Any) -> Any:
            ready = current().get(ANSWER)
            if ready is not None:
                return ready
            sent = _sent(schema)
            question = load(schema, sent)
            if as_text and (tiles := _tiles_of_text(sent)):
                return flask.Response(as_text(question, tiles), mimetype=TEXT)
            return view(question, **path)

        asked.request_schema = schema  # type: ignore[attr-defined]
        asked.answer = view  # type: ignore[attr-defined]
        return asked

    return decorate


def _tiles_of_text(sent: Any) -> str | None:
    """Say how a text that is asked for should write tiles; ``None``: none is."""
    chosen: str | None = sent.get("text")
    return chosen or (NOTATIONS[0] if prefers_text() else None)


class Refused(ImpossibleQuestion):
    """A question that cannot be answered.

    :ivar lang: the language that it asked for, if any.
    """

    def __init__(self, faults: tuple[Fault, ...], lang: str | None) -> None:
        super().__init__(faults)
        self.lang = lang


def load(schema: Schema, sent: Any) -> Any:
    """Make the question of what was sent.

    :raises Refused: with every fault.
    """
    try:
        return schema.load(sent)
    except ImpossibleQuestion as error:
        lang = sent.get("lang") if isinstance(sent, dict) else None
        raise Refused(error.faults, lang if isinstance(lang, str) else None) from error


def _sent(schema: Schema) -> Any:
    """Give what was sent to be read: POST has it in the body, GET in the query string."""
    environ = current()
    if environ["REQUEST_METHOD"] in ("GET", "HEAD"):
        return _query(flask.request, schema)
    return read_json(body())


def body(types: str = JSON) -> bytes:
    """Read the body of a request that is sent as JSON.

    :param types: what may be sent here, to tell a caller that sends something else.
    :raises HTTPException: where it is sent as something else, too large, empty, or breaks off.
    """
    request: flask.Request = flask.request._get_current_object()  # type: ignore[attr-defined]
    check_plain(request)
    if request.environ.get("CONTENT_TYPE") != JSON and request.mimetype != JSON:
        raise UnsupportedMediaType(f"send the question as {types}")
    try:
        sent = _whole(request)
    except (ParseException, ClientDisconnected) as error:
        raise broken_off("body", error) from error
    except RequestEntityTooLarge as error:
        raise too_large(request) from error
    if not sent:
        raise BadRequest("the body is empty; send the question as a JSON object")
    return sent


def _whole(request: flask.Request) -> bytes:
    """Read a body that is as long as it says, or, where it does not say, no longer than it may be."""
    sent = request.get_data()
    length = request.content_length
    if length is None and request.stream.read(1):
        raise RequestEntityTooLarge
    if length is not None and len(sent) < length:
        raise ClientDisconnected
    return sent


def broken_off(what: str, error: Exception) -> BadRequest:
    """Make the error of a body that cannot be read to its end."""
    why = "the rest of it does not come" if isinstance(error, _SILENCE) else str(error)
    return BadRequest(f"the {what} breaks off: {why}")


def check_plain(request: flask.Request) -> None:
    """Refuse a body that is compressed, or not all of the question."""
    if request.environ.get("QUERY_STRING"):
        raise BadRequest("a POST takes its question from the body, not from a query string")
    encoding = request.environ.get("HTTP_CONTENT_ENCODING", "identity")
    if encoding.lower() != "identity":
        raise UnsupportedMediaType(f"send the body as it is, not with Content-Encoding {encoding[:40]!r}")


def too_large(request: flask.Request) -> RequestEntityTooLarge:
    """Make the error that names the limit."""
    return RequestEntityTooLarge(f"the body is larger than {request.max_content_length} bytes")


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
    return None if texts[0] == "null" and field.may_be_null else field.from_text(texts[0])


def _combined(rules: Any, options: dict[str, Any]) -> Any:
    """Join the parameter ``rules`` and single options."""
    if rules is REPEATED or REPEATED in options.values():
        return REPEATED
    if isinstance(rules, dict):
        return {**rules, **options}
    return options if rules is None else {**options, "preset": rules}


#: The language that an answer is wanted in, ``None`` where none that is known was asked for, and notes about that.
Language = tuple[str | None, list[dict[str, str]]]


def language(wanted: str | None) -> Language:
    """Find out which language was asked for, with a note where it is not known.

    :param wanted: what the question says; else ``Accept-Language`` does, unless it takes any language.
    """
    if wanted is not None:
        known = language_of(wanted)
        if known:
            return known, []
        return None, [
            {"code": "unknown_language", "detail": f"There are no names in {wanted[:20]!r}; English is used."}
        ]
    accepted = current().get("HTTP_ACCEPT_LANGUAGE")
    if not accepted:
        return None, []
    tags = parse_accept_header(accepted, LanguageAccept)
    return language_of(*(tag for tag, weight in tags if weight > 0 and tag != "*")), []


def teller_of(wanted: Wanted, spoken: Language) -> Teller | None:
    """Give what tells how an answer came about, where that is wanted."""
    return Teller(spoken[0]) if wanted.explain else None


def told(answer: dict[str, Any], spoken: Language) -> dict[str, Any]:
    """Complete an answer: with the names of its ids, where a language was asked for, and with the notes."""
    lang, notes = spoken
    if lang:
        give_names(answer, lang)
    return noted(answer, notes)


def noted(answer: dict[str, Any], notes: list[dict[str, str]]) -> dict[str, Any]:
    """Add notes to an answer, where there are any."""
    return {**answer, "notes": [*answer.get("notes", ()), *notes]} if notes else answer
