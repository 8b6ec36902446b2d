"""Problems: every error as ``application/problem+json`` (RFC 9457), in one place."""

import logging
from typing import Any

import flask
import orjson
from werkzeug.exceptions import HTTPException, NotFound

from scoring.errors import Fault, ImpossibleQuestion

MEDIA_TYPE = "application/problem+json"

log = logging.getLogger("agari")


def register(app: flask.Flask) -> None:
    """Answer every error of the app with a problem."""
    app.register_error_handler(ImpossibleQuestion, _impossible)
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(Exception, _unforeseen)


def problem(status: int, slug: str, title: str, detail: str, **more: Any) -> flask.Response:
    """Make a problem document.

    :param slug: names the kind of problem; public, so it never changes.
    """
    body = {
        "type": f"/problems/{slug}",
        "title": title,
        "status": status,
        "detail": detail,
        "instance": flask.g.request_id,
        **more,
    }
    return flask.Response(orjson.dumps(body), status, mimetype=MEDIA_TYPE)


def _impossible(error: ImpossibleQuestion) -> flask.Response:
    faults = error.faults
    detail = faults[0].detail if len(faults) == 1 else f"{len(faults)} faults, see errors"
    title = "The request cannot be answered"
    return problem(422, "invalid-request", title, detail, errors=[_fault(fault) for fault in faults])


def _fault(fault: Fault) -> dict[str, Any]:
    listed: dict[str, Any] = {"pointer": _pointer(fault.field), "code": fault.code, "detail": fault.detail}
    return {**listed, "tiles": list(fault.tiles)} if fault.tiles else listed


def _pointer(field: str | None) -> str:
    """Point at a field: a JSON pointer into a body, the parameter's name in a query string."""
    if field is None:
        return ""
    if flask.request.method == "POST":
        return f"/{field}"
    name, _, option = field.partition("/")
    parameter = f"rules.{option}" if name == "rules" and option else name
    return parameter.replace("~1", "/").replace("~0", "~")


def _http(error: HTTPException) -> flask.Response:
    status = error.code or 500
    text = error.description or error.name
    if isinstance(error, NotFound) and error.response is None and text == NotFound.description:
        text = "there is nothing at this address; /openapi.yaml lists what there is"
    response = problem(status, error.name.lower().replace(" ", "-"), error.name, text)
    for name, value in error.get_headers():
        if name.lower() not in ("content-type", "content-length"):
            response.headers[name] = value
    return response


def _unforeseen(error: Exception) -> flask.Response:
    log.exception("request %s failed", flask.g.request_id, exc_info=error)
    return problem(500, "internal-server-error", "Internal Server Error", "the service failed; the fault is logged")
