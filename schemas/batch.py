"""The request that asks many questions at once."""

from typing import Any, NamedTuple

from schemas.base import Question
from schemas.fields import Choice, Value, fault
from schemas.requests import about
from scoring.told import Told

#: The questions that a batch may ask, by the last part of their address.
TO = ("score", "points", "tenpai", "shanten", "furiten", "actions", "settle")

MAX_ID = 100


class Item(NamedTuple):
    """One question of a batch."""

    id: str | int | None
    to: str
    body: dict[str, Any]


class Identity(Value):
    """What the caller calls an item."""

    openapi = {"oneOf": [{"type": "string", "maxLength": MAX_ID}, {"type": "integer"}]}

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> str | int:
        if type(value) is int or isinstance(value, str) and len(value) <= MAX_ID:
            return value
        raise fault("invalid_type", Told("expected a whole number or a text of at most {most} characters", most=MAX_ID))


class Body(Value):
    """The body of another question, which reads it itself."""

    openapi = {"type": "object"}

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> dict[str, Any]:
        if isinstance(value, dict):
            return value
        raise fault("invalid_type", Told("expected a JSON object"))


class BatchPart(Question):
    """One question of a batch; also a line of a stream."""

    id = Identity(allow_none=True, metadata=about("Any name; the answer repeats it.", "a"))
    to = Choice(TO, required=True, metadata=about("The question, by the last part of its address.", "score"))
    body = Body(
        required=True, metadata=about("What a POST to it would send.", {"hand": "234567m340p45s88s", "win_tile": "6s"})
    )

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> Item | None:
        """Give the question."""
        return None if unread else Item(read.get("id"), read["to"], read["body"])


class Items(Value):
    """A list of items, each of which is read when its turn comes, so that a bad one fails alone."""

    openapi = {"type": "array"}
    schema = BatchPart()

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> list[Any]:
        if isinstance(value, list):
            return value
        raise fault("invalid_type", Told("expected a list of objects with id, to and body"))


class BatchRequest(Question):
    """Many questions at once."""

    requests = Items(required=True, metadata=about("The questions; their answers come in the same order."))

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> list[Any]:
        """Give the items as they were sent."""
        found: list[Any] = read.get("requests", [])
        return found
