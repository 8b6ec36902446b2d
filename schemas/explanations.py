"""Explanations: how an answer came about, for ``explain``."""

from typing import Any

from scoring.fu import FuItem
from scoring.groups import groups
from scoring.hand import Win
from scoring.near import near_misses
from scoring.payments import UNNAMED, Payment, ron_times, tsumo_times
from scoring.points import round_up
from scoring.rules import RuleSet
from scoring.score import Candidate, NoWin, Score
from scoring.tiles import SEAT_NAMES, names, pack


def explanation(win: Win, rules: RuleSet, result: Score | NoWin) -> dict[str, Any]:
    """Tell which readings were compared, how fu and points were rounded, and which yaku were near."""
    if isinstance(result, NoWin):
        facts = [facts for _, _, facts in result.readings]
        return {"readings": [], "near": _near(win, facts[0], rules) if facts else []}
    best = result.best
    return {
        "readings": [_reading(win, one, one is best) for one in result.candidates],
        "fu": _fu_steps(best.fu_items, best.fu),
        "points": _point_steps(win, rules, result),
        "near": _near(win, best.facts, rules),
    }


def _reading(win: Win, one: Candidate, paid: bool) -> dict[str, Any]:
    return {
        "paid": paid,
        "form": one.reading.form,
        "wait": one.reading.wait,
        "groups": [names(group.tiles) for group in groups(win, one)],
        "yaku": dict(one.yaku),
        "han": one.han or None,
        "fu": one.fu or None,
        "base": one.base.points,
    }


def _fu_steps(items: tuple[FuItem, ...], rounded: int) -> dict[str, Any]:
    """Give the sum before and after rounding; yakuman round nothing."""
    return {"sum": sum(item.fu for item in items), "rounded": rounded or None}


def _point_steps(win: Win, rules: RuleSet, result: Score) -> list[str]:
    """Write out the way from han and fu to what each payer pays."""
    base, best = result.best.base, result.best
    named = sum(times for _, times in best.yaku) if best.claim.yakuman else 0
    fu_and_han = f"{best.fu} fu × 2^(2 + {best.han} han)"
    steps = [f"{base.limit or fu_and_han}: base points {base.points}"]
    if named > best.claim.yakuman:
        steps.append(f"{named} yakuman are paid as {best.claim.yakuman} under these rules")
    payers = (payment for payment in result.price.payments if payment.hand)
    return steps + [_payer_step(win, rules, payment, base.points) for payment in payers]


def _payer_step(win: Win, rules: RuleSet, payment: Payment, base: int) -> str:
    who = "discarder" if payment.payer == UNNAMED else SEAT_NAMES[payment.payer]
    times = tsumo_times(win.seat_wind, payment.payer) if win.tsumo else ron_times(win.seat_wind)
    own = round_up(base * times)
    share = f"{times} × {base} = {base * times}" + ("" if own == base * times else f", rounded up {own}")
    if payment.hand == own:
        return f"{who}: {share}"
    if win.tsumo and rules.players == 3 and rules.sanma_tsumo == "split_equally" and payment.hand < 2 * own + 1:
        half = payment.hand - own
        return f"{who}: {share}, and half of the absent player's share, rounded up {half}: {payment.hand}"
    return f"{who}: {payment.hand}, by liability (pao)"


def _near(win: Win, facts: int, rules: RuleSet) -> list[dict[str, Any]]:
    held = pack(win.concealed) + sum([pack(meld.tiles) for meld in win.melds])
    return [
        {"id": miss.yaku, "fact": miss.fact, "needed": miss.must_be, "tiles": names(miss.kinds)}
        for miss in near_misses(facts, held, rules)
    ]
