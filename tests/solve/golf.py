"""Golf positions for the solver, and what its lines lead to."""

from __future__ import annotations

from collections.abc import Sequence

from mulligan.core.cards import Card
from mulligan.core.game import judge
from mulligan.games.golf import Golf, GolfRules, GolfState
from mulligan.solve.solution import Solution

GOLF = Golf()


def cards(ranks: Sequence[str]) -> tuple[Card, ...]:
    """Cards of these ranks; suits never matter (GP-3)."""
    return tuple(Card("Xr" if rank == "X" else rank + "c") for rank in ranks)


def state_of(columns: Sequence[str], waste: str, stock: str, rules: GolfRules) -> GolfState:
    """A position from ranks: columns from the top, the stock in the order in which it is drawn."""
    piles = [cards(column) for column in columns] + [()] * (7 - len(columns))
    return GolfState(rules, tuple(piles), cards(waste), cards(stock)[::-1])


def end_of(state: GolfState, solution: Solution) -> GolfState:
    """Where the line leads, each of its moves judged by the rules."""
    assert solution.line is not None
    for move in solution.line:
        assert judge(GOLF, state, move) is None
        state, _ = GOLF.play(state, move)
    return state


def check_ends(state: GolfState, best: Solution, win: Solution, shortest: Solution) -> None:
    """The lines of the three objectives lead where the answers say."""
    end = end_of(state, best)
    outcome = GOLF.outcome(end)
    assert outcome is not None, "the best line ends in a finished game"
    assert outcome.kind == ("won" if best.left == 0 else "blocked")
    assert outcome.left == best.left
    assert (best.verdict, best.left == 0) in (("won", True), ("lost", False))
    by_scoring = {"strokes": best.strokes, "points": best.points}
    assert GOLF.scores(end) == (by_scoring[state.rules.scoring],)
    for other in (win, shortest):
        assert (other.verdict, other.left, other.strokes) == (best.verdict, best.left, best.strokes)
        if best.verdict == "won":
            assert GOLF.outcome(end_of(state, other)) == outcome
        else:
            assert other.line is None
