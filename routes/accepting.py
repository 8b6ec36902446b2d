"""Accepting: what a caller can read, by its ``Accept``."""

import flask
from werkzeug.http import parse_accept_header

from routes.signature import Environment
from schemas.media_types import JSON, TEXT


def quality(media_type: str) -> float:
    """Say how much a caller wants a media type, with or without the charset that all texts have; 0: not at all."""
    accepted = flask.request.accept_mimetypes
    return float(max(accepted.quality(media_type), accepted.quality(f"{media_type}; charset=utf-8")))


def prefers_text() -> bool:
    """Say whether a caller would rather read a plain text than JSON."""
    accepted = flask.request.environ.get("HTTP_ACCEPT", "*/*")
    return accepted != "*/*" and "text/" in accepted.lower() and quality(TEXT) > quality(JSON)


def takes_compressed(environ: Environment) -> bool:
    """Say whether a caller takes an answer in any coding."""
    accepted = environ.get("HTTP_ACCEPT_ENCODING")
    return bool(accepted) and any(quality > 0 for _, quality in parse_accept_header(accepted))
