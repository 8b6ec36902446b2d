"""How gunicorn serves Agari. Environment: HOST, PORT, WEB_CONCURRENCY, WEB_THREADS, LOG_LEVEL, ACCESS_LOG."""

import gc
import os
import socket
import struct
from pathlib import Path
from typing import Any


def _cores() -> int:
    """Count the cores this process may use: those it may run on, and the share a container leaves it."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    try:
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text().split()
        return max(1, min(usable, int(quota) // int(period)))
    except (OSError, ValueError):  # no cgroup, or "max": no quota
        return usable


_host = os.environ.get("HOST") or "0.0.0.0"
_port = os.environ.get("PORT") or "8000"
bind = f"[{_host}]:{_port}" if ":" in _host else f"{_host}:{_port}"

workers = int(os.environ.get("WEB_CONCURRENCY") or _cores())
worker_class = "gthread"
# Threads are for waiting on clients: with one a worker, a client that sends slowly, or a browser's spare
# connection, holds up everybody else. They start when needed and an idle one costs nothing. The price is a
# longer tail when all cores are full (p99 17 ms against 9 at 16 clients); WEB_THREADS=1 is for trusted proxies.
threads = int(os.environ.get("WEB_THREADS") or 16)

# The app with its tables is loaded once, before the workers are forked from it.
preload_app = True
worker_tmp_dir = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None

keepalive = 75  # seconds; longer than the 60 for which proxies commonly keep an idle connection
timeout = 30
graceful_timeout = 8  # container engines kill after 10
limit_request_line = 8190  # the most there is: a hand with a long river fits in a query
control_socket_disable = True

loglevel = os.environ.get("LOG_LEVEL") or "info"
accesslog = os.environ.get("ACCESS_LOG") or None  # "-" for standard output
access_log_format = '%(h)s "%(r)s" %(s)s %(b)s %(M)sms %({x-request-id}o)s'

#: Seconds of silence in the middle of a request after which its connection is closed.
_STALLED = 10


def when_ready(server: Any) -> None:
    """Keep stalled clients from holding threads, and the loaded app out of garbage collection.

    Connections inherit the options of the socket they come in by: reading gives up on a silent client, and
    where the system can do it, one that has sent nothing yet is not even accepted.
    """
    for listener in server.LISTENERS:
        listener.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, struct.pack("ll", _STALLED, 0))
        if hasattr(socket, "TCP_DEFER_ACCEPT"):
            listener.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_DEFER_ACCEPT, _STALLED)
    gc.freeze()
