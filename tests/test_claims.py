"""Claims: the rows that facts fulfil are found whatever order and shelves they are looked up in."""

from random import Random

import pytest

from scoring.claims import claims, table
from scoring.facts import CLOSED, FACTS, RON, TSUMO
from scoring.rules import LOCAL_YAKU
from scoring.rulesets import rule_set

#: As mondeikou has them.
FOUR_REDS = {"red_fives": {"m": 1, "p": 2, "s": 1}}

RULES = [
    rule_set("standard"),
    rule_set("mahjong_soul_3p"),
    rule_set("standard", {"local_yaku": list(LOCAL_YAKU), "renhou": "mangan_alternative", **FOUR_REDS}),
]


def plainly(facts, rules):
    """Name what facts entitle to by asking row after row."""
    held = [row for row in table(rules) if facts & row.needs == row.needs and not facts & row.without]
    paid = [row for row in held if row.yakuman or row.at_least or (row.closed if facts & CLOSED else row.open)]
    replaced = {name for row in paid for name in row.replaces}
    return {row.id for row in paid if row.id not in replaced}, any(row.yakuman for row in paid)


@pytest.mark.parametrize("rules", RULES, ids=["four", "three", "local"])
def test_no_row_is_missed(rules):
    random, found = Random(5), 0
    for row in table(rules):
        for _ in range(40):
            others = random.choices(list(FACTS), k=random.randrange(12))
            facts = row.needs | random.choice((CLOSED, 0)) | random.choice((TSUMO, RON))
            for fact in others:
                facts |= fact
            entitled, is_yakuman = plainly(facts, rules)
            named = {id for claim in claims(facts, rules) for id, _ in claim.yaku}
            assert named <= entitled
            assert is_yakuman or named == entitled, f"{row.id} with {[FACTS[fact] for fact in others]}"
            found += row.id in named
    assert found > 500
