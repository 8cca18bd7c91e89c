"""PL-4, PL-9: the page in pseudo-locales (decision 31): room for longer words, no text of its own, the direction right."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mulligan.words import direction, speak
from tests.browser.company import CompanyPage, make_table
from tests.browser.table import CODE, TablePage, blocked_line

LOOK = Path(__file__).with_name("look.js").read_text(encoding="utf-8")
WINDOWS = {"desktop": {"width": 1280, "height": 760}, "phone": {"width": 360, "height": 740}}
PLAIN = [
    "Mulligan",
    "Pyramid Golf",
    "Card Games for One",
    r"\b(GO|KL|TP|TG)1-[A-Z0-9-]+",  # codes
    r"TG1-S:2:[0-9a-f]+",
    r"\b[0-9a-f]{32,}\b",  # fingerprints
    # Moves, and keys.
    r"(?<!\p{L})([dur]|take|draw|(put|drop):\d,\d)(?![\p{L}:])",
    r"(?<!\p{L})([A-Z]|Home|End|Shift|Enter|Esc|PageUp|PageDown)(?!\p{L})",
]
"""What may stand on the page without marks, as patterns."""
NAME = "Åñá"
OVER = blocked_line()


class Walk:
    """A walk through the pages in one language and one window, which looks at each of them."""

    def __init__(self, page: Page, lang: str, url: str, shots: str) -> None:
        self.page, self.lang, self.url = page, lang, url
        self.words = speak(lang)
        self.faults: list[str] = []
        self._shots = shots

    def look(self, what: str) -> None:
        """Look at the page as it is now."""
        html = self.page.locator("html")
        expect(html).to_have_attribute("lang", self.lang)
        expect(html).to_have_attribute("dir", direction(self.lang))
        self.faults += [f"{what}: {fault}" for fault in self.page.evaluate(LOOK, PLAIN)]
        if self._shots:
            self.page.screenshot(path=Path(self._shots) / f"{self.page.viewport_size['width']}-{self.lang}-{what}.png")

    def button(self, label: str) -> None:
        """Press a button of the page, or of the dialog that is open."""
        dialog = self.page.get_by_role("dialog")
        within = dialog if dialog.count() else self.page
        within.get_by_role("button", name=self.words.say(label), exact=True).first.click()

    def sheet(self, what: str) -> None:
        """Look at the sheet that has opened, and close it."""
        expect(self.page.get_by_role("dialog")).to_be_visible()
        for summary in self.page.get_by_role("dialog").locator("summary").all():
            summary.click()
        self.look(what)
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def front(self) -> None:
        """The front page, New game and the settings."""
        page = self.page
        page.goto(self.url)
        expect(page.locator("[data-game=golf]")).to_be_visible()
        self.look("front")
        for game in ("golf", "klondike", "table-golf"):
            page.locator(f"[data-game={game}]").get_by_role("button").nth(1).click()
            self.sheet(f"new-{game}")
        self.button("page-settings")
        self.sheet("settings")

    def table(self, code: str, tokens: list[str], sheets: list[str]) -> None:
        """A table for one, and what its menu offers."""
        page = self.page
        page.goto(f"{self.url}/deal/{code}")
        table = TablePage(page).ready().sit()
        self.look(f"{code}-dealt")
        self.in_order([table.end(f"column{number}") for number in range(1, 8)])
        table.play(tokens)
        self.look(f"{code}-played")
        table.press("w")
        expect(page.get_by_role("region", name=self.words.say("page-where"))).to_be_visible()
        self.look(f"{code}-position")
        table.press("Escape")
        page.locator("details summary").first.click()
        self.look(f"{code}-history")
        table.press("Escape")
        self.button("page-menu")
        self.sheet(f"{code}-menu")
        for label in sheets:
            self.button("page-menu")
            self.button(label)
            self.sheet(f"{code}-{label}")

    def begun(self) -> None:
        """The front page with what was begun."""
        self.page.goto(self.url)
        expect(self.page.locator("a[href^='/t/']").first).to_be_visible()
        self.look("begun")

    def hint(self) -> None:
        """A hint at the table that is open, and the light."""
        self.button("page-menu")
        self.button("page-settings")
        self.page.get_by_label(self.words.say("page-light"), exact=True).check()
        self.page.keyboard.press("Escape")
        before = self.page.locator("[data-said]").inner_text()
        self.page.get_by_role("button", name=self.words.say("page-hint"), exact=True).click()
        expect(self.page.locator("[data-said]")).not_to_have_text(before)
        expect(self.page.locator("[data-light=asking]")).to_have_count(0)
        self.look("hint")

    def review(self, kept: dict[str, object]) -> None:
        """A game that is over, and its review."""
        self.sit(kept | {"game": "golf"})
        TablePage(self.page).ready()
        self.look("over")
        self.button("page-review")
        slider = self.page.get_by_role("slider")
        expect(slider).to_have_attribute("max", str(len(OVER)))
        self.look("review")
        slider.press("ArrowLeft" if direction(self.lang) == "ltr" else "ArrowRight")
        self.look("review-before")

    def sit(self, kept: dict[str, object]) -> None:
        """Come to a table that has been made, with the secret of its seat."""
        kept = {"code": "", "at": 1, "closed": False} | kept
        self.page.evaluate("kept => localStorage.setItem('mulligan.tables', JSON.stringify([kept]))", kept)
        self.page.goto(f"{self.url}/t/{kept['table']}")

    def company(self, url: str, token: str) -> None:
        """A table of several people, from the lobby to the results."""
        page = self.page
        self.sit({"table": url.rsplit("/", 1)[-1], "token": token, "game": "table-golf"})
        table = CompanyPage(page, self.lang)
        expect(table.button("party-sit")).to_be_visible()
        self.look("lobby-empty")
        table.sit(NAME).add_bots(1)
        page.locator("details summary").first.click()
        self.look("lobby")
        self.button("party-change-rules")
        self.sheet("lobby-rules")
        table.start()
        self.look("round")
        self.in_order([table.cells.nth(0), table.cells.nth(1)])
        table.press("?")
        self.sheet("round-keys")
        self.button("page-settings")
        self.sheet("round-settings")
        if page.viewport_size == WINDOWS["phone"]:
            self.finish(table)
            self.look("results")

    def finish(self, table: CompanyPage) -> None:
        """Play the round to its end: draw, and put the card into each place in turn."""
        at = 0
        table.cells.first.focus()
        turns = [self.words.say("company-turn", who="you", name="", last=last) for last in ("yes", "no")]
        come = "turns => turns.some(turn => document.title.startsWith(turn)) || document.querySelector('tbody tr')"
        told = (
            "count => document.querySelectorAll('[data-log] li').length >= count || document.querySelector('tbody tr')"
        )
        while not self.page.locator("tbody tr").count():
            self.page.wait_for_function(come, arg=turns)
            before = self.page.locator("[data-log] li").count()
            table.press(" ")
            table.cells.nth(at % table.cells.count()).press("Enter")
            at += 1
            self.page.wait_for_function(told, arg=before + 2)

    def rules(self, game: str, code: str = "") -> None:
        """A rules page."""
        self.page.goto(f"{self.url}/rules/{game}?lang={self.lang}{code and f'&code={code}'}")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        self.look(f"rules-{game}")

    def lost(self) -> None:
        """An address that leads nowhere."""
        self.page.goto(f"{self.url}/nowhere/at/all")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        self.look("lost")

    def in_order(self, places: list) -> None:
        """The card table does not turn around: these lie from left to right."""
        left = [place.bounding_box()["x"] for place in places]
        assert left == sorted(left)
        assert left[0] < left[-1]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("lang", ["en-XA", "ar-XB"])
def test_there_is_room_and_direction_and_no_text_but_messages(visit, server, faults, lang, window):
    # A page that is not there; and what is asked of a table that has gone on meanwhile.
    faults.expect("40[49]")
    page = visit("about:blank", viewport=WINDOWS[window], reduced_motion="reduce")
    page.context.add_init_script(f"localStorage.setItem('mulligan.lang', '\"{lang}\"')")
    walk = Walk(page, lang, server.url, os.environ.get("MULLIGAN_SHOTS", ""))
    walk.front()
    walk.table(
        "GO1-T-AAAAAAB", ["d", "5"], ["page-keys", "page-settings", "page-share", "page-score-card", "page-rules-now"]
    )
    walk.hint()
    walk.review(server.post("/api/tables", {"code": CODE, "moves": " ".join(OVER)}).json())
    walk.table("KL1-D3VM-AAAAAAG", ["d", "d"], ["page-moves-now"])
    walk.begun()
    walk.company(*make_table(server))
    walk.rules("golf", "GO1-C-AAAAAAB")
    walk.rules("table-golf")
    walk.lost()
    assert walk.faults == []
