"""Service: whether it lives, whether it scores right, its version, its numbers and its API document."""

import platform
from functools import cache
from pathlib import Path
from typing import Any

from flask import Blueprint, Response, current_app
from prometheus_client import CONTENT_TYPE_LATEST
from werkzeug.exceptions import NotFound, ServiceUnavailable

from routes import metrics
from schemas.media_types import JSON, YAML
from schemas.requests import ScoreRequest
from scoring import __version__
from scoring.score import COMPILED, Score, score

bp = Blueprint("service", __name__)

ROOT = Path(__file__).parent.parent

#: A hand whose value everybody knows: riichi, pinfu and a red five by ron, 3 han 30 fu.
KNOWN = {"hand": "234567m340p45s99s", "win_tile": "6s", "riichi": True}
KNOWN_POINTS = 3900


@bp.get("/healthz")
def get_healthz() -> dict[str, str]:
    """Say that the process answers."""
    return {"status": "ok"}


@bp.get("/readyz")
def get_readyz() -> dict[str, str]:
    """Score a known hand and say whether the result is right."""
    win, rules, _ = ScoreRequest().load(KNOWN)
    result = score(win, rules)
    if not isinstance(result, Score) or result.price.total != KNOWN_POINTS:
        raise ServiceUnavailable("a known hand is scored wrong")
    return {"status": "ready"}


@bp.get("/version")
def get_version() -> dict[str, Any]:
    """Tell which version answers."""
    return {
        "name": "agari",
        "version": __version__,
        "python": platform.python_version(),
        "compiled": COMPILED,
    }


@bp.get("/metrics")
def get_metrics() -> Response:
    """Give the numbers of all workers, in Prometheus' format."""
    if not current_app.config["SETTINGS"].metrics:
        raise NotFound("metrics are switched off")
    return Response(metrics.numbers(), content_type=CONTENT_TYPE_LATEST)


@cache
def _document(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@bp.get("/openapi.yaml")
def get_openapi_yaml() -> Response:
    """Give the API document as YAML."""
    return Response(_document("openapi.yaml"), mimetype=YAML)


@bp.get("/openapi.json")
def get_openapi_json() -> Response:
    """Give the API document as JSON."""
    return Response(_document("openapi.json"), mimetype=JSON)
