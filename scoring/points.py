"""Points: from han and fu to base points and limits (S60, S61).

May import: ``rules``.
"""

from functools import lru_cache
from typing import NamedTuple

from scoring.rules import RuleSet


class Base(NamedTuple):
    """What one share of a hand is worth.

    :ivar points: base points, neither multiplied nor rounded.
    :ivar limit: name of the limit reached, or ``None``.
    """

    points: int
    limit: str | None


#: Han from which on a limit holds, its name and base points, highest first.
LIMITS = (
    (13, "kazoe_yakuman", 8000),
    (11, "sanbaiman", 6000),
    (8, "baiman", 4000),
    (6, "haneman", 3000),
    (5, "mangan", 2000),
)
MANGAN = Base(2000, "mangan")
SANBAIMAN = Base(6000, "sanbaiman")
YAKUMAN_POINTS = 8000

#: (han, fu) that a mangan rounded up takes in (切り上げ満貫).
KIRIAGE = frozenset(((4, 30), (3, 60)))


@lru_cache(maxsize=4096)
def base_points(han: int, fu: int, rules: RuleSet) -> Base:
    """Work out the base points of a hand without yakuman.

    Units: points, neither multiplied for the payers nor rounded. Source: fu × 2^(2 + han), capped at mangan (S60).
    """
    if han >= 13 and rules.kazoe_yakuman != "yakuman":
        return SANBAIMAN if rules.kazoe_yakuman == "sanbaiman" else Base(YAKUMAN_POINTS * (han // 13), "kazoe_yakuman")
    for least, limit, points in LIMITS:
        if han >= least:
            return Base(points, limit)
    points = fu << 2 + han
    lifted = rules.kiriage_mangan and (han, fu) in KIRIAGE
    return MANGAN if points >= MANGAN.points or lifted else Base(points, None)


def yakuman_points(times: int) -> Base:
    """Give the base points of one or more yakuman."""
    return Base(YAKUMAN_POINTS * times, "yakuman")


def round_up(points: int) -> int:
    """Round up to a full hundred."""
    return -(-points // 100) * 100
