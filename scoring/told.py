"""Told: sentences in English that can be told in other languages too.

May import: nothing. Everything else in the package may import this.
"""

from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import Any


class Told(str):
    """A sentence in English, or a part of one, that knows what it is made of.

    :ivar template: the sentence with holes. ``{held:tile}`` is a number of things: "1 tile", "2 tiles".
    :ivar values: what fills them: numbers and names, which are the same in every language, other such parts,
        and lists of these.

    >>> Told("{held:tile} in {place}", held=1, place="hand")
    '1 tile in hand'
    """

    __slots__ = ("template", "values")

    template: str
    values: Mapping[str, object]

    def __new__(cls, template: str, **values: object) -> "Told":
        """Fill the holes of a template."""
        self = super().__new__(cls, _Filler(str).vformat(template, (), values))
        self.template, self.values = template, values
        return self

    def __getnewargs_ex__(self) -> tuple[tuple[str], Mapping[str, object]]:
        """Say what a copy is made of."""
        return (self.template,), self.values

    def tell(self, wording: Callable[[str], str]) -> str:
        """Tell it in another language.

        :param wording: gives the sentence of that language for a template, with the same holes.
        """
        return _Filler(lambda part: part.tell(wording)).vformat(wording(self.template), (), self.values)


class _Filler(Formatter):
    """Fills the holes of a template, those that parts fill with what ``tell`` makes of them."""

    def __init__(self, tell: Callable[["Told"], str]) -> None:
        self.tell = tell

    def format_field(self, value: Any, format_spec: str) -> str:
        return counted(value, format_spec) if format_spec else _written(value, self.tell)


def _written(value: object, tell: Callable[[Told], str]) -> str:
    """Write what fills a hole: a part as it is told, several things with commas, all else as it is."""
    if isinstance(value, Told):
        return tell(value)
    return ", ".join(_written(one, tell) for one in value) if isinstance(value, list | tuple) else str(value)


def counted(number: int, thing: str) -> str:
    """Write how many there are of a thing.

    >>> counted(1, "tile"), counted(2, "tile")
    ('1 tile', '2 tiles')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def either(choices: Sequence[object]) -> object:
    """Write one or several things of which one is meant.

    >>> either([13]), either([13, 14]), either(["m", "p", "s"])
    (13, '13 or 14', 'm, p or s')
    """
    *others, last = choices
    return Told("{others} or {last}", others=others, last=last) if others else last
