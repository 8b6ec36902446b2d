"""Questions about a hand that has not won yet: waits, distance, furiten, and what its player may do."""

from typing import Any

from flask import Blueprint

from locales import DEFAULT
from routes.asking import Language, asks, language, teller_of, told
from schemas.furiten_answers import furiten_answer
from schemas.hand_answers import action_answer, drawn_answer, shanten_rules, step_answer, waiting_answer
from schemas.hands import ActionsRequest, FuritenRequest, HandQuestion, ShantenRequest, TenpaiRequest, TurnQuestion
from schemas.texts import Style, tenpai_text
from scoring.actions import others_tile, own_turn
from scoring.progress import step, steps
from scoring.prospects import discards, knows_rivers, seen, standing, waiting
from scoring.shanten import shanten
from scoring.tenpai import waits_of
from scoring.tiles import pack

bp = Blueprint("hands", __name__, url_prefix="/v1")


def _tenpai(question: HandQuestion, spoken: Language) -> dict[str, Any]:
    win, rules, visible, wanted = question
    counts, teller = seen(win, visible), teller_of(wanted, spoken)
    if len(win.hand) % 3 == 1:
        return waiting_answer(waiting(win, rules, counts), knows_rivers(win), teller)
    distance = shanten(pack(win.hand), len(win.melds), rules.players).best
    found = discards(win, rules, counts)
    distance = distance if distance < 0 else 0 if found else max(1, distance)
    return drawn_answer(distance, found, knows_rivers(win), teller)


def _tenpai_text(question: HandQuestion, tiles: str) -> str:
    spoken = language(question.wanted.lang)
    return tenpai_text(_tenpai(question, spoken), Style(spoken[0] or DEFAULT, tiles))


@bp.route("/tenpai", methods=["GET", "POST"])
@asks(TenpaiRequest(), _tenpai_text)
def get_tenpai(question: HandQuestion) -> dict[str, Any]:
    """Tell what a hand waits for and what each wait is worth, or which discards leave it waiting."""
    spoken = language(question.wanted.lang)
    return told(_tenpai(question, spoken), spoken)


@bp.route("/shanten", methods=["GET", "POST"])
@asks(ShantenRequest())
def get_shanten(question: HandQuestion) -> dict[str, Any]:
    """Tell how far a hand is from tenpai, and which tiles bring it closer."""
    answer, spoken = _shanten(question), language(question.wanted.lang)
    if teller := teller_of(question.wanted, spoken):
        karaten = answer["shanten"] > 0 and _has_waits(question)
        answer["explanation"] = shanten_rules(answer["by_form"], karaten, teller)
    return told(answer, spoken)


def _has_waits(question: HandQuestion) -> bool:
    """Say whether a hand of 13 tiles is complete with some tile."""
    win, rules, _, _ = question
    return len(win.hand) % 3 == 1 and bool(waits_of(pack(win.hand), win, rules))


def _shanten(question: HandQuestion) -> dict[str, Any]:
    win, rules, visible, _ = question
    counts = seen(win, visible)
    by_form = shanten(pack(win.hand), len(win.melds), rules.players)
    if len(win.hand) % 3 == 1:
        return {"by_form": by_form._asdict(), **step_answer(step(win, rules, counts))}
    found = steps(win, rules, counts)
    distance = by_form.best if by_form.best < 0 else found[0].shanten
    return {"shanten": distance, "by_form": by_form._asdict(), "discards": [step_answer(one) for one in found]}


@bp.route("/furiten", methods=["GET", "POST"])
@asks(FuritenRequest())
def get_furiten(question: HandQuestion) -> dict[str, Any]:
    """Tell whether a waiting hand may win by ron, and what bars it."""
    spoken = language(question.wanted.lang)
    kinds, barred = standing(question.win, question.rules)
    return told(furiten_answer(barred, kinds, teller_of(question.wanted, spoken)), spoken)


@bp.post("/actions")
@asks(ActionsRequest())
def get_actions(question: TurnQuestion) -> dict[str, Any]:
    """Tell what a player may do now, and why not the rest."""
    turn, rules, wanted = question
    spoken = language(wanted.lang)
    teller = teller_of(wanted, spoken)
    judged = own_turn(turn, rules) if turn.offered is None else others_tile(turn, rules)
    known = knows_rivers(turn.win)
    answer = {name: action_answer(action, known, teller) for name, action in judged.items()}
    return told(answer, spoken)
