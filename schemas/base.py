"""Questions: what all request schemas share, namely that every fault of a request is found at once."""

from collections.abc import Mapping, Sequence
from typing import Any

from marshmallow import RAISE, Schema, ValidationError

from scoring.errors import MAX_UNKNOWN, Fault, ImpossibleQuestion, pointer_part
from scoring.hints import did_you_mean, nearest
from scoring.told import Told


class Question(Schema):
    """A request body. ``load`` gives a question of ``scoring`` or raises ``ImpossibleQuestion``.

    A field that is left out is not touched at all: the question itself has the defaults, and the schema's
    ``load_default`` documents them. Null leaves out a field that is not required and that does not allow it.
    """

    class Meta:
        """Refuse what is not declared."""

        unknown = RAISE

    def __init__(self, exclude: Sequence[str] = ()) -> None:
        super().__init__(exclude=exclude)
        self.needed = [name for name, field in self.fields.items() if field.required]
        self.omissible = {name for name, field in self.fields.items() if not (field.required or field.allow_none)}

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> Any:
        """Make the question of what was read.

        :param read: the fields that could be read.
        :param unread: the fields that could not, or are missing; what depends on them is not judged.
        :raises ImpossibleQuestion: with what no legal game can produce.
        """
        raise NotImplementedError

    def load(self, data: Any, **_: Any) -> Any:
        """Make the question of a request.

        The fields read themselves. What marshmallow does besides for a nested or a partial schema no question
        has, and it takes as long as all else.
        """
        if not isinstance(data, dict):
            raise ImpossibleQuestion((Fault(None, "invalid_type", Told("expected a JSON object")),))
        read, faults = self._read(data)
        if not faults and all(name in read for name in self.needed):
            return self.ask(read)
        told = {name: value for name, value in data.items() if value is not None or name not in self.omissible}
        if len(told) < len(data):
            return self.load(told)
        raise self._refusal(faults, data, read)

    def _read(self, sent: Mapping[str, Any]) -> tuple[dict[str, Any], list[Fault]]:
        """Read what can be read, and list the faults in the order of the request, unknown fields last."""
        read: dict[str, Any] = {}
        faults: list[Fault] = []
        known = self.fields
        for name, value in sent.items():
            if name in known:
                try:
                    read[name] = known[name].deserialize(value)
                except ValidationError as error:
                    found: list[Any] = [*error.messages]
                    faults += (_within(name, one) for one in found)
        unknown = [name for name in sent if name not in known] if len(read) < len(sent) else []
        faults += (Fault(pointer_part(name), "unknown_field", self._unknown(name)) for name in unknown[:MAX_UNKNOWN])
        return read, faults

    def _refusal(self, faults: list[Fault], sent: Mapping[str, Any], read: dict[str, Any]) -> ImpossibleQuestion:
        """Add to the faults of single fields what is missing and what is wrong between those that could be read."""
        missing = [name for name in self.needed if name not in sent]
        faults += (Fault(name, "missing_field", Told("this field is required")) for name in missing)
        try:
            self.ask(dict(read), frozenset(missing) | frozenset(self.fields) & sent.keys() - read.keys())
        except ImpossibleQuestion as more:
            faults += more.faults
        return ImpossibleQuestion(tuple(faults))

    def _unknown(self, name: str) -> Told:
        known = Told("known are {names}", names=[*self.fields]) if self.fields else Told("known are none")
        return Told(
            "unknown field {name}; {hint}", name=name[:60], hint=did_you_mean(nearest(name, self.fields)) or known
        )


def _within(name: str, found: Fault) -> Fault:
    return Fault(f"{name}/{found.field}" if found.field else name, found.code, found.detail, found.tiles)
