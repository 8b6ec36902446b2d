"""What HTTP asks of every answer: caching, compression, other origins, methods, media types and safety."""

import gzip
import json
import sys
import zlib
from dataclasses import replace

import brotli
import pytest

from app import create_app
from routes.manners import OF_NOW
from routes.signature import SECURITY
from settings import read_settings
from tests.test_api import problem

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

HAND = {"hand": "234567m340p45s88s", "win_tile": "6s"}
SCORE = "/v1/score?hand=234567m340p45s88s&win_tile=6s"
POINTS = "/v1/points?han=3&fu=40"

#: Addresses that GET answers, one of each kind.
KEPT = [SCORE, POINTS, "/v1/points/table", "/v1/tenpai?hand=34p678p345s789s22z", "/v1/rules", "/v1/rules/ema_2025"]
KEPT += ["/v1/yaku", "/openapi.json", "/openapi.yaml"]
OF_THIS_MOMENT = ["/healthz", "/readyz", "/version", "/metrics"]


@pytest.fixture(scope="module")
def shop():
    """A client of a service that serves two origins, and lets answers be kept for a minute."""
    chosen = replace(
        read_settings(), cors_origins=("https://a.example", "https://b.example"), cache_seconds=60, metrics=False
    )
    return create_app(chosen).test_client()


# Caching.


@pytest.mark.parametrize("path", KEPT)
def test_an_answer_may_be_kept(client, path):
    first = client.get(path)
    assert first.headers["Cache-Control"] == "public, max-age=3600"
    assert {"Accept", "Accept-Language", "Accept-Encoding"} <= {one.strip() for one in first.headers["Vary"].split(",")}
    again = client.get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"]
    assert again.headers["Cache-Control"] == first.headers["Cache-Control"]
    assert "Content-Type" not in again.headers


