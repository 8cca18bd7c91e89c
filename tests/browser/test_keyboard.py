"""A whole game by keys alone, and what is said of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from mulligan.words import speak
from tests.browser.table import CODE, WON, TablePage, blocked_line, sentences

EN = speak("en")
NOT_ADJACENT = "6 of hearts on ace of clubs: must be one rank higher or lower"
COVERED = "10 of spades in row 4 of column 1: this card is blocked; only the free card of a column can be played"


def tab_to(page, name: str) -> None:
    """Press Tab until what is called so has the focus."""
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText") == name:
            return
    pytest.fail(f"Tab does not lead to {name!r}")


def walk_to_column(table: TablePage, number: int) -> None:
    """Go to a column's free card with the arrow keys."""
    for _ in range(12):
        places = ["stock", "waste", *(f"column{other}" for other in range(1, 8))]
        at, wanted = places.index(table.focus_place()), places.index(f"column{number}")
        if at == wanted:
            return
        table.press("ArrowRight" if at < wanted else "ArrowLeft")
        expect(table.page.locator("button[data-place]:focus")).to_have_count(1)
    pytest.fail(f"the arrows do not lead to column {number}")


def test_a_game_is_won_by_keys_alone_from_the_front_page(visit, server):
    """GP-12, GP-13, CD-3, PL-9: from the front page to 350 points without touching a mouse."""
    page = visit(server.url)
    expect(page.get_by_role("button", name="Play: Golf patience")).to_be_visible()
    tab_to(page, "New game…: Golf patience")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="New game")).to_be_visible()
    for _ in range(10):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.name") == "code":
            break
    page.keyboard.type(CODE)
    page.keyboard.press("Enter")
    table = TablePage(page).ready()
    expect(page.locator("button[data-place]:focus")).to_have_count(1)
    expect(page).to_have_title(re.compile("^Golf patience"))

    # By digits, by Space and D, and every third card by walking to it.
    for number, token in enumerate(WON, 1):
        if token != "d" and number % 3 == 0:
            walk_to_column(table, int(token))
            table.press("Enter")
        else:
            table.press("Space" if token == "d" and number % 2 else token)
        table.counted(number)
        assert table.focus_place(), f"the focus left the board after move {number}"
    assert table.recorded("lost") == []
    assert table.wait_spoken(len(WON)) == sentences(WON)
    assert table.spoken()[-1].endswith("Won: 350 points.")
    assert sum("350" in said for said in table.spoken()) == 1
    expect(table.said).to_have_text(sentences(WON)[-1])
    expect(table.score).to_have_text("350")


def test_none_of_what_is_said_is_lost_when_keys_come_quickly(deal):
    """One sentence for each action, however quickly they come, from the one live region."""
    table = deal().sit()
    table.press(*WON[:20])
    table.counted(20)
    assert table.wait_spoken(20) == sentences(WON[:20])
    assert table.recorded("lost") == []
    owners = table.page.locator("[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output")
    expect(owners).to_have_count(1)


def test_sentences_that_come_at_once_stand_side_by_side_for_the_screen_reader(deal):
    """A sentence must not take the place of one that was not read yet."""
    table = deal().sit()
    table.press(*WON[:2])
    table.counted(2)
    expect(table.page.locator("#spoken > *")).to_have_text(sentences(WON[:2]))


def test_gp_18_gp_25_a_refusal_is_spoken_with_its_reason_and_equal_ones_again(deal):
    """GP-18, GP-25: at the start the 6 of hearts does not fit, and the 10 of spades above it is covered."""
    table = deal().sit()
    start = table.state()
    table.press("1")
    assert table.wait_spoken(1) == [NOT_ADJACENT]
    table.wait_nods(1)
    table.press("1")
    assert table.wait_spoken(2) == [NOT_ADJACENT] * 2
    table.wait_nods(2)
    expect(table.said).to_have_text(NOT_ADJACENT)
    table.press("ArrowRight", "ArrowRight", "ArrowUp")
    expect(table.covered("column1", 4)).to_be_focused()
    table.press("Enter")
    assert table.wait_spoken(3) == [NOT_ADJACENT] * 2 + [COVERED]
    assert table.state() == start
    assert table.wait_nods(3) == ["6h", "6h", "Ts"]


