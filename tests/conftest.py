"""Fixtures of all tests."""

from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from app import create_app
from bench.server import running
from tests.live import Live


@pytest.fixture(scope="session")
def app():
    """Make the service once; it keeps nothing between requests."""
    return create_app()


@pytest.fixture
def client(app) -> FlaskClient:
    """Make a client of the service."""
    return app.test_client()


@pytest.fixture(scope="session")
def server() -> Iterator[Live]:
    """Run gunicorn with the settings of a new installation, and two workers."""
    with running(WORKERS="2") as found:
        yield Live(found.port, found.process, found.log)
