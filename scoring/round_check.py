"""Round check: why no legal game can produce the end of a round, every reason at once.

May import: ``errors``, ``hand``, ``check``, ``chart``, ``score``, ``settlement``.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from scoring.chart import check_worth
from scoring.check import check
from scoring.errors import Fault, ImpossibleQuestion
from scoring.hand import Win
from scoring.score import NoWin, score
from scoring.settlement import (
    Abortive,
    Chombo,
    Claim,
    ExhaustiveDraw,
    Result,
    Table,
    Wins,
    deal_of,
    placed,
)


def table_faults(table: Table) -> Iterator[Fault]:
    """Find out why no legal game can have such a table."""
    players = table.rules.players
    if len(table.scores) != players:
        yield Fault("scores", "wrong_length", f"{len(table.scores)} scores; these rules have {players} players")
    if table.number > players:
        yield Fault("round/number", "out_of_range", f"these rules have rounds 1 to {players} of each wind")
    yield from _seat_faults("riichi", table.riichi, players)
    yield from _points_faults(table)


def _points_faults(table: Table) -> Iterator[Fault]:
    least = table.rules.riichi_min_points
    for place, seat in enumerate(table.riichi):
        if seat < len(table.scores) and table.scores[seat] < least:
            detail = f"seat {seat} has {table.scores[seat]} points; riichi needs {least} under these rules"
            yield Fault(f"riichi/{place}", "contradiction", detail)


def _seat_faults(field: str, seats: Sequence[int], players: int) -> Iterator[Fault]:
    for place, seat in enumerate(seats):
        if seat >= players:
            yield _no_seat(f"{field}/{place}", seat, players)
        elif seat in seats[:place]:
            yield Fault(f"{field}/{place}", "contradiction", f"seat {seat} is listed twice")


def _no_seat(field: str, seat: int, players: int) -> Fault:
    return Fault(field, "no_such_seat", f"there is no seat {seat}; seats are 0 to {players - 1}")


def result_faults(table: Table, result: Result) -> Iterator[Fault]:
    """Find out why no legal round can end so; expects a table without faults."""
    if isinstance(result, Wins):
        yield from _wins_faults(table, result)
    elif isinstance(result, ExhaustiveDraw):
        yield from _draw_faults(table, result)
    elif isinstance(result, Abortive):
        yield from _abortive_faults(table, result)
    elif isinstance(result, Chombo) and result.seat >= table.rules.players:
        yield _no_seat("result/seat", result.seat, table.rules.players)


# Wins.


def _wins_faults(table: Table, result: Wins) -> Iterator[Fault]:
    found = False
    for place, claim in enumerate(result.claims):
        for fault in _claim_faults(table, result.claims, place, claim):
            found = True
            yield fault
    if not found:
        for place, claim in enumerate(result.claims):
            yield from _value_faults(table, f"result/wins/{place}", claim)


def _claim_faults(table: Table, claims: Sequence[Claim], place: int, claim: Claim) -> Iterator[Fault]:
    """Find faults of the seats."""
    players, field, before = table.rules.players, f"result/wins/{place}", claims[:place]
    seats = {"seat": claim.seat, "from": claim.source}
    seats |= {f"liable/{index}/seat": one.seat for index, one in enumerate(claim.liable)}
    for name, seat in seats.items():
        if seat is not None and seat >= players:
            yield _no_seat(f"{field}/{name}", seat, players)
        elif seat == claim.seat and name != "seat":
            yield Fault(f"{field}/{name}", "contradiction", "the winner pays nobody")
    if any(other.seat == claim.seat for other in before):
        yield Fault(f"{field}/seat", "contradiction", f"seat {claim.seat} wins twice")
    if any(other.source is None or other.source != claim.source for other in before):
        yield Fault(f"{field}/from", "contradiction", "several winners take one tile from one discarder")


def _value_faults(table: Table, field: str, claim: Claim) -> Iterator[Fault]:
    """Find faults of a hand or its worth, at a table whose seats are right."""
    if claim.riichi_tile and claim.source is None:
        yield Fault(f"{field}/riichi_tile", "contradiction", "a riichi tile is won by ron")
    if claim.win is not None:
        yield from _hand_faults(table, field, claim, placed(table, claim))
    elif claim.worth is not None:
        worth = claim.worth._replace(deal=deal_of(table, claim))
        yield from _inside(field, lambda: check_worth(worth, table.rules))
        if sum(one.yakuman for one in claim.liable) > worth.yakuman:
            yield Fault(f"{field}/liable", "contradiction", "nobody is liable for more yakuman than the hand has")


def _hand_faults(table: Table, field: str, claim: Claim, win: Win) -> Iterator[Fault]:
    found = list(_inside(field, lambda: check(win, table.rules)))
    yield from found
    if win.in_riichi != (claim.seat in table.riichi):
        detail = "a winner in riichi is listed in riichi, and nobody else"
        yield Fault(f"{field}/riichi", "contradiction", detail)
    if not found:
        result = score(win, table.rules)
        if isinstance(result, NoWin):
            yield Fault(field, "not_a_win", f"this hand does not win: {result.reason}")


def _inside(field: str, checked: Callable[[], None]) -> Iterator[Fault]:
    """Report the faults of a part at its place."""
    try:
        checked()
    except ImpossibleQuestion as error:
        for fault in error.faults:
            yield replace(fault, field=f"{field}/{fault.field}")


# Draws.


def _draw_faults(table: Table, result: ExhaustiveDraw) -> Iterator[Fault]:
    players = table.rules.players
    yield from _seat_faults("result/tenpai", sorted(result.tenpai), players)
    yield from _seat_faults("result/nagashi_mangan", result.nagashi, players)
    if result.nagashi and table.rules.nagashi_mangan == "off":
        yield Fault("result/nagashi_mangan", "not_in_rules", "these rules have no nagashi mangan")
    for seat in table.riichi:
        if seat not in result.tenpai:
            yield Fault("result/tenpai", "contradiction", f"seat {seat} is in riichi, so it is tenpai or in chombo")


def _abortive_faults(table: Table, result: Abortive) -> Iterator[Fault]:
    rules = table.rules
    only_four = result.kind in ("suufon_renda", "suucha_riichi", "sanchahou")
    if not getattr(rules, result.kind) or (only_four and rules.players == 3):
        yield Fault("result/kind", "not_in_rules", f"these rules do not end a round by {result.kind}")
    elif result.kind == "suucha_riichi" and len(table.riichi) < rules.players:
        yield Fault("riichi", "contradiction", "suucha riichi needs a riichi of every seat in this round")
