"""Requests for notations: tiles to be written in another way, whether or not they make a hand."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from schemas.base import Question
from schemas.fields import Choice, Tiles
from schemas.requests import about, lang_field
from schemas.telling import Teller
from scoring.errors import ImpossibleQuestion, UnreadableTiles
from scoring.notation import to_mjai, to_mpsz, to_tenhou136, to_unicode
from scoring.tiles import RED_FIVES

#: Notation -> what writes it.
NOTATIONS: dict[str, Callable[[Sequence[int]], str | list[str] | list[int]]] = {
    "mpsz": to_mpsz,
    "mjai": to_mjai,
    "unicode": to_unicode,
    "tenhou136": to_tenhou136,
}


class Conversion(NamedTuple):
    """Tiles and what they are in a notation."""

    tiles: tuple[int, ...]
    to: str
    written: str | list[str] | list[int]
    lang: str | None


class ConvertRequest(Question):
    """Tiles to be written in another notation."""

    tiles = Tiles(required=True, metadata=about("Tiles in any notation.", "123m406p77z"))
    to = Choice(tuple(NOTATIONS), required=True, metadata=about("The notation that is wanted.", "mjai"))
    lang = lang_field()

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> Conversion:
        """Write the tiles, if the notation has names for them."""
        tiles, to = read.get("tiles", ()), read.get("to", "mpsz")
        try:
            return Conversion(tiles, to, NOTATIONS[to](tiles), read.get("lang"))
        except UnreadableTiles as error:
            raise ImpossibleQuestion(tuple(replace(one, field="tiles") for one in error.faults)) from error


def convert_answer(conversion: Conversion, teller: Teller) -> dict[str, Any]:
    """Give the tiles as written, with a note on what the notation cannot say."""
    answer: dict[str, Any] = {"tiles": conversion.written, "to": conversion.to}
    is_lossy = conversion.to == "unicode" and not set(RED_FIVES).isdisjoint(conversion.tiles)
    return {**answer, "notes": [teller.tell("red_fives_lost")]} if is_lossy else answer
