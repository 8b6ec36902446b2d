"""Hostile items of a batch, which fail alone, and hostile lines of a stream."""

import json
from typing import Any, NamedTuple

from tests.hostile.rows import GOOD, Fault


class Item(NamedTuple):
    """An item as it is written, the status that answers it and, with 422, its faults; the id that is repeated."""

    because: str
    text: bytes
    status: int
    faults: tuple[Fault, ...] = ()
    id: Any = None


def item(because: str, value: Any, *faults: Fault, id: Any = None) -> Item:
    """Make the row of an item that is JSON."""
    return Item(because, json.dumps(value).encode(), 422, faults, id)


_HAND = json.loads(GOOD)
_SCORE = {"to": "score", "body": _HAND}
_TYPE = ("", "invalid_type")

ITEMS = [
    item("null", None, _TYPE),
    item("a number", 1, _TYPE),
    item("a text", "score", _TYPE),
    item("a list", [_SCORE], _TYPE),
    item("nothing in it", {}, ("/to", "missing_field"), ("/body", "missing_field")),
    item("a question that there is not", {**_SCORE, "to": "scores"}, ("/to", "unknown_value")),
    item("a batch in a batch", {"to": "batch", "body": {"requests": [_SCORE]}}, ("/to", "unknown_value")),
    item("an address", {**_SCORE, "to": "/v1/score"}, ("/to", "unknown_value")),
    item("a question that is no text", {**_SCORE, "to": ["score"]}, ("/to", "unknown_value")),
    item("no body", {"to": "score", "body": None}, ("/body", "invalid_type")),
    item("a body that is a text", {"to": "score", "body": GOOD.decode()}, ("/body", "invalid_type")),
    item("a field too many", {**_SCORE, "path": "/v1/score"}, ("/path", "unknown_field")),
    item("an id that is a list", {**_SCORE, "id": []}, ("/id", "invalid_type")),
    item("an id that is an object", {**_SCORE, "id": {"a": 1}}, ("/id", "invalid_type")),
    item("an id that is a boolean", {**_SCORE, "id": True}, ("/id", "invalid_type")),
    item("an id that is a float", {**_SCORE, "id": 1.5}, ("/id", "invalid_type")),
    item("an id over 64 bits", {**_SCORE, "id": 2**64}, ("/id", "invalid_type")),
    item("an id of 10,000 letters", {**_SCORE, "id": "a" * 10_000}, ("/id", "invalid_type")),
    item(
        "the greatest id, and nothing right",
        {"id": 2**64 - 1, "to": 1},
        ("/to", "unknown_value"),
        ("/body", "missing_field"),
        id=2**64 - 1,
    ),
    item(
        "the least id, and nothing right",
        {"id": -(2**63), "to": 1},
        ("/to", "unknown_value"),
        ("/body", "missing_field"),
        id=-(2**63),
    ),
    item(
        "a hand that cannot be",
        {"id": "a", "to": "score", "body": {**_HAND, "hand": "1m"}},
        ("/hand", "hand_size"),
        id="a",
    ),
    item("a hand of the wrong type", {"to": "tenpai", "body": {"hand": {}}}, ("/hand", "invalid_type")),
    item(
        "a round without anything",
        {"id": 0, "to": "settle", "body": {}},
        ("/round", "missing_field"),
        ("/scores", "missing_field"),
        ("/result", "missing_field"),
        id=0,
    ),
]

#: What only a line can be.
LINES = [
    Item("no JSON", b"{", 400),
    Item("a bracket that ends the stream elsewhere", b"]", 400),
    Item("two objects on a line", b"{} {}", 400),
    Item("no UTF-8", b'{"id":"\xff"}', 400),
    Item("a surrogate", b'{"id":"\\ud800"}', 400),
    Item("a null character", b"\0", 400),
    Item("a byte order mark", b"\xef\xbb\xbf{}", 400),
    Item("a key twice", b'{"id":1,"id":2}', 400),
    Item("deep", b"[" * 30_000, 400),
    Item("deeper than allowed", b"[" * 33 + b"]" * 33, 400),
    Item("a number of 60,000 digits", b'{"id":' + b"9" * 60_000 + b"}", 400),
    Item("NaN", b'{"id":NaN}', 400),
    Item("a line that is too long", b" " * 65_536 + b"{}", 413),
    Item("a line of a mebibyte", b"a" * (1 << 20), 413),
    Item("a carriage return alone", b"{}\r{}", 400),
]
