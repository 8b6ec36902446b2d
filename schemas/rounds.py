"""The request that settles a round, and its parts."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from marshmallow import ValidationError

from schemas.base import Question
from schemas.fields import (
    Choice,
    Count,
    Flag,
    Melds,
    OneTile,
    Places,
    Tiles,
    Value,
    Wind,
    fault,
    one_of,
    read,
    whole_number,
)
from schemas.requests import (
    DEFAULT_RULES,
    MOST_POINTS,
    SituationRequest,
    Wanted,
    about,
    explain_field,
    lang_field,
    rules_field,
)
from scoring.chart import Worth
from scoring.draw import draw_of, hands_faults, riichi_faults
from scoring.errors import Fault, ImpossibleQuestion, UnreadableTiles, gather, refuse
from scoring.hand import LIABLE_YAKU, Liability, Win
from scoring.payments import Deal
from scoring.round_check import fourth_riichi_faults, no_seat, result_faults, table_faults
from scoring.rounds import Abortive, Chombo, Claim, ExhaustiveDraw, LiableSeat, Result, Table, Wins
from scoring.rules import ABORTIVE_DRAWS, RuleSet
from scoring.told import Told

MOST_SEAT = 3


# Fields that only rounds have.


class Part(Value):
    """An object that another schema reads."""

    def __init__(self, schema: Question, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.schema = schema

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> Any:
        return read(partial(_load, self.schema), value)


class Parts(Value):
    """A list of objects that another schema reads."""

    def __init__(self, schema: Question, most: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.schema, self.most = schema, most
        self.openapi = {"type": "array", "minItems": 1, "maxItems": most}

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> Any:
        if not isinstance(value, list) or not 1 <= len(value) <= self.most:
            raise fault("invalid_type", Told("expected a list of 1 to {most} objects", most=self.most))
        return tuple(read(partial(_load_each, self.schema), value))


def _load(schema: Question, value: Any) -> Any:
    try:
        return schema.load(value)
    except ImpossibleQuestion as error:
        raise UnreadableTiles.of([replace(one, field=one.field or "") for one in error.faults]) from error


def _load_each(schema: Question, values: list[Any]) -> list[Any]:
    return gather((str(place), partial(_load, schema, value)) for place, value in enumerate(values))


class Numbers(Value):
    """A list of whole numbers."""

    def __init__(self, least: int, most: int, longest: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.least, self.most, self.longest = least, most, longest
        item = {"type": "integer", "minimum": least, "maximum": most}
        self.openapi = {"type": "array", "maxItems": longest, "items": item}

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> tuple[int, ...]:
        if not isinstance(value, list) or len(value) > self.longest:
            raise fault("invalid_type", Told("expected a list of at most {most} whole numbers", most=self.longest))
        wrong = [place for place, one in enumerate(value) if type(one) is not int or not self.least <= one <= self.most]
        if wrong:
            detail = whole_number(self.least, self.most)
            raise ValidationError([Fault(str(place), "out_of_range", detail) for place in wrong])
        return tuple(value)


def _seats(description: str, example: list[int], **kwargs: Any) -> Numbers:
    return Numbers(0, MOST_SEAT, MOST_SEAT + 1, metadata=about(description, example), **kwargs)


def _seat(description: str, example: int, **kwargs: Any) -> Count:
    return Count(most=MOST_SEAT, metadata=about(description, example), **kwargs)


class RoundLiable(Value):
    """Players who are liable: each for a yakuman by its id, or for a number of them."""

    openapi = {
        "type": "array",
        "maxItems": MOST_SEAT,
        "items": {
            "type": "object",
            "required": ["seat"],
            "properties": {
                "seat": {"type": "integer", "minimum": 0, "maximum": MOST_SEAT},
                "yaku": {"type": "string", "enum": list(LIABLE_YAKU), "description": "with a hand: for which yakuman"},
                "yakuman": {"type": "integer", "minimum": 1, "maximum": 13, "description": "else: for how many"},
            },
            "additionalProperties": False,
            "oneOf": [{"required": ["yaku"]}, {"required": ["yakuman"]}],
        },
    }

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> tuple[tuple[int, str | int], ...]:
        if not isinstance(value, list) or len(value) > MOST_SEAT:
            wanted = Told("expected a list of at most {most} objects with seat and yaku or yakuman", most=MOST_SEAT)
            raise fault("invalid_type", wanted)
        return tuple(read(_liable_each, value))


def _liable_each(items: list[Any]) -> list[tuple[int, str | int]]:
    return gather((str(place), partial(_liable, item)) for place, item in enumerate(items))


def _liable(item: Any) -> tuple[int, str | int]:
    if isinstance(item, dict) and type(item.get("seat")) is int and 0 <= item["seat"] <= MOST_SEAT:
        if set(item) == {"seat", "yaku"} and item["yaku"] in LIABLE_YAKU:
            return item["seat"], item["yaku"]
        if set(item) == {"seat", "yakuman"} and type(item["yakuman"]) is int and 1 <= item["yakuman"] <= 13:
            return item["seat"], item["yakuman"]
    wanted = "expected seat 0 to 3, and for a hand yaku, one of {names}, for yakuman their number"
    raise UnreadableTiles("invalid_type", Told(wanted, names=LIABLE_YAKU))


# Parts of the request.


def _told(read: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out what is null."""
    return {name: value for name, value in read.items() if value is not None}


