"""Responses: one schema per answer, which says what each field means.

Nothing reads them to serve: ``answers`` writes plain dicts. The API document is made of them, and the tests hold
the answers of every endpoint against them, unknown fields refused, so that the two cannot drift apart.
"""

from collections.abc import Iterable
from typing import Any, get_args

from marshmallow import Schema, fields
from marshmallow.validate import OneOf, Range

from locales.terms import FU, LIMITS
from locales.yaku import YAKU
from schemas.answers import NO_WIN
from schemas.hand_answers import UNKNOWN
from schemas.requests import ScoreRequest
from scoring.actions import REASONS
from scoring.furiten import CauseKind
from scoring.groups import GroupType
from scoring.presets import PRESETS
from scoring.rules import OPTIONS
from scoring.score import Reason
from scoring.shapes import Form
from scoring.shapes import Wait as WaitShape
from scoring.tenpai import Shape
from scoring.tiles import SEAT_NAMES, TILE_NAMES


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


_OPTIONAL: dict[str, Any] = {"required": False, "allow_none": True}


def _about(description: str, example: Any = None) -> dict[str, Any]:
    return {"description": description} if example is None else {"description": description, "example": example}


def _text(description: str, example: str, **more: Any) -> fields.Field[Any]:
    return fields.String(metadata=_about(description, example), **{"required": True, **more})


def _choice(description: str, choices: Iterable[str], example: str, **more: Any) -> fields.Field[Any]:
    return _text(description, example, validate=OneOf(tuple(choices)), **more)


def _count(description: str, example: int, **more: Any) -> fields.Field[Any]:
    about = _about(description, example)
    return fields.Integer(strict=True, validate=Range(min=0), metadata=about, **{"required": True, **more})


def _shanten(description: str, example: int, **more: Any) -> fields.Field[Any]:
    about = _about(description, example)
    return fields.Integer(strict=True, required=True, validate=Range(min=-1), metadata=about, **more)


def _flag(description: str, example: bool, **more: Any) -> fields.Field[Any]:
    return fields.Boolean(metadata=_about(description, example), **{"required": True, **more})


def _list(description: str, of: fields.Field[Any] | type[Schema], example: Any = None) -> fields.Field[Any]:
    item = of if isinstance(of, fields.Field) else fields.Nested(of)
    return fields.List(item, required=True, metadata=_about(description, example))


def _tiles(description: str, *example: str, **more: Any) -> fields.Field[Any]:
    about = _about(description, list(example))
    return fields.List(TileName(), metadata=about, **{"required": True, **more})


def _part(description: str, of: type[Schema], **more: Any) -> fields.Field[Any]:
    return fields.Nested(of, metadata=_about(description), **{"required": True, **more})


# The value of a win.


class Note(Schema):
    """Something the answer did not take into account, and why."""

    code = _text("What kind of note; never changes.", "ura_ignored")
    detail = _text("One sentence in English.", "ura dora count only with riichi")


def _notes() -> fields.Field[Any]:
    return fields.List(fields.Nested(Note), metadata=_about("What was ignored; only if something was."))


class YakuValue(Schema):
    """A yaku of the hand, with its han or, in a yakuman hand, its multiple."""

    id = YakuId(required=True, metadata=_about("Id; the same in every language.", "pinfu"))
    name = _text("Name in the language of the answer.", "Pinfu")
    han = _count("Han; not in a yakuman hand.", 1, required=False)
    yakuman = _count("How many yakuman it is worth; in a yakuman hand only.", 1, required=False)


class Bonus(Schema):
    """Han of dora, by their origin; all 0 in a yakuman hand."""

    dora = _count("From the dora indicators.", 1)
    red = _count("From red fives.", 1)
    ura = _count("From the ura indicators.", 0)
    north = _count("From extracted norths.", 0)


class FuItem(Schema):
    """One reason for fu."""

    id = _choice("What the fu are for.", FU, "triplet")
    tiles = _tiles("The pair, triplet, kan, or tiles that waited.", "1s", "1s", "1s", required=False)
    open = _flag("Whether the triplet or kan is open.", False, required=False)
    fu = _count("How many.", 8)


class Group(Schema):
    """A part of the hand as the reading that is paid sees it."""

    type = _choice("Which kind of group; singles are the tiles of kokushi musou.", get_args(GroupType), "run")
    tiles = _tiles("Its tiles.", "3p", "4p", "0p")
    open = _flag("Called, or a triplet completed by ron.", False)
    winning = _flag("The winning tile completed it.", True)


