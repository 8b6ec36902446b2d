"""Fixtures of all tests."""

import pytest
from flask.testing import FlaskClient

from app import create_app


@pytest.fixture(scope="session")
def app():
    """Make the service once; it keeps nothing between requests."""
    return create_app()


@pytest.fixture
def client(app) -> FlaskClient:
    """Make a client of the service."""
    return app.test_client()
