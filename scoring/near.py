"""Near misses: yaku that one fact more would have given.

May import: ``rules``, ``facts``, ``yaku``, ``claims``.
"""

from typing import NamedTuple

from scoring.claims import table
from scoring.facts import CLOSED, FACTS, SITUATION, SOME_HONOURS, SOME_RUNS, STANDARD
from scoring.rules import RuleSet
from scoring.yaku import Yaku

#: Facts that so many hands have that they bring no yaku near.
_COMMON = SOME_RUNS | SOME_HONOURS | STANDARD | CLOSED


class NearMiss(NamedTuple):
    """A yaku that the hand misses by one thing.

    :ivar missing: the sentence of the fact that is missing, or that should not be.
    :ivar must_be: whether the fact should hold.
    """

    yaku: str
    missing: str
    must_be: bool


def near_misses(facts: int, rules: RuleSet) -> list[NearMiss]:
    """List the yaku of the shape that a reading misses by one fact, in the order of the table.

    One of its facts must hold that is not common to most hands, or only the calls be in its way.
    """
    misses = (_near_miss(row, facts) for row in table(rules) if not row.needs & SITUATION)
    return [miss for miss in misses if miss is not None]


def _near_miss(row: Yaku, facts: int) -> NearMiss | None:
    closed_only = not facts & CLOSED and not (row.open or row.yakuman)
    missing = row.needs & ~facts | (CLOSED if closed_only else 0)
    unwanted = row.without & facts
    if (missing | unwanted).bit_count() != 1:
        return None
    if not (row.needs & facts & ~_COMMON or closed_only):
        return None
    return NearMiss(row.id, FACTS[missing or unwanted], bool(missing))
