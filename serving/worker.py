"""The worker: gunicorn's threads, so that every answer is whole or never begun, and every refusal a problem."""

import ctypes
import re
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from select import select
from types import SimpleNamespace
from typing import Any

from gunicorn import util
from gunicorn.http import errors
from gunicorn.workers.gthread import ThreadWorker

from serving.refusals import refusal, written

#: What a host may look like. An HTTP/1.1 request has to name one.
_HOST = re.compile(r"[\w.~!$&'()*+,;=%:\[\]-]*", re.ASCII)

#: Seconds that a client may take from its first byte to the end of its request.
PATIENCE = 20

#: Seconds for which a worker that is to stop takes in new connections, at least, and at most while they keep coming.
LAST_CALL, LATEST_CALL = 0.2, 2

#: Errors of this kind that are not the client's.
_OURS = (errors.InvalidResponseHeader, errors.InvalidResponseHeaderName, errors.ConfigurationProblem)

#: Bytes from which a block of memory is the system's own again once it is free, and what ``mallopt`` calls that.
_LARGE = 128 << 10
_M_MMAP_THRESHOLD = -3


class Worker(ThreadWorker):  # type: ignore[misc]
    """A worker whose every answer is whole, JSON, or never begun."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.unanswered: dict[Any, float] = {}

    def init_process(self) -> None:
        """Keep glibc from raising the threshold with every large body, which leaves each thread a heap of holes."""
        libc = ctypes.CDLL(None)
        if hasattr(libc, "mallopt"):
            libc.mallopt(_M_MMAP_THRESHOLD, _LARGE)
        super().init_process()

    def handle(self, conn: Any) -> Any:
        """Read a request and answer it, and note for how long nothing has been answered yet."""
        self.unanswered[conn] = time.monotonic()
        try:
            return super().handle(conn)
        finally:
            self.unanswered.pop(conn, None)

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

    def handle_request(self, req: Any, conn: Any) -> bool:
        """Answer a request, the first part of the answer's body in one piece with its headers.

        :raises InvalidHeader: where there is no host, which gunicorn lets pass.
        """
        hosts = [value for name, value in req.headers if name == "HOST"]
        if not all(map(_HOST.fullmatch, hosts)) or (not hosts and req.version >= (1, 1)):
            raise errors.InvalidHeader("HOST", req=req)
        joined = Joined(conn.sock, lambda: self.unanswered.pop(conn, None))
        keeps: bool = super().handle_request(req, SimpleNamespace(sock=joined, client=conn.client, server=conn.server))
        joined.flush()
        return keeps

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
        """Take in whoever has connected. A listener that nobody looks at would make promises in the worker's name."""
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
