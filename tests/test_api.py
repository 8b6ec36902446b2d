"""The service as callers see it: answers, problems, headers, and that no input whatever breaks it."""

import io
import json
import logging
import re
from collections.abc import Callable
from typing import Any

import orjson
import pytest
from gunicorn.http.errors import InvalidChunkSize

from schemas.base import Question
from schemas.hands import ActionsRequest, FuritenRequest, ShantenRequest, TenpaiRequest
from schemas.notations import ConvertRequest
from schemas.pictures import PictureRequest
from schemas.requests import PointsRequest, RuleSetRequest, ScoreRequest
from schemas.rounds import RESULTS, ClaimPart, HandPart, RoundPart, SettleRequest
from scoring import __version__
from scoring.presets import PRESETS
from scoring.rules import OPTIONS

JSON = "application/json"
PROBLEM_JSON = "application/problem+json"

#: A hand that wins, without anything else.
HAND = {"hand": "234567m340p45s88s", "win_tile": "6s"}
#: The same in every notation.
NOTATIONS: dict[str, dict[str, Any]] = {
    "mpsz": HAND,
    "mpsz with spaces": {"hand": "234567m 340p_45s 88s", "win_tile": " 6s "},
    "names": {
        "hand": ["2m", "3m", "4m", "5m", "6m", "7m", "3p", "4p", "0p", "4s", "5s", "8s", "8s"],
        "win_tile": ["6s"],
    },
    "mjai": {"hand": "2m3m4m5m6m7m3p4p5pr4s5s8s8s", "win_tile": "6s"},
    "mjai names": {
        "hand": ["2m", "3m", "4m", "5m", "6m", "7m", "3p", "4p", "5pr", "4s", "5s", "8s", "8s"],
        "win_tile": "6s",
    },
    "tenhou": {"hand": [4, 8, 12, 17, 20, 24, 44, 48, 52, 84, 89, 100, 101], "win_tile": 92},
}
UNICODE = {"hand": "🀈🀉🀊🀋🀌🀍🀛🀜🀝🀓🀔🀗🀗", "win_tile": "🀕"}

CALLED = {"hand": "33m567p23s", "melds": ["pon:777z@across", "chi:340m"], "win_tile": "4s"}
DRAGONS = {"hand": "99m23p", "melds": ["pon:555z", "ankan:6666z", "pon:777z"], "win_tile": "4p"}

WAITING = {"hand": "34p678p345s789s22z"}

#: A table in east 3, of which seat 2 is the dealer, and a winner by his hand and by its worth.
TABLE = {"round": {"wind": "east", "number": 3, "honba": 1, "riichi_sticks": 1}, "scores": [25000] * 4}
BY_HAND = {"seat": 1, "from": 0, **HAND}
BY_WORTH = {"seat": 1, "from": 0, "han": 3, "fu": 40}
WON = {"type": "win", "wins": [BY_WORTH]}

#: Path, body, and the query that asks the same.
SAME = [
    ("/v1/score", {**HAND, "riichi": True}, {"riichi": ""}),
    ("/v1/score", {**HAND, "riichi": True, "ippatsu": False}, {"riichi": "1", "ippatsu": "0"}),
    ("/v1/score", {**HAND, "dora_indicators": ["1m", "0s"]}, {"dora_indicators": "1m,0s"}),
    ("/v1/score", {**HAND, "dora_indicators": [0, 40]}, {"dora_indicators": "0,40"}),
    ("/v1/score", {**HAND, "dora_indicators": []}, {"dora_indicators": ""}),
    ("/v1/score", {**HAND, "honba": 2, "riichi_sticks": 3}, {"honba": "2", "riichi_sticks": "3"}),
    ("/v1/score", {**HAND, "round_wind": "S", "seat_wind": "西"}, {"round_wind": "2z", "seat_wind": "west"}),
    ("/v1/score", {**HAND, "rules": "m_league"}, {"rules": "m_league"}),
    ("/v1/score", {**HAND, "rules": {"minimum_han": 4}}, {"rules.minimum_han": "4"}),
    (
        "/v1/score",
        {**HAND, "riichi": True, "rules": {"preset": "tenhou_4p", "kiriage_mangan": True}},
        {"riichi": "true", "rules": "tenhou_4p", "rules.kiriage_mangan": "true"},
    ),
    (
        "/v1/score",
        {**HAND, "hand": "234567m345p45s88s", "rules": {"red_fives": {"m": 0, "p": 0, "s": 0}}},
        {"hand": "234567m345p45s88s", "rules.red_fives": '{"m":0,"p":0,"s":0}'},
    ),
    ("/v1/score", {**HAND, "rules": {"renhou": "yakuman"}}, {"rules.renhou": "yakuman"}),
    ("/v1/score", {**HAND, "explain": True, "lang": "ko"}, {"explain": "", "lang": "ko"}),
    ("/v1/score", CALLED, {**CALLED, "melds": "pon:777z@across,chi:340m"}),
    (
        "/v1/score",
        {**DRAGONS, "liable": [{"yaku": "daisangen", "seat": "west"}], "discarder": "east"},
        {**DRAGONS, "melds": "pon:555z,ankan:6666z,pon:777z", "liable": "daisangen:west", "discarder": "E"},
    ),
    ("/v1/points", {"han": 3, "fu": 40}, {"han": "3", "fu": "40"}),
    ("/v1/points", {"yakuman": 1, "tsumo": True}, {"yakuman": "1", "tsumo": ""}),
    ("/v1/points", {"han": 4, "fu": 30, "rules": "wrc_2025"}, {"han": "4", "fu": "30", "rules": "wrc_2025"}),
    ("/v1/tenpai", {**WAITING, "visible": ["2p", "2p"], "riichi": True}, {**WAITING, "visible": "2p,2p", "riichi": ""}),
    ("/v1/tenpai", {**WAITING, "discards": "2p1z"}, {**WAITING, "discards": "2p1z"}),
    ("/v1/tenpai", {"hand": "34p678p345s789s22z9m"}, {"hand": "34p678p345s789s22z9m"}),
    ("/v1/shanten", {"hand": "123m456p13579s11z"}, {"hand": "123m456p13579s11z"}),
    ("/v1/furiten", {**WAITING, "discards": [], "passed": "5p"}, {**WAITING, "discards": "", "passed": "5p"}),
    ("/v1/furiten", {**WAITING, "discards": None}, {**WAITING, "discards": "null"}),
    ("/v1/furiten", {**WAITING, "discards": "1z", "passed": None}, {**WAITING, "discards": "1z", "passed": "null"}),
    ("/v1/tenpai", {**WAITING, "discards": None, "passed": "9m"}, {**WAITING, "discards": "null", "passed": "9m"}),
    (
        "/v1/score",
        {**HAND, "discards": None, "passed": "9m", "discarder": None, "liable": None},
        {"discards": "null", "passed": "9m", "discarder": "null", "liable": "null"},
    ),
    (
        "/v1/furiten",
        {"hand": "111m4z123456789p", "north": 3, "discards": "", "rules": "tenhou_3p"},
        {"hand": "111m4z123456789p", "north": "3", "discards": "", "rules": "tenhou_3p"},
    ),
    (
        "/v1/furiten",
        {**WAITING, "discards": "5p1z", "called_away": [0, 1]},
        {**WAITING, "discards": "5p1z", "called_away": "0,1"},
    ),
]


