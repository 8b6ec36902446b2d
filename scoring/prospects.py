"""Prospects: what each wait of a hand is worth, and what each discard leaves (S14, S15, S85).

May import: ``tiles``, ``rules``, ``hand``, ``contradictions``,
``shanten``, ``facts``, ``tenpai``, ``furiten``, ``score``.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import scoring.shanten as shanten_table
from scoring.contradictions import copies_held
from scoring.facts import called
from scoring.furiten import Furiten, furiten
from scoring.hand import Win
from scoring.rules import RuleSet
from scoring.score import NoWin, Score, score
from scoring.tenpai import Shape, counts_as_tenpai, shapes, waits
from scoring.tiles import FIVES, KIND_OF, NORTH, RED_FIVES, UNIT, count, pack

#: Why a tile that completes the shape wins nothing, besides the reasons of ``score``.
NONE_LEFT = NoWin("none_left", ())
FURITEN = NoWin("furiten", ())


class Wait(NamedTuple):
    """A kind that completes the hand.

    :ivar remaining: copies that nobody has shown.
    :ivar ron, tsumo: its value won either way, or why it has none.
    """

    kind: int
    remaining: int
    shapes: tuple[Shape, ...]
    ron: Score | NoWin
    tsumo: Score | NoWin


class Waiting(NamedTuple):
    """A hand of 13 tiles, three fewer for each meld, as it waits.

    :ivar ready: the kinds it waits for by the rule ``karaten``.

    :ivar tenpai: by the rules ``karaten`` and ``keishiki_tenpai``.
    :ivar shanten: 0 exactly if tenpai.
    """

    tenpai: bool
    shanten: int
    waits: tuple[Wait, ...]
    ready: list[int]
    furiten: Furiten

    @property
    def remaining(self) -> int:
        """Copies of all waits that nobody has shown."""
        return sum(wait.remaining for wait in self.waits)


class Discard(NamedTuple):
    """A discard from a hand of 14 tiles, and what it leaves."""

    tile: int
    leaves: Waiting


def seen(win: Win, visible: tuple[int, ...] = ()) -> list[int]:
    """Count for each tile, red fives apart, the copies that the player can see."""
    tiles = [*win.hand, *win.dora_indicators, *win.ura_indicators, *(win.discards or ()), *visible]
    tiles += [tile for meld in win.melds for tile in meld.tiles]
    tiles += [NORTH] * win.north
    counts = [0] * len(KIND_OF)
    for tile in tiles:
        counts[tile] += 1
    return counts


def left(counts: list[int], kind: int) -> int:
    """Count the copies of a kind that are not seen."""
    copies = 4 - counts[kind]
    if kind in FIVES:
        copies -= counts[RED_FIVES[FIVES.index(kind)]]
    return max(0, copies)


def waiting(win: Win, rules: RuleSet, counts: list[int]) -> Waiting:
    """Look at a hand without its winning tile.

    :param win: the situation; ``hand`` has 13 tiles, three fewer for each meld, and ``win_tile`` is not read.
    :param counts: what ``seen`` gives.
    """
    packed = pack(win.hand)
    kinds = waits(packed, rules.players, melded=bool(win.melds))
    ready, barred = standing(win, rules)
    found = tuple(_wait(win, rules, packed, kind, counts, barred) for kind in kinds)
    tenpai = bool(ready) and (rules.keishiki_tenpai or any(_has_some_yaku(win, rules, kind) for kind in ready))
    distance = 0 if tenpai else max(1, shanten_table.shanten(packed, len(win.melds), rules.players).best)
    return Waiting(tenpai, distance, found, ready, barred)


def standing(win: Win, rules: RuleSet) -> tuple[list[int], Furiten]:
    """Give the kinds that a hand without its winning tile waits for, and whether it is furiten.

    A hand that is not tenpai by the rule ``karaten`` waits for nothing, and nobody can discard what a player has
    all four of himself.
    """
    packed, melds = pack(win.hand), called(win.melds)
    kinds = waits(packed, rules.players, melded=bool(win.melds))
    if not counts_as_tenpai(kinds, packed, melds.packed, rules):
        kinds = []
    barred = furiten(win, rules, kinds, lambda kind: _has_yaku(win, rules, kind))
    if all(count(packed + melds.packed, kind) == 4 for kind in kinds):
        barred = barred._replace(can_ron=False)
    return kinds, barred


def _has_yaku(win: Win, rules: RuleSet, kind: int) -> bool:
    return isinstance(score(by_ron(win, kind), rules), Score)


def _has_some_yaku(win: Win, rules: RuleSet, kind: int) -> bool:
    return _has_yaku(win, rules, kind) or isinstance(score(by_tsumo(win, kind), rules), Score)


def _wait(win: Win, rules: RuleSet, packed: int, kind: int, counts: list[int], barred: Furiten) -> Wait:
    remaining = left(counts, kind)
    if not remaining:
        return Wait(kind, 0, shapes(packed, kind), NONE_LEFT, NONE_LEFT)
    tile = _tile_left(kind, counts, rules)
    ron = FURITEN if barred.furiten else score(by_ron(win, tile), rules)
    return Wait(kind, remaining, shapes(packed, kind), ron, score(by_tsumo(win, tile), rules))


def _tile_left(kind: int, counts: list[int], rules: RuleSet) -> int:
    """Take the plain tile of a kind, or the red five where only that is left."""
    if kind in FIVES:
        suit = FIVES.index(kind)
        if counts[kind] >= 4 - rules.red_fives[suit]:
            return RED_FIVES[suit]
    return kind


def by_ron(win: Win, tile: int) -> Win:
    """Let the hand win by ron on a tile; what only a tsumo can have is left out."""
    ron = replace(
        win,
        win_tile=tile,
        tsumo=False,
        rinshan=False,
        first_turn=win.first_turn and win.seat_wind != 0,
        offered_by=None if win.offered_by == "north" and tile != NORTH else win.offered_by,
        discards=None,
        passed=None,
        passed_since_riichi=None,
    )
    return replace(ron, chankan=False) if ron.chankan and copies_held(ron) else ron


def by_tsumo(win: Win, tile: int) -> Win:
    """Let the hand win by tsumo on a tile; what only a ron can have is left out."""
    return replace(
        win,
        win_tile=tile,
        tsumo=True,
        chankan=False,
        offered_by=None,
        discarder=None,
        riichi_tile=False,
        kan_discard=False,
    )


def discards(win: Win, rules: RuleSet, counts: list[int]) -> list[Discard]:
    """List every discard of a hand of 14 tiles that leaves it tenpai, the most tiles to win with first."""
    found = [one for one in _discards(win, rules, counts) if one.leaves.tenpai]
    return sorted(found, key=lambda one: (-one.leaves.remaining, -_worth(one.leaves), KIND_OF[one.tile], one.tile))


def _discards(win: Win, rules: RuleSet, counts: list[int]) -> Iterator[Discard]:
    packed = pack(win.hand)
    for tile in dict.fromkeys(win.hand):
        if waits(packed - UNIT[KIND_OF[tile]], rules.players, melded=bool(win.melds)):
            yield Discard(tile, waiting(after_discard(win, tile), rules, counts))


def after_discard(win: Win, tile: int) -> Win:
    """Discard a tile: it lies in the river, what was passed before bars only a player in riichi, and what was
    special about the tile drawn is over.
    """
    hand = list(win.hand)
    hand.remove(tile)
    return replace(
        win,
        hand=tuple(hand),
        discards=(*(win.discards or ()), tile),
        passed=(),
        passed_since_riichi=(*(win.passed_since_riichi or ()), *(win.passed or ())),
        first_turn=False,
        rinshan=False,
        last_tile=False,
    )


def _worth(leaves: Waiting) -> int:
    """Compare equal numbers of tiles by the best ron or tsumo they may win."""
    results = [result for wait in leaves.waits for result in (wait.ron, wait.tsumo)]
    return max((result.price.total for result in results if isinstance(result, Score)), default=0)


class Step(NamedTuple):
    """How far a hand is, and the kinds that bring it closer, each with the copies left.

    :ivar discard: the tile whose discard leaves this hand; ``None`` for a hand of 13 tiles.
    """

    shanten: int
    accepts: list[tuple[int, int]]
    discard: int | None = None

    @property
    def remaining(self) -> int:
        """Copies left of all that bring the hand closer."""
        return sum(copies for _, copies in self.accepts)


def step(win: Win, rules: RuleSet, counts: list[int]) -> Step:
    """Measure a hand of 13 tiles, three fewer for each meld."""
    outlook = shanten_table.outlook(pack(win.hand), len(win.melds), rules.players)
    return _step(outlook, counts)


def steps(win: Win, rules: RuleSet, counts: list[int]) -> list[Step]:
    """Measure what each discard leaves of a hand of 14 tiles, the nearest with the most tiles first."""
    outlooks = shanten_table.discards(pack(win.hand), len(win.melds), rules.players)
    found = [_step(outlook, counts, _held(win, kind)) for kind, outlook in outlooks.items()]
    return sorted(found, key=lambda one: (one.shanten, -one.remaining))


def _step(outlook: shanten_table.Outlook, counts: list[int], discard: int | None = None) -> Step:
    return Step(outlook.shanten, [(kind, left(counts, kind)) for kind in outlook.accepts], discard)


def _held(win: Win, kind: int) -> int:
    """Take the plain tile of a kind where the hand holds one."""
    return min(tile for tile in win.hand if KIND_OF[tile] == kind)
