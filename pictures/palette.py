"""Palette: the colours of a picture."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours as ``#rrggbb``.

    :ivar face: of a tile; ``back``: of a tile that lies face down.
    :ivar ink: of characters and of man numbers; ``red``, ``green`` and ``blue``: of what is drawn in these colours.
    """

    face: str
    back: str
    ink: str
    red: str
    green: str
    blue: str


LIGHT = Palette(face="#fffcf3", back="#2f7d68", ink="#1b2233", red="#c8261c", green="#127a3b", blue="#1d4fa3")
DARK = Palette(face="#262b35", back="#3c8f78", ink="#eef1f6", red="#ff7164", green="#63d48a", blue="#82b6ff")

PALETTES = {"light": LIGHT, "dark": DARK}


def blend(colour: str, other: str, share: float) -> str:
    """Mix a share of another colour into one.

    >>> blend("#ff8000", "#000000", 0.5)
    '#804000'
    """
    pairs = ((int(colour[place : place + 2], 16), int(other[place : place + 2], 16)) for place in (1, 3, 5))
    return "#" + "".join(f"{round(part + (into - part) * share):02x}" for part, into in pairs)
