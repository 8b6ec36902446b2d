"""Answers about furiten, and the rules behind them."""

from collections.abc import Collection
from typing import Any

from schemas.telling import Row, Teller
from scoring.furiten import Cause, Furiten
from scoring.tiles import TILE_NAMES, names

UNKNOWN = "unknown"


def furiten_answer(furiten: Furiten, waits: Collection[int], teller: Teller | None = None) -> dict[str, Any]:
    """Write whether a hand is furiten; what cannot be known is ``"unknown"``."""
    answer: dict[str, Any] = {
        "furiten": UNKNOWN if furiten.furiten is None else furiten.furiten,
        "can_ron": UNKNOWN if furiten.can_ron is None else furiten.can_ron,
        "waits": names(waits),
        "causes": [_cause(cause) for cause in furiten.causes],
    }
    if teller:
        answer["explanation"] = _rules(furiten, bool(waits), teller)
    return answer


def _cause(cause: Cause) -> dict[str, Any]:
    return {
        "kind": cause.kind,
        "tile": TILE_NAMES[cause.tile],
        "in": cause.found_in,
        "index": cause.index,
        "ends": cause.ends,
    }


def _rules(furiten: Furiten, waiting: bool, teller: Teller) -> list[Row]:
    """Give the rules that bar a ron, each with the tiles that it is about, or say why furiten bars none."""
    if furiten.causes:
        kinds = dict.fromkeys(cause.kind for cause in furiten.causes)
        return [_barring([cause for cause in furiten.causes if cause.kind == kind], teller) for kind in kinds]
    if furiten.furiten is None:
        return [teller.tell("not_known")]
    if furiten.can_ron:
        return [teller.tell("not_barred")]
    return [teller.tell("none_left" if waiting else "not_tenpai")]


def _barring(causes: list[Cause], teller: Teller) -> Row:
    """Tell the rule of causes of one kind."""
    tiles = list(dict.fromkeys(TILE_NAMES[cause.tile] for cause in causes))
    return teller.tell(causes[0].kind, {"tiles": tiles, "ends": causes[0].ends})
