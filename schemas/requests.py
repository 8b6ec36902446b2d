"""Requests: one schema per question."""

from typing import Any, NamedTuple

from schemas.base import Question
from schemas.fields import (
    Choice,
    Count,
    Flag,
    Liable,
    Melds,
    OneTile,
    Places,
    Rules,
    Text,
    Tiles,
    Value,
    Wind,
)
from schemas.texts import NOTATIONS
from scoring.chart import Worth, check_worth
from scoring.check import check
from scoring.hand import OFFERS, Win
from scoring.payments import Deal
from scoring.rules import RuleSet
from scoring.rulesets import DEFAULT, rule_set


class Wanted(NamedTuple):
    """How the caller wants the answer."""

    lang: str | None
    explain: bool


def about(description: str, example: Any = None) -> dict[str, Any]:
    """Make the metadata that document a field."""
    return {"description": description} if example is None else {"description": description, "example": example}


DEFAULT_RULES = rule_set(DEFAULT)

#: The most points that a player may have, or owe.
MOST_POINTS = 10_000_000


def rules_field() -> Value:
    """Make the field that names the rule set."""
    return Rules(load_default=DEFAULT_RULES, metadata=about("The rule set.", DEFAULT))


def lang_field() -> Value:
    """Make the field that chooses the language of names."""
    return Text(
        load_default=None,
        metadata=about(
            "Language of names and of messages: en, ja, zh-Hans, zh-Hant or ko; else Accept-Language says it.", "en"
        ),
    )


def explain_field() -> Value:
    """Make the field that asks for an explanation."""
    return Flag(load_default=False, metadata=about("Say how the answer came about."))


def text_field() -> Value:
    """Make the field that asks for a plain text."""
    return Choice(
        NOTATIONS,
        load_default=None,
        metadata=about(
            "Answer in plain text, as Accept: text/plain does, its tiles written so: 340p, or as Unicode tiles with r "
            "after a red five. An item of a batch is answered as JSON all the same.",
        ),
    )


class SituationRequest(Question):
    """What all questions about a hand have in common: its tiles and the situation."""

    hand = Tiles(
        required=True,
        metadata=about(
            "Concealed tiles: 13 − 3 per meld without the winning tile, or one more with it.",
            "234567m340p45s88s",
        ),
    )
    melds = Melds(load_default=(), metadata=about("Melds in the order they were made.", []))
    round_wind = Wind(load_default=0, metadata=about("The round wind.", "east"))
    seat_wind = Wind(load_default=1, metadata=about("The winner's wind; the dealer sits east.", "south"))
    riichi = Flag(load_default=False, metadata=about("Riichi was declared."))
    double_riichi = Flag(load_default=False, metadata=about("Riichi was declared with the first discard."))
    ippatsu = Flag(load_default=False, metadata=about("Won within a go-around of riichi, without a call."))
    rinshan = Flag(load_default=False, metadata=about("Won on the replacement tile of a kan or north."))
    chankan = Flag(load_default=False, metadata=about("Won by robbing a kan."))
    last_tile = Flag(load_default=False, metadata=about("Haitei when tsumo, houtei when not."))
    first_turn = Flag(
        load_default=False,
        metadata=about("Nobody has called and the winner has not drawn before: tenhou, chiihou, renhou."),
    )
    riichi_tile = Flag(load_default=False, metadata=about("The ronned tile declared a riichi (tsubame_gaeshi)."))
    kan_discard = Flag(load_default=False, metadata=about("The ronned tile was discarded after a kan (kanburi)."))
    open_riichi = Flag(
        load_default=False, metadata=about("The hand was shown with its riichi or double riichi (open_riichi).")
    )
    nippatsu = Flag(
        load_default=False,
        metadata=about("Won in the second go-around after riichi, without a call since (nippatsu)."),
    )
    last_copy = Flag(
        load_default=False,
        metadata=about("The other three copies of the winning tile lie open for all to see (ketsupaihou)."),
    )
    kans_in_a_row = Count(
        most=4,
        load_default=0,
        metadata=about("Own kans made one right after the other up to the replacement tile that won (renkaihou)."),
    )
    first_turn_kan = Flag(
        load_default=False,
        metadata=about(
            "The replacement tile that won was for a kan in the own first turn, before any other call (toukanhou)."
        ),
    )
    consecutive_wins = Count(
        load_default=0,
        metadata=about("Which win in a row this is for the winner, as the table counts them (paarenchan at 8, 16, …)."),
    )
    dealer_wins = Count(
        load_default=0,
        metadata=about("Wins in a row that the dealer, another player, had before (pouhoi_paarenchan at 7, 15, …)."),
    )
    offered_by = Choice(
        OFFERS,
        load_default=None,
        allow_none=True,
        metadata=about("What the ronned tile was; by default a discard, or with chankan a kakan."),
    )
    dora_indicators = Tiles(load_default=(), metadata=about("Dora indicators, not dora.", "3p"))
    ura_indicators = Tiles(load_default=(), metadata=about("Ura indicators; they count with riichi only.", ""))
    north = Count(most=4, load_default=0, metadata=about("Extracted norths (three-player)."))
    honba = Count(load_default=0, metadata=about("Counters on the table."))
    riichi_sticks = Count(load_default=0, metadata=about("Riichi sticks on the table, the winner's own included."))
    discarder = Wind(load_default=None, allow_none=True, metadata=about("Who dealt in; names the payer.", "west"))
    liable = Liable(
        load_default=None,
        allow_none=True,
        metadata=about("Who is liable (pao); worked out from the melds when left out.", []),
    )
    discards = Tiles(
        load_default=None, allow_none=True, metadata=about("Own discards in order, called ones included.", "9m1z")
    )
    called_away = Places(load_default=(), metadata=about("Places in `discards`, from 0, of tiles others called.", []))
    passed = Tiles(
        load_default=None,
        allow_none=True,
        metadata=about(
            "Tiles others discarded, added to a pon or extracted since the own last discard or call, not won on.", "2p"
        ),
    )
    passed_since_riichi = Tiles(
        load_default=None, allow_none=True, metadata=about("The same since the own riichi.", "")
    )
    rules = rules_field()
    lang = lang_field()
    explain = explain_field()