def test_the_focus_stays_on_the_board_when_a_column_empties(deal):
    """PL-9: who plays the last card of a column keeps the focus, and hears that it is empty."""
    table = deal().sit()
    emptied = next(number for number, token in enumerate(WON, 1) if token != "d" and WON[:number].count(token) == 5)
    column = WON[emptied - 1]
    table.rush(WON[: emptied - 1])
    walk_to_column(table, int(column))
    table.press("Enter")
    table.counted(emptied)
    expect(table.end(f"column{column}")).to_be_focused()
    expect(table.end(f"column{column}")).to_have_accessible_name(f"Column {column}: empty")
    assert "the column is empty now" in table.spoken()[-1]
    table.press("Enter")
    table.wait_spoken(emptied + 1)
    assert table.spoken()[-1] == f"Column {column} is empty: no card can be played from it"
    expect(table.end(f"column{column}")).to_be_focused()
    assert table.recorded("lost") == []


def test_the_focus_of_a_covered_card_goes_with_it_when_it_becomes_free(deal):
    """PL-9: a cell that goes hands its focus on."""
    table = deal().sit().play(["d"])
    table.end("column5").focus()
    table.press("ArrowUp")
    expect(table.covered("column5", 4)).to_be_focused()
    table.press("5")
    table.counted(2)
    expect(table.end("column5")).to_be_focused()
    expect(table.end("column5")).to_have_accessible_name("Column 5: 8 of hearts")
    assert table.recorded("lost") == []


def test_the_arrows_walk_and_home_and_end_lead_to_the_ends(deal):
    table = deal().sit()
    table.press("Home")
    expect(table.end("stock")).to_be_focused()
    table.press("ArrowRight")
    expect(table.end("waste")).to_be_focused()
    table.press("End")
    expect(table.end("column7")).to_be_focused()
    table.press("ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp")
    expect(table.covered("column7", 1)).to_be_focused()
    table.press("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown")
    expect(table.end("column7")).to_be_focused()
    table.press("ArrowDown")
    assert table.focus_place() in ("stock", "waste")
    table.press("ArrowUp")
    assert table.focus_place().startswith("column")
    expect(table.page.locator("[role=grid] button[tabindex='0']")).to_have_count(1)
    assert table.spoken() == [], "walking is told by the focus alone"


def test_gp_16_gp_17_undo_and_redo_by_key_and_by_button(deal):
    """GP-16, GP-17: U and R, and their buttons; the counter goes on."""
    table = deal().sit().play(["d", "5"])
    table.press("u")
    table.counted(2)
    expect(table.score).to_have_text("0")
    expect(table.end("column5")).to_have_attribute("data-card", "9c")
    expect(table.said).to_have_text("Taken back: 9 of clubs from column 5.")
    table.press("r")
    expect(table.end("waste")).to_have_attribute("data-card", "9c")
    expect(table.score).to_have_text("10")
    table.button("Undo").click()
    expect(table.end("column5")).to_have_attribute("data-card", "9c")
    table.button("Undo").click()
    expect(table.end("waste")).to_have_attribute("data-card", "Ac")
    expect(table.button("Undo")).to_have_attribute("aria-disabled", "true")
    table.button("Undo").click(force=True)
    expect(table.said).to_have_text("There is nothing to undo")
    table.button("Redo").click()
    expect(table.end("waste")).to_have_attribute("data-card", "8s")
    table.button("Redo").click()
    expect(table.end("waste")).to_have_attribute("data-card", "9c")
    expect(table.button("Redo")).to_have_attribute("aria-disabled", "true")


def test_gp_11_gp_16_undo_after_a_block_gives_the_penalty_back(deal):
    """GP-11, GP-12, GP-16: no more moves costs 10 for each card left; undo takes that back, and the game goes on."""
    line = blocked_line()
    table = deal().sit().rush(line[:-1])
    before = table.score.inner_text()
    table.play(line[-1:], before=len(line) - 1)
    removed = sum(token != "d" for token in line)
    left, penalty = 35 - removed, 10 * removed - 10 * (35 - removed)
    expect(table.score).to_have_text(str(penalty))
    expect(table.said).to_contain_text(f"No more moves: {left} cards left")
    assert [said for said in table.spoken() if "No more moves" in said] == [table.said.inner_text()]
    table.press("d")
    expect(table.said).to_have_text(
        f"No more moves: {left} cards left, {penalty} points. The game is over: undo or begin a new game"
    )
    assert table.spoken()[-1] == "The game is over: undo or begin a new game"
    table.press("u")
    expect(table.score).to_have_text(before)
    table.press("r")
    expect(table.score).to_have_text(str(penalty))


def test_gp_16_undo_after_the_win(deal):
    """GP-16: undo is allowed after a win; every other move is refused."""
    table = deal().sit().rush(WON)
    table.press("d")
    expect(table.said).to_contain_text("The game is over")
    table.press("u")
    expect(table.score).to_have_text("340")
    table.counted(49)
    table.press("7")
    expect(table.score).to_have_text("350")
    table.counted(50)


