"""Ranking: the places at the end of a game, and what they are worth (S102-S104, K18, K25).

May import: ``rules``.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from scoring.rules import RuleSet


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
