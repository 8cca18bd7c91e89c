"""Play by mouse and by finger; what a card shows of itself; and what the page shows before the server has answered."""

from __future__ import annotations

import signal

import pytest
from playwright.sync_api import expect

from tests.browser.table import WON, TablePage, middle, sentences

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
COVERED = "10 of spades in row 4 of column 1: this card is blocked; only the free card of a column can be played"


def place_of(token: str) -> str:
    return "stock" if token == "d" else f"column{token}"


def test_a_game_is_won_by_clicks(deal):
    """PL-9, GP-13: the whole line by mouse; a click on a covered card is refused with its reason."""
    table = deal()
    table.covered("column1", 4).click()
    expect(table.said).to_have_text(COVERED)
    for number, token in enumerate(WON, 1):
        table.end(place_of(token)).click()
        table.counted(number)
    expect(table.score).to_have_text("350")
    assert table.wait_spoken(len(WON) + 1) == [COVERED, *sentences(WON)]
    expect(table.button("New game").last).to_be_visible()


def test_a_game_is_won_by_taps_on_a_phone(deal):
    """PL-9, GP-13: the whole line by finger."""
    table = deal(**PHONE)
    for number, token in enumerate(WON, 1):
        table.page.touchscreen.tap(*middle(table.end(place_of(token))))
        table.counted(number)
    expect(table.score).to_have_text("350")
    assert table.wait_spoken(len(WON)) == sentences(WON)


def test_a_tap_on_a_covered_card_is_refused_with_its_reason(deal):
    """GP-25 by finger."""
    table = deal(**PHONE)
    start = table.state()
    table.page.touchscreen.tap(*middle(table.covered("column1", 4)))
    expect(table.said).to_have_text(COVERED)
    assert table.state() == start


def test_a_card_dragged_to_the_waste_is_played(deal):
    table = deal()
    table.drag(table.end("stock"), table.end("waste"))
    table.counted(1)
    table.drag(table.end("column5"), table.end("waste"))
    table.counted(2)
    expect(table.end("waste")).to_have_attribute("data-card", "9c")
    assert table.wait_spoken(2) == sentences(["d", "5"])


def test_a_card_dragged_with_a_finger_is_played(deal):
    table = deal(**PHONE)
    table.end("stock").tap()
    table.counted(1)
    cdp = table.page.context.new_cdp_session(table.page)
    (from_x, from_y), (to_x, to_y) = middle(table.end("column5")), middle(table.end("waste"))
    for kind, part in (("touchStart", 0), ("touchMove", 0.3), ("touchMove", 0.7), ("touchMove", 1)):
        point = {"x": from_x + part * (to_x - from_x), "y": from_y + part * (to_y - from_y)}
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    expect(table.page.locator(".sprite.held")).to_have_attribute("data-card", "9c")
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    table.counted(2)
    expect(table.end("waste")).to_have_attribute("data-card", "9c")


def test_a_card_dragged_to_nowhere_goes_back(deal):
    table = deal()
    start = table.state()
    mouse, sprite = table.page.mouse, table.page.locator(".sprite[data-card='6h']")
    # Its cell lies where it will lie when it is dealt.
    lay = table.end("column1").bounding_box()
    x, y = middle(table.end("column1"))
    mouse.move(x, y)
    mouse.down()
    mouse.move(x - 60, y + 90, steps=5)
    expect(table.page.locator(".sprite.held")).to_have_attribute("data-card", "6h")
    carried = sprite.bounding_box()
    assert carried["x"] - lay["x"] == pytest.approx(-60, abs=3)
    assert carried["y"] - lay["y"] == pytest.approx(90, abs=3)
    mouse.up()
    expect(table.page.locator(".sprite.held")).to_have_count(0)
    table.page.wait_for_function(
        "([card, x, y]) => { const box = document.querySelector(`.sprite[data-card='${card}']`).getBoundingClientRect();"
        " return Math.abs(box.x - x) < 1 && Math.abs(box.y - y) < 1 }",
        arg=["6h", lay["x"], lay["y"]],
    )
    # Nothing was asked: the next answer is the first.
    table.end("stock").click()
    assert table.wait_spoken(1) == sentences(["d"])
    assert start["moves"] == "0"
    table.counted(1)


