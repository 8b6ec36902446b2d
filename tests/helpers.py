"""What tests share: hands, tiles and faults written as players write them."""

from typing import Any

from schemas.requests import ScoreRequest
from scoring.errors import ImpossibleQuestion
from scoring.hand import Win
from scoring.notation import parse_tiles
from scoring.rules import RuleSet


def asked(hand: str, win_tile: str, *, rules: Any = "standard", **fields: Any) -> tuple[Win, RuleSet]:
    """Make a win that a legal game can produce, and its rule set, from the fields of a score request."""
    win, rule_set, _ = ScoreRequest().load({"hand": hand, "win_tile": win_tile, "rules": rules, **fields})
    return win, rule_set


def win(hand: str, win_tile: str, *, rules: Any = "standard", **fields: Any) -> Win:
    """Make a win that a legal game can produce from the fields of a score request."""
    return asked(hand, win_tile, rules=rules, **fields)[0]


def tiles(text: str) -> tuple[int, ...]:
    """Read tiles."""
    return parse_tiles(text)


def faults(fields: dict[str, Any]) -> set[tuple[str, str]]:
    """Load a score request and give the field and code of everything wrong with it; nothing if it is right."""
    try:
        ScoreRequest().load(fields)
    except ImpossibleQuestion as impossible:
        return {(fault.field, fault.code) for fault in impossible.faults}
    return set()
