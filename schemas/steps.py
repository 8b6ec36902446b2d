"""Steps: from fu and han to what each payer pays, for ``explain``."""

from collections.abc import Iterator
from typing import NamedTuple

from schemas.telling import Row, Teller
from scoring.chart import Worth
from scoring.fu import CHIITOITSU
from scoring.hand import Win
from scoring.payments import UNNAMED, Payment, Price, ron_times, tsumo_times
from scoring.points import KIRIAGE, LIMITS, MANGAN, YAKUMAN_POINTS, round_up
from scoring.rules import RuleSet
from scoring.score import Candidate, Score
from scoring.tiles import SEAT_NAMES

#: Han from which on the limit does not depend on the fu.
_LEAST_LIMITED = LIMITS[-1][0]


class Priced(NamedTuple):
    """A win that has its price.

    :ivar fu: ``None`` where they were not told and do not matter.
    :ivar yakuman: how many are paid, 0: the hand is an ordinary one; ``named``: how many it has.
    :ivar winner: his seat, 0 = east.
    """

    han: int
    fu: int | None
    yakuman: int
    named: int
    winner: int
    tsumo: bool
    price: Price


def priced_win(win: Win, result: Score) -> Priced:
    """Take what the steps need from the value of a hand."""
    best = result.best
    named = sum(times for _, times in best.yaku) if best.claim.yakuman else 0
    return Priced(best.han, best.fu, best.claim.yakuman, named, win.seat_wind, win.tsumo, result.price)


def priced_worth(worth: Worth, price: Price) -> Priced:
    """Take what the steps need from han and fu, or yakuman."""
    paid = price.base.points // YAKUMAN_POINTS if worth.yakuman else 0
    return Priced(worth.han or 0, worth.fu, paid, worth.yakuman, worth.deal.winner, worth.deal.tsumo, price)


def fu_steps(best: Candidate, teller: Teller) -> Iterator[Row]:
    """Round the fu up to a full ten; yakuman round nothing."""
    total = sum(item.fu for item in best.fu_items)
    values = {"before": total, "after": best.fu}
    if best.fu and total == CHIITOITSU.fu:
        yield teller.tell("fu_fixed", values)
    elif best.fu == total:
        yield teller.tell("fu_exact", values)
    elif best.fu:
        yield teller.tell("fu_rounded", values)


def point_steps(won: Priced, rules: RuleSet, teller: Teller) -> Iterator[Row]:
    """Lead from han and fu, or yakuman, to what each payer pays."""
    if won.named > won.yakuman:
        yield teller.tell("yakuman_capped", {"before": won.named, "after": won.yakuman})
    yield _yakuman_step(won, teller) if won.yakuman else _base_step(won, teller)
    for payment in won.price.payments:
        if payment.hand:
            yield _payer_step(won, rules, payment, teller)


def _yakuman_step(won: Priced, teller: Teller) -> Row:
    base = won.price.base.points
    words = "one_yakuman" if won.yakuman == 1 else "several_yakuman"
    values = {"yakuman": won.yakuman, "limit": "yakuman", "before": base, "after": base}
    return teller.tell("limit_reached", values, words)


def _base_step(won: Priced, teller: Teller) -> Row:
    """Work out the base points, which a limit replaces."""
    (base, limit), han, fu = won.price.base, won.han, won.fu
    counted = base if fu is None else fu << 2 + han
    values = {"han": han, "fu": fu, "before": counted, "after": base}
    if limit is None:
        return teller.tell("base_points", values)
    if (han, fu) in KIRIAGE and won.price.base == MANGAN:
        return teller.tell("kiriage_mangan", {"limit": limit, **values})
    words = "fu_reach_mangan" if han < _LEAST_LIMITED else None
    return teller.tell("limit_reached", {"limit": limit, **values}, words)


def _payer_step(won: Priced, rules: RuleSet, payment: Payment, teller: Teller) -> Row:
    """Say how much a player owes: his share, with half of an absent player's, or what liability makes of it."""
    base = won.price.base.points
    payer = "discarder" if payment.payer == UNNAMED else SEAT_NAMES[payment.payer]
    times = tsumo_times(won.winner, payment.payer) if won.tsumo else ron_times(won.winner)
    exact, own = base * times, round_up(base * times)
    values = {"payer": payer, "times": times, "base": base, "before": exact, "after": payment.hand}
    if payment.hand == own:
        return teller.tell("share_exact", values) if own == exact else teller.tell("share_rounded", values)
    if won.tsumo and rules.players == 3 and rules.sanma_tsumo == "split_equally" and payment.hand <= 2 * own:
        return teller.tell("absent_share", {**values, "own": own, "half": payment.hand - own})
    return teller.tell("liability", values)
