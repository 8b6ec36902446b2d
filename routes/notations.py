"""Notations: tiles written in another way."""

from typing import Any

from flask import Blueprint

from routes.asking import asks, language, told
from schemas.notations import Conversion, ConvertRequest, convert_answer
from schemas.telling import Teller

bp = Blueprint("notations", __name__, url_prefix="/v1")


@bp.get("/convert")
@asks(ConvertRequest())
def get_convert(conversion: Conversion) -> dict[str, Any]:
    """Write tiles in another notation."""
    spoken = language(conversion.lang)
    return told(convert_answer(conversion, Teller(spoken[0])), spoken)