class RoundPart(Question):
    """The round that is settled."""

    wind = Wind(required=True, metadata=about("The round wind.", "east"))
    number = Count(least=1, most=4, required=True, metadata=about("Which dealer: 1 is seat 0.", 3))
    dealer = Count(most=MOST_SEAT, metadata=about("The dealer's seat, `number` - 1; as `next` gives it.", 2))
    honba = Count(load_default=0, metadata=about("Counters on the table.", 1))
    riichi_sticks = Count(load_default=0, metadata=about("Riichi sticks left from earlier rounds.", 1))

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> dict[str, int]:
        """Give the fields of the table."""
        number: int = read.get("number", 1)
        if read.pop("dealer", number - 1) != number - 1 and "number" not in unread:
            detail = Told("the dealer of round {number} is seat {seat}", number=number, seat=number - 1)
            refuse(Fault("dealer", "contradiction", detail))
        return {"honba": 0, "riichi_sticks": 0, **read}


#: What the table, not a claim, says of a win.
_OF_TABLE = ("round_wind", "seat_wind", "honba", "riichi_sticks", "discarder", "rules", "lang", "explain")


class ClaimPart(SituationRequest):
    """One winner: his hand, or what it is worth."""

    hand = Tiles(allow_none=True, metadata=about("Concealed tiles, as in score.", "234567m340p45s88s"))
    win_tile = OneTile(allow_none=True, metadata=about("The winning tile.", "6s"))
    tsumo = Flag(metadata=about("As in score; need not be given, for `from` says it too."))
    seat = _seat("The winner.", 1, required=True)
    han = Count(least=1, most=200, load_default=None, metadata=about("Han with dora, instead of the hand.", 3))
    fu = Count(least=20, most=170, load_default=None, metadata=about("Fu, rounded.", 40))
    yakuman = Count(most=13, load_default=0, metadata=about("How many yakuman, instead of han and fu.", 0))
    liable = RoundLiable(  # type: ignore[assignment]
        load_default=None, metadata=about("Who is liable; for a hand worked out when left out.", [])
    )

    class Meta:
        """``from`` is a word of Python, so the field is declared here."""

        unknown = Question.Meta.unknown
        include = {
            "from": _seat("Who dealt in; null: a tsumo.", 0, required=True, allow_none=True),
        }

    def __init__(self) -> None:
        super().__init__(exclude=_OF_TABLE)

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> Claim | None:
        """Make the claim; its liable players are put in by the table."""
        read = _told(read)
        tsumo = read.pop("tsumo", None)
        worth: dict[str, Any] = {name: value for name in _WORTH if (value := read.pop(name, None))}
        seat, source, liable = read.pop("seat", 0), read.pop("from", None), read.pop("liable", None)
        faults = [*_form_faults(worth, read, unread), *_liable_faults(worth, liable or ())]
        if tsumo not in (None, source is None) and "from" not in unread:
            faults.append(Fault("tsumo", "contradiction", Told("a win without `from` is a tsumo, and no other")))
        refuse(*faults)
        if unread:
            return None
        claim = Claim(seat=seat, source=source, riichi_tile=read.get("riichi_tile", False))
        if worth:
            counted = Worth(worth.get("han"), worth.get("fu"), worth.get("yakuman", 0), Deal(0, source is None))
            return replace(claim, worth=counted, liable=tuple(LiableSeat(*one) for one in liable or ()))
        named = None if liable is None else tuple(Liability(yaku, one) for one, yaku in liable)
        return replace(claim, win=Win(**read, liable=named))


