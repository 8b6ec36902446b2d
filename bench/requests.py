"""A request: what it is made of, and the whole of it beside a bare endpoint of Flask and orjson."""

from collections.abc import Callable, Iterable
from io import BytesIO
from itertools import islice
from random import Random
from typing import Any
from urllib.parse import urlencode

import flask
import orjson
from werkzeug.test import EnvironBuilder

from app import create_app
from bench.clock import Candidate, table
from bench.wins import RULES, SEED, deals
from schemas.answers import score_answer
from schemas.requests import ScoreRequest
from scoring.notation import to_mpsz
from scoring.score import score
from scoring.tiles import SEAT_NAMES, names
from tests.differential._random_wins import Deal, Group, in_order, tiles

#: Each row has as many hands of its own, so that no row finds what another has left in a cache.
HANDS = 321

Body = dict[str, Any]


# Questions.


def text(numbers: Iterable[int]) -> str:
    return to_mpsz(in_order(tiles(tuple(numbers))))


def melds(deal: Deal) -> list[str]:
    return [f"{meld.type}:{to_mpsz(meld.tiles)}" for meld in deal.win.melds]


def with_texts(deal: Deal) -> Body:
    """Ask for the value of a win in short forms, as a person does."""
    win = deal.win
    flags = ("tsumo", "riichi", "double_riichi", "ippatsu", "rinshan", "chankan", "last_tile", "first_turn")
    body = {
        "hand": text(_hand(deal)),
        "win_tile": text([deal.win_tile]),
        "melds": melds(deal),
        "round_wind": SEAT_NAMES[win.round_wind],
        "seat_wind": SEAT_NAMES[win.seat_wind],
        **{flag: True for flag in flags if getattr(win, flag)},
        "dora_indicators": text(deal.dora_indicators),
        "ura_indicators": text(deal.ura_indicators) if win.in_riichi else "",
        "honba": win.honba,
        "riichi_sticks": win.riichi_sticks,
    }
    return {name: value for name, value in body.items() if value not in ([], "", 0)}


def with_lists(deal: Deal) -> Body:
    """Ask the same with every tile a name in a list and every meld an object, as a program does."""
    lists = {
        "hand": names(deal.win.hand),
        "melds": [{"type": meld.type, "tiles": names(meld.tiles)} for meld in deal.win.melds],
        "dora_indicators": names(deal.win.dora_indicators),
        "ura_indicators": names(deal.win.ura_indicators),
    }
    return {name: lists.get(name, value) for name, value in with_texts(deal).items()}


def _hand(deal: Deal) -> Group:
    hand = [*deal.concealed]
    hand.remove(deal.win_tile)
    return tuple(hand)


def in_play(deal: Deal, out: int, drawn: int, more: int = 0) -> tuple[Body, list[int]]:
    """Ask about the hand before it won.

    :param out: how many of its tiles are exchanged for any others.
    :param drawn: how many tiles are drawn besides.
    :return: the question, and ``more`` tiles that lie elsewhere.
    """
    rng = Random(str(deal))
    out = min(out, len(_hand(deal)))
    hand = rng.sample(_hand(deal), len(_hand(deal)) - out)
    shown = {*deal.concealed, *deal.dora_indicators, *(number for _, group in deal.melds for number in group)}
    wall = rng.sample(sorted({*range(136)} - shown), out + drawn + more)
    held, rest = [*hand, *wall[: out + drawn]], wall[out + drawn :]
    body = {"hand": text(held), "dora_indicators": text(deal.dora_indicators)}
    return body | ({"melds": melds(deal)} if deal.melds else {}), rest


def waiting(deal: Deal) -> Body:
    return in_play(deal, 0, 0)[0]


def drawn(deal: Deal) -> Body:
    return in_play(deal, 0, 1)[0]


def far(deal: Deal) -> Body:
    return in_play(deal, 3, 0)[0]


def far_and_drawn(deal: Deal) -> Body:
    return in_play(deal, 3, 1)[0]


def with_rivers(deal: Deal) -> Body:
    body, rest = in_play(deal, 0, 0, 9)
    del body["dora_indicators"]
    return {**body, "discards": text(rest[:6]), "passed": text(rest[6:])}


def own_turn(deal: Deal) -> Body:
    body, [tile] = in_play(deal, 1, 0, 1)
    return {**body, "drawn": text([tile])}


def others_tile(deal: Deal) -> Body:
    body, [tile] = in_play(deal, 1, 0, 1)
    return {**body, "offered": text([tile]), "from": "left"}


# Rows.

_schema = ScoreRequest()

Arguments = tuple[Any, ...]
Environ = dict[str, Any]


