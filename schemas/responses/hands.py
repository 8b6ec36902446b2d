"""Hands that wait, draw or are offered a tile."""

from typing import get_args

from marshmallow import Schema, fields
from marshmallow.validate import OneOf

from locales.terms import LIMITS
from schemas.responses import make
from schemas.responses.furiten import Furiten, yes_no_unknown
from scoring.actions import REASONS
from scoring.score import NO_WIN
from scoring.tenpai import Shape


class ShortValue(Schema):
    """What a win would be worth, in short, or why it would be none."""

    win = make.flag("Whether the hand would win.", True)
    han = make.count("Han with dora; null for yakuman. In a win only, as the fields up to yaku.", 2, **make.OPTIONAL)
    fu = make.count("Fu, rounded; null for yakuman.", 30, **make.OPTIONAL)
    yakuman = make.count("How many yakuman; 0 for an ordinary hand.", 0, required=False)
    limit = make.choice("The limit reached, if any.", LIMITS, "mangan", **make.OPTIONAL)
    total = make.count("All that the winner would get.", 2000, required=False)
    yaku = fields.List(make.YakuId(), metadata=make.about("The yaku.", ["pinfu", "tanyao"]))
    reason = make.choice(
        "Why not; never changes. Only where there is no win, as detail.", NO_WIN, "no_yaku", required=False
    )
    detail = make.text("The reason in English.", NO_WIN["no_yaku"], required=False)
    explanation = make.rules("The rule behind the reason; only with explain.")


class Wait(Schema):
    """A tile that completes the hand."""

    tile = make.TileName(required=True, metadata=make.about("The tile, never a red five.", "3p"))
    remaining = make.count("Copies that nobody has shown.", 3)
    shapes = fields.List(
        fields.String(validate=OneOf(get_args(Shape))),
        required=True,
        metadata=make.about("Shapes of the wait, by all readings that the tile completes.", ["ryanmen"]),
    )
    furiten = yes_no_unknown("Whether furiten bars the ron; unknown where only some rivers were given.")
    ron = make.part("What a ron would be worth.", ShortValue)
    tsumo = make.part("What a tsumo would be worth.", ShortValue)


class FuritenAnswer(Furiten):
    """Whether a hand may win by ron, as the answer to that question."""

    names = make.names()
    notes = make.notes()


class Waiting(Schema):
    """A hand without its winning tile, and what it waits for."""

    tenpai = make.flag("Whether it is tenpai by the rules.", True)
    shanten = make.count("Tiles to change until it is tenpai.", 0)
    waits = make.list_of("What completes it.", Wait)
    total_remaining = make.count("Copies of all these that nobody has shown.", 7)
    furiten = make.part("Whether it is furiten; only if discards or passed tiles were given.", Furiten, required=False)
    explanation = make.rules("Why it is tenpai or not; only with explain.")
    names = make.names()
    notes = make.notes()


class WaitingDiscard(Schema):
    """A discard and what the hand then waits for."""

    discard = make.TileName(required=True, metadata=make.about("The tile.", "9m"))
    shanten = make.count("Tiles to change until the hand is tenpai.", 0)
    waits = make.list_of("What then completes it.", Wait)
    total_remaining = make.count("Copies of all these that nobody has shown.", 7)


class Drawn(Schema):
    """A hand that must discard, and the discards that leave it tenpai."""

    tenpai = make.flag("Whether a discard leaves it tenpai.", True)
    shanten = make.shanten("Tiles to change until it is tenpai; -1: it is complete.", 0)
    discards = make.list_of("Those discards, best first.", WaitingDiscard)
    explanation = make.rules("Why a discard leaves it tenpai, or none does; only with explain.")
    names = make.names()
    notes = make.notes()


class ByForm(Schema):
    """How far the hand is from each form; null where its melds rule the form out."""

    standard = make.shanten("Four groups and a pair.", 1)
    chiitoitsu = make.shanten("Seven pairs.", 3, allow_none=True)
    kokushi_musou = make.shanten("Thirteen orphans.", 9, allow_none=True)


