"""The request that asks many questions at once: as one JSON document, or as a stream of lines."""

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import orjson
from flask import Blueprint, Response, current_app, request, stream_with_context
from gunicorn.http.errors import ParseException
from werkzeug.exceptions import BadRequest, ClientDisconnected, RequestEntityTooLarge, ServiceUnavailable

from routes import hands, metrics, rounds, wins
from routes.asking import View, body, broken_off, check_encoding
from routes.problems import problem_of
from routes.reading import MAX_BRACKETS, read_json
from routes.streams import lines, pieces
from schemas.batch import MAX_ID, BatchPart, BatchRequest

bp = Blueprint("batch", __name__, url_prefix="/v1")

NDJSON = "application/x-ndjson"

#: The extension of the app that counts its streams.
STREAMS = "agari.streams"

#: Answers are sent when so many have gathered, and whenever all that has arrived is answered.
_ENOUGH = 100

#: Objects and lists that an item has on the average, at most.
_BRACKETS_OF_ITEM = 100

_VIEWS: dict[str, View] = {
    "score": wins.get_score,
    "points": wins.get_points,
    "tenpai": hands.get_tenpai,
    "shanten": hands.get_shanten,
    "furiten": hands.get_furiten,
    "actions": hands.get_actions,
    "settle": rounds.post_settle,
}

_ITEM = BatchPart()
_BATCH = BatchRequest()


@bp.post("/batch")
def post_batch() -> Response | dict[str, Any]:
    """Ask many questions at once: up to 1,000 as one JSON document, or any number as a stream of lines (NDJSON)."""
    if request.mimetype == NDJSON:
        return _stream()
    settings = current_app.config["SETTINGS"]
    request.max_content_length = settings.batch_body
    items = _BATCH.load(read_json(body(), MAX_BRACKETS + _BRACKETS_OF_ITEM * settings.batch_items))
    if len(items) > settings.batch_items:
        raise RequestEntityTooLarge(f"{len(items)} items; at most {settings.batch_items}, or any number as {NDJSON}")
    metrics.BATCH_ITEMS.observe(len(items))
    return {"responses": [_answer(item) for item in items]}


post_batch.request_schema = _BATCH  # type: ignore[attr-defined]


def _answer(value: Any) -> dict[str, Any]:
    """Answer one item, whatever is wrong with it."""
    try:
        item = _ITEM.load(value)
        view: Any = _VIEWS[item.to]
        answered = {"id": item.id, "status": 200, "body": view.answer(view.request_schema.load(item.body))}
    except Exception as error:
        return _refused(error, _id_of(value))
    metrics.count_answer(item.to, 200)
    return answered


def _refused(error: Exception, id: Any) -> dict[str, Any]:
    document = problem_of(error)
    metrics.count_answer("refused", document["status"])
    return {"id": id, "status": document["status"], "body": document}


def _id_of(value: Any) -> Any:
    """Give the id of an item that was refused, if it is one that could be used."""
    found = value.get("id") if isinstance(value, dict) else None
    return found if type(found) is int or isinstance(found, str) and len(found) <= MAX_ID else None


def _stream() -> Response:
    """Answer lines as they arrive. Few may do so at once: the other threads are left to everybody else."""
    check_encoding(request)
    places: threading.BoundedSemaphore = current_app.extensions[STREAMS]
    if not places.acquire(blocking=False):
        raise ServiceUnavailable("too many streams at once; try again, or send a JSON batch", retry_after=1)
    place = ExitStack()
    place.callback(places.release)
    longest = current_app.config["SETTINGS"].batch_line
    response = Response(stream_with_context(_answers(longest, place)), mimetype=NDJSON)
    response.call_on_close(place.close)  # of a stream that ends before it has begun
    return response


def _answers(longest: int, place: ExitStack) -> Iterator[bytes]:
    """Give the answers as lines, many at a time, and the place back at their end."""
    count = 0
    try:
        for arrived in lines(pieces(request), longest):
            asked = [line for line in arrived if line is None or line.strip()]
            count += len(asked)
            for start in range(0, len(asked), _ENOUGH):
                yield b"".join(_answer_line(line, longest) for line in asked[start : start + _ENOUGH])
    except (ParseException, ClientDisconnected, OSError) as error:
        yield _line(_refused(broken_off("stream", error), None))
    finally:
        place.close()
        metrics.BATCH_ITEMS.observe(count)


def _answer_line(line: bytes | None, longest: int) -> bytes:
    if line is None:
        return _line(_refused(RequestEntityTooLarge(f"the line is longer than {longest} bytes"), None))
    try:
        value = read_json(line)
    except BadRequest as error:
        return _line(_refused(error, None))
    return _line(_answer(value))


def _line(answer: dict[str, Any]) -> bytes:
    return orjson.dumps(answer, option=orjson.OPT_APPEND_NEWLINE)
