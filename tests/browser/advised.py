"""Games of which it is known where the win was given away, and what advice about them looks like on the page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from mulligan.games.registry import read_code
from mulligan.play.session import Session
from tests.browser.table import CODE, TablePage
from tests.browser.test_axe import close, open_menu

THROWN = ["d", "5", "2", *["d"] * 12]
"""Draws the win away; the first move after which nothing wins is the eighth."""
SLIP = 8


def ended(moves):
    """Those moves, and then the last legal one each time until the game is over: draws first, then what still goes."""
    session, line = Session(read_code(CODE)), list(moves)
    for move in line:
        session.act(move)
    while (view := session.view()).outcome is None:
        line.append(session.game.write_move(view.legal[-1]))
        session.act(line[-1])
    return line


OVER = ended(THROWN)
LAST = len(OVER)
GIVEN = "Move 8 gave the win away: Draw. Better: 8 of hearts from column 5."


def switch(table: TablePage, name: str) -> None:
    open_menu(table, "Settings")
    table.page.get_by_label(name, exact=True).check()
    close(table)


def reach(page: Page, role: str, name: str) -> None:
    """Go to it with the Tab key."""
    there = page.get_by_role(role, name=name, exact=True)
    expect(there).to_be_visible()
    for _ in range(60):
        if there.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {name}")


def step_is(table: TablePage, number: int, count: int) -> None:
    slider = table.page.get_by_role("slider", name="Step of the game")
    expect(slider).to_have_value(str(number))
    expect(slider).to_have_attribute("max", str(count))
