"""Refusals: what a client is told whose request cannot even be read."""

from typing import Any
from uuid import uuid4

import orjson
from gunicorn.http import errors

from routes.problems import problem
from routes.signature import SECURITY
from schemas.media_types import PROBLEM_JSON
from scoring import __version__

#: Errors in reading a request -> status and title; the rest of what gunicorn refuses is a bad request.
STATUS = {
    errors.LimitRequestLine: (414, "URI Too Long"),
    errors.LimitRequestHeaders: (431, "Request Header Fields Too Large"),
    errors.ExpectationFailed: (417, "Expectation Failed"),
}
BAD_REQUEST = (400, "Bad Request")


def refusal(error: Exception) -> dict[str, Any]:
    """Make the problem of a request that cannot be read."""
    status, title = STATUS.get(type(error), BAD_REQUEST)
    detail = f"the request cannot be read: {str(error)[:200]}".encode("ascii", "backslashreplace").decode()
    return problem(status, title, detail, uuid4().hex)


def written(document: dict[str, Any]) -> bytes:
    """Write a problem as a whole answer, after which the connection is closed."""
    body = orjson.dumps(document)
    headers = {
        "Content-Type": PROBLEM_JSON,
        "Content-Length": str(len(body)),
        "Connection": "close",
        "X-Request-Id": document["instance"],
        "Agari-Version": __version__,
        **SECURITY,
    }
    first = f"HTTP/1.1 {document['status']} {document['title']}"
    lines = [first, *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode("ascii") + body
