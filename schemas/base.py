"""Questions: what all request schemas share, namely that every fault of a request is found at once."""

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from marshmallow import RAISE, Schema, ValidationError, post_load

from scoring.errors import MAX_UNKNOWN, Fault, ImpossibleQuestion, pointer_part


class Question(Schema):
    """A request body. ``load`` gives a question of ``scoring`` or raises ``ImpossibleQuestion``.

    A field that is left out is not touched at all (``partial``), which halves the time of a load: the question
    itself has the defaults, and the schema's ``load_default`` documents them.
    """

    class Meta:
        """Refuse what is not declared."""

        unknown = RAISE

    error_messages = {"type": Fault(None, "invalid_type", "expected a JSON object")}  # type: ignore[dict-item]

    def __init__(self, exclude: Sequence[str] = ()) -> None:
        super().__init__(partial=True, exclude=exclude)
        self.needed = [name for name, field in self.fields.items() if field.required]

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> Any:
        """Make the question of what was read.

        :param read: the fields that could be read.
        :param unread: the fields that could not, or are missing; what depends on them is not judged.
        :raises ImpossibleQuestion: with what no legal game can produce.
        """
        raise NotImplementedError

    @post_load
    def question(self, read: dict[str, Any], **_: Any) -> Any:
        """Make the question of a request whose fields could all be read."""
        if all(name in read for name in self.needed):
            return self.ask(read)
        raise self._refusal([], read, read)

    def handle_error(self, error: ValidationError, data: Any, *, many: bool, **_: Any) -> NoReturn:
        """Refuse a request with fields that could not be read."""
        faults = list(self._faults(error.normalized_messages(), data))
        if not isinstance(data, Mapping):
            raise ImpossibleQuestion(tuple(faults)) from error
        read = error.valid_data if isinstance(error.valid_data, dict) else {}
        raise self._refusal(faults, data, read) from error

    def _refusal(self, faults: list[Fault], sent: Mapping[str, Any], read: dict[str, Any]) -> ImpossibleQuestion:
        """Add to the faults of single fields what is missing and what is wrong between those that could be read."""
        missing = [name for name in self.needed if name not in sent]
        faults += (Fault(name, "missing_field", "this field is required") for name in missing)
        try:
            self.ask(dict(read), frozenset(missing) | frozenset(self.fields) & sent.keys() - read.keys())
        except ImpossibleQuestion as more:
            faults += more.faults
        return ImpossibleQuestion(tuple(faults))

    def _faults(self, messages: Mapping[str, Any], sent: Any) -> Iterator[Fault]:
        """List the faults in the order of the request, unknown fields last."""
        unknown = [str(name) for name in sent if name not in self.fields] if isinstance(sent, Mapping) else []
        for name, found in messages.items():
            if name in self.fields:
                yield from (_within(name, one) for one in found)
            elif name == "_schema":
                yield from found
        for name in unknown[:MAX_UNKNOWN]:
            yield Fault(pointer_part(name), "unknown_field", self._hint(name))

    def _hint(self, name: str) -> str:
        near = get_close_matches(name[:60], self.fields, n=1)
        known = f"did you mean {near[0]}?" if near else f"known are {', '.join(self.fields) or 'none'}"
        return f"unknown field {name[:60]}; {known}"


def _within(name: str, found: Fault) -> Fault:
    return Fault(f"{name}/{found.field}" if found.field else name, found.code, found.detail, found.tiles)