class Points(Schema):
    """What the winner gets, in points."""

    base = _count("Base points, neither multiplied nor rounded.", 1920)
    hand = _count("Paid for the hand by all payers together.", 7700)
    honba = _count("Paid for the counters.", 300)
    riichi_sticks = _count("Taken from the table.", 1000)
    total = _count("All of it.", 9000)


class Payment(Schema):
    """What one player pays the winner."""

    payer = _choice(
        "Who pays, by his wind; discarder where that was not named.",
        (*SEAT_NAMES, "discarder"),
        "west",
        data_key="from",
    )
    to = _choice("The winner, by his wind.", SEAT_NAMES, "south")
    points = _count("All that he pays.", 8000)
    hand = _count("For the hand.", 7700)
    honba = _count("For the counters.", 300)


class Reading(Schema):
    """One way to read the hand, with the yaku that it may claim."""

    paid = _flag("This is the one that is paid.", True)
    form = _choice("Form of the hand.", get_args(Form), "standard")
    wait = _choice("Shape of the wait.", get_args(WaitShape), "ryanmen")
    groups = _list("The groups by their tiles.", fields.List(TileName()), [["2m", "3m", "4m"], ["8s", "8s"]])
    yaku = fields.Dict(
        keys=fields.String(validate=OneOf(YakuId.ids)),
        values=fields.Integer(strict=True),
        required=True,
        metadata=_about("Yaku with their han, or yakuman with their multiple.", {"pinfu": 1, "tanyao": 1}),
    )
    han = _count("Han with dora; null for yakuman.", 4, allow_none=True)
    fu = _count("Fu, rounded; null for yakuman.", 30, allow_none=True)
    base = _count("Base points.", 1920)


class FuSteps(Schema):
    """How fu were added and rounded."""

    total = _count("The fu items added up.", 32, data_key="sum")
    rounded = _count("Rounded up to a full ten; null for yakuman.", 40, allow_none=True)


class NearMiss(Schema):
    """A yaku that the hand misses by one thing."""

    id = YakuId(required=True, metadata=_about("Id of the yaku.", "sanshoku_doujun"))
    fact = _text("What is missing, or should not be.", "the same run in three suits")
    needed = _flag("True: the fact is missing. False: it should not hold.", True)
    tiles = _tiles("The tiles in its way, where the fact is about all of them.", "1p")


class Explanation(Schema):
    """How the answer came about."""

    readings = _list("Every reading that was compared.", Reading)
    fu = _part("The sum of the fu; in a win only.", FuSteps, required=False)
    points = fields.List(
        fields.String(),
        metadata=_about(
            "The steps from han and fu to payments, in English; in a win only.",
            ["30 fu × 2^(2 + 4 han): base points 1920", "west: 4 × 1920 = 7680, rounded up 7700"],
        ),
    )
    near = _list("Yaku that were near.", NearMiss)


def _explanation() -> fields.Field[Any]:
    return _part("How the answer came about; only with explain.", Explanation, required=False)


class Win(Schema):
    """The value of a win."""

    win = _flag("The hand wins.", True, validate=OneOf((True,)))
    yaku = _list("The yaku, or the yakuman, in the order of the rule book.", YakuValue)
    bonus = _part("Han of dora.", Bonus)
    han = _count("Han with dora; null for yakuman.", 4, allow_none=True)
    fu = _count("Fu, rounded; null for yakuman.", 30, allow_none=True)
    yakuman = _count("How many yakuman are paid; 0 for an ordinary hand.", 0)
    limit = _choice("The limit reached, if any.", LIMITS, "mangan", allow_none=True)
    fu_items = _list("Every reason for fu; empty for yakuman.", FuItem)
    form = _choice("Form of the hand.", get_args(Form), "standard")
    wait = _choice("Shape of the wait.", get_args(WaitShape), "ryanmen")
    groups = _list("The hand as it is read, then the melds.", Group)
    points = _part("What the winner gets.", Points)
    payments = _list("Who pays it.", Payment)
    explanation = _explanation()
    notes = _notes()


class NoWin(Schema):
    """Why the hand does not win. This is an answer, not an error."""

    win = _flag("The hand does not win.", False, validate=OneOf((False,)))
    reason = _choice("Why; never changes.", get_args(Reason), "no_yaku")
    detail = _text("The reason in English.", "the hand is finished but has no yaku; dora are not yaku")
    shanten = _shanten("Tiles to change until the hand is tenpai; -1: it is complete.", -1)
    explanation = _explanation()
    notes = _notes()


