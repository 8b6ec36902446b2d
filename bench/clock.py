"""The clock: time candidates side by side and write the table."""

import gc
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from statistics import median, quantiles
from typing import Any, NamedTuple

#: Hands in a row before the next candidate has its turn, and later passes over all hands.
CHUNK, PASSES = 40, 11


class Candidate(NamedTuple):
    """Something that can be asked about a hand.

    :ivar prepare: makes the arguments of ``ask`` from a hand; it is not timed.
    :ivar every: only one hand in so many is asked.
    """

    name: str
    prepare: Callable[[Any], tuple[Any, ...]]
    ask: Callable[..., object]
    every: int = 1

    def time(self, hands: Sequence[Any]) -> float:
        """Ask about hands, and give the seconds of processor time that it took."""
        ask, ready = self.ask, [self.prepare(hand) for hand in hands]
        begun = time.process_time()
        for arguments in ready:
            ask(*arguments)
        return time.process_time() - begun


def table(title: str, candidates: Sequence[Candidate], hands: Sequence[Any]) -> str:
    """Time every candidate, and write what came out."""
    opened = {one.name: one.time(hands[:1]) for one in candidates}
    hands = hands[1:]
    gc.collect()
    gc.freeze()
    new, *again = [_pass(candidates, hands) for _ in range(1 + PASSES)]
    measured = {one.name: (new[one.name], [spent[one.name] for spent in again]) for one in candidates}
    return "\n".join([title, *_rows(candidates, opened, measured)])


def _pass(candidates: Sequence[Candidate], hands: Sequence[Any]) -> dict[str, float]:
    """Ask every candidate about all hands in turn, another one first in each chunk; give seconds a hand."""
    spent, asked = Counter[str](), Counter[str]()
    for turn, begin in enumerate(range(0, len(hands), CHUNK)):
        first = turn % len(candidates)
        for one in (*candidates[first:], *candidates[:first]):
            chunk = hands[begin : begin + CHUNK : one.every]
            spent[one.name] += one.time(chunk)
            asked[one.name] += len(chunk)
    return {name: seconds / asked[name] for name, seconds in spent.items()}


def _rows(
    candidates: Sequence[Candidate], opened: dict[str, float], measured: dict[str, tuple[float, list[float]]]
) -> Iterator[str]:
    yield f"{'':34} {'opens, ms':>10} {'new, µs':>10} {'×':>7} {'again, µs':>10} {'×':>7} {'±':>5}"
    base_new, base_again = measured[candidates[0].name]
    for one in candidates:
        new, again = measured[one.name]
        low, middle, high = quantiles(again, n=4)
        yield (
            f"{one.name + (f', 1 in {one.every}' if one.every > 1 else ''):34} {1e3 * opened[one.name]:10.2f}"
            f" {1e6 * new:10.1f} {new / base_new:7.2f}"
            f" {1e6 * middle:10.1f} {middle / median(base_again):7.2f} {(high - low) / 2 / middle:5.0%}"
        )
