"""Hostile requests: each is refused with a problem, at once and in bounded memory, and never with a fault of ours.

The tables are in ``tests/hostile``. What the app decides is asked of the app alone and of a live server; what the
server decides, of the server.
"""

import json
import time
from contextlib import ExitStack, closing
from typing import Any

import pytest

from tests.hostile import bodies, items, queries, texts, wire
from tests.hostile.rows import GOOD, NDJSON, Row, Wire, body, ids
from tests.live import PATIENCE, Answer, Live, answer

PROBLEM_JSON = "application/problem+json"

#: Seconds in which everything is answered, and bytes within which it is refused.
AT_ONCE = 1.0
BRIEFLY = 16_384

#: How much memory a worker may take for all that is hostile, in MiB.
GROWTH = 20

APP_ROWS = [*texts.ROWS, *bodies.ROWS, *queries.ROWS]

#: The longest request line that the server reads.
LONGEST_LINE = 8190
LIVE_ROWS = [*(Wire(row.because, row.status, row.raw()) for row in APP_ROWS if len(row.target) < LONGEST_LINE - 20)]
WIRE_ROWS = [*LIVE_ROWS, *wire.ROWS]


def assert_refused(status: int, headers: Any, content: bytes, expected: int) -> dict[str, Any]:
    """See that an answer is a problem with all that belongs to one, and give it."""
    assert status == expected, content[:300]
    assert headers["content-type"] == PROBLEM_JSON
    assert len(content) <= BRIEFLY
    document = json.loads(content)
    assert document["status"] == status
    assert document["instance"] == headers["x-request-id"]
    assert document["type"].startswith("/problems/")
    assert document["detail"]
    assert "Traceback" not in document["detail"]
    return document


def faults(document: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    return tuple((one["pointer"], one["code"]) for one in document.get("errors", ()))


def ask(client, row: Row):
    path, _, text = row.target.partition("?")
    return client.open(path, query_string=text, method=row.method, headers=list(row.headers), data=row.body)


def small(headers: Any) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}


def is_head(row: Row) -> bool:
    return row.method == "HEAD"


def test_there_are_enough():
    assert len({(row.because, row.target, row.body[:50]) for row in APP_ROWS}) == len(APP_ROWS)
    assert len(APP_ROWS) + len(wire.ROWS) > 300


@pytest.mark.parametrize("row", APP_ROWS, ids=ids)
def test_the_app_refuses(client, row):
    start = time.process_time()
    response = ask(client, row)
    assert time.process_time() - start < AT_ONCE
    if is_head(row):
        assert (response.status_code, response.data) == (row.status, b"")
        return
    document = assert_refused(response.status_code, small(response.headers), response.data, row.status)
    assert faults(document) == row.faults


@pytest.mark.parametrize("path", sorted({path for path, _, _ in bodies.WRONG_TYPES}))
def test_the_app_refuses_wrong_types(client, path):
    for _, name, value in (one for one in bodies.WRONG_TYPES if one[0] == path):
        row = body(f"{value!r} for {name}", json.dumps({name: value}).encode(), path=path, status=422)
        response = ask(client, row)
        document = assert_refused(response.status_code, small(response.headers), response.data, 422)
        assert any(f"{pointer}/".startswith(f"/{name}/") for pointer, _ in faults(document)), row.because


# A live server.


def answered(server: Live, request: bytes) -> Answer | None:
    """Send a request; again where the answer is late, for the machine may be busy with something else."""
    for _ in range(3):
        found = server.send(request)
        if found is None or found.seconds < AT_ONCE:
            break
    return found


@pytest.mark.parametrize("row", WIRE_ROWS, ids=ids)
def test_the_server_refuses(server, row):
    answer = answered(server, row.request)
    if row.status is None:
        assert answer is None
        return
    assert answer.seconds < AT_ONCE
    assert answer.rest == b""
    if row.request.startswith(b"HEAD"):
        assert (answer.status, answer.body) == (row.status, b"")
    else:
        assert_refused(answer.status, answer.headers, answer.body, row.status)


@pytest.mark.parametrize("row", wire.LEGAL, ids=ids)
def test_the_server_answers_what_is_odd_but_right(server, row):
    answer = answered(server, row.request)
    assert answer.status == row.status == 200, answer.body[:300]
    assert answer.headers["x-request-id"]
    assert answer.seconds < AT_ONCE
    assert answer.rest == b""


