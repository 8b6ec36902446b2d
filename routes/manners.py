"""Manners: what HTTP asks of every answer, whatever it is about."""

import flask
from flask_compress import Compress
from werkzeug.exceptions import NotAcceptable

from routes.problems import problem_of, respond

#: The answer's own page may load nothing from anywhere, be framed by nobody, and be taken for nothing it is not.
SECURITY = {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
}

#: Endpoints whose answers tell of this moment.
OF_NOW = {"service.get_healthz", "service.get_readyz", "service.get_version", "service.get_metrics"}

_COMPRESSED = ("application/json", "application/problem+json", "application/yaml", "image/svg+xml")
_COMPRESSED_TEXTS = ("text/plain", "text/html", "text/css", "text/javascript")


def register(app: flask.Flask, cache_seconds: int) -> None:
    """Look after all answers of an app. Hooks run from the last to the first."""

    def cache(response: flask.Response) -> flask.Response:
        return _cached(response, cache_seconds) if flask.request.method in ("GET", "HEAD") else response

    app.after_request(_finished)
    app.config["COMPRESS_MIMETYPES"] = [*_COMPRESSED, *_COMPRESSED_TEXTS]
    app.config["COMPRESS_MIN_SIZE"] = 1024
    app.config["COMPRESS_STREAMS"] = False
    app.config["COMPRESS_EVALUATE_CONDITIONAL_REQUEST"] = False
    Compress(app)
    app.after_request(cache)
    app.after_request(_negotiated)


def _negotiated(response: flask.Response) -> flask.Response:
    """Refuse a caller that can read nothing of what there is."""
    accepted = flask.request.headers.get("Accept", "*/*")
    if response.status_code != 200 or accepted == "*/*":
        return response
    if flask.request.accept_mimetypes.quality(response.mimetype or "") > 0:
        return response
    error = NotAcceptable(f"the answer is {response.mimetype}; Accept says {accepted[:60]!r}")
    return respond(problem_of(error))


def _cached(response: flask.Response, seconds: int) -> flask.Response:
    """Let an answer that depends on nothing but its request be kept."""
    if response.status_code != 200 or flask.request.endpoint in OF_NOW:
        response.headers.setdefault("Cache-Control", "no-store")
        return response
    response.headers["Cache-Control"] = f"public, max-age={seconds}"
    response.headers["Vary"] = "Accept, Accept-Language"
    response.add_etag()
    return response


def _finished(response: flask.Response) -> flask.Response:
    """Answer 304 where the caller has this very answer, OPTIONS without a body, and everything safely."""
    method = flask.request.method
    if method in ("GET", "HEAD") and response.status_code == 200:
        response.make_conditional(flask.request)
        response.headers.remove("Date")  # the server adds its own
    elif method == "OPTIONS" and response.status_code == 200:
        response.status_code = 204
        response.headers.remove("Content-Type")
    for name, value in SECURITY.items():
        response.headers.setdefault(name, value)
    return response