#: Fields that tell what a hand is worth instead of the hand.
_WORTH = ("han", "fu", "yakuman")


_NAME_YAKUMAN = Told("name the seat and yakuman, their number")
_NAME_YAKU = Told("name the seat and yaku, its id")
_NOT_BOTH = Told("give the hand and its situation, or what it is worth, not both")
_NOT_NEITHER = Told("give hand and win_tile, or han and fu, or yakuman")


def _liable_faults(worth: Mapping[str, Any], liable: Sequence[tuple[int, str | int]]) -> list[Fault]:
    """Ask for the form of liability that goes with a hand, or with its worth."""
    wanted, detail = (int, _NAME_YAKUMAN) if worth else (str, _NAME_YAKU)
    return [
        Fault(f"liable/{place}", "contradiction", detail)
        for place, (_, what) in enumerate(liable)
        if not isinstance(what, wanted)
    ]


def _form_faults(worth: Mapping[str, Any], hand: Mapping[str, Any], unread: frozenset[str]) -> list[Fault]:
    """Ask for a hand or its worth, not both and not neither."""
    if worth:
        told = [name for name in hand if name != "riichi_tile"]
        return [Fault(name, "contradiction", _NOT_BOTH) for name in told]
    if not unread.isdisjoint(("hand", "win_tile", *_WORTH)):
        return []
    missing = [name for name in ("hand", "win_tile") if name not in hand]
    return [Fault(name, "missing_field", _NOT_NEITHER) for name in missing]


class WinsPart(Question):
    """Somebody won."""

    wins = Parts(ClaimPart(), 3, required=True, metadata=about("The winners, one by tsumo or up to three by ron."))

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> Wins | None:
        """Make the result."""
        return None if unread else Wins(read["wins"])


class HandPart(Question):
    """The hand and river of a seat at an exhaustive draw."""

    hand = Tiles(required=True, metadata=about("Concealed tiles: 13, 3 fewer per meld.", "34p678p345s789s22z"))
    melds = Melds(load_default=(), metadata=about("Melds in the order they were made.", []))
    north = Count(most=4, load_default=0, metadata=about("Extracted norths (three-player)."))
    discards = Tiles(load_default=None, allow_none=True, metadata=about("Own discards in order, for nagashi.", "1m9p"))
    called_away = Places(load_default=(), metadata=about("Places in `discards`, from 0, of tiles others called.", []))

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> Win | None:
        """Make the hand."""
        return None if unread else Win(**read, win_tile=0)


class DrawPart(Question):
    """The wall ran out."""

    tenpai = _seats("Seats that are tenpai.", [0, 2], allow_none=True)
    nagashi_mangan = _seats("Seats with nagashi mangan.", [], load_default=(), allow_none=True)
    hands = Parts(HandPart(), 4, load_default=None, allow_none=True, metadata=about("All hands, to work both out."))

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> Any:
        """Give the flags or the hands; null and no nagashi mangan are as good as nothing."""
        read = _told(read)
        if not read.get("nagashi_mangan"):
            read.pop("nagashi_mangan", None)
        flags = [name for name in ("tenpai", "nagashi_mangan") if name in read]
        if "hands" in read and flags:
            refuse(Fault("hands", "contradiction", Told("give the hands, or tenpai and nagashi_mangan, not both")))
        if "hands" not in read and "tenpai" not in read and unread.isdisjoint(("hands", "tenpai")):
            refuse(Fault("tenpai", "missing_field", Told("give the seats that are tenpai, or all hands")))
        if unread:
            return None
        if "hands" in read:
            return read["hands"]
        return ExhaustiveDraw(read["tenpai"], read.get("nagashi_mangan", ()))


class AbortivePart(Question):
    """The round was thrown in."""

    kind = Choice(ABORTIVE_DRAWS, required=True, metadata=about("How.", "kyuushu_kyuuhai"))

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> Abortive | None:
        """Make the result."""
        return None if unread else Abortive(read["kind"])