def test_a_request_that_is_refused_unread_ends_its_connection(server):
    request = b"POST /v1/score HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xyz\r\n\r\n"
    answer = server.send(request + b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
    assert (answer.status, answer.headers["connection"], answer.rest) == (400, "close", b"")


def test_what_follows_a_body_is_the_next_request(server):
    first = body("", GOOD).raw()
    answer = server.send(first + first)
    assert answer.status == 200
    assert answer.rest.count(b"HTTP/1.1 200 OK") == 1


# Batches.


def batch(values: list[bytes]) -> bytes:
    return b'{"requests":[' + b",".join(values) + b"]}"


@pytest.mark.parametrize("row", items.ITEMS, ids=ids)
def test_an_item_fails_alone(client, row):
    good = b'{"id":"good","to":"score","body":' + GOOD + b"}"
    asked = body(row.because, batch([good, row.text, good]), path="/v1/batch")
    first, found, last = ask(client, asked).json["responses"]
    assert (first["status"], last["status"]) == (200, 200)
    assert_item_is_refused(found, row)


@pytest.mark.parametrize("row", [*items.ITEMS, *items.LINES], ids=ids)
def test_a_line_fails_alone(client, row):
    good = b'{"id":"good","to":"score","body":' + GOOD + b"}"
    lines = body(row.because, b"\n".join([good, row.text, good]), path="/v1/batch", Content_Type=NDJSON)
    with ask(client, lines) as response:
        first, found, last = map(json.loads, response.data.splitlines())
    assert (first["status"], last["status"]) == (200, 200)
    assert_item_is_refused(found, row)


def assert_item_is_refused(found: dict[str, Any], row: items.Item) -> None:
    assert (found["status"], found["id"]) == (row.status, row.id)
    assert found["body"]["status"] == row.status
    assert faults(found["body"]) == row.faults
    assert len(json.dumps(found)) < BRIEFLY


@pytest.mark.parametrize(
    ("headers", "rest"),
    [
        ("Content-Length: 1000", b""),
        ("Content-Length: 99999999999999999999", b""),
        ("Transfer-Encoding: chunked", b"zz\r\n"),
        ("Transfer-Encoding: chunked", b"5\r\n{}"),
        ("Transfer-Encoding: chunked", b""),
    ],
)
def test_a_stream_that_breaks_off_says_so(server, headers, rest):
    head = f"POST /v1/batch HTTP/1.1\r\nHost: a\r\nContent-Type: {NDJSON}\r\n{headers}\r\n\r\n".encode()
    line = b"{}\n"
    answer = server.send(head + (wire.chunks(line, end=rest) if "chunked" in headers else line))
    first, last = map(json.loads, answer.body.splitlines())
    assert (answer.status, first["status"], last["status"]) == (200, 422, 400)
    assert "the stream breaks off" in last["body"]["detail"]


# Clients that fall silent.


def test_silence_is_borne_and_told(server):
    """Let many clients fall silent at once: others are served meanwhile, and no connection is kept for long."""
    with ExitStack() as stack:
        connections = [stack.enter_context(closing(server.connect())) for _ in wire.SILENT]
        for connection, row in zip(connections, wire.SILENT, strict=True):
            connection.sendall(row.request)
        assert answered(server, b"GET /healthz HTTP/1.0\r\n\r\n").seconds < AT_ONCE
        answers = [answer(connection, row.request) for connection, row in zip(connections, wire.SILENT, strict=True)]
    assert sum(one.seconds for one in answers if one) < PATIENCE
    for row, one in zip(wire.SILENT, answers, strict=True):
        if row.status is None:
            assert one is None, row.because
        elif row.status == 200:
            assert b"breaks off" in one.body.splitlines()[-1], row.because
        else:
            document = assert_refused(one.status, one.headers, one.body, row.status)
            assert document["detail"] == "the body breaks off: the rest of it does not come", row.because


@pytest.mark.parametrize("request_", [b"nonsense\r\n\r\n", b"GET /healthz HTTP/1.0\r\n\r\n"])
def test_a_client_that_does_not_hang_up_holds_up_nobody(server, request_):
    with ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(closing(server.connect())).sendall(request_)
        time.sleep(0.2)  # for the server to see them all
        for _ in range(5):
            assert server.send(b"GET /healthz HTTP/1.0\r\n\r\n").seconds < 2 * AT_ONCE


# All of it.


def test_all_of_it_is_borne(server):
    """Send everything once more: no worker dies, takes more memory, or logs a fault."""
    everything = [row.request for row in (*WIRE_ROWS, *wire.LEGAL)]
    for request in everything[::10]:
        server.send(request)
    before = server.memory()
    for request in everything:
        server.send(request)
    after = server.memory()
    assert after.keys() == before.keys()
    assert max(after[pid] - before[pid] for pid in after) < GROWTH
    assert "Traceback" not in server.log.read_text()
    assert "[ERROR]" not in server.log.read_text()
