"""A live server: gunicorn as an operator starts it, on a free port of this machine, and bytes to and from it."""

import io
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPResponse
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]

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


class Server(NamedTuple):
    """A running server."""

    port: int
    pid: int
    log: Path

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def workers(self) -> list[int]:
        """List the processes that answer."""
        return [int(pid) for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]

    def memory(self) -> dict[int, int]:
        """Tell how many bytes of memory each worker holds."""
        page = os.sysconf("SC_PAGE_SIZE")
        return {pid: int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * page for pid in self.workers()}

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


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[Server]:
    """Run a server for as long as it is needed.

    :param folder: where its log goes.
    :param settings: values of variables, by their names without the prefix, in small letters.
    """
    port, log = _free_port(), folder / "server.log"
    chosen = {"bind": f"127.0.0.1:{port}", "workers": "2", **settings}
    variables = {**os.environ, **{f"AGARI_{name.upper()}": value for name, value in chosen.items()}}
    with log.open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "gunicorn", "app:create_app()"], cwd=ROOT, env=variables, stdout=out, stderr=out
        )
    try:
        server = Server(port, process.pid, log)
        _await(process, server, int(chosen["workers"]))
        yield server
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _await(process: subprocess.Popen[bytes], server: Server, workers: int) -> None:
    """Wait until all workers are there, and one answers."""
    give_up = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < give_up:
        with suppress(ConnectionRefusedError):
            if server.send(b"GET /readyz HTTP/1.0\r\n\r\n") and len(server.workers()) == workers:
                return
        time.sleep(0.05)
    raise RuntimeError(f"the server does not start: {server.log.read_text()}")
