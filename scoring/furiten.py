"""Furiten (振聴): whether a waiting hand is barred from ron, and why (S82-S87).

Every kind bars ron on all waits; tsumo stays allowed. What the question does not know stays unknown.

May import: ``tiles``, ``rules``, ``hand``.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from scoring.hand import Win
from scoring.rules import RuleSet
from scoring.tiles import KIND_OF

CauseKind = Literal["discard", "temporary", "riichi"]


@dataclass(frozen=True, slots=True)
class Cause:
    """One tile that makes furiten.

    :ivar tile: the tile as it was discarded or passed, a red five as such.
    :ivar found_in: the list it was found in, ``discards``, ``passed`` or ``passed_since_riichi``, and ``index`` there.
    :ivar ends: when it ends: ``wait_changes own_draw own_discard own_draw_or_call never``.
    """

    kind: CauseKind
    tile: int
    found_in: str
    index: int
    ends: str


class Furiten(NamedTuple):
    """Whether a hand may win by ron as far as furiten goes; ``None`` where that cannot be known."""

    furiten: bool | None
    can_ron: bool | None
    causes: tuple[Cause, ...]


def _any_pass(kind: int) -> bool:
    return True


def furiten(win: Win, rules: RuleSet, waits: tuple[int, ...], counts: Callable[[int], bool] = _any_pass) -> Furiten:
    """Judge a waiting hand by its discards and by what was passed.

    :param win: the question; only ``in_riichi`` and the rivers are read.
    :param waits: the kinds that complete the hand; none: it is not tenpai and not furiten.
    :param counts: whether passing a kind counts, for rules in which a pass without a yaku does not.
    """
    if not waits:
        return Furiten(False, False, ())
    causes = tuple(_causes(win, rules, frozenset(waits), counts))
    if causes:
        return Furiten(True, False, causes)
    if _is_unknown(win, rules):
        return Furiten(None, None, ())
    return Furiten(False, True, ())


def _causes(win: Win, rules: RuleSet, waits: frozenset[int], counts: Callable[[int], bool]) -> Iterator[Cause]:
    """List every cause, own discards first."""
    own_ends = "never" if win.in_riichi else "wait_changes"
    for place, tile in enumerate(win.discards or ()):
        if KIND_OF[tile] in waits and (rules.called_discards_count_for_furiten or place not in win.called_away):
            yield Cause("discard", tile, "discards", place, own_ends)
    for place, tile in enumerate(win.passed or ()):
        if KIND_OF[tile] in waits and _is_pass(KIND_OF[tile], rules, counts):
            yield Cause("temporary", tile, "passed", place, rules.temporary_furiten_ends)
    if win.in_riichi and rules.riichi_furiten:
        found_in, tiles = _since_riichi(win, waits)
        for place, tile in enumerate(tiles):
            if KIND_OF[tile] in waits and _is_pass(KIND_OF[tile], rules, counts):
                yield Cause("riichi", tile, found_in, place, "never")


def _since_riichi(win: Win, waits: frozenset[int]) -> tuple[str, tuple[int, ...]]:
    """List what was passed since riichi; what was passed since the last discard was, too."""
    listed = win.passed_since_riichi or ()
    if any(KIND_OF[tile] in waits for tile in listed):
        return "passed_since_riichi", listed
    return "passed", win.passed or ()


def _is_pass(kind: int, rules: RuleSet, counts: Callable[[int], bool]) -> bool:
    return rules.yakuless_pass_is_furiten or counts(kind)


def _is_unknown(win: Win, rules: RuleSet) -> bool:
    """Say whether a fact that would matter is missing; in riichi, what was passed last was passed since riichi."""
    whole_riichi = win.in_riichi and rules.riichi_furiten
    return win.discards is None or (win.passed_since_riichi if whole_riichi else win.passed) is None
