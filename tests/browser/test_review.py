"""The review of a game on its table, by hand, by keys and by ear (PL-6, PL-7, PL-9)."""

import re

from playwright.sync_api import expect

from mulligan.games.registry import read_code
from mulligan.solve.golf import solve
from tests.browser.advised import GIVEN, LAST, OVER, SLIP, THROWN, reach, step_is
from tests.browser.table import CODE, TablePage


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
    expect(table.said).to_have_text("The deal. Can be won. At best 350 points.")
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
    assert table.focus_place() is not None, "the focus is on the table again"


def test_pl_9_hints_light_and_review_by_keys_alone(played):
    table = played(THROWN[: SLIP - 1])
    page = table.page
    table.sit().press("h")
    table.wait_heard("Hint: ")
    table.play(["d"], SLIP - 1)
    reach(page, "button", "Menu")
    table.press("Enter")
    reach(page, "button", "Review this game")
    table.press("Enter")
    dialog = page.get_by_role("dialog", name="Review before the end?")
    expect(dialog).to_be_visible()
    reach(page, "button", "Review")
    table.press("Enter")
    slider = page.get_by_role("slider", name="Step of the game")
    expect(slider).to_be_focused()
    table.wait_heard("The deal: ")
    assert any(GIVEN in one for one in table.spoken())
    expect(slider).to_have_attribute("aria-valuetext", GIVEN)
    table.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", "The deal. Can be won. At best 350 points.")
    table.press("End", "ArrowLeft")
    step_is(table, SLIP - 1, SLIP)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Move {SLIP - 1} of {SLIP}[.] .*Can be won[.]"))
    reach(page, "button", "Play on from here")
    url = page.url
    table.press("Enter")
    expect(page).not_to_have_url(url)
    table.counted(SLIP - 1)


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
