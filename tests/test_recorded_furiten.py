"""Furiten as a game server recorded it, asked over HTTP: after every discard of a game, for every other player.

The server raises its flag with the discard itself, so what was passed includes that very tile.
"""

from collections import Counter
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.conversion import PRESETS, Answer, ask, meld_of
from tests.shared_data import Row, rows

FURITEN = "data/real_dev/furiten.jsonl"

#: Recorded flag -> rows; all of them are checked.
CHECKED = {False: 1989, True: 15}

#: What the rows that are not furiten, and those that are, show.
COVERED = {
    "closed": 1615,
    "open": 389,
    "riichi": 94,
    "waiting and not furiten": 348,
    "waiting in riichi and not furiten": 93,
    "furiten by discard": 12,
    "furiten by temporary": 4,
    "furiten by riichi": 1,
}


@pytest.fixture(scope="module")
def flags() -> list[Row]:
    return rows(FURITEN)


def request_of(row: Row) -> dict[str, Any]:
    return {
        "hand": row["hand"],
        "melds": [meld_of(meld, row | {"winner": row["seat"]}) for meld in row["melds"]],
        "discards": row["discards"],
        "riichi": row["riichi"],
        "passed": row["passed"],
        "passed_since_riichi": row["passed_since_riichi"],
        "rules": PRESETS[row["source"], row["players"]],
    }


def judged(client: FlaskClient, row: Row) -> Answer:
    status, answer = ask(client, request_of(row), "/v1/furiten")
    assert status == 200, (row["id"], answer)
    return answer


def test_recorded_furiten(client, flags):
    assert Counter(row["expected"]["furiten"] for row in flags) == CHECKED
    assert len({row["id"] for row in flags}) == len(flags)
    answers = [(row, judged(client, row)) for row in flags]
    wrong = [(row["id"], answer) for row, answer in answers if answer["furiten"] != row["expected"]["furiten"]]
    assert not wrong, "\n".join(map(str, [f"{len(wrong)} of {len(flags)} rows disagree", *wrong[:10]]))
    assert all(answer["can_ron"] == (bool(answer["waits"]) and not answer["furiten"]) for _, answer in answers)
    assert Counter(what for row, answer in answers for what in shown(row, answer)) == COVERED


def shown(row: Row, answer: Answer) -> list[str]:
    is_so = {
        "closed": all(meld["type"] == "ankan" for meld in row["melds"]),
        "open": any(meld["type"] != "ankan" for meld in row["melds"]),
        "riichi": row["riichi"],
        "waiting and not furiten": answer["can_ron"],
        "waiting in riichi and not furiten": answer["can_ron"] and row["riichi"],
    }
    causes = {f"furiten by {cause['kind']}" for cause in answer["causes"]}
    return [what for what, holds in is_so.items() if holds] + sorted(causes)
