"""Claims: which yaku a reading may claim under a rule set, found by its facts.

May import: ``rules``, ``facts``, ``yaku``, ``local_yaku``.
"""

from functools import lru_cache, reduce
from operator import attrgetter, or_
from typing import NamedTuple

from scoring.facts import (
    CLOSED,
    DEALER,
    EVERY_FACT,
    PLAIN_PAIR,
    RON,
    RYANMEN,
    SOME_HONOURS,
    SOME_RUNS,
    STANDARD,
    TANKI,
    TSUMO,
)
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


#: Facts that so many hands have that they tell no rows apart.
_COMMON = CLOSED | TSUMO | RON | DEALER | STANDARD | TANKI | RYANMEN | PLAIN_PAIR | SOME_RUNS | SOME_HONOURS

#: A row to be looked up: its needs, what bars it, its place in the table.
_Row = tuple[int, int, int]
#: Neighbours in the table, and facts of which one must hold so that any of them can be fulfilled.
_Shelf = tuple[int, tuple[_Row, ...]]
_SHELF_SIZE = 6


@lru_cache(maxsize=512)
def _payable(rules: RuleSet, closed: bool) -> tuple[_Shelf, ...]:
    """List the rows that are worth anything to a closed or an open hand."""
    rows = [
        (row.needs, row.without, place) for place, row in enumerate(table(rules)) if _worth(row, closed) or row.at_least
    ]
    shelves = [tuple(rows[begin : begin + _SHELF_SIZE]) for begin in range(0, len(rows), _SHELF_SIZE)]
    return tuple((reduce(or_, [needs & ~_COMMON or needs for needs, _, _ in shelf]), shelf) for shelf in shelves)


def _worth(row: Yaku, closed: bool) -> int:
    """Give the yakuman that a row is worth, or the han."""
    return row.yakuman or (row.closed if closed else row.open)


@lru_cache(maxsize=16_384)
def claims(facts: int, rules: RuleSet) -> tuple[Claim, ...]:
    """Find everything that facts entitle to, as alternatives of which the best is paid; none without a yaku."""
    closed, lacking = facts & CLOSED > 0, EVERY_FACT ^ facts
    fulfilled = [
        place
        for telling, shelf in _payable(rules, closed)
        if facts & telling
        for needs, without, place in shelf
        if not (needs & lacking or without & facts)
    ]
    return _alternatives(tuple(fulfilled), closed, rules)


@lru_cache(maxsize=8192)
def _alternatives(fulfilled: tuple[int, ...], closed: bool, rules: RuleSet) -> tuple[Claim, ...]:
    """Put together what rows of the table entitle to, by their places."""
    all_rows = table(rules)
    rows = [all_rows[place] for place in fulfilled]
    replaced = {name for row in rows for name in row.replaces}
    best: dict[str, Yaku] = {}
    for row in rows:
        if row.id not in replaced and (row.id not in best or row.yakuman > best[row.id].yakuman):
            best[row.id] = row
    together = [row for row in best.values() if not row.alone]
    alone = [_ordinary([row], closed, rules) for row in best.values() if row.alone]
    limit_hands = [row for row in together if row.yakuman]
    if limit_hands:
        return (_yakuman(limit_hands, rules), *alone)
    return (_ordinary(together, closed, rules), *alone) if together else tuple(alone)


def _yakuman(rows: list[Yaku], rules: RuleSet) -> Claim:
    """Add up yakuman, or take the greatest where they do not add up (S40, S42)."""
    if not rules.yakuman_stacking:
        rows = [max(rows, key=lambda row: row.yakuman)]
    total = sum(row.yakuman for row in rows)
    paid = min(total, rules.yakuman_cap or total)
    return Claim(tuple((row.id, row.yakuman) for row in rows), 0, paid, rules.minimum_han, False, 0, "", False)


def _ordinary(rows: list[Yaku], closed: bool, rules: RuleSet) -> Claim:
    """Add up han; a row that is paid alone, without dora, comes by itself."""
    yaku = tuple([(row.id, _worth(row, closed)) for row in rows])
    han = sum([value for _, value in yaku])
    names = dict(yaku)
    uncounted = 0 if rules.ippatsu_counts_for_minimum else names.get("ippatsu", 0)
    lifter = max(rows, key=attrgetter("at_least"))
    for_minimum = max(han, lifter.at_least) - uncounted
    return Claim(yaku, han, 0, for_minimum, not rows[0].alone, lifter.at_least, lifter.id, "pinfu" in names)
