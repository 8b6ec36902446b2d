"""How gunicorn serves Agari. What an operator may choose stands in settings.py."""

import gc
import os
import shutil
import tempfile
from typing import Any

from serving.listening import prepare
from settings import WrongSettings, read_settings, unknown_settings

try:
    _settings = read_settings()
except WrongSettings as _error:
    raise SystemExit(str(_error)) from None

bind = _settings.bind
workers = _settings.workers
worker_class = "serving.Worker"
# Threads are for waiting on clients: with one a worker, a client that sends slowly, or a browser's spare
# connection, holds up everybody else. They start when needed and an idle one costs nothing. The price is a
# longer tail when all cores are full (p99 17 ms against 9 at 16 clients); AGARI_THREADS=1 is for trusted proxies.
threads = _settings.threads

# The app with its tables is loaded once, before the workers are forked from it.
preload_app = True
worker_tmp_dir = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None

keepalive = 75  # seconds; longer than the 60 for which proxies commonly keep an idle connection
timeout = 30
graceful_timeout = 8  # container engines kill after 10
limit_request_line = 8190  # the most there is: a hand with a long river fits in a query
forwarder_headers = ""  # nobody says where the app is mounted: SCRIPT_NAME and PATH_INFO are headers like others
control_socket_disable = True

loglevel = _settings.log_level
logger_class = "serving.JsonLogger"
accesslog = "-" if _settings.access_log else None

_METRICS = "PROMETHEUS_MULTIPROC_DIR"

# Where the folder stands that was made here and is to be removed, also after a reload, which reads this file again.
_MADE = "_AGARI_METRICS_FOLDER"

# Named before the app is loaded, and once.
if _settings.metrics and _METRICS not in os.environ:
    os.environ[_METRICS] = os.environ[_MADE] = tempfile.mkdtemp(prefix="agari-metrics-", dir=_settings.metrics_dir)


def on_starting(server: Any) -> None:
    """Warn of settings that are none."""
    for hint in unknown_settings():
        server.log.warning("there is no setting %s", hint)


def when_ready(server: Any) -> None:
    """Prepare the sockets, and keep the loaded app out of garbage collection."""
    prepare(server)
    gc.freeze()


def child_exit(server: Any, worker: Any) -> None:
    """Let the metrics of a worker that has ended stand as they are."""
    if _METRICS in os.environ:
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(worker.pid)


def on_exit(server: Any) -> None:
    """Remove the metrics' files, unless a new server has taken them over."""
    if not server.reexec_pid and _MADE in os.environ:
        shutil.rmtree(os.environ[_MADE], ignore_errors=True)
