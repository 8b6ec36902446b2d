"""Many questions at once: each is answered as it would be alone, in order, and a bad one fails alone."""

import gc
import io
import json
from dataclasses import replace

import pytest

from app import create_app
from routes.batch import STREAMS
from routes.questions import QUESTIONS
from routes.streams import lines
from schemas.batch import TO
from settings import read_settings
from tests.test_api import problem

HAND = {"hand": "234567m340p45s88s", "win_tile": "6s"}
NDJSON = "application/x-ndjson"

#: A body for every question that a batch may ask.
BODIES = {
    "score": HAND,
    "points": {"han": 3, "fu": 40},
    "tenpai": {"hand": "34p678p345s789s22z"},
    "shanten": {"hand": "258p1469s123456z"},
    "furiten": {"hand": "34p678p345s789s22z", "discards": "2p"},
    "actions": {"hand": "34p678p345s789s22z", "drawn": "5p"},
    "settle": {
        "round": {"wind": "east", "number": 1},
        "scores": [25000] * 4,
        "result": {"type": "exhaustive_draw", "tenpai": [1]},
    },
}


def batch(client, *items, **headers):
    return client.post("/v1/batch", json={"requests": list(items)}, headers=headers)


def stream(client, text, **more):
    response = client.post("/v1/batch", data=text, content_type=NDJSON, **more)
    assert (response.status_code, response.mimetype) == (200, NDJSON)
    return [json.loads(line) for line in response.data.splitlines()]


def item(id, to="score", body=HAND):
    return {"id": id, "to": to, "body": body}


def line(*more):
    return json.dumps(item(*more)).encode() + b"\n"


def outcomes(answers):
    return [(one["id"], one["status"]) for one in answers]


# Items.


def test_there_is_a_view_and_a_test_for_every_question():
    assert tuple(QUESTIONS) == TO == tuple(BODIES)


@pytest.mark.parametrize("to", TO)
@pytest.mark.parametrize("wrong", [False, True])
def test_an_item_is_answered_as_it_would_be_alone(client, to, wrong):
    body = {**BODIES[to], "hnad": "1m"} if wrong else BODIES[to]
    alone = client.post(f"/v1/{to}", json=body, headers={"X-Request-Id": "same"})
    together = client.post("/v1/batch", json={"requests": [item(1, to, body)]}, headers={"X-Request-Id": "same"})
    assert together.json == {"responses": [{"id": 1, "status": alone.status_code, "body": alone.json}]}
    assert alone.status_code == (422 if wrong else 200)


def test_the_language_of_the_caller_holds_for_every_item(client):
    korean, japanese = batch(client, item(1), item(2, body={**HAND, "lang": "ja"}), **{"Accept-Language": "ko"}).json[
        "responses"
    ]
    assert [one["body"]["yaku"][0]["name"] for one in (korean, japanese)] == ["핑후", "平和"]


#: What is wrong with an item, the item, the id of the answer, its status, and the fault.
BAD_ITEMS = [
    ("no object", 5, None, ("", "invalid_type")),
    ("null", None, None, ("", "invalid_type")),
    ("a list", [HAND], None, ("", "invalid_type")),
    ("an unknown question", item("a", to="scores"), "a", ("/to", "unknown_value")),
    ("a question that cannot be asked here", item("a", to="batch"), "a", ("/to", "unknown_value")),
    ("no question", {"id": "a", "body": HAND}, "a", ("/to", "missing_field")),
    ("a question that is no text", item("a", to=["score"]), "a", ("/to", "unknown_value")),
    ("no body", {"id": "a", "to": "score"}, "a", ("/body", "missing_field")),
    ("a body that is a text", item("a", body="234567m"), "a", ("/body", "invalid_type")),
    ("an unknown field", {**item("a"), "boddy": {}}, "a", ("/boddy", "unknown_field")),
    ("an id that is a list", item([1]), None, ("/id", "invalid_type")),
    ("an id that is true", item(True), None, ("/id", "invalid_type")),
    ("an id that is a fraction", item(1.5), None, ("/id", "invalid_type")),
    ("an id that is too long", item("x" * 101), None, ("/id", "invalid_type")),
    ("a wrong body", item(7, body={**HAND, "honba": -1}), 7, ("/honba", "out_of_range")),
]


