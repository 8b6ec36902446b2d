"""Metrics: what Prometheus is told, right across all workers of a server.

Where the variable ``PROMETHEUS_MULTIPROC_DIR`` names a directory, every worker keeps its numbers in files there, and
whoever is asked adds them up.
"""

import os
from collections.abc import Mapping
from functools import cache, partial
from time import perf_counter

import flask
from flask import Response
from prometheus_client import REGISTRY, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from routes.signature import STARTED, Environment

REQUESTS = Counter("agari_requests", "Requests answered.", ("endpoint", "method", "status"))
SECONDS = Histogram(
    "agari_request_seconds",
    "Time from a request's arrival in the app to the end of its answer.",
    ("endpoint",),
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
ANSWERS = Counter("agari_batch_answers", "Items of batches answered.", ("question", "status"))
BATCH_ITEMS = Histogram(
    "agari_batch_items", "Items of a batch.", buckets=(1, 10, 100, 1_000, 10_000, 100_000, 1_000_000)
)
HANDS = Counter("agari_hands_scored", "Hands scored, alone or in batches.")

_METHODS = ("GET", "HEAD", "POST", "OPTIONS")


def register(app: flask.Flask) -> None:
    """Measure every request."""
    app.after_request(_measure)


def numbers() -> bytes:
    """Write all numbers in Prometheus' format."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)
    return generate_latest(registry)


def count_batch(items: int, answers: Mapping[tuple[str, int], int]) -> None:
    """Count a batch and the answers to its items, by question and status."""
    BATCH_ITEMS.observe(items)
    HANDS.inc(answers.get(("score", 200), 0))
    for (question, status), times in answers.items():
        ANSWERS.labels(question, str(status)).inc(times)


def _measure(response: Response) -> Response:
    rule, environ = flask.request.url_rule, flask.request.environ
    endpoint = rule.rule if rule else "none"
    if response.is_streamed:
        response.call_on_close(partial(measure, endpoint, environ, response.status_code))
    else:
        measure(endpoint, environ, response.status_code)
    return response


def measure(endpoint: str, environ: Environment, status: int) -> None:
    """Count a request that is answered, and its time.

    :param endpoint: the rule of its address.
    """
    method = environ["REQUEST_METHOD"]
    _counter(endpoint, method if method in _METHODS else "other", status).inc()
    _timer(endpoint).observe(perf_counter() - environ[STARTED])
    if endpoint == "/v1/score" and status == 200:
        HANDS.inc()


@cache
def _counter(endpoint: str, method: str, status: int) -> Counter:
    return REQUESTS.labels(endpoint, method, str(status))


@cache
def _timer(endpoint: str) -> Histogram:
    return SECONDS.labels(endpoint)
