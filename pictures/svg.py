"""SVG: a scene as a document that stands alone."""

from collections.abc import Iterable, Iterator

from locales import DEFAULT
from pictures.faces import HEIGHT, LINES, WIDTH, draw_face
from pictures.layout import EDGE, Piece, Spot, lay_out
from pictures.palette import Palette, blend
from pictures.scene import Scene
from pictures.words import describe
from scoring.tiles import TILE_NAMES, TILES

#: Around the picture, so that no outline is cut off.
MARGIN = 2


def draw_svg(scene: Scene, palette: Palette, height: int, lang: str = DEFAULT) -> str:
    """Draw a scene on a transparent ground.

    :param height: of a standing tile, in pixels.
    :param lang: the language of the title.
    """
    layout = lay_out(scene)
    scale = height / (HEIGHT + EDGE)
    width, depth = layout.width + 2 * MARGIN, layout.height + 2 * MARGIN
    pieces = [spot.piece for spot in layout.spots]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width * scale:.5g}" height="{depth * scale:.5g}" '
        f'viewBox="{-MARGIN} {-MARGIN} {width:g} {depth:g}" xml:lang="{lang}">'
        f"<title>{describe(scene, lang)}</title>"
        f"<defs>{''.join(_frames(pieces, palette))}{''.join(_faces(pieces, palette))}</defs>"
        f"{''.join(map(_use, layout.spots))}</svg>"
    )


def draw_sprite(palette: Palette) -> str:
    """Draw every tile and frame once, to be used by name: ``#standing``, ``#lying``, ``#back``, ``#t1m`` …"""
    pieces = [Piece(None), Piece(0, turned=True), *map(Piece, TILES)]
    parts = (*_frames(pieces, palette), *_faces(pieces, palette))
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{"".join(parts)}</defs></svg>'


def _frames(pieces: Iterable[Piece], palette: Palette) -> Iterator[str]:
    """Draw the kinds of frames that a picture needs."""
    frames = {
        "standing": _frame_of(WIDTH, HEIGHT, palette.face, palette),
        "lying": _frame_of(HEIGHT, WIDTH, palette.face, palette),
        "back": _frame_of(WIDTH, HEIGHT, palette.back, palette) + _ornament(palette),
    }
    for name in sorted(set(map(_frame, pieces))):
        yield f'<g id="{name}">{frames[name]}</g>'


def _frame(piece: Piece) -> str:
    if piece.tile is None:
        return "back"
    return "lying" if piece.turned else "standing"


def _frame_of(width: int, height: int, colour: str, palette: Palette) -> str:
    """Draw a tile's side, seen below, and over it the bare face."""
    side, outline = blend(colour, "#000000", 0.3), blend(colour, palette.ink, 0.25)
    return (
        f'<rect y="{2 * EDGE}" width="{width}" height="{height - EDGE}" rx="7" fill="{side}"/>'
        f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="7" fill="{colour}" stroke="{outline}"/>'
    )


def _ornament(palette: Palette) -> str:
    colour = blend(palette.back, palette.face, 0.3)
    return f'<path d="M10 12H50V68H10ZM30 22 44 40 30 58 16 40Z" stroke="{colour}" stroke-width="3" fill="none"/>'


def _faces(pieces: Iterable[Piece], palette: Palette) -> Iterator[str]:
    for tile in sorted({piece.tile for piece in pieces if piece.tile is not None}):
        yield f'<g id="{_id(tile)}" {LINES}>{draw_face(tile, palette)}</g>'


def _id(tile: int) -> str:
    return f"t{TILE_NAMES[tile]}"


def _use(spot: Spot) -> str:
    """Put a piece in its place; a lying one has its top to the left."""
    piece = spot.piece
    face = "" if piece.tile is None else f'<use href="#{_id(piece.tile)}"{_TURN if piece.turned else ""}/>'
    size = f"scale({spot.size:g})" if spot.size != 1 else ""
    return f'<g transform="translate({spot.x:g} {spot.y:g}){size}"><use href="#{_frame(piece)}"/>{face}</g>'


_TURN = f' transform="translate(0 {WIDTH})rotate(-90)"'
