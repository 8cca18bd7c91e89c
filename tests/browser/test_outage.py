"""PL-11 as the player sees it: the server dies in the middle of a game."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.table import WON, TablePage, sentences

LOST = "The connection is lost; trying again. Your game is safe."


def test_pl_11_the_game_goes_on_by_itself_after_kill_9(visit, own_server, faults):
    """PL-11: the page connects again by itself, nothing is lost, and what was asked meanwhile is carried out once."""
    faults.expect("WebSocket connection to .* failed")
    table = TablePage(visit(f"{own_server.url}/deal/GO1-E-AAAAAAB")).ready().sit().play(WON[:10])
    own_server.kill()
    # The first of three is seen at once; all three wait.
    table.press(*WON[10:13])
    expect(table.end("column5")).to_have_attribute("data-card", "3c")
    expect(table.said).to_have_text(LOST)
    assert table.moves.inner_text() == "10"
    own_server.start(port=urlsplit(own_server.url).port)
    table.counted(13)
    expect(table.said).to_have_text(sentences(WON[:13])[-1])
    table.play(WON[13:], before=13)
    expect(table.score).to_have_text("350")
    assert [said for said in table.spoken() if said in set(sentences(WON))] == sentences(WON)
    assert table.recorded("lost") == []


def test_pl_11_a_reload_while_the_server_is_down_is_no_end(visit, own_server, faults):
    """PL-11: the page is opened while nobody answers, and the server comes back."""
    faults.expect("WebSocket connection to .* failed")
    table = TablePage(visit(f"{own_server.url}/deal/GO1-E-AAAAAAB")).ready().sit().play(WON[:5])
    shown, port = table.state(), urlsplit(own_server.url).port
    own_server.kill()
    own_server.start(port=port)
    table.page.reload()
    table.ready().counted(5)
    assert table.state() == shown
    table.sit().play(WON[5:8], before=5)


def test_a_server_that_does_not_answer_is_told_where_a_game_is_wanted(visit, own_server, faults):
    faults.expect("ERR_CONNECTION_REFUSED")
    page = visit(own_server.url)
    page.get_by_role("button", name="New game…: Golf patience").click()
    own_server.kill()
    page.get_by_role("button", name="Deal", exact=True).click()
    sentence = "The server does not answer. Check the connection and try again."
    expect(page.locator("dialog .fault")).to_have_text(sentence)
    assert TablePage(page).spoken() == [sentence]
    own_server.start(port=urlsplit(own_server.url).port)
    page.get_by_role("button", name="Deal", exact=True).click()
    TablePage(page).ready()
