"""Scored: a win and what is answered about it, whoever asks."""

from schemas.answers import Answer, no_win_answer, score_answer
from schemas.explanations import explained
from schemas.telling import Teller
from scoring.hand import Win
from scoring.rules import RuleSet
from scoring.score import NoWin, score
from scoring.shanten import shanten
from scoring.tiles import pack


def scored(win: Win, rules: RuleSet, lang: str | None, explain: bool) -> Answer:
    """Score a win that was checked, and write the answer.

    :param lang: the language of names, English without one.
    :param explain: whether to tell how the answer came about.
    """
    result = score(win, rules)
    if isinstance(result, NoWin):
        distance = shanten(pack(win.concealed), len(win.melds), rules.players).best
        answer = no_win_answer(result, distance)
    else:
        answer = score_answer(win, rules, result, lang, explain)
    if explain:
        explained(answer, win, rules, result, Teller(lang))
    return answer
