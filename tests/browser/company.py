"""A table of several people as whoever opens its link finds it in the browser."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from mulligan.words import speak
from tests.web.server import Server

QUICK = {"board": "2x2", "face_up": "3", "rounds": "1"}
"""One round of a few turns."""


def make_table(server: Server, **options: str) -> tuple[str, str]:
    """A new table with these rules: its address, and the secret of whoever owns it."""
    answer = server.post("/api/tables", {"game": "table-golf", "options": QUICK | options})
    assert answer.status_code == 201, answer.text
    return f"{server.url}/t/{answer.json()['table']}", answer.json()["token"]


class CompanyPage:
    """A page that shows a table of several people.

    Attributes:
        page: Playwright's page.
        said: the sentence at the table.
        grid: the large board.
    """

    def __init__(self, page: Page, lang: str = "en") -> None:
        self.page = page
        self.words = speak(lang)
        self.said = page.locator("[data-said]")
        self.grid = page.get_by_role("grid")

    def say(self, label: str, **facts: str | int) -> str:
        """A label of the page in its language."""
        return self.words.say(label, **facts)

    def button(self, label: str) -> Locator:
        return self.page.get_by_role("button", name=self.say(label), exact=True)

    def sit(self, name: str) -> CompanyPage:
        """Take a seat under a name."""
        self.page.get_by_label(self.say("party-name")).fill(name)
        self.button("party-sit").click()
        expect(self.page.locator("li[data-chair]").filter(has_text=name)).to_contain_text(self.say("party-mark-you"))
        return self

    def add_bots(self, count: int, level: str = "easy") -> CompanyPage:
        """Seat bots."""
        seated = self.page.locator("li[data-chair]")
        before = seated.count()
        self.page.locator("select[name=level]").select_option(level)
        for number in range(1, count + 1):
            self.button("party-add-bot").click()
            expect(seated).to_have_count(before + number)
        return self

    def start(self) -> CompanyPage:
        """Begin the match; the focus is on the board then."""
        self.button("party-start").click()
        expect(self.cells.first).to_have_attribute("data-card", re.compile("."))
        return self

    @property
    def cells(self) -> Locator:
        """The places of the large board, row by row."""
        return self.grid.locator("button")

    def pile(self, place: str) -> Locator:
        return self.page.locator(f"button[data-place={place}]")

    def press(self, *keys: str) -> CompanyPage:
        for key in keys:
            self.page.keyboard.press(key)
        return self

    @property
    def mine(self) -> bool:
        """Whether it is the turn of whoever sits here."""
        title = self.page.title()
        return any(
            title.startswith(self.words.say("company-turn", who="you", name="", last=last)) for last in ("yes", "no")
        )

    @property
    def over(self) -> bool:
        """Whether somebody has won the match."""
        winner = self.page.locator("table small").filter(has_text=self.say("party-mark-winner"))
        return winner.count() > 0

    def recorded(self, what: str) -> list[Any]:
        return self.page.evaluate("what => window.recorded[what]", what)

    def spoken(self) -> list[str]:
        """Every sentence of the live regions, in order."""
        return self.recorded("spoken")

    def answer(self, *keys: str) -> str:
        """What these keys make the page say next."""
        before = len(self.spoken())
        self.press(*keys)
        self.page.wait_for_function("count => window.recorded.spoken.length > count", arg=before)
        return self.spoken()[before]


def owned(visit, server, options, **rules) -> CompanyPage:
    """A page whose owner's secret is kept by its browser."""
    url, token = make_table(server, **rules)
    page = visit(server.url, **options)
    kept = {"table": url.rsplit("/", 1)[-1], "token": token, "code": "", "game": "table-golf", "at": 1, "closed": False}
    page.evaluate("kept => localStorage.setItem('mulligan.tables', JSON.stringify([kept]))", kept)
    page.goto(url)
    return CompanyPage(page)
