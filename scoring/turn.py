"""Turn: a player's position when he may act, and why no legal game can reach it.

May import: ``told``, ``errors``, ``rules``, ``hand``, ``contradictions``, ``check``, ``liability``.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from scoring.check import hand_faults
from scoring.contradictions import copies_held
from scoring.errors import Fault
from scoring.hand import Source, Win, without
from scoring.liability import seat_of
from scoring.rules import RuleSet
from scoring.told import Told


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
    if turn.drawn is not None and turn.drawn in hand and len(hand) % 3 == 2:
        hand = without(hand, (turn.drawn,))
    replaced = win.rinshan and not rules.haitei_with_rinshan
    last_tile = win.last_tile or (turn.wall_tiles == 0 and win.offer == "discard" and not replaced)
    robs = turn.offered is not None and win.offered_by in ("kakan", "ankan")
    return replace(turn, win=win._replace(hand=hand, last_tile=last_tile, chankan=win.chankan or robs))


def turn_faults(turn: Turn, rules: RuleSet, unread: frozenset[str] = frozenset()) -> Iterator[Fault]:
    """Find out why no legal game can produce a turn.

    Whether its tile may be won is an action to be judged, not a fault.
    """
    drawn, offered = turn.drawn, turn.offered
    tile = drawn if offered is None else offered
    beside = {
        "drawn": () if drawn is None else (drawn,),
        "offered": () if offered is None else (offered,),
        "visible": turn.visible,
    }
    win = turn.win if tile is None else turn.win._replace(win_tile=tile, tsumo=offered is None)
    left_open = _NO_TILE if tile is None else _NO_HAND
    missing = list(_missing(turn, rules, unread))
    yield from hand_faults(win, rules, unread, (13, 14) if missing else _sizes(turn, unread), beside, left_open)
    yield from missing
    for reads, broken, detail in _CONTRADICTIONS:
        if broken(turn, rules) and unread.isdisjoint(reads.split()):
            yield Fault(reads.split()[0], "contradiction", Told(detail))


def _sizes(turn: Turn, unread: frozenset[str]) -> tuple[int, ...]:
    """Say how many tiles the hand may have without melds."""
    if not unread.isdisjoint(("drawn", "offered")):
        return (13, 14)
    return (14,) if turn.drawn is None and turn.offered is None else (13,)


def _missing(turn: Turn, rules: RuleSet, unread: frozenset[str]) -> Iterator[Fault]:
    """Find what the question must tell."""
    if not unread.isdisjoint(("drawn", "offered", "from", "hand", "melds")):
        return
    win, size = turn.win, 14 - 3 * len(turn.win.melds)
    forbids_kuikae = "rules" not in unread and rules.kuikae != "allowed"
    if turn.offered is not None and turn.source is None:
        yield Fault("from", "missing_field", Told("say who offers the tile: left, across or right"))
    if turn.drawn is not None and len(win.hand) == size:
        lacking = "a hand of {held} tiles must hold the tile drawn itself; send it with it, or {waiting:tile}"
        yield Fault("drawn", "drawn_not_in_hand", Told(lacking, held=size, waiting=size - 1))
    if turn.drawn is None and turn.offered is None:
        if not _has_just_called(win):
            detail = Told("name the tile drawn or offered; without either, the last meld is a call just made")
            yield Fault("drawn", "missing_field", detail)
        elif win.melds[-1].called is None and win.melds[-1].type == "chi" and forbids_kuikae:
            field = f"melds/{len(win.melds) - 1}/called"
            detail = Told("say which tile was called, to know what kuikae forbids to discard")
            yield Fault(field, "missing_field", detail)


#: What contradictions between the fields of a win do not read in a turn without a tile, and with one.
_NO_TILE = frozenset(("win_tile", "tsumo"))
_NO_HAND = frozenset(("hand",))


def _has_just_called(win: Win) -> bool:
    return bool(win.melds) and win.melds[-1].type in ("chi", "pon")


def _sees_robbed(turn: Turn) -> bool:
    """Whether the player holds a copy of a tile whose other three are in the robbed kan."""
    if not turn.win.chankan or turn.offered is None:
        return False
    return copies_held(turn.win._replace(win_tile=turn.offered)) > 0


def _names_another(turn: Turn, rules: RuleSet) -> bool:
    """Whether the discarder named is not the player who offers the tile."""
    named = turn.win.discarder
    return turn.source is not None and named is not None and named != seat_of(turn.source, turn.win, rules)


def _calls_last_tile(turn: Turn) -> bool:
    after_call = turn.drawn is None and turn.offered is None
    return after_call and (turn.wall_tiles == 0 or turn.win.last_tile)


#: Turns no legal game can reach: (fields read, the first to blame; when it is so; what is right).
_CONTRADICTIONS: tuple[tuple[str, Callable[[Turn, RuleSet], bool], str], ...] = (
    (
        "offered drawn",
        lambda t, r: None not in (t.drawn, t.offered),
        "a tile is drawn on the own turn or offered, not both",
    ),
    ("offered hand melds", lambda t, r: _sees_robbed(t), "the robbed kan holds the other three copies of the tile"),
    ("from offered", lambda t, r: t.offered is None and t.source is not None, "there is no offered tile"),
    ("from rules", lambda t, r: t.source == "across" and r.players == 3, "a three-player table has nobody across"),
    ("offered_by offered", lambda t, r: t.offered is None and t.win.offered_by is not None, "there is no offered tile"),
    (
        "first_turn kans_on_table",
        lambda t, r: t.win.first_turn and t.kans > 0,
        "a call or kan ends the first turn",
    ),
    (
        "kans_on_table melds",
        lambda t, r: 0 < t.kans < sum(meld.is_kan for meld in t.win.melds),
        "the own kans are on the table, too",
    ),
    (
        "last_tile wall_tiles",
        lambda t, r: t.win.last_tile and bool(t.wall_tiles),
        "the last tile leaves none in the wall",
    ),
    ("melds wall_tiles last_tile", lambda t, r: _calls_last_tile(t), "the last discard cannot be called"),
    ("discarder from rules", _names_another, "the discarder is the player who offers the tile"),
    (
        "wall_tiles offered_by",
        lambda t, r: t.wall_tiles == 0 and t.win.offer != "discard",
        "a kan or north needs a replacement tile, so the wall is not empty",
    ),
)
