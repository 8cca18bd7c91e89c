"""Takes the README's picture of the table: ``python -m tests.browser.picture`` writes ``docs/table.png``."""

from __future__ import annotations

import tempfile
from contextlib import closing
from pathlib import Path

from tests.browser.chromium import chromium
from tests.browser.table import CODE, TablePage
from tests.web.server import Server

PICTURE = Path(__file__).parents[2] / "docs" / "table.png"


def take(path: Path = PICTURE) -> None:
    """Take the picture three moves into the deal that the sources print (GP-23)."""
    with tempfile.TemporaryDirectory() as folder, closing(Server(Path(folder))) as server, chromium() as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 760}, locale="en-GB", reduced_motion="reduce")
        page.goto(f"{server.url}/deal/{CODE}")
        table = TablePage(page).ready()
        for number, place in enumerate(("stock", "column5", "column2"), 1):
            table.end(place).click()
            table.counted(number)
        page.mouse.move(0, 0)
        page.wait_for_function("() => document.getAnimations().every((one) => one.playState === 'finished')")
        page.screenshot(path=path)


if __name__ == "__main__":
    take()
