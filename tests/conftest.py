"""Fixtures of all tests."""

import shutil
from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from app import create_app
from bench.server import running
from tests.live import Live

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
#: Nothing of the browser's own talks to anybody.
QUIET = [
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]


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


@pytest.fixture(scope="module")
def browser():
    """Run a browser without a window; skip what needs it where there is none."""
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    if CHROMIUM is None:
        pytest.skip("there is no Chromium to drive")
    with playwright.sync_playwright() as tool:
        opened = tool.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield opened
        opened.close()
