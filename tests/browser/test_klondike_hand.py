"""Klondike by finger and by mouse: taps, runs dragged, what lies under them, the fan of three, the finish, starting over."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import expect

from mulligan.games.registry import read_code
from mulligan.play.session import Session
from tests.browser.lines import TOUCH_CODE, TOUCH_LINE, at_table
from tests.browser.table import TablePage, middle, sentences

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
DRAW_3 = "KL1-D3N-AAAAAAG"
FINISH = "Finish: all cards to the foundations"


def tap(table: TablePage, place: str, row: int | None = None, count: int = 0) -> None:
    """Tap a place's end, or a covered card where it is to be seen."""
    cell = table.end(place) if row in (None, count) else table.covered(place, row)
    table.page.touchscreen.tap(*middle(cell))


def finger(table: TablePage, source: str, row: int, count: int, target: str) -> None:
    """Carry a card and what lies on it with a finger."""
    cell = table.end(source) if row == count else table.covered(source, row)
    (from_x, from_y), (to_x, to_y) = middle(cell), middle(table.end(target))
    cdp = table.page.context.new_cdp_session(table.page)
    # A finger comes to rest before it lets go; else the browser takes it for a fling, and the next tap for its end.
    for kind, part in (("touchStart", 0), ("touchMove", 0.3), ("touchMove", 0.7), *[("touchMove", 1)] * 8):
        point = {"x": from_x + part * (to_x - from_x), "y": from_y + part * (to_y - from_y)}
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        table.page.evaluate("() => new Promise(requestAnimationFrame)")
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def play(table: TablePage, line: list[str]) -> None:
    for number, move in enumerate(at_table(TOUCH_CODE, line), 1):
        if move.token == "f":
            table.page.get_by_role("button", name=FINISH).tap()
        elif move.tapped:
            tap(table, move.source)
        elif move.token == "d":
            tap(table, "stock")
        elif move.taken or number % 4 == 0:
            finger(table, move.source, move.row, move.count, move.target)
        else:
            tap(table, move.source, move.row, move.count)
            expect(table.page.locator(".sprite.chosen")).to_have_count(move.count - move.row + 1)
            tap(table, move.target)
        table.counted(number)


def test_a_whole_game_is_won_by_touch(deal):
    """KL-17, KL-18, issue 3: taps, click-click, runs dragged with a finger, and the finish button."""
    table = deal(TOUCH_CODE, **PHONE)
    button = table.page.get_by_role("button", name=FINISH)
    play(table, TOUCH_LINE[:-1])
    expect(button).to_be_visible()
    places = (
        "[...document.querySelectorAll('.actions > *, [data-said]')].map(one => one.getBoundingClientRect().toJSON())"
    )
    offered = table.page.evaluate(places)
    tap(table, "stock")
    table.button("Undo").tap()
    assert table.page.evaluate(places) == offered
    button.tap()
    expect(table.said).to_contain_text("Won: ")
    expect(button).to_have_count(0)
    said = [text for text in table.spoken() if not text.startswith("Picked up")]
    assert said[: len(TOUCH_LINE) - 1] == sentences(TOUCH_LINE, TOUCH_CODE)[:-1]
    table.button("Undo").tap()
    expect(button).to_be_visible()


def test_a_run_is_dragged_by_any_of_its_cards(deal):
    """KL-4: the row picked and all above it; nothing of it is asked twice."""
    table = deal(TOUCH_CODE).sit()
    runs = [(number, move) for number, move in enumerate(at_table(TOUCH_CODE, TOUCH_LINE)) if move.count > move.row]
    number, run = next((number, move) for number, move in runs if move.target.startswith("column"))
    for at, move in enumerate(at_table(TOUCH_CODE, TOUCH_LINE[:number]), 1):
        cell = table.end(move.source) if move.row == move.count else table.covered(move.source, move.row)
        cell.click()
        if not move.tapped and move.token != "d":
            table.end(move.target).click()
        table.counted(at)
    source = table.covered(run.source, run.row)
    cards = table.cards(run.source)[-(run.count - run.row + 1) :]
    mouse = table.page.mouse
    mouse.move(*middle(source))
    mouse.down()
    mouse.move(*middle(table.end(run.target)), steps=6)
    expect(table.page.locator(".sprite.held")).to_have_count(len(cards))
    mouse.up()
    table.counted(number + 1)
    assert table.cards(run.target)[-len(cards) :] == cards


