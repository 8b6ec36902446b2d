"""Actions: what a player may do now, on his own turn or with another's tile (S5, S8, S71-S72, S79-S81, S106).

Each answer is legal or says why not. May import: ``tiles``, ``rules``, ``hand``, ``furiten``, ``liability``,
``score``, ``prospects``, ``kuikae``, ``turn``, ``riichi_kan``.
"""

from itertools import combinations, product
from typing import NamedTuple

from scoring.furiten import Furiten
from scoring.hand import Meld, MeldType, Win, without
from scoring.kuikae import forbidden_tiles
from scoring.liability import seat_of
from scoring.prospects import Discard, by_tsumo, discards, knows_rivers, seen, standing, won_by_ron
from scoring.riichi_kan import riichi_kan_barred
from scoring.rules import RuleSet
from scoring.score import NO_WIN, NoWin, Score, score
from scoring.tiles import HONOURS, KIND_OF, NORTH, YAOCHUU, count, pack
from scoring.turn import Turn

#: Why an action is not legal -> the rule in one sentence.
REASONS = {
    **NO_WIN,
    "in_riichi": "a player in riichi neither calls nor changes his hand",
    "open_hand": "riichi needs a closed hand",
    "not_tenpai": "no discard leaves the hand tenpai",
    "furiten_riichi": "these rules forbid riichi while furiten",
    "too_few_points": "riichi needs the points for its stick",
    "too_few_wall_tiles": "too few tiles are left in the wall for riichi",
    "last_tile": "after the last tile only a win is left",
    "no_fourth_tile": "no four equal tiles can be put together",
    "five_kans": "no more kans may be declared in this hand",
    "after_call": "after a call only a discard is left; the others need an own draw",
    "no_replacement_tile": "no replacement tile is left",
    "not_drawn": "in riichi only the tile just drawn may be used",
    "forbidden_in_riichi": "these rules forbid a kan in riichi",
    "waits_change": "the kan would change the waits",
    "sets_change": "the three tiles can also be read in another way",
    "yaku_change": "the kan would change the yaku",
    "not_first_turn": "only on the first turn, with no call before",
    "too_few_kinds": "fewer than nine kinds of terminals and honours",
    "no_north": "there is no north to extract",
    "only_discards": "only a discard can be called",
    "not_from_left": "chi takes the discard of the player on the left",
    "no_matching_tiles": "the hand has no tiles to go with it",
    "kuikae": "kuikae forbids to discard this tile right after the call",
    "kuikae_leaves_nothing": "kuikae forbids every discard after the call",
}


class Option(NamedTuple):
    """One way to do something: the tiles it takes or leaves, and why it is not legal.

    :ivar forbidden: tiles that may not be discarded after it (kuikae).
    """

    tiles: tuple[int, ...]
    reason: str | None = None
    forbidden: tuple[int, ...] = ()


class Action(NamedTuple):
    """Whether something may be done.

    :ivar reason: a key of ``REASONS``; ``None``: it is legal.
    :ivar score: the value of a win; ``riichi``: the discards to declare with; ``furiten``: waits and what bars them.
    """

    reason: str | None
    options: tuple[Option, ...] = ()
    score: Score | None = None
    riichi: tuple[Discard, ...] = ()
    furiten: tuple[tuple[int, ...], Furiten] | None = None


LEGAL = Action(None)


def own_turn(turn: Turn, rules: RuleSet) -> dict[str, Action]:
    """Judge everything a player may do after his draw, or with his discard after a call."""
    return {
        "tsumo": _tsumo(turn, rules),
        "riichi": _riichi(turn, rules),
        "ankan": _ankan(turn, rules),
        "kakan": _kakan(turn, rules),
        "kyuushu_kyuuhai": _kyuushu_kyuuhai(turn, rules),
        "north": _north(turn, rules),
        "discards": _discards(turn, rules),
    }


def others_tile(turn: Turn, rules: RuleSet) -> dict[str, Action]:
    """Judge everything a player may do with a tile that another one offers."""
    return {
        "ron": _ron(turn, rules),
        "pon": _call(turn, rules, "pon"),
        "daiminkan": _call(turn, rules, "daiminkan"),
        "chi": _call(turn, rules, "chi"),
    }


def _refused(reason: str) -> Action:
    return Action(reason)


def _of(options: list[Option], none: str) -> Action:
    """Sum up options: legal if one is, else the reason of the first, or ``none`` where there are none."""
    legal = any(option.reason is None for option in options)
    return Action(None if legal else options[0].reason if options else none, tuple(options))


