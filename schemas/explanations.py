"""Explanations: how an answer came about, for ``explain``."""

from collections.abc import Iterable
from typing import Any

from schemas.furiten_answers import furiten_answer
from schemas.steps import fu_steps, point_steps, priced_win, priced_worth
from schemas.telling import Row, Teller
from scoring.chart import Worth
from scoring.groups import groups_of_reading
from scoring.hand import Win
from scoring.near import near_misses
from scoring.payments import Price
from scoring.prospects import standing
from scoring.rules import RuleSet
from scoring.score import Candidate, NoWin, Read, Score, rank
from scoring.tiles import names

#: What readings are compared by, in this order; see ``rank``.
COMPARED = ("pays_more", "more_yakuman", "more_han", "more_fu")

Explained = dict[str, Any]


def explained(answer: Explained, win: Win, rules: RuleSet, result: Score | NoWin, teller: Teller) -> Explained:
    """Add to the answer how it came about; to a ron that is refused as furiten, also what bars it."""
    answer["explanation"] = explanation(win, rules, result, teller)
    if isinstance(result, NoWin) and result.reason == "furiten":
        waits, barred = standing(win.waiting, rules)
        answer["furiten"] = furiten_answer(barred, waits, teller)
    return answer


def explanation(win: Win, rules: RuleSet, result: Score | NoWin, teller: Teller) -> Explained:
    """Tell which readings were compared, how fu and points were rounded, which yaku were near, or why it is no win."""
    if isinstance(result, NoWin):
        return {
            "rules": [_why_no_win(rules, result, teller)],
            "readings": _refused(win, result),
            "near": _near(win, result.readings, rules, teller, refused=result.reason != "furiten"),
        }
    best = result.best
    return {
        "readings": [_reading(win, one, one is best) for one in result.candidates],
        "choice": _choice(result, rules, teller),
        "fu": {"sum": sum(item.fu for item in best.fu_items), "rounded": best.fu or None},
        "steps": [*fu_steps(best, teller), *point_steps(priced_win(win, result), rules, teller)],
        "near": _near(win, [one.read for one in result.candidates], rules, teller, refused=False),
    }


def worth_explanation(worth: Worth, rules: RuleSet, price: Price, teller: Teller) -> Explained:
    """Tell how han and fu, or yakuman, became points."""
    return {"steps": list(point_steps(priced_worth(worth, price), rules, teller))}


# Readings.


def _why_no_win(rules: RuleSet, result: NoWin, teller: Teller) -> Row:
    """Give the rule by which a hand does not win; of too few han, how many there are."""
    if result.reason != "below_minimum_han":
        return teller.tell(result.reason)
    han = max(one.claim.for_minimum for one in result.candidates)
    return teller.tell(result.reason, {"han": han, "minimum": rules.minimum_han}, "han_and_minimum")


def _refused(win: Win, result: NoWin) -> list[Explained]:
    """List the readings of a hand that does not win: with what they could claim, or without a yaku."""
    if result.candidates:
        return [_reading(win, one, False) for one in result.candidates]
    nothing: Explained = {"yaku": {}, "han": None, "fu": None, "base": 0}
    return [{"paid": False, **_shape(win, read), **nothing} for read in result.readings]


def _reading(win: Win, one: Candidate, paid: bool) -> Explained:
    return {
        "paid": paid,
        **_shape(win, one.read),
        "yaku": dict(one.yaku),
        "han": one.han or None,
        "fu": one.fu or None,
        "base": one.base.points,
    }


def _shape(win: Win, read: Read) -> Explained:
    reading, win_kind, _ = read
    laid = groups_of_reading(win, reading, win_kind)
    return {"form": reading.form, "wait": reading.wait, "groups": [names(group.tiles) for group in laid]}


def _choice(result: Score, rules: RuleSet, teller: Teller) -> Row:
    """Say why the best reading is paid: by the first thing in which it is ahead of the next best that may win."""
    best, counted = result.best, rules.minimum_han
    others = [one for one in result.candidates if one is not best and one.claim.for_minimum >= counted]
    if not others:
        return teller.tell("only_one")
    for code, own, other in zip(COMPARED, rank(best), max(map(rank, others)), strict=True):
        if own > other:
            return teller.tell(code, {"own": own, "next": other})
    return teller.tell("equal_worth")


# Near misses.


def _near(win: Win, reads: Iterable[Read], rules: RuleSet, teller: Teller, *, refused: bool) -> list[Explained]:
    """List what is near; ``refused``: the hand does not win for want of a yaku."""
    missed = near_misses(win, [(reading, facts) for reading, _, facts in reads], rules, refused=refused)
    return [
        {
            "id": miss.yaku,
            "name": teller.yaku(miss.yaku),
            **teller.tell(miss.code, {"tiles": names(miss.kinds), "missing": names(miss.missing)}),
            "fact": miss.fact,
            "needed": miss.must_be,
        }
        for miss in missed
    ]
