"""Walking over a table by keys, and the hand: the same ways as on the page (walk.test.ts, moves.test.ts)."""

from __future__ import annotations

import pytest

from mulligan.api import deal_for
from mulligan.core.table import Place
from mulligan.play.match import Match
from mulligan.terminal.hand import Hand
from mulligan.terminal.walk import Cell, Ground
from mulligan.words import speak

STOCK, WASTE = Place("stock"), Place("waste")


def column(number: int, row: int | None = None) -> Cell:
    return Cell(Place("column", number), row)


def ground(code: str) -> Ground:
    session = Match(deal_for(code)).session
    return Ground(session.view(), session.game.layout_of(session.state))


GOLF = ground("GO1-E-AAAAAAB")
KLONDIKE = ground("KL1-D1N-AAAAAAB")
PEAKS = ground("TP1-E-AAAAAAB")


@pytest.mark.parametrize(
    ("where", "start", "stride", "end"),
    [
        (GOLF, Cell(STOCK), "right", Cell(WASTE)),
        (GOLF, Cell(STOCK), "left", Cell(STOCK)),
        (GOLF, column(3), "end", column(7)),
        (GOLF, column(7), "right", column(7)),
        (GOLF, column(3, 2), "home", Cell(STOCK)),
        (GOLF, column(3), "up", column(3, 4)),
        (GOLF, column(3, 2), "up", column(3, 1)),
        (GOLF, column(3, 1), "up", column(3)),
        (GOLF, column(3, 1), "down", column(3, 2)),
        (GOLF, column(3, 4), "down", column(3)),
        (GOLF, column(3), "down", Cell(STOCK)),
        (GOLF, column(6), "down", Cell(WASTE)),
        (GOLF, Cell(WASTE), "up", column(5)),
        # Cards that lie face down are walked over with their place.
        (KLONDIKE, column(7), "up", Cell(Place("foundation", 4))),
        (KLONDIKE, Cell(WASTE), "down", column(2)),
        (KLONDIKE, Cell(WASTE), "right", Cell(Place("foundation", 1))),
        (PEAKS, Cell(Place("tableau", 19)), "up", Cell(Place("tableau", 10))),
        (PEAKS, Cell(Place("tableau", 1)), "down", Cell(Place("tableau", 4))),
    ],
)
def test_keys_lead_across_places_through_fans_and_between_bands(where, start, stride, end):
    assert where.walk(start, stride) == end


@pytest.mark.parametrize(
    ("start", "stride", "end"),
    [
        (column(1), "right", column(2)),
        (column(1), "left", column(7)),
        (column(2), "right", column(5)),
        (column(5), "down", column(7)),
        (column(7), "right", column(7)),
        (column(5), "up", column(2)),
        (column(5), "home", column(2)),
        (column(2), "end", column(7)),
    ],
)
def test_with_cards_in_the_hand_keys_lead_to_where_they_can_go(start, stride, end):
    stops = [Place("column", number) for number in (7, 2, 5)]
    assert KLONDIKE.among(stops, start, stride) == end


def test_a_cell_that_is_gone_becomes_the_end_or_the_first_place():
    assert GOLF.settled(column(3, 5)) == column(3)
    assert GOLF.settled(column(3, 9)) == column(3)
    assert KLONDIKE.settled(column(7, 2)) == column(7)
    assert PEAKS.settled(column(3)) == Cell(STOCK)


class Table:
    """A match with a hand, and what was picked."""

    def __init__(self, code: str) -> None:
        self.match = Match(deal_for(code))
        self.hand = Hand(lambda: self.match.session, lambda: speak("en"), self._pick)

    def _pick(self, source, row, target, twice):
        self.match.pick(source, row, target, twice)
        self.hand.look()
        return iter(())

    @property
    def tokens(self) -> list[str]:
        return self.match.session.tokens


def klondike() -> tuple[Table, int, int]:
    """A deal in which a column's card fits on another column: both numbers."""
    table = Table("KL1-D1N-AAAAAAB")
    game = table.match.session.game
    tokens = [game.write_move(move) for move in table.match.session.view().legal]
    source, target = next(token for token in tokens if token.isdigit())
    return table, int(source), int(target)


def test_a_card_is_picked_up_and_put_down():
    table, source, target = klondike()
    [said] = table.hand.choose(column(source))
    assert said.startswith("Picked up: ")
    assert Place("column", target) in table.hand.targets
    assert not [*table.hand.choose(column(target))]
    assert table.tokens == [f"{source}{target}"]
    assert table.hand.lifted is None


def test_a_card_chosen_twice_goes_where_it_can():
    table, source, _ = klondike()
    for _ in range(2):
        [*table.hand.choose(column(source))]
    assert [token[0] for token in table.tokens] == [str(source)]


def test_a_whole_column_is_put_back_when_it_is_chosen_again():
    table, source, _ = klondike()
    [*table.hand.choose_whole(Place("column", source))]
    assert table.hand.lifted is not None
    [said] = table.hand.choose_whole(Place("column", source))
    assert said.startswith("Put back: ")
    assert (table.hand.lifted, table.tokens) == (None, [])


def test_the_hand_is_empty_at_another_table_even_where_that_has_no_such_place():
    table, source, _ = klondike()
    for match in (Match(table.match.deal), Match(deal_for("TP1-E-AAAAAAB"))):
        [*table.hand.lift(column(source))]
        assert table.hand.lifted is not None
        before, table.match = table.match, match
        table.hand.look()
        assert (table.hand.lifted, table.hand.targets) == (None, [])
        table.match = before


def test_what_cannot_go_anywhere_is_not_picked_up():
    table = Table("KL1-D1N-AAAAAAB")
    assert [*table.hand.lift(Cell(WASTE))] == ["Waste: there is nowhere to go now"]
    assert [*table.hand.can_go(Cell(STOCK))] == ["Draw"]
    assert table.hand.lifted is None
