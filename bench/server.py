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
from typing import IO

ROOT = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Server:
    """A server that answers on this machine."""

    port: int
    process: subprocess.Popen[bytes]

    def workers(self) -> list[int]:
        """List the processes that answer."""
        return children(self.process.pid)

    def memory(self) -> list[float]:
        """Tell the memory of each of its processes that is in use, in MiB."""
        return [resident(pid) for pid in (self.process.pid, *self.workers())]


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
def running(app: str = "app:create_app()", output: IO[bytes] | None = None, **settings: str) -> Iterator[Server]:
    """Serve an app until the block ends.

    :param output: where the access log goes.
    :param settings: what the environment says, without the prefix.
    """
    port = free_port()
    chosen = {"BIND": f"127.0.0.1:{port}", "LOG_LEVEL": "warning", **settings}
    environment = {**os.environ, **{f"AGARI_{name}": value for name, value in chosen.items()}}
    process = subprocess.Popen([sys.executable, "-m", "gunicorn", app], cwd=ROOT, env=environment, stdout=output)
    try:
        wait(port, process)
        yield Server(port, process)
    finally:
        process.terminate()
        process.wait(timeout=20)


def wait(port: int, process: subprocess.Popen[bytes], seconds: float = 20) -> None:
    """Wait until a server answers."""
    until = time.monotonic() + seconds
    while time.monotonic() < until and process.poll() is None:
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=2)
            connection.request("GET", "/readyz")
            if connection.getresponse().status == 200:
                return
        except OSError:
            time.sleep(0.05)
        finally:
            connection.close()
    raise RuntimeError("the server does not answer")
