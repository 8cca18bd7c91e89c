"""How Golf is scored: GP-12 to GP-15."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.core.table import Outcome
from mulligan.games.registry import read_code
from tests.games.positions import GOLF, played, position
from tests.games.test_golf_setup import WINNING


def score(state):
    (only,) = GOLF.scores(state)
    return only


def with_left(left, waste, stock="", **rules):
    """A position with so many column cards, none of which fits on the waste."""
    columns = ["2c " * min(5, max(0, left - 5 * number)) for number in range(7)]
    state = position("/".join(columns), waste, stock, **rules)
    assert sum(map(len, state.columns)) == left
    return state


@pytest.mark.parametrize("letters", ["E", "C", "ES", "EF", "EJ2"])
def test_gp12_points_start_at_zero(letters):
    assert score(read_code(f"GO1-{letters}-AAAAAAB").start()) == 0


def test_gp12_ten_for_a_card_removed_and_nothing_for_a_draw():
    state = read_code("GO1-E-AAAAAAB").start()
    expected = 0
    for token in WINNING.split():
        state = played(state, token)
        expected += 0 if token == "d" else 10
        assert score(state) == expected
    assert expected == 350


@pytest.mark.parametrize("left", range(1, 36))
def test_gp12_gp13_the_penalty_at_a_block(left):
    """max(0, 10r - 10(35 - r)) with r removed; before the block nothing is taken."""
    before = with_left(left, "9d", "9h")
    removed = 35 - left
    assert score(before) == 10 * removed
    blocked = played(before, "d")
    assert GOLF.outcome(blocked) == Outcome("blocked", left)
    assert score(blocked) == max(0, 10 * removed - 10 * left)


@pytest.mark.parametrize(("removed", "points"), [(34, 330), (31, 270), (30, 250), (25, 150), (18, 10), (17, 0), (0, 0)])
def test_gp13_blocked_totals_of_the_page(removed, points):
    assert score(with_left(35 - removed, "9d")) == points


@pytest.mark.parametrize("stock", ["", "9h", "9h 9c 9s Kd"])
def test_gp13_a_won_game_is_350_whatever_is_left_in_the_stock(stock):
    won = played(position("8h", "9d", stock), "1")
    assert GOLF.outcome(won) == Outcome("won")
    assert score(won) == 350


@pytest.mark.parametrize("ends", ["wrap", "queen", "strict"])
@pytest.mark.parametrize("draw", ["anytime", "when_stuck"])
def test_gp14_strokes_are_the_cards_left_while_playing_and_when_blocked(ends, draw):
    rules = {"ends": ends, "draw": draw, "scoring": "strokes"}
    assert score(with_left(35, "9d", "9h", **rules)) == 35
    assert score(with_left(4, "9d", "9h", **rules)) == 4
    blocked = played(with_left(4, "9d", "9h", **rules), "d")
    assert GOLF.outcome(blocked) == Outcome("blocked", 4)
    assert score(blocked) == 4


@pytest.mark.parametrize(("stock", "strokes"), [("", 0), ("9h", -1), ("9h 9c 9s Kd", -4)])
def test_gp14_after_a_full_clear_one_less_for_each_card_in_the_stock(stock, strokes):
    won = played(position("8h", "9d", stock, scoring="strokes"), "1")
    assert score(won) == strokes


def test_gp14_the_line_of_the_page_in_strokes():
    """35 at the start, one less with every card, and two under zero with two cards in the stock."""
    state = read_code("GO1-EK-AAAAAAB").start()
    left = 35
    for token in WINNING.split()[:-1]:
        assert score(state) == left
        state = played(state, token)
        left -= token != "d"
    assert left == 1
    assert score(played(state, "7")) == -2


def test_gp14_a_joker_left_is_a_card_left():
    assert score(position("Xr / 2c 3c", "9d", "9h", scoring="strokes", jokers=1)) == 3


@given(st.integers(0, 35), st.sampled_from(["points", "strokes"]))
def test_gp15_a_hole_given_up_counts_its_cards_left(left, scoring):
    """In points, what a block there would have left."""
    state = with_left(left, "9d", "9h", scoring=scoring)
    if scoring == "strokes":
        assert GOLF.given_up_score(state) == (left or -1)
    else:
        assert GOLF.given_up_score(state) == (max(0, 350 - 20 * left) if left else 350)


def test_gp15_giving_up_costs_no_more_than_being_blocked():
    for scoring in ("points", "strokes"):
        for left in range(1, 36):
            before = with_left(left, "9d", "9h", scoring=scoring)
            blocked = played(before, "d")
            assert GOLF.given_up_score(before) == GOLF.given_up_score(blocked) == score(blocked)