@pytest.mark.parametrize("path", ["/", "/docs", "/web/app.js"])
def test_a_page_is_asked_for_anew_but_sent_only_when_it_has_changed(client, path):
    first = client.get(path, headers={"Accept": "text/html, */*"})
    assert first.headers["Cache-Control"] == "no-cache"
    again = client.get(path, headers={"Accept": "text/html, */*", "If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304


def test_a_tag_is_that_of_the_answer(client):
    tags = {client.get(path).headers["ETag"] for path in (SCORE, SCORE, f"{SCORE}&riichi", f"{SCORE}&lang=ja")}
    assert len(tags) == 3
    named = [client.get(SCORE, headers={"Accept-Language": lang}).headers["ETag"] for lang in ("en", "ja", "en")]
    assert named[0] == named[2] != named[1]


@pytest.mark.parametrize(
    ("sent", "status"),
    [("{}", 304), ("W/{}", 304), ('"other", {}', 304), ("*", 304), ('"other"', 200), ("", 200), ("nonsense", 200)],
)
def test_tags_that_are_sent(client, sent, status):
    tag = client.get(POINTS).headers["ETag"]
    assert client.get(POINTS, headers={"If-None-Match": sent.format(tag)}).status_code == status


@pytest.mark.parametrize("path", OF_THIS_MOMENT)
def test_an_answer_about_this_moment_is_not_kept(client, path):
    response = client.get(path)
    assert (response.status_code, response.headers["Cache-Control"]) == (200, "no-store")
    assert "ETag" not in response.headers


def test_what_is_of_this_moment(app):
    assert {rule.endpoint for rule in app.url_map.iter_rules() if rule.rule in OF_THIS_MOMENT} == OF_NOW


@pytest.mark.parametrize("path", ["/v1/score", "/v1/points?han=x", "/v1/rules/none", "/nothing"])
def test_a_problem_is_not_kept(client, path):
    response = client.get(path)
    assert response.status_code >= 400
    assert response.headers["Cache-Control"] == "no-store"
    assert "ETag" not in response.headers


def test_an_answer_to_a_post_has_no_tag(client):
    response = client.post("/v1/score", json=HAND)
    assert not {"ETag", "Cache-Control"} & set(response.headers.keys())


def test_how_long_an_answer_may_be_kept_is_a_setting(shop):
    assert shop.get(POINTS).headers["Cache-Control"] == "public, max-age=60"


# Compression.

#: Encoding -> what undoes it.
UNDO = {"gzip": gzip.decompress, "br": brotli.decompress, "deflate": zlib.decompress, "zstd": zstd.decompress}


@pytest.mark.parametrize("encoding", UNDO)
def test_a_long_answer_is_compressed(client, encoding):
    plain = client.get("/v1/rules")
    packed = client.get("/v1/rules", headers={"Accept-Encoding": encoding})
    assert packed.headers["Content-Encoding"] == encoding
    assert len(packed.data) * 3 < len(plain.data)
    assert UNDO[encoding](packed.data) == plain.data


def test_a_compressed_answer_has_a_tag_of_its_own(client):
    plain = client.get("/v1/rules").headers["ETag"]
    packed = client.get("/v1/rules", headers={"Accept-Encoding": "gzip"}).headers["ETag"]
    assert packed != plain
    again = client.get("/v1/rules", headers={"Accept-Encoding": "gzip", "If-None-Match": packed})
    assert (again.status_code, again.data) == (304, b"")


@pytest.mark.parametrize(
    ("what", "path", "accepted"),
    [
        ("a short answer", POINTS, "gzip"),
        ("nothing accepted", "/v1/rules", ""),
        ("unknown", "/v1/rules", "rot13"),
        ("refused", "/v1/rules", "gzip;q=0, br;q=0, zstd;q=0, deflate;q=0"),
    ],
)
def test_what_is_not_compressed(client, what, path, accepted):
    response = client.get(path, headers={"Accept-Encoding": accepted})
    assert "Content-Encoding" not in response.headers
    assert response.json


def test_a_batch_is_compressed_and_a_stream_is_not(client):
    items = [{"id": 1, "to": "score", "body": HAND}] * 5
    headers = {"Accept-Encoding": "gzip"}
    packed = client.post("/v1/batch", json={"requests": items}, headers=headers)
    assert len(json.loads(gzip.decompress(packed.data))["responses"]) == 5
    lines = "\n".join(map(json.dumps, items))
    streamed = client.post("/v1/batch", data=lines, content_type="application/x-ndjson", headers=headers)
    assert "Content-Encoding" not in streamed.headers
    assert streamed.data.count(b"\n") == 5


# Other origins.


def preflight(client, path="/v1/score", origin="https://a.example", **headers):
    asked = {"Origin": origin, "Access-Control-Request-Method": "POST"}
    return client.options(path, headers={**asked, "Access-Control-Request-Headers": "content-type", **headers})


def test_any_page_may_ask(client):
    response = client.post("/v1/score", json=HAND, headers={"Origin": "https://a.example"})
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    shown = {name.strip() for name in response.headers["Access-Control-Expose-Headers"].split(",")}
    assert {"X-Request-Id", "Agari-Version", "ETag", "Retry-After", "RateLimit-Remaining"} <= shown
    assert "Access-Control-Allow-Credentials" not in response.headers


@pytest.mark.parametrize("path", ["/v1/score", "/v1/batch", "/v1/rules", "/v1/rules/tenhou_4p", "/healthz"])
def test_a_page_may_ask_whether_it_may_ask(client, path):
    response = preflight(client, path)
    assert (response.status_code, response.data) == (204, b"")
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert response.headers["Access-Control-Allow-Headers"] == "content-type"
    assert "POST" in response.headers["Access-Control-Allow-Methods"]
    assert response.headers["Access-Control-Max-Age"] == "86400"


def test_a_page_may_read_a_problem(client):
    response = client.post("/v1/score", json={}, headers={"Origin": "https://a.example"})
    assert (response.status_code, response.headers["Access-Control-Allow-Origin"]) == (422, "*")


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("https://a.example", "https://a.example"),
        ("https://b.example", "https://b.example"),
        ("https://c.example", None),
        ("https://a.example.evil.example", None),
        ("null", None),
    ],
)
def test_origins_may_be_narrowed(shop, origin, allowed):
    for response in (preflight(shop, origin=origin), shop.get(POINTS, headers={"Origin": origin})):
        assert response.headers.get("Access-Control-Allow-Origin") == allowed
    assert "Origin" in response.headers["Vary"]


