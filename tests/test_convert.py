"""Convert: tiles from every notation into every other."""

import pytest

from schemas.notations import NOTATIONS
from scoring.notation import parse_tiles
from tests.test_openapi import assert_is_documented

HAND = parse_tiles("123m406p77z55s")
PLAIN = parse_tiles("123m456p77z55s")

WRITTEN = {
    "mpsz": "123m406p77z55s",
    "mjai": ["1m", "2m", "3m", "4p", "5pr", "6p", "C", "C", "5s", "5s"],
    "unicode": "🀇🀈🀉🀜🀝🀞🀄🀄🀔🀔",
    "tenhou136": [0, 4, 8, 48, 52, 56, 132, 133, 89, 90],
}


def convert(client, tiles, to):
    asked = tiles if isinstance(tiles, str) else ",".join(map(str, tiles))
    return client.get("/v1/convert", query_string={"tiles": asked, "to": to})


def test_every_notation_is_tested():
    assert WRITTEN.keys() == NOTATIONS.keys()


@pytest.mark.parametrize("to", WRITTEN)
@pytest.mark.parametrize("from_", ["mpsz", "mjai", "tenhou136"])
def test_every_notation_becomes_every_other(client, from_, to):
    notes = {"notes": [_RED_FIVES_LOST]} if to == "unicode" else {}
    assert convert(client, WRITTEN[from_], to).json == {"tiles": WRITTEN[to], "to": to, **notes}


_RED_FIVES_LOST = {"code": "red_fives_lost", "detail": "Unicode has no red fives; they are written as plain ones."}


@pytest.mark.parametrize("to", WRITTEN)
def test_there_and_back_gives_the_same_tiles(client, to):
    written = convert(client, WRITTEN["mpsz"], to).json["tiles"]
    back = convert(client, written, "mpsz").json
    assert parse_tiles(back["tiles"]) == (PLAIN if to == "unicode" else HAND)


def test_unicode_without_red_fives_loses_nothing(client):
    assert convert(client, "123m7z", "unicode").json == {"tiles": "🀇🀈🀉🀄", "to": "unicode"}


@pytest.mark.parametrize(
    ("lang", "name", "message"),
    [
        ("ja", "赤ドラの区別は失われる", "ユニコードに赤ドラの牌はないため、通常の五として書きます。"),
        ("zh-TW", "赤寶牌不再區分", "統一碼沒有赤寶牌，因此寫作普通的五。"),
        ("en", "Red fives are lost", _RED_FIVES_LOST["detail"]),
    ],
)
def test_a_note_has_a_name_and_a_message_in_the_language_asked_for(app, client, lang, name, message):
    asked = {"tiles": "0p", "to": "unicode"}
    answer = client.get("/v1/convert", query_string={**asked, "lang": lang}).json
    assert answer["names"] == {"red_fives_lost": name}
    assert answer["notes"] == [{**_RED_FIVES_LOST, "message": message}]
    assert client.get("/v1/convert", query_string=asked, headers={"Accept-Language": lang}).json == answer
    assert_is_documented(app, "/v1/convert", "get", answer)


def test_without_a_note_there_is_nothing_to_name(app, client):
    answer = client.get("/v1/convert?tiles=0p&to=mpsz&lang=ja").json
    assert answer == {"tiles": "0p", "to": "mpsz"}
    assert_is_documented(app, "/v1/convert", "get", answer)


def test_a_language_that_is_not_known_is_noted(client):
    answer = client.get("/v1/convert?tiles=0p&to=unicode&lang=tlh").json
    assert [note["code"] for note in answer["notes"]] == ["red_fives_lost", "unknown_language"]
    assert "names" not in answer


def test_a_fault_has_a_message_in_the_language_asked_for(client):
    [fault] = client.get("/v1/convert?tiles=8z&to=mjai&lang=ko").json["errors"]
    assert fault["message"] == "8z: 그런 패는 없습니다. 자패는 1z부터 7z까지입니다."


def test_no_tiles_are_no_tiles(client):
    assert [convert(client, "", to).json["tiles"] for to in WRITTEN] == ["", [], "", []]


@pytest.mark.parametrize(
    ("query", "faults"),
    [
        ({}, {("tiles", "missing_field"), ("to", "missing_field")}),
        ({"tiles": "8z", "to": "tenhou"}, {("tiles", "unknown_tile"), ("to", "unknown_value")}),
        ({"tiles": "00m", "to": "tenhou136"}, {("tiles", "too_many_copies")}),
        ({"tiles": "5555m", "to": "tenhou136"}, {("tiles", "too_many_copies")}),
        ({"tiles": "00m", "to": "mjai"}, set()),
        ({"tiles": "1m", "to": "mjai", "from": "mpsz"}, {("from", "unknown_field")}),
    ],
    ids=str,
)
def test_faults_are_told_as_elsewhere(client, query, faults):
    response = client.get("/v1/convert", query_string=query)
    assert response.status_code == (422 if faults else 200)
    assert {(fault["pointer"], fault["code"]) for fault in response.json.get("errors", ())} == faults