def _held(turn: Turn) -> tuple[int, ...]:
    return turn.win.hand if turn.drawn is None else (*turn.win.hand, turn.drawn)


# A win.


def _judged(win: Win, rules: RuleSet) -> Action:
    result = score(win, rules)
    return Action(None, score=result) if isinstance(result, Score) else Action(result.reason)


def _tsumo(turn: Turn, rules: RuleSet) -> Action:
    return _refused("after_call") if turn.drawn is None else _judged(by_tsumo(turn.win, turn.drawn), rules)


def _ron(turn: Turn, rules: RuleSet) -> Action:
    """Judge a ron, and tell of furiten where the rivers are known."""
    assert turn.offered is not None
    win = turn.win
    discarder = None if turn.source is None else seat_of(turn.source, win, rules)
    robbing = win.offer in ("kakan", "ankan")
    result = won_by_ron(win._replace(discarder=discarder), rules, turn.offered, chankan=robbing)
    barred = standing(win, rules) if knows_rivers(win) else None
    if isinstance(result, NoWin):
        return Action(result.reason, furiten=barred)
    if barred and barred[1].furiten:
        return Action("furiten", furiten=barred)
    return Action(None, score=result, furiten=barred)


# Riichi.


def _riichi(turn: Turn, rules: RuleSet) -> Action:
    win = turn.win
    barred = _riichi_barred(turn, rules)
    if barred:
        return _refused(barred)
    drawn = win._replace(hand=_held(turn))
    declared = drawn._replace(riichi=True, double_riichi=win.first_turn, passed=(), passed_since_riichi=())
    found = discards(declared, rules, seen(drawn, turn.visible))
    if not found:
        return _refused("not_tenpai")
    allowed = [one for one in found if rules.riichi_while_furiten or not one.leaves.furiten.furiten]
    return Action(None, riichi=tuple(allowed)) if allowed else _refused("furiten_riichi")


def _riichi_barred(turn: Turn, rules: RuleSet) -> str | None:
    """Say what but the tiles forbids riichi (S79)."""
    if turn.win.in_riichi:
        return "in_riichi"
    if not turn.win.is_closed:
        return "open_hand"
    if turn.points is not None and turn.points < rules.riichi_min_points:
        return "too_few_points"
    left_to_draw = 0 if turn.win.last_tile else turn.wall_tiles
    if left_to_draw is not None and left_to_draw < rules.riichi_min_wall_tiles:
        return "too_few_wall_tiles"
    return None


# Kans and norths of the own turn.


def _replacement_barred(turn: Turn, rules: RuleSet) -> str | None:
    """Say what forbids drawing a replacement tile."""
    return "after_call" if turn.drawn is None else _no_room(turn, rules)


def _no_room(turn: Turn, rules: RuleSet) -> str | None:
    if _no_replacement(turn, rules):
        return "no_replacement_tile"
    return "last_tile" if _is_last(turn) else None


def _no_replacement(turn: Turn, rules: RuleSet) -> bool:
    """Say whether kans and norths have used up the replacement tiles of three-player."""
    return rules.players == 3 and _kans(turn) + turn.win.north >= rules.sanma_rinshan_tiles


def _kans(turn: Turn) -> int:
    """Count the kans on the table, at least the player's own."""
    return max(turn.kans, sum(meld.is_kan for meld in turn.win.melds))


def _is_last(turn: Turn) -> bool:
    return turn.wall_tiles == 0 or turn.win.last_tile


def _kan_barred(turn: Turn, rules: RuleSet) -> str | None:
    return "five_kans" if _kans(turn) >= rules.max_kans_per_hand else None


def _ankan(turn: Turn, rules: RuleSet) -> Action:
    barred = _replacement_barred(turn, rules) or _kan_barred(turn, rules)
    if barred:
        return _refused(barred)
    held = _held(turn)
    packed = pack(held)
    quads = [kind for kind in dict.fromkeys(map(KIND_OF.__getitem__, held)) if count(packed, kind) == 4]
    return _of([_quad(turn, rules, kind) for kind in sorted(quads)], "no_fourth_tile")


def _quad(turn: Turn, rules: RuleSet, kind: int) -> Option:
    tiles = tuple(sorted(tile for tile in _held(turn) if KIND_OF[tile] == kind))
    return Option(tiles, riichi_kan_barred(turn, rules, kind, tiles) if turn.win.in_riichi else None)


