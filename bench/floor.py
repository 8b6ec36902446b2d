"""The floor: a bare Flask app that reads JSON and answers with JSON of the same size as ours, and does nothing else."""

from collections.abc import Callable

import flask
import orjson

from app import create_app as create_service
from bench.load import PATHS
from schemas.examples import EXAMPLES


def create_app() -> flask.Flask:
    """Make an app whose answers are those of the service to the first example of each question."""
    service = create_service().test_client()
    app = flask.Flask("floor")
    for endpoint, path in PATHS.items():
        answer = service.post(path, json=EXAMPLES[endpoint][0][2]).json
        app.add_url_rule(path, endpoint, _static(answer), methods=["POST"])
    app.add_url_rule("/readyz", "readyz", lambda: "")
    return app


def _static(answer: object) -> Callable[[], flask.Response]:
    def view() -> flask.Response:
        orjson.loads(flask.request.get_data())
        return flask.Response(orjson.dumps(answer), mimetype="application/json")

    return view
