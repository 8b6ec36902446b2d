"""What the end of a round changes, and what follows. Seats are numbers here, 0 the first dealer of the game."""

from typing import get_args

from marshmallow import Schema, fields

from schemas.responses import make
from schemas.responses.points import PointsAnswer
from schemas.responses.wins import Win
from scoring.decisions import Code, End
from scoring.rounds import For
from scoring.rules import ABORTIVE_DRAWS
from scoring.tiles import SEAT_NAMES

CODES = (*get_args(Code), *get_args(End))


class HandWin(Win):
    """A winner whose hand was given: what score answers, seats named by winds, and his number."""

    class Meta:
        """Rounds name their ids as a whole."""

        exclude = ("names",)

    seat = make.seat("The winner.", 1)
    source = make.seat("Who dealt in; null: a tsumo.", 0, data_key="from", allow_none=True)


class WorthWin(PointsAnswer):
    """A winner whose han and fu, or yakuman, were given: what points answers, seats named by winds, and his number."""

    class Meta:
        """Rounds name their ids and note things as a whole."""

        exclude = ("names", "notes")

    seat = make.seat("The winner.", 1)
    source = make.seat("Who dealt in; null: a tsumo.", 0, data_key="from", allow_none=True)


class Transfer(Schema):
    """Points that change hands; null stands for the table."""

    payer = make.seat("Who pays; null: taken from the table.", 0, data_key="from", allow_none=True)
    to = make.seat("Who gets it; null: put on the table.", 1, allow_none=True)
    points = make.count("How many.", 8000)
    reason = make.choice("What for; a liable player pays for liability.", get_args(For), "hand", data_key="for")


class NextRound(Schema):
    """The round that is played next."""

    wind = make.choice("The round wind.", SEAT_NAMES, "east")
    number = make.count("Which dealer, from 1.", 4)
    dealer = make.seat("The dealer.", 3)
    honba = make.count("Counters on the table.", 0)
    riichi_sticks = make.count("Riichi sticks on the table.", 0)


class Place(Schema):
    """Where a seat ended."""

    place = make.count("Its place, from 1; equal points share one where the rules share it.", 1)
    seat = make.seat("The seat.", 1)
    points = make.whole("Points, with the riichi sticks that were left.", 41000)
    uma = make.number("Rank points for the place.", 15.0)
    oka = make.number("Rank points that first place gets of what all paid in.", 20.0)
    final = make.number("Rank points: thousands above the return points, rounded by the rules, with uma and oka.", 46.0)


class GameOver(Schema):
    """Why the game ends, and who ended where."""

    reason = make.choice("Why; never changes.", get_args(End), "last_round")
    ranking = make.list_of("The seats, first place first.", Place)


class Decided(make.Told):
    """A decision by the rules."""

    code = make.choice("Which; never changes. The end of the game has that of its reason.", CODES, "deal_passes_on")
    detail = make.text("It in one sentence, in English.", "The deal passes on.")
    seat = make.seat("The seat that it is about.", 1, required=False)
    seats = fields.List(make.seat("A seat.", 1), metadata=make.about("The seats that it is about.", [1]))
    points = make.count("The points that it is about.", 3000, required=False)
    winners = make.count("How many may win.", 1, required=False)
    kind = make.choice("Which abortive draw.", ABORTIVE_DRAWS, "suukaikan", required=False)


class Settlement(Schema):
    """What the end of a round changes for every seat, and what follows."""

    deltas = make.list_of(
        "What each seat gains: the sum of the payments.", make.whole("Points.", 0), [-8300, 9300, 0, 0]
    )
    scores = make.list_of(
        "Points of every seat after the round.", make.whole("Points.", 0), [16700, 34300, 25000, 25000]
    )
    wins = make.list_of(
        "The wins that are paid, nearest to the discarder first; empty where nobody won.",
        make.Either(HandWin, WorthWin),
    )
    riichi_sticks_left = make.count("Riichi sticks that stay on the table.", 0)
    payments = make.list_of("Who pays whom, and what for.", Transfer)
    next = make.part("The next round; null: the game is over.", NextRound, allow_none=True)
    game_over = make.part("The end of the game; null: it goes on.", GameOver, allow_none=True)
    penalty = make.count(
        "What a chombo costs at the end of the game: 20000 are 20 rank points. Only where the rules say so.",
        20000,
        required=False,
    )
    explanation = fields.List(
        fields.Nested(Decided), metadata=make.about("Each decision and what it was made on; only with explain.")
    )
    names = make.names()
    notes = make.notes()