@pytest.mark.parametrize(("value", "id", "fault"), [row[1:] for row in BAD_ITEMS], ids=[row[0] for row in BAD_ITEMS])
def test_a_bad_item_fails_alone(client, value, id, fault):
    first, bad, last = batch(client, item("first"), value, item("last")).json["responses"]
    assert outcomes([first, last]) == [("first", 200), ("last", 200)]
    assert (bad["id"], bad["status"]) == (id, 422)
    assert [(one["pointer"], one["code"]) for one in bad["body"]["errors"]] == [fault]


@pytest.mark.parametrize("id", [0, -3, 2**60, "", "x" * 100, "あ", None])
def test_an_id_comes_back_as_it_is(client, id):
    assert outcomes(batch(client, item(id)).json["responses"]) == [(id, 200)]


def test_an_item_without_id(client):
    assert outcomes(batch(client, {"to": "score", "body": HAND}).json["responses"]) == [(None, 200)]


def test_an_unforeseen_error_is_the_item_s_own(client, monkeypatch):
    def fail(question):
        raise ZeroDivisionError

    monkeypatch.setattr(QUESTIONS["points"], "answer", fail)
    answers = batch(client, item(1, "points", BODIES["points"]), item(2)).json["responses"]
    assert outcomes(answers) == [(1, 500), (2, 200)]
    assert answers[0]["body"]["type"] == "/problems/internal-server-error"


# As one document.


@pytest.mark.parametrize(
    ("sent", "fault"),
    [
        ({}, ("/requests", "missing_field")),
        ({"requests": {}}, ("/requests", "invalid_type")),
        ({"requests": [], "to": "score"}, ("/to", "unknown_field")),
        ([], ("", "invalid_type")),
    ],
)
def test_a_document_that_is_no_batch(client, sent, fault):
    answer = problem(client.post("/v1/batch", json=sent), 422, "invalid-request")
    assert [(one["pointer"], one["code"]) for one in answer["errors"]] == [fault]


def test_no_items(client):
    assert batch(client).json == {"responses": []}


def test_the_most_items_and_one_more(client):
    assert len(batch(client, *map(item, range(1000))).json["responses"]) == 1000
    answer = problem(batch(client, *map(item, range(1001))), 413, "request-entity-too-large")
    assert answer["detail"] == f"1001 items; at most 1000, or any number as {NDJSON}"


def test_a_document_has_its_own_limit_of_bytes(client):
    text = json.dumps({"requests": [item(1)]}).encode()
    for size, status in ((2 << 20, 200), (8 << 20, 200), ((8 << 20) + 1, 413)):
        response = client.post("/v1/batch", data=text.ljust(size), content_type="application/json")
        assert response.status_code == status


def test_a_batch_is_posted(client):
    answer = problem(client.get("/v1/batch"), 405, "method-not-allowed")
    assert "POST" in answer["detail"]


def test_other_types_are_refused(client):
    problem(client.post("/v1/batch", data=b"{}", content_type="application/jsonl"), 415, "unsupported-media-type")


# As a stream.


def test_lines_are_answered_in_order(client):
    text = b"".join(line(id, to, BODIES[to]) for id, to in enumerate(TO))
    assert outcomes(stream(client, text)) == [(id, 200) for id in range(len(TO))]