def test_what_lies_under_a_lifted_card_is_drawn(deal):
    """Issue 3: under the last card of a column its place, under the waste's card the one below it."""
    table = deal(DRAW_3).sit().press("d", "d")
    table.counted(2)
    mouse = table.page.mouse
    x, y = middle(table.end("column1"))
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 30, y + 200, steps=4)
    empty = table.page.locator(".captions .place")
    expect(empty).to_have_count(5)
    table.press("Escape")
    mouse.up()
    expect(empty).to_have_count(4)


def test_a_drop_that_does_not_fit_is_refused_with_its_reason(deal):
    """KL-20 by dragging: the card nods, and nothing changes."""
    table = deal(TOUCH_CODE)
    start = table.state()
    table.drag(table.end("column1"), table.end("column2"))
    [said] = table.wait_spoken(1)
    assert re.search(r" on .+: must be (of the other colour|exactly one rank lower)$", said), said
    assert table.wait_nods(1) == table.cards("column1")
    assert table.state() == start


def test_a_drop_needs_no_aim(deal):
    """Issue 3: a column is reached from beside it, a foundation from any other (KL-18)."""
    table = deal(TOUCH_CODE)
    mouse = table.page.mouse
    box = table.end("column6").bounding_box()
    mouse.move(*middle(table.end("column3")))
    mouse.down()
    mouse.move(box["x"] + box["width"] * 1.2, box["y"] + box["height"] * 0.9, steps=6)
    mouse.up()
    table.counted(1)
    assert table.wait_spoken(1) == sentences(["36"], TOUCH_CODE)


def test_a_face_down_card_says_why_it_stays(deal):
    """KL-20: face-down cards are no cells; the mouse is told all the same."""
    table = deal(TOUCH_CODE)
    table.page.locator("[data-hidden][data-place=column7]").click()
    [said] = table.wait_spoken(1)
    assert "face down" in said
    expect(table.page.locator("button[data-place=column7]")).to_have_count(1)


@pytest.mark.parametrize("left", [False, True])
def test_a_covered_card_of_the_waste_says_why_it_stays(deal, left):
    """KL-20: where it is to be seen it is no part of the card on top, and is told so by its name."""
    table = deal(DRAW_3)
    if left:
        table.button("Menu").click()
        table.button("Settings").click()
        table.page.get_by_label("Left-handed layout").check()
        table.press("Escape")
    table.end("stock").click()
    table.counted(1)
    cards = Session(read_code(DRAW_3))
    cards.act("d")
    waste = [str(card) for pile in cards.view().piles if pile.place.kind == "waste" for card in pile.cards]
    expect(table.end("waste")).to_have_attribute("data-card", waste[-1])
    areas = table.page.locator("[data-hidden][data-place=waste]")
    expect(areas).to_have_count(2)
    for number, card in enumerate(waste[:2]):
        table.forget()
        areas.nth(number).click()
        assert table.wait_nods(1) == [card]
        [said] = table.spoken()
        assert "covered" in said or "blocked" in said, said
    expect(table.moves).to_have_text("1")
    # The card on top is tapped as before.
    table.end("waste").click()
    table.wait_spoken(2)
    assert "covered" not in table.spoken()[1]


def test_a_redeal_that_is_taken_back_is_seen_on_its_way(deal):
    """Cards go over from the stock as they went back to it; with reduced motion nothing travels."""
    for motion in ("no-preference", "reduce"):
        table = deal("KL1-D1N-AAAAAAE", reduced_motion=motion).sit().rush(["d"] * 25)
        expect(table.end("stock")).to_have_accessible_name("Stock: 24 cards")
        table.page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
        table.forget()
        table.press("u")
        expect(table.end("stock")).to_have_accessible_name("Stock: 0 cards")
        if motion == "reduce":
            table.page.wait_for_function(
                "() => document.getAnimations().every(({ playState }) => playState !== 'running')"
            )
            assert table.recorded("motion") == []
        else:
            table.page.wait_for_function("() => window.recorded.motion.includes('transition of transform')")


