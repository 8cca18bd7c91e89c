"""Takes the README's picture of the full screen: ``python -m tests.terminal.picture`` writes ``docs/screen.png``."""

from __future__ import annotations

import asyncio
from pathlib import Path

from mulligan.api import deal_for
from mulligan.terminal.screen import TableScreen
from mulligan.words import speak
from tests.browser.chromium import chromium

PICTURE = Path(__file__).parents[2] / "docs" / "screen.png"


async def drawn() -> str:
    """The screen as SVG: Klondike, with a card that is picked up."""
    app = TableScreen(deal_for("KL1-D1N-AAAAAAB"), speak("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "right", "m", "right")
        return app.export_screenshot()


def take(path: Path = PICTURE) -> None:
    """Take the picture."""
    picture = asyncio.run(drawn())
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1000, "height": 640}, offline=True)
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ width: 1000px }}</style>{picture}")
        page.locator("svg").screenshot(path=path)


if __name__ == "__main__":
    take()
