"""Settings: what an operator may choose, read from environment variables with the prefix ``AGARI_``."""

import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from environs import Env, EnvValidationError, validate
from limits import parse_many
from limits.errors import ConfigurationError
from limits.storage import storage_from_string
from marshmallow import ValidationError

from scoring.hints import did_you_mean, nearest

PREFIX = "AGARI_"

#: What the platform or the tests read under the same prefix.
FOREIGN = {"AGARI_DATA"}

#: Where requests may be counted, by the scheme of its URL.
_STORAGES = ("memory", "redis", "rediss", "redis+unix", "redis+sentinel", "redis+cluster")

_ORIGIN = re.compile(r"https?://[A-Za-z0-9.-]+(:\d{1,5})?")

MOST_WORKERS = 512

_LEVELS = ("debug", "info", "warning", "error", "critical")


class WrongSettings(ValueError):
    """Some variables have values that cannot be used; the message lists all of them."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What an operator chose. Sizes are in bytes, times in seconds."""

    bind: str
    workers: int
    threads: int
    log_level: str
    access_log: bool
    metrics: bool
    metrics_dir: str | None
    max_body: int
    batch_items: int
    batch_body: int
    batch_line: int
    streams: int
    rate_limit: str
    rate_limit_storage: str
    trusted_proxies: int
    cors_origins: tuple[str, ...]
    cache_seconds: int


def _cores() -> int:
    """Count the cores this process may use: those it may run on, and the share a container leaves it."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    try:
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text().split()
        return max(1, min(usable, int(quota) // int(period)))
    except (OSError, ValueError):  # no cgroup, or "max": no quota
        return usable


def _port() -> str:
    """Take the port that hosting platforms set, if it is one."""
    common = os.environ.get("PORT") or ""
    return common if common.isdecimal() and 0 < int(common[:6]) < 65536 else "8000"


def _workers() -> int:
    """Take the count that hosting platforms set, else one a core."""
    common = os.environ.get("WEB_CONCURRENCY") or ""
    return int(common) if common.isdecimal() and 0 < int(common[:4]) <= MOST_WORKERS else _cores()


def _rate(text: str) -> None:
    """Refuse a rate that the library cannot read."""
    if text:
        try:
            [rate] = parse_many(text)
        except ValueError as error:
            raise ValidationError("expected one rate such as 600/minute or 20/second") from error
        if not rate.amount:
            raise ValidationError("expected at least one request")


def _storage(url: str) -> None:
    scheme, separator, _ = url.partition("://")
    if scheme not in _STORAGES or not separator:
        raise ValidationError(f"expected memory:// or a URL of Redis; known are {', '.join(_STORAGES)}")
    try:
        storage_from_string(url)
    except (ConfigurationError, ValueError, OSError) as error:
        raise ValidationError(f"cannot be used: {error}") from error


def _address(text: str) -> None:
    host, _, port = text.rpartition(":")
    is_host = bool(host) and (":" not in host or host[0] + host[-1] == "[]")
    if not (is_host and port.isascii() and port.isdigit() and 0 < int(port[:6]) < 65536):
        raise ValidationError("expected an address and a port such as 127.0.0.1:8000 or [::]:8000")


def _origins(items: list[str]) -> None:
    if "*" not in items and not all(map(_ORIGIN.fullmatch, items)):
        raise ValidationError("expected * or origins such as https://example.org:8443, with commas between")


def _folder(name: str | None) -> None:
    if name is not None and not os.access(name, os.W_OK | os.X_OK):
        raise ValidationError("expected a folder that can be written to")


def _between(least: int, most: int) -> Callable[[Any], Any]:
    return validate.Range(least, most, error="expected {min} to {max}")


def read_settings() -> Settings:
    """Read the environment.

    :raises WrongSettings: naming every variable that has a value that cannot be used.
    """
    env = Env(eager=False, prefix=PREFIX)
    threads = env.int("THREADS", 16, validate=_between(1, 1024))
    settings = Settings(
        bind=env.str("BIND", f"0.0.0.0:{_port()}", validate=_address),
        workers=env.int("WORKERS", _workers(), validate=_between(1, MOST_WORKERS)),
        threads=threads,
        log_level=env.str("LOG_LEVEL", "info", validate=validate.OneOf(_LEVELS, error="expected one of {choices}")),
        access_log=env.bool("ACCESS_LOG", False),
        metrics=env.bool("METRICS", True),
        metrics_dir=env.str("METRICS_DIR", None, validate=_folder),
        max_body=env.int("MAX_BODY", 1 << 20, validate=_between(1 << 10, 1 << 30)),
        batch_items=env.int("BATCH_ITEMS", 1000, validate=_between(1, 1_000_000)),
        batch_body=env.int("BATCH_BODY", 8 << 20, validate=_between(1 << 10, 1 << 30)),
        batch_line=env.int("BATCH_LINE", 64 << 10, validate=_between(1 << 10, 1 << 24)),
        streams=env.int("STREAMS", max(1, (threads or 1) // 2), validate=_between(1, 1024)),
        rate_limit=env.str("RATE_LIMIT", "", validate=_rate),
        rate_limit_storage=env.str("RATE_LIMIT_STORAGE", "memory://", validate=_storage),
        trusted_proxies=env.int("TRUSTED_PROXIES", 0, validate=_between(0, 10)),
        cors_origins=tuple(env.list("CORS_ORIGINS", "*", validate=_origins) or ()),
        cache_seconds=env.int("CACHE_SECONDS", 3600, validate=_between(0, 31_536_000)),
    )
    try:
        env.seal()
    except EnvValidationError as error:
        raise WrongSettings(_listed(error.error_messages)) from error
    return settings


def _listed(faults: Any) -> str:
    lines = [f"{name}={os.environ.get(name, '')!r}: {' '.join(map(str, found))}" for name, found in faults.items()]
    return "\n".join(["these settings cannot be used:", *lines])


def unknown_settings() -> list[str]:
    """List variables with the prefix that are no setting, each with the nearest one that is."""
    known = [PREFIX + name.upper() for name in Settings.__slots__]
    found = sorted(name for name in os.environ if name.startswith(PREFIX) and name not in (*known, *FOREIGN))
    return [_hint(name, known) for name in found]


def _hint(name: str, known: list[str]) -> str:
    near = nearest(name.removeprefix(PREFIX), [one.removeprefix(PREFIX) for one in known])
    asked = did_you_mean([PREFIX + one for one in near])
    return f"{name}; {asked}" if asked else name