def problem(response, status: int, kind: str) -> dict[str, Any]:
    """Hold a response against the form of a problem, and give its body."""
    body = response.json
    assert response.status_code == status, body
    assert response.mimetype == PROBLEM_JSON
    assert body["type"] == f"/problems/{kind}"
    assert body["title"]
    assert body["status"] == status
    assert body["detail"]
    assert body["instance"] == response.headers["X-Request-Id"]
    assert set(body) <= {"type", "title", "status", "detail", "instance", "errors"}
    return body


def faults(response) -> list[tuple[str, str]]:
    errors = problem(response, 422, "invalid-request")["errors"]
    assert all(error["detail"] for error in errors)
    return [(error["pointer"], error["code"]) for error in errors]


def send(client, text: str | bytes, path: str = "/v1/score"):
    return client.post(path, data=text, content_type=JSON)


# Answers.


def test_a_score(client):
    answer = client.post("/v1/score", json={**HAND, "riichi": True, "dora_indicators": "3p", "discarder": "west"}).json
    assert answer == {
        "win": True,
        "yaku": [
            {"id": "riichi", "name": "Riichi", "han": 1},
            {"id": "pinfu", "name": "Pinfu", "han": 1},
            {"id": "tanyao", "name": "Tanyao", "han": 1},
        ],
        "bonus": {"dora": 1, "red": 1, "ura": 0, "north": 0},
        "han": 5,
        "fu": 30,
        "yakuman": 0,
        "limit": "mangan",
        "fu_items": [{"id": "base", "fu": 20}, {"id": "closed_ron", "fu": 10}],
        "form": "standard",
        "wait": "ryanmen",
        "groups": [
            {"type": "run", "tiles": ["2m", "3m", "4m"], "open": False, "winning": False},
            {"type": "run", "tiles": ["5m", "6m", "7m"], "open": False, "winning": False},
            {"type": "run", "tiles": ["3p", "4p", "0p"], "open": False, "winning": False},
            {"type": "run", "tiles": ["4s", "5s", "6s"], "open": False, "winning": True},
            {"type": "pair", "tiles": ["8s", "8s"], "open": False, "winning": False},
        ],
        "points": {"base": 2000, "hand": 8000, "honba": 0, "riichi_sticks": 0, "total": 8000},
        "payments": [{"from": "west", "to": "south", "points": 8000, "hand": 8000, "honba": 0}],
    }


@pytest.mark.parametrize(
    ("asked", "reason", "shanten"),
    [
        ({**HAND, "win_tile": "1z"}, "not_agari", 0),
        ({"hand": "123m456p78s99s", "melds": ["chi:123s"], "win_tile": "9s"}, "no_yaku", -1),
        ({**HAND, "rules": {"minimum_han": 4}}, "below_minimum_han", -1),
    ],
)
def test_an_honest_no_is_an_answer(client, asked, reason, shanten):
    response = client.post("/v1/score", json=asked)
    assert response.status_code == 200
    assert response.json.pop("detail")
    assert {name: response.json[name] for name in ("win", "reason", "shanten")} == {
        "win": False,
        "reason": reason,
        "shanten": shanten,
    }


def test_a_liable_player_pays_half(client):
    asked = {**DRAGONS, "liable": [{"yaku": "daisangen", "seat": "west"}], "discarder": "north"}
    paid = client.post("/v1/score", json=asked).json["payments"]
    assert [(one["from"], one["points"]) for one in paid] == [("west", 16000), ("north", 16000)]


def test_points(client):
    assert client.post("/v1/points", json={"han": 3, "fu": 40, "tsumo": True, "honba": 1}).json == {
        "han": 3,
        "fu": 40,
        "yakuman": 0,
        "limit": None,
        "points": {"base": 1280, "hand": 5200, "honba": 300, "riichi_sticks": 0, "total": 5500},
        "payments": [
            {"from": "east", "to": "south", "points": 2700, "hand": 2600, "honba": 100},
            {"from": "west", "to": "south", "points": 1400, "hand": 1300, "honba": 100},
            {"from": "north", "to": "south", "points": 1400, "hand": 1300, "honba": 100},
        ],
    }


@pytest.mark.parametrize(
    ("asked", "yakuman", "hand", "because"),
    [
        ({"yakuman": 2, "rules": "mahjong_soul_4p"}, 2, 64000, "two are paid"),
        ({"yakuman": 2, "rules": "ema_2016"}, 1, 32000, "one is the most"),
        ({"yakuman": 5, "rules": "jpml_a"}, 4, 128000, "four are"),
        ({"yakuman": 4, "rules": "jpml_a"}, 4, 128000, "which is just that"),
        ({"han": 13, "fu": 30}, 0, 32000, "thirteen han are no yakuman"),
        ({"han": 26, "fu": 30, "rules": {"kazoe_yakuman": "no_limit"}}, 0, 64000, "however many"),
    ],
)
def test_points_tell_how_many_yakuman_are_paid(client, asked, yakuman, hand, because):
    answer = client.post("/v1/points", json=asked).json
    assert (answer["yakuman"], answer["points"]["hand"]) == (yakuman, hand), because


def test_the_points_table(client):
    rows = client.get("/v1/points/table?rules=tenhou_4p").json["rows"]
    [row] = [row for row in rows if (row["han"], row["fu"]) == (3, 40)]
    assert row["non_dealer"] == {"ron": 5200, "tsumo": {"dealer": 2600, "non_dealer": 1300, "total": 5200}}
    assert row["dealer"] == {"ron": 7700, "tsumo": {"non_dealer": 2600, "total": 7800}}
    assert [row["limit"] for row in rows if row["fu"] is None] == [
        "mangan",
        "haneman",
        "baiman",
        "sanbaiman",
        "kazoe_yakuman",
        "yakuman",
    ]


def test_rules(client):
    answer = client.get("/v1/rules").json
    assert [preset["id"] for preset in answer["presets"]] == list(PRESETS)
    assert [option["name"] for option in answer["options"]] == list(OPTIONS)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_rule_set(client, preset):
    answer = client.get(f"/v1/rules/{preset}").json
    assert answer["id"] == preset
    values = {option["name"]: option["value"] for option in answer["options"]}
    assert list(values) == list(OPTIONS)
    changed = {"preset": preset, **values}
    same = [client.post("/v1/points", json={"han": 4, "fu": 30, "rules": rules}).json for rules in (preset, changed)]
    assert same[0] == same[1]


def test_yaku(client):
    rows = {row["id"]: row for row in client.get("/v1/yaku?rules=tenhou_4p&lang=ja").json["yaku"]}
    pinfu = rows["pinfu"]
    assert (pinfu["name"], pinfu["closed"], pinfu["open"], pinfu["yakuman"]) == ("平和", 1, None, 0)
    assert rows["junchan"]["open"] == 2
    assert rows["daisangen"]["yakuman"] == 1
    assert "sanrenkou" not in rows
    assert "sanrenkou" in {row["id"] for row in client.get("/v1/yaku?rules=mahjong_soul_ancient").json["yaku"]}


@pytest.mark.parametrize(("path", "answer"), [("/healthz", {"status": "ok"}), ("/readyz", {"status": "ready"})])
def test_health(client, path, answer):
    assert client.get(path).json == answer


def test_version(client):
    answer = client.get("/version").json
    assert (answer["name"], answer["version"]) == ("agari", __version__)


@pytest.mark.parametrize(("path", "body", "query"), SAME)
def test_post_and_get_give_the_same_answer(client, path, body, query):
    asked = {**HAND, **query} if path == "/v1/score" else query
    posted, got = client.post(path, json=body), client.get(path, query_string=asked)
    assert posted.status_code == got.status_code == 200, (posted.json, got.json)
    assert posted.data == got.data


