"""A round of table Golf with the keys alone, and by ear (the keys of the spec, TG-5 to TG-8, TG-20 to TG-22, TG-25, TG-26)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.company import QUICK, CompanyPage, make_table, owned

KEYS = [" ", "d", "Shift+D", "v", "Shift+V", "s", "t", "x", "r", "l", "Enter", "PageUp", "PageDown"]


@pytest.fixture
def own(visit, server):
    """The page of somebody who has made a table from the front page, and sits at it."""
    page = visit(server.url)
    page.get_by_role("button", name="New table…: Table Golf").click()
    page.get_by_text("Options", exact=True).click()
    for option, value in QUICK.items():
        page.locator(f"select[name={option}]").select_option(value)
    page.get_by_role("dialog").get_by_role("button", name="New table").click()
    return CompanyPage(page).sit("Ana")


def wait_for_turn(*tables: CompanyPage) -> CompanyPage | None:
    """The one whose turn it is, or nothing when the match is over."""
    for _ in range(400):
        for table in tables:
            if table.over:
                return None
            if table.mine:
                return table
        tables[0].page.wait_for_timeout(50)
    raise AssertionError("nobody's turn comes")


def test_tg_20_two_browsers_play_a_round_with_the_keys_alone(own, visit):
    """TG-20, TG-5, TG-6, TG-7: each hears one sentence for every action, and the one who acts is answered as themself."""
    ana, bo = own, CompanyPage(visit(own.page.url, locale="hr"), "hr").sit("Bo")
    ana.start()
    bo.cells.first.focus()
    threw = False
    while table := wait_for_turn(ana, bo):
        card = table.answer(" ")
        assert card.startswith("You draw" if table is ana else "Izvlačite"), card
        if not threw and table is ana and table.answer("x").startswith("Choose the card"):
            threw = True
            assert table.answer("Escape") == "The drawn card stays in your hand."
        expect(table.pile("hand")).to_have_attribute("data-card", re.compile("[^-]"))
        hidden = table.cells.evaluate_all("cells => cells.findIndex(cell => cell.dataset.card === '--')")
        table.press("Home", "ArrowUp", *(["ArrowRight"] if hidden % 2 else []), *(["ArrowDown"] if hidden > 1 else []))
        assert ("You put" if table is ana else "stavljate") in table.answer("Enter")
    for table in (ana, bo):
        spoken = table.spoken()
        assert len([said for said in spoken if said == spoken[-1]]) == 1, "the end is said once"
        assert table.recorded("lost") == []
    assert any(said.startswith("Bo draws a card") for said in ana.spoken())
    assert any(said.startswith("Ana izvlači kartu") for said in bo.spoken())
    # The card that Ana draws is hers alone.
    drawn = [said for said in ana.spoken() if said.startswith("You draw")]
    assert drawn
    assert threw
    rows = ana.page.locator("tbody tr")
    expect(rows).to_have_count(1)
    expect(ana.page.locator("tfoot")).to_contain_text("winner")
    expect(ana.button("party-rematch")).to_be_visible()
    expect(bo.page.get_by_text(bo.say("party-rematch-owner", name="Ana"), exact=True)).to_be_visible()
    expect(ana.page.get_by_text("may start a rematch")).to_have_count(0)


@pytest.mark.parametrize("phase", ["waiting", "playing", "over"])
def test_every_key_answers_in_every_phase(own, phase):
    """Not your turn, no cards yet and the end included."""
    if phase != "waiting":
        own.add_bots(1).start()
    while phase == "over" and wait_for_turn(own):
        own.answer(" ")
        own.answer("Enter")
    own.cells.first.focus()
    for key in KEYS:
        assert own.answer(key), key
    own.press("?")
    expect(own.page.get_by_role("dialog", name="Keys at the table")).to_be_visible()


def test_letters_act_on_the_board_only_and_can_be_switched_off(own):
    own.add_bots(1).start()
    field = own.page.get_by_placeholder("Write to the table")
    field.press_sequentially("dvst")
    expect(field).to_have_value("dvst")
    before = len(own.spoken())
    # The history answers there too, and keeps the focus where it is.
    assert own.answer("PageUp") == own.page.locator("[data-log] li.here").inner_text()
    expect(field).to_be_focused()
    assert len(own.spoken()) == before + 1
    field.press("Enter")
    expect(own.page.locator("[data-chat]")).to_contain_text("Ana: dvst")
    own.page.get_by_role("button", name="Settings").click()
    own.page.get_by_label("Single-letter keys").uncheck()
    own.press("Escape")
    own.cells.first.focus()
    said = own.spoken()
    own.press("s", "t", "v")
    assert own.answer("PageUp")
    assert not [one for one in own.spoken()[len(said) :] if one == "Your turn." or one.startswith("Your board")]


def test_equal_answers_are_each_said(own):
    own.cells.first.focus()
    first = own.answer("t")
    assert own.answer("t") == first


def test_chat_is_told_apart_and_can_be_muted(own, visit):
    """TG-25: the reader decides."""
    bo = CompanyPage(visit(own.page.url)).sit("Bo")
    own.page.get_by_label("Show and read the chat").uncheck()
    for table, line in ((bo, "hello"), (own, "well")):
        table.page.get_by_placeholder("Write to the table").fill(line)
        table.button("party-chat-send").click()
    expect(bo.page.locator("[data-chat]")).to_contain_text("Ana: well")
    assert "Bo: hello" in bo.spoken()
    assert "Bo: hello" not in own.spoken()
    expect(own.page.locator("[data-chat]")).to_have_count(0)


def test_a_second_tab_takes_the_seat_over_and_the_first_can_take_it_back(own):
    second = own.page.context.new_page()
    second.goto(own.page.url)
    there = CompanyPage(second)
    expect(there.page.locator("li[data-chair]")).to_contain_text("you")
    expect(own.button("party-take-back")).to_be_visible()
    own.button("party-take-back").click()
    expect(own.page.locator("li[data-chair]")).to_contain_text("you")
    expect(there.button("party-take-back")).to_be_visible()


def test_the_focus_stays_where_it_is_whatever_others_do(own, visit):
    bo = CompanyPage(visit(own.page.url)).sit("Bo")
    name = own.page.locator("select[name=level]")
    name.focus()
    for line in ("one", "two"):
        bo.page.get_by_placeholder("Write to the table").fill(line)
        bo.button("party-chat-send").click()
    expect(own.page.locator("[data-chat]")).to_contain_text("Bo: two")
    expect(name).to_be_focused()
    bo.page.get_by_placeholder("Write to the table").focus()
    own.start()
    expect(bo.cells).to_have_count(4)
    expect(bo.page.get_by_placeholder("Write to the table")).to_be_focused()


def test_the_owner_sets_the_rules_and_hands_the_table_over(own, visit):
    """TG-21."""
    bo = CompanyPage(visit(own.page.url)).sit("Bo")
    expect(bo.button("party-change-rules")).to_have_count(0)
    own.button("party-change-rules").click()
    own.page.get_by_text("Options", exact=False).first.click()
    own.page.locator("select[name=board]").select_option("3x3")
    own.button("party-use-rules").click()
    expect(bo.said).to_contain_text("3 by 3")
    own.page.get_by_role("button", name="Hand the table over: Bo").click()
    expect(bo.button("party-start")).to_be_visible()
    expect(own.button("party-start")).to_have_count(0)
    bo.button("party-start").click()
    expect(own.cells).to_have_count(9)


def test_a_watcher_is_told_so_and_sees_no_more_than_everybody(own, visit):
    """TG-24."""
    own.add_bots(1).start()
    watcher = CompanyPage(visit(own.page.url))
    expect(watcher.cells).to_have_count(4)
    watcher.cells.first.focus()
    assert "watching" in watcher.answer(" ")
    while not own.mine:
        own.page.wait_for_timeout(50)
    own.answer(" ")
    expect(watcher.pile("hand")).to_have_attribute("data-card", "--")
    expect(own.pile("hand")).to_have_attribute("data-card", re.compile("[^-]"))


def test_from_a_pile_the_arrows_lead_to_the_board(own):
    """Where one last stood there; Home and End as on it."""
    own.add_bots(1).start()
    assert wait_for_turn(own)
    own.press("ArrowRight")
    expect(own.cells.nth(1)).to_be_focused()
    own.pile("draw").focus()
    own.answer(" ")
    refused = own.answer("Enter")
    # Said again, and not written down again.
    assert own.answer("Enter") == refused
    expect(own.page.locator("[data-log] li").filter(has_text=refused)).to_have_count(1)
    for pile, key, cell in (("draw", "ArrowDown", 1), ("discard", "Control+End", 3), ("hand", "Home", 2)):
        own.pile(pile).focus()
        own.press(key)
        expect(own.cells.nth(cell)).to_be_focused()
    assert own.answer("Enter").startswith("You put")


def test_tg_27_the_fingerprint_is_shown_before_and_the_record_after(own):
    """TG-27."""
    own.add_bots(1).start()
    fingerprint = own.page.locator(".proof .code").inner_text()
    assert len(fingerprint) == 64
    while wait_for_turn(own):
        own.answer(" ")
        own.answer("Enter")
    own.press("Shift+S")
    expect(own.page.get_by_role("group", name="Results")).to_be_focused()
    expect(own.page.locator("tbody tr")).to_have_count(1)
    expect(own.page.locator("tbody .faces")).to_have_count(2)
    own.press("Escape")
    expect(own.grid.locator(":focus")).to_have_count(1)
    own.page.get_by_text("Proof of fair dealing").click()
    expect(own.page.locator(".proof")).to_contain_text(fingerprint)
    assert "TG1-" in own.page.get_by_label("Record of round 1").input_value()


def test_a_link_without_a_table_says_so(visit, server):
    page = visit(f"{server.url}/t/nothing-here")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    # Nothing of what is done at a table.
    expect(page.get_by_role("navigation").get_by_role("button")).to_have_text(["New game"])
    expect(page.get_by_role("navigation").get_by_label("Language")).to_be_visible()


def test_whoever_reloads_has_the_very_same_seat(own):
    """TG-22."""
    own.add_bots(1).start()
    while not own.mine:
        own.page.wait_for_timeout(50)
    own.answer(" ")
    card = own.pile("hand").get_attribute("data-card")
    own.page.reload()
    expect(own.pile("hand")).to_have_attribute("data-card", card)
    # The keys act at once.
    expect(own.cells.first).to_be_focused()
    assert own.answer("t") == "Your turn."


def test_the_address_alone_gives_a_seat_of_ones_own(visit, server):
    """TG-20: the owner's secret makes the owner, wherever it is kept; whoever else comes gets a secret of their own."""
    url, _ = make_table(server)
    page = CompanyPage(visit(url)).sit("Cy")
    tokens = page.page.evaluate("JSON.parse(localStorage.getItem('mulligan.tables')).map(({ token }) => token)")
    assert len(tokens) == 1
    assert len(tokens[0]) >= 22
    expect(page.button("party-start")).to_have_count(0)


def test_tg_20_the_link_stays_at_hand_once_cards_are_dealt(visit, server):
    """TG-20: whoever comes late can be sent it; that it is copied is said, and where it cannot be, it is marked."""
    page = owned(visit, server, {"permissions": ["clipboard-read", "clipboard-write"]}).sit("Ana").add_bots(1)
    owner = page.page.url
    copy = page.page.get_by_role("button", name="Copy the link", exact=True)
    expect(copy).to_have_count(1)
    page.start()
    assert wait_for_turn(page)
    expect(copy).to_have_count(1)
    copy.focus()
    assert page.answer("Enter") == "The link is copied."
    expect(copy).to_be_focused()
    assert page.page.evaluate("navigator.clipboard.readText()") == owner
    page.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden')) }")
    assert page.answer("Enter").startswith("The browser does not let a page copy here")
    link = page.page.get_by_label("Link", exact=True)
    expect(link).to_be_focused()
    assert link.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)") == owner
