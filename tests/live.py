"""A live server: bytes to and from it, whatever they are."""

import io
import socket
import time
from contextlib import closing, suppress
from http.client import HTTPResponse
from typing import NamedTuple

from bench.server import Server

#: Seconds that anything may take at most.
PATIENCE = 30


class Answer(NamedTuple):
    """What came back on a connection.

    :ivar headers: by their names in small letters.
    :ivar rest: what came after the answer.
    """

    status: int
    headers: dict[str, str]
    body: bytes
    rest: bytes
    seconds: float


class Live(Server):
    """A running server that bytes can be sent to."""

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)

    def send(self, request: bytes) -> Answer | None:
        """Send bytes, say that no more follow, and read the answer until the server closes; ``None``: there is none."""
        with closing(self.connect()) as connection:
            with suppress(BrokenPipeError, ConnectionResetError):  # refused before all was sent; the answer tells why
                connection.sendall(request)
            with suppress(OSError):
                connection.shutdown(socket.SHUT_WR)
            return answer(connection, request)


def answer(connection: socket.socket, request: bytes) -> Answer | None:
    """Read the answer to a request until the server closes the connection; ``None``: there is none."""
    start = time.perf_counter()
    received = _Received(b"".join(iter(lambda: connection.recv(1 << 16), b"")))
    return received.answer(request, time.perf_counter() - start)


class _Received(io.BytesIO):
    """Bytes that ``HTTPResponse`` takes for a socket, and leaves open for what comes after the answer."""

    def makefile(self, *_: object) -> "_Received":
        return self

    def close(self) -> None:
        pass

    def answer(self, request: bytes, seconds: float) -> Answer | None:
        if not self.getbuffer().nbytes:
            return None
        response = HTTPResponse(self, method=request.partition(b" ")[0].decode("latin-1"))  # type: ignore[arg-type]
        response.begin()
        headers = {name.lower(): value for name, value in response.getheaders()}
        return Answer(response.status, headers, response.read(), self.read(), seconds)
