"""Claims: which yaku a reading may claim under a rule set, found by its facts.

May import: ``rules``, ``facts``, ``yaku``, ``local_yaku``.
"""

from functools import lru_cache
from typing import NamedTuple

from scoring.facts import CLOSED
from scoring.local_yaku import LOCAL_YAKU
from scoring.rules import RuleSet
from scoring.yaku import YAKU, Setting, Yaku


class Claim(NamedTuple):
    """Yaku that are paid together.

    :ivar yaku: (id, han) of each, in the order of the table; (id, multiple) of each yakuman.
    :ivar han: their han without dora; 0 for yakuman.
    :ivar yakuman: how many yakuman are paid; 0 for ordinary yaku.
    :ivar for_minimum: the han that count towards the minimum.
    :ivar with_dora: whether dora are added.
    :ivar at_least: han to which the hand is lifted, dora included; ``lifter``: the yaku that does it, if any.
    :ivar pinfu: whether pinfu is among them.
    """

    yaku: tuple[tuple[str, int], ...]
    han: int
    yakuman: int
    for_minimum: int
    with_dora: bool
    at_least: int
    lifter: str
    pinfu: bool


def is_set(rules: RuleSet, setting: Setting) -> bool:
    """Say whether an option has a value, or lists it."""
    name, value = setting
    held = getattr(rules, name)
    return value in held if isinstance(held, tuple) else held == value


@lru_cache(maxsize=256)
def table(rules: RuleSet) -> tuple[Yaku, ...]:
    """Write out the yaku table of a rule set: rows that are on, narrowed and doubled as it says."""
    return tuple(_row(row, rules) for row in (*YAKU, *LOCAL_YAKU) if row.on is None or is_set(rules, row.on))


def _row(row: Yaku, rules: RuleSet) -> Yaku:
    if row.narrowed and is_set(rules, row.narrowed[0]):
        needs = row.needs | row.narrowed[1]
        row = row._replace(needs=needs, open=0 if needs & CLOSED else row.open)
    if row.double and getattr(rules, row.double):
        row = row._replace(yakuman=2)
    return row


@lru_cache(maxsize=16_384)
def claims(facts: int, rules: RuleSet) -> tuple[Claim, ...]:
    """Find everything that facts entitle to, as alternatives of which the best is paid; none without a yaku."""
    fulfilled = [row for row in table(rules) if _value(row, facts) and _is_fulfilled(row, facts)]
    replaced = {name for row in fulfilled for name in row.replaces}
    best: dict[str, Yaku] = {}
    for row in fulfilled:
        if row.id not in replaced and (row.id not in best or row.yakuman > best[row.id].yakuman):
            best[row.id] = row
    together = [row for row in best.values() if not row.alone]
    alone = [_ordinary([row], facts, rules) for row in best.values() if row.alone]
    limit_hands = [row for row in together if row.yakuman]
    if limit_hands:
        return (_yakuman(limit_hands, rules), *alone)
    return (_ordinary(together, facts, rules), *alone) if together else tuple(alone)


def _value(row: Yaku, facts: int) -> int:
    return row.yakuman or row.at_least or (row.closed if facts & CLOSED else row.open)


def _is_fulfilled(row: Yaku, facts: int) -> bool:
    return facts & row.needs == row.needs and not facts & row.without


def _yakuman(rows: list[Yaku], rules: RuleSet) -> Claim:
    """Add up yakuman, or take the greatest where they do not add up (S40, S42)."""
    if not rules.yakuman_stacking:
        rows = [max(rows, key=lambda row: row.yakuman)]
    total = sum(row.yakuman for row in rows)
    paid = min(total, rules.yakuman_cap or total)
    return Claim(tuple((row.id, row.yakuman) for row in rows), 0, paid, rules.minimum_han, False, 0, "", False)


def _ordinary(rows: list[Yaku], facts: int, rules: RuleSet) -> Claim:
    yaku = tuple((row.id, row.closed if facts & CLOSED else row.open) for row in rows)
    han = sum(value for _, value in yaku)
    names = dict(yaku)
    uncounted = 0 if rules.ippatsu_counts_for_minimum else names.get("ippatsu", 0)
    lifter = max(rows, key=lambda row: row.at_least)
    at_least = lifter.at_least
    with_dora = not any(row.alone for row in rows)
    return Claim(yaku, han, 0, max(han, at_least) - uncounted, with_dora, at_least, lifter.id, "pinfu" in names)