class ScoreRequest(SituationRequest):
    """A hand that claims to have won, and the situation."""

    win_tile = OneTile(required=True, metadata=about("The winning tile.", "6s"))
    tsumo = Flag(load_default=False, metadata=about("Won by the own draw; else by ron."))
    text = text_field()

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> tuple[Win, RuleSet, Wanted]:
        """Make the win and check it."""
        read.pop("text", None)
        rules = read.pop("rules", DEFAULT_RULES)
        wanted = Wanted(read.pop("lang", None), read.pop("explain", False))
        win = Win(**{"hand": (), "win_tile": 0, **read}) if unread else Win(**read)
        check(win, rules, unread)
        return win, rules, wanted


class PointsRequest(Question):
    """Han and fu, or yakuman, to be priced."""

    han = Count(least=1, most=200, load_default=None, allow_none=True, metadata=about("Han with dora.", 3))
    fu = Count(least=20, most=170, load_default=None, allow_none=True, metadata=about("Fu, rounded.", 40))
    yakuman = Count(most=13, load_default=0, metadata=about("How many yakuman, instead of han and fu.", 0))
    tsumo = Flag(load_default=False, metadata=about("Won by the own draw; else by ron."))
    seat_wind = Wind(load_default=1, metadata=about("The winner's wind; the dealer sits east.", "south"))
    discarder = Wind(load_default=None, allow_none=True, metadata=about("Who dealt in; names the payer."))
    honba = Count(load_default=0, metadata=about("Counters on the table."))
    riichi_sticks = Count(load_default=0, metadata=about("Riichi sticks on the table."))
    rules = rules_field()
    lang = lang_field()
    explain = explain_field()

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> tuple[Worth, RuleSet, Wanted]:
        """Make the question and check it."""
        rules = read.get("rules", DEFAULT_RULES)
        deal = Deal(
            read.get("seat_wind", 1),
            read.get("tsumo", False),
            read.get("discarder"),
            read.get("honba", 0),
            read.get("riichi_sticks", 0),
        )
        worth = Worth(read.get("han"), read.get("fu"), read.get("yakuman", 0), deal)
        check_worth(worth, rules, unread)
        return worth, rules, Wanted(read.get("lang"), read.get("explain", False))


class RuleSetRequest(Question):
    """A rule set whose chart or yaku are wanted."""

    rules = rules_field()
    lang = lang_field()

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> tuple[RuleSet, Wanted]:
        """Give the rule set and the language."""
        return read.get("rules", DEFAULT_RULES), Wanted(read.get("lang"), False)


class TablesRequest(Question):
    """A question for what the service itself knows."""

    lang = lang_field()

    def ask(self, read: dict[str, Any], unread: frozenset[str] = frozenset()) -> str | None:
        """Give the language."""
        return read.get("lang")
