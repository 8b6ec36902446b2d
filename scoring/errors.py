"""What can be wrong with a question: faults, and the error that carries them.

May import: nothing. Everything else in the package may import this.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a question.

    :ivar field: the field it is found in, as a path: ``"hand"``, ``"melds/1"``, ``"ippatsu"``; ``None``: none.
        A name with ``/`` or ``~`` in it is written as in a JSON pointer.
    :ivar code: what kind of fault; public, so it never changes.
    :ivar detail: one sentence in plain English that says what would be right.
    :ivar tiles: the canonical names of the tiles concerned, if any.
    """

    field: str | None
    code: str
    detail: str
    tiles: tuple[str, ...] = ()


class ScoringError(ValueError):
    """Root of the errors of this package."""


class UnreadableTiles(ScoringError):
    """A text or list that names no tiles.

    :ivar code: ``unknown_notation``, ``mixed_notation``, ``unknown_tile`` or ``duplicate_tile``.
    """

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code


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
