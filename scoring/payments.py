"""Payments: who pays how much for a win (S62, S66, S67, S109).

A *share* is what one player owes for some base points; each is rounded up to 100 on its own.

May import: ``rules``, ``points``.
"""

from collections.abc import Mapping
from typing import NamedTuple

from scoring.points import YAKUMAN_POINTS, Base, round_up
from scoring.rules import RuleSet

#: Payer of a ron whose discarder was not named.
UNNAMED = -1

RIICHI_STICK = 1000


class Deal(NamedTuple):
    """Who won from whom, and what lay on the table.

    :ivar winner: his seat, 0 = east, who deals; ``discarder``: the payer of a ron, ``None`` if not named.
    :ivar honba: number of counters; ``riichi_sticks``: number of deposits.
    """

    winner: int
    tsumo: bool
    discarder: int | None = None
    honba: int = 0
    riichi_sticks: int = 0


class Liable(NamedTuple):
    """Who answers for a win that he fed (pao, 包).

    :ivar yakuman: seat -> for how many yakuman he answers.
    :ivar kan_feeder: seat that pays all of a rinshan tsumo because he fed the kan.
    """

    yakuman: Mapping[int, int]
    kan_feeder: int | None = None


NOBODY = Liable({})


class Payment(NamedTuple):
    """What one player pays the winner.

    :ivar payer: his seat, or ``UNNAMED``.
    :ivar hand: points for the hand; ``honba``: points for the counters.
    """

    payer: int
    hand: int
    honba: int


class Price(NamedTuple):
    """What a win pays, in points."""

    base: Base
    payments: tuple[Payment, ...]
    hand: int
    honba: int
    riichi_sticks: int

    @property
    def total(self) -> int:
        """All that the winner gets."""
        return self.hand + self.honba + self.riichi_sticks


def price(deal: Deal, rules: RuleSet, base: Base, liable: Liable = NOBODY) -> Price:
    """Price a win: the payment of every payer and their sums."""
    owed = _owed(deal, rules, base.points, liable)
    counters = _counters(deal, rules, liable)
    seats = sorted(owed.keys() | counters.keys()) if counters else sorted(owed)
    paid = tuple([Payment(seat, owed.get(seat, 0), counters.get(seat, 0)) for seat in seats])
    sticks = RIICHI_STICK * deal.riichi_sticks
    return Price(base, paid, sum(owed.values()), sum(counters.values()), sticks)


def _owed(deal: Deal, rules: RuleSet, base: int, liable: Liable) -> dict[int, int]:
    """Sum up what each seat owes for the hand: liable parts first, then the rest in the ordinary way."""
    if liable.kan_feeder is not None:
        return {liable.kan_feeder: sum(tsumo_shares(deal, rules, base).values())}
    if not liable.yakuman:
        return _shares(deal, rules, base)
    owed: dict[int, int] = {}
    rest = base
    for seat, times in liable.yakuman.items():
        part = min(rest, YAKUMAN_POINTS * times)
        rest -= part
        _add(owed, _liable_shares(deal, rules, part, seat))
    if rest:
        _add(owed, _shares(deal, rules, rest))
    return owed


def _add(owed: dict[int, int], shares: Mapping[int, int]) -> None:
    for seat, points in shares.items():
        owed[seat] = owed.get(seat, 0) + points


def payers(deal: Deal, rules: RuleSet) -> list[int]:
    """List the seats that pay for a tsumo."""
    return [seat for seat in range(rules.players) if seat != deal.winner]


def _shares(deal: Deal, rules: RuleSet, base: int) -> dict[int, int]:
    return tsumo_shares(deal, rules, base) if deal.tsumo else {_discarder(deal): ron_share(deal, base)}


def _discarder(deal: Deal) -> int:
    return UNNAMED if deal.discarder is None else deal.discarder


def ron_share(deal: Deal, base: int) -> int:
    """Price a ron: six times the base points for the dealer, four times for the others."""
    return round_up(base * ron_times(deal.winner))


def ron_times(winner: int) -> int:
    """Say how many times the base points a ron pays."""
    return 4 if winner else 6


def tsumo_shares(deal: Deal, rules: RuleSet, base: int) -> dict[int, int]:
    """Price a tsumo for each payer: twice the base points where the dealer wins or pays, else once.

    With three players the missing one's share is lost, or split equally with each half rounded up (S109).
    """
    shares = {seat: round_up(base * tsumo_times(deal.winner, seat)) for seat in payers(deal, rules)}
    if rules.players == 3 and rules.sanma_tsumo == "split_equally":
        half = round_up(-(-base * tsumo_times(deal.winner, 3) // 2))
        return {seat: share + half for seat, share in shares.items()}
    return shares


def tsumo_times(winner: int, payer: int) -> int:
    """Say how many times the base points a player pays on a tsumo."""
    return 2 if 0 in (winner, payer) else 1


def _liable_shares(deal: Deal, rules: RuleSet, base: int, liable: int) -> dict[int, int]:
    """Price the part of a hand that a player is liable for: all of a tsumo, half of another's ron."""
    if deal.tsumo:
        return {liable: sum(tsumo_shares(deal, rules, base).values())}
    whole = ron_share(deal, base)
    if deal.discarder == liable:
        return {liable: whole}
    return {liable: whole // 2, _discarder(deal): whole - whole // 2}


def _counters(deal: Deal, rules: RuleSet, liable: Liable) -> dict[int, int]:
    """Price the counters: the discarder's, everybody's on a tsumo, or the liable player's (S66)."""
    if not deal.honba:
        return {}
    answers = _answering(liable) if rules.pao_honba != "none" else None
    if not deal.tsumo:
        payer = answers if answers is not None and rules.pao_honba == "liable" else _discarder(deal)
        return {payer: rules.honba_value_ron * deal.honba}
    each = rules.honba_value_tsumo_each * deal.honba
    seats = payers(deal, rules)
    return dict.fromkeys(seats, each) if answers is None else {answers: each * len(seats)}


def _answering(liable: Liable) -> int | None:
    """Name the player who stands in for the others' counters: who fed the kan, else the first liable one."""
    return liable.kan_feeder if liable.kan_feeder is not None else next(iter(liable.yakuman), None)
