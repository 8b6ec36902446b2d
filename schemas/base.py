"""Questions: what all request schemas share, namely that every fault of a request is found at once."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, NoReturn

from marshmallow import RAISE, Schema, ValidationError, post_load

from scoring.errors import Fault, ImpossibleQuestion


class Question(Schema):
    """A request body. ``load`` gives a question of ``scoring`` or raises ``ImpossibleQuestion``."""

    class Meta:
        """Refuse what is not declared."""

        unknown = RAISE

    error_messages = {"type": Fault("", "invalid_type", "expected a JSON object")}  # type: ignore[dict-item]

    @post_load
    def question(self, read: dict[str, Any], **_: Any) -> Any:
        """Make the question of a request without faults."""
        return self.ask(read)

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> Any:
        """Make the question of what was read.

        :param read: the fields that could be read, defaults included.
        :param unread: the fields that could not; what depends on them is not judged.
        :raises ImpossibleQuestion: with what no legal game can produce.
        """
        raise NotImplementedError

    def handle_error(self, error: ValidationError, data: Any, *, many: bool, **_: Any) -> NoReturn:
        """Add to the faults of single fields what is wrong between the fields that could be read."""
        faults = list(self._faults(error.normalized_messages()))
        if isinstance(data, Mapping):
            read = error.valid_data if isinstance(error.valid_data, dict) else {}
            try:
                self.ask(dict(read), frozenset(self.fields) - set(read))
            except ImpossibleQuestion as more:
                faults += more.faults
        raise ImpossibleQuestion(tuple(faults)) from error

    def _faults(self, messages: Mapping[str, Any]) -> Iterator[Fault]:
        for name, found in messages.items():
            if name in self.fields:
                yield from (_within(name, one) for one in found)
            elif name == "_schema":
                yield from found
            else:
                yield Fault(str(name), "unknown_field", self._hint(str(name)))

    def _hint(self, name: str) -> str:
        near = get_close_matches(name, self.fields, n=1)
        known = f"did you mean {near[0]}?" if near else f"known are {', '.join(self.fields)}"
        return f"unknown field {name[:60]}; {known}"


def _within(name: str, found: Fault) -> Fault:
    return Fault(f"{name}/{found.field}" if found.field else name, found.code, found.detail, found.tiles)
