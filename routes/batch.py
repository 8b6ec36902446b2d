"""The request that asks many questions at once: as one JSON document, or as a stream of lines."""

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import orjson
from flask import Blueprint, Response, current_app, request, stream_with_context
from gunicorn.http.errors import ParseException
from werkzeug.exceptions import BadRequest, ClientDisconnected, RequestEntityTooLarge, ServiceUnavailable

from routes import metrics
from routes.asking import body, broken_off, check_plain, load
from routes.problems import problem_of
from routes.questions import QUESTIONS
from routes.reading import MAX_BRACKETS, read_json
from routes.streams import lines, pieces
from schemas.batch import MAX_ID, BatchPart, BatchRequest
from schemas.media_types import JSON, NDJSON

bp = Blueprint("batch", __name__, url_prefix="/v1")

#: The extension of the app that counts its streams.
STREAMS = "agari.streams"

#: Answers are sent when so many have gathered, and whenever all that has arrived is answered.
_ENOUGH = 100

#: Objects and lists that an item has on the average, at most.
_BRACKETS_OF_ITEM = 100

_ITEM = BatchPart()
_BATCH = BatchRequest()


@bp.post("/batch")
def post_batch() -> Response:
    """Ask many questions at once: up to 1,000 as one JSON document, or any number as a stream of lines (NDJSON)."""
    if request.mimetype == NDJSON:
        return _stream()
    settings = current_app.config["SETTINGS"]
    request.max_content_length = settings.batch_body
    items = _BATCH.load(read_json(body(f"{JSON} or {NDJSON}"), MAX_BRACKETS + _BRACKETS_OF_ITEM * settings.batch_items))
    if len(items) > settings.batch_items:
        raise RequestEntityTooLarge(f"{len(items)} items; at most {settings.batch_items}, or any number as {NDJSON}")
    answers = Answers()
    text = b",".join(map(answers.to_item, items))
    answers.count(len(items))
    return Response(b'{"responses":[' + text + b"]}", mimetype=JSON)


post_batch.request_schema = _BATCH  # type: ignore[attr-defined]


class Answers:
    """Answers items, each written at once as JSON, and counts them."""

    def __init__(self) -> None:
        self.given: Counter[tuple[str, int]] = Counter()

    def to_item(self, value: Any) -> bytes:
        """Answer one item, whatever is wrong with it."""
        try:
            item = _ITEM.load(value)
            view: Any = QUESTIONS[item.to]
            answer = {"id": item.id, "status": 200, "body": view.answer(load(view.request_schema, item.body))}
        except Exception as error:
            return self.to_error(error, _id_of(value))
        self.given[item.to, 200] += 1
        return orjson.dumps(answer)

    def to_error(self, error: Exception, id: Any = None) -> bytes:
        """Refuse an item."""
        document = problem_of(error)
        self.given["refused", document["status"]] += 1
        return orjson.dumps({"id": id, "status": document["status"], "body": document})

    def to_line(self, line: bytes | None, longest: int) -> bytes:
        """Answer a line, in which an item should be; ``None``: it is too long."""
        if line is None:
            return self.to_error(RequestEntityTooLarge(f"the line is longer than {longest} bytes"))
        try:
            value = read_json(line, what="line")
        except BadRequest as error:
            return self.to_error(error)
        return self.to_item(value)

    def count(self, items: int) -> None:
        """Add what was answered to the metrics.

        :param items: how many items the batch had that ends here.
        """
        metrics.count_batch(items, self.given)


def _id_of(value: Any) -> Any:
    """Give the id of an item that was refused, if it is one that could be used."""
    found = value.get("id") if isinstance(value, dict) else None
    return found if type(found) is int or isinstance(found, str) and len(found) <= MAX_ID else None


def _stream() -> Response:
    """Answer lines as they arrive. Few may do so at once: the other threads are left to everybody else."""
    check_plain(request)
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
    answers, count = Answers(), 0
    try:
        for arrived in lines(pieces(request), longest):
            asked = [line for line in arrived if line is None or line.strip()]
            count += len(asked)
            for start in range(0, len(asked), _ENOUGH):
                yield b"".join(answers.to_line(line, longest) + b"\n" for line in asked[start : start + _ENOUGH])
    except (ParseException, ClientDisconnected, OSError) as error:
        yield answers.to_error(broken_off("stream", error)) + b"\n"
    finally:
        place.close()
        answers.count(count)