class Accepted(Schema):
    """A tile that brings the hand closer."""

    tile = make.TileName(required=True, metadata=make.about("The tile.", "3p"))
    remaining = make.count("Copies that nobody has shown.", 4)


class Shanten(Schema):
    """How far a hand is from tenpai, and what helps."""

    shanten = make.shanten("Tiles to change until it is tenpai; -1: it is complete.", 1)
    by_form = make.part("The same for each form.", ByForm)
    accepts = make.list_of("Tiles that bring it closer.", Accepted)
    total_remaining = make.count("Copies of all these that nobody has shown.", 17)
    explanation = make.rules("Which forms count, and whether karaten does; only with explain.")
    names = make.names()
    notes = make.notes()


class ShantenDiscard(Schema):
    """A discard, and how far the hand then is."""

    discard = make.TileName(required=True, metadata=make.about("The tile.", "9m"))
    shanten = make.shanten("Tiles to change until it is tenpai.", 1)
    accepts = make.list_of("Tiles that then bring it closer.", Accepted)
    total_remaining = make.count("Copies of all these that nobody has shown.", 17)


class ShantenOfDraw(Schema):
    """How far a hand that must discard is from tenpai, and what each discard leaves."""

    shanten = make.shanten("Tiles to change until it is tenpai; -1: it is complete.", 1)
    by_form = make.part("The same for each form.", ByForm)
    discards = make.list_of("Every discard, best first.", ShantenDiscard)
    explanation = make.rules("Which forms count, and whether karaten does; only with explain.")
    names = make.names()
    notes = make.notes()


class ActionOption(Schema):
    """One way to do something."""

    tiles = make.tiles("The own tiles that it takes.", "3p", "4p")
    legal = make.flag("Whether it may be done.", True)
    reason = make.choice("Why not; never changes.", REASONS, "kuikae_leaves_nothing", required=False)
    detail = make.text("The reason in English.", REASONS["kuikae_leaves_nothing"], required=False)
    explanation = make.rules("The rule behind the reason; only with explain.")
    forbidden_discards = make.tiles("What kuikae forbids to discard after it.", "2p", "5p", required=False)


class Action(Schema):
    """Whether something may be done."""

    legal = make.flag("Whether it may be done.", True)
    reason = make.choice("Why not; never changes.", REASONS, "no_yaku", required=False)
    detail = make.text("The reason in English.", REASONS["no_yaku"], required=False)
    explanation = make.rules("The rule behind the reason; only with explain.")
    score = make.part("What the win is worth.", ShortValue, required=False)
    discards = fields.List(fields.Nested(WaitingDiscard), metadata=make.about("The discards that declare riichi."))
    furiten = make.part(
        "Whether a ron is barred; only if discards or passed tiles were given.", Furiten, required=False
    )
    options = fields.List(fields.Nested(ActionOption), metadata=make.about("The ways to do it."))


class OwnTurn(Schema):
    """What a player may do on the own turn."""

    tsumo = make.part("Win on the tile drawn.", Action)
    riichi = make.part("Declare riichi.", Action)
    ankan = make.part("Declare a concealed kan.", Action)
    kakan = make.part("Add a tile to a pon.", Action)
    kyuushu_kyuuhai = make.part("Throw in a first hand of nine terminals and honours.", Action)
    north = make.part("Extract a north.", Action)
    discards = make.part("Discard a tile.", Action)
    names = make.names()
    notes = make.notes()


class OthersTile(Schema):
    """What a player may do with another's tile."""

    ron = make.part("Win on it.", Action)
    pon = make.part("Call it for a triplet.", Action)
    daiminkan = make.part("Call it for a kan.", Action)
    chi = make.part("Call it for a run.", Action)
    names = make.names()
    notes = make.notes()
