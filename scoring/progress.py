"""Progress: how far a hand is from tenpai, and which tiles and discards bring it closer.

May import: ``tiles``, ``rules``, ``hand``, ``shanten``, ``hand_facts``, ``tenpai``, ``prospects``.
"""

from collections.abc import Sequence
from typing import NamedTuple

import scoring.shanten as shanten_table
from scoring.hand import Win
from scoring.hand_facts import shown_tiles
from scoring.prospects import after_discard, left
from scoring.rules import RuleSet
from scoring.tenpai import counts_as_tenpai, waits_of
from scoring.tiles import KIND_OF, KINDS, NOT_IN_SANMA, count, pack


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


def step(win: Win, rules: RuleSet, counts: list[int], discard: int | None = None) -> Step:
    """Measure a hand of 13 tiles, three fewer for each meld; it is at 0 exactly if it is tenpai by ``karaten``.

    :param discard: what was discarded to get there, if anything.
    """
    packed = pack(win.hand)
    outlook = shanten_table.outlook(packed, len(win.melds), rules.players)
    kinds = waits_of(packed, win, rules)
    tenpai = counts_as_tenpai(kinds, packed, shown_tiles(win), rules)
    accepts: Sequence[int] = outlook.accepts
    if tenpai and outlook.shanten:
        accepts = kinds
    elif not tenpai and not outlook.shanten:
        accepts = _other_waits(win, rules)
    return Step(0 if tenpai else max(1, outlook.shanten), [(kind, left(counts, kind)) for kind in accepts], discard)


def _other_waits(win: Win, rules: RuleSet) -> list[int]:
    """List what brings tenpai to a hand whose waits its player holds himself, with a discard."""
    held = pack(win.hand) + shown_tiles(win)
    kinds = [kind for kind in KINDS if rules.players == 4 or kind not in NOT_IN_SANMA]
    return [kind for kind in kinds if count(held, kind) < 4 and _brings_tenpai(win, rules, kind)]


def _brings_tenpai(win: Win, rules: RuleSet, kind: int) -> bool:
    drawn = win._replace(hand=(*win.hand, kind))
    after = (after_discard(drawn, tile, rules) for tile in dict.fromkeys(drawn.hand))
    return any(
        counts_as_tenpai(waits_of(pack(one.hand), one, rules), pack(one.hand), shown_tiles(one), rules) for one in after
    )


def steps(win: Win, rules: RuleSet, counts: list[int]) -> list[Step]:
    """Measure what each discard leaves of a hand of 14 tiles, the nearest with the most tiles first."""
    tiles = {KIND_OF[tile]: tile for tile in sorted(win.hand, reverse=True)}
    found = [step(after_discard(win, tile, rules), rules, counts, tile) for _, tile in sorted(tiles.items())]
    return sorted(found, key=lambda one: (one.shanten, -one.remaining))
