"""Settlement: what a round's end changes for every seat (S63-S70, S76-S78, S88-S90).

May import: ``hand``, ``points``, ``payments``, ``liability``, ``chart``, ``score``, ``decisions``, ``rounds``.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from scoring.chart import price_worth
from scoring.decisions import Decision, decided
from scoring.hand import Win
from scoring.liability import answering, makes_liable
from scoring.payments import RIICHI_STICK, Deal, Liable, Price, price
from scoring.points import MANGAN
from scoring.rounds import Abortive, Chombo, Claim, ExhaustiveDraw, Result, Settled, Table, Transfer, Wins
from scoring.score import NoWin, Score, score


def settle(table: Table, result: Result) -> Settled:
    """Settle a round.

    Expects a table and a result that ``round_check`` finds no fault in.
    """
    if isinstance(result, Wins):
        return _settle_wins(table, result)
    if isinstance(result, ExhaustiveDraw):
        return _settle_draw(table, result)
    if isinstance(result, Abortive):
        return Settled(
            result,
            tuple(_deposits(table, table.riichi)),
            sticks_left=table.riichi_sticks + len(table.riichi),
            decisions=(decided("nobody_pays", kind=result.kind),),
        )
    return _settle_chombo(table, result)


def _deposits(table: Table, seats: Sequence[int]) -> Iterator[Transfer]:
    for seat in seats:
        yield Transfer(seat, None, RIICHI_STICK, "riichi_deposit")


# Wins.


def in_turn(table: Table, claims: Sequence[Claim]) -> list[Claim]:
    """Sort winners by how soon they come after the discarder."""
    return sorted(claims, key=lambda one: (one.seat - (one.source or 0)) % table.rules.players)


def _settle_wins(table: Table, result: Wins) -> Settled:
    rules, claims = table.rules, in_turn(table, result.claims)
    if len(claims) == 3 and rules.sanchahou:
        return settle(replace(table, riichi=tuple(accepted(table, claims))), Abortive("sanchahou"))
    decisions = []
    if len(claims) > rules.max_ron_winners:
        decisions.append(decided("winners_limited", winners=rules.max_ron_winners))
        claims = claims[: rules.max_ron_winners]
    riichi = accepted(table, claims)
    if len(riichi) < len(table.riichi):
        decisions.append(decided("riichi_not_accepted", seats=[one for one in table.riichi if one not in riichi]))
    sticks = _stick_shares(table, claims, riichi)
    transfers = list(_deposits(table, riichi))
    paid: list[tuple[Claim, Score | Price]] = []
    for place, claim in enumerate(claims):
        honba = table.honba if place == 0 or rules.multi_ron_honba == "each" else 0
        value, liable = evaluate(table, claim, honba, sticks[place])
        paid.append((claim, value))
        decisions += _liabilities(table, liable)
        transfers += _win_transfers(table, claim, price_of(value), liable)
    if len(claims) > 1:
        decisions += _shared_out(table, sum(sticks))
    return Settled(Wins(tuple(claims)), tuple(transfers), tuple(paid), 0, 0, tuple(decisions))


def _liabilities(table: Table, liable: Liable) -> Iterator[Decision]:
    """Name the seats that answer for a win."""
    for wind in liable.yakuman:
        yield decided("liable_for_yakuman", seat=table.seat_of_wind(wind))
    if liable.kan_feeder is not None:
        yield decided("liable_for_kan", seat=table.seat_of_wind(liable.kan_feeder))


def _shared_out(table: Table, sticks: int) -> Iterator[Decision]:
    """Tell how several winners share what lies on the table."""
    if table.honba:
        yield decided("honba_to_each" if table.rules.multi_ron_honba == "each" else "honba_to_nearest")
    if sticks:
        own = table.rules.multi_ron_sticks == "own_stick_back_rest_nearest"
        yield decided("own_sticks_back" if own else "sticks_to_nearest")


def accepted(table: Table, claims: Sequence[Claim]) -> list[int]:
    """List the seats whose riichi costs a stick: not one whose tile dealt in, unless the rules say so (S80)."""
    if table.rules.riichi_deposit_if_declaration_ronned:
        return list(table.riichi)
    refused = {claim.source for claim in claims if claim.riichi_tile}
    return [seat for seat in table.riichi if seat not in refused]


def _stick_shares(table: Table, claims: Sequence[Claim], riichi: Sequence[int]) -> list[int]:
    """Share out the sticks on the table: to the nearest, or each winner's own back first (S67)."""
    total = table.riichi_sticks + len(riichi)
    own = [0] * len(claims)
    if table.rules.multi_ron_sticks == "own_stick_back_rest_nearest":
        own = [int(claim.seat in riichi) for claim in claims]
    return [total - sum(own[1:]), *own[1:]]


def evaluate(table: Table, claim: Claim, honba: int, sticks: int) -> tuple[Score | Price, Liable]:
    """Score or price a claim as it was made at this table, and say who is liable.

    :raises ValueError: if the hand does not win; ``round_check`` finds that before.
    """
    if claim.win is None:
        return _price_claim(table, claim, honba, sticks)
    win = placed(table, claim, honba, sticks)
    result = score(win, table.rules)
    if isinstance(result, NoWin):
        raise ValueError(result.reason)
    return result, answering(win, table.rules, result.best.claim.yaku if result.best.claim.yakuman else ())


