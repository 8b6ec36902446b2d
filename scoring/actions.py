"""Actions: what a player may do now, on his own turn or with another's tile (S5, S8, S71-S72, S79-S81, S106).

Each answer is legal or says why not. May import: ``errors``, ``tiles``, ``rules``, ``hand``, ``check``,
``shapes``, ``tenpai``, ``liability``, ``score``, ``prospects``.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, NamedTuple

from scoring.check import hand_faults
from scoring.errors import Fault
from scoring.hand import Meld, MeldType, Source, Win
from scoring.liability import seat_of
from scoring.prospects import Discard, by_ron, by_tsumo, discards, left, seen
from scoring.rules import RuleSet
from scoring.score import Score, score
from scoring.shapes import divisions
from scoring.tenpai import waits
from scoring.tiles import HONOURS, KIND_OF, NORTH, UNIT, YAOCHUU, count, pack

#: Why an action is not legal -> the rule in one sentence.
REASONS = {
    "not_agari": "the tiles do not form a finished hand",
    "no_yaku": "the hand would be finished but has no yaku",
    "below_minimum_han": "the yaku are worth less than the rules demand",
    "atozuke": "the hand has a yaku only on some of its waits, which these rules do not allow",
    "furiten": "the hand is furiten, which bars every ron",
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
    "not_drawn": "in riichi only the tile just drawn may be part of a kan",
    "forbidden_in_riichi": "these rules forbid a kan in riichi",
    "waits_change": "the kan would change the waits",
    "sets_change": "the three tiles can also be read in another way",
    "yaku_change": "the kan would change the yaku",
    "not_first_turn": "only on the first turn, with no call before",
    "too_few_kinds": "fewer than nine kinds of terminals and honours",
    "not_in_rules": "the rules have no such action",
    "no_north": "there is no north to extract",
    "only_discards": "only a discard can be called",
    "not_from_left": "chi takes the discard of the player on the left",
    "no_matching_tiles": "the hand has no tiles to go with it",
    "kuikae": "kuikae forbids to discard this tile right after the call",
    "kuikae_leaves_nothing": "kuikae forbids every discard after the call",
    "kokushi_only": "only thirteen orphans may win on this tile",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """A player's position in the game when he may act.

    :ivar win: his hand without the tile in question, and the situation.
    :ivar drawn: the tile he drew; ``None``: he has just called, or it is another's tile.
    :ivar offered: another's tile; ``source``: where that player sits.
    :ivar points: his points; ``wall_tiles``: tiles left to draw; ``None`` for each: enough.
    :ivar kans: kans of all players.
    """

    win: Win
    drawn: int | None = None
    offered: int | None = None
    source: Source | None = None
    points: int | None = None
    wall_tiles: int | None = None
    kans: int = 0
    visible: tuple[int, ...] = ()


def turn_of(win: Win, rules: RuleSet, **facts: Any) -> Turn:
    """Make a turn: take the drawn tile out of a hand that holds it, see the last tile by the wall and a robbed kan.

    :param facts: the fields of ``Turn`` besides ``win``.
    """
    turn = Turn(win=win, **facts)
    hand = win.hand
    if turn.drawn in hand and len(hand) % 3 == 2:
        hand = _without(hand, (turn.drawn,))
    replaced = win.rinshan and not rules.haitei_with_rinshan
    last_tile = win.last_tile or (turn.wall_tiles == 0 and win.offer == "discard" and not replaced)
    robs = turn.offered is not None and win.offered_by in ("kakan", "ankan")
    return replace(turn, win=replace(win, hand=hand, last_tile=last_tile, chankan=win.chankan or robs))


def _without(hand: tuple[int, ...], tiles: Iterable[int | None]) -> tuple[int, ...]:
    left = list(hand)
    for tile in tiles:
        left.remove(tile)  # type: ignore[arg-type]
    return tuple(left)


def turn_faults(turn: Turn, rules: RuleSet, unread: frozenset[str] = frozenset()) -> Iterator[Fault]:
    """Find out why no legal game can produce a turn.

    Whether its tile may be won is an action to be judged, not a fault.
    """
    drawn, offered = turn.drawn, turn.offered
    unknown = not unread.isdisjoint(("drawn", "offered"))
    tile = drawn if offered is None else offered
    sizes = (13, 14) if unknown else (14,) if tile is None else (13,)
    beside = {
        "drawn": () if drawn is None else (drawn,),
        "offered": () if offered is None else (offered,),
        "visible": turn.visible,
    }
    win = turn.win if tile is None else replace(turn.win, win_tile=tile, tsumo=offered is None)
    left_open = _NO_TILE if tile is None else _NO_HAND
    yield from hand_faults(win, rules, unread, sizes, beside, left_open)
    if tile is None and not unknown and not _has_just_called(turn.win):
        yield Fault("drawn", "missing_field", "name the tile drawn or offered; without either, melds end with a call")
    for reads, broken, detail in _CONTRADICTIONS:
        if unread.isdisjoint(reads.split()) and broken(turn, rules):
            yield Fault(reads.split()[0], "contradiction", detail)


#: What contradictions between the fields of a win do not read in a turn without a tile, and with one.
_NO_TILE = frozenset(("win_tile", "tsumo"))
_NO_HAND = frozenset(("hand",))


def _has_just_called(win: Win) -> bool:
    return bool(win.melds) and win.melds[-1].type in ("chi", "pon")


def _sees_robbed(turn: Turn) -> bool:
    """Whether the player sees a copy of a tile whose other three are in the robbed kan."""
    if not turn.win.chankan or turn.offered is None:
        return False
    counts = seen(turn.win, turn.visible)
    return left(counts, KIND_OF[turn.offered]) < 4


#: Turns no legal game can reach: (fields read, the first to blame; when it is so; what is right).
_CONTRADICTIONS: tuple[tuple[str, Callable[[Turn, RuleSet], bool], str], ...] = (
    (
        "offered drawn",
        lambda t, r: None not in (t.drawn, t.offered),
        "a tile is drawn on the own turn or offered, not both",
    ),
    ("offered hand melds", lambda t, r: _sees_robbed(t), "the robbed kan holds the other three copies of the tile"),
    (
        "from offered",
        lambda t, r: t.offered is not None and t.source is None,
        "a tile comes from left, across or right",
    ),
    ("from offered", lambda t, r: t.offered is None and t.source is not None, "there is no offered tile"),
    ("from rules", lambda t, r: t.source == "across" and r.players == 3, "a three-player table has nobody across"),
    ("offered_by offered", lambda t, r: t.offered is None and t.win.offered_by is not None, "there is no offered tile"),
    (
        "wall_tiles offered_by",
        lambda t, r: t.wall_tiles == 0 and t.win.offer != "discard",
        "a kan or north needs a replacement tile, so the wall is not empty",
    ),
)


class Option(NamedTuple):
    """One way to do something: the tiles it takes or leaves, and why it is not legal.

    :ivar forbidden: kinds that may not be discarded after it (kuikae).
    """

    tiles: tuple[int, ...]
    reason: str | None = None
    forbidden: tuple[int, ...] = ()


class Action(NamedTuple):
    """Whether something may be done; ``reason`` is a key of ``REASONS``, ``None``: it is legal."""

    reason: str | None
    options: tuple[Option, ...] = ()
    score: Score | None = None
    riichi: tuple[Discard, ...] = ()


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
    assert turn.offered is not None
    win = turn.win
    if win.offer == "ankan" and not rules.chankan_on_ankan_for_kokushi:
        return _refused("not_in_rules")
    if win.offer == "north" and rules.sanma_nuki_ron == "no":
        return _refused("not_in_rules")
    judged = _judged(
        replace(
            by_ron(win, turn.offered),
            chankan=win.offer in ("kakan", "ankan"),
            discarder=None if turn.source is None else seat_of(turn.source, win, rules),
            discards=win.discards,
            passed=win.passed,
            passed_since_riichi=win.passed_since_riichi,
        ),
        rules,
    )
    kokushi_only = win.offer == "ankan" or (win.offer == "north" and rules.sanma_nuki_ron == "kokushi_only")
    if judged.score and kokushi_only and judged.score.best.reading.form != "kokushi_musou":
        return _refused("kokushi_only")
    return judged


# Riichi.


def _riichi(turn: Turn, rules: RuleSet) -> Action:
    win = turn.win
    barred = _riichi_barred(turn, rules)
    if barred:
        return _refused(barred)
    drawn = replace(win, hand=_held(turn))
    declared = replace(drawn, riichi=True, double_riichi=win.first_turn, first_turn=False)
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


def _replacement_barred(turn: Turn) -> str | None:
    """Say what forbids drawing a replacement tile."""
    if turn.drawn is None:
        return "after_call"
    return "last_tile" if _is_last(turn) else None


def _is_last(turn: Turn) -> bool:
    return turn.wall_tiles == 0 or turn.win.last_tile


def _kan_barred(turn: Turn, rules: RuleSet) -> str | None:
    own = sum(meld.is_kan for meld in turn.win.melds)
    return "five_kans" if max(turn.kans, own) >= rules.max_kans_per_hand else None


def _ankan(turn: Turn, rules: RuleSet) -> Action:
    barred = _replacement_barred(turn) or _kan_barred(turn, rules)
    if barred:
        return _refused(barred)
    held = _held(turn)
    packed = pack(held)
    quads = [kind for kind in dict.fromkeys(map(KIND_OF.__getitem__, held)) if count(packed, kind) == 4]
    return _of([_quad(turn, rules, kind) for kind in sorted(quads)], "no_fourth_tile")


def _quad(turn: Turn, rules: RuleSet, kind: int) -> Option:
    tiles = tuple(sorted(tile for tile in _held(turn) if KIND_OF[tile] == kind))
    return Option(tiles, _riichi_kan_barred(turn, rules, kind, tiles) if turn.win.in_riichi else None)


def _riichi_kan_barred(turn: Turn, rules: RuleSet, kind: int, tiles: tuple[int, ...]) -> str | None:
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
    before = replace(turn.win, discards=None, passed=None, passed_since_riichi=None)
    after = replace(
        before,
        hand=tuple(tile for tile in before.hand if KIND_OF[tile] != kind),
        melds=(*before.melds, Meld("ankan", tiles)),
    )
    kinds = _waits(before, rules)
    if kinds != _waits(after, rules):
        return "waits_change"
    if level == "waits_unchanged":
        return None
    if not all(kind in part.triplets for wait in kinds for part in divisions(pack(before.hand) + UNIT[wait])):
        return "sets_change"
    if level == "waits_sets_and_yaku_unchanged" and _yaku(before, rules, kinds) != _yaku(after, rules, kinds):
        return "yaku_change"
    return None


def _waits(win: Win, rules: RuleSet) -> list[int]:
    """List the waits that can still come, which are not those of which the hand and its melds hold all four."""
    packed = pack(win.hand)
    held = packed + sum([pack(meld.tiles) for meld in win.melds])
    return [kind for kind in waits(packed, rules.players, melded=bool(win.melds)) if count(held, kind) < 4]


def _yaku(win: Win, rules: RuleSet, kinds: list[int]) -> list[tuple[str, ...]]:
    """List the yaku of each wait by ron; of two readings that pay alike, those of the one taken."""
    results = [score(by_ron(win, kind), rules) for kind in kinds]
    return [tuple(id for id, _ in one.best.yaku) if isinstance(one, Score) else () for one in results]


def _kakan(turn: Turn, rules: RuleSet) -> Action:
    barred = _replacement_barred(turn) or _kan_barred(turn, rules)
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
    barred = _replacement_barred(turn)
    after_pon = turn.drawn is None and rules.sanma_nuki_after_pon
    if barred and not (after_pon and not _is_last(turn)):
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
    forbidden = _kuikae(turn.win.melds[-1], rules) if turn.drawn is None and turn.win.melds else ()
    options = []
    for tile in sorted(set(_held(turn)), key=lambda tile: (KIND_OF[tile], tile)):
        reason = "in_riichi" if turn.win.in_riichi and tile != turn.drawn else None
        options.append(Option((tile,), "kuikae" if KIND_OF[tile] in forbidden else reason))
    return _of(options, "kuikae")


def _kuikae(meld: Meld, rules: RuleSet) -> tuple[int, ...]:
    """List the kinds that may not be discarded right after a call: the one called, and its suji in a run."""
    if meld.is_kan or rules.kuikae == "allowed" or (meld.type == "chi" and meld.called is None):
        return ()
    kind = meld.kind if meld.called is None else KIND_OF[meld.called]
    if meld.type == "pon" or rules.kuikae == "same_tile_forbidden":
        return (kind,)
    low = meld.kind
    suji = {low: low + 3, low + 2: low - 1}.get(kind, kind)
    return tuple(sorted({kind, suji})) if suji // 9 == kind // 9 and suji >= 0 else (kind,)


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
        return _kan_barred(turn, rules)
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
    return [
        pair
        for run in runs
        if kind in run
        for pair in dict.fromkeys(combinations(own, 2))
        if sorted((KIND_OF[pair[0]], KIND_OF[pair[1]], kind)) == list(run)
    ]


def _is_run(low: int) -> bool:
    return 0 <= low < HONOURS[0] and low % 9 < 7


def _option(turn: Turn, rules: RuleSet, type: MeldType, own: tuple[int, ...]) -> Option:
    """Judge one call by whether it leaves a discard."""
    assert turn.offered is not None
    meld = Meld(type, (*own, turn.offered), turn.offered, turn.source)
    forbidden = _kuikae(meld, rules)
    left = _without(turn.win.hand, own)
    leaves_one = meld.is_kan or any(KIND_OF[tile] not in forbidden for tile in left)
    return Option(own, None if leaves_one else "kuikae_leaves_nothing", forbidden)