def _kakan(turn: Turn, rules: RuleSet) -> Action:
    barred = _replacement_barred(turn, rules) or _kan_barred(turn, rules)
    if barred:
        return _refused(barred)
    held = _held(turn)
    pons = [meld for meld in turn.win.melds if meld.type == "pon"]
    added = [Option((*meld.tiles, tile)) for meld in pons for tile in held if KIND_OF[tile] == meld.kind]
    return _of(added, "no_fourth_tile")


def _north(turn: Turn, rules: RuleSet) -> Action:
    """Judge the extraction of a north (S106)."""
    if rules.players != 3 or rules.sanma_north != "nuki_dora":
        return _refused("not_in_rules")
    after_call = turn.drawn is None and not rules.sanma_nuki_after_pon
    barred = "after_call" if after_call else _no_room(turn, rules)
    if barred:
        return _refused(barred)
    if NORTH not in _held(turn):
        return _refused("no_north")
    if turn.win.in_riichi and turn.drawn != NORTH:
        return _refused("not_drawn")
    return LEGAL


def _kyuushu_kyuuhai(turn: Turn, rules: RuleSet) -> Action:
    """Judge the abortive draw with nine kinds of terminals and honours (S72)."""
    if not rules.kyuushu_kyuuhai:
        return _refused("not_in_rules")
    if turn.drawn is None or not turn.win.first_turn:
        return _refused("not_first_turn")
    kinds = YAOCHUU & {KIND_OF[tile] for tile in _held(turn)}
    return LEGAL if len(kinds) >= 9 else _refused("too_few_kinds")


# Discards and calls.


def _discards(turn: Turn, rules: RuleSet) -> Action:
    forbidden = forbidden_tiles(turn.win.melds[-1], rules) if turn.drawn is None and turn.win.melds else ()
    options = []
    for tile in sorted(set(_held(turn)), key=lambda tile: (KIND_OF[tile], tile)):
        reason = "in_riichi" if turn.win.in_riichi and tile != turn.drawn else None
        options.append(Option((tile,), "kuikae" if tile in forbidden else reason))
    return _of(options, "kuikae")


def _call(turn: Turn, rules: RuleSet, type: MeldType) -> Action:
    barred = _call_barred(turn, rules, type)
    if barred:
        return _refused(barred)
    assert turn.offered is not None
    return _of([_option(turn, rules, type, own) for own in _own_tiles(turn, type)], "no_matching_tiles")


def _call_barred(turn: Turn, rules: RuleSet, type: MeldType) -> str | None:
    """Say what but the tiles forbids a call."""
    if turn.win.offer != "discard":
        return "only_discards"
    if turn.win.in_riichi:
        return "in_riichi"
    if _is_last(turn):
        return "last_tile"
    if type == "daiminkan":
        return "no_replacement_tile" if _no_replacement(turn, rules) else _kan_barred(turn, rules)
    if type == "chi" and rules.players == 3 and not rules.sanma_chii:
        return "not_in_rules"
    return "not_from_left" if type == "chi" and turn.source != "left" else None


def _own_tiles(turn: Turn, type: MeldType) -> list[tuple[int, ...]]:
    """List the own tiles that would go with the offered one, each choice of red fives apart."""
    assert turn.offered is not None
    kind = KIND_OF[turn.offered]
    own = sorted(turn.win.hand, key=lambda tile: (KIND_OF[tile], tile))
    if type != "chi":
        equal = [tile for tile in own if KIND_OF[tile] == kind]
        return list(dict.fromkeys(combinations(equal, 3 if type == "daiminkan" else 2)))
    runs = [(low, low + 1, low + 2) for low in range(kind - 2, kind + 1) if _is_run(low)]
    return [pair for run in runs if kind in run for pair in _pairs(own, [one for one in run if one != kind])]


def _pairs(own: list[int], kinds: list[int]) -> list[tuple[int, ...]]:
    """List the ways to take a tile of each of two kinds."""
    first, second = ([tile for tile in own if KIND_OF[tile] == kind] for kind in kinds)
    return list(dict.fromkeys(product(first, second)))


def _is_run(low: int) -> bool:
    return 0 <= low < HONOURS[0] and low % 9 < 7


def _option(turn: Turn, rules: RuleSet, type: MeldType, own: tuple[int, ...]) -> Option:
    """Judge one call by whether it leaves a discard."""
    assert turn.offered is not None
    meld = Meld(type, (*own, turn.offered), turn.offered, turn.source)
    forbidden = forbidden_tiles(meld, rules)
    left = without(turn.win.hand, own)
    leaves_one = meld.is_kan or any(tile not in forbidden for tile in left)
    return Option(own, None if leaves_one else "kuikae_leaves_nothing", forbidden)
