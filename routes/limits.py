"""Limits: how often a client may ask. Off unless a rate is set; health, metrics and parts of pages never count."""

import logging
import re
import time
from ipaddress import IPv6Address, ip_address, ip_network

import flask
from limits import parse
from limits.errors import StorageError
from limits.storage import storage_from_string
from limits.strategies import SlidingWindowCounterRateLimiter
from werkzeug.exceptions import TooManyRequests

from scoring.told import counted

UNLIMITED = {"service.get_healthz", "service.get_readyz", "service.get_metrics", "pages.get_asset"}

#: How some proxies name a client: with its port.
_WITH_PORT = re.compile(r"([\d.]+):\d+|\[(.+)\]:\d+")

#: Seconds that Redis may take, and for which it is not asked again where it takes longer.
PATIENCE, PAUSE = 0.2, 1.0

log = logging.getLogger("agari")


class Limits:
    """Counts what clients ask, and refuses those that ask too often."""

    def __init__(self, rate: str, storage: str) -> None:
        bounds = {"socket_timeout": PATIENCE, "socket_connect_timeout": PATIENCE} if "redis" in storage else {}
        self.limiter = SlidingWindowCounterRateLimiter(storage_from_string(storage, wrap_exceptions=True, **bounds))
        self.item = parse(rate)
        self.paused_until = 0.0

    def check(self) -> None:
        """Count a request; where the storage does not answer, let it pass rather than refuse everybody."""
        request = flask.request
        if request.endpoint in UNLIMITED or request.method == "OPTIONS" or time.monotonic() < self.paused_until:
            return
        try:
            self._count(client(request.remote_addr))
        except StorageError as error:
            self.paused_until = time.monotonic() + PAUSE
            log.warning("requests are not counted for %s s: %s", PAUSE, error)

    def _count(self, who: str) -> None:
        is_within = self.limiter.hit(self.item, who)
        reset, remaining = self.limiter.get_window_stats(self.item, who)
        seconds = max(1, round(reset - time.time()))
        flask.g.rate = {"Limit": self.item.amount, "Remaining": remaining, "Reset": seconds}
        if not is_within:
            raise TooManyRequests(
                f"more than {self.item}; try again in {counted(seconds, 'second')}", retry_after=seconds
            )


def register(app: flask.Flask, rate: str, storage: str) -> None:
    """Limit every client to a rate such as ``600/minute``, counted in ``storage`` (``memory://`` or a Redis URL)."""
    app.before_request(Limits(rate, storage).check)
    app.after_request(_tell)


def client(address: str | None) -> str:
    """Name who is counted: an address, or the network of an IPv6 address, all of which is one customer's.

    >>> client("2001:db8::1")
    '2001:db8::/64'
    """
    found = _WITH_PORT.fullmatch(address or "")
    try:
        known = ip_address(next(filter(None, found.groups())) if found else address or "")
    except ValueError:  # a socket of the file system has no address
        return "unknown"
    if isinstance(known, IPv6Address):
        return str(known.ipv4_mapped or ip_network((known, 64), strict=False))
    return str(known)


def _tell(response: flask.Response) -> flask.Response:
    for name, value in flask.g.get("rate", {}).items():
        response.headers[f"RateLimit-{name}"] = str(value)
    return response