@pytest.mark.parametrize("notation", NOTATIONS)
def test_every_notation_is_read_alike(client, notation):
    fields = NOTATIONS[notation]
    query = {name: ",".join(map(str, value)) if isinstance(value, list) else value for name, value in fields.items()}
    expected = client.post("/v1/score", json=HAND)
    assert client.post("/v1/score", json=fields).data == expected.data
    assert client.get("/v1/score", query_string=query).data == expected.data


def test_unicode_tiles_are_read_without_red_fives(client):
    expected = client.post("/v1/score", json={**HAND, "hand": "234567m345p45s88s"})
    assert client.post("/v1/score", json=UNICODE).data == expected.data
    assert client.post("/v1/score", json={**UNICODE, "hand": list(UNICODE["hand"])}).data == expected.data
    assert client.get("/v1/score", query_string=UNICODE).data == expected.data


@pytest.mark.parametrize("kind", ["daiminkan:7777z", "kan:7777z", "kakan:7777z@left", "ankan:7777z"])
def test_melds_are_read_in_both_forms(client, kind):
    name, _, rest = kind.partition(":")
    tiles, _, source = rest.partition("@")
    long = {"type": name, "tiles": tiles, **({"from": source, "called": "7z"} if source else {})}
    hand = {"hand": "340m567p2233s", "win_tile": "2s"}
    answers = [client.post("/v1/score", json={**hand, "melds": [meld]}) for meld in (kind, long)]
    assert answers[0].status_code == 200, answers[0].json
    assert answers[0].data == answers[1].data
    assert "chun" in [yaku["id"] for yaku in answers[0].json["yaku"]]


@pytest.mark.parametrize(
    "path", ["/v1/score", "/v1/points", "/v1/rules", "/v1/rules/tenhou_4p", "/v1/yaku", "/healthz"]
)
def test_a_trailing_slash_is_no_other_place(client, path):
    query = {"/v1/score": HAND, "/v1/points": {"yakuman": 1}}.get(path, {})
    assert client.get(path, query_string=query).status_code == 200
    assert client.get(path + "/", query_string=query).data == client.get(path, query_string=query).data
    if query:
        assert client.post(path + "/", json=query).data == client.post(path, json=query).data


@pytest.mark.parametrize("path", ["/v1/rules", "/v1/yaku", "/v1/points/table", "/healthz", "/openapi.json"])
def test_head_is_get_without_the_body(client, path):
    got, head = client.get(path), client.head(path)
    assert head.status_code == 200
    assert head.data == b""
    for name in ("Content-Type", "Content-Length", "Agari-Version"):
        assert head.headers[name] == got.headers[name]


def test_head_of_a_wrong_question_is_refused(client):
    response = client.head("/v1/score?hand=1")
    assert (response.status_code, response.data) == (422, b"")


def test_options_are_read_in_a_query_as_other_fields_are(client):
    asked = {**HAND, "riichi": "", "rules": "tenhou_4p"}
    expected = client.get("/v1/score", query_string={**asked, "rules.kiriage_mangan": "true"})
    assert expected.json["limit"] == "mangan"
    for text in ("", "1", "TRUE"):
        assert client.get("/v1/score", query_string={**asked, "rules.kiriage_mangan": text}).data == expected.data
    listed = client.get("/v1/yaku", query_string={"rules.local_yaku": "daisharin,sanrenkou"})
    assert {"daisharin", "sanrenkou"} <= {row["id"] for row in listed.json["yaku"]}


def test_tenpai(client):
    answer = client.post("/v1/tenpai", json={**WAITING, "riichi": True, "visible": "2p"}).json
    assert (answer["tenpai"], answer["shanten"], answer["total_remaining"]) == (True, 0, 7)
    assert [(wait["tile"], wait["remaining"], wait["shapes"]) for wait in answer["waits"]] == [
        ("2p", 3, ["ryanmen"]),
        ("5p", 4, ["ryanmen"]),
    ]
    assert answer["waits"][0]["ron"] == {
        "win": True,
        "han": 1,
        "fu": 40,
        "yakuman": 0,
        "limit": None,
        "total": 1300,
        "yaku": ["riichi"],
    }


def test_tenpai_does_not_know_furiten_where_a_river_is_unknown(client):
    answer = client.post("/v1/tenpai", json={**WAITING, "riichi": True, "discards": None, "passed": "9m"}).json
    assert [wait["furiten"] for wait in answer["waits"]] == ["unknown", "unknown"]
    assert [wait["ron"]["win"] for wait in answer["waits"]] == [True, True]
    assert answer["furiten"]["furiten"] == "unknown"


def test_shanten(client):
    answer = client.post("/v1/shanten", json={"hand": "123m456p13579s11z"}).json
    assert answer["shanten"] == answer["by_form"]["standard"] == 1
    assert [one["tile"] for one in answer["accepts"]] == ["2s", "4s", "6s", "8s"]
    assert answer["total_remaining"] == 16


def test_furiten(client):
    assert client.post("/v1/furiten", json={**WAITING, "discards": "1z5p"}).json == {
        "furiten": True,
        "can_ron": False,
        "waits": ["2p", "5p"],
        "causes": [{"kind": "discard", "tile": "5p", "in": "discards", "index": 1, "ends": "wait_changes"}],
    }
    for unknown in (
        client.post("/v1/furiten", json={**WAITING, "discards": None}).json,
        client.get("/v1/furiten", query_string={**WAITING, "discards": "null"}).json,
    ):
        assert (unknown["furiten"], unknown["can_ron"]) == ("unknown", "unknown")


def test_a_furiten_ron_is_no_win(client):
    answer = client.post("/v1/score", json={**HAND, "discards": "3s"}).json
    assert (answer["win"], answer["reason"]) == (False, "furiten")


def test_actions(client):
    answer = client.post("/v1/actions", json={**WAITING, "offered": "2p", "from": "left"}).json
    assert list(answer) == ["ron", "pon", "daiminkan", "chi"]
    assert answer["ron"]["reason"] == "no_yaku"
    [chi] = answer["chi"]["options"]
    assert chi == {"tiles": ["3p", "4p"], "legal": True, "forbidden_discards": ["2p", "5p", "0p"]}
    assert "furiten" not in answer["ron"]
    barred = client.post("/v1/actions", json={**WAITING, "offered": "2p", "from": "left", "discards": "1z5p"}).json
    assert barred["ron"]["furiten"] == client.post("/v1/furiten", json={**WAITING, "discards": "1z5p"}).json
    own = client.post("/v1/actions", json={**WAITING, "drawn": "9m"}).json
    assert [one["discard"] for one in own["riichi"]["discards"]] == ["9m"]


def test_settle(client):
    assert client.post("/v1/settle", json={**TABLE, "riichi": [1], "result": WON}).json == {
        "deltas": [-5500, 6500, 0, 0],
        "scores": [19500, 31500, 25000, 25000],
        "wins": [
            {
                "seat": 1,
                "from": 0,
                "han": 3,
                "fu": 40,
                "yakuman": 0,
                "limit": None,
                "points": {"base": 1280, "hand": 5200, "honba": 300, "riichi_sticks": 2000, "total": 7500},
                "payments": [{"from": "west", "to": "north", "points": 5500, "hand": 5200, "honba": 300}],
            }
        ],
        "riichi_sticks_left": 0,
        "payments": [
            {"from": 1, "to": None, "points": 1000, "for": "riichi_deposit"},
            {"from": 0, "to": 1, "points": 5200, "for": "hand"},
            {"from": 0, "to": 1, "points": 300, "for": "honba"},
            {"from": None, "to": 1, "points": 2000, "for": "riichi_sticks"},
        ],
        "next": {"wind": "east", "number": 4, "dealer": 3, "honba": 0, "riichi_sticks": 0},
        "game_over": None,
    }


