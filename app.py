"""The service: ``create_app()`` wires questions, answers and errors together. The rules are in ``scoring``."""

import re
import uuid
from typing import Any

import flask
import orjson
from flask.json.provider import JSONProvider

from routes import hands, notations, pages, pictures, problems, reference, rounds, service, wins
from scoring import __version__

MAX_BODY = 1 << 20

_SANE_ID = re.compile(r"[A-Za-z0-9._:/+=-]{1,128}")


class OrjsonProvider(JSONProvider):
    """Writes and reads JSON with orjson."""

    def dumps(self, obj: Any, **_: Any) -> str:
        """Write JSON as a text."""
        return orjson.dumps(obj).decode()

    def loads(self, s: str | bytes, **_: Any) -> Any:
        """Read JSON."""
        return orjson.loads(s)

    def response(self, *args: Any, **kwargs: Any) -> flask.Response:
        """Answer with JSON, written once as bytes."""
        return flask.Response(orjson.dumps(self._prepare_response_obj(args, kwargs)), mimetype="application/json")


def create_app() -> flask.Flask:
    """Make the WSGI application."""
    app = flask.Flask("agari", static_folder=None)
    app.json = OrjsonProvider(app)
    app.config["MAX_CONTENT_LENGTH"] = MAX_BODY
    app.url_map.strict_slashes = False
    app.before_request(_name_request)
    app.after_request(_sign)
    problems.register(app)
    for blueprint in (service.bp, wins.bp, hands.bp, rounds.bp, reference.bp, notations.bp, pictures.bp, pages.bp):
        app.register_blueprint(blueprint)
    return app


def _name_request() -> None:
    """Take the caller's own request id if it is a sane one, else make one."""
    own = flask.request.headers.get("X-Request-Id", "")
    flask.g.request_id = own if _SANE_ID.fullmatch(own) else uuid.uuid4().hex


def _sign(response: flask.Response) -> flask.Response:
    response.headers["X-Request-Id"] = flask.g.request_id
    response.headers["Agari-Version"] = __version__
    return response
