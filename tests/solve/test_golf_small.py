"""On small packs the solver agrees with plain search under every option. These tests run compiled and uncompiled."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.games.golf import GolfRules
from mulligan.solve import golf_scan
from mulligan.solve.golf import points, solve
from tests.solve.golf import check_ends, state_of
from tests.solve.little_solver import best_end

ENDS = ["wrap", "queen", "strict"]
DRAW = ["anytime", "when_stuck"]

# Few ranks, so that much fits; both ends of the pack, and jokers.
RANKS = "KKKQQAA22334X"
heights = st.lists(st.integers(0, 5), min_size=1, max_size=7).filter(lambda tops: sum(tops) <= 10)


@st.composite
def positions(draw):
    """Columns from their tops, a waste card or none, the stock in the order in which it is drawn."""

    def pile(count):
        return draw(st.text(st.sampled_from(RANKS), min_size=count, max_size=count))

    return [pile(top) for top in draw(heights)], pile(draw(st.integers(0, 1))), pile(draw(st.integers(0, 6)))


@pytest.mark.parametrize("draw", DRAW)
@pytest.mark.parametrize("ends", ENDS)
@given(position=positions(), scoring=st.sampled_from(["points", "strokes"]))
def test_gp_6_gp_7_gp_26_gp_27_the_solver_agrees_with_plain_search(ends, draw, position, scoring):
    piles, waste, stock = position
    state = state_of(piles, waste, stock, GolfRules(ends=ends, draw=draw, scoring=scoring))
    little = tuple(column[::-1] for column in piles), waste, tuple(stock)
    expected = best_end(little, ends, draw)
    best, win, shortest = (solve(state, objective) for objective in ("best", "win", "shortest"))
    assert (best.left, best.strokes) == (expected.left, expected.strokes)
    assert best.verdict == ("lost" if expected.moves is None else "won")
    assert (None if shortest.line is None else len(shortest.line)) == expected.moves
    check_ends(state, best, win, shortest)
    bare = solve(state, "best", want_line=False)
    assert (bare.line, bare.left, bare.strokes, bare.points) == (None, best.left, best.strokes, best.points)
    assert bare.states == best.states


@pytest.mark.parametrize(("left", "score"), [(0, 350), (4, 270), (5, 250), (10, 150), (18, 0), (35, 0)])
def test_gp_13_points_of_a_finished_game(left, score):
    assert points(left) == score


def test_a_finished_game_is_its_own_answer():
    won = solve(state_of([], "K", "A2", GolfRules()))
    assert (won.verdict, won.line, won.left, won.strokes, won.points) == ("won", (), 0, -2, 350)
    blocked = solve(state_of(["K", "2"], "7", "", GolfRules()), "best")
    assert (blocked.verdict, blocked.line, blocked.left, blocked.strokes) == ("lost", (), 2, 2)


@given(draws=st.sets(st.integers(0, 19)))
def test_drawing_anytime_reaches_every_later_draw(draws):
    later = {draw for draw in range(20) if draws and draw > min(draws)}
    assert golf_scan.draw_anytime(sum(1 << draw for draw in draws)) == sum(1 << draw for draw in later)


@given(stuck=st.sets(st.integers(0, 19)), passing=st.sets(st.integers(0, 19)))
def test_drawing_when_stuck_goes_on_from_passing_draws_only(stuck, passing):
    later = set()
    for draw in range(20):
        if draw - 1 in stuck or (draw - 1 in later and draw - 1 in passing):
            later.add(draw)
    bits = [sum(1 << draw for draw in draws) for draws in (stuck, passing, later)]
    assert golf_scan.draw_when_stuck(bits[0], bits[1]) == bits[2]