def test_settle_scores_a_hand_as_score_does(client):
    result = {"type": "win", "wins": [BY_HAND]}
    [win] = client.post("/v1/settle", json={**TABLE, "result": result, "lang": "ja"}).json["wins"]
    situation = {"seat_wind": "north", "discarder": "west", "honba": 1, "riichi_sticks": 1, "lang": "ja"}
    scored = client.post("/v1/score", json={**HAND, **situation}).json
    del scored["names"]  # which a settlement has once for all
    assert win == {"seat": 1, "from": 0, **scored}


@pytest.mark.parametrize(
    ("result", "deltas", "following"),
    [
        ({"type": "exhaustive_draw", "tenpai": [0, 2]}, [1500, -1500, 1500, -1500], ("east", 3, 2, 1)),
        ({"type": "exhaustive_draw", "tenpai": [0]}, [3000, -1000, -1000, -1000], ("east", 4, 2, 1)),
        ({"type": "abortive_draw", "kind": "kyuushu_kyuuhai"}, [0, 0, 0, 0], ("east", 3, 2, 1)),
        ({"type": "chombo", "seat": 1}, [2000, -8000, 4000, 2000], ("east", 3, 1, 1)),
        ({"type": "win", "wins": [{**BY_WORTH, "from": None}]}, [-1400, 6500, -2700, -1400], ("east", 4, 0, 0)),
    ],
)
def test_settle_names_the_next_round(client, result, deltas, following):
    answer = client.post("/v1/settle", json={**TABLE, "rules": "tenhou_4p", "result": result}).json
    assert answer["deltas"] == deltas
    assert answer["scores"] == [25000 + delta for delta in deltas]
    assert tuple(answer["next"][name] for name in ("wind", "number", "honba", "riichi_sticks")) == following


def test_settle_ends_the_game(client):
    last = {"round": {"wind": "south", "number": 4}, "scores": [21000, 38000, 23000, 18000], "rules": "tenhou_4p"}
    answer = client.post("/v1/settle", json={**last, "result": WON, "explain": True}).json
    assert answer["next"] is None
    assert answer["game_over"]["reason"] == "last_round"
    places = [tuple(one.values()) for one in answer["game_over"]["ranking"]]
    assert places == [
        (1, 1, 43200, 20.0, 20.0, 53.0),
        (2, 2, 23000, 10.0, 0.0, 3.0),
        (3, 3, 18000, -10.0, 0.0, -22.0),
        (4, 0, 15800, -20.0, 0.0, -34.0),
    ]
    assert answer["explanation"]


# Languages.


def first_yaku(response) -> str:
    return response.json["yaku"][0]["name"]


@pytest.mark.parametrize(
    ("lang", "name"),
    [("en", "Pinfu"), ("ja", "平和"), ("zh-Hans", "平和"), ("zh-TW", "平和"), ("ko", "핑후"), ("JA_jp", "平和")],
)
def test_lang_chooses_the_names(client, lang, name):
    assert first_yaku(client.post("/v1/score", json={**HAND, "lang": lang})) == name
    assert first_yaku(client.get("/v1/score", query_string={**HAND, "lang": lang})) == name


@pytest.mark.parametrize(
    ("accepted", "name"),
    [
        ("ko", "핑후"),
        ("fr, ko;q=0.5", "핑후"),
        ("en;q=0.1, ko;q=0.9", "핑후"),
        ("ko;q=0, en", "Pinfu"),
        ("fr", "Pinfu"),
        ("*", "Pinfu"),
        (";;q=,,", "Pinfu"),
    ],
)
def test_accept_language_chooses_the_names(client, accepted, name):
    response = client.post("/v1/score", json=HAND, headers={"Accept-Language": accepted})
    assert first_yaku(response) == name
    assert "notes" not in response.json


def test_lang_is_stronger_than_the_header(client):
    response = client.post("/v1/score", json={**HAND, "lang": "en"}, headers={"Accept-Language": "ko"})
    assert first_yaku(response) == "Pinfu"


@pytest.mark.parametrize("path", ["/v1/score", "/v1/yaku"])
def test_an_unknown_language_is_noted(client, path):
    query = {**HAND, "lang": "tlh"} if path == "/v1/score" else {"lang": "tlh"}
    answer = client.get(path, query_string=query).json
    assert [note["code"] for note in answer["notes"]] == ["unknown_language"]


def test_notes_add_up(client):
    answer = client.post("/v1/score", json={**HAND, "ura_indicators": "1m", "lang": "tlh"}).json
    assert [note["code"] for note in answer["notes"]] == ["ura_ignored", "unknown_language"]


# Headers.


@pytest.mark.parametrize("own", ["a", "7f3c-1", "trace.id:4/5+6=7_8", "x" * 128])
def test_a_sane_request_id_is_repeated(client, own):
    for response in (
        client.get("/healthz", headers={"X-Request-Id": own}),
        client.get("/nowhere", headers={"X-Request-Id": own}),
        client.post("/v1/score", json={}, headers={"X-Request-Id": own}),
    ):
        assert response.headers["X-Request-Id"] == own
        assert response.headers["Agari-Version"] == __version__


@pytest.mark.parametrize("own", ["", "a b", "x" * 129, "é", "<script>", "a;b", '"'])
def test_another_request_id_is_made(client, own):
    made = {client.get("/healthz", headers={"X-Request-Id": own}).headers["X-Request-Id"] for _ in range(2)}
    assert len(made) == 2
    assert all(re.fullmatch("[0-9a-f]{32}", one) for one in made)


# Problems.


@pytest.mark.parametrize(
    "text", ["", "{", "{'hand': 1}", '{"honba": NaN}', '{"honba": Infinity}', "[" * 100_000, b"\xff"]
)
def test_400_where_the_body_is_no_json(client, text):
    problem(send(client, text), 400, "bad-request")


@pytest.mark.parametrize(
    "path", ["/nowhere", "/v1", "/v1/scores", "/v1/rules/nobody", "/v1/rules/%F0%9F%80%84", "/v2/score"]
)
def test_404_where_nothing_is(client, path):
    problem(client.get(path), 404, "not-found")


def test_404_says_where_everything_is_listed(client):
    assert "/openapi.yaml" in problem(client.get("/nowhere"), 404, "not-found")["detail"]


def test_404_names_the_rule_sets(client):
    assert "tenhou_4p" in problem(client.get("/v1/rules/nobody"), 404, "not-found")["detail"]


@pytest.mark.parametrize(
    ("method", "path"), [("DELETE", "/v1/score"), ("PUT", "/v1/points"), ("POST", "/v1/yaku"), ("PATCH", "/healthz")]
)
def test_405_where_the_method_is_not_known(client, method, path):
    response = client.open(path, method=method)
    problem(response, 405, "method-not-allowed")
    assert "GET" in response.headers["Allow"]


@pytest.mark.parametrize("path", ["/v1/actions", "/v1/settle"])
def test_405_where_a_question_does_not_fit_a_query(client, path):
    response = client.get(path)
    problem(response, 405, "method-not-allowed")
    assert "POST" in response.headers["Allow"]


def test_413_where_the_body_is_over_a_mebibyte(client):
    text = json.dumps(HAND).encode()
    assert send(client, text.ljust(1 << 20)).status_code == 200
    problem(send(client, text.ljust((1 << 20) + 1)), 413, "request-entity-too-large")


