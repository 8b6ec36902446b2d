"""Near misses: yaku that a hand misses by one step, a fact that is missing or that should not be.

May import: ``tiles``, ``rules``, ``facts``, ``local_facts``, ``yaku``, ``claims``.
"""

from collections.abc import Collection
from typing import NamedTuple

from scoring.claims import table
from scoring.facts import (
    ABSENCES,
    CLOSED,
    DRAGON_PAIR,
    EXTRA_TILE_WON,
    FACTS,
    FOUR_CONCEALED,
    FOUR_TRIPLETS,
    FOUR_WINDS,
    IN_MAN,
    PLAIN_PAIR,
    RYANMEN,
    SEVEN_PAIRS,
    SITUATION,
    SOME_HATSU,
    SOME_HONOURS,
    SOME_RUNS,
    STANDARD,
    TANKI,
    THREE_CONCEALED,
    THREE_DRAGONS,
    THREE_WINDS,
    TWO_DRAGONS,
    WIND_PAIR,
)
from scoring.local_facts import LOCAL_ABSENCES
from scoring.rules import RuleSet
from scoring.tiles import DRAGONS, HONOURS, KINDS, UNIT, WINDS, count, present, units
from scoring.yaku import Yaku

#: Facts that so many hands have that they bring no yaku near.
_COMMON = SOME_RUNS | SOME_HONOURS | SOME_HATSU | IN_MAN | STANDARD | SEVEN_PAIRS | CLOSED | TANKI | RYANMEN
_COMMON |= PLAIN_PAIR | DRAGON_PAIR | WIND_PAIR

#: A fact that is about all tiles, and whether it should hold -> mask of the kinds in its way.
_BROKEN_BY = {
    **{(fact, True): mask for mask, fact in (*ABSENCES, *LOCAL_ABSENCES)},
    (SOME_HONOURS, False): units(HONOURS),
}
#: A fact, and whether it should hold -> what a yaku that it alone keeps away is told to lack.
_CODES = {
    (CLOSED, True): "needs_closed",
    (PLAIN_PAIR, True): "pair_is_yakuhai",
    (RYANMEN, True): "needs_ryanmen",
    (TANKI, True): "needs_tanki",
    (EXTRA_TILE_WON, True): "needs_nine_sided_wait",
    (SOME_HATSU, True): "needs_hatsu",
    (IN_MAN, True): "needs_man",
    (TWO_DRAGONS, True): "needs_dragon_triplet",
    (THREE_DRAGONS, True): "needs_dragon_triplet",
    (DRAGON_PAIR, True): "needs_dragon_pair",
    (THREE_WINDS, True): "needs_wind_triplet",
    (FOUR_WINDS, True): "needs_wind_triplet",
    (WIND_PAIR, True): "needs_wind_pair",
    (FOUR_CONCEALED, True): "ron_opens_triplet",
    **dict.fromkeys(_BROKEN_BY, "tiles_in_the_way"),
    (SOME_HONOURS, False): "honours_in_the_way",
}
#: What a hand may lack or have too much.
LACKS = tuple(dict.fromkeys(_CODES.values()))

#: A fact that is missing -> kinds, and how many triplets of them make it a single one short.
_TRIPLETS_BEFORE = {TWO_DRAGONS: (DRAGONS, 1), THREE_WINDS: (WINDS, 2)}
#: A fact that is missing -> the facts that bring it near where the yaku needs no other.
_FACTS_BEFORE = {
    THREE_DRAGONS: TWO_DRAGONS | DRAGON_PAIR,
    FOUR_WINDS: THREE_WINDS | WIND_PAIR,
    FOUR_CONCEALED: THREE_CONCEALED | FOUR_TRIPLETS | CLOSED,
}


class NearMiss(NamedTuple):
    """A yaku that the hand misses by one step.

    :ivar code: a key of ``LACKS``.
    :ivar fact: the sentence of the fact that is missing, or that should not be.
    :ivar must_be: whether the fact should hold.
    :ivar kinds: the kinds in its way, where it is about all tiles.
    """

    yaku: str
    code: str
    fact: str
    must_be: bool
    kinds: tuple[int, ...]


def near_misses(readings: Collection[int], held: int, rules: RuleSet) -> list[NearMiss]:
    """List the yaku of the shape that a hand misses by one step, in the order of the table.

    One of its facts must hold that is not common to most hands, or only the calls or one kind be in its way. Where
    several readings miss a yaku, the one that does by the fewest kinds is told; one that has it keeps it off the list.

    :param readings: the facts of each reading of the hand.
    :param held: packed count of the whole hand.
    """
    rows = [row for row in table(rules) if not row.needs & SITUATION & ~CLOSED]
    has = {row.id for row in rows if not all(_wrong(row, facts) for facts in readings)}
    misses: dict[str, NearMiss] = {}
    for row in rows:
        for facts in readings if row.id not in has else ():
            miss = _near_miss(row, _wrong(row, facts), facts, held)
            if miss and (row.id not in misses or len(miss.kinds) < len(misses[row.id].kinds)):
                misses[row.id] = miss
    return list(misses.values())


def _wrong(row: Yaku, facts: int) -> int:
    """Collect the facts that a row misses, or that bar it."""
    closed_only = not (row.open or row.yakuman or row.at_least)
    needs = row.needs | CLOSED if closed_only else row.needs
    return needs & ~facts | row.without & facts


def _near_miss(row: Yaku, wrong: int, facts: int, held: int) -> NearMiss | None:
    fact = (wrong, not wrong & facts)
    kinds = tuple(kind for kind in KINDS if present(held) & _BROKEN_BY.get(fact, 0) & UNIT[kind])
    if fact not in _CODES or not _is_one_step(row, fact, facts, held, len(kinds)):
        return None
    return NearMiss(row.id, _CODES[fact], FACTS[wrong], fact[1], kinds)


def _is_one_step(row: Yaku, fact: tuple[int, bool], facts: int, held: int, in_the_way: int) -> bool:
    """Say whether a fact alone stands between a hand and a yaku, and the hand has something of it."""
    wrong, _ = fact
    if fact in _BROKEN_BY:
        return in_the_way == 1
    if wrong in _FACTS_BEFORE and wrong == row.needs:
        return not _FACTS_BEFORE[wrong] & ~facts
    if wrong in _TRIPLETS_BEFORE and wrong != row.needs:
        kinds, triplets = _TRIPLETS_BEFORE[wrong]
        return sum(count(held, kind) >= 3 for kind in kinds) == triplets
    return wrong == CLOSED or bool(row.needs & facts & ~_COMMON)
