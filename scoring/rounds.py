"""Rounds: a table before a round, how the round ended, and what that changes for every seat.

Seats are numbers, 0 = the first dealer of the game, and keep their number; winds turn with the dealer.

May import: ``rules``, ``hand``, ``payments``, ``chart``, ``score``, ``decisions``.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from scoring.chart import Worth
from scoring.decisions import Decision
from scoring.hand import Win
from scoring.payments import Price
from scoring.rules import RuleSet
from scoring.score import Score

#: Game length -> wind of the last scheduled round.
LAST_WIND = {"single_hand": 0, "east": 0, "east_south": 1, "east_to_north": 3}
NORTH_WIND = 3

For = Literal["hand", "honba", "riichi_deposit", "riichi_sticks", "noten", "nagashi_mangan", "liability", "chombo"]
AbortiveDraw = Literal["kyuushu_kyuuhai", "suufon_renda", "suucha_riichi", "suukaikan", "sanchahou"]


def limit_wind(rules: RuleSet) -> int:
    """Give the wind of the last round that a game can have, its extension included (S100)."""
    last = LAST_WIND[rules.game_length]
    if rules.extension == "none" or rules.game_length == "single_hand":
        return last
    return min(NORTH_WIND, last + 1 if rules.extension_max_wind == "one_more_wind" else NORTH_WIND)


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The table before the round is settled.

    :ivar wind: round wind, 0 = east; ``number``: which dealer, from 1.
    :ivar honba: number of counters; ``riichi_sticks``: deposits left from earlier rounds.
    :ivar scores: points of every seat, deposits of this round not yet taken.
    :ivar riichi: seats whose riichi was accepted in this round.
    """

    rules: RuleSet
    wind: int
    number: int
    honba: int
    riichi_sticks: int
    scores: tuple[int, ...]
    riichi: tuple[int, ...] = ()

    @property
    def dealer(self) -> int:
        """Seat of the dealer."""
        return self.number - 1

    def seat_wind(self, seat: int) -> int:
        """Give the wind of a seat."""
        return (seat - self.dealer) % self.rules.players

    def seat_of_wind(self, wind: int) -> int:
        """Give the seat of a wind."""
        return (wind + self.dealer) % self.rules.players


class LiableSeat(NamedTuple):
    """A seat that answers for some yakuman of a win known by its worth."""

    seat: int
    yakuman: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """One winner's claim.

    :ivar source: seat that dealt in; ``None``: a tsumo.
    :ivar win: the hand, whose winds, counters and payer are the table's; ``None``: known by ``worth``.
    :ivar riichi_tile: the tile declared a riichi of the discarder.
    """

    seat: int
    source: int | None
    win: Win | None = None
    worth: Worth | None = None
    liable: tuple[LiableSeat, ...] = ()
    riichi_tile: bool = False


class Wins(NamedTuple):
    """One or several players won."""

    claims: tuple[Claim, ...]


class ExhaustiveDraw(NamedTuple):
    """The wall ran out."""

    tenpai: tuple[int, ...]
    nagashi: tuple[int, ...] = ()


class Abortive(NamedTuple):
    """The round was thrown in."""

    kind: AbortiveDraw


class Chombo(NamedTuple):
    """A player broke the rules so that the round is void."""

    seat: int


Result = Wins | ExhaustiveDraw | Abortive | Chombo


class Transfer(NamedTuple):
    """Points that change hands; ``None`` stands for the table."""

    payer: int | None
    receiver: int | None
    points: int
    reason: For


class Settled(NamedTuple):
    """What one round changes.

    :ivar result: what counted; differs from what was asked where several ron end the round.
    :ivar wins: the value of every win that is paid, nearest to the discarder first.
    :ivar sticks_left: deposits that stay on the table.
    :ivar penalty: rank points, times 1000, that a chombo costs at the end of the game.
    :ivar decisions: what was decided, in the order in which it was.
    """

    result: Result
    transfers: tuple[Transfer, ...]
    wins: tuple[tuple[Claim, Score | Price], ...] = ()
    sticks_left: int = 0
    penalty: int = 0
    decisions: tuple[Decision, ...] = ()

    @property
    def deposited(self) -> tuple[int, ...]:
        """Seats that put down a stick in this round."""
        paid = [transfer.payer for transfer in self.transfers if transfer.reason == "riichi_deposit"]
        return tuple(seat for seat in paid if seat is not None)

    def deltas(self, players: int) -> list[int]:
        """Sum up what each seat gains."""
        gained = [0] * players
        for transfer in self.transfers:
            if transfer.payer is not None:
                gained[transfer.payer] -= transfer.points
            if transfer.receiver is not None:
                gained[transfer.receiver] += transfer.points
        return gained
