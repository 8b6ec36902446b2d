"""Fixtures of all tests."""

import shutil
import threading
from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient
from werkzeug.serving import make_server

from app import create_app
from bench.server import running
from tests.live import Live
from tests.pages import is_complaint, is_foreign

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


@pytest.fixture(scope="module")
def address(app):
    """Serve the app to a browser."""
    server = make_server("127.0.0.1", 0, app, threaded=True)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def visit(browser, address):
    """Open a page; whatever it complains of fails the test, but a request that does not, where one may."""
    complaints = []
    contexts = []

    def open_page(question="", path="/", may_fail=False, **settings):
        settings = {"locale": "en", "viewport": {"width": 1280, "height": 900}, **settings}
        contexts.append(browser.new_context(**settings))
        page = contexts[-1].new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if not may_fail:
            page.on("console", lambda message: complaints.append(message.text) if is_complaint(message) else None)
        page.on("request", lambda request: complaints.append(request.url) if is_foreign(request, address) else None)
        page.goto(f"{address}{path}{'#' + question if question else ''}")
        if path == "/":
            page.wait_for_selector('body[data-busy="false"]')
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
