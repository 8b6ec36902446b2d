"""Streams: bodies read as they arrive and cut into lines, in bounded memory."""

from collections.abc import Iterable, Iterator
from typing import Any

import flask
from gunicorn.http.body import Body, ChunkedReader
from gunicorn.http.errors import NoMoreData
from werkzeug.wsgi import get_input_stream

#: The most bytes that are read at once.
PIECE = 1 << 16


def pieces(request: flask.Request) -> Iterator[bytes]:
    """Give the bytes of a body as they arrive, none held back until there are more."""
    body = request.environ["wsgi.input"]
    if isinstance(body, Body):
        return _of_gunicorn(body)
    stream = get_input_stream(request.environ)
    return iter(lambda: stream.read(PIECE), b"")


def _of_gunicorn(body: Any) -> Iterator[bytes]:
    """Read past gunicorn's buffer, which waits until it has as much as it was asked for."""
    reader = body.reader
    try:
        if isinstance(reader, ChunkedReader):
            yield from reader.parser or ()
            reader.parser = None
            return
        while reader.length and (piece := reader.unreader.read(read_ahead=min(reader.length, PIECE))):
            if beyond := piece[reader.length :]:
                reader.unreader.unread(beyond)
            piece = piece[: reader.length]
            reader.length -= len(piece)
            yield piece
        if reader.length:
            raise NoMoreData
    except GeneratorExit:
        raise
    except BaseException:
        body.failed = True
        raise


def lines(pieces: Iterable[bytes], longest: int) -> Iterator[list[bytes | None]]:
    """Cut a stream into lines: for each piece, those that it completes.

    A line that is longer than ``longest`` bytes comes as ``None``.

    >>> list(lines([b"ab", b"c\\nd\\n\\ntoo lo", b"ng\\ne"], 3))
    [[], [b'abc', b'd', b''], [None], [b'e']]
    """
    rest, is_dropped = b"", False
    for piece in pieces:
        head, *tail = piece.split(b"\n")
        whole: list[bytes | None] = []
        rest = b"" if is_dropped else rest + head
        for line in tail:
            whole.append(None if is_dropped or len(rest) > longest else rest)
            rest, is_dropped = line, False
        if len(rest) > longest:
            rest, is_dropped = b"", True
        yield whole
    if rest or is_dropped:
        yield [None if is_dropped else rest]
