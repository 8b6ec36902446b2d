"""Faces: what is drawn on each tile, as SVG, in a box of ``WIDTH`` × ``HEIGHT`` units.

Lines have round ends, and shapes are not filled unless they say so: ``LINES`` on an element around them.
A number stands in the corner of every suited tile, so that it can be read where its pips cannot.
"""

from collections.abc import Callable, Iterator

from pictures.palette import Palette
from pictures.strokes import CHARACTERS, DIGITS, SIZE
from scoring.tiles import CHUN, HAKU, HATSU, KIND_OF, RED_FIVES, WINDS

WIDTH, HEIGHT = 60, 80
LINES = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'

Ink = Callable[[str], str]
"""Name of a colour on a plain tile -> the colour."""

#: Rows of a drawing, by how many there are.
TWO = (41.5, 65)
THREE = (37, 53, 69)

#: Rank of a pin -> radius of its pips, and each pip: x, y, colour.
PIPS: dict[int, tuple[float, tuple[tuple[float, float, str], ...]]] = {
    1: (21, ((30, 53, "red"),)),
    2: (11, ((30, TWO[0], "green"), (30, TWO[1], "blue"))),
    3: (8.8, ((14, 39, "blue"), (30, 53, "red"), (46, 67, "green"))),
    4: (10, ((18, TWO[0], "blue"), (42, TWO[0], "green"), (18, TWO[1], "green"), (42, TWO[1], "blue"))),
    5: (8.8, ((15, 38, "blue"), (45, 38, "green"), (30, 53, "red"), (15, 68, "green"), (45, 68, "blue"))),
    6: (7.6, tuple((x, y, "green" if y == THREE[0] else "red") for y in THREE for x in (19, 41))),
    7: (
        6.8,
        (
            (13, 35, "green"),
            (30, 40, "green"),
            (47, 45, "green"),
            *((x, y, "red") for y in (56.5, 70.5) for x in (19, 41)),
        ),
    ),
    8: (6, tuple((x, y, "blue") for y in (35, 47, 59, 71) for x in (20, 40))),
    9: (7.2, tuple((x, y, c) for y, c in zip(THREE, ("green", "red", "blue"), strict=True) for x in (13, 30, 47))),
}

#: Rank of a sou -> length of its sticks, and each stick: x, y, colour, turn in degrees.
STICKS: dict[int, tuple[float, tuple[tuple[float, float, str, float], ...]]] = {
    2: (22, ((30, TWO[0], "green", 0), (30, TWO[1], "green", 0))),
    3: (22, ((30, TWO[0], "green", 0), (17, TWO[1], "green", 0), (43, TWO[1], "green", 0))),
    4: (22, tuple((x, y, "green", 0) for y in TWO for x in (17, 43))),
    5: (22, (*((x, y, "green", 0) for y in TWO for x in (13, 47)), (30, 53, "red", 0))),
    6: (22, tuple((x, y, "green", 0) for y in TWO for x in (13, 30, 47))),
    7: (15, ((30, THREE[0], "red", 0), *((x, y, "green", 0) for y in THREE[1:] for x in (13, 30, 47)))),
    8: (
        22,
        tuple(
            (x, y, "green", turn)
            for y, lean in zip(TWO, (-1, 1), strict=True)
            for x, turn in ((10.5, 0), (23, 38 * lean), (37, -38 * lean), (49.5, 0))
        ),
    ),
    9: (15, tuple((x, y, "red" if x == 30 else "green", 0) for y in THREE for x in (13, 30, 47))),
}

#: The bird of 1s: colour, and a closed path.
BIRD = (
    ("green", "M31 45Q47 47 47 60 47 72 33 72 20 72 17 60 14 52 8 49 22 44 31 45Z"),
    ("blue", "M30 54Q42 55 43 62 36 69 25 62 22 57 30 54Z"),
    ("green", "M33 48Q33 31 43 31 51 31 51 39 51 47 42 52Z"),
    ("red", "M50 36 57 40 50 43ZM38 32 37 25 42 29 44 23 47 30Z"),
    ("red", "M29 71V76M36 71V76"),
)

