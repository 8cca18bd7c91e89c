"""The table of several people: WCAG 2.2 AA as far as axe can tell (PL-9), and room for six players on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.company import CompanyPage, make_table, owned
from tests.browser.test_axe import check

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
ZOOMED = {"viewport": {"width": 320, "height": 256}}
"""A window of 1280 by 1024 at 400 %."""
SIZES = {"wide": {"viewport": {"width": 1280, "height": 760}}, "phone": PHONE, "zoomed": ZOOMED}

SIDEWAYS = {"sideways": {"viewport": {"width": 640, "height": 360}, "has_touch": True, "is_mobile": True}}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_pl_9_axe_finds_nothing_from_the_lobby_to_the_results(visit, server, size, scheme):
    """PL-9."""
    table = owned(visit, server, SIZES[size] | {"color_scheme": scheme, "reduced_motion": "reduce"})
    expect(table.button("party-sit")).to_be_visible()
    check(table.page, "lobby, not seated")
    table.sit("Ana").add_bots(1)
    check(table.page, "lobby")
    table.start()
    check(table.page, "table")
    table.press("?")
    check(table.page, "keys")
    table.press("Escape")
    table.page.get_by_role("button", name="Settings").click()
    check(table.page, "settings")
    table.press("Escape")
    table.cells.first.focus()
    while not table.over:
        if table.mine:
            table.press(" ", "Enter")
        table.page.wait_for_timeout(200)
    table.page.get_by_text("Proof of fair dealing").click()
    check(table.page, "results")


@pytest.mark.parametrize("board", ["2x3", "4x4"])
@pytest.mark.parametrize("size", ["phone", "zoomed"])
def test_six_boards_fit(visit, server, size, board):
    """All six boards at 360 px and at 400 %: nothing sticks out, ranks are large, and what is pressed is 44 px."""
    table = owned(visit, server, SIZES[size], board=board)
    table.sit("Somebody of a long name").add_bots(5).start()
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = table.page.locator("section[data-chair]")
    expect(small).to_have_count(5)
    rank = small.locator("[data-card]:not([data-card='--'])").first
    assert rank.evaluate("cell => parseFloat(getComputedStyle(cell).fontSize)") >= 16
    outside = "boards => boards.filter(board => board.scrollWidth > board.clientWidth + 1).length"
    assert small.evaluate_all(outside) == 0
    sizes = table.page.locator("main button").evaluate_all(
        "buttons => buttons.map(button => button.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
    )
    assert min(sizes) >= 44


@pytest.mark.parametrize("size", ["wide", "phone", "sideways"])
def test_a_turn_is_played_without_scrolling(visit, server, size):
    """With four people and the largest board: the piles, one's own board and the buttons stand on the first screen."""
    table = owned(visit, server, (SIZES | SIDEWAYS)[size], board="4x4").sit("Ana").add_bots(3).start()
    table.page.evaluate("scrollTo(0, 0)")
    keys = (table.button(f"party-key-{name}-short") for name in ("draw", "take", "discard"))
    for part in (*map(table.pile, ("draw", "discard", "hand")), *table.cells.all(), *keys):
        expect(part).to_be_in_viewport(ratio=1)
    if size != "sideways":
        for board in table.page.locator("section[data-chair]").all():
            expect(board).to_be_in_viewport(ratio=1)


def test_whoever_comes_by_the_link_finds_a_chair_on_the_first_screen(visit, server):
    url, _ = make_table(server)
    table = CompanyPage(visit(url, **PHONE))
    sit, ask = table.button("party-sit"), table.button("party-key-board-short")
    expect(sit).to_be_in_viewport(ratio=1)
    assert ask.bounding_box()["y"] > sit.bounding_box()["y"]
    table.sit("Ana").add_bots(1).start()
    assert ask.bounding_box()["y"] < table.button("party-leave").bounding_box()["y"]
