"""Batches: what a hand costs in a batch, by its size, beside a call of mahjong in process."""

import gc
import time
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from statistics import median
from typing import Any

import orjson

from app import create_app
from bench.requests import with_lists, with_texts
from bench.wins import CANDIDATES, HANDS, deals

SIZES = (10, 100, 1_000, 10_000, 100_000)
MOST_IN_JSON = 1_000
ROUNDS = 3

HEAD = f"{'a hand, µs':26}" + "".join(f"{size:>10,}" for size in SIZES)


def time_batches() -> str:
    """Ask for batches of every size, in turn with calls of mahjong, and write the table."""
    hands = [*islice(deals(), HANDS)]
    rows = {
        f"{name}, {form.__name__[5:]}": [_cost(ask, form, hands, size) for size in SIZES if size <= most]
        for form in (with_texts, with_lists)
        for name, ask, most in (("JSON", _as_json, MOST_IN_JSON), ("NDJSON", _as_lines, SIZES[-1]))
    }
    mahjong = next(one for one in CANDIDATES if one.name == "mahjong")
    call = median(mahjong.time(hands) for _ in range(ROUNDS)) / len(hands) * 1e6
    lines = [f"{name:26}" + "".join(f"{one:10.1f}" for one in costs) for name, costs in rows.items()]
    return "\n".join([HEAD, *lines, f"{'mahjong, a call':26}{call:10.1f}"])


def _cost(ask: Callable[..., None], form: Callable[..., Any], hands: list[Any], size: int) -> float:
    """Give the microseconds of processor time of a hand, the batches of a size taken in turn from all hands."""
    client = create_app().test_client()
    gc.collect()
    gc.freeze()  # as the server does
    items = [{"id": number, "to": "score", "body": form(hand)} for number, hand in enumerate(hands)]
    batches = [*islice(_batches(items, size), max(1, len(hands) // size))]
    spent = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        for batch in batches:
            ask(client, batch)
        spent.append((time.process_time() - begun) / len(batches) / size * 1e6)
    return median(spent)


def _batches(items: list[Any], size: int) -> Iterator[list[Any]]:
    endless = cycle(items)
    while True:
        yield [*islice(endless, size)]


def _as_json(client: Any, items: list[Any]) -> None:
    assert client.post("/v1/batch", data=orjson.dumps({"requests": items}), content_type="application/json").data


def _as_lines(client: Any, items: list[Any]) -> None:
    text = b"\n".join(map(orjson.dumps, items))
    response = client.post("/v1/batch", data=text, content_type="application/x-ndjson")
    assert sum(part.count(b"\n") for part in response.iter_encoded()) == len(items)
