"""Draw: who is tenpai and who has nagashi mangan at an exhaustive draw, by the hands (S64, S68-S70).

May import: ``told``, ``errors``, ``tiles``, ``hand``, ``check``, ``prospects``, ``rounds``.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from scoring.check import copy_faults, hand_faults, tiles_of
from scoring.errors import Fault
from scoring.hand import Win
from scoring.prospects import is_tenpai, ready_for
from scoring.rounds import ExhaustiveDraw, Table
from scoring.tiles import KIND_OF, YAOCHUU
from scoring.told import Told


def hands_faults(table: Table, hands: Sequence[Win]) -> Iterator[Fault]:
    """Find out why no legal game can have such hands at a draw, one for each seat."""
    players = table.rules.players
    if len(hands) != players:
        detail = Told("{held:hand}; these rules have {players} players", held=len(hands), players=players)
        yield Fault("result/hands", "wrong_length", detail)
        return
    found = [
        replace(fault, field=f"result/hands/{seat}/{fault.field}")
        for seat, hand in enumerate(hands)
        for fault in hand_faults(_placed(table, seat, hand), table.rules, frozenset(), (13,), {})
    ]
    together = {f"result/hands/{seat}/hand": tiles_of(hand) for seat, hand in enumerate(hands)}
    together |= {f"result/hands/{seat}/discards": _river(hand) for seat, hand in enumerate(hands)}
    yield from found or copy_faults(together, table.rules)


def _river(hand: Win) -> tuple[int, ...]:
    """List the discards that nobody called, which are no tiles of another's meld."""
    return tuple(tile for place, tile in enumerate(hand.discards or ()) if place not in hand.called_away)


def riichi_faults(table: Table, draw: ExhaustiveDraw) -> Iterator[Fault]:
    """Find hands in riichi that are not tenpai."""
    for seat in table.riichi:
        if seat not in draw.tenpai:
            yield Fault(f"result/hands/{seat}/hand", "contradiction", Told("this seat is in riichi but not tenpai"))


def _placed(table: Table, seat: int, hand: Win) -> Win:
    return hand._replace(round_wind=table.wind, seat_wind=table.seat_wind(seat), riichi=seat in table.riichi)


def draw_of(table: Table, hands: Sequence[Win]) -> ExhaustiveDraw:
    """Judge the hands of all seats, which ``hands_faults`` accepts."""
    placed = [_placed(table, seat, hand) for seat, hand in enumerate(hands)]
    rules = table.rules
    tenpai = tuple(seat for seat, hand in enumerate(placed) if is_tenpai(hand, rules, ready_for(hand, rules)))
    nagashi = tuple(seat for seat, hand in enumerate(placed) if has_nagashi(table, hand))
    return ExhaustiveDraw(tenpai, nagashi)


def has_nagashi(table: Table, hand: Win) -> bool:
    """Say whether all discards of a hand are terminals and honours and none was called (S69, S70)."""
    if table.rules.nagashi_mangan == "off" or not hand.discards or hand.called_away:
        return False
    if hand.melds and not table.rules.nagashi_own_calls_allowed:
        return False
    return all(KIND_OF[tile] in YAOCHUU for tile in hand.discards)
