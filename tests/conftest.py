"""Fixtures of all tests."""

from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from app import create_app
from tests.live import Server, serving


@pytest.fixture(scope="session")
def app():
    """Make the service once; it keeps nothing between requests."""
    return create_app()


@pytest.fixture
def client(app) -> FlaskClient:
    """Make a client of the service."""
    return app.test_client()


@pytest.fixture(scope="session")
def server(tmp_path_factory) -> Iterator[Server]:
    """Run gunicorn with the settings of a new installation, and two workers."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running