class ChomboPart(Question):
    """A player broke the rules so that the round is void."""

    seat = _seat("The offender.", 1, required=True)

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> Chombo | None:
        """Make the result."""
        return None if unread else Chombo(read["seat"])


RESULTS: dict[str, Question] = {
    "win": WinsPart(),
    "exhaustive_draw": DrawPart(),
    "abortive_draw": AbortivePart(),
    "chombo": ChomboPart(),
}


class ResultField(Value):
    """How the round ended, by its ``type``."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> Any:
        if not isinstance(value, dict):
            raise fault("invalid_type", Told("expected an object with type"))
        kind = value.get("type")
        if not isinstance(kind, str) or kind not in RESULTS:
            code = "unknown_value" if "type" in value else "missing_field"
            raise fault(code, one_of([*RESULTS]), "type")
        return read(partial(_load, RESULTS[kind]), {name: one for name, one in value.items() if name != "type"})


class SettleQuestion(NamedTuple):
    """A round to be settled."""

    table: Table
    result: Result
    dealer_ends: bool
    wanted: Wanted


#: Stands for a round that cannot be read, to find the faults of the rest.
_ANY_ROUND = {"wind": 0, "number": 1, "honba": 0, "riichi_sticks": 0}


class SettleRequest(Question):
    """The end of a round."""

    round = Part(RoundPart(), required=True, metadata=about("The round."))
    scores = Numbers(
        -MOST_POINTS,
        MOST_POINTS,
        4,
        required=True,
        metadata=about("Points of every seat before this round's riichi.", [25000, 25000, 25000, 25000]),
    )
    riichi = _seats(
        "Seats whose riichi was accepted in this round; 1000 is taken from each.",
        [1],
        load_default=(),
        allow_none=True,
    )
    result = ResultField(required=True, metadata=about("How the round ended."))
    dealer_ends = Flag(
        load_default=False,
        metadata=about("The dealer of the last round ends the game, where the rules leave it to him."),
    )
    rules = rules_field()
    lang = lang_field()
    explain = explain_field()

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> SettleQuestion | None:
        """Make the table and the result, and check them; without a round, only the rest of the table."""
        rules: RuleSet = read.get("rules", DEFAULT_RULES)
        if "rules" in unread:
            return None
        scores = read.get("scores", (MOST_POINTS,) * rules.players)
        table = Table(rules=rules, scores=scores, riichi=read.get("riichi") or (), **read.get("round", _ANY_ROUND))
        faults = list(table_faults(table))
        result = None
        if unread.isdisjoint(("round", "result")) and table.number <= rules.players:
            result, found = _at_table(table, read["result"])
            faults += found
        refuse(*faults)
        if result is None:
            return None
        wanted = Wanted(read.get("lang"), read.get("explain", False))
        return SettleQuestion(table, result, read.get("dealer_ends", False), wanted)


def _at_table(table: Table, result: Any) -> tuple[Result | None, list[Fault]]:
    """Put what only the table knows into a result, winds of liable seats and tenpai by the hands; list its faults."""
    if isinstance(result, Wins):
        faults = list(_liable_seat_faults(table, result))
        result = Wins(tuple(_with_winds(table, claim) for claim in result.claims))
    elif isinstance(result, tuple) and isinstance(result[0], Win):
        if faults := list(hands_faults(table, result)):
            return None, faults
        result = draw_of(table, result)
        return result, [*riichi_faults(table, result), *fourth_riichi_faults(table, result)]
    else:
        faults = []
    return result, [*faults, *result_faults(table, result)]


def _liable_seat_faults(table: Table, result: Wins) -> Iterator[Fault]:
    """Find liable seats that do not exist, before they become winds."""
    players = table.rules.players
    for place, claim in enumerate(result.claims):
        for index, one in enumerate((claim.win.liable if claim.win else None) or ()):
            if one.seat >= players:
                yield no_seat(f"result/wins/{place}/liable/{index}/seat", one.seat, players)


def _with_winds(table: Table, claim: Claim) -> Claim:
    if claim.win is None or claim.win.liable is None:
        return claim
    named = tuple(Liability(one.yaku, table.seat_wind(one.seat)) for one in claim.win.liable)
    return replace(claim, win=claim.win._replace(liable=named))
