"""Plans end where something new is seen; those that end alike are one; those far behind are given up."""

from collections import Counter

from mulligan.games.klondike import Klondike
from mulligan.games.registry import read_code
from mulligan.solve.plans import PlannedMove, Tried, merged, plan_of, still_close
from mulligan.solve.solution import PLAYED, Solution
from mulligan.solve.worlds import Known, look

GAME = Klondike()
LOST = Solution("lost", None, None, None, None, 0, 0.0)


def step(name):
    return PlannedMove((name,), GAME.legal_moves(read_code("KL1-D3N-AAAAAAB").start())[0])


def test_plans_that_end_alike_are_one_the_shortest_and_count_together():
    far, near, other = (step("a"), step("b"), step("end")), (step("c"), step("end")), (step("other"),)
    assert merged(Counter({far: 2, near: 1, other: 2})) == [near, other]


def test_a_plan_ends_at_the_first_new_card_and_leaves_out_ways_that_lead_back():
    state = read_code("KL1-D3N-AAAAAAB").start()
    known = Known.of(GAME, [state])
    up, draw = (GAME.read_move(state, token) for token in ("4f", "d"))
    assert plan_of(known, state, (up, draw)) == (PlannedMove(look(GAME, state), up),)
    everything = Known.of(GAME, [state], all_seeing=True)
    after, round_the_stock = state, []
    for _ in range(9):
        round_the_stock.append(GAME.read_move(after, "d"))
        after, _ = GAME.play(after, round_the_stock[-1])
    assert [one.move for one in plan_of(everything, state, (*round_the_stock, up))] == [up]


def test_a_win_by_playing_on_counts_more_than_one_that_there_may_be():
    played, possible, lost = Tried((), [PLAYED], 1), Tried((), [PLAYED]), Tried((), [LOST])
    assert played.rank < possible.rank < lost.rank


def test_a_plan_far_behind_is_given_up_and_one_close_by_is_not():
    best, close, behind = (Tried((), [PLAYED] * 16, played) for played in (12, 10, 3))
    assert still_close([best, close, behind], 16) == [best, close]
    assert still_close([best, close, behind], 2) == [best, close, behind]
