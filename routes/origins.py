"""Origins: which pages of other sites may ask (CORS)."""

import flask
from flask_cors.core import get_cors_options, set_cors_headers

#: Headers that a browser may show to the page that asked.
EXPOSED = (
    *("X-Request-Id", "Agari-Version", "ETag", "Retry-After"),
    *("RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"),
)

#: Seconds for which a browser need not ask again whether it may ask.
_PREFLIGHT = 86_400


def register(app: flask.Flask, origins: tuple[str, ...]) -> None:
    """Let pages of some origins ask, or of all where ``*`` is among them."""
    is_open = "*" in origins
    options = get_cors_options(
        app,
        {
            "origins": "*" if is_open else list(origins),
            "send_wildcard": is_open,
            "vary_header": False,
            "expose_headers": EXPOSED,
            "methods": ["GET", "HEAD", "POST", "OPTIONS"],
            "max_age": _PREFLIGHT,
        },
    )

    def allow(response: flask.Response) -> flask.Response:
        """Tell browsers, and caches, which may show an answer to one later."""
        environ = flask.request.environ
        if "HTTP_ORIGIN" in environ or (is_open and environ["REQUEST_METHOD"] != "POST"):
            set_cors_headers(response, options)
        return response

    app.after_request(allow)
