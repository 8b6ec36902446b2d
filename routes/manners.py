"""Manners: what HTTP asks of every answer, whatever it is about."""

import flask
from flask_compress import Compress
from werkzeug.exceptions import NotAcceptable

from routes.accepting import quality, takes_compressed
from routes.problems import problem_of, respond
from schemas.media_types import JSON, PROBLEM_JSON, SVG, TEXT, YAML

#: Endpoints whose answers tell of this moment.
OF_NOW = {"service.get_healthz", "service.get_readyz", "service.get_version", "service.get_metrics"}

#: The blueprint whose answers change with the version, and not all at once: a browser asks each time whether they did.
PAGES = "pages"

#: What is compressed, and from how many bytes.
COMPRESSED = (
    *(JSON, PROBLEM_JSON, YAML, SVG, TEXT),
    *("text/html", "text/css", "text/javascript"),
)
MIN_COMPRESSED = 1024

#: Headers of a request on which an answer depends.
_VARY = ("Accept", "Accept-Encoding", "Accept-Language")


def register(app: flask.Flask, cache_seconds: int, vary: tuple[str, ...] = ()) -> None:
    """Look after all answers of an app.

    :param vary: further headers of a request on which answers depend.
    """
    kept = {"Cache-Control": f"public, max-age={cache_seconds}", "Vary": ", ".join((*_VARY, *vary))}
    app.config.update(
        COMPRESS_REGISTER=False,
        COMPRESS_MIMETYPES=[*COMPRESSED],
        COMPRESS_MIN_SIZE=MIN_COMPRESSED,
        COMPRESS_STREAMS=False,
        COMPRESS_EVALUATE_CONDITIONAL_REQUEST=False,
    )
    compress = Compress(app)

    def finish(response: flask.Response) -> flask.Response:
        environ = flask.request.environ
        if response.status_code == 200:
            response = _negotiated(response, environ.get("HTTP_ACCEPT") or "*/*")
        if environ["REQUEST_METHOD"] in ("GET", "HEAD"):
            _keep(response, kept)
        if takes_compressed(environ):
            response = compress.after_request(response)
        return response if environ["REQUEST_METHOD"] == "POST" else _finished(response)

    app.after_request(finish)


def _negotiated(response: flask.Response, accepted: str) -> flask.Response:
    """Refuse a caller that can read nothing of what there is."""
    if accepted == "*/*" or quality(response.mimetype or "") > 0:
        return response
    response.close()  # a stream has a place to give back
    error = NotAcceptable(f"the answer is {response.mimetype}; Accept says {accepted[:60]!r}")
    return respond(problem_of(error))


def _keep(response: flask.Response, kept: dict[str, str]) -> None:
    """Let an answer that depends on nothing but its request be kept."""
    if response.status_code == 200 and flask.request.endpoint not in OF_NOW:
        response.headers.update(kept)
        if flask.request.blueprint == PAGES:
            response.headers["Cache-Control"] = "no-cache"
        response.add_etag()
    else:
        response.headers["Cache-Control"] = "no-store"


def _finished(response: flask.Response) -> flask.Response:
    """Answer 304 where the caller has this very answer, and OPTIONS without a body."""
    if response.status_code == 200:
        if flask.request.method == "OPTIONS":
            response.status_code = 204
            response.headers.remove("Content-Type")
        else:
            response.make_conditional(flask.request)
            response.headers.remove("Date")  # the server adds its own
    return response
