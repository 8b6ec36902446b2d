"""Load on loopback: full speed with wrk, then faults while clients ask. ``python -m bench.load [seconds]``.

The first part asks mixed questions on two workers and prints errors, speed, latency and memory. In the second, clients
that check every answer go on asking while a worker is killed, the server is told to reload, and told to stop. An
answer is whole or the connection ends before its first byte; only a killed worker may take a question with it.
"""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.server import Server, running
from schemas.examples import EXAMPLES

SECONDS = 180
CLIENTS = 16

SPEED = (
    f"{{rate:.0f}} requests/s for {{seconds:.0f}} s, 2 workers, {CLIENTS} connections: "
    "p50 {p50:.1f} ms, p99 {p99:.1f} ms, max {max:.1f} ms; errors: {socket_errors} of sockets, {statuses} of statuses"
)

#: Endpoint of the examples -> method and path, in which what is asked stands for ``{}``.
PATHS = {
    "wins.get_score": "/v1/score",
    "wins.get_points": "/v1/points",
    "hands.get_tenpai": "/v1/tenpai",
    "hands.get_shanten": "/v1/shanten",
    "hands.get_furiten": "/v1/furiten",
    "hands.get_actions": "/v1/actions",
    "rounds.post_settle": "/v1/settle",
    "batch.post_batch": "/v1/batch",
}
GETS = ["/v1/score?hand=234567m340p45s88s&win_tile=6s&riichi", "/v1/points?han=3&fu=40", "/v1/rules", "/healthz"]


def questions() -> list[tuple[str, str, str]]:
    """Give every example of the API document and some questions by GET: method, path and body."""
    posts = [
        ("POST", path, json.dumps(body, ensure_ascii=False))
        for endpoint, path in PATHS.items()
        for _, _, body in EXAMPLES[endpoint]
    ]
    return posts + [("GET", path, "") for path in GETS]


def full_speed(server: Server, seconds: int) -> dict[str, float]:
    """Ask as fast as wrk can, and print what came of it."""
    wrk = shutil.which("wrk")
    if not wrk:
        sys.exit("wrk is not installed; on Debian and Ubuntu: apt install wrk")
    with TemporaryDirectory() as folder:
        listed = Path(folder, "questions")
        listed.write_text("".join(f"{' '.join(one).strip()}\n" for one in questions()), encoding="utf-8")
        command = [wrk, "-t1", f"-c{CLIENTS}", f"-d{seconds}s", "-s", str(Path(__file__).with_suffix(".lua"))]
        done = subprocess.run(
            [*command, f"http://127.0.0.1:{server.port}"],
            env={**os.environ, "QUESTIONS": str(listed)},
            capture_output=True,
            text=True,
            check=True,
        )
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


class Client(threading.Thread):
    """Asks on and on until it is told to stop, and notes what became of every question."""

    def __init__(self, port: int, is_over: threading.Event, keeps: bool) -> None:
        super().__init__(daemon=True)
        self.port, self.is_over, self.keeps = port, is_over, keeps
        self.found: Counter[str] = Counter()

    def run(self) -> None:
        """Ask one question after the other, on the same connection while it may be kept."""
        connection: socket.socket | None = None
        for asked in cycle(questions()):
            if self.is_over.is_set():
                break
            try:
                connection = connection or socket.create_connection(("127.0.0.1", self.port), timeout=15)
            except OSError:
                self.found["refused"] += 1
                time.sleep(0.01)
                continue
            outcome, is_open = self.ask(connection, asked)
            self.found[outcome] += 1
            if not is_open:
                connection.close()
                connection = None
        if connection:
            connection.close()

    def ask(self, connection: socket.socket, asked: tuple[str, str, str]) -> tuple[str, bool]:
        """Ask a question; give what became of it, and whether the connection may be used again."""
        received = b""
        try:
            connection.sendall(_written(*asked, keeps=self.keeps))
            while not _is_whole(received):
                piece = connection.recv(1 << 20)
                if not piece:
                    raise ConnectionResetError
                received += piece
        except OSError:
            return "cut short" if received else "dropped", False
        status = received.split(b" ", 2)[1].decode()
        return f"answered {status}", self.keeps and b"connection: close" not in received.lower()


def _written(method: str, path: str, body: str, keeps: bool) -> bytes:
    sent = body.encode()
    connection = "keep-alive" if keeps else "close"
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: {connection}\r\n"
    if sent:
        head += f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n"
    return f"{head}\r\n".encode() + sent


def _is_whole(received: bytes) -> bool:
    head, separator, body = received.partition(b"\r\n\r\n")
    if not separator:
        return False
    lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    return len(body) >= int(lengths[0].split(b":")[1]) if lengths else True


def under(fault: Callable[[Server], None], server: Server, seconds: float = 6) -> Counter[str]:
    """Let clients ask while something happens to the server, and count what became of their questions."""
    is_over = threading.Event()
    clients = [Client(server.port, is_over, keeps=place % 2 == 0) for place in range(CLIENTS)]
    for client in clients:
        client.start()
    time.sleep(seconds / 3)
    fault(server)
    time.sleep(seconds * 2 / 3)
    is_over.set()
    for client in clients:
        client.join(timeout=30)
    return sum((client.found for client in clients), Counter())


def kill_worker(server: Server) -> None:
    """Kill a worker as the kernel does when memory runs out."""
    os.kill(server.workers()[0], signal.SIGKILL)


def reload(server: Server) -> None:
    """Let new workers take over."""
    server.process.send_signal(signal.SIGHUP)


def stop(server: Server) -> None:
    """Stop as a container engine does."""
    server.process.send_signal(signal.SIGTERM)


#: What happens, and what may become of a question besides an answer.
FAULTS = {kill_worker: {"dropped"}, reload: set(), stop: {"refused"}}


def main(seconds: int) -> int:
    """Run both parts; give the number of things that went wrong."""
    wrong = 0
    with running(WORKERS="2") as server:
        before = server.memory()
        full_speed(server, 5)
        warm = server.memory()
        found = full_speed(server, seconds)
        after = server.memory()
        print(SPEED.format(**found, rate=found["requests"] / found["seconds"]))
        for name, memory in (("at the start", before), ("after 5 s", warm), ("at the end", after)):
            print(
                f"memory {name:>12}: " + ", ".join(f"{one:.1f}" for one in memory.values()) + " MiB (server, workers)"
            )
        wrong += int(found["socket_errors"] + found["statuses"])
    for fault, allowed in FAULTS.items():
        with running(WORKERS="2") as server:
            outcomes = under(fault, server)
        bad = {name for name in outcomes if not name.startswith(("answered 2", "answered 422"))} - allowed
        wrong += len(bad)
        print(f"{fault.__name__}: " + ", ".join(f"{name} {count}" for name, count in sorted(outcomes.items())))
    return wrong


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else SECONDS))
