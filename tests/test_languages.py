"""Languages of answers: what is named where a language was asked for, and that nothing changes where none was."""

import json

import pytest

from locales import CATALOGUE, LANGUAGES
from schemas.document import ANSWERS
from schemas.naming import BESIDE, FIELDS, give_names
from scoring.actions import REASONS
from tests.test_batch import BODIES
from tests.test_openapi import assert_is_documented

WAITING = "34p678p345s789s22z"

#: Question -> a body with ids to name, and some of the names in Japanese.
NAMED = [
    (
        "score",
        {"hand": "234567m340p45s88s", "win_tile": "6s", "riichi": True, "dora_indicators": "3p4m"},
        {"closed_ron": "門前加符", "haneman": "跳満", "standard": "一般形", "ryanmen": "両面", "discarder": "放銃者"},
    ),
    ("score", {"hand": "123m456p78s99s", "melds": ["chi:123s"], "win_tile": "9s"}, {"no_yaku": "役なし"}),
    ("score", {"hand": "234m34p678p345s88s", "win_tile": "2p", "discards": "5p"}, {"furiten": "振聴"}),
    ("points", {"han": 8, "discarder": "west"}, {"baiman": "倍満", "west": "西"}),
    (
        "tenpai",
        {"hand": WAITING, "discards": "5p"},
        {"menzen_tsumo": "門前清自摸和", "wait_changes": "待ちが変わるまで"},
    ),
    ("tenpai", {"hand": WAITING + "9m"}, {"ryanmen": "両面"}),
    ("tenpai", {"hand": "2223456m345p678s", "riichi": True}, {"nobetan": "ノベタン", "riichi": "立直"}),
    ("shanten", {"hand": WAITING}, {"kokushi_musou": "国士無双", "chiitoitsu": "七対子"}),
    ("furiten", {"hand": WAITING, "discards": "5p", "riichi": True}, {"never": "局の終わりまで"}),
    ("actions", {"hand": WAITING, "drawn": "9m"}, {"not_first_turn": "第一巡でない", "not_agari": "和了形でない"}),
    (
        "settle",
        {**BODIES["settle"], "scores": [24000, 26000, 26000, 0]},
        {"tobi": "飛び", "noten": "ノーテン罰符"},
    ),
]


def post(client, question, body, **headers):
    response = client.post(f"/v1/{question}", json=body, headers=headers)
    assert response.status_code == 200, response.json
    return response.json


@pytest.mark.parametrize(("question", "body", "some"), NAMED)
def test_ids_are_named_where_a_language_was_asked_for(app, client, question, body, some):
    plain, told = post(client, question, body), post(client, question, {**body, "lang": "ja"})
    names = told.pop("names")
    assert some.items() <= names.items()
    assert "names" not in plain
    if question == "score":
        plain.pop("yaku", None), told.pop("yaku", None)
    for cause in told.get("furiten", {}).get("causes", ()) if question == "tenpai" else told.get("causes", ()):
        assert cause.pop("name")
    assert told == plain, "nothing else changes"
    assert_is_documented(app, f"/v1/{question}", "post", post(client, question, {**body, "lang": "ja"}))


CAUSES = {"discard": "捨て牌による振聴", "temporary": "同巡内振聴", "riichi": "立直後の見逃し"}


def test_causes_of_furiten_have_their_names_beside_them(app, client):
    """One of them bears the name of a yaku, which may be in the same answer."""
    body = {"hand": WAITING, "discards": "5p", "passed": "2p", "passed_since_riichi": "2p", "riichi": True}
    asked = {**body, "explain": True, "lang": "ja"}
    told = post(client, "tenpai", asked)
    assert {cause["kind"]: cause["name"] for cause in told["furiten"]["causes"]} == CAUSES
    assert {rule["code"]: rule["name"] for rule in told["furiten"]["explanation"]} == CAUSES
    assert told["names"]["riichi"] == "立直", "a yaku of the waits"
    assert told["names"].keys().isdisjoint(CAUSES.keys() - {"riichi"})
    assert_is_documented(app, "/v1/tenpai", "post", told)
    assert_is_documented(app, "/v1/furiten", "post", post(client, "furiten", asked))
    assert not any("name" in cause for cause in post(client, "furiten", body)["causes"])


