"""Game: the next round, the end of the game and its ranking (S63-S65, S77, S98-S104, K1, K5-K7, K16-K18, K25).

May import: ``rules``, ``decisions``, ``rounds``.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from scoring.decisions import Code, Decision, End, decided
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


class Place(NamedTuple):
    """Where a seat ended.

    :ivar points: with the sticks it got; ``final``: rank points, thousands.
    """

    place: int
    seat: int
    points: int
    uma: Fraction
    oka: Fraction
    final: Fraction


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


# Ranking.


def order(scores: Sequence[int]) -> list[int]:
    """Sort seats by points, of equal ones the earlier seat first."""
    return sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))


def ranking(rules: RuleSet, scores: Sequence[int], sticks: int, riichi: Sequence[int] = ()) -> tuple[Place, ...]:
    """Rank the seats at the end of a game (S102-S104).

    :param sticks: deposits left on the table.
    :param riichi: seats that put down the latest of them, where they go back to their owners.
    """
    points = _with_sticks(rules, scores, sticks, riichi)
    seats = order(points)
    uma = _shared(rules, points, seats, _uma(rules, points))
    oka = _shared(rules, points, seats, [Fraction(rules.oka), *[Fraction(0)] * (len(seats) - 1)])
    finals = _finals(rules, [points[seat] for seat in seats], uma, oka)
    places = [_place(rules, points, seats, index) for index in range(len(seats))]
    return tuple(
        Place(places[index], seat, points[seat], uma[index], oka[index], finals[index])
        for index, seat in enumerate(seats)
    )


def _place(rules: RuleSet, points: Sequence[int], seats: Sequence[int], index: int) -> int:
    """Number a place; equal points share one where the rules share them."""
    if rules.tie_break == "share":
        return 1 + sum(points[seat] > points[seats[index]] for seat in seats)
    return index + 1


def _with_sticks(rules: RuleSet, scores: Sequence[int], sticks: int, riichi: Sequence[int]) -> list[int]:
    """Give away the sticks left at the end."""
    points = list(scores)
    receivers = _stick_receivers(rules, scores, riichi[:sticks])
    if rules.leftover_riichi_sticks == "back_to_owner":
        for seat in receivers:
            points[seat] += 1000
    elif receivers:
        each, rest = divmod(10 * sticks, len(receivers))
        for place, seat in enumerate(receivers):
            extra = place < rest and rules.tie_remainder != "drop"
            points[seat] += 100 * (each + extra)
    return points


def _stick_receivers(rules: RuleSet, scores: Sequence[int], riichi: Sequence[int]) -> list[int]:
    seats = order(scores)
    return {
        "first": seats[:1],
        "first_shared_on_tie": [seat for seat in seats if scores[seat] == scores[seats[0]]],
        "share": seats,
        "back_to_owner": list(riichi),
        "lost": [],
    }[rules.leftover_riichi_sticks]


def _uma(rules: RuleSet, points: Sequence[int]) -> list[Fraction]:
    """Give the bonus of each place, of a floating one by how many have at least the return points."""
    if rules.uma_type == "fixed" or rules.floating_uma is None:
        return [Fraction(str(bonus)) for bonus in rules.uma]
    more = rules.floating_comparison == "more_than"
    floating = sum(one > rules.return_points if more else one >= rules.return_points for one in points)
    return [Fraction(str(bonus)) for bonus in rules.floating_uma[floating]]


def _shared(rules: RuleSet, points: Sequence[int], seats: Sequence[int], bonus: Sequence[Fraction]) -> list[Fraction]:
    """Share bonuses among seats with equal points where the rules do."""
    if rules.tie_break != "share":
        return list(bonus)
    shared = []
    for index, seat in enumerate(seats):
        equal = [place for place, other in enumerate(seats) if points[other] == points[seat]]
        total = sum((bonus[place] for place in equal), Fraction(0))
        shared.append(_part(rules, total, len(equal), index - equal[0]))
    return shared


def _part(rules: RuleSet, total: Fraction, among: int, turn: int) -> Fraction:
    """Give one of several equal parts; where the rules say so, tenths that are left go in seat order or nowhere."""
    if rules.tie_remainder == "none":
        return total / among
    tenths, left = divmod(total * 10, among)
    extra = turn < left and rules.tie_remainder == "seat_order"
    return Fraction(int(tenths) + extra, 10)


def _finals(rules: RuleSet, points: Sequence[int], uma: Sequence[Fraction], oka: Sequence[Fraction]) -> list[Fraction]:
    """Turn points, first place first, into rank points; where they are rounded, first place takes the difference."""
    if rules.final_score_rounding == "none":
        return [
            Fraction(own - rules.return_points, 1000) + bonus + top
            for own, bonus, top in zip(points, uma, oka, strict=True)
        ]
    half = 500 if rules.final_score_rounding == "nearest_1000_half_up" else 499
    finals = [
        _nearest(own, half) - Fraction(rules.return_points, 1000) + bonus + top
        for own, bonus, top in zip(points, uma, oka, strict=True)
    ]
    total = Fraction(sum(points) - len(points) * rules.return_points, 1000) + sum(uma) + sum(oka)
    return [total - sum(finals[1:]), *finals[1:]]


def _nearest(points: int, half: int) -> int:
    """Round to thousands, points below zero like those above: -500 is -1 half up."""
    return (abs(points) + half) // 1000 * (1 if points >= 0 else -1)
