"""Requests about a hand that waits, draws or is offered a tile."""

from typing import Any, NamedTuple

from schemas.base import Question
from schemas.fields import Choice, Count, Flag, Melds, OneTile, Places, Tiles, Wind
from schemas.requests import (
    DEFAULT_RULES,
    MOST_POINTS,
    SituationRequest,
    Wanted,
    about,
    explain_field,
    lang_field,
    rules_field,
    text_field,
)
from scoring.check import hand_faults
from scoring.errors import refuse
from scoring.hand import SOURCES, Win
from scoring.rules import RuleSet
from scoring.turn import Turn, turn_faults, turn_of

_RIVERS = ("discards", "passed", "passed_since_riichi")


def _with_rivers(read: dict[str, Any]) -> dict[str, Any]:
    """Take a river that is left out for empty once another one is given; null stays unknown."""
    if any(read.get(name) is not None for name in _RIVERS):
        return {**dict.fromkeys(_RIVERS, ()), **read}
    return read


class HandQuestion(NamedTuple):
    """A hand of 13 or 14 tiles, three fewer for each meld, to be looked at.

    :ivar win: the hand and its situation; its ``win_tile`` is not to be read.
    :ivar visible: other tiles that the player can see.
    """

    win: Win
    rules: RuleSet
    visible: tuple[int, ...]
    wanted: Wanted


def _visible_field() -> Tiles:
    return Tiles(
        load_default=(),
        metadata=about("Other tiles seen: discards and melds of the others, without the own `discards`.", "9m9m"),
    )


def _hand_question(read: dict[str, Any], unread: frozenset[str], sizes: tuple[int, ...]) -> HandQuestion:
    rules = read.pop("rules", DEFAULT_RULES)
    wanted = Wanted(read.pop("lang", None), read.pop("explain", False))
    visible = read.pop("visible", ())
    win = Win(**{"hand": (), **_with_rivers(read), "win_tile": 0})
    refuse(*hand_faults(win, rules, unread, sizes, {"visible": visible}))
    return HandQuestion(win, rules, visible, wanted)


class TenpaiRequest(SituationRequest):
    """A hand whose waits are wanted."""

    visible = _visible_field()
    text = text_field()

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> HandQuestion:
        """Make the hand and check it."""
        read.pop("text", None)
        return _hand_question(read, unread, (13, 14))


class ShantenRequest(Question):
    """A hand whose distance from tenpai is wanted."""

    hand = Tiles(required=True, metadata=about("Concealed tiles: 13 or 14, 3 fewer per meld.", "123m456p13579s11z"))
    melds = Melds(load_default=(), metadata=about("Melds in the order they were made.", []))
    dora_indicators = Tiles(load_default=(), metadata=about("Dora indicators, for the counts.", "3p"))
    north = Count(most=4, load_default=0, metadata=about("Extracted norths (three-player)."))
    discards = Tiles(load_default=None, allow_none=True, metadata=about("Own discards, for the counts.", "9m1z"))
    visible = _visible_field()
    rules = rules_field()
    lang = lang_field()
    explain = explain_field()

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> HandQuestion:
        """Make the hand and check it."""
        return _hand_question(read, unread, (13, 14))


class FuritenRequest(Question):
    """A waiting hand and what was discarded and passed."""

    hand = Tiles(required=True, metadata=about("Concealed tiles: 13, 3 fewer per meld.", "34p678p345s789s22z"))
    melds = Melds(load_default=(), metadata=about("Melds in the order they were made.", []))
    north = Count(most=4, load_default=0, metadata=about("Extracted norths (three-player)."))
    discards = Tiles(
        required=True,
        allow_none=True,
        metadata=about("All own discards in order, called ones included; null: not known.", "5p1z"),
    )
    called_away = Places(load_default=(), metadata=about("Places in `discards`, from 0, of tiles others called.", []))
    riichi = Flag(load_default=False, metadata=about("The player is in riichi."))
    passed = Tiles(
        load_default=(),
        allow_none=True,
        metadata=about(
            "Tiles others discarded, added to a pon or extracted since the own last discard or call, not won on; "
            "null: not known.",
            "2p",
        ),
    )
    passed_since_riichi = Tiles(
        load_default=(),
        allow_none=True,
        metadata=about("The same since the own riichi; null: not known.", ""),
    )
    round_wind = Wind(load_default=0, metadata=about("The round wind, where only a pass with a yaku counts.", "east"))
    seat_wind = Wind(load_default=1, metadata=about("The player's wind, for the same.", "south"))
    rules = rules_field()
    lang = lang_field()
    explain = explain_field()

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> HandQuestion:
        """Make the hand and check it."""
        read = {"passed": (), "passed_since_riichi": (), **read}
        return _hand_question(read, unread, (13,))


class TurnQuestion(NamedTuple):
    """A turn to be judged."""

    turn: Turn
    rules: RuleSet
    wanted: Wanted


class ActionsRequest(SituationRequest):
    """A hand with the tile just drawn, with another's tile, or right after an own call."""

    drawn = OneTile(load_default=None, allow_none=True, metadata=about("The tile just drawn.", "9m"))
    offered = OneTile(load_default=None, allow_none=True, metadata=about("Another player's tile.", None))
    points = Count(
        least=-MOST_POINTS,
        most=MOST_POINTS,
        load_default=None,
        allow_none=True,
        metadata=about("The player's points; by default enough.", 25000),
    )
    wall_tiles = Count(
        most=136, load_default=None, allow_none=True, metadata=about("Tiles left to draw; by default enough.", 30)
    )
    kans_on_table = Count(most=4, load_default=0, metadata=about("Kans of all players so far."))
    visible = _visible_field()

    class Meta:
        """``from`` is a word of Python, so the field is declared here."""

        unknown = Question.Meta.unknown
        include = {
            "from": Choice(
                SOURCES,
                load_default=None,
                allow_none=True,
                metadata=about("Who offers the tile, as seen from the player.", "left"),
            )
        }

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> TurnQuestion:
        """Make the turn and check it."""
        rules = read.pop("rules", DEFAULT_RULES)
        wanted = Wanted(read.pop("lang", None), read.pop("explain", False))
        own = {name: read.pop(field) for field, name in _TURN_FIELDS.items() if field in read}
        win = Win(**{"hand": (), **_with_rivers(read), "win_tile": 0})
        turn = turn_of(win, rules, **own)
        refuse(*turn_faults(turn, rules, unread))
        return TurnQuestion(turn, rules, wanted)


#: Field of the request -> name in ``Turn``.
_TURN_FIELDS = {
    "drawn": "drawn",
    "offered": "offered",
    "from": "source",
    "points": "points",
    "wall_tiles": "wall_tiles",
    "kans_on_table": "kans",
    "visible": "visible",
}
