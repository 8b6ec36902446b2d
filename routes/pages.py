"""Pages: the calculator and the API document for people, with all that they load."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import flask
import flask_swagger_ui  # type: ignore[import-untyped]
import orjson
from flask import Blueprint, Response
from werkzeug.exceptions import NotFound

from locales import LANGUAGES
from locales.pictures import TILES
from locales.reasons import REASONS
from locales.terms import FORMS, FU, LIMITS, WAITS
from locales.yaku import YAKU
from pictures import PALETTES, draw_sprite
from schemas.media_types import JSON, SVG
from scoring import __version__

bp = Blueprint("pages", __name__)

WEB = Path(__file__).parent.parent / "web"
#: What ``/docs`` is made of, from a package.
_DOCS = files(flask_swagger_ui) / "dist"

#: Name of an asset -> where it is.
_ASSETS = {
    **{path.name: path for path in WEB.iterdir() if path.is_file()},
    **{name: _DOCS / name for name in ("swagger-ui.css", "swagger-ui-bundle.js")},
}
_MEDIA_TYPES = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "json": JSON,
    "svg": SVG,
}
_TERMS = {
    "yaku": YAKU,
    "limits": LIMITS,
    "fu": FU,
    "forms": FORMS,
    "waits": WAITS,
    "reasons": REASONS,
    "tiles": TILES,
}

#: Nothing is loaded from elsewhere, and no text becomes a script or a style.
_POLICY = "; ".join(
    (
        "default-src 'none'",
        *(f"{kind} 'self'" for kind in ("script-src", "style-src", "connect-src", "manifest-src")),
        "img-src 'self' data: blob:",
        *(f"{kind} 'none'" for kind in ("base-uri", "form-action", "frame-ancestors")),
    )
)

#: What else there is, for those who ask for ``/`` without a browser.
_LINKS = {
    "calculator": "/",
    "docs": "/docs",
    "openapi": "/openapi.json",
    "rules": "/v1/rules",
    "yaku": "/v1/yaku",
    "version": "/version",
}


@bp.get("/")
def get_index() -> Response | dict[str, Any]:
    """Show the calculator to a browser, and list links to everybody else."""
    accepted = flask.request.accept_mimetypes
    if accepted.best_match([JSON, "text/html"]) == "text/html":
        return _page("index.html")
    return {"name": "agari", "version": __version__, "links": _LINKS}


@bp.get("/docs")
def get_docs() -> Response:
    """Show the API document, where every question can be tried."""
    return _page("docs.html")


@bp.get("/web/<asset>")
def get_asset(asset: str) -> Response:
    """Give a part of a page: a style, a script, names in every language, or all tiles as one SVG."""
    if asset not in _MADE and asset not in _ASSETS:
        raise NotFound
    return _answer(asset)


def _page(name: str) -> Response:
    response = _answer(name)
    response.headers["Content-Security-Policy"] = _POLICY
    response.headers["Referrer-Policy"] = "no-referrer"
    return response


def _answer(name: str) -> Response:
    return Response(_content(name), mimetype=_MEDIA_TYPES[name.rpartition(".")[2]])


@cache
def _content(name: str) -> bytes:
    return _MADE[name]() if name in _MADE else _ASSETS[name].read_bytes()


def _terms() -> bytes:
    """Write the names that answers do not give: language -> sort of name -> id -> name."""
    return orjson.dumps(
        {
            language: {sort: {id: names[column] for id, names in rows.items()} for sort, rows in _TERMS.items()}
            for column, language in enumerate(LANGUAGES)
        }
    )


def _sprite() -> bytes:
    return draw_sprite(PALETTES["light"]).encode()


#: Name of an asset -> what makes it, of those that are no files.
_MADE = {"terms.json": _terms, "tiles.svg": _sprite}