class Broken(io.BytesIO):
    """A body whose chunks cannot be read."""

    def readinto(self, buffer: object) -> int:
        """Fail as the server's reader does."""
        raise InvalidChunkSize(b"zz")


def test_400_where_the_body_breaks_off(client):
    response = client.post(
        "/v1/score",
        input_stream=Broken(b"{}"),
        headers={"Transfer-Encoding": "chunked"},
        content_type=JSON,
        environ_overrides={"wsgi.input_terminated": True},
    )
    problem(response, 400, "bad-request")
    assert "zz" in response.json["detail"]


def test_413_where_the_body_does_not_say_its_length(client):
    text = json.dumps(HAND).encode()
    for size, status in ((1 << 19, 200), (1 << 21, 413)):
        response = client.post(
            "/v1/score",
            input_stream=io.BytesIO(text.ljust(size)),
            headers={"Transfer-Encoding": "chunked"},
            content_type=JSON,
            environ_overrides={"wsgi.input_terminated": True},
        )
        assert response.status_code == status


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "nonsense", None]
)
def test_415_where_the_body_is_not_called_json(client, kind):
    problem(client.post("/v1/score", data=json.dumps(HAND), content_type=kind), 415, "unsupported-media-type")


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "Application/JSON"])
def test_json_by_its_other_names(client, kind):
    assert client.post("/v1/score", data=json.dumps(HAND), content_type=kind).status_code == 200


@pytest.mark.parametrize("value", [None, [], [HAND], "hand", 3, True, 1.5])
@pytest.mark.parametrize("path", ["/v1/score", "/v1/points"])
def test_422_where_the_body_is_no_object(client, path, value):
    assert faults(send(client, json.dumps(value), path)) == [("", "invalid_type")]


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({}, [("/hand", "missing_field"), ("/win_tile", "missing_field")]),
        ({**HAND, "hand": "33333m340p45s888s"}, [("/hand", "too_many_copies")]),
        ({**HAND, "hand": "123x"}, [("/hand", "unknown_notation")]),
        ({**HAND, "hand": "12m5mr"}, [("/hand", "mixed_notation")]),
        ({**HAND, "hand": ["1m", 5]}, [("/hand", "mixed_notation")]),
        ({**HAND, "hand": [4, 4]}, [("/hand", "duplicate_tile")]),
        ({**HAND, "hand": [136]}, [("/hand/0", "unknown_tile")]),
        ({**HAND, "hand": "8z"}, [("/hand", "unknown_tile")]),
        ({**HAND, "hand": None}, [("/hand", "invalid_type")]),
        ({**HAND, "hand": "1m" * 300}, [("/hand", "too_long")]),
        ({**HAND, "hand": "234m"}, [("/hand", "hand_size")]),
        ({**HAND, "win_tile": "66s"}, [("/win_tile", "not_one_tile")]),
        ({**HAND, "hand": "234567m340p45s888s"}, [("/win_tile", "win_tile_not_in_hand")]),
        ({**HAND, "tsumo": 1}, [("/tsumo", "invalid_type")]),
        ({**HAND, "tsumo": "true"}, [("/tsumo", "invalid_type")]),
        ({**HAND, "honba": 1.0}, [("/honba", "invalid_type")]),
        ({**HAND, "honba": True}, [("/honba", "invalid_type")]),
        ({**HAND, "honba": -1}, [("/honba", "out_of_range")]),
        ({**HAND, "north": 5}, [("/north", "out_of_range")]),
        ({**HAND, "seat_wind": "up"}, [("/seat_wind", "unknown_wind")]),
        ({**HAND, "melds": "pon:777z"}, [("/melds", "invalid_type")]),
        ({**HAND, "melds": ["pon:777z"] * 5}, [("/melds", "too_many_melds")]),
        ({**CALLED, "melds": ["pon:776z", "chi:x"]}, [("/melds/1", "unknown_notation")]),
        ({**CALLED, "melds": ["pon:776z", "chi:340m"]}, [("/melds/0", "not_a_set")]),
        (
            {**CALLED, "melds": [{"type": "pon", "tiles": "777z", "tile": 1}, "chi:340m"]},
            [("/melds/0/tile", "unknown_field")],
        ),
        ({**HAND, "rules": "tenho"}, [("/rules", "unknown_rule_set")]),
        ({**HAND, "rules": {"kiriage": True}}, [("/rules/kiriage", "unknown_option")]),
        ({**HAND, "rules": {"a/b~c": True}}, [("/rules/a~1b~0c", "unknown_option")]),
        ({**HAND, "rules": {"kiriage_mangan": 1}}, [("/rules/kiriage_mangan", "invalid_option_value")]),
        ({**HAND, "liable": [{"yaku": "pinfu", "seat": "east"}]}, [("/liable/0/yaku", "unknown_value")]),
        ({**HAND, "discarder": "south"}, [("/discarder", "contradiction")]),
        ({**HAND, "lang": "x" * 101}, [("/lang", "invalid_type")]),
        ({**HAND, "": 1}, [("/", "unknown_field")]),
        ({**HAND, "a/b~c": 1}, [("/a~1b~0c", "unknown_field")]),
    ],
    ids=lambda value: None,
)
def test_422_points_into_the_body(client, asked, expected):
    assert faults(client.post("/v1/score", json=asked)) == expected


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"hand": "234m"}, ("hand", "hand_size")),
        ({"tsumo": "yes"}, ("tsumo", "invalid_type")),
        ({"honba": "1e3"}, ("honba", "invalid_type")),
        ({"honba": "9" * 5000}, ("honba", "invalid_type")),
        ({"honba": "1001"}, ("honba", "out_of_range")),
        ({"melds": "pon:777z,pon"}, ("melds", "unknown_meld")),
        ({"liable": "daisangen"}, ("liable", "unknown_wind")),
        ({"rules": "tenho"}, ("rules", "unknown_rule_set")),
        ({"rules.kiriage": "1"}, ("rules.kiriage", "unknown_option")),
        ({"rules.a/b": "1"}, ("rules.a/b", "unknown_option")),
        ({"rules.minimum_han": "3"}, ("rules.minimum_han", "invalid_option_value")),
        ({"ippatsu": ""}, ("ippatsu", "contradiction")),
        ({"riichy": ""}, ("riichy", "unknown_field")),
        ({"hand": "null"}, ("hand", "unknown_notation")),
        ({"win_tile": "null"}, ("win_tile", "unknown_notation")),
        ({"honba": "none"}, ("honba", "invalid_type")),
    ],
    ids=lambda value: None,
)
def test_422_names_the_parameter(client, more, expected):
    response = client.get("/v1/score", query_string={**HAND, **more})
    assert expected in faults(response)


FOUR = ["pon:222p", "pon:444p", "pon:777s", "pon:888s"]


