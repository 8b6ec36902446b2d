"""Metrics: what is counted, under which labels."""

import pytest
from prometheus_client.parser import text_string_to_metric_families

HAND = {"hand": "234567m340p45s88s", "win_tile": "6s"}


def samples(client):
    """Read all numbers: (name, label values) -> number."""
    families = text_string_to_metric_families(client.get("/metrics").text)
    return {(one.name, *one.labels.values()): one.value for family in families for one in family.samples}


def change(client, ask):
    """Tell which numbers a request changes, and by how much."""
    before = samples(client)
    ask(client)
    after = samples(client)
    return {name: value - before.get(name, 0) for name, value in after.items() if value != before.get(name, 0)}


@pytest.mark.parametrize(
    ("ask", "labels"),
    [
        (lambda client: client.get("/v1/points?han=3&fu=40"), ("/v1/points", "GET", "200")),
        (lambda client: client.post("/v1/score", json={}), ("/v1/score", "POST", "422")),
        (lambda client: client.get("/v1/rules/tenhou_4p"), ("/v1/rules/<preset>", "GET", "200")),
        (lambda client: client.get("/wp-login.php"), ("none", "GET", "404")),
        (lambda client: client.open("/v1/score", method="BREW"), ("none", "other", "405")),
        (lambda client: client.options("/v1/score"), ("/v1/score", "OPTIONS", "204")),
    ],
)
def test_a_request_is_counted_and_timed_once(client, ask, labels):
    found = change(client, ask)
    assert found["agari_requests_total", *labels] == 1
    assert found["agari_request_seconds_count", labels[0]] == 1
    assert 0 < found["agari_request_seconds_sum", labels[0]] < 5


@pytest.mark.parametrize(
    ("body", "hands"),
    [(HAND, 1), ({**HAND, "win_tile": "9s"}, 1), ({**HAND, "honba": -1}, 0)],
    ids=["a win", "no win, but an answer", "a problem"],
)
def test_hands_that_are_scored(client, body, hands):
    found = change(client, lambda client: client.post("/v1/score", json=body))
    assert found.get(("agari_hands_scored_total",), 0) == hands


def test_a_batch_and_its_items(client):
    items = [{"to": "score", "body": HAND}] * 3 + [{"to": "points", "body": {"han": 3, "fu": 40}}, {}]
    found = change(client, lambda client: client.post("/v1/batch", json={"requests": items}))
    assert found["agari_hands_scored_total",] == 3
    assert found["agari_batch_answers_total", "score", "200"] == 3
    assert found["agari_batch_answers_total", "points", "200"] == 1
    assert found["agari_batch_answers_total", "refused", "422"] == 1
    assert (found["agari_batch_items_count",], found["agari_batch_items_sum",]) == (1, 5)


def test_a_stream_is_timed_to_its_end(client):
    def ask(client):
        with client.post("/v1/batch", data=b'{"to":"score"}\n', content_type="application/x-ndjson") as response:
            assert response.data

    found = change(client, ask)
    assert found["agari_request_seconds_count", "/v1/batch"] == 1
    assert found["agari_batch_items_sum",] == 1


def test_they_are_in_the_format_of_prometheus(client):
    response = client.get("/metrics")
    assert response.mimetype == "text/plain"
    assert "# TYPE agari_request_seconds histogram" in response.text
