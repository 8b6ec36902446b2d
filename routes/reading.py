"""Reading: how bytes become a JSON value, within limits.

orjson refuses NaN, lone surrogates and bytes that are no UTF-8, and reads numbers of any length in constant memory.
It keeps the last of several equal keys, and nests deeper than any question does, so both are refused here.
"""

import json
from collections import Counter
from functools import partial
from itertools import chain
from typing import Any

import orjson
from werkzeug.exceptions import BadRequest

#: Objects and lists within each other; the deepest question needs seven.
MAX_DEPTH = 32

#: Objects and lists of a question; the largest has fewer than 100. Empty, they take thirty times the memory of a text.
MAX_BRACKETS = 1000


def read_json(text: bytes, most: int = MAX_BRACKETS, what: str = "body") -> Any:
    """Read a JSON value.

    :param most: how many objects and lists it may have.
    :param what: what the text is to the caller.
    :raises BadRequest: saying what is wrong with the text.
    """
    brackets = text.count(b"{") + text.count(b"[")
    if brackets > most:
        raise BadRequest(f"the {what} has more than {most} objects and lists")
    try:
        value = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise BadRequest(f"the {what} is no JSON: {error}") from error
    if brackets > MAX_DEPTH and _is_deeper(value, MAX_DEPTH):
        raise BadRequest(f"the {what} is nested deeper than {MAX_DEPTH} levels")
    # Every key has a colon of its own: where all are there when the value is written anew, no key was dropped.
    if b"\\" in text or text.count(b":") != orjson.dumps(value).count(b":"):
        json.loads(text, object_pairs_hook=partial(_without_repeats, what), parse_int=str)
    return value


def _is_deeper(value: Any, depth: int) -> bool:
    level = [value]
    for _ in range(depth):
        inner = chain.from_iterable(one.values() if isinstance(one, dict) else one for one in level)
        level = [one for one in inner if isinstance(one, (dict, list))]
    return bool(level)


def _without_repeats(what: str, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        [(name, times)] = Counter(name for name, _ in pairs).most_common(1)
        raise BadRequest(f"the {what} names {name[:60]!r} {times} times in one object")
    return found
