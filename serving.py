"""Serving: what gunicorn needs of us, namely errors and an access log that are JSON."""

import ctypes
import re
import sys
from datetime import UTC, datetime, timedelta
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
}
BAD_REQUEST = (400, "Bad Request")

#: What a host may look like. An HTTP/1.1 request has to name one.
_HOST = re.compile(r"[\w.~!$&'()*+,;=%:\[\]-]*", re.ASCII)

#: Errors of this kind that are not the client's.
_OURS = (errors.InvalidResponseHeader, errors.InvalidResponseHeaderName, errors.ConfigurationProblem)

#: Bytes from which a block of memory is the system's own again once it is free, and what ``mallopt`` calls that.
_LARGE = 128 << 10
_M_MMAP_THRESHOLD = -3


class Worker(ThreadWorker):  # type: ignore[misc]
    """Answers requests that cannot even be read with a problem, not with HTML."""

    def init_process(self) -> None:
        """Keep glibc from raising the threshold with every large body, which leaves each thread a heap of holes."""
        libc = ctypes.CDLL(None)
        if hasattr(libc, "mallopt"):
            libc.mallopt(_M_MMAP_THRESHOLD, _LARGE)
        super().init_process()

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

    def handle_request(self, req: Any, conn: Any) -> Any:
        """Refuse a request without a host, which gunicorn lets pass."""
        hosts = [value for name, value in req.headers if name == "HOST"]
        if not all(map(_HOST.fullmatch, hosts)) or (not hosts and req.version >= (1, 1)):
            raise errors.InvalidHeader("HOST", req=req)
        return super().handle_request(req, conn)

    def finish_request(self, conn: Any, fs: Any) -> None:
        """Close connections in a thread: it takes until the client closes its side, and this one serves everybody."""
        if fs.cancelled() or fs.exception() or fs.result():
            super().finish_request(conn, fs)
        else:
            self.nr_conns -= 1
            self.tpool.submit(conn.close, graceful=True)

    def _keepalive_after(self, conn: Any, keepalive: Any) -> bool:
        """Close the connection after an answer if the rest of the body, which nobody asked for, is broken."""
        try:
            return bool(super()._keepalive_after(conn, keepalive))
        except errors.ParseException as error:
            self.log.debug("the body breaks off: %s", error)
            return False


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

    def exception(self, msg: str, *args: Any, **kwargs: Any) -> None:
        """Log a failure. A client that falls silent is none: it is told so, or has its connection closed."""
        if isinstance(sys.exception(), BlockingIOError):
            self.debug("a client has fallen silent")
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
