"""Many answers at once."""

from marshmallow import Schema, fields

from schemas.batch import Identity
from schemas.responses import make


class BatchAnswer(Schema):
    """The answer to one item; as a stream, a line."""

    id = fields.Raw(
        required=True,
        metadata={
            "description": "The item's own id; null where it has none.",
            "oneOf": [*Identity.openapi["oneOf"], {"type": "null"}],
            "example": "a",
        },
    )
    status = make.count("The HTTP status that the question alone would have had.", 200)
    body = fields.Dict(
        required=True,
        metadata=make.about(
            "What the question alone would have been answered: an answer or a problem, whose pointers are into the "
            "item's body. Faults of the item itself are at /id, /to and /body.",
            {"furiten": False, "can_ron": True, "waits": ["2p", "5p"], "causes": []},
        ),
    )


class Batch(Schema):
    """The answers to all items, in their order."""

    responses = make.list_of("One for each item.", BatchAnswer)
