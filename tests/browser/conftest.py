"""Chromium, a server, and pages that fail their test for anything wrong that it did not expect."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, WebError, expect

from tests.browser.chromium import NotReadyError, chromium
from tests.browser.table import TablePage
from tests.web.server import Server

DESKTOP = {"width": 1280, "height": 760}
RECORDER = Path(__file__).with_name("recorder.js")
PATIENCE = 20_000
"""Milliseconds that a busy machine may take; nothing waits longer than it must."""

expect.set_options(timeout=PATIENCE)


class Faults:
    """What went wrong in the pages of a test: errors of scripts and of the console, failed requests, forbidden loads."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._expected: list[str] = []

    def expect(self, pattern: str) -> None:
        """This test makes a fault of this kind happen on purpose."""
        self._expected.append(pattern)

    def watch(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)

    def unexpected(self) -> list[str]:
        return [fault for fault in self.found if not any(re.search(one, fault) for one in self._expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.found.append(f"console {message.type}: {message.text}")

    def _error(self, error: WebError) -> None:
        self.found.append(f"script: {error.error}")

    def _failed(self, request: Request) -> None:
        # The page was left while this was on its way.
        if request.failure == "net::ERR_ABORTED":
            return
        self.found.append(f"request: {request.method} {request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.found.append(f"answer: {response.status} {response.request.method} {response.url}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.browser)


# Playwright's loop runs for as long as a browser is there, and no other can run in its thread: not longer than a module.
@pytest.fixture(scope="module")
def browser():
    """A Chromium for the tests of a module."""
    try:
        with chromium() as running:
            yield running
    except NotReadyError as fault:
        pytest.fail(str(fault), pytrace=False)


def _served(folder: Path) -> Iterator[Server]:
    server = Server(folder)
    yield server
    server.close()
    assert "Traceback" not in server.log, server.log


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server that the tests share; each has tables of its own."""
    yield from _served(tmp_path_factory.mktemp("server"))


@pytest.fixture
def faults():
    """What goes wrong in a test's pages; whatever it did not expect fails it."""
    faults = Faults()
    yield faults
    assert faults.unexpected() == []


class Visits:
    """Makes pages, each in a browser context of its own."""

    def __init__(self, browser: Browser, faults: Faults) -> None:
        self._browser = browser
        self._faults = faults
        self._contexts: list[BrowserContext] = []

    def __call__(self, url: str, **options: object) -> Page:
        """Open a page, in a context with these options of Playwright's."""
        options = {"viewport": DESKTOP, "locale": "en", "color_scheme": "light"} | options
        context = self._browser.new_context(**options)
        self._contexts.append(context)
        self._faults.watch(context)
        context.add_init_script(path=RECORDER)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(url)
        return page

    def close(self) -> None:
        """Close all of them."""
        while self._contexts:
            self._contexts.pop().close()


@pytest.fixture
def visit(browser: Browser, faults: Faults):
    """Makes pages: ``visit(url, **options of the context)``."""
    visits = Visits(browser, faults)
    yield visits
    visits.close()


@pytest.fixture
def own_server(tmp_path: Path, visit: Visits):
    """A server that a test has for itself, to stop it and to kill it. Its pages go first."""
    serving = _served(tmp_path)
    yield next(serving)
    visit.close()
    next(serving, None)


@pytest.fixture
def deal(visit, server):
    """Follows the link of a deal to a table of its own."""

    def follow(code: str = "GO1-E-AAAAAAB", **options: object) -> TablePage:
        return TablePage(visit(f"{server.url}/deal/{code}", **options)).ready()

    return follow


@pytest.fixture
def played(visit, server):
    """A table of one's own on which moves have been played already."""

    def sit(moves, code="GO1-E-AAAAAAB", **options):
        page = visit(server.url, **options)
        made = server.post("/api/tables", {"code": code, "moves": " ".join(moves)}).json()
        kept = made | {"game": code[:2], "at": 1, "closed": False}
        page.evaluate("kept => localStorage.setItem('mulligan.tables', JSON.stringify([kept]))", kept)
        page.goto(f"{server.url}/t/{made['table']}")
        return TablePage(page).ready()

    return sit
