"""What can be wrong with a question: faults, and the error that carries them.

May import: ``told``. Everything else in the package may import this.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from scoring.told import Told

T = TypeVar("T")

#: Unknown names that are listed of one object; a question with more is no honest mistake.
MAX_UNKNOWN = 20


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a question.

    :ivar field: the field it is found in, as a path: ``"hand"``, ``"melds/1"``, ``"ippatsu"``; ``None``: none.
        A name with ``/`` or ``~`` in it is written as in a JSON pointer.
    :ivar code: what kind of fault; public, so it never changes.
    :ivar detail: one sentence in plain English that says what would be right, to be told in other languages too.
    :ivar tiles: the canonical names of the tiles concerned, if any.
    """

    field: str | None
    code: str
    detail: Told
    tiles: tuple[str, ...] = ()


class ScoringError(ValueError):
    """Root of the errors of this package."""


class UnreadableTiles(ScoringError):
    """A text or list that names no tiles, melds or winds.

    :ivar faults: what is wrong, each at its place within the value; ``""``: the value as a whole.
    """

    def __init__(self, code: str, detail: Told, at: str = "", more: Sequence[Fault] = ()) -> None:
        super().__init__(detail)
        self.code = code
        self.faults = (Fault(at, code, detail), *more)

    @classmethod
    def of(cls, faults: Sequence[Fault]) -> "UnreadableTiles":
        """Carry several faults."""
        first, *more = faults
        return cls(first.code, first.detail, first.field or "", more)


def gather(readers: Iterable[tuple[str, Callable[[], T]]]) -> list[T]:
    """Read all parts of a value, and refuse it with the faults of every part.

    :param readers: the place of each part within the value, and what reads it.
    :raises UnreadableTiles: with all faults, each at its place.
    """
    found: list[T] = []
    faults: list[Fault] = []
    for place, read in readers:
        try:
            found.append(read())
        except UnreadableTiles as error:
            faults += (replace(one, field=f"{place}/{one.field}" if one.field else place) for one in error.faults)
    if faults:
        raise UnreadableTiles.of(faults)
    return found


class ImpossibleQuestion(ScoringError):
    """A question that no legal game can produce.

    :ivar faults: every fault found, in the order of the checks.
    """

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("; ".join(fault.detail for fault in faults))
        self.faults = faults


def refuse(*faults: Fault) -> None:
    """Raise ``ImpossibleQuestion`` if there are faults."""
    if faults:
        raise ImpossibleQuestion(faults)


def pointer_part(name: str) -> str:
    """Write a name, cut to a sane length, as a part of a JSON pointer."""
    return name[:60].replace("~", "~0").replace("/", "~1")
