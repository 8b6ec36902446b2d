"""Make: the fields that schemas of answers are made of, each with its description and an example."""

from collections.abc import Iterable
from typing import Any

from marshmallow import Schema, ValidationError, fields
from marshmallow.validate import OneOf, Range

from locales.terms import FORMS
from locales.yaku import YAKU
from scoring.rules import OPTIONS
from scoring.tiles import TILE_NAMES

#: What may end furiten.
FURITEN_ENDS = ("wait_changes", *OPTIONS["temporary_furiten_ends"].values.choices, "never")


class YakuId(fields.String):
    """Id of a yaku."""

    ids = tuple(YAKU)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(validate=OneOf(self.ids), **kwargs)


class TileName(fields.String):
    """Canonical name of a tile."""

    ids = TILE_NAMES

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(validate=OneOf(self.ids), **kwargs)


class Either(fields.Field[Any]):
    """An object that fits exactly one of several schemas."""

    def __init__(self, *schemas: type[Schema], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.schemas = schemas

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> Any:
        refused = [schema().validate(value) for schema in self.schemas]
        if refused.count({}) != 1:
            raise ValidationError([str(faults) for faults in refused])
        return value


#: More of a field that may be absent or null.
OPTIONAL: dict[str, Any] = {"required": False, "allow_none": True}


def about(description: str, example: Any = None) -> dict[str, Any]:
    """Make the metadata that document a field."""
    return {"description": description} if example is None else {"description": description, "example": example}


def text(description: str, example: str, **more: Any) -> fields.Field[Any]:
    """Make a text."""
    return fields.String(metadata=about(description, example), **{"required": True, **more})


def choice(description: str, choices: Iterable[str], example: str, **more: Any) -> fields.Field[Any]:
    """Make one of some texts."""
    return text(description, example, validate=OneOf(tuple(choices)), **more)


def whole(description: str, example: int, **more: Any) -> fields.Field[Any]:
    """Make a whole number."""
    return fields.Integer(strict=True, metadata=about(description, example), **{"required": True, **more})


def count(description: str, example: int, **more: Any) -> fields.Field[Any]:
    """Make a whole number that is not negative."""
    return whole(description, example, validate=Range(min=0), **more)


def shanten(description: str, example: int, **more: Any) -> fields.Field[Any]:
    """Make a distance from tenpai; -1 is complete."""
    return whole(description, example, validate=Range(min=-1), **more)


def seat(description: str, example: int, **more: Any) -> fields.Field[Any]:
    """Make the number of a seat."""
    return whole(description, example, validate=Range(min=0, max=3), **more)


def number(description: str, example: float) -> fields.Field[Any]:
    """Make a number."""
    return fields.Float(required=True, metadata=about(description, example))


def flag(description: str, example: bool, **more: Any) -> fields.Field[Any]:
    """Make true or false."""
    return fields.Boolean(metadata=about(description, example), **{"required": True, **more})


def list_of(description: str, of: fields.Field[Any] | type[Schema], example: Any = None) -> fields.Field[Any]:
    """Make a list of values, or of objects of a schema."""
    item = of if isinstance(of, fields.Field) else fields.Nested(of)
    return fields.List(item, required=True, metadata=about(description, example))


def tiles(description: str, *example: str, **more: Any) -> fields.Field[Any]:
    """Make a list of tiles."""
    return fields.List(TileName(), metadata=about(description, list(example)), **{"required": True, **more})


def part(description: str, of: type[Schema], **more: Any) -> fields.Field[Any]:
    """Make an object of another schema."""
    return fields.Nested(of, metadata=about(description), **{"required": True, **more})


class Told(Schema):
    """Something that explains an answer: which, in words, and the option of the rules that decides it."""

    code = text("Which; never changes.", "below_minimum_han")
    detail = text("It in one sentence, in English.", "A win needs the han that the rules demand, dora not counted.")
    message = text(
        "The same in the language that `lang` or `Accept-Language` asks for; only if one that is known does.",
        "和了にはルールの定める翻数が必要で、ドラは数えません。",
        required=False,
    )
    option = choice("The option of the rule set that decides it, if one does.", OPTIONS, "minimum_han", required=False)


class Note(Told):
    """Something the answer did not take into account, and why."""

    code = text("What kind of note; never changes.", "ura_ignored")
    detail = text("It in one sentence, in English.", "Ura dora count only with riichi.")
    yaku = YakuId(metadata=about("The yakuman that nobody is liable for.", "daisangen"))


class Rule(Told):
    """A rule, with what it is about here."""

    name = text("What the cause is called; for furiten, as of causes.", "同巡内振聴", required=False)
    tiles = fields.List(TileName(), metadata=about("The tiles that it is about; for furiten.", ["5p"]))
    forms = fields.List(choice("A form.", FORMS, "standard"), metadata=about("The nearest forms.", ["standard"]))
    ends = choice("What ends it; for furiten.", FURITEN_ENDS, "wait_changes", required=False)
    han = count("Han of the yaku; where they are too few.", 1, required=False)
    minimum = count("Han that the rules demand; where the yaku have too few.", 2, required=False)


class Choice(Told):
    """Why a reading is paid."""

    own = count("What it has of that in which it is ahead.", 2000, required=False)
    next = count("What the next best has.", 800, required=False)


def rules(description: str, **more: Any) -> fields.Field[Any]:
    """Make the list of rules that explain something."""
    return fields.List(fields.Nested(Rule), metadata=about(description), **more)


def names() -> fields.Field[Any]:
    """Make what the ids in an answer are called."""
    return fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        metadata=about(
            "Names of the ids in this answer that have no name beside them, in the language that `lang` or "
            "`Accept-Language` asks for; only if one that is known does, and there are such ids.",
            {"mangan": "満貫", "closed_ron": "門前加符"},
        ),
    )


def notes() -> fields.Field[Any]:
    """Make the list of what an answer did not take into account."""
    return fields.List(fields.Nested(Note), metadata=about("What was ignored; only if something was."))
