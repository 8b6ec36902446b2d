"""Conversion: rows of recorded wins as requests, and what they and our answers say, side by side.

``data/README.md`` of the shared folder describes the rows. Seats of a row are numbers in turn order, seat 0
dealt first in the game; ours are winds.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import orjson
from flask.testing import FlaskClient

from scoring.tiles import SEAT_NAMES
from tests.shared_data import Row

Answer = dict[str, Any]
#: What is compared -> its value.
View = dict[str, Any]

#: Name in the rows -> our id, where they differ; the winds of ``bakaze_*`` and ``jikaze_*`` are left out.
IDS = {"haitei_raoyue": "haitei", "houtei_raoyui": "houtei", "bakaze": "round_wind", "jikaze": "seat_wind"}

PRESETS = {
    ("tenhou", 4): "tenhou_4p",
    ("tenhou", 3): "tenhou_3p",
    ("majsoul", 4): "mahjong_soul_4p",
    ("majsoul", 3): "mahjong_soul_3p",
}

#: Tenhou's number of a limit.
LIMITS = (None, "mangan", "haneman", "baiman", "sanbaiman", "yakuman")

#: How far on in turn order the feeder of a meld sits -> our name for it, by number of players.
SOURCES = {4: {1: "right", 2: "across", 3: "left"}, 3: {1: "right", 2: "left"}}

FLAGS = ("tsumo", "riichi", "double_riichi", "ippatsu", "rinshan", "chankan")

MOST_SHOWN = 10


def our_id(name: str) -> str:
    word = name.partition("_")[0]
    return IDS[word] if word in ("bakaze", "jikaze") else IDS.get(name, name)


def seat(row: Row, number: int) -> str:
    """Name a seat of a row by its wind."""
    return SEAT_NAMES[(number - row["dealer"]) % row["players"]]


# The request.


def rules_of(row: Row) -> dict[str, Any]:
    """Choose the rule set of the platform, changed as the lobby of the row has it."""
    told = row["rules"]
    rules: dict[str, Any] = {"preset": PRESETS[told.get("platform", "majsoul"), row["players"]]}
    if not told["red_fives"]:
        rules["red_fives"] = {"m": 0, "p": 0, "s": 0}
    if not told["open_tanyao"]:
        rules["open_tanyao"] = False
    if told.get("kiriage_mangan"):
        rules["kiriage_mangan"] = True
    return rules


def counters(row: Row) -> tuple[int, int]:
    """Give the honba and riichi sticks that the winner is paid: of several, the first gets all."""
    return (0, 0) if row.get("multi_ron_index") else (row["honba"], row.get("riichi_sticks", 0))


def meld_of(meld: dict[str, Any], row: Row) -> dict[str, Any]:
    body = {"type": meld["type"], "tiles": meld["tiles"]}
    if meld["type"] != "ankan" and meld.get("called"):
        distance = (meld["from"] - row["winner"]) % row["players"]
        body |= {"called": meld["called"], "from": SOURCES[row["players"]][distance]}
    return body


def request_of(row: Row) -> dict[str, Any]:
    """Ask for the value of a recorded win."""
    honba, sticks = counters(row)
    body = {
        "hand": row["hand"],
        "win_tile": row["win_tile"],
        "melds": [meld_of(meld, row) for meld in row["melds"]],
        **{flag: row[flag] for flag in FLAGS},
        "last_tile": row["haitei"] or row["houtei"],
        "first_turn": row["tenhou"] or row["chiihou"],
        "round_wind": row["round_wind"],
        "seat_wind": seat(row, row["winner"]),
        "dora_indicators": row["dora_indicators"],
        "ura_indicators": row["ura_indicators"],
        "north": row["north"],
        "honba": honba,
        "riichi_sticks": sticks,
        "rules": rules_of(row),
    }
    if row["loser"] is not None:
        body["discarder"] = seat(row, row["loser"])
    if row.get("rob_kind") in ("nuki", "ankan"):
        body["offered_by"] = {"nuki": "north", "ankan": "ankan"}[row["rob_kind"]]
    return body


def ask(client: FlaskClient, body: dict[str, Any], to: str = "/v1/score") -> tuple[int, Answer]:
    """Post a question."""
    response = client.post(to, data=orjson.dumps(body), content_type="application/json")
    return response.status_code, orjson.loads(response.data)


# What the answer and the record say.


def our_view(answer: Answer, row: Row) -> View:
    limited = answer["yakuman"] > 0
    return {
        "yaku": sorted((one["id"], one["han"]) for one in answer["yaku"] if not limited),
        "yakuman": sorted((one["id"], one["yakuman"]) for one in answer["yaku"] if limited),
        "ids": sorted(one["id"] for one in answer["yaku"]),
        "bonus": sorted(origin for origin, han in answer["bonus"].items() if han),
        **answer["bonus"],
        "han": 13 * answer["yakuman"] if limited else answer["han"],
        "fu": answer["fu"],
        "limit": (answer["limit"] or "").removeprefix("kazoe_") or None,
        "points": answer["points"]["hand"],
        "payers": sorted(paid["from"] for paid in answer["payments"]),
        "deltas": changes(answer, row),
    }


def changes(answer: Answer, row: Row) -> list[int]:
    """Sum up what every seat of the row gains or loses by an answer."""
    change = Counter[str]()
    for paid in answer["payments"]:
        change[paid["from"]] -= paid["points"]
        change[paid["to"]] += paid["points"]
    change[seat(row, row["winner"])] += answer["points"]["riichi_sticks"]
    return [change[seat(row, number)] for number in range(row["players"])]


def payers(row: Row) -> list[str]:
    """Name who pays according to the record: the liable player alone, or with the discarder."""
    if row["pao"] is not None:
        paying = {row["pao"]} if row["loser"] is None else {row["pao"], row["loser"]}
    elif row["loser"] is not None:
        paying = {row["loser"]}
    else:
        paying = set(range(row["players"])) - {row["winner"]}
    return sorted(seat(row, number) for number in paying)


def recorded_view(row: Row) -> View:
    """Say what was recorded; what was not is left out."""
    told = row["expected"]
    view = {
        "yaku": sorted((our_id(name), han) for name, han in told["yaku"]),
        "yakuman": sorted((our_id(name), times) for name, times in told["yakuman"]),
        **{name: told[name] for name in ("dora", "red", "ura", "north", "han", "points", "deltas")},
        "payers": payers(row),
    }
    if told["fu"] is not None and not told["yakuman"]:
        view["fu"] = told["fu"]
    if "limit" in told:
        view["limit"] = LIMITS[told["limit"]]
    return view


class Disagreement(NamedTuple):
    """A row that we answer otherwise.

    :ivar differs: what -> (ours, theirs).
    """

    row: Row
    differs: dict[str, tuple[Any, Any]]

    @property
    def what(self) -> str:
        return " ".join(self.differs)


def compare(client: FlaskClient, rows: list[Row], theirs: Callable[[Row], View]) -> list[Disagreement]:
    """Ask about rows and compare whatever ``theirs`` has to say of each."""
    found = (Disagreement(row, _differences(client, row, theirs(row))) for row in rows)
    return [one for one in found if one.differs]


def _differences(client: FlaskClient, row: Row, theirs: View) -> dict[str, tuple[Any, Any]]:
    status, answer = ask(client, request_of(row))
    if status != 200 or not answer["win"]:
        return {"answer": (answer.get("errors", answer.get("reason")), "a win")}
    ours = our_view(answer, row)
    return {what: (ours[what], value) for what, value in theirs.items() if ours[what] != value}


def report(found: list[Disagreement]) -> str:
    """Write the first disagreements out for a reader."""
    return "\n".join((f"{len(found)} rows disagree; the first of them:", *map(_lines, found[:MOST_SHOWN])))


def _lines(one: Disagreement) -> str:
    body = {name: value for name, value in request_of(one.row).items() if value not in (False, [], 0)}
    differing = (f"    {what}: ours {ours}, theirs {theirs}" for what, (ours, theirs) in one.differs.items())
    return "\n".join((f"{one.row['id']}: {orjson.dumps(body).decode()}", *differing))
