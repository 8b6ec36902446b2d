"""Ask Agari from Python, with nothing but the standard library.

    make run                              # the service, on port 8000
    python examples/python_client.py      # or with the address of another one

To use it in a program of your own, copy this file and import ``Agari``.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPSConnection
from socket import SHUT_RDWR, socket
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

#: Seconds that an answer may take.
PATIENCE = 30


class RefusedError(Exception):
    """A question that no legal game can put; ``faults`` says all that is wrong with it."""

    def __init__(self, problem: dict[str, Any]) -> None:
        self.faults = problem.get("errors", [])
        told = [f"{fault['pointer']}: {fault['detail']}" for fault in self.faults]
        super().__init__("; ".join(told) or problem["detail"])
        #: What is wrong, in the language that was asked for.
        self.sentences = [fault.get("message", fault["detail"]) for fault in self.faults] or [problem["detail"]]


class Agari:
    """A running service."""

    def __init__(self, url: str = "http://localhost:8000") -> None:
        self.url = url.rstrip("/")

    def ask(self, question: str, **fields: Any) -> Any:
        """Ask one question: ``score``, ``tenpai``, ``shanten``, ``settle`` and so on.

        :raises RefusedError: where the service finds faults in it.
        """
        return json.loads(self._open(f"/v1/{question}", json.dumps(fields).encode()))

    def text(self, question: str, language: str = "en", **fields: Any) -> str:
        """Ask ``score`` or ``tenpai``, and take the answer as a few lines in a language, for a chat.

        :raises RefusedError: where the service finds faults in it.
        """
        wanted = {"Accept": "text/plain", "Accept-Language": language}
        return self._open(f"/v1/{question}", json.dumps(fields).encode(), wanted).decode()

    def picture(self, **tiles: str) -> bytes:
        """Draw a hand as PNG: ``hand``, ``melds``, ``win_tile`` and so on, as in an address."""
        return self._open(f"/v1/tiles.png?{urlencode(tiles)}")

    def answers(self, questions: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        """Ask as many questions as there are, reading answers while sending; neither is ever held as a whole."""
        connection = self._connect()
        connection.putrequest("POST", "/v1/batch")
        connection.putheader("Content-Type", "application/x-ndjson")
        connection.putheader("Transfer-Encoding", "chunked")
        connection.endheaders()
        with ThreadPoolExecutor(1) as sender, closing(connection), _hung_up(connection.sock):
            sent = sender.submit(_send, connection.sock, questions)
            with connection.getresponse() as response:
                if response.status != 200:
                    raise RefusedError(json.load(response))
                yield from map(json.loads, response)
            sent.result()  # raises what the source of the questions raised, if anything

    def _open(self, path: str, body: bytes | None = None, wanted: dict[str, str] | None = None) -> bytes:
        asked = Request(self.url + path, body, {"Content-Type": "application/json", **(wanted or {})})
        try:
            with urlopen(asked, timeout=PATIENCE) as response:
                answer: bytes = response.read()
                return answer
        except HTTPError as error:
            if error.headers.get_content_type() != "application/problem+json":
                raise
            raise RefusedError(json.load(error)) from error

    def _connect(self) -> HTTPConnection:
        address = urlsplit(self.url)
        kind = HTTPSConnection if address.scheme == "https" else HTTPConnection
        return kind(address.netloc, timeout=PATIENCE)


def _send(to: socket, questions: Iterable[dict[str, Any]]) -> None:
    """Send each question as a chunk and a line of its own, and at last that no more follow."""
    try:
        for question in questions:
            line = json.dumps(question).encode() + b"\n"
            to.sendall(b"%x\r\n%b\r\n" % (len(line), line))
    finally:
        to.sendall(b"0\r\n\r\n")


@contextmanager
def _hung_up(connected: socket) -> Iterator[None]:
    """Hang up at the end, so that nobody goes on sending where nobody reads on."""
    try:
        yield
    finally:
        with suppress(OSError):  # the service was first
            connected.shutdown(SHUT_RDWR)


def main() -> None:
    """Ask a few questions."""
    agari = Agari(*sys.argv[1:])
    win = agari.ask("score", hand="234567m340p45s88s", win_tile="6s", riichi=True, dora_indicators="3p")
    print(", ".join(yaku["name"] for yaku in win["yaku"]), "–", win["points"]["total"], "points")

    for wait in agari.ask("tenpai", hand="234567m340p45s88s")["waits"]:
        print("waits for", wait["tile"], "–", wait["ron"]["total"], "by ron,", wait["tsumo"]["total"], "by tsumo")

    try:
        agari.ask("score", hand="33333m340p45s888s", win_tile="6s", ippatsu=True)
    except RefusedError as refused:
        print("refused –", refused)

    worth = ({"id": han, "to": "points", "body": {"han": han, "fu": 30}} for han in range(1, 14))
    for answer in agari.answers(worth):
        print(answer["id"], "han 30 fu –", answer["body"]["points"]["total"])


if __name__ == "__main__":
    main()
