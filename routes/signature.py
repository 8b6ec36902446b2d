"""Signature: the headers that every answer carries, whoever in the app gives it."""

import re
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from time import perf_counter
from typing import Any
from uuid import uuid4

from scoring import __version__

#: Where the id of a request stands in its environment.
REQUEST_ID = "agari.request_id"

#: Where the time of its arrival stands, by ``time.perf_counter``.
STARTED = "agari.started"

#: What a caller's own id may look like.
_SANE_ID = re.compile(r"[A-Za-z0-9._:/+=-]{1,128}")

#: An answer is taken for nothing it is not. What pages need besides they add themselves.
SECURITY = {"X-Content-Type-Options": "nosniff"}

Environment = dict[str, Any]
Headers = list[tuple[str, str]]
StartResponse = Callable[..., Any]

_CURRENT: ContextVar[Environment] = ContextVar("environment of the request that is being answered")
current = _CURRENT.get


class Signed:
    """A WSGI application whose answers are signed; headers are added where that costs least."""

    def __init__(self, app: Callable[..., Iterable[bytes]]) -> None:
        self.app = app
        self.every = [("Agari-Version", __version__), *SECURITY.items()]

    def __call__(self, environ: Environment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer under the caller's own request id if it is a sane one, else under a new one."""
        _CURRENT.set(environ)
        environ[STARTED] = perf_counter()
        own = environ.get("HTTP_X_REQUEST_ID", "")
        request_id = environ[REQUEST_ID] = own if _SANE_ID.fullmatch(own) else uuid4().hex

        def start(status: str, headers: Headers, exc_info: Any = None) -> Any:
            return start_response(status, [*headers, ("X-Request-Id", request_id), *self.every], exc_info)

        return self.app(environ, start)