def test_w_reads_the_position_and_escape_puts_it_away(deal):
    """GP-28: W says the position in words, and shows it."""
    table = deal().sit()
    table.press("w")
    position = table.page.get_by_role("region", name="Position in words")
    expect(position).to_be_visible()
    [said] = table.wait_spoken(1)
    assert said.startswith("Stock: 16 cards; waste: ace of clubs. Column 1: 6 of clubs, 5 of spades, queen of spades, ")
    expect(position.locator("p")).to_have_text(said)
    table.press("Escape")
    expect(position).to_be_hidden()
    assert table.focus_place()


def test_question_mark_lists_the_keys_and_n_offers_a_new_game(deal):
    table = deal().sit()
    table.press("?")
    keys = table.page.get_by_role("dialog", name="Keys at the table")
    expect(keys).to_be_visible()
    for key in ("Enter", "Space", "D", "1", "7", "U", "R", "W", "N", "?", "Home", "End"):
        expect(keys.locator("kbd", has_text=re.compile(f"^{re.escape(key)}$"))).to_have_count(1)
    table.press("Escape")
    expect(keys).to_be_hidden()
    assert table.focus_place(), "the focus is back on the table"
    table.press("n")
    expect(table.page.get_by_role("dialog", name="New game")).to_be_visible()
    table.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    assert table.focus_place()
    assert table.recorded("lost") == []


def test_letters_do_nothing_outside_the_table(deal):
    """PL-9, WCAG 2.1.4: single-letter keys act while the table has the focus only."""
    table = deal()
    table.button("Menu").focus()
    table.press("d", "5", "u", "w", "n", "?")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    # What had been asked for before would come before this.
    table.sit().press("d")
    expect(table.end("waste")).to_have_attribute("data-card", "8s")
    table.counted(1)
    assert table.spoken() == sentences(["d"])


def test_letters_can_be_switched_off(deal):
    """PL-9, WCAG 2.1.4: single-letter keys can be switched off; Space, Enter and the arrows still play."""
    table = deal()
    table.button("Menu").click()
    table.button("Settings").click()
    table.page.get_by_label("Single-letter keys").uncheck()
    table.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    table.sit().press("d", "5", "u", "w", "n", "?")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    expect(table.end("column5")).not_to_have_attribute("aria-keyshortcuts", "5")
    table.press("Space")
    table.counted(1)
    table.end("column5").focus()
    table.press("Enter")
    table.counted(2)
    assert table.spoken() == sentences(["d", "5"])


def test_keys_with_ctrl_or_alt_belong_to_the_browser(deal):
    table = deal().sit()
    table.press("Control+d", "Alt+1", "Control+u")
    table.press("d")
    table.counted(1)
    assert table.spoken() == sentences(["d"])


def test_the_history_holds_every_sentence(deal):
    table = deal().sit().play(["d", "5"])
    table.press("1")
    table.wait_spoken(3)
    table.page.get_by_text("History", exact=True).click()
    expect(table.page.get_by_role("list", name="History").get_by_role("listitem")).to_have_text(table.spoken())


def test_gp_18_interactive_rules_off_nothing_is_said_and_no_card_nods(deal):
    """GP-18: off, a refused action changes nothing, and nothing is said of it."""
    table = deal()
    table.button("Menu").click()
    table.button("Settings").click()
    table.page.get_by_label("Interactive rules").uncheck()
    table.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    start, line = table.state(), table.said.inner_text()
    table.sit().press("1", "1")
    table.covered("column1", 4).click()
    # An answer for each of these has come when one for the next is here.
    table.press("w")
    [said] = table.wait_spoken(1)
    assert said.startswith("Stock: 16 cards")
    assert table.nods() == []
    assert table.state() == start
    assert table.said.inner_text() == line
    table.press("Escape", "d", "5")
    table.counted(2)
    assert table.spoken()[1:] == sentences(["d", "5"])


def test_the_focus_goes_where_one_can_go_on(deal):
    """PL-9: from the skip link to the table; from what Escape closes, to where it was opened or to the table."""
    table = deal()
    page = table.page
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the table")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("button[data-place]:focus")).to_have_count(1)
    table.press("Space")
    table.counted(1)

    summary = page.locator("summary", has_text="History")
    summary.focus()
    table.press("Enter", "Tab")
    expect(page.get_by_role("list", name="History")).to_be_focused()
    table.press("Escape")
    expect(page.get_by_role("list", name="History")).to_be_hidden()
    expect(summary).to_be_focused()

    table.sit().press("w")
    panel = page.get_by_role("region", name="Position in words")
    panel.get_by_role("button", name="Close").focus()
    table.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator("button[data-place]:focus")).to_have_count(1)
