"""Hints, the winnable light and the review at the table, by hand, by keys and by ear (PL-6, PL-7, PL-9, CD-5, KL-12)."""

import re

import pytest
from playwright.sync_api import expect

from mulligan.games.registry import read_code
from mulligan.play.session import Session
from mulligan.solve.golf import solve
from tests.browser.table import CODE, TablePage
from tests.browser.test_axe import check, close, open_menu

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


@pytest.fixture
def played(visit, server):
    """A table of one's own on which moves have been played already."""

    def sit(moves, code=CODE, **options):
        page = visit(server.url, **options)
        made = server.post("/api/tables", {"code": code, "moves": " ".join(moves)}).json()
        kept = made | {"game": "golf", "at": 1, "closed": False}
        page.evaluate("kept => localStorage.setItem('mulligan.tables', JSON.stringify([kept]))", kept)
        page.goto(f"{server.url}/t/{made['table']}")
        return TablePage(page).ready()

    return sit


@pytest.fixture(autouse=True)
def _table_goes_on(faults):
    """What is asked of a table that has gone on meanwhile is answered so; the browser notes it down as an error."""
    faults.expect("409")


def switch(table: TablePage, name: str) -> None:
    open_menu(table, "Settings")
    table.page.get_by_label(name, exact=True).check()
    close(table)


def step_is(table: TablePage, number: int, count: int) -> None:
    slider = table.page.get_by_role("slider", name="Step of the game")
    expect(slider).to_have_value(str(number))
    expect(slider).to_have_attribute("max", str(count))


# Hints


def test_pl_6_a_hint_is_said_and_marked_and_plays_nothing(deal):
    table = deal()
    table.button("Hint").click()
    expect(table.said).to_contain_text("Hint: Draw. It wins in ")
    expect(table.page.locator(".sprite.hinted")).to_have_count(1)
    assert any(one.startswith("Hint: Draw.") for one in table.wait_spoken(1))
    expect(table.moves).to_have_text("0")
    table.sit().press("d")
    table.counted(1)
    expect(table.page.locator(".sprite.hinted")).to_have_count(0)


def test_pl_9_a_hint_has_a_key_that_can_be_switched_off(deal):
    table = deal().sit().press("h")
    expect(table.said).to_contain_text("Hint: ")
    assert table.focus_place() is not None, "the focus stays on the table"
    open_menu(table, "Keys at the table")
    expect(table.page.get_by_text("gives a hint")).to_be_visible()
    close(table)


def test_pl_7_the_hint_that_knows_every_card_is_in_the_menu_by_name(deal):
    table = deal("GO1-C-AAAAAAB")
    table.button("Menu").click()
    table.button("Hint that knows every card").click()
    expect(table.said).to_contain_text("With every card known, nothing wins any more; at best 1 card is left.")


def test_pl_6_a_klondike_hint_marks_where_the_cards_go(deal):
    table = deal("KL1-D1N-AAAAAAE")
    table.button("Hint").click()
    expect(table.said).to_contain_text("Hint: ")
    expect(table.page.locator(".sprite.hinted").first).to_be_attached()


def test_a_game_without_a_solver_offers_none(deal):
    table = deal("TP1-E-AAAAAAB")
    table.sit().press("h")
    table.button("Menu").click()
    expect(table.button("Restart this deal").or_(table.button("Start this deal over"))).to_be_visible()
    expect(table.page.get_by_role("button", name=re.compile("Hint|Review"))).to_have_count(0)


def test_a_watcher_is_offered_none(visit, server):
    table_id, _ = server.table()
    table = TablePage(visit(f"{server.url}/t/{table_id}")).ready()
    expect(table.button("Play this deal yourself")).to_be_visible()
    expect(table.button("Hint")).to_have_count(0)


# Whether it can still be won


def test_pl_6_the_light_is_off_until_it_is_switched_on(deal):
    table = deal()
    light = table.page.locator("[data-light]")
    expect(light).to_have_count(0)
    switch(table, "Winnable light")
    expect(light).to_have_attribute("data-light", "won")
    expect(table.page.get_by_role("img", name="Can be won", exact=True)).to_be_visible()
    table.sit().play(THROWN[: SLIP - 1])
    expect(light).to_have_attribute("data-light", "won")
    table.play(THROWN[SLIP - 1 : SLIP], SLIP - 1)
    expect(light).to_have_attribute("data-light", "lost")
    expect(table.said).to_contain_text("This position can’t be won any more.")
    table.press("u")
    expect(light).to_have_attribute("data-light", "won")
    expect(table.said).not_to_contain_text("any more")


