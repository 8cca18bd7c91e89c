"""Klondike by keys alone: whole runs picked up and put down, what is said, and what a key shows (KL-18, KL-20)."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.lines import KEYS_CODE, KEYS_LINE, AtTable, at_table
from tests.browser.table import TablePage, sentences

ORDER = [
    *("stock", "waste"),
    *(f"foundation{number}" for number in range(1, 5)),
    *(f"column{number}" for number in range(1, 8)),
]


def walk_to(table: TablePage, place: str, up: int = 0) -> None:
    """Go to a place with the arrows, and so many cards up in it."""
    steps = ORDER.index(place) - ORDER.index(table.focus_place())
    table.press(*["ArrowRight" if steps > 0 else "ArrowLeft"] * abs(steps))
    expect(table.end(place)).to_be_focused()
    table.press(*["ArrowUp"] * up)


def carry(table: TablePage, move: AtTable, number: int) -> None:
    """Pick up and put down: by two digits, or by walking there, M, the arrows among the targets, and Enter."""
    digits = re.fullmatch("[1-7]{2}", move.token)
    if digits and not move.taken and number % 3:
        table.press(*move.token)
        return
    walk_to(table, move.source, move.count - move.row)
    table.press("m" if number % 2 else "Shift+Enter")
    expect(table.page.locator(".sprite.chosen")).to_have_count(move.count - move.row + 1)
    while table.focus_place() != move.target:
        before = table.focus_place()
        table.press("Home" if table.focus_place() == move.source else "ArrowRight")
        table.page.wait_for_function("place => document.activeElement.dataset.place !== place", arg=before)
    table.press("Enter")


def play(table: TablePage, line: list[str], after: Callable[[int], None] = lambda number: None) -> None:
    """Play a line of KEYS_CODE; ``after`` is called with the number of each move."""
    for number, move in enumerate(at_table(KEYS_CODE, line), 1):
        if move.token in ("d", "f"):
            table.press(move.token)
        elif move.tapped and move.source != "waste":
            table.press(move.token[0])
        elif move.tapped:
            walk_to(table, move.source)
            table.press("Enter")
        else:
            carry(table, move, number)
        table.counted(number)
        assert table.focus_place(), f"the focus left the board after move {number}"
        after(number)


def test_a_whole_game_is_won_by_keys_alone(deal):
    """Issue 3: draws, runs, the foundations and the finish; every action is said once, turned cards with it."""
    table = deal(KEYS_CODE).sit()
    play(table, KEYS_LINE)
    said = [text for text in table.spoken() if not text.startswith("Picked up")]
    assert said == sentences(KEYS_LINE, KEYS_CODE)
    assert "turns up in column" in " ".join(said)
    assert said[-1].startswith("All cards go to the foundations. Won: ")
    assert table.recorded("lost") == []
    for number in range(1, 5):
        assert table.end(f"foundation{number}").get_attribute("data-card")[0] == "K"
    table.press("u")
    expect(table.page.get_by_role("button", name="Finish: all cards to the foundations")).to_be_visible()


def test_every_pile_and_every_face_up_card_is_reached_and_named(deal):
    """PL-9: empty places too; what lies face down is told with its column."""
    table = deal(KEYS_CODE).sit().play(["2", "3", "4"])
    walk_to(table, "stock")
    names = []
    for place in ORDER:
        expect(table.end(place)).to_be_focused()
        names.append(table.page.evaluate("document.activeElement.ariaLabel"))
        table.press("ArrowRight")
    assert names[:6] == [
        "Stock: 24 cards",
        "Waste: empty",
        *(
            f"Foundation of {suit}: {what}"
            for suit, what in zip(
                ("spades", "hearts", "diamonds", "clubs"),
                [table.end(f"foundation{number}").get_attribute("aria-label").split(": ")[1] for number in range(1, 5)],
                strict=True,
            )
        ),
    ]
    assert all(re.match(r"Column \d: .* of ", name) for name in names[6:]), names
    described = table.end("column7").get_attribute("aria-describedby")
    expect(table.page.locator(f"[id='{described}']")).to_contain_text("6 face-down cards")


def test_a_card_that_can_go_to_several_places_is_picked_up_and_escape_puts_it_back(deal):
    table = deal("KL1-D1N-AAAAAAO").sit()
    start = table.state()
    table.press("3")
    expect(table.end("column3")).to_be_focused()
    expect(table.end("column3")).to_have_attribute("aria-pressed", "true")
    assert table.wait_spoken(1)[0].startswith("Picked up: ")
    expect(table.page.locator(".sprite.target, .place.target")).not_to_have_count(0)
    table.press("ArrowRight")
    assert table.focus_place() == "column6"
    table.press("Escape")
    expect(table.end("column3")).to_be_focused()
    expect(table.page.locator("[aria-pressed]")).to_have_count(0)
    assert table.wait_spoken(2)[1].startswith("Put back: ")
    assert table.state() == start
    table.press("3", "6")
    table.counted(1)
    assert table.spoken()[-1] == sentences(["36"], "KL1-D1N-AAAAAAO")[0]


def test_enter_twice_looks_for_a_place(deal):
    """KL-18: the second tap goes where most cards lie."""
    table = deal("KL1-D1N-AAAAAAO").sit()
    walk_to(table, "column3")
    table.press("Enter")
    expect(table.end("column3")).to_have_attribute("aria-pressed", "true")
    table.press("Enter")
    table.counted(1)
    assert table.wait_spoken(2)[-1] == sentences(["36"], "KL1-D1N-AAAAAAO")[0]


@pytest.mark.parametrize("key", ["g", "/"])
def test_a_key_tells_where_a_card_can_go(deal, key):
    """Issue 3: "Where can this go?", from the legal moves themselves."""
    table = deal("KL1-D1N-AAAAAAO").sit()
    walk_to(table, "column3")
    table.press(key)
    [told] = table.wait_spoken(1)
    assert re.fullmatch(r".+ from column 3 to column 6", told)
    expect(table.said).to_have_text(told)
    walk_to(table, "foundation1")
    table.press(key)
    assert table.wait_spoken(2)[1] == "Foundation of spades: there is nowhere to go now"
    walk_to(table, "stock")
    table.press(key)
    assert table.wait_spoken(3)[2] == "Draw"
    assert table.moves.inner_text() == "0"


def test_a_refusal_names_the_cards_and_nothing_changes(deal):
    """KL-20: a run put where it does not fit."""
    table = deal("KL1-D1N-AAAAAAO").sit()
    start = table.state()
    table.press("3", "1")
    said = table.wait_spoken(2)[1]
    assert re.search(r" on .+: must be (of the other colour|exactly one rank lower)$", said), said
    assert table.state() == start


def test_the_empty_stock_says_whether_there_is_a_redeal(deal):
    """KL-11: unlimited passes in Normal, one in Vegas."""
    table = deal(KEYS_CODE).sit().rush(["d"] * 24)
    expect(table.end("stock")).to_have_accessible_name("Stock: 0 cards")
    expect(table.end("stock")).to_have_accessible_description("Turn the waste back")
    counted = table.page.locator("[data-figure=pass]")
    expect(counted).to_have_text("Pass 1")
    table.press("d")
    expect(table.end("waste")).to_have_accessible_name("Waste: empty")
    expect(table.end("stock")).to_have_accessible_name("Stock: 24 cards")
    expect(counted).to_have_text("Pass 2")
    table.press("d")
    table.counted(26)
    assert table.spoken()[-2:] == sentences(["d"] * 26, KEYS_CODE)[-2:]
    vegas = deal("KL1-D1V-AAAAAAE").sit().rush(["d"] * 24)
    expect(vegas.end("stock")).to_have_accessible_description("nothing more to draw")
    vegas.press("d")
    expect(vegas.said).to_contain_text("there is no redeal")
    expect(vegas.score).to_have_text("-$52")


def test_the_keys_are_listed(deal):
    table = deal(KEYS_CODE).sit()
    table.press("?")
    keys = table.page.get_by_role("dialog", name="Keys at the table")
    for key in ("M", "Shift+Enter", "G", "1", "7"):
        expect(keys.locator("kbd", has_text=re.compile(f"^{re.escape(key)}$"))).to_have_count(1)
