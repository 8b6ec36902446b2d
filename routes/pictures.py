"""Pictures: a hand to look at."""

from flask import Blueprint, Response

from locales import DEFAULT
from pictures import draw_png, draw_svg
from routes.asking import asks, language
from schemas.media_types import PNG, SVG
from schemas.pictures import Drawing, PictureRequest

bp = Blueprint("pictures", __name__, url_prefix="/v1")


@bp.get("/tiles.svg")
@asks(PictureRequest())
def get_tiles_svg(drawing: Drawing) -> Response:
    """Draw a hand as SVG, with a title for those who cannot see it."""
    return Response(draw_svg(drawing.scene, drawing.palette, drawing.height, _spoken(drawing)), mimetype=SVG)


@bp.get("/tiles.png")
@asks(PictureRequest())
def get_tiles_png(drawing: Drawing) -> Response:
    """Draw a hand as PNG."""
    return Response(draw_png(drawing.scene, drawing.palette, drawing.height, _spoken(drawing)), mimetype=PNG)


def _spoken(drawing: Drawing) -> str:
    """Give the language that a picture is told in: English where none is known that was asked for."""
    return language(drawing.lang)[0] or DEFAULT
