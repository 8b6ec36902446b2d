"""Wins that game servers recorded, asked over HTTP: the service must answer what the server wrote down.

Compared are the yaku with their han, yakuman with their multiple, dora by origin, han, fu, the limit, points,
who pays (a liable player among them) and the score change of every seat. Fu are not compared where the record
has none, and not in yakuman, whose answer has none.
"""

from collections import Counter

import pytest

from tests.conversion import compare, recorded_view, report
from tests.shared_data import Row, rows

WINS = "data/real_dev/wins.jsonl"

#: (Source, players) -> wins; all of them are checked.
CHECKED = {("tenhou", 4): 6900, ("tenhou", 3): 1106, ("majsoul", 4): 30}

#: Rare things among them.
COVERED = {
    "another winner of the same discard": 64,
    "chips and kiriage mangan": 5,
    "counters": 3015,
    "fu not recorded": 4,
    "liable player": 3,
    "ron on a kakan": 2,
    "ron on a north": 3,
    "sticks on the table": 5016,
    "yakuman": 19,
}


@pytest.fixture(scope="module")
def wins() -> list[Row]:
    return rows(WINS)


@pytest.mark.parametrize(("source", "players"), CHECKED)
def test_recorded_wins(client, wins, source, players):
    asked = [row for row in wins if (row["source"], row["players"]) == (source, players)]
    assert len(asked) == CHECKED[source, players]
    found = compare(client, asked, recorded_view)
    assert not found, report(found)


def test_no_row_is_left_out(wins):
    assert Counter((row["source"], row["players"]) for row in wins) == CHECKED
    assert sum(CHECKED.values()) == 8036
    assert len({row["id"] for row in wins}) == len(wins)


def test_what_the_rows_cover(wins):
    assert Counter(kind for row in wins for kind in kinds(row)) == COVERED


def kinds(row: Row) -> list[str]:
    told = row["expected"]
    is_so = {
        "another winner of the same discard": row["multi_ron_index"] > 0,
        "chips and kiriage mangan": row["rules"].get("chips") and row["rules"].get("kiriage_mangan"),
        "counters": row["honba"] > 0,
        "fu not recorded": told["fu"] is None,
        "liable player": row["pao"] is not None,
        "ron on a kakan": row["rob_kind"] == "kakan",
        "ron on a north": row["rob_kind"] == "nuki",
        "sticks on the table": row["riichi_sticks"] > 0,
        "yakuman": bool(told["yakuman"]),
    }
    return [kind for kind, holds in is_so.items() if holds]
