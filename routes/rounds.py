"""The question about the end of a round."""

from typing import Any

from flask import Blueprint

from routes.asking import asks, language, teller_of, told
from schemas.round_answers import settle_answer
from schemas.rounds import SettleQuestion, SettleRequest
from scoring.game import outcome
from scoring.settlement import settle

bp = Blueprint("rounds", __name__, url_prefix="/v1")


@bp.post("/settle")
@asks(SettleRequest())
def post_settle(question: SettleQuestion) -> dict[str, Any]:
    """Settle a round: every seat's change, the next round, and the end of the game with its ranking."""
    table, result, dealer_ends, wanted = question
    spoken = language(wanted.lang)
    settled = settle(table, result)
    scores = [before + change for before, change in zip(table.scores, settled.deltas(table.rules.players), strict=True)]
    follows = outcome(table, settled, scores, dealer_ends)
    return told(settle_answer(table, settled, follows, spoken[0], teller_of(wanted, spoken)), spoken)
