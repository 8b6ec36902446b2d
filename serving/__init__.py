"""Serving: what gunicorn's own workers and logs lack. Made for the very version that is pinned."""

from serving.log import JsonLogger as JsonLogger
from serving.worker import Worker as Worker
