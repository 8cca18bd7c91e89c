"""The Chromium that the browser tests and the page's benchmark drive."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from mulligan.web import pages

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class NotReadyError(Exception):
    """Something is missing without which no page can be driven; the message says what, and what brings it."""


def chromium_path() -> str:
    """The Chromium of ``MULLIGAN_CHROMIUM``, or the system's."""
    path = os.environ.get("MULLIGAN_CHROMIUM") or "/usr/bin/chromium"
    if not Path(path).exists():
        message = f"There is no Chromium at {path}: scripts/test gets one, or name one in MULLIGAN_CHROMIUM."
        raise NotReadyError(message)
    return path


def check_ready() -> None:
    """Raise NotReadyError where there is no browser, or no page to show in it."""
    chromium_path()
    if not pages.is_built():
        message = "The page has not been built, so there is nothing to test in a browser: scripts/build does it."
        raise NotReadyError(message)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A running Chromium without a profile of its own: each context is a fresh one."""
    check_ready()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        yield browser
        browser.close()
