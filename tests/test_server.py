"""The service as it is run: under gunicorn, with real sockets, several workers, and clients that behave badly."""

import http.client
import json
import re
import socket
import time
from collections import deque
from types import SimpleNamespace

import pytest

from bench.load import FAULTS, kill_worker, reload, stop, under
from bench.server import running
from serving.worker import PATIENCE, Joined, Receiving, Worker

LINE = b'{"id":1,"to":"score","body":{"hand":"234567m340p45s88s","win_tile":"6s"}}\n'
STREAM = b"POST /v1/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n"
CHUNKED = STREAM + b"Transfer-Encoding: chunked\r\n\r\n"
POINTS = "/v1/points?han=3&fu=40"


@pytest.fixture(scope="module")
def server():
    """Two workers of four threads each, of which two may stream."""
    with running(WORKERS="2", THREADS="4", ACCESS_LOG="true") as server:
        yield server


def connect(server, text=b""):
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=5)
    connection.sendall(text)
    return connection


def ask(server, path=POINTS, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=5)
    try:
        connection.request("GET", path, headers=headers)
        response = connection.getresponse()
        return response.status, response.headers, response.read()
    finally:
        connection.close()


def read_until(connection, end):
    received = b""
    while end not in received:
        piece = connection.recv(1 << 16)
        assert piece, received
        received += piece
    return received


def chunk(text):
    return b"%x\r\n%s\r\n" % (len(text), text)


# Streams.


@pytest.mark.parametrize(
    ("head", "wrap", "end"),
    [(CHUNKED, chunk, b"0\r\n\r\n"), (STREAM + b"Content-Length: %d\r\n\r\n" % (4 * len(LINE)), bytes, LINE)],
    ids=["chunks", "a known length"],
)
def test_a_line_is_answered_before_the_next_is_sent(server, head, wrap, end):
    with connect(server, head) as connection:
        for _ in range(3):
            connection.sendall(wrap(LINE))
            assert b'"status":200' in read_until(connection, b"}\n\r\n")
        connection.sendall(end)
        read_until(connection, b"0\r\n\r\n")
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert read_until(connection, b'"ok"}').startswith(b"HTTP/1.1 200")


def test_what_follows_a_stream_on_its_connection_is_not_read_into_it(server):
    head = STREAM + b"Content-Length: %d\r\n\r\n" % len(LINE)
    with connect(server, head + LINE + b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n") as connection:
        received = read_until(connection, b'"ok"}')
        assert received.count(b'"status":200') == 1
        assert received.count(b"HTTP/1.1 200") == 2


def test_a_stream_whose_chunks_are_broken_says_so_and_ends_the_connection(server):
    with connect(server, CHUNKED + chunk(LINE) + b"zz\r\n") as connection:
        received = read_until(connection, b"\r\n0\r\n\r\n")
        assert b'"status":200' in received
        assert b"the stream breaks off" in received
        assert connection.recv(100) == b""


def test_clients_that_do_not_read_leave_room_for_others(server):
    places = 2 * len(server.workers())
    greedy = [connect(server, CHUNKED) for _ in range(places)]
    try:
        for connection in greedy:
            connection.setblocking(False)
            _flood(connection)
        for _ in range(10):
            assert ask(server)[0] == 200
    finally:
        for connection in greedy:
            connection.close()
    assert _stream_again(server) == 200


def _flood(connection):
    """Send until nothing more is taken: then the server has stopped listening, since nobody reads its answers."""
    text = chunk(LINE * 200)
    quiet = time.monotonic()
    while time.monotonic() - quiet < 0.3:
        try:
            connection.send(text)
            quiet = time.monotonic()
        except BlockingIOError:
            time.sleep(0.02)
        except OSError:  # it found no room
            return


def _stream_again(server, seconds=15):
    """Ask for a stream until one of the places is free again."""
    until = time.monotonic() + seconds
    while True:
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=5)
        connection.request("POST", "/v1/batch", LINE, {"Content-Type": "application/x-ndjson"})
        status = connection.getresponse().status
        connection.close()
        if status != 503 or time.monotonic() > until:
            return status
        time.sleep(0.2)


# Workers together.


def test_metrics_are_those_of_all_workers(server):
    def count():
        found = re.search(
            rb'agari_requests_total\{endpoint="/v1/points",[^}]*status="200"\} (\d+)', ask(server, "/metrics")[2]
        )
        return int(found[1]) if found else 0

    before = count()
    for _ in range(20):
        ask(server)
    assert {count() - before for _ in range(6)} == {20}, "whichever worker is asked"