def test_kl_12_a_note_when_nothing_wins_is_said_once_and_only_where_it_is_wanted(deal):
    note = "This position can’t be won any more."
    table = deal().sit().play(THROWN[:SLIP])
    expect(table.said).not_to_contain_text(note)
    switch(table, "Note when nothing wins any more")
    expect(table.said).to_contain_text(note)
    expect(table.page.locator("[data-light]")).to_have_count(0)
    table.sit().play(THROWN[SLIP : SLIP + 2], SLIP)
    expect(table.said).to_contain_text(note)
    assert table.spoken().count(note) == 1


# Winnable deals


def test_cd_5_new_game_deals_only_what_can_be_won(visit, server):
    page = visit(server.url)
    page.get_by_role("button", name="New game…: Golf patience").click()
    page.get_by_label("Standard", exact=True).check()
    page.get_by_label("Winnable deals only").check()
    page.get_by_role("button", name="Deal", exact=True).click()
    table = TablePage(page).ready()
    code = page.get_by_title("Copy the code").inner_text()
    assert re.fullmatch("GO1-S-[A-Z]{7}", code)
    assert solve(read_code(code).start()).verdict == "won"
    assert table.moves.inner_text() == "0"


def test_cd_5_what_cannot_be_dealt_so_is_explained(visit, server, faults):
    faults.expect("400")
    page = visit(server.url)
    page.get_by_role("button", name="New game…: Golf patience").click()
    page.get_by_label("Traditional", exact=True).check()
    page.get_by_label("Winnable deals only").check()
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.locator("p.fault")).to_contain_text("Only a single deal can be asked to be winnable")
    page.get_by_label("Game", exact=True).select_option("tripeaks")
    expect(page.get_by_label("Winnable deals only")).to_have_count(0)


# The review


def test_pl_6_the_review_of_a_game_that_is_over(played):
    table = played(OVER)
    expect(table.said).to_contain_text("No more moves")
    table.button("Review").click()
    expect(table.said).to_contain_text("The deal: Can be won. At best 350 points.")
    expect(table.said).to_contain_text(GIVEN)
    slider = table.page.get_by_role("slider", name="Step of the game")
    expect(slider).to_be_focused()
    step_is(table, LAST, LAST)
    table.press("Home")
    step_is(table, 0, LAST)
    expect(table.said).to_have_text(f"Move 0 of {LAST}. Can be won. At best 350 points.")
    expect(table.end("waste")).to_have_attribute("data-card", "Ac")
    for _ in range(SLIP):
        table.press("ArrowRight")
    step_is(table, SLIP, LAST)
    expect(table.said).to_contain_text(GIVEN)
    expect(slider).to_have_attribute("aria-valuetext", GIVEN)
    expect(table.page.get_by_role("img", name="Can’t be won any more")).to_be_visible()
    table.button("One move back").click()
    step_is(table, SLIP - 1, LAST)
    expect(table.page.get_by_role("img", name="Can be won", exact=True)).to_be_visible()
    assert "At best 350 points." in table.spoken()[-1]
    table.press("Escape")
    expect(slider).to_have_count(0)
    expect(table.said).to_contain_text("No more moves")


def test_pl_6_play_on_from_a_step_at_a_table_of_its_own(played):
    table = played(THROWN[:12])
    table.button("Menu").click()
    table.button("Review this game").click()
    table.page.get_by_role("dialog").get_by_role("button", name="Review", exact=True).click()
    expect(table.said).to_contain_text(GIVEN)
    url = table.page.url
    for _ in range(12 - SLIP + 1):
        table.button("One move back").click()
    step_is(table, SLIP - 1, 12)
    expect(table.moves).to_have_text(str(SLIP - 1))
    table.button("Play on from here").click()
    expect(table.page.get_by_role("slider")).to_have_count(0)
    expect(table.page).not_to_have_url(url)
    table.counted(SLIP - 1)
    expect(table.end("stock")).to_have_attribute("aria-label", "Stock: 11 cards")
    assert table.cards("column5")[-1] == "8h"
    assert read_code(table.page.get_by_title("Copy the code").inner_text()) == read_code(CODE)
    table.button("Undo").click()
    expect(table.end("stock")).to_have_attribute("aria-label", "Stock: 12 cards")
    table.page.go_back()
    table.counted(12)


