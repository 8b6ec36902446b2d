"""How often a client may ask: off by default, per client, told in headers, and never for health and metrics."""

import time
from dataclasses import replace

import pytest
from limits.errors import StorageError
from limits.strategies import SlidingWindowCounterRateLimiter

from app import create_app
from routes.limits import client as client_of
from scoring.told import counted
from settings import read_settings
from tests.test_api import problem

POINTS = "/v1/points?han=3&fu=40"
HEADERS = ("RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset")


def limited(**chosen):
    return create_app(replace(read_settings(), rate_limit="3/minute", **chosen)).test_client()


def told(response):
    return [int(response.headers[name]) for name in HEADERS[:2]]


def test_nobody_is_limited_by_default(client):
    for _ in range(20):
        response = client.get(POINTS)
    assert response.status_code == 200
    assert not set(HEADERS) & set(response.headers.keys())


def test_a_client_that_asks_too_often(caplog):
    client = limited()
    assert [told(client.get(POINTS)) for _ in range(3)] == [[3, 2], [3, 1], [3, 0]]
    refused = client.get(POINTS)
    answer = problem(refused, 429, "too-many-requests")
    seconds = int(refused.headers["Retry-After"])
    assert 1 <= seconds <= 60
    assert refused.headers["RateLimit-Reset"] == str(seconds)
    assert answer["detail"] == f"more than 3 per 1 minute; try again in {counted(seconds, 'second')}"
    assert told(refused) == [3, 0]


@pytest.mark.parametrize(("left", "told"), [(1, "1 second"), (2, "2 seconds"), (-3, "1 second")])
def test_the_wait_is_told_in_whole_seconds(monkeypatch, left, told):
    until = time.time() + left
    monkeypatch.setattr(SlidingWindowCounterRateLimiter, "hit", lambda *_: False)
    monkeypatch.setattr(SlidingWindowCounterRateLimiter, "get_window_stats", lambda *_: (until, 0))
    answer = problem(limited().get(POINTS), 429, "too-many-requests")
    assert answer["detail"].endswith(f"try again in {told}")


def test_every_question_counts_wrong_ones_too():
    client = limited()
    client.post("/v1/score", json={})
    client.get("/nothing")
    client.get("/v1/rules")
    problem(client.get(POINTS), 429, "too-many-requests")


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics", "/web/app.js"])
def test_health_and_metrics_are_never_limited(path):
    client = limited()
    for _ in range(5):
        response = client.get(path)
        assert response.status_code == 200
    assert told(client.get(POINTS)) == [3, 2], "nor counted"


def test_preflights_are_not_counted():
    client = limited()
    for _ in range(5):
        assert client.options("/v1/score").status_code == 204
    assert told(client.get(POINTS)) == [3, 2]


def ask_from(client, address, forwarded=None):
    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    return client.get(POINTS, environ_base={"REMOTE_ADDR": address}, headers=headers)


def test_clients_are_counted_apart():
    client = limited()
    assert [told(ask_from(client, f"192.0.2.{last}"))[1] for last in (1, 1, 2, 1)] == [2, 1, 2, 0]


def test_a_header_is_no_way_around_the_limit():
    client = limited()
    assert [told(ask_from(client, "192.0.2.1", f"10.0.0.{last}"))[1] for last in (1, 2, 3)] == [2, 1, 0]


def test_behind_a_proxy_its_client_is_counted():
    client = limited(trusted_proxies=1)
    seen = [told(ask_from(client, "192.0.2.1", header))[1] for header in ("10.0.0.1", "10.0.0.2", "6.6.6.6, 10.0.0.1")]
    assert seen == [2, 2, 1]


@pytest.mark.parametrize(
    ("address", "who"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:5::6", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::4", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("192.0.2.1:5678", "192.0.2.1"),
        ("[2001:db8:1:2::4]:99", "2001:db8:1:2::/64"),
        ("", "unknown"),
        (None, "unknown"),
    ],
)
def test_who_is_counted(address, who):
    assert client_of(address) == who


def test_where_the_storage_fails_everybody_may_ask(monkeypatch, caplog):
    def fail(*_, **__):
        raise StorageError(ConnectionError("no route"))

    client = limited()
    monkeypatch.setattr(SlidingWindowCounterRateLimiter, "hit", fail)
    for _ in range(5):
        assert client.get(POINTS).status_code == 200
    assert caplog.text.count("requests are not counted") == 1, "nor is the storage asked again at once"
