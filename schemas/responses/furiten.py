"""Whether furiten bars a hand from ron."""

from typing import Any, get_args

from marshmallow import Schema, fields
from marshmallow.validate import OneOf

from schemas.furiten_answers import UNKNOWN
from schemas.responses import make
from scoring.furiten import CauseKind

RIVERS = ("discards", "passed", "passed_since_riichi")


def yes_no_unknown(description: str) -> fields.Field[Any]:
    """Make true, false or unknown."""
    return fields.Raw(required=True, validate=OneOf((True, False, UNKNOWN)), metadata=make.about(description, False))


class Cause(Schema):
    """A tile that makes the hand furiten."""

    kind = make.choice("Discarded, passed lately, or passed since the riichi.", get_args(CauseKind), "discard")
    name = make.text(
        "Its name in the language that `lang` or `Accept-Language` asks for; only if one that is known does.",
        "捨て牌による振聴",
        required=False,
    )
    tile = make.TileName(required=True, metadata=make.about("The tile.", "6p"))
    found_in = make.choice("The list of the request that it is from.", RIVERS, "discards", data_key="in")
    index = make.count("Its place there, from 0.", 4)
    ends = make.choice("What ends it.", make.FURITEN_ENDS, "wait_changes")


class Furiten(Schema):
    """Whether a hand may win by ron."""

    furiten = yes_no_unknown("Whether it is furiten; unknown where the request does not tell.")
    can_ron = yes_no_unknown("Whether it waits and is not furiten; a yaku is another question.")
    waits = make.tiles("What it waits for; all of it is barred by furiten.", "3p", "6p")
    causes = make.list_of("What makes it furiten.", Cause)
    explanation = make.rules("The rules by which a ron is barred, or why it is not; only with explain.")
