"""Explanations: how an answer came about, for ``explain``."""

from collections.abc import Iterator
from typing import Any

from scoring.fu import CHIITOITSU
from scoring.groups import groups_of_reading
from scoring.hand import Win
from scoring.near import LACKS, near_misses
from scoring.payments import UNNAMED, Payment, ron_times, tsumo_times
from scoring.points import KIRIAGE, MANGAN, round_up
from scoring.rules import RuleSet
from scoring.score import Candidate, NoWin, Read, Score, rank
from scoring.tiles import SEAT_NAMES, names, pack

#: Why a reading is paid and not another -> the same in one sentence.
CHOICES = {
    "only_one": "there is no other reading that wins",
    "pays_more": "it pays more than every other reading",
    "more_yakuman": "another reading pays as much, this one has more yakuman",
    "more_han": "another reading pays as much, this one has more han",
    "more_fu": "another reading has the same han, this one has more fu",
    "equal_worth": "another reading is worth the same; the first is taken",
}
#: What readings are compared by, in this order; see ``rank``.
_COMPARED = ("pays_more", "more_yakuman", "more_han", "more_fu")

Explained = dict[str, Any]


def explanation(win: Win, rules: RuleSet, result: Score | NoWin) -> Explained:
    """Tell which readings were compared, how fu and points were rounded, and which yaku were near."""
    if isinstance(result, NoWin):
        near = _near(win, result.readings[0][2], rules) if result.readings else []
        return {"readings": _refused(win, result), "near": near}
    best = result.best
    steps = [*_fu_steps(best), *_point_steps(win, rules, result)]
    return {
        "readings": [_reading(win, one, one is best) for one in result.candidates],
        "choice": _choice(result, rules),
        "fu": {"sum": sum(item.fu for item in best.fu_items), "rounded": best.fu or None},
        "points": [step["text"] for step in steps if step["code"] not in _OF_FU],
        "steps": steps,
        "near": _near(win, best.facts, rules),
    }


# Readings.


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


def _choice(result: Score, rules: RuleSet) -> Explained:
    """Say why the best reading is paid: by the first thing in which it is ahead of the next best that may win."""
    best, counted = result.best, rules.minimum_han
    others = [one for one in result.candidates if one is not best and one.claim.for_minimum >= counted]
    code = "only_one"
    if others:
        ahead = zip(_COMPARED, rank(best), max(map(rank, others)), strict=True)
        code = next((code for code, ours, theirs in ahead if ours > theirs), "equal_worth")
    return {"code": code, "detail": CHOICES[code]}


# Steps to the points.

_OF_FU = ("fu_rounded", "fu_fixed")


def _step(code: str, text: str, before: int, after: int, **more: Any) -> Explained:
    return {"code": code, "text": text, "before": before, "after": after, **more}


def _fu_steps(best: Candidate) -> Iterator[Explained]:
    """Round the fu up to a full ten; yakuman round nothing."""
    total = sum(item.fu for item in best.fu_items)
    if best.fu and total == CHIITOITSU.fu:
        yield _step("fu_fixed", f"{total} fu, which seven pairs always have", total, total)
    elif best.fu:
        rounded = "a full ten" if total == best.fu else f"rounded up {best.fu}"
        yield _step("fu_rounded", f"{total} fu, {rounded}", total, best.fu)


def _point_steps(win: Win, rules: RuleSet, result: Score) -> Iterator[Explained]:
    """Lead from han and fu to what each payer pays."""
    best = result.best
    yield _yakuman_step(best) if best.claim.yakuman else _base_step(best)
    named = sum(times for _, times in best.yaku) if best.claim.yakuman else 0
    if named > best.claim.yakuman:
        text = f"{named} yakuman are paid as {best.claim.yakuman} under these rules"
        yield _step("yakuman_capped", text, named, best.claim.yakuman)
    for payment in result.price.payments:
        if payment.hand:
            yield _payer_step(win, rules, payment, best.base.points)


def _yakuman_step(best: Candidate) -> Explained:
    base = best.base
    return _step("limit_reached", f"{base.limit}: base points {base.points}", base.points, base.points)


def _base_step(best: Candidate) -> Explained:
    """Work out the base points, which a limit replaces."""
    han, fu, base = best.han, best.fu, best.base
    counted = fu << 2 + han
    if (han, fu) in KIRIAGE and base == MANGAN:
        code = "kiriage_mangan"
    elif base.limit:
        code = "limit_reached"
    else:
        code = "base_points"
    text = f"{base.limit or f'{fu} fu × 2^(2 + {han} han)'}: base points {base.points}"
    return _step(code, text, counted, base.points, han=han, fu=fu)


def _payer_step(win: Win, rules: RuleSet, payment: Payment, base: int) -> Explained:
    """Say how much a player owes: his share, with half of an absent player's, or what he is liable for."""
    who = "discarder" if payment.payer == UNNAMED else SEAT_NAMES[payment.payer]
    times = tsumo_times(win.seat_wind, payment.payer) if win.tsumo else ron_times(win.seat_wind)
    own, exact = round_up(base * times), base * times
    text = f"{who}: {times} × {base} = {exact}" + ("" if own == exact else f", rounded up {own}")
    if payment.hand == own:
        return _step("share_rounded", text, exact, own, payer=who, times=times)
    if win.tsumo and rules.players == 3 and rules.sanma_tsumo == "split_equally" and payment.hand < 2 * own + 1:
        half = payment.hand - own
        text += f", and half of the absent player's share, rounded up {half}: {payment.hand}"
        return _step("absent_share", text, exact, payment.hand, payer=who, times=times)
    return _step("liability", f"{who}: {payment.hand}, by liability (pao)", exact, payment.hand, payer=who, times=times)


# Near misses.


def _near(win: Win, facts: int, rules: RuleSet) -> list[Explained]:
    held = pack(win.concealed) + sum([pack(meld.tiles) for meld in win.melds])
    return [
        {
            "id": miss.yaku,
            "code": miss.code,
            "detail": LACKS[miss.code],
            "fact": miss.fact,
            "needed": miss.must_be,
            "tiles": names(miss.kinds),
        }
        for miss in near_misses(facts, held, rules)
    ]
