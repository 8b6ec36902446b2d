"""Near misses: yaku that one fact more would have given.

May import: ``tiles``, ``rules``, ``facts``, ``local_facts``, ``yaku``, ``claims``.
"""

from typing import NamedTuple

from scoring.claims import table
from scoring.facts import (
    ABSENCES,
    ALL_HONOURS,
    CLOSED,
    FACTS,
    RYANMEN,
    SITUATION,
    SOME_HONOURS,
    SOME_RUNS,
    STANDARD,
    TANKI,
)
from scoring.local_facts import LOCAL_ABSENCES
from scoring.rules import RuleSet
from scoring.tiles import KINDS, UNIT, present
from scoring.yaku import Yaku

#: Facts that so many hands have that they bring no yaku near.
_COMMON = SOME_RUNS | SOME_HONOURS | STANDARD | CLOSED | TANKI | RYANMEN

#: Fact about all tiles -> mask of the kinds that break it.
_BROKEN_BY = {fact: mask for mask, fact in (*ABSENCES, *LOCAL_ABSENCES)}


class NearMiss(NamedTuple):
    """A yaku that the hand misses by one thing.

    :ivar fact: the sentence of the fact that is missing, or that should not be.
    :ivar must_be: whether the fact should hold.
    :ivar kinds: the kinds in its way, where it is about all tiles.
    """

    yaku: str
    fact: str
    must_be: bool
    kinds: tuple[int, ...]


def near_misses(facts: int, held: int, rules: RuleSet) -> list[NearMiss]:
    """List the yaku of the shape that a reading misses by one fact, in the order of the table.

    A hand of one suit is not near a half flush, nor all honours near terminals and honours: they have better.
    One of its facts must hold that is not common to most hands, or only the calls or one kind be in its way.

    :param held: packed count of the whole hand.
    """
    misses = (_near_miss(row, facts, present(held)) for row in table(rules) if not row.needs & SITUATION)
    return [miss for miss in misses if miss is not None]


def _near_miss(row: Yaku, facts: int, held: int) -> NearMiss | None:
    closed_only = not facts & CLOSED and not (row.open or row.yakuman or row.at_least)
    missing = row.needs & ~facts | (CLOSED if closed_only else 0)
    unwanted = row.without & facts
    if (missing | unwanted).bit_count() != 1 or missing == SOME_HONOURS or unwanted == ALL_HONOURS:
        return None
    breaking = held & _BROKEN_BY.get(missing, 0)
    if not (row.needs & facts & ~_COMMON or closed_only or breaking.bit_count() == 1):
        return None
    kinds = tuple(kind for kind in KINDS if breaking & UNIT[kind])
    return NearMiss(row.id, FACTS[missing or unwanted], bool(missing), kinds)
