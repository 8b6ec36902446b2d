"""Groups: the tiles of a win laid out as the reading that is paid sees them.

May import: ``tiles``, ``hand``, ``shapes``, ``fu``, ``score``.
"""

from functools import lru_cache
from typing import Literal, NamedTuple

from scoring.fu import WAIT_FU, FuItem
from scoring.hand import Meld, Win
from scoring.score import Candidate
from scoring.shapes import Reading, groups_of
from scoring.tiles import KIND_OF, KINDS, RED_FIVES, SUITS, YAOCHUU

GroupType = Literal["run", "triplet", "kan", "pair", "single"]


class Group(NamedTuple):
    """A part of the hand.

    :ivar tiles: its very tiles, red fives among them; the winning tile stands in the group it completed.
    :ivar open: called, or a triplet completed by ron (S7).
    :ivar winning: the winning tile completed it.
    """

    type: GroupType
    tiles: tuple[int, ...]
    open: bool
    winning: bool


_RUN = {suit[low]: Group("run", (*suit[low : low + 3],), False, False) for suit in SUITS for low in range(7)}
_TRIPLET = tuple(Group("triplet", (kind, kind, kind), False, False) for kind in KINDS)
_PAIR = tuple(Group("pair", (kind, kind), False, False) for kind in KINDS)
_SINGLE = {kind: Group("single", (kind,), False, False) for kind in sorted(YAOCHUU)}


def groups(win: Win, best: Candidate) -> tuple[Group, ...]:
    """Lay out the concealed tiles by the reading that is paid, then the melds in the order they were made."""
    return groups_of_reading(win, best.reading, best.win_kind)


def groups_of_reading(win: Win, reading: Reading, win_kind: int) -> tuple[Group, ...]:
    """Lay out the concealed tiles by a reading, then the melds.

    :param win_kind: the kind that is taken as the winning tile.
    """
    laid = _laid_out(reading)
    won = laid.index(_completed(reading))
    type, tiles, _, _ = laid[won]
    laid[won] = Group(type, tiles, type == "triplet" and not win.tsumo, True)
    if max(win.hand) >= RED_FIVES[0] or win.win_tile >= RED_FIVES[0]:
        reds = [tile for tile in win.concealed if tile >= RED_FIVES[0]]
        _redden(laid, won, _winning_tile(win, win_kind), reds)
    return (*laid, *map(_meld_group, win.melds))


def _laid_out(reading: Reading) -> list[Group]:
    """List the groups of a reading, every five a plain one."""
    pairs, runs, triplets = groups_of(reading.layout)
    laid = [*map(_RUN.__getitem__, runs), *map(_TRIPLET.__getitem__, triplets), *map(_PAIR.__getitem__, pairs)]
    if reading.form == "kokushi_musou":
        laid += [single for kind, single in _SINGLE.items() if kind not in pairs]
    return laid


def _completed(reading: Reading) -> Group:
    """Give the group that the winning tile completed."""
    kind = reading.winning
    if reading.wait == "shanpon":
        return _TRIPLET[kind]
    if reading.wait == "tanki" and reading.form == "kokushi_musou":
        return _SINGLE[kind]
    return _PAIR[kind] if reading.wait in ("tanki", "kokushi_juusanmen") else _RUN[kind]


def _winning_tile(win: Win, kind: int) -> int:
    """Give the winning tile, or on tenhou one of the kind that is taken as it."""
    if KIND_OF[win.win_tile] == kind:
        return win.win_tile
    return min(tile for tile in win.concealed if KIND_OF[tile] == kind)


def _redden(laid: list[Group], won: int, winning: int, reds: list[int]) -> None:
    """Put red fives in: the winning one where it won, others in the last places that the winning tile leaves."""
    if winning in reds:
        reds.remove(winning)
        laid[won] = _with_red(laid[won], winning)
    for red in reds:
        five = KIND_OF[red]
        spare = [group.tiles.count(five) - (place == won and winning == five) for place, group in enumerate(laid)]
        place = max(place for place, plain in enumerate(spare) if plain)
        laid[place] = _with_red(laid[place], red)


def _with_red(group: Group, red: int) -> Group:
    """Exchange the last plain five of a group for a red one."""
    five, tiles = KIND_OF[red], list(group.tiles)
    tiles[tiles.index(five) + tiles.count(five) - 1] = red
    return group._replace(tiles=tuple(tiles))


@lru_cache(maxsize=2048)
def _meld_group(meld: Meld) -> Group:
    type: GroupType = "kan" if meld.is_kan else "run" if meld.type == "chi" else "triplet"
    return Group(type, meld.tiles, meld.is_open, False)


def fu_tiles(item: FuItem, laid: tuple[Group, ...], win_kind: int) -> tuple[int, ...]:
    """Give the tiles that an item of fu is for; for a wait the tiles that waited."""
    if item.kind >= 0:
        for type, tiles, _, _ in laid:
            if type == item.id and KIND_OF[tiles[0]] == item.kind:
                return tiles
    if item.id not in WAIT_FU:
        return ()
    waited = list(next(group for group in laid if group.winning).tiles)
    waited.remove(next(tile for tile in waited if KIND_OF[tile] == win_kind))
    return tuple(waited)