# The access log.


def entry(server, request_id):
    """Wait for the entry of a request."""
    for _ in range(50):
        found = [json.loads(line) for line in server.log.read_text().splitlines() if request_id in line]
        if found:
            return found[0]
        time.sleep(0.05)
    raise AssertionError(f"{request_id} is not logged")


@pytest.mark.parametrize(
    ("path", "status", "outcome"),
    [(POINTS, 200, "ok"), ("/v1/points?han=x", 422, "invalid-request"), ("/nothing", 404, "not-found")],
)
def test_a_request_is_logged_without_what_was_asked(server, path, status, outcome):
    request_id = f"log-{status}"
    ask(server, path, **{"X-Request-Id": request_id, "User-Agent": 'a "quoted" agent'})
    found = entry(server, request_id)
    assert found.pop("time").endswith("+00:00")
    assert found.pop("milliseconds") > 0
    assert found.pop("bytes") > 0
    assert found == {
        "request_id": request_id,
        "client": "127.0.0.1",
        "method": "GET",
        "path": path.partition("?")[0],
        "status": status,
        "outcome": outcome,
        "agent": 'a "quoted" agent',
    }


def test_a_request_that_cannot_be_read_is_logged(server):
    with connect(server, b"NONSENSE\r\n\r\n") as connection:
        answer = read_until(connection, b"}")
    problem = json.loads(answer.partition(b"\r\n\r\n")[2])
    found = entry(server, problem["instance"])
    assert (found["status"], found["outcome"]) == (400, "unreadable")


# Faults.


@pytest.mark.parametrize("fault", [stop, reload, kill_worker], ids=lambda fault: fault.__name__)
def test_an_answer_is_whole_or_not_begun(fault):
    with running(WORKERS="2", LOG_LEVEL="critical") as server:
        outcomes = under(fault, server, seconds=2.4)
    assert outcomes["answered 200"] > 100
    assert {name for name in outcomes if not name.startswith("answered 2")} <= FAULTS[fault]


class Sent(list):
    """A socket that notes what is sent."""

    sendall = list.append


def test_headers_go_with_the_first_part_of_the_body():
    begun = []
    sent = Sent()
    joined = Joined(sent, lambda: begun.append(True))
    head = b"HTTP/1.1 200 OK\r\nA: b\r\n\r\n"
    joined.sendall(head)
    assert (sent, begun) == ([], [True])
    joined.sendall(b"body")
    joined.sendall(b"more")
    joined.flush()
    assert sent == [head + b"body", b"more"]
    joined.sendall(head)
    joined.flush()
    assert sent[2:] == [head], "an answer without a body"


def test_a_request_that_does_not_come_to_an_end_is_closed():
    shut = []

    class Connection:
        def __init__(self, name):
            self.sock = SimpleNamespace(shutdown=lambda how: shut.append(name))

    def coming(seconds, left=None):
        found = Receiving(time.monotonic() - seconds)
        found.request = left if left is None else SimpleNamespace(body=SimpleNamespace(reader=left))
        return found

    worker = Worker.__new__(Worker)
    worker.pending_conns, worker.leaving = deque(), {}
    worker.receiving = {
        Connection("late"): coming(PATIENCE + 1),
        Connection("late in its body"): coming(PATIENCE + 1, SimpleNamespace(length=3)),
        Connection("read, and being answered"): coming(PATIENCE + 1, SimpleNamespace(length=0)),
        Connection("in time"): coming(PATIENCE - 5),
    }
    worker.murder_pending()
    assert shut == ["late", "late in its body"]


def test_clients_that_close_late_hold_up_nobody(server):
    late = [connect(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n") for _ in range(40)]
    try:
        for _ in range(10):
            begun = time.monotonic()
            assert ask(server)[0] == 200
            assert time.monotonic() - begun < 1
    finally:
        for connection in late:
            connection.close()


def test_a_stream_that_nobody_can_read_gives_its_place_back(server):
    head = b"POST /v1/batch HTTP/1.1\r\nHost: x\r\nAccept: image/png\r\nContent-Type: application/x-ndjson\r\n"
    for _ in range(3 * len(server.workers())):
        with connect(server, head + b"Content-Length: 3\r\n\r\n{}\n") as connection:
            assert read_until(connection, b"}").startswith(b"HTTP/1.1 406")
    assert _stream_again(server, seconds=0) == 200
