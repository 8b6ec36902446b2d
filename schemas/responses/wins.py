"""What a win is worth, or why it is none."""

from typing import Any, get_args

from marshmallow import Schema, fields
from marshmallow.validate import OneOf

from locales.reasons import STEPS
from locales.terms import FU, LIMITS
from schemas.responses import make
from schemas.responses.furiten import Furiten
from scoring.groups import GroupType
from scoring.near import LACKS
from scoring.score import NO_WIN
from scoring.shapes import Form, Wait
from scoring.tiles import SEAT_NAMES


class YakuValue(Schema):
    """A yaku of the hand, with its han or, in a yakuman hand, its multiple."""

    id = make.YakuId(required=True, metadata=make.about("Id; the same in every language.", "pinfu"))
    name = make.text("Name in the language of the answer.", "Pinfu")
    han = make.count("Han; not in a yakuman hand.", 1, required=False)
    yakuman = make.count("How many yakuman it is worth; in a yakuman hand only.", 1, required=False)


class Bonus(Schema):
    """Han of dora, by their origin; all 0 in a yakuman hand."""

    dora = make.count("From the dora indicators.", 1)
    red = make.count("From red fives.", 1)
    ura = make.count("From the ura indicators.", 0)
    north = make.count("From extracted norths.", 0)


class FuItem(Schema):
    """One reason for fu."""

    id = make.choice("What the fu are for.", FU, "triplet")
    tiles = make.tiles("The pair, triplet, kan, or tiles that waited.", "1s", "1s", "1s", required=False)
    open = make.flag("Whether the triplet or kan is open.", False, required=False)
    fu = make.count("How many.", 8)


class Group(Schema):
    """A part of the hand as the reading that is paid sees it."""

    type = make.choice("Which kind of group; singles are the tiles of kokushi musou.", get_args(GroupType), "run")
    tiles = make.tiles("Its tiles.", "3p", "4p", "0p")
    open = make.flag("Called, or a triplet completed by ron.", False)
    winning = make.flag("The winning tile completed it.", True)


class Points(Schema):
    """What the winner gets, in points."""

    base = make.count("Base points, neither multiplied nor rounded.", 1920)
    hand = make.count("Paid for the hand by all payers together.", 7700)
    honba = make.count("Paid for the counters.", 300)
    riichi_sticks = make.count("Taken from the table.", 1000)
    total = make.count("All of it.", 9000)


class Payment(Schema):
    """What one player pays the winner."""

    payer = make.choice(
        "Who pays, by his wind; discarder where that was not named.",
        (*SEAT_NAMES, "discarder"),
        "west",
        data_key="from",
    )
    to = make.choice("The winner, by his wind.", SEAT_NAMES, "south")
    points = make.count("All that he pays.", 8000)
    hand = make.count("For the hand.", 7700)
    honba = make.count("For the counters.", 300)


class Reading(Schema):
    """One way to read the hand, with the yaku that it may claim."""

    paid = make.flag("This is the one that is paid.", True)
    form = make.choice("Form of the hand.", get_args(Form), "standard")
    wait = make.choice("Shape of the wait.", get_args(Wait), "ryanmen")
    groups = make.list_of(
        "The groups by their tiles.", fields.List(make.TileName()), [["2m", "3m", "4m"], ["8s", "8s"]]
    )
    yaku = fields.Dict(
        keys=fields.String(validate=OneOf(make.YakuId.ids)),
        values=fields.Integer(strict=True),
        required=True,
        metadata=make.about("Yaku with their han, or yakuman with their multiple.", {"pinfu": 1, "tanyao": 1}),
    )
    han = make.count("Han with dora; null for yakuman.", 4, allow_none=True)
    fu = make.count("Fu, rounded; null for yakuman.", 30, allow_none=True)
    base = make.count("Base points.", 1920)


class FuSteps(Schema):
    """How fu were added and rounded."""

    total = make.count("The fu items added up.", 32, data_key="sum")
    rounded = make.count("Rounded up to a full ten; null for yakuman.", 40, allow_none=True)


