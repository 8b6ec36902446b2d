"""Answers about hands that wait, draw or are offered a tile."""

from collections.abc import Mapping

from schemas.answers import Answer
from schemas.furiten_answers import UNKNOWN, furiten_answer
from schemas.telling import Row, Teller
from scoring.actions import REASONS, Action, Option
from scoring.progress import Step
from scoring.prospects import Discard, Wait, Waiting
from scoring.score import NO_WIN, NoWin, Score
from scoring.tiles import TILE_NAMES, names


def waiting_answer(waiting: Waiting, with_furiten: bool, teller: Teller | None = None) -> Answer:
    """Write the waits of a hand of 13 tiles.

    :param with_furiten: whether the rivers were given, so that furiten could be judged.
    :param teller: what tells the rules behind the answer, where they are wanted; so in all answers.
    """
    answer: Answer = {
        "tenpai": waiting.tenpai,
        "shanten": waiting.shanten,
        "waits": _waits(waiting, with_furiten, teller),
        "total_remaining": waiting.remaining,
    }
    if with_furiten:
        answer["furiten"] = furiten_answer(waiting.furiten, waiting.ready, teller)
    if teller:
        answer["explanation"] = [teller.tell(_standing(waiting))]
    return answer


def _standing(waiting: Waiting) -> str:
    """Name what makes a hand tenpai, or keeps it from being so."""
    if waiting.tenpai:
        return "tenpai"
    if not waiting.waits:
        return "not_tenpai"
    return "keishiki_tenpai" if waiting.ready else "karaten"


def _waits(waiting: Waiting, with_furiten: bool, teller: Teller | None) -> list[Answer]:
    barred = waiting.furiten.furiten if with_furiten else False
    return [_wait(wait, UNKNOWN if barred is None else barred, teller) for wait in waiting.waits]


def _wait(wait: Wait, barred: bool | str, teller: Teller | None) -> Answer:
    return {
        "tile": TILE_NAMES[wait.kind],
        "remaining": wait.remaining,
        "shapes": list(wait.shapes),
        "furiten": barred,
        "ron": _value(wait.ron, teller),
        "tsumo": _value(wait.tsumo, teller),
    }


def _value(result: Score | NoWin, teller: Teller | None) -> Answer:
    """Write in short what a win is worth, or why it is none."""
    if isinstance(result, NoWin):
        answer: Answer = {"win": False, "reason": result.reason, "detail": NO_WIN[result.reason]}
        return {**answer, "explanation": [teller.tell(result.reason)]} if teller else answer
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


def drawn_answer(shanten: int, discards: list[Discard], with_furiten: bool, teller: Teller | None = None) -> Answer:
    """Write the discards of a hand of 14 tiles that leave it tenpai.

    :param with_furiten: whether the rivers were given; the discard itself may make furiten in any case.
    """
    listed = [_discard(one, with_furiten, teller) for one in discards]
    answer: Answer = {"tenpai": bool(discards), "shanten": shanten, "discards": listed}
    if teller:
        answer["explanation"] = [teller.tell("tenpai" if discards else "not_tenpai")]
    return answer


def _discard(one: Discard, with_furiten: bool, teller: Teller | None) -> Answer:
    return {
        "discard": TILE_NAMES[one.tile],
        "shanten": one.leaves.shanten,
        "waits": _waits(one.leaves, with_furiten or one.leaves.furiten.furiten is True, teller),
        "total_remaining": one.leaves.remaining,
    }


def shanten_rules(by_form: Mapping[str, int | None], karaten: bool, teller: Teller) -> list[Row]:
    """Tell which forms are the nearest.

    :param karaten: whether the hand has waits, but they do not make it tenpai.
    """
    distances = [distance for distance in by_form.values() if distance is not None]
    nearest = [form for form, distance in by_form.items() if distance == min(distances)]
    told = [teller.tell("nearest_form", {"forms": nearest})]
    return [*told, teller.tell("karaten")] if karaten else told


def step_answer(step: Step) -> Answer:
    """Write how far a hand is and what brings it closer."""
    answer: Answer = {} if step.discard is None else {"discard": TILE_NAMES[step.discard]}
    return {
        **answer,
        "shanten": step.shanten,
        "accepts": [{"tile": TILE_NAMES[kind], "remaining": left} for kind, left in step.accepts],
        "total_remaining": step.remaining,
    }


def action_answer(action: Action, with_furiten: bool, teller: Teller | None = None) -> Answer:
    """Write whether something may be done, and in which ways.

    :param with_furiten: whether the rivers were given.
    """
    answer = _verdict(action.reason, teller)
    if action.score:
        answer["score"] = _value(action.score, teller)
    if action.riichi:
        answer["discards"] = [_discard(one, with_furiten, teller) for one in action.riichi]
    if action.furiten:
        waits, barred = action.furiten
        answer["furiten"] = furiten_answer(barred, waits, teller)
    if action.options:
        answer["options"] = [_option(option, teller) for option in action.options]
    return answer


def _verdict(reason: str | None, teller: Teller | None) -> Answer:
    if reason is None:
        return {"legal": True}
    answer: Answer = {"legal": False, "reason": reason, "detail": REASONS[reason]}
    return {**answer, "explanation": [teller.tell(reason)]} if teller else answer


def _option(option: Option, teller: Teller | None) -> Answer:
    answer = {"tiles": names(option.tiles), **_verdict(option.reason, teller)}
    return {**answer, "forbidden_discards": names(option.forbidden)} if option.forbidden else answer