@pytest.mark.parametrize("question", BODIES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_knows_every_language(client, question, lang):
    body = BODIES[question]
    by_field = post(client, question, {**body, "lang": lang})
    plain = {field: value for field, value in by_field.items() if field != "names"}
    give_names(plain, lang)
    assert by_field == plain
    assert post(client, question, body, **{"Accept-Language": f"{lang}, fr;q=0.5"}) == by_field
    assert post(client, question, {**body, "lang": None}, **{"Accept-Language": lang}) == by_field


@pytest.mark.parametrize("question", BODIES)
@pytest.mark.parametrize(
    ("accepted", "because"),
    [("*", "any language is none in particular"), ("fr", "not spoken"), ("ja;q=0", "refused"), ("", "nothing said")],
)
def test_without_a_language_nothing_changes(client, question, accepted, because):
    plain = post(client, question, BODIES[question])
    assert "names" not in plain
    assert post(client, question, BODIES[question], **{"Accept-Language": accepted}) == plain, because
    assert post(client, question, {**BODIES[question], "lang": None}) == plain


@pytest.mark.parametrize("question", BODIES)
def test_a_language_that_is_not_known_is_noted(app, client, question):
    answer = post(client, question, {**BODIES[question], "lang": "tlh"}, **{"Accept-Language": "ja"})
    assert [note["code"] for note in answer["notes"]] == ["unknown_language"]
    assert "names" not in answer
    assert_is_documented(app, f"/v1/{question}", "post", answer)


@pytest.mark.parametrize(("lang", "mangan"), [("ja", "満貫"), ("ko", "만관"), (None, None)])
def test_the_chart_names_its_limits(app, client, lang, mangan):
    answer = client.get("/v1/points/table", query_string={"lang": lang} if lang else {}).json
    assert answer.get("names", {}).get("mangan") == mangan
    assert_is_documented(app, "/v1/points/table", "get", answer)
    assert client.get("/v1/points/table", headers={"Accept-Language": lang or "fr"}).json == answer


@pytest.mark.parametrize("question", BODIES)
def test_every_question_takes_explain(app, client, question):
    plain = post(client, question, BODIES[question])
    told = post(client, question, {**BODIES[question], "explain": True})
    assert_is_documented(app, f"/v1/{question}", "post", told)
    assert "explanation" in str(told)
    assert "explanation" not in str(plain)


def test_an_item_of_a_batch_has_a_language_of_its_own(client):
    items = [{"to": "points", "body": {"han": 5, "lang": lang}} for lang in ("ja", "ko", None)]
    found = client.post("/v1/batch", json={"requests": items}).json["responses"]
    assert [item["body"].get("names", {}).get("mangan") for item in found] == ["満貫", "만관", None]


def test_a_name_beside_an_id_is_enough(client):
    answer = post(client, "score", {"hand": "234567m340p45s88s", "win_tile": "6s", "lang": "ja"})
    assert not {"pinfu", "tanyao"} & answer["names"].keys()
    short = post(client, "tenpai", {"hand": "234567m340p45s88s", "lang": "ja"})
    assert {"pinfu": "平和", "tanyao": "断幺九"}.items() <= short["names"].items()


def test_the_tables_of_names_are_for_fields_of_answers():
    assert {*BESIDE.values(), *(sort for sorts in FIELDS.values() for sort in sorts)} < CATALOGUE.keys()
    assert len(ANSWERS) > len(BODIES)
    assert REASONS.keys() == CATALOGUE["reasons"].keys()


# Faults.

BAD = {"hand": "33333m340p45s888s", "win_tile": "6s", "ippatsu": True, "seatwind": "east"}


def errors(response):
    assert response.status_code == 422
    return response.json["errors"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_a_message_in_the_language_asked_for(client, lang):
    plain = errors(client.post("/v1/score", json=BAD))
    told = errors(client.post("/v1/score", json={**BAD, "lang": lang}))
    assert len(told) == 3
    messages = [fault.pop("message") for fault in told]
    assert told == plain, "nothing else changes"
    assert (messages == [fault["detail"] for fault in plain]) == (lang == "en")
    assert errors(client.post("/v1/score", json=BAD, headers={"Accept-Language": lang}))[0]["message"]


@pytest.mark.parametrize("lang", [None, "tlh", "x" * 101, 5, ["ja"]])
def test_without_a_language_that_is_known_faults_have_no_message(client, lang):
    assert not any("message" in fault for fault in errors(client.post("/v1/score", json={**BAD, "lang": lang})))


def test_faults_of_a_query_and_of_an_item_have_messages(client):
    [fault] = errors(client.get("/v1/points?han=999&lang=ko"))
    assert fault["message"] == "1부터 200까지여야 합니다."
    items = [{"to": "points", "body": {"han": 999, "lang": lang}} for lang in ("ja", None)]
    found = client.post("/v1/batch", json={"requests": items}).json["responses"]
    assert [item["body"]["errors"][0].get("message") for item in found] == [
        "1から200までの範囲で指定してください。",
        None,
    ]
    [fault] = errors(client.post("/v1/batch", json={"requests": 1}, headers={"Accept-Language": "ja"}))
    assert fault["message"] == "id・to・bodyを持つオブジェクトの配列が必要です。"


# Problems.

#: Kind of problem -> a request that has it.
PROBLEMS = {
    "bad_request": ("POST", "/v1/score", {"data": "{", "content_type": "application/json"}),
    "not_found": ("GET", "/v1/rules/nope", {}),
    "method_not_allowed": ("DELETE", "/v1/score", {}),
    "not_acceptable": ("GET", "/v1/tiles.svg?hand=1m", {"headers": {"Accept": "text/csv"}}),
    "request_entity_too_large": ("POST", "/v1/score", {"data": b" " * (2 << 20), "content_type": "application/json"}),
    "unsupported_media_type": ("POST", "/v1/score", {"data": "{}", "content_type": "text/plain"}),
    "invalid_request": ("GET", "/v1/rules?hand=1m", {}),
}
#: Kinds that take more to come about.
RARE = {"too_many_requests", "internal_server_error", "service_unavailable"}


def asked_in(client, kind, lang):
    method, path, more = PROBLEMS[kind]
    headers = {**more.get("headers", {}), **({"Accept-Language": lang} if lang else {})}
    response = client.open(path, method=method, **{**more, "headers": headers})
    assert response.json["type"] == f"/problems/{kind.replace('_', '-')}"
    return response.json


def test_every_kind_of_problem_is_tried_or_rare():
    assert {*PROBLEMS, *RARE} == CATALOGUE["problems"].keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", PROBLEMS)
def test_every_problem_has_a_message_in_the_language_asked_for(client, kind, lang):
    plain, told = asked_in(client, kind, None), asked_in(client, kind, lang)
    assert told.pop("message") == CATALOGUE["problems"][kind][LANGUAGES.index(lang)]
    assert "message" not in plain
    for document in (plain, told):
        del document["instance"]
    assert all(fault.pop("message") for fault in told.get("errors", ()))
    assert told == plain, "nothing else changes"


@pytest.mark.parametrize("path", ["/v1/rules/nope", "/v1/rules/nope?x=1", "/nowhere", "/v1/tiles.svg"])
@pytest.mark.parametrize(("lang", "column"), [("ja", 1), ("zh-TW", 3), ("tlh", None)])
def test_a_problem_heeds_the_parameter_before_the_header(client, path, lang, column):
    answer = client.get(f"{path}{'&' if '?' in path else '?'}lang={lang}", headers={"Accept-Language": "ko"})
    kind = answer.json["type"].removeprefix("/problems/").replace("-", "_")
    row = CATALOGUE["problems"][kind]
    assert answer.json.get("message") == (row[column] if column else None)


def test_a_failure_has_a_message(client, monkeypatch):
    monkeypatch.setattr("schemas.scored.score", lambda *_: 1 / 0)
    body = {"hand": "234567m340p45s88s", "win_tile": "6s"}
    failed = client.post("/v1/score", json=body, headers={"Accept-Language": "ja"})
    assert failed.json["message"] == CATALOGUE["problems"]["internal_server_error"][1]


def test_a_problem_of_an_item_has_a_message(client):
    """That of a line that cannot be read is in the language of the whole request."""
    lines = b'{"to": "points", "body": {"han": 999, "lang": "ko"}}\n{\n'
    headers = {"Accept-Language": "ja", "Content-Type": "application/x-ndjson"}
    found = [json.loads(line) for line in client.post("/v1/batch", data=lines, headers=headers).text.splitlines()]
    assert [one["body"]["message"] for one in found] == [
        CATALOGUE["problems"]["invalid_request"][LANGUAGES.index("ko")],
        CATALOGUE["problems"]["bad_request"][LANGUAGES.index("ja")],
    ]
