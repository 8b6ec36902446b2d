"""Fu (符): what each part of a finished hand adds (S54-S59).

May import: ``tiles``, ``rules``, ``hand``, ``shapes``, ``facts``, ``hand_facts``.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from scoring.facts import CLOSED
from scoring.hand import Meld, Win
from scoring.hand_facts import is_value_north
from scoring.rules import RuleSet
from scoring.shapes import FIELD, TRIPLETS, Reading
from scoring.tiles import DRAGONS, HONOURS, KINDS, UNIT, WINDS, YAOCHUU, kinds_of


class FuItem(NamedTuple):
    """One cause of fu.

    :ivar id: ``base closed_ron tsumo open_pinfu chiitoitsu pair triplet kan kanchan penchan tanki``.
    :ivar kind: kind of the pair, triplet or kan; -1 for the others.
    :ivar open: whether the triplet or kan is open; ``None`` for the others.
    """

    id: str
    fu: int
    kind: int = -1
    open: bool | None = None


BASE = FuItem("base", 20)
CHIITOITSU = FuItem("chiitoitsu", 25)
CLOSED_RON = FuItem("closed_ron", 10)
TSUMO = FuItem("tsumo", 2)
OPEN_PINFU = FuItem("open_pinfu", 2)

WAIT_FU = {wait: (FuItem(wait, 2),) for wait in ("kanchan", "penchan", "tanki")}

#: Items of a hand as such: by tsumo, by ron with a closed hand, neither.
_DRAWN: tuple[FuItem, ...] = (BASE, TSUMO)
_CLOSED: tuple[FuItem, ...] = (BASE, CLOSED_RON)
_PLAIN: tuple[FuItem, ...] = (BASE,)

#: Fu of a set: (triplet or kan, terminal or honour, open) -> fu.
SET_FU = {
    ("triplet", False, True): 2,
    ("triplet", False, False): 4,
    ("triplet", True, True): 4,
    ("triplet", True, False): 8,
    ("kan", False, True): 8,
    ("kan", False, False): 16,
    ("kan", True, True): 16,
    ("kan", True, False): 32,
}

_SET_ITEM = {
    (name, kind, is_open): FuItem(name, SET_FU[name, kind in YAOCHUU, is_open], kind, is_open)
    for name in ("triplet", "kan")
    for kind in KINDS
    for is_open in (False, True)
}


def meld_items(melds: tuple[Meld, ...]) -> tuple[FuItem, ...]:
    """List the fu of the melds; a run has none."""
    return tuple([_meld_item(meld) for meld in melds if meld.type != "chi"]) if melds else ()


@lru_cache(maxsize=2048)
def _meld_item(meld: Meld) -> FuItem:
    return _SET_ITEM["kan" if meld.is_kan else "triplet", meld.kind, meld.is_open]


@lru_cache(maxsize=1024)
def _pair_items(rules: RuleSet, round_wind: int, seat_wind: int) -> dict[int, tuple[FuItem, ...]]:
    """List the fu of each pair by its unit."""
    fu = {kind: _pair_fu(kind, rules, round_wind, seat_wind) for kind in KINDS}
    return {UNIT[kind]: (FuItem("pair", fu[kind], kind),) if fu[kind] else () for kind in KINDS}


def _pair_fu(pair: int, rules: RuleSet, round_wind: int, seat_wind: int) -> int:
    """Give the fu of a pair: 2 for a value tile; round and seat wind in one as the rules say (S55)."""
    if pair < HONOURS[0]:
        return 0
    if pair in DRAGONS or is_value_north(pair, rules):
        return 2
    reasons = (pair == WINDS[round_wind]) + (pair == WINDS[seat_wind])
    return rules.double_wind_pair_fu if reasons == 2 else 2 * reasons


@lru_cache(maxsize=8192)
def _triplet_items(triplets: int, ronned: int) -> tuple[FuItem, ...]:
    """List the fu of concealed triplets.

    :param triplets: packed count of their kinds.
    :param ronned: kind of one that is open because a ron completed it; -1 for none.
    """
    return tuple(_SET_ITEM["triplet", kind, kind == ronned] for kind in kinds_of(triplets))


def fu_items(
    reading: Reading, melded: tuple[FuItem, ...], win: Win, rules: RuleSet, facts: int, pinfu: bool
) -> tuple[FuItem, ...]:
    """List every cause of fu of a reading; thirteen orphans, which are no groups and a pair, have none.

    :param melded: what ``meld_items`` gives for the melds.
    :param facts: facts of the reading.
    :param pinfu: whether pinfu is claimed, which waives the fu of tsumo (S56).
    """
    form, layout, wait, winning = reading
    if form != "standard":
        return (CHIITOITSU,) if form == "chiitoitsu" else ()
    if win.tsumo:
        items = _PLAIN if pinfu or (win.rinshan and not rules.rinshan_tsumo_fu) else _DRAWN
    else:
        items = _CLOSED if facts & CLOSED else _PLAIN
    items += WAIT_FU.get(wait, ()) + _pair_items(rules, win.round_wind, win.seat_wind)[layout & FIELD]
    if triplets := layout >> TRIPLETS:
        items += _triplet_items(triplets, winning if wait == "shanpon" and not win.tsumo else -1)
    items += melded
    if len(items) == 1 and not pinfu and not (rules.open_pinfu_ron_fu == 20 and not win.tsumo):
        return (BASE, OPEN_PINFU)
    return items


def total_fu(items: Sequence[FuItem]) -> int:
    """Add up items and round up to a full ten; seven pairs stay at 25 (S58, S59)."""
    total = sum([item.fu for item in items])
    return total if total == CHIITOITSU.fu else -(-total // 10) * 10
