"""Serving: what gunicorn's own workers and logs lack. Made for the very version that is pinned."""

import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from select import select
from types import SimpleNamespace
from typing import Any
from uuid import uuid4

import orjson
from gunicorn import util
from gunicorn.glogging import Logger
from gunicorn.http import errors
from gunicorn.workers.gthread import ThreadWorker

from routes.manners import SECURITY
from routes.problems import MEDIA_TYPE, OUTCOME, problem
from scoring import __version__

#: Errors in reading a request -> status and title; the rest of what gunicorn refuses is a bad request.
STATUS = {
    errors.LimitRequestLine: (414, "URI Too Long"),
    errors.LimitRequestHeaders: (431, "Request Header Fields Too Large"),
    errors.ExpectationFailed: (417, "Expectation Failed"),
    errors.UnsupportedTransferCoding: (501, "Not Implemented"),
}
BAD_REQUEST = (400, "Bad Request")

#: Seconds that a client may take from its first byte to the end of its request.
PATIENCE = 20

#: Seconds for which a worker that is to stop takes in new connections, at least, and at most while they keep coming.
LAST_CALL, LATEST_CALL = 0.2, 2

#: Errors of this kind that are not the client's.
_OURS = (errors.InvalidResponseHeader, errors.InvalidResponseHeaderName, errors.ConfigurationProblem)


class Worker(ThreadWorker):  # type: ignore[misc]
    """A worker whose every answer is whole, JSON, or never begun."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.unanswered: dict[Any, float] = {}

    def handle(self, conn: Any) -> Any:
        """Read a request and answer it, and note for how long nothing has been answered yet."""
        self.unanswered[conn] = time.monotonic()
        try:
            return super().handle(conn)
        finally:
            self.unanswered.pop(conn, None)

    def murder_pending(self) -> None:
        """Close connections that are of no use, once a second: also those whose request does not come to an end."""
        super().murder_pending()
        late = time.monotonic() - PATIENCE
        for conn, since in list(self.unanswered.items()):
            if since < late:
                with suppress(OSError):  # it may have ended meanwhile
                    conn.sock.shutdown(socket.SHUT_RDWR)

    def set_accept_enabled(self, enabled: bool) -> None:
        """Take in new connections or leave them waiting; at the end, answer those that were promised."""
        super().set_accept_enabled(enabled)
        if not self.alive:
            self._take_in_the_last()

    def _take_in_the_last(self) -> None:
        """Take in whoever has just connected, then refuse the rest.

        A listener that is open but no longer looked at would go on making promises in the worker's name. One that
        waits for a first byte hides who has connected, so it waits no more.
        """
        if hasattr(socket, "TCP_DEFER_ACCEPT"):
            for listener in self.sockets:
                listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_DEFER_ACCEPT, 0)
        sys.setswitchinterval(1e-5)  # between the last look and the end, nobody should find time to connect
        begun = time.monotonic()
        while (passed := time.monotonic() - begun) < LATEST_CALL:
            found = select(self.sockets, [], [], max(0, LAST_CALL - passed))[0]
            if not found:
                break
            for listener in found:
                self.accept(listener)
        for listener in self.sockets:
            listener.close()

    def handle_request(self, req: Any, conn: Any) -> bool:
        """Answer a request, the first part of the answer's body in one piece with its headers."""
        joined = Joined(conn.sock, lambda: self.unanswered.pop(conn, None))
        keeps: bool = super().handle_request(req, SimpleNamespace(sock=joined, client=conn.client, server=conn.server))
        joined.flush()
        return keeps

    def handle_error(self, req: Any, client: Any, addr: Any, exc: Exception) -> None:
        """Tell the client what is wrong with its request, and close the connection."""
        if not isinstance(exc, errors.ParseException) or isinstance(exc, _OURS):
            super().handle_error(req, client, addr, exc)
            return
        document = refusal(exc)
        self.log.refused(addr, document)
        try:
            util.write_nonblock(client, written(document))
        except OSError as error:
            self.log.debug("the client is gone: %s", error)


class Joined:
    """A socket that holds headers back until what follows them, so that both go in one packet or not at all.

    :ivar begin: called when the headers of an answer come.
    """

    def __init__(self, sock: Any, begin: Callable[[], object]) -> None:
        self.sock, self.begin, self.held = sock, begin, b""

    def sendall(self, data: bytes) -> None:
        """Send something, or hold it back if it is the end of headers."""
        if not self.held and data.startswith(b"HTTP/") and data.endswith(b"\r\n\r\n"):
            self.begin()
            self.held = data
        else:
            self.sock.sendall(self.held + data)
            self.held = b""

    def flush(self) -> None:
        """Send headers that nothing follows."""
        if self.held:
            self.sock.sendall(self.held)
            self.held = b""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.sock, name)


def refusal(error: Exception) -> dict[str, Any]:
    """Make the problem of a request that cannot be read."""
    status, title = STATUS.get(type(error), BAD_REQUEST)
    detail = f"the request cannot be read: {str(error)[:200]}".encode("ascii", "backslashreplace").decode()
    return problem(status, title.lower().replace(" ", "-"), title, detail, uuid4().hex)


def written(document: dict[str, Any]) -> bytes:
    """Write a problem as a whole answer, after which the connection is closed."""
    body = orjson.dumps(document)
    headers = {
        "Content-Type": MEDIA_TYPE,
        "Content-Length": str(len(body)),
        "Connection": "close",
        "X-Request-Id": document["instance"],
        "Agari-Version": __version__,
        "Access-Control-Allow-Origin": "*",
        **SECURITY,
    }
    first = f"HTTP/1.1 {document['status']} {document['title']}"
    lines = [first, *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode("ascii") + body


class JsonLogger(Logger):  # type: ignore[misc]
    """Logs each request as one JSON object: who asked for what, the outcome and the time; no body and no query."""

    def access(self, resp: Any, req: Any, environ: dict[str, Any], request_time: timedelta) -> None:
        """Log a request that was answered."""
        if self.access_log_enabled:
            self._write(
                request_id=dict(resp.headers).get("X-Request-Id"),
                client=environ.get("REMOTE_ADDR"),
                method=environ["REQUEST_METHOD"],
                path=environ["PATH_INFO"],
                status=resp.status_code,
                outcome=environ.get(OUTCOME, "ok"),
                milliseconds=round(request_time.total_seconds() * 1000, 3),
                bytes=resp.sent,
                agent=environ.get("HTTP_USER_AGENT"),
            )

    def exception(self, msg: Any, *args: Any, **kwargs: Any) -> None:
        """Log an error that is being handled; a client that stalls is none."""
        if isinstance(sys.exception(), BlockingIOError):
            self.debug("a client stalled, its connection is closed")
        else:
            super().exception(msg, *args, **kwargs)

    def refused(self, address: Any, document: dict[str, Any]) -> None:
        """Log a request that could not be read."""
        if self.access_log_enabled:
            self._write(
                request_id=document["instance"],
                client=address[0] if address else None,
                status=document["status"],
                outcome="unreadable",
                detail=document["detail"],
            )

    def _write(self, **entry: Any) -> None:
        now = datetime.now(UTC).isoformat(timespec="milliseconds")
        self.access_log.info("%s", orjson.dumps({"time": now, **entry}, default=str).decode())
