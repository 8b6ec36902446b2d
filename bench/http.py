"""Requests over HTTP: processor time and latency of every question, and those of the floor, with wrk on loopback.

One worker keeps to one core and wrk to another. Requests a second swing with the machine; the processor time that the
worker takes for a request is the steady figure, so ratios are made of that.
"""

import json
import os
import shutil
import subprocess
import sys
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bench.load import PATHS
from bench.requests import with_texts
from bench.server import Server, running
from bench.wins import HANDS, deals
from schemas.examples import EXAMPLES

ROUNDS, SECONDS, CONNECTIONS = 3, 2, 16

HEAD = f"{'question':14}{'requests/s':>12}{'p50 ms':>9}{'p99 ms':>9}{'CPU µs':>9}{'floor µs':>10}{'ratio':>8}"

TICK = os.sysconf("SC_CLK_TCK")


def time_http() -> str:
    """Ask every question of the service and of the floor, in turn, and write the table."""
    with ExitStack() as stack, TemporaryDirectory() as folder:
        apps = {"ours": "app:create_app()", "floor": "bench.floor:create_app()"}
        servers = {name: stack.enter_context(running(app, WORKERS="1")) for name, app in apps.items()}
        for server in servers.values():
            for worker in server.workers():
                os.sched_setaffinity(worker, {0})
        files = {path: _written(Path(folder), path, bodies) for path, bodies in _bodies().items()}
        found = {
            (path, name): [_asked(server, file, path) for _ in range(ROUNDS)]
            for path, file in files.items()
            for name, server in servers.items()
        }
    rows = [_row(path, found[path, "ours"], found[path, "floor"]) for path in files]
    return "\n".join([HEAD, *rows])


def _bodies() -> dict[str, list[Any]]:
    examples = {path: [body for _, _, body in EXAMPLES[endpoint]] for endpoint, path in PATHS.items()}
    return {**examples, "/v1/score": [with_texts(deal) for deal in islice(deals(), HANDS)]}


def _written(folder: Path, path: str, bodies: list[Any]) -> Path:
    file = folder / path.rpartition("/")[2]
    file.write_text("".join(f"POST {path} {json.dumps(body)}\n" for body in bodies))
    return file


def _asked(server: Server, file: Path, path: str) -> dict[str, float]:
    wrk = shutil.which("wrk")
    if not wrk:
        sys.exit("wrk is not installed; on Debian and Ubuntu: apt install wrk")
    script = Path(__file__).with_name("load.lua")
    command = [wrk, "-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s", "-s", str(script), server.url]
    before = _processor(server)
    done = subprocess.run(
        ["taskset", "-c", "1", *command],
        env={**os.environ, "QUESTIONS": str(file)},
        capture_output=True,
        text=True,
        check=True,
    )
    told: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    assert not told["statuses"], f"{path} is refused"
    return {**told, "cpu": (_processor(server) - before) / told["requests"] * 1e6}


def _processor(server: Server) -> float:
    """Tell the seconds of processor time that the workers have taken."""
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in server.workers()]
    return sum(int(one[11]) + int(one[12]) for one in fields) / TICK


def _row(path: str, ours: list[dict[str, float]], floor: list[dict[str, float]]) -> str:
    rate = median(one["requests"] / one["seconds"] for one in ours)
    cpu, least = median(one["cpu"] for one in ours), median(one["cpu"] for one in floor)
    p50, p99 = (median(one[name] for one in ours) for name in ("p50", "p99"))
    return f"{path:14}{rate:12.0f}{p50:9.2f}{p99:9.2f}{cpu:9.0f}{least:10.0f}{cpu / least:8.2f}"