# Han and fu.


class PointsAnswer(Schema):
    """What han and fu, or yakuman, are worth."""

    han = _count("Han as asked; null for yakuman.", 3, allow_none=True)
    fu = _count("Fu as asked; null where not given.", 40, allow_none=True)
    yakuman = _count("Yakuman as asked.", 0)
    limit = _choice("The limit reached, if any.", LIMITS, "mangan", allow_none=True)
    points = _part("What the winner gets.", Points)
    payments = _list("Who pays it.", Payment)


class TsumoPrice(Schema):
    """What each payer of a tsumo pays."""

    dealer = _count("The dealer's part; not where the dealer wins.", 2600, required=False)
    non_dealer = _count("The part of each other player.", 1300)
    total = _count("All parts together.", 5200)


class WinnerPrices(Schema):
    """A row of the chart for one kind of winner; null where no hand is worth this."""

    ron = _count("What the discarder pays.", 5200, allow_none=True)
    tsumo = _part("What a tsumo pays.", TsumoPrice, allow_none=True)


class ChartRow(Schema):
    """A row of the chart."""

    han = _count("Least han of the row; null for yakuman.", 3, allow_none=True)
    han_to = _count("Greatest han of the row; null where it is open.", 3, allow_none=True)
    fu = _count("Fu; null in the row of a limit.", 40, allow_none=True)
    limit = _choice("The limit, if the row is one.", LIMITS, "mangan", allow_none=True)
    non_dealer = _part("Another player than the dealer wins.", WinnerPrices)
    dealer = _part("The dealer wins.", WinnerPrices)


class Chart(Schema):
    """The points chart of a rule set."""

    rows = _list("By han and fu, then the limits, then yakuman.", ChartRow)


# Hands that wait.


class ShortValue(Schema):
    """What a win would be worth, in short, or why it would be none."""

    win = _flag("Whether the hand would win.", True)
    han = _count("Han with dora; null for yakuman. In a win only, as the fields up to yaku.", 2, **_OPTIONAL)
    fu = _count("Fu, rounded; null for yakuman.", 30, **_OPTIONAL)
    yakuman = _count("How many yakuman; 0 for an ordinary hand.", 0, required=False)
    limit = _choice("The limit reached, if any.", LIMITS, "mangan", **_OPTIONAL)
    total = _count("All that the winner would get.", 2000, required=False)
    yaku = fields.List(YakuId(), metadata=_about("The yaku.", ["pinfu", "tanyao"]))
    reason = _choice(
        "Why not; never changes. Only where there is no win, as detail.", NO_WIN, "no_yaku", required=False
    )
    detail = _text("The reason in English.", NO_WIN["no_yaku"], required=False)


class Wait(Schema):
    """A tile that completes the hand."""

    tile = TileName(required=True, metadata=_about("The tile, never a red five.", "3p"))
    remaining = _count("Copies that nobody has shown.", 3)
    shapes = fields.List(
        fields.String(validate=OneOf(get_args(Shape))),
        required=True,
        metadata=_about("Shapes of the wait, by all readings that the tile completes.", ["ryanmen"]),
    )
    furiten = _flag("Whether furiten bars the ron.", False)
    ron = _part("What a ron would be worth.", ShortValue)
    tsumo = _part("What a tsumo would be worth.", ShortValue)


def _yes_no_unknown(description: str) -> fields.Field[Any]:
    about = _about(description, False)
    return fields.Raw(required=True, validate=OneOf((True, False, UNKNOWN)), metadata=about)


class Cause(Schema):
    """A tile that makes the hand furiten."""

    kind = _choice("Discarded, passed lately, or passed since the riichi.", get_args(CauseKind), "discard")
    tile = TileName(required=True, metadata=_about("The tile.", "6p"))
    index = _count("Its place in the list of the request that it is from, from 0.", 4)
    ends = _text("What ends it.", "wait_changes")


class Furiten(Schema):
    """Whether a hand may win by ron."""

    furiten = _yes_no_unknown("Whether it is furiten; unknown where the request does not tell.")
    can_ron = _yes_no_unknown("Whether it waits and is not furiten; a yaku is another question.")
    waits = _tiles("What it waits for; all of it is barred by furiten.", "3p", "6p")
    causes = _list("What makes it furiten.", Cause)


