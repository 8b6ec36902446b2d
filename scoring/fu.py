"""Fu (符): what each part of a finished hand adds (S54-S59).

May import: ``tiles``, ``rules``, ``hand``, ``shapes``, ``facts``.
"""

from collections.abc import Sequence
from typing import NamedTuple

from scoring.facts import CLOSED, is_value_north
from scoring.hand import Meld, Win
from scoring.rules import RuleSet
from scoring.shapes import Reading
from scoring.tiles import DRAGONS, HONOURS, KINDS, WINDS, YAOCHUU


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

WAIT_FU = {wait: FuItem(wait, 2) for wait in ("kanchan", "penchan", "tanki")}

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


def meld_items(melds: tuple[Meld, ...]) -> list[FuItem]:
    """List the fu of the melds; a run has none."""
    return [
        _SET_ITEM["kan" if meld.is_kan else "triplet", meld.kind, meld.is_open] for meld in melds if meld.type != "chi"
    ]


def pair_fu(pair: int, win: Win, rules: RuleSet) -> int:
    """Give the fu of a pair: 2 for a value tile; round and seat wind in one as the rules say (S55)."""
    if pair < HONOURS[0]:
        return 0
    if pair in DRAGONS or is_value_north(pair, rules):
        return 2
    reasons = (pair == WINDS[win.round_wind]) + (pair == WINDS[win.seat_wind])
    return rules.double_wind_pair_fu if reasons == 2 else 2 * reasons


def fu_items(reading: Reading, melded: list[FuItem], win: Win, rules: RuleSet, facts: int, pinfu: bool) -> list[FuItem]:
    """List every cause of fu of a reading.

    :param melded: what ``meld_items`` gives for the melds.
    :param facts: facts of the reading.
    :param pinfu: whether pinfu is claimed, which waives the fu of tsumo (S56).
    """
    if reading.form == "chiitoitsu":
        return [CHIITOITSU]
    items = [BASE]
    if win.tsumo:
        if not (pinfu or (win.rinshan and not rules.rinshan_tsumo_fu)):
            items.append(TSUMO)
    elif facts & CLOSED:
        items.append(CLOSED_RON)
    if reading.wait in WAIT_FU:
        items.append(WAIT_FU[reading.wait])
    if of_pair := pair_fu(reading.pairs[0], win, rules):
        items.append(FuItem("pair", of_pair, reading.pairs[0]))
    ronned = reading.winning if reading.wait == "shanpon" and not win.tsumo else -1
    items += [_SET_ITEM["triplet", kind, kind == ronned] for kind in reading.triplets]
    items += melded
    if items == [BASE] and not pinfu and not (rules.open_pinfu_ron_fu == 20 and not win.tsumo):
        items.append(OPEN_PINFU)
    return items


def total_fu(items: Sequence[FuItem]) -> int:
    """Add up items and round up to a full ten; seven pairs stay at 25 (S58, S59)."""
    total = sum([item.fu for item in items])
    return total if total == CHIITOITSU.fu else -(-total // 10) * 10
