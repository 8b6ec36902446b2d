"""Game: the next round and the end of the game (S63-S65, S77, S98-S101, K1, K5-K7, K16, K17).

May import: ``rules``, ``ranking``, ``decisions``, ``rounds``.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from scoring.decisions import Code, Decision, End, decided
from scoring.ranking import Place, order, ranking
from scoring.rounds import (
    LAST_WIND,
    NORTH_WIND,
    Abortive,
    Chombo,
    ExhaustiveDraw,
    Result,
    Settled,
    Table,
    Wins,
    limit_wind,
)
from scoring.rules import RuleSet


class Round(NamedTuple):
    """A round to be played.

    :ivar wind: round wind, 0 = east; ``number``: which dealer, from 1.
    """

    wind: int
    number: int
    honba: int
    riichi_sticks: int


class Outcome(NamedTuple):
    """How it goes on: another round, or the end with its reason and ranking."""

    following: Round | None
    end: End | None
    ranking: tuple[Place, ...]
    decisions: tuple[Decision, ...]


Ground = Literal["win", "tenpai", "draw", "abortive draw", "chombo"]


class Repeat(NamedTuple):
    """Whether the dealer deals again, and on what ground."""

    repeats: bool
    ground: Ground


def outcome(table: Table, settled: Settled, scores: Sequence[int], dealer_ends: bool = False) -> Outcome:
    """Say what follows a round.

    :param scores: points after the round.
    :param dealer_ends: the dealer ends the game where the rules leave that to him.
    """
    repeat = dealer_repeats(table, settled.result)
    end = game_end(table, settled.result, repeat, scores, dealer_ends)
    if end:
        ranked = ranking(table.rules, scores, settled.sticks_left, settled.deposited)
        return Outcome(None, end, ranked, (decided(end),))
    follows = decided(_REPEATS[repeat.ground] if repeat.repeats else "deal_passes_on")
    return Outcome(next_round(table, settled, repeat), None, (), (follows,))


#: Ground on which the dealer deals again -> the decision.
_REPEATS: dict[Ground, Code] = {
    "win": "dealer_won",
    "tenpai": "dealer_tenpai",
    "draw": "dealer_after_draw",
    "abortive draw": "dealer_after_abortive_draw",
    "chombo": "round_replayed",
}


def dealer_repeats(table: Table, result: Result) -> Repeat:
    """Decide whether the dealer deals again (S63, S64, S77)."""
    rules = table.rules
    if isinstance(result, Chombo):
        return Repeat(True, "chombo")
    if isinstance(result, Wins):
        return Repeat(rules.renchan != "none" and _dealer_won(table, result), "win")
    if isinstance(result, Abortive):
        allowed = rules.abortive_dealer_repeat
        return Repeat(rules.renchan == "any_draw" or allowed is True or _lists(allowed, result.kind), "abortive draw")
    if table.dealer in result.tenpai:
        return Repeat(rules.renchan in ("win_or_tenpai", "any_draw"), "tenpai")
    return Repeat(rules.renchan == "any_draw", "draw")


def _lists(allowed: object, kind: str) -> bool:
    return isinstance(allowed, tuple) and kind in allowed


def _dealer_won(table: Table, result: Wins) -> bool:
    winners = [claim.seat for claim in result.claims]
    if table.rules.multi_ron_dealer_repeat == "if_first_winner":
        return winners[0] == table.dealer
    return table.dealer in winners


def next_round(table: Table, settled: Settled, repeat: Repeat) -> Round:
    """Name the round that is played next, the game going on."""
    honba = _next_honba(table, settled.result, repeat)
    if repeat.repeats:
        return Round(table.wind, table.number, honba, settled.sticks_left)
    wind, number = (table.wind, table.number + 1) if table.number < table.rules.players else (table.wind + 1, 1)
    return Round(wind, number, honba, settled.sticks_left)


def _next_honba(table: Table, result: Result, repeat: Repeat) -> int:
    """Count the counters: one more with every repeat and after every draw, none after another's win (S63-S65)."""
    if repeat.ground == "chombo":
        return table.honba
    if repeat.repeats or isinstance(result, Abortive):
        return table.honba + 1
    if isinstance(result, ExhaustiveDraw) and table.rules.honba_on_noten_rotation:
        return table.honba + 1
    return 0


# The end of the game.


def game_end(table: Table, result: Result, repeat: Repeat, scores: Sequence[int], dealer_ends: bool) -> End | None:
    """Say whether and why the game ends after a round; bankruptcy comes first."""
    rules = table.rules
    if is_bankrupt(rules, scores):
        return "tobi"
    if repeat.ground == "chombo":
        return None
    if rules.game_length == "single_hand":
        return "last_round"
    place, last = (table.wind, table.number), (LAST_WIND[rules.game_length], rules.players)
    if place < last:
        return None
    if repeat.repeats:
        return _end_with_repeat(table, repeat, scores, place > last, dealer_ends)
    return _end_without_repeat(rules, place, last, scores)


def is_bankrupt(rules: RuleSet, scores: Sequence[int]) -> bool:
    """Say whether somebody's points end the game (S101)."""
    least = min(scores)
    return (rules.tobi == "negative" and least < 0) or (rules.tobi == "zero_or_less" and least <= 0)


def has_target(rules: RuleSet, points: int) -> bool:
    """Say whether points are enough to end the game (K6); without a target, any are."""
    return points > rules.target_points if rules.target_comparison == "more_than" else points >= rules.target_points


def _end_with_repeat(
    table: Table, repeat: Repeat, scores: Sequence[int], in_extension: bool, dealer_ends: bool
) -> End | None:
    """Judge a repeating dealer in the last round or later (S99, K16)."""
    rules, own = table.rules, scores[table.dealer]
    is_first = order(scores)[0] == table.dealer
    allowed = {"win": rules.agari_yame, "tenpai": rules.tenpai_yame}.get(repeat.ground, "none")
    wants = (allowed == "automatic_if_first" and is_first) or (allowed == "dealer_choice" and dealer_ends)
    if wants and (not rules.yame_requires_target or has_target(rules, own)):
        return "agari_yame" if repeat.ground == "win" else "tenpai_yame"
    waits_for_dealer = rules.extension_dealer_repeat_priority and (repeat.ground == "abortive draw" or not is_first)
    if in_extension and not waits_for_dealer and any(has_target(rules, points) for points in scores):
        return "target_reached"
    return None


def _end_without_repeat(
    rules: RuleSet, place: tuple[int, int], last: tuple[int, int], scores: Sequence[int]
) -> End | None:
    """Judge the last round or one of the extension after which the deal passes on (S100)."""
    reached = any(has_target(rules, points) for points in scores)
    if place == last:
        return "last_round" if reached or rules.extension == "none" or last[0] == NORTH_WIND else None
    if reached:
        return "target_reached"
    return "extension_limit" if place >= (limit_wind(rules), rules.players) else None