class Waiting(Schema):
    """A hand without its winning tile, and what it waits for."""

    tenpai = _flag("Whether it is tenpai by the rules.", True)
    shanten = _count("Tiles to change until it is tenpai.", 0)
    waits = _list("What completes it.", Wait)
    total_remaining = _count("Copies of all these that nobody has shown.", 7)
    furiten = _part("Whether it is furiten; only if discards or passed tiles were given.", Furiten, required=False)


class WaitingDiscard(Schema):
    """A discard and what the hand then waits for."""

    discard = TileName(required=True, metadata=_about("The tile.", "9m"))
    shanten = _count("Tiles to change until the hand is tenpai.", 0)
    waits = _list("What then completes it.", Wait)
    total_remaining = _count("Copies of all these that nobody has shown.", 7)


class Drawn(Schema):
    """A hand that must discard, and the discards that leave it tenpai."""

    tenpai = _flag("Whether a discard leaves it tenpai.", True)
    shanten = _shanten("Tiles to change until it is tenpai; -1: it is complete.", 0)
    discards = _list("Those discards, best first.", WaitingDiscard)


class ByForm(Schema):
    """How far the hand is from each form; null where its melds rule the form out."""

    standard = _shanten("Four groups and a pair.", 1)
    chiitoitsu = _shanten("Seven pairs.", 3, allow_none=True)
    kokushi_musou = _shanten("Thirteen orphans.", 9, allow_none=True)


class Accepted(Schema):
    """A tile that brings the hand closer."""

    tile = TileName(required=True, metadata=_about("The tile.", "3p"))
    remaining = _count("Copies that nobody has shown.", 4)


class Shanten(Schema):
    """How far a hand is from tenpai, and what helps."""

    shanten = _shanten("Tiles to change until it is tenpai; -1: it is complete.", 1)
    by_form = _part("The same for each form.", ByForm)
    accepts = _list("Tiles that bring it closer.", Accepted)
    total_remaining = _count("Copies of all these that nobody has shown.", 17)


class ShantenDiscard(Schema):
    """A discard, and how far the hand then is."""

    discard = TileName(required=True, metadata=_about("The tile.", "9m"))
    shanten = _shanten("Tiles to change until it is tenpai.", 1)
    accepts = _list("Tiles that then bring it closer.", Accepted)
    total_remaining = _count("Copies of all these that nobody has shown.", 17)


class ShantenOfDraw(Schema):
    """How far a hand that must discard is from tenpai, and what each discard leaves."""

    shanten = _shanten("Tiles to change until it is tenpai; -1: it is complete.", 1)
    by_form = _part("The same for each form.", ByForm)
    discards = _list("Every discard, best first.", ShantenDiscard)


class ActionOption(Schema):
    """One way to do something."""

    tiles = _tiles("The own tiles that it takes.", "3p", "4p")
    legal = _flag("Whether it may be done.", True)
    reason = _choice("Why not; never changes.", REASONS, "kuikae_leaves_nothing", required=False)
    detail = _text("The reason in English.", REASONS["kuikae_leaves_nothing"], required=False)
    forbidden_discards = _tiles("What kuikae forbids to discard after it.", "2p", "5p", required=False)


class Action(Schema):
    """Whether something may be done."""

    legal = _flag("Whether it may be done.", True)
    reason = _choice("Why not; never changes.", REASONS, "no_yaku", required=False)
    detail = _text("The reason in English.", REASONS["no_yaku"], required=False)
    score = _part("What the win is worth.", ShortValue, required=False)
    discards = fields.List(fields.Nested(WaitingDiscard), metadata=_about("The discards that declare riichi."))
    options = fields.List(fields.Nested(ActionOption), metadata=_about("The ways to do it."))


class OwnTurn(Schema):
    """What a player may do on the own turn."""

    tsumo = _part("Win on the tile drawn.", Action)
    riichi = _part("Declare riichi.", Action)
    ankan = _part("Declare a concealed kan.", Action)
    kakan = _part("Add a tile to a pon.", Action)
    kyuushu_kyuuhai = _part("Throw in a first hand of nine terminals and honours.", Action)
    north = _part("Extract a north.", Action)
    discards = _part("Discard a tile.", Action)


class OthersTile(Schema):
    """What a player may do with another's tile."""

    ron = _part("Win on it.", Action)
    pon = _part("Call it for a triplet.", Action)
    daiminkan = _part("Call it for a kan.", Action)
    chi = _part("Call it for a run.", Action)


# The tables of the service.


