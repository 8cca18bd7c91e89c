"""Places, and who may see what (GP-1: the stock lies face down)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.core.cards import Card, read_cards, write_cards
from mulligan.core.faults import Unreadable
from mulligan.core.table import (
    EVERYONE,
    NOBODY,
    Called,
    Carried,
    Ended,
    Outcome,
    Pile,
    Place,
    Turned,
    View,
    mask_event,
)

STOCK, WASTE, ROW = Place("stock"), Place("waste"), Place("row", 1)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("stock", Place("stock")),
        ("column3", Place("column", 3)),
        ("column10", Place("column", 10)),
        ("draw_pile", Place("draw_pile")),
    ],
)
def test_a_place_is_read_and_written(text, place):
    assert str(place) == text
    assert Place.read(text) == place


@pytest.mark.parametrize(
    "text",
    [
        "",
        "3",
        "column0",
        "column03",
        "column100",
        "Stock",
        "column-0",
        "column3-10",
        "column-1-2",
        "stock ",
        "col umn",
        "č",
        "a٣",
    ],
)
def test_what_is_no_place_is_unreadable(text):
    with pytest.raises(Unreadable) as caught:
        Place.read(text)
    assert caught.value.code == "place"
    assert caught.value.facts["text"] == text


@given(st.text(max_size=12))
def test_any_text_is_a_place_or_unreadable(text):
    try:
        place = Place.read(text)
    except Unreadable:
        return
    assert str(place) == text


@pytest.mark.parametrize(
    ("sight", "seat", "shown"),
    [
        (EVERYONE, None, "Ac 2c 3c"),
        (EVERYONE, 1, "Ac 2c 3c"),
        (NOBODY, None, "-- -- --"),
        (NOBODY, 0, "-- -- --"),
        (1, 1, "Ac 2c 3c"),
        (1, 0, "-- -- --"),
        (1, None, "-- -- --"),
        (0, None, "-- -- --"),
        ((NOBODY, EVERYONE, 0), 0, "-- 2c 3c"),
        ((NOBODY, EVERYONE, 0), 1, "-- 2c --"),
        ((NOBODY, EVERYONE, 0), None, "-- 2c --"),
    ],
)
def test_a_pile_as_each_viewer_sees_it(sight, seat, shown):
    pile = Pile(STOCK, read_cards("Ac 2c 3c"), sight)
    assert write_cards(pile.masked(seat)) == shown
    assert [pile.seen(position, seat) for position in range(3)] == [card != "--" for card in shown.split()]


def carried(before, after, row, cards, seat, *, turned=False):
    """How ``seat`` hears of cards that went from the stock to the waste, given the sights before and after."""
    event = Carried(STOCK, WASTE, read_cards(cards), row, turned)
    piles = [Pile(STOCK, read_cards("Ac 2c 3c 4c"), before), Pile(WASTE, ())]
    lie = [Pile(STOCK, read_cards("Ac 2c")), Pile(WASTE, read_cards(f"9h {cards}"), after)]
    masked = mask_event(event, piles, lie, seat)
    assert isinstance(masked, Carried)
    assert (masked.source, masked.target, masked.row, masked.reversed) == (STOCK, WASTE, row, turned)
    return write_cards(masked.cards)


def test_a_carried_card_is_shown_where_it_lay_or_lies_open():
    open_, down = (EVERYONE,) * 4, (NOBODY,) * 4
    assert carried(down, EVERYONE, 3, "3c 4c", None) == "3c 4c"
    assert carried(open_, NOBODY, 3, "3c 4c", None) == "3c 4c"
    assert carried(down, NOBODY, 3, "3c 4c", None) == "-- --"
    assert carried(NOBODY, (NOBODY, NOBODY, 1), 3, "3c 4c", 1) == "-- 4c"
    assert carried(NOBODY, (NOBODY, NOBODY, 1), 3, "3c 4c", 0) == "-- --"
    assert carried((NOBODY, NOBODY, EVERYONE, NOBODY), NOBODY, 3, "3c 4c", 0) == "3c --"


def test_cards_that_lie_the_other_way_round_are_masked_where_they_lay():
    seen_third = (NOBODY, NOBODY, EVERYONE, NOBODY)
    assert carried(seen_third, NOBODY, 3, "4c 3c", 0, turned=True) == "-- 3c"


def test_a_turned_card_is_shown_to_whom_it_is_turned():
    after = [Pile(ROW, read_cards("Ac 2c"), (NOBODY, 0))]
    assert mask_event(Turned(ROW, 2, Card("2c")), after, after, 0) == Turned(ROW, 2, Card("2c"))
    assert mask_event(Turned(ROW, 2, Card("2c")), after, after, 1) == Turned(ROW, 2, Card("--"))
    assert mask_event(Turned(ROW, 2, Card("2c")), after, after, None) == Turned(ROW, 2, Card("--"))


@pytest.mark.parametrize("event", [Called("finish"), Ended(Outcome("won"))])
def test_words_and_ends_are_for_everybody(event):
    assert mask_event(event, [], [], None) == event


def test_a_view_is_asked_by_place():
    columns = (Pile(Place("column", 1), read_cards("Ac")), Pile(Place("column", 2), ()))
    foundation = Pile(Place("foundation", 1), read_cards("As"))
    view = View(
        0, (Pile(STOCK, read_cards("-- --")), Pile(WASTE, read_cards("2c")), *columns, foundation), 0, (), (0,), None
    )
    assert view["column1"] == view[Place("column", 1)] == read_cards("Ac")
    assert view.stock == read_cards("-- --")
    assert view.waste == read_cards("2c")
    assert view.columns == (read_cards("Ac"), ())
    assert view.foundations == (read_cards("As"),)
    with pytest.raises(KeyError, match="column3"):
        view["column3"]