def test_escape_lets_go_of_a_dragged_card(deal):
    table = deal()
    table.end("stock").click()
    table.counted(1)
    mouse = table.page.mouse
    mouse.move(*middle(table.end("column5")))
    mouse.down()
    mouse.move(*middle(table.end("waste")), steps=5)
    expect(table.page.locator(".sprite.held")).to_have_count(1)
    table.press("Escape")
    expect(table.page.locator(".sprite.held")).to_have_count(0)
    mouse.up()
    table.end("column5").click()
    table.counted(2)
    assert table.wait_spoken(2) == sentences(["d", "5"])


def test_a_card_that_does_not_fit_dragged_to_the_waste_is_refused(deal):
    """GP-18 by dragging."""
    table = deal()
    start = table.state()
    table.drag(table.end("column1"), table.end("waste"))
    expect(table.said).to_have_text("6 of hearts on ace of clubs: must be one rank higher or lower")
    assert table.state() == start
    assert table.wait_nods(1) == ["6h"]


def test_a_covered_card_dragged_to_the_waste_is_refused_with_its_reason(deal):
    """GP-25 by dragging."""
    table = deal()
    start = table.state()
    table.drag(table.covered("column1", 4), table.end("waste"))
    expect(table.said).to_have_text(COVERED)
    assert table.state() == start
    assert table.wait_nods(1) == ["Ts"]
    expect(table.page.locator(".sprite.held")).to_have_count(0)


def test_a_refused_card_nods_and_nothing_changes(deal):
    """GP-18: the card that was asked for nods, each time that it is asked for."""
    table = deal()
    start = table.state()
    table.end("column1").click()
    table.wait_spoken(1)
    table.wait_nods(1)
    table.end("column1").click()
    table.wait_spoken(2)
    assert table.wait_nods(2) == ["6h", "6h"]
    assert table.state() == start


def test_a_card_that_can_go_shows_it_and_lifts_when_it_is_pointed_at(deal):
    """The cards that are playable are the legal ones; only those lift."""
    table = deal().sit().play(["d"])
    playable = table.page.locator("button.playable")
    places = playable.evaluate_all("cells => cells.map(cell => cell.dataset.place)")
    # On the 8 of spades: 9 of clubs. 7s are covered.
    assert places == ["stock", "column5"]
    table.end("column5").hover()
    expect(table.page.locator(".card.lifted")).to_have_count(1)
    expect(table.page.locator(".sprite[data-card='9c'] .card.lifted")).to_have_count(1)
    table.end("column1").hover()
    expect(table.page.locator(".card.lifted")).to_have_count(0)


def test_a_legal_move_is_shown_at_once_and_settled_when_the_server_answers(visit, own_server):
    """The card moves on the player's input, before any answer; then the server settles it."""
    table = TablePage(visit(f"{own_server.url}/deal/GO1-E-AAAAAAB")).ready().sit().play(["d"])
    own_server.process.send_signal(signal.SIGSTOP)
    try:
        table.press("5")
        expect(table.end("waste")).to_have_attribute("data-card", "9c")
        expect(table.end("column5")).to_have_attribute("data-card", "8h")
        assert (table.moves.inner_text(), table.score.inner_text()) == ("1", "0")
        assert table.spoken() == sentences(["d"])
    finally:
        own_server.process.send_signal(signal.SIGCONT)
    table.counted(2)
    expect(table.score).to_have_text("10")
    assert table.wait_spoken(2) == sentences(["d", "5"])


def test_a_drawn_card_stays_face_down_until_the_server_turns_it(visit, own_server):
    """The page can't know what is drawn: the card moves face down."""
    table = TablePage(visit(f"{own_server.url}/deal/GO1-E-AAAAAAB")).ready().sit()
    own_server.process.send_signal(signal.SIGSTOP)
    try:
        table.press("d")
        expect(table.end("waste")).to_have_attribute("data-card", "--")
    finally:
        own_server.process.send_signal(signal.SIGCONT)
    expect(table.end("waste")).to_have_attribute("data-card", "8s")
