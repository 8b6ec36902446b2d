"""Tiles in another notation."""

from marshmallow import Schema, fields

from schemas.notations import NOTATIONS
from schemas.responses import make


class Converted(Schema):
    """Tiles as they are written in a notation."""

    tiles = fields.Raw(
        required=True,
        metadata={
            "description": "One text in mpsz and unicode, a list of names in mjai, a list of numbers in tenhou136.",
            "oneOf": [
                {"type": "string"},
                {"type": "array", "minItems": 1, "items": {"type": "string"}},
                {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 135}},
            ],
            "example": ["1m", "2m", "3m", "4p", "5pr", "6p", "C", "C"],
        },
    )
    to = make.choice("The notation.", NOTATIONS, "mjai")
    notes = make.notes()
    names = make.names()
