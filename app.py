"""The service: ``create_app()`` wires questions, answers and errors together. The rules are in ``scoring``."""

import threading
from collections.abc import Callable
from typing import Any

import flask
import orjson
from flask.json.provider import JSONProvider
from werkzeug.middleware.proxy_fix import ProxyFix

from routes import (
    batch,
    hands,
    limits,
    manners,
    metrics,
    notations,
    origins,
    pages,
    pictures,
    problems,
    reference,
    rounds,
    service,
    wins,
)
from routes.short_way import ShortWay
from routes.signature import Signed
from schemas.media_types import JSON
from settings import Settings, read_settings


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
        return flask.Response(orjson.dumps(self._prepare_response_obj(args, kwargs)), mimetype=JSON)


class Service(flask.Flask):
    """Flask without what this service has no use for."""

    json_provider_class = OrjsonProvider

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """Take a view or hook as it is: all are plain functions."""
        return func


def create_app(settings: Settings | None = None) -> flask.Flask:
    """Make the WSGI application.

    :param settings: what the operator chose; left out, the environment says it.
    :raises WrongSettings: where the environment says what cannot be used.
    """
    settings = settings or read_settings()
    app = Service("agari", static_folder=None)
    app.config.update(SETTINGS=settings, MAX_CONTENT_LENGTH=settings.max_body)
    app.extensions[batch.STREAMS] = threading.BoundedSemaphore(settings.streams)
    app.url_map.strict_slashes = False
    app.url_map.merge_slashes = False
    _add_hooks(app, settings)
    for blueprint in (
        wins.bp,
        hands.bp,
        rounds.bp,
        batch.bp,
        notations.bp,
        pictures.bp,
        reference.bp,
        pages.bp,
        service.bp,
    ):
        app.register_blueprint(blueprint)
    _add_layers(app, settings)
    return app


def _add_layers(app: flask.Flask, settings: Settings) -> None:
    """Wrap the app in what is done before Flask, from the innermost to the outermost."""
    if not settings.rate_limit:  # which Flask's way counts
        measure = metrics.measure if settings.metrics else None
        app.wsgi_app = ShortWay(app.wsgi_app, settings.max_body, measure)  # type: ignore[method-assign]
    app.wsgi_app = Signed(app.wsgi_app)  # type: ignore[method-assign]
    if settings.trusted_proxies:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=settings.trusted_proxies)  # type: ignore[method-assign]


def _add_hooks(app: flask.Flask, settings: Settings) -> None:
    """Add what happens to every request: before it from the first to the last, after it from the last to the first."""
    problems.register(app)
    if settings.metrics:
        metrics.register(app)
    origins.register(app, settings.cors_origins)
    if settings.rate_limit:
        limits.register(app, settings.rate_limit, settings.rate_limit_storage)
    manners.register(app, settings.cache_seconds, vary=() if "*" in settings.cors_origins else ("Origin",))
