"""Ask a live server tens of thousands of questions, right and wrong ones, made at random from its API document.

``make fuzz`` runs it. It prints the seed, which repeats a run: ``make fuzz SEED=1``.
"""

import argparse
import random
import subprocess
import sys
from pathlib import Path

from bench.server import Server, running

CONFIG = Path(__file__).with_name("schemathesis.toml")

#: Requests of each kind for each operation, besides those that try every limit of every field.
EXAMPLES = 60


def main() -> int:
    """Run, and give the exit status: 0 where nothing was found."""
    arguments = argparse.ArgumentParser(description="Ask a live server at random.")
    arguments.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    arguments.add_argument("--examples", type=int, default=EXAMPLES)
    chosen = arguments.parse_args()
    with running(WORKERS="2") as server:
        status = _ask(server, chosen.seed, chosen.examples)
        log = server.log.read_text()
    if "Traceback" in log or "[ERROR]" in log:
        print(log)
        return 1
    return status


def _ask(server: Server, seed: int, examples: int) -> int:
    program = [sys.executable, "-m", "schemathesis.cli"]
    chosen = ["--seed", str(seed), "--max-examples", str(examples)]
    asked = [*program, "--config-file", str(CONFIG), "run", f"{server.url}/openapi.json", *chosen]
    workers = server.workers()
    status = subprocess.run(asked, check=False).returncode
    if server.workers() != workers:
        print(f"workers died: {workers} became {server.workers()}")
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main())
