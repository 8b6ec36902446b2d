"""Ankan in riichi (立直後の暗槓): what each level of the option ``riichi_ankan`` forbids (S81, K8).

May import: ``tiles``, ``rules``, ``hand``, ``hand_facts``, ``shapes``, ``tenpai``, ``score``, ``prospects``, ``turn``.
"""

from scoring.hand import Meld, Win
from scoring.hand_facts import shown_tiles
from scoring.prospects import by_ron
from scoring.rules import RuleSet
from scoring.score import Score, score
from scoring.shapes import TRIPLETS, divisions
from scoring.tenpai import waits_of
from scoring.tiles import KIND_OF, UNIT, count, pack
from scoring.turn import Turn


def riichi_kan_barred(turn: Turn, rules: RuleSet, kind: int, tiles: tuple[int, ...]) -> str | None:
    """Say what forbids an ankan in riichi, at each of the six levels of ``riichi_ankan`` (S81, K8).

    A kan leaves the sets unchanged exactly if its triplet is a triplet in every reading of every wait.
    """
    level = rules.riichi_ankan
    if level == "free":
        return None
    if level == "forbidden":
        return "forbidden_in_riichi"
    if turn.drawn is None or KIND_OF[turn.drawn] != kind:
        return "not_drawn"
    before = turn.win._replace(discards=None, passed=None, passed_since_riichi=None)
    after = before._replace(
        hand=tuple(tile for tile in before.hand if KIND_OF[tile] != kind),
        melds=(*before.melds, Meld("ankan", tiles)),
    )
    kinds = _waits(before, rules)
    if kinds != _waits(after, rules):
        return "waits_change"
    if level == "waits_unchanged":
        return None
    if not all(
        count(layout >> TRIPLETS, kind) for wait in kinds for layout in divisions(pack(before.hand) + UNIT[wait])
    ):
        return "sets_change"
    if level == "waits_sets_and_yaku_unchanged" and _yaku(before, rules, kinds) != _yaku(after, rules, kinds):
        return "yaku_change"
    return None


def _waits(win: Win, rules: RuleSet) -> list[int]:
    """List the waits that can still come, which are not those of which the player himself has all four."""
    packed = pack(win.hand)
    held = packed + shown_tiles(win)
    return [kind for kind in waits_of(packed, win, rules) if count(held, kind) < 4]


def _yaku(win: Win, rules: RuleSet, kinds: list[int]) -> list[tuple[str, ...]]:
    """List the yaku of each wait by ron; of two readings that pay alike, those of the one taken."""
    results = [score(by_ron(win, kind), rules) for kind in kinds]
    return [tuple(id for id, _ in one.best.yaku) if isinstance(one, Score) else () for one in results]