#: What is wrong with a line, the line, and the status and detail of its answer.
BAD_LINES = [
    ("no JSON", b"{", 400, "the body is no JSON"),
    ("no UTF-8", b'"\xff"', 400, "the body is no JSON"),
    ("a lone surrogate", b'{"id":"\\ud800"}', 400, "the body is no JSON"),
    ("a repeated key", b'{"id":1,"id":2}', 400, "the body names 'id' 2 times in one object"),
    ("too deep", b"[" * 33 + b"]" * 33, 400, "the body is nested deeper than 32 levels"),
    ("too long", b'"' + b"x" * (64 << 10) + b'"', 413, "the line is longer than 65536 bytes"),
    ("no object", b"5", 422, "expected a JSON object"),
]


@pytest.mark.parametrize(("bad", "status", "detail"), [row[1:] for row in BAD_LINES], ids=[row[0] for row in BAD_LINES])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_a_bad_line_fails_alone(client, bad, status, detail, end):
    first, answer, last = stream(client, line("first") + bad + end + line("last"))
    assert outcomes([first, last]) == [("first", 200), ("last", 200)]
    assert (answer["id"], answer["status"]) == (None, status)
    assert answer["body"]["detail"].startswith(detail)


@pytest.mark.parametrize("text", [b"", b"\n", b"\r\n  \n\n"])
def test_empty_lines_are_skipped(client, text):
    assert stream(client, text) == []
    assert outcomes(stream(client, text + line(1) + text + line(2).strip())) == [(1, 200), (2, 200)]


def test_a_stream_may_be_longer_than_any_document(client):
    text = line(1).strip().ljust(60_000) + b"\n"
    assert outcomes(stream(client, text * 150)) == [(1, 200)] * 150
    assert 150 * len(text) > 8 << 20


def test_a_compressed_stream_is_refused(client):
    response = client.post("/v1/batch", data=b"", content_type=NDJSON, headers={"Content-Encoding": "gzip"})
    problem(response, 415, "unsupported-media-type")


class Broken(io.BytesIO):
    """A body that breaks off after its first bytes."""

    def read(self, *size):
        found = super().read(*size)
        if not found:
            raise ConnectionResetError("gone")
        return found


def test_a_stream_that_breaks_off_says_so(client):
    answers = stream(client, None, input_stream=Broken(line(1)), environ_overrides={"wsgi.input_terminated": True})
    assert outcomes(answers) == [(1, 200), (None, 400)]
    assert answers[1]["body"]["detail"] == "the stream breaks off: gone"


@pytest.mark.parametrize("size", [1, 2, 3, 5, 100])
@pytest.mark.parametrize(
    ("text", "found"),
    [
        (b"", []),
        (b"\n", [b""]),
        (b"abc", [b"abc"]),
        (b"abc\n", [b"abc"]),
        (b"abc\nde\n\nf", [b"abc", b"de", b"", b"f"]),
        (b"abcd", [None]),
        (b"abcd\nabc", [None, b"abc"]),
        (b"abcdefghijklm\n\n", [None, b""]),
        (b"a\nabcdefghijklm", [b"a", None]),
    ],
)
def test_cutting_does_not_depend_on_the_pieces(text, found, size):
    pieces = [text[start : start + size] for start in range(0, len(text), size)]
    assert [line for some in lines(pieces, 3) for line in some] == found


# How many streams there may be.


@pytest.fixture
def narrow():
    """An app that answers one stream at a time."""
    app = create_app(replace(read_settings(), streams=1))
    return app, app.test_client()


def open_stream(client):
    return client.post("/v1/batch", data=line(1) * 200, content_type=NDJSON)


def test_one_stream_too_many(narrow):
    app, client = narrow
    first = open_stream(client)
    answer = client.post("/v1/batch", data=line(2), content_type=NDJSON)
    problem(answer, 503, "service-unavailable")
    assert answer.headers["Retry-After"] == "1"
    assert batch(client, item(1)).status_code == 200
    first.close()
    assert outcomes(stream(client, line(3))) == [(3, 200)]


def test_a_client_that_goes_away_leaves_its_place(narrow):
    app, client = narrow
    for _ in range(3):
        response = open_stream(client)
        assert next(response.iter_encoded())
        response.close()
    gc.collect()
    assert app.extensions[STREAMS].acquire(blocking=False)
