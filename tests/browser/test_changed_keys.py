"""Keys that their reader has changed, by keyboard alone (WCAG 2.1.4): listed, refused with a reason, kept, shown everywhere."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.company import CompanyPage, owned
from tests.browser.table import TablePage, sentences
from tests.browser.test_axe import check
from tests.browser.test_company_axe import PHONE, ZOOMED
from tests.browser.test_company_keys import wait_for_turn


def walk_to(page: TablePage | CompanyPage, action: str) -> Locator:
    """Press Tab until the button that changes an action's key has the focus."""
    for _ in range(40):
        page.press("Tab")
        if page.page.evaluate("document.activeElement.dataset.action ?? null") == action:
            return page.page.locator(f"button[data-action={action}]")
    pytest.fail(f"Tab does not lead to the key of {action}")


def give(page: TablePage | CompanyPage, action: str, key: str) -> str:
    """Press another key for an action; what is said of it."""
    button = walk_to(page, action)
    page.press("Enter")
    field = page.page.get_by_role("dialog").get_by_role("textbox")
    expect(field).to_be_focused()
    page.press(key)
    expect(button).to_be_focused()
    return page.spoken()[-1]


def test_a_key_is_changed_by_keys_alone_and_acts_from_then_on(deal):
    """Undo moves to Z: by the old key nothing happens any more, and every place that names the key names the new one."""
    table = deal().sit().play(["d", "5"])
    table.press("?")
    assert give(table, "undo", "z") == "Changed. Z: undoes"
    assert "New key" not in table.page.get_by_role("dialog").inner_text()
    table.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    assert table.focus_place(), "the focus is back on the table"
    expect(table.button("Undo")).to_have_attribute("aria-keyshortcuts", "Z")
    table.press("u", "z")
    expect(table.end("column5")).to_have_attribute("data-card", "9c")
    table.page.reload()
    table.ready().sit().press("Z")
    expect(table.end("waste")).to_have_attribute("data-card", "Ac")


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("r", "Not changed: R is taken already: redoes what was undone"),
        ("Space", "Not changed: Space is taken already: draws a card"),
        ("3", "Not changed: 3 is taken already: play the free card of that column, or pick up what can go elsewhere"),
        ("ArrowUp", "Not changed: ↑ is taken already: through a column, and between columns and stock"),
        ("Enter", "Not changed: Enter is taken already: plays the card, or picks it up"),
        ("Tab", "Not changed: Tab leads through the page and can do nothing else"),
        ("Control+k", "Not changed: Ctrl+K may belong to the browser or the system"),
        ("F2", "Not changed: F2 may belong to the browser or the system"),
        ("Escape", "Not changed. U: undoes"),
    ],
)
def test_a_key_that_cannot_be_chosen_is_refused_with_the_reason(deal, key, sentence):
    table = deal().sit().press("?")
    assert give(table, "undo", key) == sentence
    expect(table.page.get_by_role("dialog")).to_contain_text(sentence)
    table.press("Escape", "d")
    table.counted(1)
    table.press("u")
    expect(table.end("waste")).to_have_attribute("data-card", "Ac")


def test_the_usual_keys_come_back_and_are_free_again(deal):
    table = deal().sit().press("?")
    assert give(table, "draw", "k") == "Changed. K: draws a card"
    assert give(table, "undo", "d") == "Changed. D: undoes"
    assert table.page.evaluate("JSON.parse(localStorage.getItem('mulligan.settings')).keys.patience") == {
        "draw": "K",
        "undo": "D",
    }
    table.page.get_by_role("button", name="Back to the usual keys").focus()
    table.press("Enter")
    expect(table.page.locator("button[data-action=draw] kbd")).to_have_text("D")
    assert table.spoken()[-1] == "All keys are the usual ones again."
    table.press("Escape", "d")
    table.counted(1)
    assert table.spoken()[-1] == sentences(["d"])[0]


def test_a_click_elsewhere_leaves_the_key_as_it_was(deal):
    table = deal().sit().press("?")
    table.page.locator("button[data-action=where]").click()
    field = table.page.get_by_role("dialog").get_by_role("textbox")
    expect(field).to_be_focused()
    table.page.get_by_role("heading", name="Keys at the table").click()
    expect(field).to_have_count(0)
    expect(table.page.locator("button[data-action=where] kbd")).to_have_text("W")


def test_what_a_keyboard_on_the_screen_writes_is_taken(deal):
    """Its keys say nothing but the character."""
    table = deal().sit().press("?")
    table.page.locator("button[data-action=where]").click()
    expect(table.page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    table.page.keyboard.insert_text("q")
    expect(table.page.locator("button[data-action=where] kbd")).to_have_text("Q")


def test_the_keys_of_a_table_of_several_people_are_changed_too(visit, server):
    """Issue 4: single letters can be switched off and changed."""
    table = owned(visit, server, {}).sit("Ana").add_bots(1).start()
    # From here on nobody else does anything.
    assert wait_for_turn(table)
    table.cells.first.focus()
    table.press("?")
    assert give(table, "turn", "5") == "Changed. 5: says whose turn it is"
    assert give(table, "discard", "Shift+D") == "Not changed: Shift+D is taken already: takes the top discard"
    assert give(table, "earlier", "e") == "Changed. E: the message before, from anywhere"
    table.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    expect(table.button("party-key-turn-short")).to_have_attribute("aria-keyshortcuts", "5")
    expect(table.button("party-key-earlier-short")).to_have_attribute("aria-keyshortcuts", "E")
    before = table.spoken()
    table.press("t")
    assert table.answer("s")
    # The bot may have closed already.
    turn = ("Your turn.", "Your last turn.")
    assert table.answer("5").startswith(turn)
    assert not [said for said in table.spoken()[len(before) : -1] if said.startswith(turn)]
    # A letter is a letter again where something is written.
    line = table.page.get_by_placeholder("Write to the table")
    line.press_sequentially("e5")
    expect(line).to_have_value("e5")
    kept = table.page.evaluate("localStorage.getItem('mulligan.settings')")
    assert json.loads(kept)["keys"] == {"patience": {}, "company": {"turn": "5", "earlier": "E"}}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [{"viewport": {"width": 1280, "height": 760}}, PHONE, ZOOMED])
def test_pl_9_axe_finds_nothing_while_a_key_is_chosen(deal, size, scheme):
    """PL-9; and nothing sticks out."""
    table = deal(**size, color_scheme=scheme, reduced_motion="reduce").sit().press("?")
    give(table, "undo", "r")
    check(table.page, "a refusal")
    walk_to(table, "new")
    table.press("Enter")
    check(table.page, "a field that waits for a key")
    dialog = table.page.get_by_role("dialog")
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
