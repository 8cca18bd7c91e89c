"""The review of a game: its deal's true best, and where that was given away (PL-6)."""

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mulligan.core.codes import Deal
from mulligan.core.deals import NUMBERS
from mulligan.games.golf import GolfRules
from mulligan.games.registry import read_record
from mulligan.play.session import replay
from mulligan.solve.golf import solve
from mulligan.solve.review import Slip, review, worth
from mulligan.solve.solution import Solution
from tests.solve.golf import GOLF, state_of
from tests.solve.test_hint import walked

VALUES = ("verdict", "left", "strokes", "points")


def values(solution):
    return tuple(getattr(solution, name) for name in VALUES)


@settings(max_examples=30)
@given(
    number=st.integers(0, NUMBERS - 1),
    rules=st.builds(
        GolfRules,
        ends=st.sampled_from(["wrap", "queen", "strict"]),
        draw=st.sampled_from(["anytime", "when_stuck"]),
        scoring=st.sampled_from(["points", "strokes"]),
    ),
    seed=st.integers(0, 2**32),
)
def test_pl_6_every_position_is_worth_what_the_solver_says(number, rules, seed):
    path = walked(GOLF, Deal(GOLF, rules, number).start(), 60, random.Random(seed))
    found = review(GOLF, path, solve)
    assert [values(one) for one in found.positions] == [values(solve(state)) for state in path]
    worths = [worth(GOLF, state, one) for state, one in zip(path, found.positions, strict=True)]
    assert all(before >= after for before, after in pairwise(worths))
    won = [one.verdict == "won" for one in found.positions]
    assert (found.win is None) == (won[0] == won[-1])
    assert (found.par is None) == (worths[0] == worths[-1])
    for slip, kept in ((found.win, won), (found.par, worths)):
        if slip is not None:
            assert slip.first == slip.move
            assert kept[slip.move] == kept[0] > kept[slip.move + 1]
            after, _ = GOLF.play(path[slip.move], slip.better[0])
            assert (solve(after).verdict == "won") == won[0]
            assert worth(GOLF, after, solve(after)) == worths[0] or slip is found.win


def test_pl_6_the_move_at_which_a_win_was_given_away():
    path = replay(read_record("GO1-E-AAAAAAB d 5 2 d d d d d d d d d d d d")).session.path
    found = review(GOLF, path, solve)
    assert found.deal.verdict == "won"
    assert found.win is not None
    assert found.win.first == found.win.move
    state = path[found.win.move]
    for move in found.win.better:
        assert GOLF.refusal(state, move) is None
        state, _ = GOLF.play(state, move)
    assert GOLF.outcome(state).kind == "won"


def test_a_game_played_as_well_as_can_be_gave_nothing_away():
    state = state_of(["3", "5"], "2", "4", GolfRules())
    path = [state]
    for move in solve(state).line:
        path.append(GOLF.play(path[-1], move)[0])
    found = review(GOLF, path, solve)
    assert (found.deal.verdict, found.win, found.par) == ("won", None, None)


def test_a_deal_alone_can_be_reviewed():
    found = review(GOLF, [state_of(["K", "2"], "7", "", GolfRules())], solve)
    assert [one.verdict for one in found.positions] == ["lost"]
    assert (found.win, found.par) == (None, None)


class Slow:
    """A solver that knows nothing but what it is told, position by position; it notes what it is asked."""

    def __init__(self, path, verdicts):
        self.verdicts = {id(state): verdict for state, verdict in zip(path, verdicts, strict=True)}
        self.asked = []

    def __call__(self, state, objective="win", *, budget=60.0, want_line=True):
        self.asked.append(budget)
        return Solution(self.verdicts[id(state)], None, None, None, None, 1, 0)


def states(count):
    return [state_of(["K", "2"], "7", "", GolfRules()) for _ in range(count)]


@pytest.mark.parametrize(
    ("verdicts", "win"),
    [
        ("won won lost lost", Slip(1, 1, None)),
        ("won unknown unknown lost", Slip(2, 0, None)),
        ("won won unknown lost", Slip(2, 1, None)),
        ("won unknown won unknown", None),
        ("unknown unknown lost lost", None),
        ("unknown unknown unknown unknown", None),
        ("lost lost lost lost", None),
    ],
)
def test_what_was_not_decided_is_said_to_be_unknown(verdicts, win):
    path, told = states(4), verdicts.split()
    found = review(GOLF, path, Slow(path, told))
    assert found.win == win
    assert found.par is None
    for one, verdict in zip(found.positions, told, strict=True):
        assert one.verdict == verdict or (verdict == "unknown" and one.verdict in ("won", "lost"))


def test_a_long_game_is_searched_by_halves():
    """Where only won or lost is known, few of many positions are solved."""
    path = states(400)
    solver = Slow(path, ["won"] * 217 + ["lost"] * 183)
    assert review(GOLF, path, solver).win == Slip(216, 216, None)
    assert len(solver.asked) <= 14


def test_a_review_that_nobody_waits_for_gives_no_solver_time():
    path = states(4)
    solver = Slow(path, ["unknown"] * 4)
    review(GOLF, path, solver, stop=lambda: True)
    assert set(solver.asked) == {0.0}