def placed(table: Table, claim: Claim, honba: int = 0, sticks: int = 0) -> Win:
    """Give a claimed hand the winds, counters and payer of the table."""
    assert claim.win is not None
    return claim.win._replace(
        tsumo=claim.source is None,
        round_wind=table.wind,
        seat_wind=table.seat_wind(claim.seat),
        discarder=None if claim.source is None else table.seat_wind(claim.source),
        honba=honba,
        riichi_sticks=sticks,
        riichi_tile=claim.riichi_tile,
    )


def _price_claim(table: Table, claim: Claim, honba: int, sticks: int) -> tuple[Price, Liable]:
    assert claim.worth is not None
    worth = claim.worth._replace(deal=deal_of(table, claim, honba, sticks))
    rules = table.rules
    shares: dict[int, int] = Counter()
    for one in claim.liable:
        shares[table.seat_wind(one.seat)] += one.yakuman
    if not makes_liable(rules, claim.source is None):
        shares = {}
    elif len(shares) == 1 and rules.pao_scope == "whole_hand":
        shares = dict.fromkeys(shares, worth.yakuman)
    liable = Liable(shares)
    return price_worth(worth, rules, liable), liable


def deal_of(table: Table, claim: Claim, honba: int = 0, sticks: int = 0) -> Deal:
    """Say who won from whom in winds."""
    discarder = None if claim.source is None else table.seat_wind(claim.source)
    return Deal(table.seat_wind(claim.seat), claim.source is None, discarder, honba, sticks)


def price_of(value: Score | Price) -> Price:
    """Give the price of a win."""
    return value.price if isinstance(value, Score) else value


def _win_transfers(table: Table, claim: Claim, worth: Price, liable: Liable) -> Iterator[Transfer]:
    for payment in worth.payments:
        payer = table.seat_of_wind(payment.payer)
        answers = payment.payer in liable.yakuman or payment.payer == liable.kan_feeder
        if payment.hand:
            yield Transfer(payer, claim.seat, payment.hand, "liability" if answers else "hand")
        if payment.honba:
            yield Transfer(payer, claim.seat, payment.honba, "honba")
    if worth.riichi_sticks:
        yield Transfer(None, claim.seat, worth.riichi_sticks, "riichi_sticks")


# Draws.


def _settle_draw(table: Table, result: ExhaustiveDraw) -> Settled:
    sticks = table.riichi_sticks + len(table.riichi)
    deposits = tuple(_deposits(table, table.riichi))
    if not result.nagashi:
        decision = _noten_decision(table, len(result.tenpai))
        return Settled(result, (*deposits, *_noten(table, result.tenpai)), (), sticks, 0, (decision,))
    is_win = table.rules.nagashi_mangan == "win"
    with_honba = is_win or table.rules.nagashi_adds_honba_payment
    transfers = list(deposits)
    for place, seat in enumerate(sorted(result.nagashi, key=table.seat_wind)):
        first = place == 0
        deal = Deal(
            table.seat_wind(seat),
            True,
            honba=table.honba if with_honba and first else 0,
            riichi_sticks=sticks if is_win and first else 0,
        )
        transfers += _nagashi_transfers(table, seat, price(deal, table.rules, MANGAN))
    decision = decided("nagashi_paid", seats=sorted(result.nagashi))
    return Settled(result, tuple(transfers), (), 0 if is_win else sticks, 0, (decision,))


def _nagashi_transfers(table: Table, seat: int, worth: Price) -> Iterator[Transfer]:
    for transfer in _win_transfers(table, Claim(seat=seat, source=None), worth, Liable({})):
        yield transfer._replace(reason="nagashi_mangan") if transfer.reason == "hand" else transfer


def _noten_decision(table: Table, tenpai: int) -> Decision:
    if not table.rules.noten_total:
        return decided("noten_free")
    if tenpai in (0, table.rules.players):
        return decided("no_noten" if tenpai else "all_noten")
    return decided("noten_paid", points=table.rules.noten_total)


def _noten(table: Table, tenpai: Sequence[int]) -> Iterator[Transfer]:
    """Let noten seats pay tenpai seats, both sides sharing as evenly as hundreds allow, from the dealer on (S68)."""
    order = sorted(range(table.rules.players), key=table.seat_wind)
    payers = [seat for seat in order if seat not in tenpai]
    receivers = [seat for seat in order if seat in tenpai]
    if not payers or not receivers:
        return
    owed = _even(table.rules.noten_total, payers)
    due = _even(table.rules.noten_total, receivers)
    for payer in payers:
        for receiver in receivers:
            points = min(owed[payer], due[receiver])
            if points:
                owed[payer] -= points
                due[receiver] -= points
                yield Transfer(payer, receiver, points, "noten")


def _even(total: int, seats: Sequence[int]) -> dict[int, int]:
    hundreds, left = divmod(total // 100, len(seats))
    return {seat: 100 * (hundreds + (place < left)) for place, seat in enumerate(seats)}


# Chombo.


def _settle_chombo(table: Table, result: Chombo) -> Settled:
    """Void the round: its deposits go back, and the offender pays a mangan back or loses rank points."""
    penalty = table.rules.chombo_penalty_points
    if penalty is not None:
        decision = decided("chombo_penalty", seat=result.seat, points=penalty)
        return Settled(result, (), (), table.riichi_sticks, penalty, (decision,))
    offender = table.seat_wind(result.seat)
    worth = price(Deal(offender, True), table.rules, MANGAN)
    transfers = tuple(
        Transfer(result.seat, table.seat_of_wind(payment.payer), payment.hand, "chombo") for payment in worth.payments
    )
    decision = decided("chombo_paid", seat=result.seat)
    return Settled(result, transfers, (), table.riichi_sticks, 0, (decision,))
