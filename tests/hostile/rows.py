"""Rows of hostile requests: what each is, why it is sent, and how it is refused."""

import json
from typing import Any, NamedTuple

JSON = "application/json"
NDJSON = "application/x-ndjson"

#: A hand that wins, as the inner part of an object.
HAND = b'"hand":"234567m340p45s88s","win_tile":"6s"'
GOOD = b"{" + HAND + b"}"

#: Pointer and code of a fault.
Fault = tuple[str, str]


class Row(NamedTuple):
    """A request that the app refuses.

    :ivar faults: with 422, every fault in order.
    """

    because: str
    status: int
    faults: tuple[Fault, ...] = ()
    method: str = "GET"
    target: str = "/v1/score"
    headers: tuple[tuple[str, str], ...] = ()
    body: bytes = b""

    def raw(self) -> bytes:
        """Write it as it goes over a connection."""
        length = [("Content-Length", str(len(self.body)))] if self.body or self.method == "POST" else []
        lines = [f"{self.method} {self.target} HTTP/1.1", "Host: localhost"]
        lines += [f"{name}: {value}" for name, value in (*self.headers, *length)]
        return "\r\n".join([*lines, "", ""]).encode("latin-1") + self.body


class Wire(NamedTuple):
    """Bytes on a connection; ``None``: it is closed without an answer."""

    because: str
    status: int | None
    request: bytes


def body(because: str, text: bytes, *faults: Fault, status: int = 0, path: str = "/v1/score", **headers: str) -> Row:
    """Make the row of a body sent by POST: 422 with faults, else 400."""
    named = {"Content-Type": JSON, **{name.replace("_", "-"): value for name, value in headers.items()}}
    sent = tuple((name, value) for name, value in named.items() if value)
    return Row(because, status or (422 if faults else 400), faults, "POST", path, sent, text)


def field(because: str, more: bytes, *faults: Fault) -> Row:
    """Make the row of a winning hand with something added."""
    return body(because, b"{" + HAND + b"," + more + b"}", *faults)


def asked(because: str, question: Any, *faults: Fault, path: str = "/v1/score", status: int = 0) -> Row:
    """Make the row of a question in JSON."""
    return body(because, json.dumps(question).encode(), *faults, path=path, status=status)


def query(because: str, text: str, *faults: Fault, path: str = "/v1/score") -> Row:
    """Make the row of a query string."""
    return Row(because, 422, faults, target=f"{path}?{text}")


def headed(because: str, status: int, name: str, value: str, target: str = "/v1/rules") -> Row:
    """Make the row of a header."""
    return Row(because, status, target=target, headers=((name, value),))


def ids(row: Any) -> str | None:
    """Name the test of a row by its reason."""
    return str(row.because) if hasattr(row, "because") else None
