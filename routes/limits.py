"""Limits: how often a client may ask. Off unless a rate is set; health, metrics and parts of pages never count."""

import logging
import time
from ipaddress import IPv6Address, ip_address, ip_network

import flask
from limits import RateLimitItem, parse
from limits.errors import StorageError
from limits.storage import storage_from_string
from limits.strategies import SlidingWindowCounterRateLimiter
from werkzeug.exceptions import TooManyRequests

UNLIMITED = {"service.get_healthz", "service.get_readyz", "service.get_metrics", "pages.get_asset"}

log = logging.getLogger("agari")


def register(app: flask.Flask, rate: str, storage: str) -> None:
    """Limit every client to a rate such as ``600/minute``, counted in ``storage`` (``memory://`` or a Redis URL)."""
    limiter = SlidingWindowCounterRateLimiter(storage_from_string(storage, wrap_exceptions=True))
    item = parse(rate)

    def check() -> None:
        if flask.request.endpoint not in UNLIMITED and flask.request.method != "OPTIONS":
            _check(limiter, item, client(flask.request.remote_addr))

    app.before_request(check)
    app.after_request(_tell)


def client(address: str | None) -> str:
    """Name who is counted: an address, or the network of an IPv6 address, all of which is one customer's.

    >>> client("2001:db8::1")
    '2001:db8::/64'
    """
    try:
        known = ip_address(address or "")
    except ValueError:  # a socket of the file system has no address
        return "unknown"
    return str(ip_network((known, 64), strict=False)) if isinstance(known, IPv6Address) else str(known)


def _check(limiter: SlidingWindowCounterRateLimiter, item: RateLimitItem, who: str) -> None:
    """Count a request; where the storage does not answer, let it pass rather than refuse everybody."""
    try:
        is_within = limiter.hit(item, who)
        reset, remaining = limiter.get_window_stats(item, who)
    except StorageError as error:
        log.warning("requests are not counted: %s", error)
        return
    seconds = max(1, round(reset - time.time()))
    flask.g.rate = {"Limit": item.amount, "Remaining": remaining, "Reset": seconds}
    if not is_within:
        raise TooManyRequests(f"more than {item}; try again in {seconds} seconds", retry_after=seconds)


def _tell(response: flask.Response) -> flask.Response:
    for name, value in flask.g.get("rate", {}).items():
        response.headers[f"RateLimit-{name}"] = str(value)
    return response