class Rows:
    """Rows of a table: each makes its questions once, of hands that no other row has seen."""

    def __init__(self) -> None:
        self.unseen = deals(SEED + 1)
        self.candidates: list[Candidate] = []

    def calls(self, name: str, ask: Callable[..., object], make: Callable[[Deal], Arguments]) -> None:
        made = [make(deal) for deal in islice(self.unseen, HANDS)]
        self.candidates.append(Candidate(name, made.__getitem__, ask))

    def serves(self, name: str, app: flask.Flask, make: Callable[[Deal], Environ]) -> None:
        made = [make(deal) for deal in islice(self.unseen, HANDS)]
        self.candidates.append(Candidate(name, lambda index: (app.wsgi_app, _unread(made[index])), serve))

    def table(self, title: str) -> str:
        return table(f"{title}: {HANDS - 1} hands for each row", self.candidates, range(HANDS))


def posted(path: str, body: Body) -> Environ:
    """Make the environment of a request; ``bench.body`` keeps what its input gives."""
    content = orjson.dumps(body)
    environ = EnvironBuilder(path, method="POST", content_type="application/json", data=content).get_environ()
    return {**environ, "bench.body": content}


def got(path: str, body: Body) -> Environ:
    query = urlencode({name: _query_text(value) for name, value in body.items()})
    return {**EnvironBuilder(path, query_string=query).get_environ(), "bench.body": b""}


def _query_text(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(value)
    return "true" if value is True else str(value)


def _unread(environ: Environ) -> Environ:
    """Copy an environment for one more request."""
    return {**environ, "wsgi.input": BytesIO(environ["bench.body"])}


def serve(server: Callable[..., Any], environ: Environ) -> None:
    answer = server(environ, _started)
    b"".join(answer)
    if hasattr(answer, "close"):
        answer.close()


def _started(status: str, *_: object) -> None:
    if not status.startswith("200"):
        raise RuntimeError(f"a question was answered with {status}")


# Sections.


def time_parts() -> str:
    """Time what a score request is made of, from bytes to bytes."""
    rows, app = Rows(), create_app()
    rows.serves("POST /v1/score, texts", app, lambda deal: posted("/v1/score", with_texts(deal)))
    rows.calls("  orjson.loads", orjson.loads, lambda deal: (orjson.dumps(with_texts(deal)),))
    rows.calls("  ScoreRequest.load, texts", _schema.load, lambda deal: (with_texts(deal),))
    rows.calls("  ScoreRequest.load, lists", _schema.load, lambda deal: (with_lists(deal),))
    rows.calls("  score", score, lambda deal: (deal.win, RULES))
    rows.calls("  score_answer", score_answer, _scored)
    rows.calls("  orjson.dumps", orjson.dumps, lambda deal: (_answer(deal),))
    return rows.table("parts")


def _scored(deal: Deal) -> Arguments:
    return deal.win, RULES, score(deal.win, RULES), "en"


def _answer(deal: Deal) -> Body:
    return score_answer(*_scored(deal))


#: Path, what is asked of it, and what is sent.
_OTHERS: tuple[tuple[str, str, Callable[[Deal], Body]], ...] = (
    ("/v1/tenpai", "13 tiles", waiting),
    ("/v1/tenpai", "14 tiles", drawn),
    ("/v1/shanten", "13 tiles", far),
    ("/v1/shanten", "14 tiles", far_and_drawn),
    ("/v1/furiten", "with rivers", with_rivers),
    ("/v1/actions", "own turn", own_turn),
    ("/v1/actions", "another's tile", others_tile),
)


def time_requests() -> str:
    """Time whole requests, in process and without a socket."""
    rows, app, answer = Rows(), create_app(), _answer(next(deals()))
    rows.serves("bare Flask and orjson", bare(answer), lambda deal: posted("/v1/score", with_texts(deal)))
    rows.serves("GET /healthz", app, lambda _: got("/healthz", {}))
    rows.serves("POST /v1/score, texts", app, lambda deal: posted("/v1/score", with_texts(deal)))
    rows.serves("POST /v1/score, lists", app, lambda deal: posted("/v1/score", with_lists(deal)))
    rows.serves("GET /v1/score", app, lambda deal: got("/v1/score", with_texts(deal)))
    for path, what, make in _OTHERS:
        rows.serves(f"POST {path}, {what}", app, lambda deal, path=path, make=make: posted(path, make(deal)))
    return rows.table(f"requests, a bare answer of {len(orjson.dumps(answer))} bytes")


def bare(answer: Body) -> flask.Flask:
    """Make an app that reads a question with orjson and always gives the same answer."""
    app = flask.Flask("bare")

    @app.post("/v1/score")
    def get_score() -> flask.Response:
        orjson.loads(flask.request.get_data())
        return flask.Response(orjson.dumps(answer), mimetype="application/json")

    return app
