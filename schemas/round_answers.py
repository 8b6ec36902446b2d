"""The answer that settles a round."""

from schemas.answers import Answer, points_answer, score_answer
from schemas.explanations import explanation, worth_explanation
from schemas.telling import Teller
from scoring.game import Outcome, Round
from scoring.ranking import Place
from scoring.rounds import Settled, Table, Transfer
from scoring.score import Score
from scoring.settlement import deal_of, placed
from scoring.tiles import SEAT_NAMES


def settle_answer(
    table: Table, settled: Settled, outcome: Outcome, lang: str | None = None, teller: Teller | None = None
) -> Answer:
    """Write what a round changes, and what follows.

    :param teller: what tells the decisions, and how each win came about, where that is wanted.
    """
    deltas = settled.deltas(table.rules.players)
    answer: Answer = {
        "deltas": deltas,
        "scores": [before + change for before, change in zip(table.scores, deltas, strict=True)],
        "wins": _wins(table, settled, lang, teller),
        "riichi_sticks_left": settled.sticks_left,
        "payments": [_payment(transfer) for transfer in settled.transfers],
        "next": None if outcome.following is None else _next(outcome.following),
        "game_over": None if outcome.end is None else _game_over(outcome),
    }
    if settled.penalty:
        answer["penalty"] = settled.penalty
    if teller:
        decisions = (*settled.decisions, *outcome.decisions)
        answer["explanation"] = [teller.tell(one.code, one.values) for one in decisions]
    return answer


def _wins(table: Table, settled: Settled, lang: str | None, teller: Teller | None) -> list[Answer]:
    wins = []
    for claim, value in settled.wins:
        if isinstance(value, Score):
            price = value.price
            win = placed(table, claim, table.honba if price.honba else 0, price.riichi_sticks // 1000)
            valued = score_answer(win, table.rules, value, lang, teller is not None)
            if teller:
                valued["explanation"] = explanation(win, table.rules, value, teller)
        else:
            assert claim.worth is not None
            worth = claim.worth._replace(deal=deal_of(table, claim))
            valued = points_answer(worth, value)
            if teller:
                valued["explanation"] = worth_explanation(worth, table.rules, value, teller)
        wins.append({"seat": claim.seat, "from": claim.source, **valued})
    return wins


def _payment(transfer: Transfer) -> Answer:
    return {
        "from": transfer.payer,
        "to": transfer.receiver,
        "points": transfer.points,
        "for": transfer.reason,
    }


def _next(following: Round) -> Answer:
    return {
        "wind": SEAT_NAMES[following.wind],
        "number": following.number,
        "dealer": following.number - 1,
        "honba": following.honba,
        "riichi_sticks": following.riichi_sticks,
    }


def _game_over(outcome: Outcome) -> Answer:
    return {"reason": outcome.end, "ranking": [_place(place) for place in outcome.ranking]}


def _place(place: Place) -> Answer:
    return {
        "place": place.place,
        "seat": place.seat,
        "points": place.points,
        "uma": float(place.uma),
        "oka": float(place.oka),
        "final": round(float(place.final), 3),
    }
