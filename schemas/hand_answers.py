"""Answers about hands that wait, draw or are offered a tile."""

from collections.abc import Collection

from schemas.answers import Answer
from schemas.rulebook import furiten_rules, rule
from scoring.actions import REASONS, Action, Option
from scoring.furiten import Cause, Furiten
from scoring.prospects import Discard, Step, Wait, Waiting
from scoring.score import NO_WIN, NoWin, Score
from scoring.tiles import TILE_NAMES, names

UNKNOWN = "unknown"


def waiting_answer(waiting: Waiting, with_furiten: bool, explain: bool = False) -> Answer:
    """Write the waits of a hand of 13 tiles.

    :param with_furiten: whether the rivers were given, so that furiten could be judged.
    """
    answer: Answer = {
        "tenpai": waiting.tenpai,
        "shanten": waiting.shanten,
        "waits": _waits(waiting, with_furiten),
        "total_remaining": waiting.remaining,
    }
    if with_furiten:
        answer["furiten"] = furiten_answer(waiting.furiten, waiting.ready, explain)
    return answer


def _waits(waiting: Waiting, with_furiten: bool = True) -> list[Answer]:
    barred = waiting.furiten.furiten if with_furiten else False
    return [_wait(wait, UNKNOWN if barred is None else barred) for wait in waiting.waits]


def _wait(wait: Wait, barred: bool | str) -> Answer:
    return {
        "tile": TILE_NAMES[wait.kind],
        "remaining": wait.remaining,
        "shapes": list(wait.shapes),
        "furiten": barred,
        "ron": _value(wait.ron),
        "tsumo": _value(wait.tsumo),
    }


def _value(result: Score | NoWin) -> Answer:
    """Write in short what a win is worth, or why it is none."""
    if isinstance(result, NoWin):
        return {"win": False, "reason": result.reason, "detail": NO_WIN[result.reason]}
    best = result.best
    limited = best.claim.yakuman > 0
    return {
        "win": True,
        "han": None if limited else best.han,
        "fu": None if limited else best.fu,
        "yakuman": best.claim.yakuman,
        "limit": best.base.limit,
        "total": result.price.total,
        "yaku": [id for id, _ in best.yaku],
    }


def drawn_answer(shanten: int, discards: list[Discard], with_furiten: bool) -> Answer:
    """Write the discards of a hand of 14 tiles that leave it tenpai.

    :param with_furiten: whether the rivers were given; the discard itself may make furiten in any case.
    """
    listed = [_discard(one, with_furiten) for one in discards]
    return {"tenpai": bool(discards), "shanten": shanten, "discards": listed}


def _discard(one: Discard, with_furiten: bool) -> Answer:
    return {
        "discard": TILE_NAMES[one.tile],
        "shanten": one.leaves.shanten,
        "waits": _waits(one.leaves, with_furiten or one.leaves.furiten.furiten is True),
        "total_remaining": one.leaves.remaining,
    }


def furiten_answer(furiten: Furiten, waits: Collection[int], explain: bool = False) -> Answer:
    """Write whether a hand is furiten; what cannot be known is ``"unknown"``."""
    answer: Answer = {
        "furiten": UNKNOWN if furiten.furiten is None else furiten.furiten,
        "can_ron": UNKNOWN if furiten.can_ron is None else furiten.can_ron,
        "waits": names(waits),
        "causes": [_cause(cause) for cause in furiten.causes],
    }
    if explain:
        answer["explanation"] = furiten_rules(furiten, waits)
    return answer


def _cause(cause: Cause) -> Answer:
    return {
        "kind": cause.kind,
        "tile": TILE_NAMES[cause.tile],
        "in": cause.found_in,
        "index": cause.index,
        "ends": cause.ends,
    }


def step_answer(step: Step) -> Answer:
    """Write how far a hand is and what brings it closer."""
    answer: Answer = {} if step.discard is None else {"discard": TILE_NAMES[step.discard]}
    return {
        **answer,
        "shanten": step.shanten,
        "accepts": [{"tile": TILE_NAMES[kind], "remaining": left} for kind, left in step.accepts],
        "total_remaining": step.remaining,
    }


def action_answer(action: Action, with_furiten: bool, explain: bool = False) -> Answer:
    """Write whether something may be done, and in which ways.

    :param with_furiten: whether the rivers were given.
    :param explain: whether to tell the rule behind every refusal.
    """
    answer = _verdict(action.reason, explain)
    if action.score:
        answer["score"] = _value(action.score)
    if action.riichi:
        answer["discards"] = [_discard(one, with_furiten) for one in action.riichi]
    if action.furiten:
        waits, barred = action.furiten
        answer["furiten"] = furiten_answer(barred, waits, explain)
    if action.options:
        answer["options"] = [_option(option, explain) for option in action.options]
    return answer


def _verdict(reason: str | None, explain: bool) -> Answer:
    if reason is None:
        return {"legal": True}
    answer: Answer = {"legal": False, "reason": reason, "detail": REASONS[reason]}
    return {**answer, "explanation": [rule(reason)]} if explain else answer


def _option(option: Option, explain: bool) -> Answer:
    answer = {"tiles": names(option.tiles), **_verdict(option.reason, explain)}
    return {**answer, "forbidden_discards": names(option.forbidden)} if option.forbidden else answer
