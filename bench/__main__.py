"""Run ``python -m bench [section…]``; see the package for what it tells."""

import platform
import sys
import time
from collections.abc import Callable
from multiprocessing import get_context
from operator import call

from bench import distance, requests, wins

SECTIONS: dict[str, Callable[[], str]] = {
    "score": wins.seeded,
    "recorded": wins.recorded,
    "waits": distance.time_waits,
    "shanten": distance.time_shanten,
    "discards": distance.time_discards,
    "parts": requests.time_parts,
    "requests": requests.time_requests,
}


def main(*sections: str) -> int:
    """Run sections, each in a process of its own, and print their tables."""
    unknown = [section for section in sections if section not in SECTIONS]
    if unknown:
        print(f"no section {', '.join(unknown)}; there are {', '.join(SECTIONS)}", file=sys.stderr)
        return 2
    asked = [SECTIONS[section] for section in sections or SECTIONS]
    begun = time.perf_counter()
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}")
    with get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        for written in pool.imap(call, asked):
            print(f"\n{written}", flush=True)
    print(f"\n{time.perf_counter() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