def test_two_taps_look_for_a_place_and_a_tap_beside_puts_back(deal):
    """KL-18."""
    table = deal(TOUCH_CODE)
    table.end("column3").click()
    expect(table.page.locator(".sprite.chosen")).to_have_count(1)
    x, y = middle(table.end("column1"))
    table.page.mouse.click(x, y + 150)
    expect(table.page.locator(".sprite.chosen")).to_have_count(0)
    table.end("column3").dblclick()
    table.counted(1)
    assert table.spoken()[-1] == sentences(["36"], TOUCH_CODE)[0]


@pytest.mark.parametrize("size", [(1280, 760), (360, 740), (320, 568), (740, 360)], ids=str)
def test_the_waste_is_fanned_by_three_with_both_corners_seen(deal, size):
    """KL-10: rank and suit of the two covered cards, the last on top; the others squared below."""
    width, height = size
    table = deal(DRAW_3, viewport={"width": width, "height": height}, reduced_motion="reduce").sit().rush(["d", "d"])
    session = Session(read_code(DRAW_3))
    session.act("d")
    session.act("d")
    shown = [str(card) for card in session.view().waste[-3:]]
    boxes = [table.page.locator(f".sprite[data-card='{card}']").bounding_box() for card in shown]
    fan, waste = [box["x"] for box in boxes], table.end("waste").bounding_box()
    # The rank stands within a third of the card's width, and the suit below it.
    assert all(after - before >= 0.36 * waste["width"] for before, after in itertools.pairwise(fan))
    assert waste["x"] == fan[-1], "the last one is the one to play"
    neighbour = table.end("foundation1").bounding_box()
    assert waste["x"] + waste["width"] <= neighbour["x"] or waste["y"] + waste["height"] <= neighbour["y"]


def test_the_same_deal_is_started_over_at_the_same_table(deal):
    table = deal(TOUCH_CODE).sit()
    start = table.state()
    table.play(["d", "d"])
    where = table.page.url
    table.button("Menu").click()
    table.button("Start this deal over").click()
    table.button("Play on").click()
    table.counted(2)
    table.button("Menu").click()
    table.button("Start this deal over").click()
    table.button("Start over").click()
    table.counted(0)
    assert table.state() == start
    assert table.page.url == where
    assert table.wait_spoken(3)[-1] == "The same cards are dealt again."
    expect(table.button("Undo")).to_have_attribute("aria-disabled", "true")


def test_every_legal_move_can_be_played_from_a_list(deal):
    """WCAG 2.5.7: nothing needs dragging, nor a second tap."""
    table = deal(TOUCH_CODE)
    table.button("Menu").click()
    table.button("Possible moves").click()
    moves = table.page.get_by_role("dialog", name="Possible moves")
    moves.get_by_role("button", name=re.compile("from column 3 to column 6")).click()
    table.counted(1)
    assert table.wait_spoken(1) == sentences(["36"], TOUCH_CODE)


def test_a_bankroll_goes_on_to_the_next_deal(deal):
    """KL-14: Vegas with a bankroll."""
    table = deal("KL1-D1VM-AAAAAAB")
    bankroll = table.page.locator("[data-figure=bankroll]")
    expect(bankroll).to_have_text("$0")
    table.sit().play(["d"])
    expect(bankroll).to_have_text("-$52")
    table.button("Next deal").click()
    dialog = table.page.get_by_role("dialog", name="Leave this deal?")
    dialog.get_by_role("button", name="Next deal").click()
    expect(table.said).to_contain_text("-$52")
    expect(table.moves).to_have_text("0")
    expect(bankroll).to_have_text("-$52")
    # The code of the cards that lie there now.
    expect(table.page.locator("button.code")).to_have_text("KL1-D1VM-AAAAAAC")