# Methods.


@pytest.mark.parametrize("path", KEPT + OF_THIS_MOMENT)
def test_head_is_get_without_the_body(client, path):
    got, head = client.get(path), client.head(path)
    assert (head.status_code, head.data) == (got.status_code, b"")
    same = {"Content-Type", "ETag", "Cache-Control", "Vary"} | ({"Content-Length"} if path != "/metrics" else set())
    assert {name: head.headers.get(name) for name in same} == {name: got.headers.get(name) for name in same}


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/v1/score", {"GET", "HEAD", "OPTIONS", "POST"}),
        ("/v1/settle", {"OPTIONS", "POST"}),
        ("/healthz", {"GET", "HEAD", "OPTIONS"}),
    ],
)
def test_options_names_the_methods_and_others_are_refused(client, path, methods):
    response = client.options(path)
    assert (response.status_code, response.data, response.headers.get("Content-Type")) == (204, b"", None)
    assert set(response.allow) == methods
    refused = client.delete(path)
    answer = problem(refused, 405, "method-not-allowed")
    assert answer["detail"] == f"this address answers {', '.join(sorted(methods))}, not DELETE"
    assert set(refused.allow) == methods


# Addresses.


@pytest.mark.parametrize("path", ["/v1/rules/", "/v1/points/table/", "/healthz/", "/v1/points/?han=3&fu=40"])
def test_a_slash_at_the_end_does_not_matter(client, path):
    assert client.get(path).data == client.get(path.replace("/?", "?").rstrip("/")).data
    assert client.get(path).status_code == 200


@pytest.mark.parametrize(
    "path", ["//v1/rules", "/v1//rules", "/V1/rules", "/v1", "/v2/score", "/v1/score/x", "/%2e%2e/app.py"]
)
def test_there_is_nothing_at_other_addresses(client, path):
    problem(client.get(path), 404, "not-found")


# Media types.


@pytest.mark.parametrize(
    "accepted",
    [
        None,
        "*/*",
        "application/json",
        "application/*",
        "text/html, */*;q=0.1",
        "text/html,application/xhtml+xml,*/*;q=0.8",
        "image/png, application/json",
        "APPLICATION/JSON",
    ],
)
def test_json_is_given_where_it_is_accepted(client, accepted):
    response = client.get(POINTS, headers={"Accept": accepted} if accepted else {})
    assert (response.status_code, response.mimetype) == (200, "application/json")


@pytest.mark.parametrize("accepted", ["image/png", "text/*", "application/json;q=0", "*/*;q=0", "nonsense"])
def test_406_where_nothing_fits(client, accepted):
    answer = problem(client.get(POINTS, headers={"Accept": accepted}), 406, "not-acceptable")
    assert answer["detail"] == f"the answer is application/json; Accept says {accepted!r}"


def test_a_problem_is_told_whatever_is_accepted(client):
    problem(client.get("/nothing", headers={"Accept": "image/png"}), 404, "not-found")


# Safety.


@pytest.mark.parametrize("path", [POINTS, "/nothing", "/healthz", "/v1/points"])
def test_every_answer_is_safe_to_open(client, path):
    response = client.get(path)
    assert {name: response.headers[name] for name in SECURITY} == SECURITY
    assert SECURITY["X-Content-Type-Options"] == "nosniff"