NUMERALS = "一二三四五六七八九"
WIND_FACES = tuple(zip(WINDS, "東南西北", "ESWN", strict=True))


def draw_face(tile: int, palette: Palette) -> str:
    """Draw a tile without its frame; a red five is red all over, with a dot in the corner."""
    is_red = tile in RED_FIVES

    def ink(name: str) -> str:
        return palette.red if is_red else str(getattr(palette, name))

    kind = KIND_OF[tile]
    drawn = "".join(_honour(kind, ink) if kind >= WINDS[0] else _suited(kind, ink, palette))
    return drawn + (_dot(24, 26, 2.8, palette.red) if is_red else "")


def _suited(kind: int, ink: Ink, palette: Palette) -> Iterator[str]:
    rank = kind % 9 + 1
    suit = "mps"[kind // 9]
    yield _line(DIGITS[str(rank)], 7, 6.5, 22, ink({"m": "ink", "p": "blue", "s": "green"}[suit]), 17)
    if suit == "m":
        yield from _man(rank, ink)
    elif suit == "p":
        yield from _pin(rank, ink, palette)
    else:
        yield from _sou(rank, ink, palette)


def _man(rank: int, ink: Ink) -> Iterator[str]:
    yield _line(CHARACTERS[NUMERALS[rank - 1]], 29, 6, 24, ink("ink"), 14)
    yield _line(CHARACTERS["萬"], 10, 34.5, 40, ink("red"), 8.5)


def _pin(rank: int, ink: Ink, palette: Palette) -> Iterator[str]:
    radius, pips = PIPS[rank]
    for x, y, colour in pips:
        ring = f'r="{radius * 0.55:.3g}" stroke="{palette.face}" stroke-width="{radius * 0.2:.3g}"'
        yield f'{_dot(x, y, radius, ink(colour))}<circle cx="{x:g}" cy="{y:g}" {ring}/>'


def _sou(rank: int, ink: Ink, palette: Palette) -> Iterator[str]:
    if rank == 1:
        for colour, path in BIRD:
            yield f'<path d="{path}" fill="{ink(colour)}"/>'
        return
    length, sticks = STICKS[rank]
    for x, y, colour, turn in sticks:
        lean = f' transform="rotate({turn} {x} {y})"' if turn else ""
        stick = f"M{x:g} {y - length / 2 + 4:g}v{length - 8:g}"
        yield f'<path d="{stick}" stroke="{ink(colour)}" stroke-width="8.5"{lean}/>'
        yield f'<path d="M{x - 2.5:g} {y:g}h5" stroke="{palette.face}" stroke-width="1.6"{lean}/>'


def _honour(kind: int, ink: Ink) -> Iterator[str]:
    if kind == HAKU:
        yield f'<rect x="12" y="14" width="36" height="52" rx="4" stroke="{ink("blue")}" stroke-width="4"/>'
    elif kind == HATSU:
        yield _line(CHARACTERS["發"], 8, 18, 44, ink("green"), 8.5)
    elif kind == CHUN:
        yield _line(CHARACTERS["中"], 8, 18, 44, ink("red"), 12)
    else:
        wind, character, letter = WIND_FACES[kind - WINDS[0]]
        yield _line(DIGITS[letter], 6, 6, 14, ink("blue"), 17)
        yield _line(CHARACTERS[character], 9, 27, 42, ink("ink"), 10)


def _line(path: str, x: float, y: float, height: float, colour: str, width: float) -> str:
    """Draw strokes at a place; ``width`` counts in their own units."""
    scale = height / SIZE
    return f'<path d="{path}" transform="translate({x} {y})scale({scale:g})" stroke="{colour}" stroke-width="{width}"/>'


def _dot(x: float, y: float, radius: float, colour: str) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"/>'