@pytest.mark.parametrize(
    ("path", "asked", "said"),
    [
        ("/v1/score", {"hand": "1m", "win_tile": "1m"}, "1 concealed tile without melds; expected 13 "),
        ("/v1/score", {"hand": "12m", "win_tile": "1m"}, "2 concealed tiles without melds; "),
        ("/v1/score", {"hand": "1m", "melds": FOUR[:1], "win_tile": "1m"}, "1 concealed tile beside 1 meld; "),
        ("/v1/score", {"hand": "123m", "melds": FOUR, "win_tile": "1m"}, "3 concealed tiles beside 4 melds; "),
        ("/v1/score", {"hand": "12m", "melds": FOUR, "win_tile": "3m"}, "or send 1 tile without it"),
        ("/v1/score", {"hand": "1234m5m", "melds": FOUR[:3], "win_tile": "6m"}, "or send 4 tiles without it"),
        ("/v1/actions", {"hand": "12m", "melds": FOUR, "drawn": "3m"}, "send it with it, or 1 tile"),
        ("/v1/tenpai", {"hand": "1m"}, "1 concealed tile without melds; expected 13 or 14"),
        (
            "/v1/score",
            {**HAND, "riichi": True, "dora_indicators": "1m", "ura_indicators": "1m2m"},
            "2 ura indicators under 1 dora indicator",
        ),
        ("/v1/settle", {**TABLE, "result": WON, "scores": [1]}, "1 score; these rules have 4 players"),
        (
            "/v1/settle",
            {**TABLE, "result": {"type": "exhaustive_draw", "hands": [WAITING]}},
            "1 hand; these rules have 4 players",
        ),
    ],
    ids=lambda value: None,
)
def test_one_is_no_plural(client, path, asked, said):
    assert any(said in error["detail"] for error in client.post(path, json=asked).json["errors"])


def test_an_unknown_field_has_a_hint(client):
    details = [
        response.json["errors"][0]["detail"]
        for response in (
            client.post("/v1/score", json={**HAND, "seatwind": "east"}),
            client.get("/v1/score", query_string={**HAND, "seatwind": "east"}),
        )
    ]
    assert all("did you mean seat_wind?" in detail for detail in details)
    assert faults(client.get("/v1/rules?language=ja")) == [("language", "unknown_field")]
    assert faults(client.get("/v1/rules/tenhou_4p?x=1")) == [("x", "unknown_field")]


@pytest.mark.parametrize(
    ("path", "name", "hint"),
    [
        ("score", "wind", "did you mean round_wind or seat_wind?"),
        ("points", "wind", "did you mean seat_wind?"),
        ("score", "tiles", "did you mean last_tile, riichi_tile or win_tile?"),
        ("score", "visible", "known are hand, melds,"),
    ],
)
def test_a_name_of_another_question_has_a_hint_too(client, path, name, hint):
    [asked] = [one for one in client.post(f"/v1/{path}", json={name: 1}).json["errors"] if one["pointer"] == f"/{name}"]
    [queried] = [one for one in client.get(f"/v1/{path}?{name}=1").json["errors"] if one["pointer"] == name]
    assert asked["detail"] == queried["detail"]
    assert asked["detail"].startswith(f"unknown field {name}; {hint}")


def test_a_repeated_parameter_is_refused(client):
    response = client.get("/v1/score?hand=1m&hand=2m&win_tile=3m")
    assert faults(response)[0] == ("hand", "repeated_parameter")


@pytest.mark.parametrize(
    ("query", "expected", "because"),
    [
        ("rules=tenhou_4p&rules.preset=m_league", [("rules", "repeated_parameter")], "which of them?"),
        ("rules.preset=m_league&rules=tenhou_4p", [("rules", "repeated_parameter")], "in whatever order"),
        ("rules=tenhou_4p&rules.preset=tenhou_4p", [("rules", "repeated_parameter")], "even the same"),
        ("rules.preset=m_league&rules.preset=wrc_2025", [("rules", "repeated_parameter")], "the same twice"),
        ("rules=tenhou_4p&rules=m_league", [("rules", "repeated_parameter")], "or the other"),
        ("rules.preset=m_league", None, "it names the rule set as well"),
        ("rules.preset=m_league&rules.kiriage_mangan=0", None, "and an option beside it"),
        ("rules=m_league&rules.kiriage_mangan=0", None, "as beside the other"),
    ],
)
def test_a_rule_set_is_named_once(client, query, expected, because):
    response = client.get(f"/v1/points?han=4&fu=30&{query}")
    assert (faults(response) if response.status_code != 200 else None) == expected, because


def test_unknown_fields_are_listed_last_in_the_order_of_the_request(client):
    asked = {"zebra": 1, **HAND, "honba": 9999, "ant": 2, "mouse": 3}
    expected = [(name, "unknown_field") for name in ("zebra", "ant", "mouse")]
    posted = faults(client.post("/v1/score", json=asked))
    assert posted == [("/honba", "out_of_range"), *((f"/{name}", code) for name, code in expected)]
    assert faults(client.get("/v1/score", query_string=asked)) == [("honba", "out_of_range"), *expected]
    named = {f"x{n}": n for n in reversed(range(100))}
    listed = faults(client.post("/v1/score", json={**HAND, **named}))
    assert listed == [(f"/x{n}", "unknown_field") for n in reversed(range(80, 100))], "twenty of them"


def test_all_faults_are_listed_at_once(client):
    asked = {
        "hand": "33333m340p45s888s",
        "honba": -1,
        "ippatsu": True,
        "seatwind": "east",
        "melds": ["pon", "chi:1"],
        "rinshan": True,
        "chankan": True,
        "tsumo": True,
        "discarder": "south",
    }
    found = set(faults(client.post("/v1/score", json=asked)))
    assert {
        ("/win_tile", "missing_field"),
        ("/honba", "out_of_range"),
        ("/seatwind", "unknown_field"),
        ("/melds/0", "unknown_meld"),
        ("/melds/1", "unknown_notation"),
        ("/hand", "too_many_copies"),
        ("/ippatsu", "contradiction"),
        ("/chankan", "contradiction"),
        ("/discarder", "contradiction"),
    } <= found


def test_all_faults_of_a_query_are_listed_at_once(client):
    found = set(faults(client.get("/v1/points?han=x&fu=22&honba=9999&honba=1&riichi=1")))
    assert {("han", "invalid_type"), ("honba", "repeated_parameter"), ("riichi", "unknown_field")} <= found


