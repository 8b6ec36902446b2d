"""Run ``python -m bench [section…]``; see the package for what it tells."""

import platform
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from bench import batch, distance, http, requests, wins
from scoring.score import COMPILED

SECTIONS: dict[str, Callable[[], str]] = {
    "score": wins.seeded,
    "warmed": wins.warmed,
    "recorded": wins.recorded,
    "waits": distance.time_waits,
    "shanten": distance.time_shanten,
    "discards": distance.time_discards,
    "parts": requests.time_parts,
    "requests": requests.time_requests,
    "batch": batch.time_batches,
    "http": http.time_http,
}


def alone(section: Callable[[], str]) -> str:
    """Run a section in a process of its own."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(section).result()


def main(*sections: str) -> int:
    """Run sections and print their tables."""
    unknown = [section for section in sections if section not in SECTIONS]
    if unknown:
        print(f"no section {', '.join(unknown)}; there are {', '.join(SECTIONS)}", file=sys.stderr)
        return 2
    begun = time.perf_counter()
    build = "compiled" if COMPILED else "not compiled"
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}; scoring is {build}")
    for section in sections or SECTIONS:
        print(f"\n{alone(SECTIONS[section])}", flush=True)
    print(f"\n{time.perf_counter() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
