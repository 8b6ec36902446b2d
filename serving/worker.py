"""The worker: gunicorn's threads, so that every answer is whole or never begun, and every refusal a problem."""

import ctypes
import re
import selectors
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
from gunicorn.http.body import ChunkedReader
from gunicorn.workers.gthread import ThreadWorker

from serving.refusals import refusal, written

#: What a host may look like. An HTTP/1.1 request has to name one.
_HOST = re.compile(r"[\w.~!$&'()*+,;=%:\[\]-]*", re.ASCII)

#: Seconds that a client may take from its first byte to the end of its request, and to read a piece of the answer.
PATIENCE = 20

#: Seconds for which a connection that is to be closed waits for its client to close.
FAREWELL = 2

#: Bytes that any system takes at once, whether or not the client reads.
AT_ONCE = 2048

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
        self.receiving: dict[Any, Receiving] = {}
        self.leaving: dict[Any, float] = {}

    def init_process(self) -> None:
        """Keep glibc from raising the threshold with every large body, which leaves each thread a heap of holes."""
        libc = ctypes.CDLL(None)
        if hasattr(libc, "mallopt"):
            libc.mallopt(_M_MMAP_THRESHOLD, _LARGE)
        super().init_process()

    def handle(self, conn: Any) -> Any:
        """Read a request and answer it, and note since when it is coming in."""
        self.receiving[conn] = Receiving(time.monotonic())
        try:
            return super().handle(conn)
        finally:
            self.receiving.pop(conn, None)

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
        self.receiving[conn].request = req
        joined = Joined(conn.sock, lambda: self.receiving.pop(conn, None))
        keeps: bool = super().handle_request(req, SimpleNamespace(sock=joined, client=conn.client, server=conn.server))
        joined.flush()
        return keeps

    def finish_request(self, conn: Any, fs: Any) -> None:
        """Keep a connection or, without waiting for anybody, close it."""
        if fs.cancelled() or fs.exception() or fs.result():
            super().finish_request(conn, fs)
        else:
            self._see_off(conn)

    def _see_off(self, conn: Any) -> None:
        """Say that nothing more will be sent, and close when the client has closed, so that it can read to the end."""
        try:
            conn.sock.setblocking(False)
            conn.sock.shutdown(socket.SHUT_WR)
            self.poller.register(conn.sock, selectors.EVENT_READ, lambda _: self._hear_out(conn))
        except (OSError, ValueError):  # the client is gone
            self._drop(conn)
        else:
            self.leaving[conn] = time.monotonic() + FAREWELL

    def _hear_out(self, conn: Any) -> None:
        try:
            if conn.sock.recv(1 << 16):
                return
        except BlockingIOError:
            return
        except OSError as error:
            self.log.debug("the client is gone: %s", error)
        self._drop(conn)

    def _drop(self, conn: Any) -> None:
        if self.leaving.pop(conn, None):
            self.poller.unregister(conn.sock)
        self.nr_conns -= 1
        conn.close()

    def _keepalive_after(self, conn: Any, keepalive: Any) -> bool:
        """Close the connection after an answer if the rest of the body, which nobody asked for, is broken."""
        try:
            return bool(super()._keepalive_after(conn, keepalive))
        except errors.ParseException as error:
            self.log.debug("the body breaks off: %s", error)
            return False

    def murder_pending(self) -> None:
        """Close connections that are of no use, once a second.

        Those are, besides gunicorn's own, the ones whose request does not come to an end, and the ones that are to be
        closed and whose client does not close.
        """
        super().murder_pending()
        now = time.monotonic()
        for conn, request in list(self.receiving.items()):
            if request.since < now - PATIENCE and not request.is_whole() and self.receiving.get(conn) is request:
                with suppress(OSError):  # it may have ended meanwhile
                    conn.sock.shutdown(socket.SHUT_RDWR)
        for conn in [conn for conn, until in self.leaving.items() if until < now]:
            self._drop(conn)

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


class Receiving:
    """A request that is coming in.

    :ivar since: when its connection was taken up, by ``time.monotonic``.
    :ivar request: what gunicorn has made of it, once its headers are read.
    """

    def __init__(self, since: float) -> None:
        self.since = since
        self.request: Any = None

    def is_whole(self) -> bool:
        """Say whether its body has been read to the end, so that the rest is up to us."""
        if self.request is None:
            return False
        reader = self.request.body.reader
        return not (reader.parser if isinstance(reader, ChunkedReader) else getattr(reader, "length", 0))


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
            self._send(self.held + data)
            self.held = b""

    def _send(self, data: bytes) -> None:
        """Send something within a time, which only a client that does not read could make long."""
        if len(data) > AT_ONCE:
            self.sock.settimeout(PATIENCE)
        try:
            self.sock.sendall(data)
        finally:
            if len(data) > AT_ONCE:
                self.sock.settimeout(None)

    def flush(self) -> None:
        """Send headers that nothing follows."""
        if self.held:
            self._send(self.held)
            self.held = b""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.sock, name)