def test_a_fault_names_the_tiles_concerned(client):
    [fault] = client.post("/v1/score", json={**HAND, "hand": "33333m340p45s888s"}).json["errors"]
    assert fault["tiles"] == ["3m"]


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({}, [("/han", "missing_field")]),
        ({"han": 3}, [("/fu", "missing_field")]),
        ({"han": 3, "fu": 22}, [("/fu", "impossible_fu")]),
        ({"han": 3, "fu": 40, "yakuman": 1}, [("/yakuman", "contradiction")]),
        ({"han": 0, "fu": 30}, [("/han", "out_of_range")]),
        ({"yakuman": 1, "rules": "tenhou_3p", "seat_wind": "north"}, [("/seat_wind", "contradiction")]),
        # Nothing is missing beside a field that is there and cannot be read.
        ({"yakuman": -1}, [("/yakuman", "out_of_range")]),
        ({"yakuman": 14}, [("/yakuman", "out_of_range")]),
        ({"yakuman": "1"}, [("/yakuman", "invalid_type")]),
        ({"han": "3"}, [("/han", "invalid_type")]),
        ({"han": "3", "fu": 22}, [("/han", "invalid_type")]),
        ({"han": 3, "fu": "40"}, [("/fu", "invalid_type")]),
        ({"han": 3, "fu": 300}, [("/fu", "out_of_range")]),
        ({"rules": "tenho"}, [("/rules", "unknown_rule_set")]),
        ({"han": "3", "discarder": "south"}, [("/han", "invalid_type"), ("/discarder", "contradiction")]),
    ],
)
def test_422_of_points(client, asked, expected):
    assert faults(client.post("/v1/points", json=asked)) == expected


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"round": 3}, [("/round", "invalid_type")]),
        ({"round": {"wind": "up"}}, [("/round/wind", "unknown_wind"), ("/round/number", "missing_field")]),
        ({"round": {"wind": "east", "number": 1, "kyoku": 1}}, [("/round/kyoku", "unknown_field")]),
        ({"scores": [25000] * 3}, [("/scores", "wrong_length")]),
        ({"scores": [25000, "25000", 1.5, 25000]}, [("/scores/1", "out_of_range"), ("/scores/2", "out_of_range")]),
        ({"riichi": [1, 1]}, [("/riichi/1", "contradiction")]),
        ({"scores": [900, 33000, 33000, 33100], "riichi": [0]}, [("/riichi/0", "contradiction")]),
        ({"result": {}}, [("/result/type", "missing_field")]),
        ({"result": {"type": "rain"}}, [("/result/type", "unknown_value")]),
        ({"result": {"type": "win", "wins": []}}, [("/result/wins", "invalid_type")]),
        ({"result": {"type": "win", "wins": [BY_WORTH, 1]}}, [("/result/wins/1", "invalid_type")]),
        (
            {"result": {"type": "win", "wins": [{"seat": 1, "from": 0}]}},
            [("/result/wins/0/hand", "missing_field"), ("/result/wins/0/win_tile", "missing_field")],
        ),
        (
            {"result": {"type": "win", "wins": [{**BY_HAND, "han": 3}]}},
            [("/result/wins/0/hand", "contradiction"), ("/result/wins/0/win_tile", "contradiction")],
        ),
        ({"result": {"type": "win", "wins": [{**BY_WORTH, "from": 1}]}}, [("/result/wins/0/from", "contradiction")]),
        ({"result": {"type": "win", "wins": [{**BY_HAND, "win_tile": "1z"}]}}, [("/result/wins/0", "not_a_win")]),
        (
            {"result": {"type": "win", "wins": [{**BY_HAND, "riichi": True}]}},
            [("/result/wins/0/riichi", "contradiction")],
        ),
        ({"result": {"type": "exhaustive_draw"}}, [("/result/tenpai", "missing_field")]),
        ({"result": {"type": "exhaustive_draw", "hands": [WAITING]}}, [("/result/hands", "wrong_length")]),
        ({"result": {"type": "abortive_draw", "kind": "rain"}}, [("/result/kind", "unknown_value")]),
        (
            {"rules": "tenhou_3p", "scores": [35000] * 3, "result": {"type": "chombo", "seat": 3}},
            [("/result/seat", "no_such_seat")],
        ),
    ],
    ids=lambda value: None,
)
def test_422_of_settle(client, change, expected):
    assert faults(client.post("/v1/settle", json={**TABLE, "result": WON, **change})) == expected


# No input is a fault of the service.

#: Values of every kind, as JSON.
ODD_VALUES = r"""
null true false 0 -1 5 1.5 1e300 1000000000000000000 10000000000000000000000000000000000000000
"" "\t" "," "x" "\u0000" "\ud83d\udca3" "1m" "{" "null"
[] [null] [[]] [{}] [true] [1e300] [1000000000000000000] ["",""] [[["1m"]]] [0,0] [-1] [5,"1m"]
{} {"":{}} {"type":{}} {"preset":[]} {"preset":null} {"preset":5} {"preset":{}} {"preset":"tenhou_4p","":[]}
{"red_fives":[]} {"red_fives":{"m":[],"p":{},"s":null}} {"local_yaku":[{}]} {"uma":[[]]} {"uma":[null,0,0,0]}
{"oka":1e300} {"floating_uma":{"0":{}}} {"abortive_dealer_repeat":[[]]} {"0":0} {"m":1,"p":1,"s":true}
[{"type":{},"tiles":"777z"}] [{"type":"pon","tiles":{}}] [{"type":"pon","tiles":"777z","called":{}}]
[{"type":"pon","tiles":"777z","from":[]}] [{"type":[],"tiles":[],"called":[],"from":{}}] [{"tiles":null}]
[{"yaku":[],"seat":{}}] [{"yaku":"daisangen","seat":[]}] [{"yaku":{},"seat":"east"}] [{"yaku":null}]
"""
HOSTILE: list[Any] = [
    *map(json.loads, ODD_VALUES.split()),
    "x" * 100_000,
    "1m" * 10_000,
    ["x" * 10_000],
    list(range(136)),
    [0] * 1000,
    {f"option{n}": n for n in range(500)},
]

#: Texts of every kind.
ODD_TEXTS = """
, ,, { {} { [ [] [[]] " null true -1 1e400 NaN % 💣 : @ pon:@ daisangen: {"preset":[]} {"preset":{}} {"":1}
"""
HOSTILE_TEXTS = [*ODD_TEXTS.split(), "", " ", "\x00", "9" * 4000, "x" * 4000, "1m," * 500]


#: Path -> the schema of its question, and a question that has an answer.
QUESTIONS: dict[str, tuple[Question, dict[str, Any]]] = {
    "/v1/score": (ScoreRequest(), HAND),
    "/v1/points": (PointsRequest(), {"han": 3, "fu": 40}),
    "/v1/tenpai": (TenpaiRequest(), {"hand": HAND["hand"]}),
    "/v1/shanten": (ShantenRequest(), {"hand": HAND["hand"]}),
    "/v1/furiten": (FuritenRequest(), {"hand": HAND["hand"], "discards": "1z"}),
    "/v1/actions": (ActionsRequest(), {"hand": HAND["hand"], "drawn": "1z"}),
    "/v1/settle": (SettleRequest(), {**TABLE, "result": WON}),
}
#: Those that do not fit a query.
ONLY_POSTED = {"/v1/actions", "/v1/settle"}
FIELDS = [(path, field) for path, (schema, _) in QUESTIONS.items() for field in schema.fields]


@pytest.mark.parametrize(("path", "field"), FIELDS)
def test_no_value_of_a_field_breaks_it(client, path, field):
    for value in HOSTILE:
        asked = json.dumps({**QUESTIONS[path][1], field: value})
        assert_is_answered(client.post(path, data=asked, content_type=JSON), value)


@pytest.mark.parametrize(("path", "field"), [*FIELDS, *(("/v1/score", odd) for odd in ("rules.", "rules./", "", "💣"))])
def test_no_text_in_a_query_breaks_it(client, path, field):
    if path not in ONLY_POSTED:
        for text in HOSTILE_TEXTS:
            assert_is_answered(client.get(path, query_string={**QUESTIONS[path][1], field: text}), text)


