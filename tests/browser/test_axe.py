"""WCAG 2.2 AA as far as axe can tell (PL-9), on every page and sheet, in light and dark, wide and narrow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import WON, TablePage, blocked_line

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
SIZES = {"wide": {"width": 1280, "height": 760}, "narrow": {"width": 320, "height": 568}}


@pytest.fixture(params=SIZES)
def size(request):
    return {"viewport": SIZES[request.param]}


@pytest.fixture(params=["light", "dark"])
def look(request, size):
    return size | {"color_scheme": request.param, "reduced_motion": "reduce"}


def check(page: Page, what: str) -> None:
    """Let axe look at the page as it is."""
    if not page.evaluate("'axe' in window"):
        # As a statement of the debugger: the page's own policy lets no script in.
        page.evaluate(f"() => {{ {AXE.read_text(encoding='utf-8')} }}")
    # In the middle of a fade a colour is neither the one nor the other.
    page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
    found: dict[str, Any] = page.evaluate(
        "async tags => { const { violations, passes } = await axe.run({ runOnly: tags });"
        " return { violations: violations.map(({ id, nodes }) => [id, ...nodes.map(node => `${node.target}: ${node.failureSummary}`)]),"
        " passes: passes.map(({ id }) => id) } }",
        TAGS,
    )
    assert found["violations"] == [], what
    assert "color-contrast" in found["passes"], "axe has not looked"


def open_menu(table: TablePage, name: str) -> None:
    table.button("Menu").click()
    table.button(name).click()
    expect(table.page.get_by_role("dialog")).to_be_visible()


def close(table: TablePage) -> None:
    table.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def test_pl_9_axe_finds_nothing_on_the_front_page_and_new_game(visit, server, look, faults):
    faults.expect("400")
    page = visit(server.url, **look)
    expect(page.get_by_role("button", name="Play: Golf patience")).to_be_visible()
    check(page, "front page")
    page.get_by_role("button", name="New game…: Golf patience").click()
    page.get_by_text("Options", exact=True).click()
    field = page.get_by_role("textbox", name="Code or link of a deal")
    field.fill("GO1-E-AAAA1AB")
    field.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "true")
    check(page, "New game, with a wrong code")
    field.fill("GO1-E-AAAAAAB")
    field.press("Enter")
    TablePage(page).ready()
    page.get_by_role("link", name="Mulligan, front page").click()
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    check(page, "front page with a game to go on with")
    page.get_by_role("button", name="Settings").click()
    check(page, "settings on the front page")


def test_pl_9_axe_finds_nothing_at_the_table(deal, look):
    table = deal(**look).sit()
    check(table.page, "the start")
    table.press("1")
    table.wait_spoken(1)
    check(table.page, "a refusal")
    table.play(WON[:8])
    table.end("column5").hover()
    check(table.page, "after moves, a card pointed at")
    table.press("w")
    expect(table.page.get_by_role("region", name="Position in words")).to_be_visible()
    check(table.page, "the position in words")
    table.press("Escape")
    table.page.locator("summary", has_text="History").click()
    expect(table.page.get_by_role("list", name="History")).to_be_visible()
    check(table.page, "the history")
    table.page.keyboard.press("Escape")
    for name in ("Keys at the table", "Settings", "Share this deal", "The rules of this table"):
        open_menu(table, name)
        check(table.page, name)
        close(table)
    table.button("Menu").click()
    expect(table.page.get_by_role("dialog", name="Menu")).to_be_visible()
    check(table.page, "the menu")
    close(table)


def test_pl_9_axe_finds_nothing_when_a_game_is_won_or_blocked(deal, look):
    table = deal(**look).sit().rush(WON)
    check(table.page, "won")
    blocked = deal("GO1-S-AAAAAAB", **look).sit().rush(blocked_line("GO1-S-AAAAAAB"))
    expect(blocked.said).to_contain_text("No more moves")
    check(blocked.page, "blocked")


def test_pl_9_axe_finds_nothing_in_a_round_or_on_pages_that_lead_nowhere(deal, visit, server, look, faults):
    faults.expect("40[04]")
    table = deal("GO1-T-AAAAAAB", **look)
    check(table.page, "a round")
    table.page.get_by_title("Score card").click()
    check(table.page, "the score card")
    close(table)
    table.button("Next hole").click()
    check(table.page, "giving up")
    for address in ("/deal/GO1-E-A", "/t/nowhere", "/nowhere/at/all"):
        page = visit(server.url + address, **look)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check(page, address)


def test_pl_9_axe_finds_nothing_with_four_colours_and_left_handed(deal, look):
    table = deal(**look)
    open_menu(table, "Settings")
    table.page.get_by_label("Four colours").check()
    table.page.get_by_label("Left-handed layout").check()
    close(table)
    check(table.page, "four colours, left-handed")