class Preset(Schema):
    """A named rule set."""

    id = _choice("What requests call it.", PRESETS, "tenhou_4p")
    title = _text("Its name in English.", "Tenhou, four players")
    note = _text("Where its values come from.", "Ranked games with red fives and open tanyao.")
    players = _count("How many play.", 4)


class Option(Schema):
    """An option of the rule sets."""

    name = _choice("What requests call it.", OPTIONS, "kiriage_mangan")
    meaning = _text("What it decides.", "切り上げ満貫: 4 han 30 fu and 3 han 60 fu are mangan.")
    values = fields.Raw(
        required=True,
        metadata={
            "description": "All its values, or a phrase that names them.",
            "oneOf": [{"type": "array"}, {"type": "string"}],
            "example": [True, False],
        },
    )
    applies_to = _choice("Which games know it.", ("all", "3p", "4p"), "all")


class OptionWithDefault(Option):
    """An option of the rule sets and its usual value."""

    default = fields.Raw(required=True, allow_none=True, metadata=_about("Its value in the preset standard.", False))


class RuleSets(Schema):
    """The rule sets and their options."""

    default = _choice("The preset of a request that names none.", PRESETS, "mahjong_soul_4p")
    presets = _list("The named rule sets.", Preset)
    options = _list("What a request may change.", OptionWithDefault)


class Source(Schema):
    """A text that says what a value is."""

    tag = _text("Its short name.", "TENHOU-JP")
    what = _text("Which text it is.", "The rule list of the site")


class OptionValue(Option):
    """An option and its value in a rule set."""

    value = fields.Raw(required=True, allow_none=True, metadata=_about("Its value, as a request would send it.", False))
    source = _list("The texts that say so.", Source)
    applies = _flag("Whether the rest of the set leaves it anything to decide.", True)
    assumed = _flag("Whether no text says so, so that it is as in standard.", False)


class RuleSet(Preset):
    """A rule set with the value and the source of every option."""

    options = _list("Every option.", OptionValue)


class YakuEntry(Schema):
    """A yaku under a rule set."""

    id = YakuId(required=True, metadata=_about("Id; the same in every language.", "pinfu"))
    name = _text("Name in the language of the answer.", "Pinfu")
    meaning = _text("What it is, in English.", "Seven different pairs.")
    closed = _count("Han of a closed hand, 0: none; null for yakuman.", 1, allow_none=True)
    open = _count("Han of an open hand, 0: none; null for yakuman.", 0, allow_none=True)
    yakuman = _count("How many yakuman it is worth; 0 for an ordinary yaku.", 0)
    replaces = fields.List(YakuId(), required=True, metadata=_about("Yaku it is counted instead of.", ["iipeikou"]))
    example = fields.Nested(
        ScoreRequest(),
        required=True,
        allow_none=True,
        metadata=_about("A request to score that shows it; null for nagashi mangan, which is no hand."),
    )


class Yaku(Schema):
    """The yaku of a rule set."""

    yaku = _list("In the order of the table.", YakuEntry)
    notes = _notes()


# The service itself.


class Health(Schema):
    """The process answers."""

    status = _choice("Always ok.", ("ok",), "ok")


class Readiness(Schema):
    """The service scores a known hand right."""

    status = _choice("Always ready.", ("ready",), "ready")


class Version(Schema):
    """Which version answers."""

    name = _choice("Always agari.", ("agari",), "agari")
    version = _text("Version of the service.", "0.1.0")
    python = _text("Version of Python.", "3.13.1")


# Errors.


class Fault(Schema):
    """One thing wrong with a request."""

    pointer = _text("JSON pointer into the body, or the parameter's name.", "/hand")
    code = _text("What kind of fault; never changes.", "too_many_copies")
    detail = _text("What is wrong, in English.", "5 copies of 3m (5 in hand); a set has four")
    tiles = _tiles("The tiles concerned, if any.", "3m", required=False)


class Problem(Schema):
    """An error (RFC 9457)."""

    type = _text("What kind of problem; never changes.", "/problems/invalid-request")
    title = _text("The kind in English.", "The request cannot be answered")
    status = _count("The HTTP status.", 422)
    detail = _text("What is wrong, in English.", "5 copies of 3m (5 in hand); a set has four")
    instance = _text("The request's X-Request-Id.", "9f918bdf4e194d95b5a999af599ca9ff")
    errors = fields.List(fields.Nested(Fault), metadata=_about("Every fault of the request; with status 422 only."))