#: Part of a round -> its schema, and how a value of one of its fields is asked for.
PARTS: dict[str, tuple[Question, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "round": (RoundPart(), lambda part: {"round": {**TABLE["round"], **part}}),
    "hand": (ClaimPart(), lambda part: {"result": {"type": "win", "wins": [{**BY_HAND, **part}]}}),
    "worth": (ClaimPart(), lambda part: {"result": {"type": "win", "wins": [{**BY_WORTH, **part}]}}),
    "hands": (HandPart(), lambda part: {"result": {"type": "exhaustive_draw", "hands": [{**WAITING, **part}] * 4}}),
    **{name: (schema, lambda part, name=name: {"result": {"type": name, **part}}) for name, schema in RESULTS.items()},
}


@pytest.mark.parametrize(("part", "field"), [(part, name) for part in PARTS for name in PARTS[part][0].fields])
def test_no_value_of_a_part_of_a_round_breaks_it(client, part, field):
    for value in HOSTILE:
        asked = json.dumps({**TABLE, "result": WON, **PARTS[part][1]({field: value})})
        assert_is_answered(client.post("/v1/settle", data=asked, content_type=JSON), value)


# Null.

#: Fields of which null says that they are not known.
NOT_KNOWN = {("/v1/furiten", "passed"), ("/v1/furiten", "passed_since_riichi")}
#: Path -> the schema of its query, and one that has an answer, of addresses that take no body.
QUERIES: dict[str, tuple[Question, dict[str, Any]]] = {
    "/v1/points/table": (RuleSetRequest(), {}),
    "/v1/yaku": (RuleSetRequest(), {}),
    "/v1/convert": (ConvertRequest(), {"tiles": "0p", "to": "unicode"}),
    "/v1/tiles.svg": (PictureRequest(), {"hand": "1m"}),
}
IN_QUERY = {**{path: one for path, one in QUESTIONS.items() if path not in ONLY_POSTED}, **QUERIES}


def optional(asked):
    return [
        (path, name)
        for path, (schema, _) in asked.items()
        for name, field in schema.fields.items()
        if not field.required and (path, name) not in NOT_KNOWN
    ]


def same(given, expected):
    """Say whether two answers are the same but for the id of their request."""
    one, other = (re.sub(rb'"instance":"[^"]*"', b"", response.data) for response in (given, expected))
    return (given.status_code, one) == (expected.status_code, other)


@pytest.mark.parametrize(("path", "field"), optional(QUESTIONS))
def test_null_is_as_good_as_nothing(client, path, field):
    asked = {name: value for name, value in QUESTIONS[path][1].items() if name != field}
    assert same(client.post(path, json={**asked, field: None}), client.post(path, json=asked))


@pytest.mark.parametrize(("path", "field"), optional(IN_QUERY))
def test_null_is_as_good_as_nothing_in_a_query(client, path, field):
    asked = {name: value for name, value in IN_QUERY[path][1].items() if name != field}
    assert same(client.get(path, query_string={**asked, field: "null"}), client.get(path, query_string=asked))


@pytest.mark.parametrize(("part", "field"), optional(PARTS))
def test_null_is_as_good_as_nothing_in_a_part_of_a_round(client, part, field):
    asked = {**TABLE, "result": WON, **PARTS[part][1]({field: "as null"})}
    given, expected = (json.loads(json.dumps(asked).replace('"as null"', text)) for text in ("null", '"left out"'))
    assert same(client.post("/v1/settle", json=given), client.post("/v1/settle", json=without(expected)))


def without(value: Any) -> Any:
    """Leave out what says so, anywhere in a value."""
    if isinstance(value, list):
        return [without(one) for one in value]
    if isinstance(value, dict):
        return {name: without(one) for name, one in value.items() if one != "left out"}
    return value


def test_null_is_as_good_as_nothing_where_all_is_null(client):
    nothing = dict.fromkeys(name for name, one in ScoreRequest().fields.items() if not one.required)
    assert same(client.post("/v1/score", json={**HAND, **nothing}), client.post("/v1/score", json=HAND))


def test_null_hides_no_other_fault(client):
    asked = {**HAND, "riichi": None, "tsumo": "yes", "ippatsu": True, "colour": None}
    told = client.post("/v1/score", json=asked)
    assert faults(told) == [("/tsumo", "invalid_type"), ("/colour", "unknown_field"), ("/ippatsu", "contradiction")]


@pytest.mark.parametrize(
    ("path", "field"), [(path, name) for path, (schema, _) in QUESTIONS.items() for name in schema.needed]
)
def test_null_is_not_enough_where_something_is_needed(client, path, field):
    response = client.post(path, json={**QUESTIONS[path][1], field: None})
    if (path, field) == ("/v1/furiten", "discards"):
        assert response.json["furiten"] == "unknown"
    else:
        assert (f"/{field}", "invalid_type") in faults(response)


def test_hands_that_are_null_are_refused(client):
    assert_is_answered(
        client.post("/v1/settle", json={**TABLE, "result": {"type": "exhaustive_draw", "hands": None}}), None
    )


@pytest.mark.parametrize("text", HOSTILE_TEXTS, ids=lambda text: text[:9])
def test_no_rules_in_a_query_break_it(client, text):
    assert_is_answered(client.get("/v1/score", query_string={**HAND, "rules": text, "rules.uma": "[]"}), text)
    assert_is_answered(client.get("/v1/points/table", query_string={"rules": text, "rules.preset": text}), text)


@pytest.mark.parametrize("option", OPTIONS)
def test_no_value_of_an_option_breaks_it(client, option):
    for value in HOSTILE:
        asked = {**HAND, "rules": {option: value}}
        assert_is_answered(client.post("/v1/score", data=json.dumps(asked), content_type=JSON), value)
    for text in HOSTILE_TEXTS:
        assert_is_answered(client.get("/v1/score", query_string={**HAND, f"rules.{option}": text}), text)


def assert_is_answered(response, asked: Any) -> None:
    assert response.status_code in (200, 400, 422), (asked, response.json)
    if response.status_code != 200:
        problem(response, response.status_code, response.json["type"].removeprefix("/problems/"))


@pytest.mark.parametrize("depth", [100, 1000, 100_000])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"rules":', "}")])
def test_deep_json_is_refused(client, depth, opening, closing):
    deep = opening * depth + "1" + closing * depth
    for text in (deep, f'{{"hand": {deep}}}', f'{{"melds": [{deep}]}}', f'{{"rules": {{"uma": {deep}}}}}'):
        assert send(client, text).status_code in (400, 413, 422)


@pytest.mark.parametrize(
    "number",
    ["1" * 400, "-" + "1" * 400, "1e400", "-1e400", "1e-400", "9007199254740993", "18446744073709551616", "-0"],
)
def test_huge_numbers_are_refused(client, number):
    for field in ("hand", "win_tile", "honba", "north", "lang", "rules"):
        text = json.dumps({**HAND, field: "?"}).replace('"?"', number)
        assert send(client, text).status_code in (200, 400, 422), text
        option = text.replace(number, f'{{"oka": {number}, "starting_points": {number}, "uma": [{number}]}}')
        assert send(client, option).status_code in (200, 400, 422), option


@pytest.mark.parametrize(
    "text", ['{"hand": "\\ud800"}', '{"\\udc00": 1}', '{"rules": "\\udfff"}', '{"lang": "\\u0000"}']
)
def test_broken_characters_are_refused(client, text):
    assert send(client, text).status_code in (400, 422)


def test_many_unknown_fields_are_refused_briefly(client):
    response = send(client, orjson.dumps({**HAND, **{f"seat_win{n}": n for n in range(20_000)}}))
    assert response.status_code == 422
    assert len(response.data) < 1 << 20


def test_an_internal_fault_is_a_problem_without_a_trace(app, client, monkeypatch, caplog):
    def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError("a secret of the inside")

    monkeypatch.setitem(app.view_functions, "service.get_healthz", fail)
    with caplog.at_level(logging.ERROR, logger="agari"):
        response = client.get("/healthz", headers={"X-Request-Id": "broken-1"})
    problem(response, 500, "internal-server-error")
    assert "secret" not in response.text
    assert "Traceback" not in response.text
    assert "broken-1" in caplog.text
    assert "a secret of the inside" in caplog.text


def test_a_fault_of_scoring_is_a_problem(client, monkeypatch):
    monkeypatch.setattr("schemas.scored.score", lambda *_: 1 / 0)
    problem(client.post("/v1/score", json=HAND), 500, "internal-server-error")
    problem(client.get("/v1/score", query_string=HAND), 500, "internal-server-error")


def test_a_service_that_scores_wrong_is_not_ready(client, monkeypatch):
    monkeypatch.setattr("routes.service.KNOWN_POINTS", 1000)
    problem(client.get("/readyz"), 503, "service-unavailable")
