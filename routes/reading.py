"""Reading: how bytes become a JSON value, within limits.

orjson refuses NaN, lone surrogates and bytes that are no UTF-8, and reads numbers of any length in constant memory.
It keeps the last of several equal keys, and nests deeper than any question does, so both are refused here.
"""

import json
from collections import Counter
from typing import Any

import orjson
from werkzeug.exceptions import BadRequest

#: Objects and lists within each other; the deepest question needs seven.
MAX_DEPTH = 32


def read_json(text: bytes) -> Any:
    """Read a JSON value.

    :raises BadRequest: saying what is wrong with the text.
    """
    try:
        value = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise BadRequest(f"the body is no JSON: {error}") from error
    if text.count(b"{") + text.count(b"[") > MAX_DEPTH and _is_deeper(value, MAX_DEPTH):
        raise BadRequest(f"the body is nested deeper than {MAX_DEPTH} levels")
    # Every key has a colon of its own: where all are accounted for, no key was dropped.
    if b"\\" in text or text.count(b":") != _colons(value):
        json.loads(text, object_pairs_hook=_without_repeats, parse_int=str)
    return value


def _is_deeper(value: Any, depth: int) -> bool:
    if not isinstance(value, (dict, list)):
        return False
    inner = value.values() if isinstance(value, dict) else value
    return depth == 0 or any(_is_deeper(one, depth - 1) for one in inner)


def _colons(value: Any) -> int:
    """Count the colons of a text that this value was written in without escapes."""
    if isinstance(value, str):
        return value.count(":")
    if isinstance(value, dict):
        return len(value) + sum(map(_colons, value)) + sum(map(_colons, value.values()))
    return sum(map(_colons, value)) if isinstance(value, list) else 0


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        [(name, times)] = Counter(name for name, _ in pairs).most_common(1)
        raise BadRequest(f"the body names {name[:60]!r} {times} times in one object")
    return found
