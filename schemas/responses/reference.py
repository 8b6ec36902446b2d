"""The tables that the service scores by."""

from marshmallow import Schema, fields

from locales.terms import LIMITS
from schemas.requests import ScoreRequest
from schemas.responses import make
from scoring.presets import PRESETS
from scoring.rules import OPTIONS


class Preset(Schema):
    """A named rule set."""

    id = make.choice("What requests call it.", PRESETS, "tenhou_4p")
    title = make.text("Its name in the language of the answer.", "Tenhou, four players")
    note = make.text("Where its values come from.", "Ranked games with red fives and open tanyao.")
    players = make.count("How many play.", 4)


class Option(Schema):
    """An option of the rule sets."""

    name = make.choice("What requests call it.", OPTIONS, "kiriage_mangan")
    meaning = make.text(
        "What it decides, in the language of the answer.", "Kiriage mangan: 4 han 30 fu and 3 han 60 fu are mangan."
    )
    values = fields.Raw(
        required=True,
        metadata={
            "description": "All its values; where they cannot be listed, the JSON Schema of one, as in RuleOptions.",
            "oneOf": [{"type": "array"}, {"type": "object"}],
            "example": [True, False],
        },
    )
    names = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        metadata=make.about(
            "What its values that are words, true or false are called in the language that `lang` or `Accept-Language` "
            "asks for; only if one that is known does.",
            {"true": "あり", "false": "なし"},
        ),
    )
    applies_to = make.choice("Which games know it.", ("all", "3p", "4p"), "all")


class OptionWithDefault(Option):
    """An option of the rule sets and its usual value."""

    default = fields.Raw(
        required=True, allow_none=True, metadata=make.about("Its value in the preset standard.", False)
    )


class RuleSets(Schema):
    """The rule sets and their options."""

    default = make.choice("The preset of a request that names none.", PRESETS, "mahjong_soul_4p")
    presets = make.list_of("The named rule sets.", Preset)
    options = make.list_of("What a request may change.", OptionWithDefault)
    notes = make.notes()


class Source(Schema):
    """A text that says what a value is."""

    tag = make.text("Its short name.", "TENHOU-JP")
    what = make.text(
        "Which text it is. Citations are in English in every language: they say where to look, and what was left open.",
        "The rule list of the site",
    )


class OptionValue(Option):
    """An option and its value in a rule set."""

    value = fields.Raw(
        required=True, allow_none=True, metadata=make.about("Its value, as a request would send it.", False)
    )
    source = make.list_of("The texts that say so.", Source)
    applies = make.flag("Whether the rest of the set leaves it anything to decide.", True)
    assumed = make.flag("Whether no text says so, so that it is as in standard.", False)
    needs = fields.Dict(
        keys=make.YakuId(),
        values=fields.Dict(keys=fields.String()),
        metadata=make.about(
            "Only of `local_yaku`: what a local yaku needs that this set has otherwise, as options and values to send "
            "with it.",
            {"renhou": {"renhou": "yakuman"}},
        ),
    )


class RuleSet(Preset):
    """A rule set with the value and the source of every option."""

    options = make.list_of("Every option.", OptionValue)
    notes = make.notes()


class YakuWorth(Schema):
    """What a yaku is worth in some hands, and one of them."""

    closed = make.count(
        "Han of a closed hand; 0 where `at_least` is all that it gives; null where no closed hand has it, "
        "and where it pays a `limit`.",
        1,
        allow_none=True,
    )
    open = make.count("The same of an open hand.", 1, allow_none=True)
    yakuman = make.count("How many yakuman it is worth; 0 for any other.", 0)
    limit = make.choice(
        "The limit that it pays whatever else there is: yakuman, or mangan for nagashi mangan; null: it counts han.",
        LIMITS,
        "mangan",
        allow_none=True,
    )
    at_least = make.count(
        "Han to which it lifts a hand that is worth less, dora included, as 5 for a mangan; null: it lifts nothing.",
        5,
        allow_none=True,
    )
    alone = make.flag(
        "True: its han are paid instead of those of other yaku and dora, where that is more. False: they add up.",
        False,
    )
    replaces = fields.List(
        make.YakuId(), required=True, metadata=make.about("Yaku it is counted instead of.", ["iipeikou"])
    )
    example = fields.Nested(
        ScoreRequest(),
        required=True,
        allow_none=True,
        metadata=make.about("A request to score that shows it; null for nagashi mangan, which is no hand."),
    )


class YakuEntry(YakuWorth):
    """A yaku under a rule set."""

    id = make.YakuId(required=True, metadata=make.about("Id; the same in every language.", "pinfu"))
    name = make.text("Name in the language of the answer.", "Pinfu")
    meaning = make.text("What it is, in the language of the answer.", "Seven different pairs.")
    variants = make.list_of(
        "Where some hands have more by it: each worth, with what it is counted instead of. Then `replaces` is of all, "
        "the rest of the first.",
        YakuWorth,
    )


class Yaku(Schema):
    """The yaku of a rule set."""

    yaku = make.list_of("In the order of the table.", YakuEntry)
    names = make.names()
    notes = make.notes()
