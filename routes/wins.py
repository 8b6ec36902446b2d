"""Questions about a win: its value, and what han and fu are worth."""

from typing import Any

from flask import Blueprint

from locales import DEFAULT
from routes.asking import Language, asks, language, teller_of, told
from schemas.answers import chart_row, points_answer
from schemas.explanations import worth_explanation
from schemas.requests import PointsRequest, RuleSetRequest, ScoreRequest, Wanted
from schemas.scored import scored
from schemas.texts import Style, score_text
from scoring.chart import Worth, chart, price_worth
from scoring.hand import Win
from scoring.rules import RuleSet
from scoring.tiles import TILE_NAMES

bp = Blueprint("wins", __name__, url_prefix="/v1")


ScoreQuestion = tuple[Win, RuleSet, Wanted]


def _score(question: ScoreQuestion, spoken: Language) -> dict[str, Any]:
    win, rules, wanted = question
    return told(scored(win, rules, spoken[0], wanted.explain), spoken)


def _score_text(question: ScoreQuestion, tiles: str) -> str:
    win, _, wanted = question
    spoken = language(wanted.lang)
    style = Style(spoken[0] or DEFAULT, tiles)
    return score_text(_score(question, spoken), TILE_NAMES[win.win_tile], win.tsumo, style)


@bp.route("/score", methods=["GET", "POST"])
@asks(ScoreRequest(), _score_text)
def get_score(question: ScoreQuestion) -> dict[str, Any]:
    """Score a win: yaku, fu, limit and the payment of every seat."""
    return _score(question, language(question[2].lang))


@bp.route("/points", methods=["GET", "POST"])
@asks(PointsRequest())
def get_points(question: tuple[Worth, RuleSet, Wanted]) -> dict[str, Any]:
    """Price han and fu, or yakuman."""
    worth, rules, wanted = question
    spoken = language(wanted.lang)
    price = price_worth(worth, rules)
    answer = points_answer(worth, price)
    if teller := teller_of(wanted, spoken):
        answer["explanation"] = worth_explanation(worth, rules, price, teller)
    return told(answer, spoken)


@bp.get("/points/table")
@asks(RuleSetRequest())
def get_points_table(question: tuple[RuleSet, Wanted]) -> dict[str, Any]:
    """Give the whole chart of a rule set."""
    rules, wanted = question
    return told({"rows": [chart_row(row) for row in chart(rules)]}, language(wanted.lang))
