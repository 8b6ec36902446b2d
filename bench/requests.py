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
    hand = rng.sample(_hand(deal), len(_hand(deal)) - out)
    shown = {*deal.concealed, *deal.dora_indicators, *(number for _, group in deal.melds for number in group)}
    wall = rng.sample(sorted({*range(136)} - shown), out + drawn + more)
    held, rest = [*hand, *wall[: out + drawn]], wall[out + drawn :]
    body = {"hand": text(held), "melds": melds(deal), "dora_indicators": text(deal.dora_indicators)}
    return body, rest


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


# Candidates.

_schema = ScoreRequest()


def _answer(deal: Deal) -> Body:
    return score_answer(deal.win, RULES, score(deal.win, RULES), "en")


def _scored(deal: Deal) -> tuple[Any, ...]:
    return deal.win, RULES, score(deal.win, RULES), "en"


Server = Callable[..., Any]


def _started(status: str, *_: object) -> None:
    if not status.startswith("200"):
        raise RuntimeError(f"a question was answered with {status}")


def _serve(server: Server, environ: dict[str, Any]) -> None:
    answer = server(environ, _started)
    b"".join(answer)
    answer.close()


def posted(server: Server, path: str, body: Body) -> tuple[Server, dict[str, Any]]:
    content = orjson.dumps(body)
    environ = EnvironBuilder(path, method="POST", content_type="application/json", data=content).get_environ()
    return server, {**environ, "wsgi.input": BytesIO(content)}


def got(server: Server, path: str, body: Body) -> tuple[Server, dict[str, Any]]:
    query = {name: _query_text(value) for name, value in body.items()}
    return server, EnvironBuilder(path, query_string=urlencode(query)).get_environ()


def _query_text(value: Any) -> str:
    return ",".join(value) if isinstance(value, list) else str(value).lower() if value is True else str(value)


def bare(answer: Body) -> flask.Flask:
    """Make an app that reads a question with orjson and always gives the same answer."""
    app = flask.Flask("bare")

    @app.post("/v1/score")
    def get_score() -> flask.Response:
        orjson.loads(flask.request.get_data())
        return flask.Response(orjson.dumps(answer), mimetype="application/json")

    return app


def _own(candidates: list[Candidate]) -> str:
    """Time candidates, each with hands of its own."""
    number = len(candidates) * HANDS
    hands = deals(number, SEED + 1)
    own = [[*islice(hands, place, number, len(candidates))] for place in range(len(candidates))]
    ready = [
        one._replace(prepare=lambda index, hands=hands, one=one: one.prepare(hands[index]))
        for one, hands in zip(candidates, own, strict=True)
    ]
    return table(f"each row {HANDS - 1} hands of its own", ready, range(HANDS))


def time_parts() -> str:
    """Time what a score request is made of, from bytes to bytes."""
    server = create_app().wsgi_app
    rows = [
        Candidate("POST /v1/score, texts", lambda deal: posted(server, "/v1/score", with_texts(deal)), _serve),
        Candidate("  orjson.loads", lambda deal: (orjson.dumps(with_texts(deal)),), orjson.loads),
        Candidate("  ScoreRequest.load, texts", lambda deal: (with_texts(deal),), _schema.load),
        Candidate("  ScoreRequest.load, lists", lambda deal: (with_lists(deal),), _schema.load),
        Candidate("  score", lambda deal: (deal.win, RULES), score),
        Candidate("  score_answer", _scored, score_answer),
        Candidate("  orjson.dumps", lambda deal: (_answer(deal),), orjson.dumps),
    ]
    return f"parts of a request; {_own(rows)}"


def time_requests() -> str:
    """Time whole requests, in process and without a socket."""
    server, [typical] = create_app().wsgi_app, deals(1)
    static = bare(_answer(typical)).wsgi_app
    size = len(orjson.dumps(_answer(typical)))
    rows = [
        Candidate("bare Flask and orjson", lambda deal: posted(static, "/v1/score", with_texts(deal)), _serve),
        Candidate("POST /v1/score, texts", lambda deal: posted(server, "/v1/score", with_texts(deal)), _serve),
        Candidate("POST /v1/score, lists", lambda deal: posted(server, "/v1/score", with_lists(deal)), _serve),
        Candidate("GET /v1/score", lambda deal: got(server, "/v1/score", with_texts(deal)), _serve),
        *(
            Candidate(name, lambda deal, path=path, ask=ask: posted(server, path, ask(deal)), _serve)
            for name, path, ask in _OTHERS
        ),
    ]
    return f"requests, the bare answer having {size} bytes; {_own(rows)}"


_OTHERS: tuple[tuple[str, str, Callable[[Deal], Body]], ...] = (
    ("POST /v1/tenpai, 13 tiles", "/v1/tenpai", waiting),
    ("POST /v1/tenpai, 14 tiles", "/v1/tenpai", drawn),
    ("POST /v1/shanten, 13 tiles", "/v1/shanten", far),
    ("POST /v1/shanten, 14 tiles", "/v1/shanten", far_and_drawn),
    ("POST /v1/furiten", "/v1/furiten", with_rivers),
    ("POST /v1/actions, own turn", "/v1/actions", own_turn),
    ("POST /v1/actions, another's tile", "/v1/actions", others_tile),
)
