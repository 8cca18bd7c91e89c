"""Klondike and TriPeaks in every window, in light and dark, in every language (PL-9), and from the front page (PL-2)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from mulligan.core.table import Turned
from mulligan.games.registry import read_code
from mulligan.play.session import Session
from mulligan.words import speak
from tests.browser.lines import KEYS_CODE, KEYS_LINE
from tests.browser.table import TablePage, sentences
from tests.browser.test_axe import check
from tests.browser.test_klondike_keys import play
from tests.browser.test_layout import FITS, SIZES

KLONDIKE, TRIPEAKS = "KL1-D3N-AAAAAAG", "TP1-E-AAAAAAB"
CODES = {"klondike": KLONDIKE, "tripeaks": TRIPEAKS}
BANKROLL = "KL1-D1VM-AAAAAAE"
# The cells that can be pressed where they are shown, and those whose middle something else lies over.
CELLS = """
() => [...document.querySelectorAll("[role=grid] button:not(.gone)")].map((cell) => {
  cell.scrollIntoView({ block: "nearest" });
  const { left, top, right, bottom, width, height } = cell.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, bottom - Math.min(4, height / 2));
  return { name: cell.ariaLabel, left, right, top, width, height, free: hit === cell };
})
"""


def places(table: TablePage) -> list[str]:
    """The places in the order in which the arrows walk through them."""
    return table.grid.locator("button:not([data-row])").evaluate_all("cells => cells.map(cell => cell.dataset.place)")


@pytest.fixture(params=[*CODES.values(), BANKROLL], ids=[*CODES, "bankroll"])
def code(request):
    return request.param


@pytest.fixture(params=SIZES)
def window(request):
    width, height = SIZES[request.param]
    return {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}


def test_the_table_fits_any_window(deal, code, window):
    """WCAG 1.4.10: nothing scrolls sideways, also at 400 % zoom; every face-up card shows where it can be pressed."""
    table = deal(code, **window).sit()
    table.rush(["d", "d"])
    assert table.page.evaluate(FITS)
    cells = table.page.evaluate(CELLS)
    assert len(cells) >= 13
    for cell in cells:
        assert cell["left"] >= 0, cell
        assert cell["right"] <= window["viewport"]["width"], cell
        assert min(cell["width"], cell["height"]) >= 24, cell
        if "face down" not in cell["name"]:
            assert cell["free"], cell


@pytest.mark.parametrize("size", [(1280, 760), (500, 740), (360, 740), (320, 568), (740, 360)], ids=str)
def test_a_whole_game_of_klondike_needs_no_scrolling(deal, size):
    """Issue 3: however long the runs grow, the columns end above the line that is said; nothing moves, not even by the finish."""
    width, height = size
    table = deal(KEYS_CODE, viewport={"width": width, "height": height}, reduced_motion="reduce").sit()
    look = (
        "() => { const cells = [...document.querySelectorAll('[role=grid] button')].map(cell => cell.getBoundingClientRect());"
        " const { x, width } = document.querySelector('[data-place=column1]:not([data-row])').getBoundingClientRect();"
        " return [Math.max(...cells.map(({ bottom }) => bottom)), x, width,"
        " document.documentElement.scrollHeight <= innerHeight] }"
    )
    _, *first = table.page.evaluate(look)
    end = table.said.bounding_box()["y"]

    def after(number: int) -> None:
        lowest, *now = table.page.evaluate(look)
        assert lowest <= end + 1, f"after move {number}"
        assert now == first, f"after move {number}"

    play(table, KEYS_LINE[:-1], after)
    assert first[-1], "the page scrolls"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 760), (320, 568)], ids=["wide", "narrow"])
def test_pl_9_axe_finds_nothing(deal, code, scheme, size):
    width, height = size
    look = {"viewport": {"width": width, "height": height}, "color_scheme": scheme, "reduced_motion": "reduce"}
    table = deal(code, **look).sit()
    check(table.page, "the start")
    table.rush(["d", "d", "d"])
    check(table.page, "after draws")
    table.press("g")
    table.wait_spoken(4)
    check(table.page, "where can it go")
    table.button("Menu").click()
    table.button("Possible moves").click()
    expect(table.page.get_by_role("dialog", name="Possible moves")).to_be_visible()
    check(table.page, "the possible moves")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pl_9_axe_finds_nothing_with_cards_in_the_hand_or_a_finish_offered(deal, scheme):
    table = deal(KEYS_CODE, color_scheme=scheme, reduced_motion="reduce").sit()
    table.press("5")
    expect(table.page.locator("[aria-pressed=true]")).to_have_count(1)
    check(table.page, "a card in the hand")
    table.press("Escape")
    play(table, KEYS_LINE[:-1])
    expect(table.page.get_by_role("button", name="Finish: all cards to the foundations")).to_be_visible()
    check(table.page, "the finish")
    table.press("f")
    expect(table.said).to_contain_text("Won: ")
    check(table.page, "won")


def test_tripeaks_is_played_by_keys(deal):
    """Every place is reached by the arrows and named; a card that turns up is said; the score counts."""
    table = deal(TRIPEAKS).sit()
    line = tripeaks_line()
    order = places(table)
    assert len(order) == 30
    for number, token in enumerate(line, 1):
        if token == "d":
            table.press("d")
        else:
            steps = order.index(f"tableau{token}") - order.index(table.focus_place())
            table.press(*["ArrowRight" if steps > 0 else "ArrowLeft"] * abs(steps))
            expect(table.end(f"tableau{token}")).to_be_focused()
            table.press("Enter")
        table.counted(number)
    assert table.wait_spoken(len(line)) == sentences(line, TRIPEAKS)
    assert "turns up in place" in " ".join(table.spoken())
    assert table.recorded("lost") == []
    gone = next(token for token in line if token != "d")
    expect(table.end(f"tableau{gone}")).to_have_accessible_name(f"Place {gone}: empty")
    table.press("3")
    table.press("u")
    assert table.wait_spoken(len(line) + 1)[-1].startswith("Taken back")


def test_a_place_that_is_gone_lets_what_lay_under_it_be_pressed(deal):
    table = deal(TRIPEAKS)
    for number, token in enumerate(tripeaks_line(), 1):
        table.end("stock" if token == "d" else f"tableau{token}").click()
        table.counted(number)
    turned = re.search(r"turns up in place (\d+)", " ".join(table.spoken()))
    free = table.end(f"tableau{turned[1]}").bounding_box()
    table.page.mouse.click(free["x"] + free["width"] / 2, free["y"] + free["height"] - 6)
    table.wait_spoken(len(tripeaks_line()) + 1)


def tripeaks_line() -> list[str]:
    """The first card that fits each time, until one turns up."""
    session, line = Session(read_code(TRIPEAKS)), []
    while True:
        line.append(session.game.write_move(session.view().legal[0]))
        if any(isinstance(event, Turned) for event in session.act(line[-1]).events):
            return line


@pytest.mark.parametrize("lang", ["en", "hr", "it", "sr-Cyrl", "sr-Latn"])
@pytest.mark.parametrize("key", CODES)
def test_a_game_is_begun_from_the_front_page_continued_and_read_in_another_language(visit, server, key, lang):
    """PL-2, PL-3: the front page offers it, its sheet too; it is found again, and its words change with the language."""
    page = visit(server.url, locale=lang)
    card = page.locator(f"[data-game={key}]")
    card.get_by_role("button").nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    card.get_by_role("button").first.click()
    table = TablePage(page).ready().sit().play(["d"])
    address = page.url
    expect(page.get_by_role("heading", level=1)).to_contain_text(speak(lang).game(key))
    [before] = table.wait_spoken(1)
    page.get_by_role("banner").get_by_role("combobox").select_option("it" if lang != "it" else "hr")
    expect(table.said).not_to_have_text(before)
    page.goto(server.url)
    page.locator("a[href^='/t/']").first.click()
    expect(page).to_have_url(address)
    TablePage(page).ready().counted(1)
