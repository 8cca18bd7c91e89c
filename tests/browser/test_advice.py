"""Hints, the winnable light and winnable deals at the table, by hand, by keys and by ear (PL-6, PL-7, PL-9, CD-5, KL-12)."""

import re

import pytest
from playwright.sync_api import expect

from mulligan.games.registry import read_code
from mulligan.solve.golf import solve
from tests.browser.advised import OVER, SLIP, THROWN, switch
from tests.browser.table import CODE, TablePage
from tests.browser.test_axe import check, close, open_menu
from tests.web.server import Server

NEVER = re.compile("None of ([0-9]+) worlds like this one can be won")


@pytest.fixture(autouse=True)
def _table_goes_on(faults):
    """What is asked of a table that has gone on meanwhile is answered so; the browser notes it down as an error."""
    faults.expect("409")


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


def test_pl_6_a_hint_is_thought_about_longer_when_it_is_asked_for_again(deal):
    table = deal("GO1-S-AAAAAAB")
    for number in range(9):
        table.sit().press("d")
        table.counted(number + 1)
    table.button("Hint").click()
    expect(table.said).to_contain_text(NEVER)
    worlds = int(NEVER.search(table.said.inner_text())[1])
    table.forget()
    table.button("Think longer").click()
    expect(table.button("Think longer")).to_be_focused()
    table.wait_heard("Hint: ")
    assert int(NEVER.search(table.said.inner_text())[1]) > worlds
    table.press("Tab")
    table.sit().press("d")
    table.counted(10)
    expect(table.button("Hint")).to_be_visible()


def test_pl_6_a_hint_waits_for_the_moves_before_it(deal):
    table = deal().sit().press("d", "5", "h")
    table.counted(2)
    expect(table.said).to_contain_text("Hint: ")
    expect(table.page.locator(".sprite.hinted")).to_have_count(1)


def test_pl_6_a_hint_for_a_table_that_has_gone_on_is_dropped(deal):
    table = deal().sit()
    held = []
    table.page.route("**/hint", lambda route: held.append(route))
    with table.page.expect_request("**/hint"):
        table.press("h")
    while not held:
        table.page.wait_for_timeout(10)
    answer = held[0].fetch()
    assert answer.status == 200
    table.press("d")
    table.counted(1)
    with table.page.expect_response("**/hint") as came:
        held[0].fulfill(response=answer)
    came.value.finished()
    table.press("w")
    expect(table.page.get_by_role("region", name="Position in words")).to_be_visible()
    assert "Hint" not in " ".join(table.spoken())
    expect(table.page.locator(".sprite.hinted")).to_have_count(0)


def test_pl_6_a_hint_comes_by_itself_once_the_solvers_are_ready(deal, faults):
    faults.expect("503")
    table = deal()
    told = {"code": "warming", "text": "The solvers are still being made ready."}
    table.page.route("**/hint", lambda route: route.fulfill(status=503, json=told), times=1)
    table.button("Hint").click()
    expect(table.said).to_contain_text(told["text"])
    expect(table.said).to_contain_text("Hint: Draw.")
    assert table.spoken().count(told["text"]) == 1


def test_pl_6_a_server_that_has_just_started_says_so_and_lets_play_go_on(visit, tmp_path, faults):
    faults.expect("503")
    server = Server(tmp_path, env={"NUMBA_CACHE_DIR": str(tmp_path / "kernels")})
    try:
        table = TablePage(visit(f"{server.url}/deal/{CODE}")).ready()
        table.sit().press("h")
        expect(table.said).to_contain_text("The solvers are still being made ready on this server")
        table.play(["d", "5"])
        visit.close()
    finally:
        server.close()


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
    expect(table.said).to_have_text("There are no hints for this game.")
    table.press("?")
    expect(table.page.get_by_role("dialog")).to_contain_text("undoes")
    expect(table.page.get_by_role("dialog")).not_to_contain_text("gives a hint")
    table.page.keyboard.press("Escape")
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
    expect(light).to_have_text("Winnable")
    for number in range(SLIP - 1):
        table.sit().play(THROWN[number : number + 1], number)
        expect(light).to_have_attribute("data-light", "won")
    table.play(THROWN[SLIP - 1 : SLIP], SLIP - 1)
    expect(light).to_have_attribute("data-light", "lost")
    expect(light).to_have_text("Lost")
    expect(table.said).to_contain_text("This position can’t be won any more.")
    table.press("u")
    expect(light).to_have_attribute("data-light", "won")
    expect(table.said).not_to_contain_text("any more")
    verdicts = [one for one in table.spoken() if one.startswith("This position can")]
    assert [one.split()[2] for one in verdicts] == ["can", "can’t", "can"], "heard when it changes, and then only"


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


def test_cd_5_new_game_deals_only_what_can_be_won(visit, server, faults):
    """A server that has just been started is asked again without a word from the player."""
    faults.expect("503")
    page = visit(server.url)
    page.get_by_role("button", name="New game…: Golf patience").click()
    page.get_by_label("Standard", exact=True).check()
    page.get_by_label("Winnable deals only").check()
    soon = {"code": "warming", "text": "Not ready yet"}
    page.route("**/api/tables", lambda route: route.fulfill(status=503, json=soon), times=1)
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.get_by_text("Not ready yet").first).to_be_visible()
    expect(page.locator("p.fault")).to_have_count(0)
    table = TablePage(page).ready()
    code = page.get_by_title("Copy the code").inner_text()
    assert re.fullmatch("GO1-S-[A-Z]{7}", code)
    assert solve(read_code(code).start()).verdict == "won"
    assert table.moves.inner_text() == "0"
    table.button("New game").click()
    expect(page.get_by_label("Winnable deals only")).to_be_checked()


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
    whole = "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)"
    assert page.evaluate(f"{whole}(document.querySelector('[data-said]').getBoundingClientRect())"), "all of it is seen"
    assert page.evaluate(fits)
    assert page.evaluate(grid) == before
