"""The short way and Flask's way answer the same, whatever is asked and however."""

import json
from dataclasses import replace

import pytest

import app as service
from app import create_app
from routes import wins
from routes.questions import QUESTIONS
from routes.short_way import ShortWay
from schemas.examples import EXAMPLES
from settings import read_settings
from tests.test_api import problem
from tests.test_batch import BODIES

ID = {"X-Request-Id": "same"}


@pytest.fixture(scope="module")
def long_way():
    """A client of a service that knows Flask's way only."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service, "ShortWay", lambda inner, *_: inner)
        return create_app().test_client()


@pytest.fixture
def taken(monkeypatch):
    """Note for each request whether it took the short way to the end."""
    found = []

    def call(self, environ, start_response, original=ShortWay.__call__):
        inner, self.app = self.app, lambda *asked: (found.append(False), inner(*asked))[1]
        try:
            answer = original(self, environ, start_response)
        finally:
            self.app = inner
        if not found:
            found.append(True)
        return answer

    monkeypatch.setattr(ShortWay, "__call__", call)
    return found


def seen(response):
    """Give all that a caller sees, in no order of headers."""
    return response.status_code, sorted(response.headers.items()), response.data


ASKED = [(f"/v1/{name}", body) for name, body in BODIES.items()]
ASKED += [
    (f"/v1/{name}", body)
    for name, view in QUESTIONS.items()
    for endpoint, examples in EXAMPLES.items()
    if endpoint.endswith(f".{view.__name__}")
    for _, _, body in examples
]


@pytest.mark.parametrize(("path", "body"), ASKED)
def test_every_question_is_answered_the_same(client, long_way, taken, path, body):
    short = client.post(path, json=body, headers=ID)
    assert taken == [True]
    assert seen(short) == seen(long_way.post(path, json=body, headers=ID))
    assert short.status_code == 200


HAND = json.dumps(BODIES["score"]).encode()
LONG = HAND[:-1] + b',"explain":true}'
SENT = {"data": HAND, "content_type": "application/json"}

#: Why a request is unusual, and what it sends otherwise; ``True``: it is not, and takes the short way.
OTHERWISE = [
    ("nothing", {}, True),
    ("any answer will do", {"headers": {"Accept": "*/*"}}, True),
    ("JSON", {"headers": {"Accept": "application/json"}}, True),
    ("a language", {"headers": {"Accept-Language": "ko, en;q=0.5"}}, True),
    ("compression of a short answer", {"headers": {"Accept-Encoding": "gzip, br"}}, True),
    (
        "compression of a long answer",
        {"data": HAND[:-1] + b',"explain":true}', "headers": {"Accept-Encoding": "gzip"}},
        False,
    ),
    ("a long answer without", {"data": HAND[:-1] + b',"explain":true}'}, True),
    ("a text, by the body", {"data": HAND[:-1] + b',"text":"unicode"}'}, False),
    ("a text, by the header", {"headers": {"Accept": "text/plain"}}, False),
    ("a list", {"data": b"[]"}, False),
    ("a page asks", {"headers": {"Origin": "https://a.example"}}, False),
    ("another type of answer", {"headers": {"Accept": "text/html, */*;q=0.1"}}, False),
    ("nothing that there is", {"headers": {"Accept": "image/png"}}, False),
    ("another type of body", {"content_type": "text/plain"}, False),
    ("a charset", {"content_type": "application/json; charset=utf-8"}, False),
    ("a query", {"query_string": {"hand": "1m"}}, False),
    ("compressed", {"headers": {"Content-Encoding": "gzip"}}, False),
    ("no body", {"data": b""}, False),
    ("no JSON", {"data": b"{"}, False),
    ("a key twice", {"data": b'{"hand":1,"hand":2}'}, False),
    ("a wrong field", {"data": b'{"hnad":"1m"}'}, False),
    ("an impossible win", {"data": HAND[:-1] + b',"ippatsu":true}'}, False),
    ("too large", {"data": HAND.ljust((1 << 20) + 1)}, False),
    ("another method", {"method": "PUT"}, False),
    ("by GET", {"method": "GET", "data": None, "query_string": BODIES["score"]}, False),
    ("a length that is none", {"environ_overrides": {"CONTENT_LENGTH": "x"}}, False),
    ("a length in other digits", {"environ_overrides": {"CONTENT_LENGTH": "٤٤"}}, False),
    ("a length beyond the end", {"environ_overrides": {"CONTENT_LENGTH": "100"}}, False),
    ("a length of ten digits", {"environ_overrides": {"CONTENT_LENGTH": "0000000044"}}, False),
]


@pytest.mark.parametrize(("otherwise", "is_short"), [row[1:] for row in OTHERWISE], ids=[row[0] for row in OTHERWISE])
def test_a_request_is_answered_the_same_whatever_its_way(client, long_way, taken, otherwise, is_short):
    asked = {"method": "POST", **SENT, **otherwise, "headers": {**ID, **otherwise.get("headers", {})}}
    short = client.open("/v1/score", **asked)
    assert taken == [is_short]
    assert seen(short) == seen(long_way.open("/v1/score", **asked))


def test_an_unforeseen_error_is_told_and_logged_once(client, taken, monkeypatch, caplog):
    def fail(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(wins, "price_worth", fail)
    problem(client.post("/v1/points", json=BODIES["points"], headers=ID), 500, "internal-server-error")
    assert taken == [False]
    assert caplog.text.count("request same failed") == 1


def test_where_clients_are_counted_all_take_flask_s_way():
    limited = create_app(replace(read_settings(), rate_limit="1/minute")).test_client()
    statuses = [limited.post("/v1/points", json=BODIES["points"]).status_code for _ in range(2)]
    assert statuses == [200, 429]
