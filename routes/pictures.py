"""Pictures: a hand to look at."""

from flask import Blueprint, Response

from pictures import draw_png, draw_svg
from routes.asking import asks
from schemas.pictures import Drawing, PictureRequest

bp = Blueprint("pictures", __name__, url_prefix="/v1")


@bp.get("/tiles.svg")
@asks(PictureRequest())
def get_tiles_svg(drawing: Drawing) -> Response:
    """Draw a hand as SVG, with a title for those who cannot see it."""
    return Response(draw_svg(*drawing), mimetype="image/svg+xml")


@bp.get("/tiles.png")
@asks(PictureRequest())
def get_tiles_png(drawing: Drawing) -> Response:
    """Draw a hand as PNG."""
    return Response(draw_png(*drawing), mimetype="image/png")
