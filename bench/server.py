"""A server to ask: gunicorn with this tree's own settings, in processes of its own."""

import http.client
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Server:
    """A server that answers on this machine."""

    port: int
    process: subprocess.Popen[bytes]
    log: Path

    @property
    def url(self) -> str:
        """Tell where it is asked."""
        return f"http://127.0.0.1:{self.port}"

    def workers(self) -> list[int]:
        """List the processes that answer."""
        return children(self.process.pid)

    def memory(self) -> dict[int, float]:
        """Tell the memory of each of its processes that is in use, in MiB."""
        return {pid: resident(pid) for pid in (self.process.pid, *self.workers())}


def children(pid: int) -> list[int]:
    """List the child processes of one."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def resident(pid: int) -> float:
    """Tell how much memory of a process is in use, in MiB; none where it has ended."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS")), 0.0)


def free_port() -> int:
    """Find a port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


@contextmanager
def running(app: str = "app:create_app()", **settings: str) -> Iterator[Server]:
    """Serve an app until the block ends.

    :param settings: what the environment says, without the prefix.
    """
    port = free_port()
    chosen = {"BIND": f"127.0.0.1:{port}", "WORKERS": "1", **settings}
    environment = {**os.environ, **{f"AGARI_{name}": value for name, value in chosen.items()}}
    with TemporaryDirectory() as folder:
        log = Path(folder, "log")
        with log.open("wb") as out:
            command = [sys.executable, "-m", "gunicorn", app]
            process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=out, stderr=out)
        try:
            server = Server(port, process, log)
            wait(server, int(chosen["WORKERS"]))
            yield server
        finally:
            process.terminate()
            process.wait(timeout=20)


def wait(server: Server, workers: int, seconds: float = 30) -> None:
    """Wait until a server answers and all its workers are there."""
    until = time.monotonic() + seconds
    while time.monotonic() < until and server.process.poll() is None:
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=2)
        try:
            connection.request("GET", "/readyz")
            if connection.getresponse().status == 200 and len(server.workers()) >= workers:
                return
        except OSError:
            time.sleep(0.05)
        finally:
            connection.close()
    raise RuntimeError(f"the server does not start: {server.log.read_text()}")
