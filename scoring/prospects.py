"""Prospects: what each wait of a hand is worth, and what each discard leaves (S14, S15, S85).

May import: ``tiles``, ``rules``, ``hand``, ``contradictions``, ``shanten``, ``hand_facts``, ``tenpai``, ``furiten``,
``score``.
"""

from collections.abc import Iterator
from typing import NamedTuple

import scoring.shanten as shanten_table
from scoring.contradictions import copies_held
from scoring.furiten import Furiten, furiten
from scoring.hand import Win, without
from scoring.hand_facts import shown_tiles
from scoring.rules import RuleSet
from scoring.score import NoWin, Score, score
from scoring.tenpai import Shape, counts_as_tenpai, shapes, waits_of
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
    ready: tuple[int, ...]
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
    kinds = waits_of(packed, win, rules)
    ready = _counted(kinds, packed, win, rules)
    barred = _barred(win, rules, ready)
    found = tuple(_wait(win, rules, packed, kind, counts, barred) for kind in kinds)
    tenpai = is_tenpai(win, rules, ready)
    distance = 0 if tenpai else max(1, shanten_table.shanten(packed, len(win.melds), rules.players).best)
    return Waiting(tenpai, distance, found, ready, barred)


def standing(win: Win, rules: RuleSet) -> tuple[tuple[int, ...], Furiten]:
    """Give the kinds that a hand without its winning tile waits for, and whether it is furiten."""
    ready = ready_for(win, rules)
    return ready, _barred(win, rules, ready)


def _barred(win: Win, rules: RuleSet, ready: tuple[int, ...]) -> Furiten:
    """Judge furiten; nobody can discard what a player has all four of himself."""
    barred = furiten(win, rules, ready, lambda kind: _has_yaku(win, rules, kind))
    held = pack(win.hand) + shown_tiles(win)
    return barred._replace(can_ron=False) if all(count(held, kind) == 4 for kind in ready) else barred


def ready_for(win: Win, rules: RuleSet) -> tuple[int, ...]:
    """List the kinds that a hand without its winning tile waits for; none by the rule ``karaten``."""
    packed = pack(win.hand)
    return _counted(waits_of(packed, win, rules), packed, win, rules)


def _counted(kinds: tuple[int, ...], packed: int, win: Win, rules: RuleSet) -> tuple[int, ...]:
    """Leave the waits of a hand that counts as tenpai, none of another."""
    return kinds if counts_as_tenpai(kinds, packed, shown_tiles(win), rules) else ()


def is_tenpai(win: Win, rules: RuleSet, ready: tuple[int, ...]) -> bool:
    """Say whether a hand is tenpai: by its shape, or with a yaku on some wait where the rules ask for it."""
    return bool(ready) and (rules.keishiki_tenpai or any(_has_some_yaku(win, rules, kind) for kind in ready))


def knows_rivers(win: Win) -> bool:
    """Say whether anything is told that furiten depends on."""
    return not win.discards is win.passed is win.passed_since_riichi is None


def _has_yaku(win: Win, rules: RuleSet, kind: int) -> bool:
    return isinstance(score(by_ron(win, kind), rules), Score)


def _has_some_yaku(win: Win, rules: RuleSet, kind: int) -> bool:
    return _has_yaku(win, rules, kind) or isinstance(score(by_tsumo(win, kind), rules), Score)


def _wait(win: Win, rules: RuleSet, packed: int, kind: int, counts: list[int], barred: Furiten) -> Wait:
    remaining = left(counts, kind)
    if not remaining:
        return Wait(kind, 0, shapes(packed, kind), NONE_LEFT, NONE_LEFT)
    tile = _tile_left(kind, counts, rules)
    ron = won_by_ron(win, rules, tile)
    if isinstance(ron, Score) and barred.furiten:
        ron = FURITEN
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
    ron = win._replace(
        win_tile=tile,
        tsumo=False,
        rinshan=False,
        kans_in_a_row=0,
        first_turn_kan=False,
        first_turn=win.first_turn and win.seat_wind != 0,
        offered_by=None if win.offered_by == "north" and tile != NORTH else win.offered_by,
        discards=None,
        passed=None,
        passed_since_riichi=None,
    )
    return ron._replace(chankan=False) if ron.chankan and copies_held(ron) else ron


def won_by_ron(win: Win, rules: RuleSet, tile: int, *, chankan: bool | None = None) -> Score | NoWin:
    """Score a ron on a tile, as far as the rules allow one on what it was.

    :param chankan: whether it robs a kan; by default as the question says, where that can be.
    """
    north = win.offer == "north" and tile == NORTH
    allowed = {"no": "not_in_rules", "kokushi_only": "kokushi_only"}.get(rules.sanma_nuki_ron) if north else None
    if win.offer == "ankan":
        allowed = "kokushi_only" if rules.chankan_on_ankan_for_kokushi else "not_in_rules"
    ron = by_ron(win, tile)
    result = score(ron if chankan is None else ron._replace(chankan=chankan), rules)
    if allowed == "not_in_rules" or (
        allowed and isinstance(result, Score) and result.best.reading.form != "kokushi_musou"
    ):
        return NoWin(allowed, ())
    return result


def by_tsumo(win: Win, tile: int) -> Win:
    """Let the hand win by tsumo on a tile; what only a ron can have is left out."""
    return win._replace(
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
        if waits_of(packed - UNIT[KIND_OF[tile]], win, rules):
            yield Discard(tile, waiting(after_discard(win, tile, rules), rules, counts))


def after_discard(win: Win, tile: int, rules: RuleSet) -> Win:
    """Discard a tile: it lies in the river, what was passed before bars only a player in riichi, and what was
    special about the tile drawn is over. A river that is not known, while others are, stays so, unless the tile
    is a wait itself, so that the rest of the river does not matter.
    """
    hand = without(win.hand, (tile,))
    unknown = win.discards is None and (win.passed is not None or win.passed_since_riichi is not None)
    if unknown and KIND_OF[tile] in waits_of(pack(hand), win, rules):
        unknown = False
    return win._replace(
        hand=hand,
        discards=None if unknown else (*(win.discards or ()), tile),
        passed=None if win.discards is None and not unknown else (),
        passed_since_riichi=_passed_so_far(win),
        first_turn=False,
        rinshan=False,
        kans_in_a_row=0,
        first_turn_kan=False,
        last_tile=False,
    )


def _passed_so_far(win: Win) -> tuple[int, ...] | None:
    """Add what was passed last to what was passed since riichi."""
    if win.passed is None or win.passed_since_riichi is None:
        return win.passed_since_riichi
    return (*win.passed_since_riichi, *win.passed)


def _worth(leaves: Waiting) -> int:
    """Compare equal numbers of tiles by the best ron or tsumo they may win."""
    results = [result for wait in leaves.waits for result in (wait.ron, wait.tsumo)]
    return max((result.price.total for result in results if isinstance(result, Score)), default=0)