class NearMiss(make.Told):
    """A yaku that the hand misses by one step, and would be paid more with."""

    id = make.YakuId(required=True, metadata=make.about("Id of the yaku.", "pinfu"))
    name = make.text("Name of the yaku in the language of the answer.", "Pinfu")
    code = make.choice("What is missing, or too much; never changes.", LACKS, "pair_is_yakuhai")
    fact = make.text("The fact that should hold, or should not.", "the pair is no value tile")
    needed = make.flag("True: the fact is missing. False: it should not hold.", True)
    tiles = make.tiles("The kinds of tiles in its way, if any: those that do not fit, or the group in its place.", "7z")
    missing = make.tiles("The tiles that are missing, where no others would do: a run, a triplet, a pair or one tile.")


class Step(make.Told):
    """One step from fu and han to payments."""

    code = make.choice("Which step, told apart by whether it rounds; never changes.", STEPS, "share_rounded")
    detail = make.text("The step in words, in English.", "West: 4 × 1920 = 7680, rounded up to 7700.")
    before = make.count("The number that went in: fu, base points as counted, yakuman, or a share.", 7680)
    after = make.count("The number that came out: the same, rounded, lifted to a limit, or capped.", 7700)
    han = make.count("Han that base points were counted with.", 4, required=False)
    fu = make.count("Fu that base points were counted with; null where they were not told.", 30, **make.OPTIONAL)
    limit = make.choice("The limit reached.", LIMITS, "mangan", required=False)
    yakuman = make.count("How many yakuman are paid.", 1, required=False)
    payer = make.choice("Who pays the share.", (*SEAT_NAMES, "discarder"), "west", required=False)
    times = make.count("How many times the base points the share is.", 4, required=False)
    base = make.count("Those base points.", 1920, required=False)
    own = make.count("The share in full hundreds, before half of the absent player's is added.", 700, required=False)
    half = make.count("Half of the absent player's share, in full hundreds.", 400, required=False)


class Explanation(Schema):
    """How the answer came about."""

    readings = make.list_of(
        "Every reading that was compared; of a hand that does not win, every reading that there is, none of them paid.",
        Reading,
    )
    choice = make.part("Why the reading that is paid is; in a win only.", make.Choice, required=False)
    rules = make.rules("The rule by which the hand does not win; in no other answer.")
    fu = make.part("The sum of the fu; in a win only.", FuSteps, required=False)
    steps = fields.List(
        fields.Nested(Step),
        metadata=make.about("The steps from the sum of the fu to what each payer pays; in a win only."),
    )
    near = make.list_of(
        "Yaku that the hand, by any of these readings, misses by one step and would be paid more with. Those of the "
        "situation, and value tiles, are told of a hand that does not win for want of a yaku.",
        NearMiss,
    )


def _explanation() -> fields.Field[Any]:
    return make.part("How the answer came about; only with explain.", Explanation, required=False)


class Win(Schema):
    """The value of a win."""

    win = make.flag("The hand wins.", True, validate=OneOf((True,)))
    yaku = make.list_of("The yaku, or the yakuman, in the order of the rule book.", YakuValue)
    bonus = make.part("Han of dora.", Bonus)
    han = make.count("Han with dora; null for yakuman.", 4, allow_none=True)
    fu = make.count("Fu, rounded; null for yakuman.", 30, allow_none=True)
    yakuman = make.count("How many yakuman are paid; 0 for an ordinary hand.", 0)
    limit = make.choice("The limit reached, if any.", LIMITS, "mangan", allow_none=True)
    fu_items = make.list_of("Every reason for fu; empty for yakuman.", FuItem)
    form = make.choice("Form of the hand.", get_args(Form), "standard")
    wait = make.choice("Shape of the wait.", get_args(Wait), "ryanmen")
    groups = make.list_of("The hand as it is read, then the melds.", Group)
    points = make.part("What the winner gets.", Points)
    payments = make.list_of("Who pays it.", Payment)
    explanation = _explanation()
    names = make.names()
    notes = make.notes()


class NoWin(Schema):
    """Why the hand does not win. This is an answer, not an error."""

    win = make.flag("The hand does not win.", False, validate=OneOf((False,)))
    reason = make.choice("Why; never changes.", NO_WIN, "no_yaku")
    detail = make.text("The reason in English.", "the hand is finished but has no yaku; dora are not yaku")
    shanten = make.shanten("Tiles to change until the hand is tenpai; -1: it is complete.", -1)
    furiten = make.part("What bars the ron; with explain, where the reason is furiten.", Furiten, required=False)
    explanation = _explanation()
    names = make.names()
    notes = make.notes()