def test_pl_6_whoever_watches_plays_on_at_a_table_of_their_own(visit, server):
    line = [read_code(CODE).game.write_move(move) for move in solve(read_code(CODE).start()).line]
    made = server.post("/api/tables", {"code": CODE, "moves": " ".join(line)}).json()
    table = TablePage(visit(f"{server.url}/t/{made['table']}")).ready()
    table.button("Review").click()
    expect(table.said).to_contain_text("Nothing was given away.")
    table.press("Home", "ArrowRight", "ArrowRight")
    step_is(table, 2, len(line))
    url = table.page.url
    table.button("Play on from here").click()
    expect(table.page).not_to_have_url(url)
    table.counted(2)
    expect(table.button("Hint")).to_be_visible()


def test_pl_7_a_review_before_the_end_asks_first(played):
    table = played(THROWN[:5])
    table.button("Menu").click()
    table.button("Review this game").click()
    expect(table.page.get_by_role("dialog")).to_contain_text("The review knows every card")
    table.page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
    expect(table.page.get_by_role("slider")).to_have_count(0)


def test_no_key_plays_in_a_review(played):
    table = played(OVER)
    table.button("Review").click()
    expect(table.page.get_by_role("slider")).to_be_focused()
    table.sit().press("u", "d", "5", "h", "r", "Enter")
    table.page.get_by_role("slider").focus()
    table.press("ArrowLeft")
    step_is(table, LAST - 1, LAST)
    table.press("Escape")
    expect(table.moves).to_have_text(str(LAST))
    expect(table.said).to_contain_text("No more moves")


# How it looks


SIZES = {"wide": {"width": 1280, "height": 760}, "phone": {"width": 360, "height": 640}}


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_pl_9_axe_finds_nothing_in_hints_and_reviews(played, size, look):
    options = {"viewport": SIZES[size], "color_scheme": look, "reduced_motion": "reduce"}
    table = played(THROWN[:5], **options)
    switch(table, "Winnable light")
    table.button("Hint").click()
    expect(table.said).to_contain_text("Hint: ")
    expect(table.page.locator("[data-light]")).to_have_attribute("data-light", "won")
    check(table.page, "a hint and the light")
    over = played(OVER, **options)
    over.button("Review").click()
    expect(over.page.get_by_role("slider")).to_be_focused()
    check(over.page, "the review")


@pytest.mark.parametrize("lang", ["en", "hr", "it", "fi", "sr-Latn"])
@pytest.mark.parametrize("width", [320, 360, 1280])
def test_nothing_moves_and_nothing_is_cut_off(played, width, lang):
    """The table stays where it is when a game is over, a hint is given or the review is opened."""
    table = played(THROWN, viewport={"width": width, "height": 640}, locale=lang, reduced_motion="reduce")
    page = table.page
    grid = "document.querySelector('[role=grid]').getBoundingClientRect().toJSON()"
    fits = (
        "document.documentElement.scrollWidth <= innerWidth && "
        "[...document.querySelectorAll('.below .button')].every(one => one.scrollWidth <= one.clientWidth)"
    )
    before = page.evaluate(grid)
    table.sit().press("h")
    expect(page.locator(".sprite.hinted")).to_have_count(1)
    assert (page.evaluate(grid), page.evaluate(fits)) == (before, True)
    table.rush(OVER[len(THROWN) :], len(THROWN))
    assert (page.evaluate(grid), page.evaluate(fits)) == (before, True)
    page.locator(".actions button:not(.primary)").last.click()
    expect(page.get_by_role("slider")).to_be_focused()
    page.wait_for_timeout(100)
    assert page.evaluate(fits)
    assert page.evaluate(grid) == before
