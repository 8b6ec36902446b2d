"""Problems: every error as ``application/problem+json`` (RFC 9457), in one place."""

import logging
from collections.abc import Iterable
from functools import partial
from typing import Any

import flask
import orjson
from werkzeug.exceptions import HTTPException, MethodNotAllowed, NotFound

from locales import CATALOGUE, fault_wording, name_of
from routes.asking import Refused, language
from routes.signature import REQUEST_ID, current
from schemas.media_types import PROBLEM_JSON
from scoring.errors import Fault, ImpossibleQuestion

#: Where a request's outcome stands in its environment, for the access log.
OUTCOME = "agari.outcome"

#: Headers of an error that tell about its body, which is another one here.
_OF_BODY = ("content-type", "content-length")

log = logging.getLogger("agari")


def register(app: flask.Flask) -> None:
    """Answer every error of the app with a problem."""
    app.register_error_handler(Exception, _respond)


def problem(status: int, title: str, detail: str, instance: str, slug: str = "", **more: Any) -> dict[str, Any]:
    """Make a problem document.

    :param instance: the id of the request.
    :param slug: names the kind of problem; public, so it never changes. By default it is the title's words.
    """
    kind = slug or title.lower().replace(" ", "-")
    told = {"type": f"/problems/{kind}", "title": title, "status": status, "detail": detail, "instance": instance}
    return {**told, **more}


def problem_of(error: Exception) -> dict[str, Any]:
    """Make the problem document of an error, which tells its kind also in the language that was asked for."""
    lang, _ = language(error.lang if isinstance(error, Refused) else flask.request.args.get("lang"))
    made = _problem_of(error, lang)
    kind = _kind(made).replace("-", "_")
    return {**made, "message": name_of("problems", kind, lang)} if lang and kind in CATALOGUE["problems"] else made


def _kind(document: dict[str, Any]) -> str:
    return str(document["type"]).rpartition("/")[2]


def _problem_of(error: Exception, lang: str | None) -> dict[str, Any]:
    """Make the problem document of an error; one that nobody foresaw is logged."""
    request_id = current()[REQUEST_ID]
    if isinstance(error, ImpossibleQuestion):
        title, faults = "The request cannot be answered", [_fault(fault, lang) for fault in error.faults]
        return problem(422, title, _summary(error.faults), request_id, "invalid-request", errors=faults)
    if isinstance(error, HTTPException):
        return problem(error.code or 500, error.name, _detail(error), request_id)
    log.exception("request %s failed", request_id, exc_info=error)
    detail = "the service failed; the fault is logged"
    return problem(500, "Internal Server Error", detail, request_id)


def respond(document: dict[str, Any], headers: Iterable[tuple[str, str]] = ()) -> flask.Response:
    """Answer with a problem document."""
    flask.request.environ[OUTCOME] = _kind(document)
    response = flask.Response(orjson.dumps(document), document["status"], mimetype=PROBLEM_JSON)
    response.headers.extend(headers)
    return response


def _respond(error: Exception) -> flask.Response:
    found = error.get_headers() if isinstance(error, HTTPException) else []
    return respond(problem_of(error), [(name, value) for name, value in found if name.lower() not in _OF_BODY])


def _summary(faults: tuple[Fault, ...]) -> str:
    return faults[0].detail if len(faults) == 1 else f"{len(faults)} faults, see errors"


def _fault(fault: Fault, lang: str | None) -> dict[str, Any]:
    """Describe a fault, also in the language that was asked for."""
    listed: dict[str, Any] = {"pointer": _pointer(fault.field), "code": fault.code, "detail": fault.detail}
    if lang:
        listed["message"] = fault.detail.tell(partial(fault_wording, language=lang))
    return {**listed, "tiles": list(fault.tiles)} if fault.tiles else listed


def _pointer(field: str | None) -> str:
    """Point at a field: a JSON pointer into a body, the parameter's name in a query string."""
    if field is None:
        return ""
    if current()["REQUEST_METHOD"] == "POST":
        return f"/{field}"
    name, _, option = field.partition("/")
    parameter = f"rules.{option}" if name == "rules" and option else name
    return parameter.replace("~1", "/").replace("~0", "~")


def _detail(error: HTTPException) -> str:
    if isinstance(error, NotFound) and error.description == NotFound.description:
        return "there is nothing at this address; /openapi.yaml lists what there is"
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        return f"this address answers {', '.join(sorted(error.valid_methods))}, not {flask.request.method[:20]}"
    return error.description or error.name
