"""The log: an access log of JSON objects, and errors that are errors."""

import logging
import sys
from datetime import UTC, datetime, timedelta
from typing import Any

import orjson
from gunicorn.glogging import Logger

from routes.problems import OUTCOME


class JsonLogger(Logger):  # type: ignore[misc]
    """Logs each request as one JSON object: who asked for what, the outcome and the time; no body and no query."""

    def setup(self, cfg: Any) -> None:
        """Set up gunicorn's logs, and write the app's own to the log of errors."""
        super().setup(cfg)
        log = logging.getLogger("agari")
        log.handlers, log.propagate = self.error_log.handlers, False
        log.setLevel(self.loglevel)

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
        if isinstance(sys.exception(), (BlockingIOError, TimeoutError)):
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
