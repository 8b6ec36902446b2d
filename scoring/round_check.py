"""Round check: why no legal game can produce the end of a round, every reason at once.

May import: ``told``, ``errors``, ``hand``, ``check``, ``chart``, ``score``, ``rounds``, ``settlement``.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from scoring.chart import check_worth
from scoring.check import check, copy_faults, tiles_of
from scoring.errors import Fault, ImpossibleQuestion
from scoring.hand import Win, without
from scoring.rounds import Abortive, Chombo, Claim, ExhaustiveDraw, Result, Table, Wins, limit_wind
from scoring.score import NoWin, score
from scoring.settlement import deal_of, placed
from scoring.told import Told


def table_faults(table: Table) -> Iterator[Fault]:
    """Find out why no legal game can have such a table."""
    players = table.rules.players
    if len(table.scores) != players:
        detail = Told("{held:score}; these rules have {players} players", held=len(table.scores), players=players)
        yield Fault("scores", "wrong_length", detail)
    if table.number > players:
        detail = Told("these rules have rounds 1 to {players} of each wind", players=players)
        yield Fault("round/number", "out_of_range", detail)
    if table.wind > limit_wind(table.rules):
        yield Fault("round/wind", "contradiction", Told("these rules have no rounds of this wind"))
    yield from _seat_faults("riichi", table.riichi, players)
    yield from _points_faults(table)


def _points_faults(table: Table) -> Iterator[Fault]:
    least = table.rules.riichi_min_points
    if not least:
        return
    for place, seat in enumerate(table.riichi):
        if seat < len(table.scores) and table.scores[seat] < least:
            lacking = "seat {seat} has {points} points; riichi needs {least} (riichi_min_points)"
            detail = Told(lacking, seat=seat, points=table.scores[seat], least=least)
            yield Fault(f"riichi/{place}", "contradiction", detail)


def _seat_faults(field: str, seats: Sequence[int], players: int) -> Iterator[Fault]:
    for place, seat in enumerate(seats):
        if seat >= players:
            yield no_seat(f"{field}/{place}", seat, players)
        elif seat in seats[:place]:
            yield Fault(f"{field}/{place}", "contradiction", Told("seat {seat} is listed twice", seat=seat))


def no_seat(field: str, seat: int, players: int) -> Fault:
    """Report a seat that a game of so many players does not have."""
    return Fault(
        field, "no_such_seat", Told("there is no seat {seat}; seats are 0 to {last}", seat=seat, last=players - 1)
    )


def result_faults(table: Table, result: Result) -> Iterator[Fault]:
    """Find out why no legal round can end so; expects a table whose round is one of its rules."""
    yield from fourth_riichi_faults(table, result)
    if isinstance(result, Wins):
        yield from _wins_faults(table, result)
    elif isinstance(result, ExhaustiveDraw):
        yield from _draw_faults(table, result)
    elif isinstance(result, Abortive):
        yield from _abortive_faults(table, result)
    elif isinstance(result, Chombo) and result.seat >= table.rules.players:
        yield no_seat("result/seat", result.seat, table.rules.players)


def fourth_riichi_faults(table: Table, result: Result) -> Iterator[Fault]:
    """Find a round that went on after its fourth riichi (S75)."""
    rules = table.rules
    all_four = rules.suucha_riichi and rules.players == 4 and len(set(table.riichi)) == 4
    won_its_tile = isinstance(result, Wins) and any(claim.riichi_tile for claim in result.claims)
    if all_four and not won_its_tile and not isinstance(result, Chombo) and result != Abortive("suucha_riichi"):
        yield Fault("riichi", "contradiction", Told("under these rules the fourth accepted riichi ends the round"))


# Wins.


def _wins_faults(table: Table, result: Wins) -> Iterator[Fault]:
    each = [fault for place in range(len(result.claims)) for fault in _one_win_faults(table, result.claims, place)]
    yield from each
    yield from _common_faults(result.claims)
    if not each:
        yield from _together_faults(table, result.claims)


def _one_win_faults(table: Table, claims: Sequence[Claim], place: int) -> list[Fault]:
    found = list(_claim_faults(table, claims, place, claims[place]))
    return found or list(_value_faults(table, f"result/wins/{place}", claims[place]))


#: What is the same for all who win on one tile, and how it is told.
_IN_COMMON: tuple[tuple[str, Callable[[Win], object], str], ...] = (
    ("win_tile", lambda win: win.win_tile, "several winners take one tile"),
    ("last_tile", lambda win: win.last_tile, "one tile is the last of the round or is not"),
    ("chankan", lambda win: win.offer, "one tile was discarded, or it was added to a kan"),
    ("kan_discard", lambda win: win.kan_discard, "one tile is discarded after a kan or is not"),
    ("last_copy", lambda win: win.last_copy, "the other copies of one tile lie open or do not"),
    ("dora_indicators", lambda win: sorted(win.dora_indicators) or None, "one round has one set of indicators"),
    ("ura_indicators", lambda win: sorted(win.ura_indicators) or None, "one round has one set of indicators"),
)


def _common_faults(claims: Sequence[Claim]) -> Iterator[Fault]:
    """Find winners of one tile who tell different things of it and of the round."""
    for field, told, detail in _IN_COMMON:
        values = [(place, told(claim.win)) for place, claim in enumerate(claims) if claim.win is not None]
        given = [(place, value) for place, value in values if value is not None]
        for place, value in given[1:]:
            if value != given[0][1]:
                yield Fault(f"result/wins/{place}/{field}", "contradiction", Told(detail))
    for place, claim in enumerate(claims):
        if claim.riichi_tile != claims[0].riichi_tile:
            detail = Told("the tile that several take declares a riichi for all of them or for none")
            yield Fault(f"result/wins/{place}/riichi_tile", "contradiction", detail)


def _together_faults(table: Table, claims: Sequence[Claim]) -> Iterator[Fault]:
    """Find tiles that the hands of several winners hold too often."""
    hands = [(place, claim.win) for place, claim in enumerate(claims) if claim.win is not None]
    if len(hands) > 1:
        first, win = hands[0]
        held = {f"result/wins/{place}/hand": _without_win_tile(win) for place, win in hands}
        won = {f"result/wins/{first}/win_tile": (win.win_tile,)}
        for field in ("dora_indicators", "ura_indicators"):
            shown = [(f"result/wins/{place}/{field}", getattr(win, field)) for place, win in hands]
            won |= dict([one for one in shown if one[1]][:1])
        yield from copy_faults(held | won, table.rules)


def _without_win_tile(win: Win) -> tuple[int, ...]:
    """List the tiles of a hand and its melds but the winning tile."""
    holds_it = len(win.hand) % 3 == 2 and win.win_tile in win.hand
    return without(tiles_of(win), (win.win_tile,)) if holds_it else tiles_of(win)


def _claim_faults(table: Table, claims: Sequence[Claim], place: int, claim: Claim) -> Iterator[Fault]:
    """Find faults of the seats."""
    players, field, before = table.rules.players, f"result/wins/{place}", claims[:place]
    seats = {"seat": claim.seat, "from": claim.source}
    seats |= {f"liable/{index}/seat": one.seat for index, one in enumerate(claim.liable)}
    for name, seat in seats.items():
        if seat is not None and seat >= players:
            yield no_seat(f"{field}/{name}", seat, players)
        elif seat == claim.seat and name != "seat":
            yield Fault(f"{field}/{name}", "contradiction", Told("the winner pays nobody"))
    if any(other.seat == claim.seat for other in before):
        yield Fault(f"{field}/seat", "contradiction", Told("seat {seat} wins twice", seat=claim.seat))
    if any(other.source is None or other.source != claim.source for other in before):
        yield Fault(f"{field}/from", "contradiction", Told("several winners take one tile from one discarder"))


def _value_faults(table: Table, field: str, claim: Claim) -> Iterator[Fault]:
    """Find faults of a hand or its worth, at a table whose seats are right."""
    if claim.win is not None:
        yield from _hand_faults(table, field, claim, placed(table, claim))
    elif claim.worth is not None:
        if claim.riichi_tile and claim.source is None:
            yield Fault(f"{field}/riichi_tile", "contradiction", Told("a riichi tile is won by ron"))
        worth = claim.worth._replace(deal=deal_of(table, claim))
        yield from _inside(field, lambda: check_worth(worth, table.rules))
        if sum(one.yakuman for one in claim.liable) > worth.yakuman:
            yield Fault(f"{field}/liable", "contradiction", Told("nobody is liable for more yakuman than the hand has"))


def _hand_faults(table: Table, field: str, claim: Claim, win: Win) -> Iterator[Fault]:
    found = list(_inside(field, lambda: check(win, table.rules)))
    yield from found
    if claim.source is not None and claim.source in table.riichi and win.offer == "kakan":
        yield Fault(f"{field}/chankan", "contradiction", Told("a player in riichi has no pon to add to"))
    if win.first_turn and claim.source is None and table.seat_wind(claim.seat) == 0 and table.riichi:
        yield Fault(
            f"{field}/first_turn", "contradiction", Told("nobody can be in riichi before the dealer's first discard")
        )
    if win.in_riichi != (claim.seat in table.riichi):
        detail = Told("a winner in riichi is listed in riichi, and nobody else")
        yield Fault(f"{field}/riichi", "contradiction", detail)
    if not found:
        result = score(win, table.rules)
        if isinstance(result, NoWin):
            yield Fault(field, "not_a_win", Told("this hand does not win: {reason}", reason=Told(result.reason)))


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
    yield from _seat_faults("result/tenpai", result.tenpai, players)
    yield from _seat_faults("result/nagashi_mangan", result.nagashi, players)
    if result.nagashi and table.rules.nagashi_mangan == "off":
        yield Fault("result/nagashi_mangan", "not_in_rules", Told("these rules have no nagashi mangan"))
    for seat in table.riichi:
        if seat not in result.tenpai:
            yield Fault(
                "result/tenpai",
                "contradiction",
                Told("seat {seat} is in riichi, so it is tenpai or in chombo", seat=seat),
            )


def _abortive_faults(table: Table, result: Abortive) -> Iterator[Fault]:
    rules = table.rules
    only_four = result.kind in ("suufon_renda", "suucha_riichi", "sanchahou")
    if not getattr(rules, result.kind) or (only_four and rules.players == 3):
        yield Fault(
            "result/kind", "not_in_rules", Told("these rules do not end a round by {kind}", kind=Told(result.kind))
        )
    elif result.kind == "suucha_riichi" and len(table.riichi) < rules.players:
        yield Fault("riichi", "contradiction", Told("suucha riichi needs a riichi of every seat in this round"))
