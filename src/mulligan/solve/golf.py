"""The exact Golf solver: any position of a game, under every option (GP-8, GP-26, GP-27).

One scan reaches all positions there are (:mod:`mulligan.solve.golf_scan`). It gives the fewest cards left, and with how
few drawn cards they are reached. The rest follows:

- A game is *finished* when it is won or blocked (GP-10, GP-11). Only then does its score stand; who stops earlier has
  not finished, whatever the counter shows.
- From a position with the fewest cards left no card can be played, there or after any draw, else fewer would be left.
  So what is left of the stock may be drawn under either rule for drawing (GP-6), and that ends in a block with these
  very cards left. Strokes (GP-14) and points (GP-13) both are the better the fewer cards are left.
- Once the columns are cleared, strokes count what is left of the stock and points do not. A win plays every column card
  once and draws some cards: it is shortest when it draws fewest, and then its strokes are best too.
"""

from __future__ import annotations

from time import monotonic

from mulligan.core.table import Move
from mulligan.games.golf import COLUMNS, DRAW, PLAY, ROWS, GolfState
from mulligan.solve.golf_line import walk_back
from mulligan.solve.golf_pack import pack
from mulligan.solve.golf_reach import Reached, reach
from mulligan.solve.solution import Objective, Solution, Verdict


def points(left: int) -> int:
    """The points of a finished game with so many cards left (GP-12, GP-13)."""
    return max(0, 10 * (COLUMNS * ROWS - left) - 10 * left)


def _line(reached: Reached) -> tuple[Move, ...]:
    """The moves to the fewest cards left, and on to the end of the game."""
    moves = walk_back(reached)
    if any(reached.fewest):
        moves += [None] * (len(reached.packed.stock) - reached.draws)
    return tuple(DRAW if column is None else PLAY[column] for column in moves)


def solve(state: GolfState, objective: Objective = "win", *, budget: float = 60.0, want_line: bool = True) -> Solution:
    """Solve a position of Golf; arguments as in :class:`mulligan.solve.registry.Solver`.

    Fewest left, strokes and points are those of the best finished game from here, whatever the objective. The line of
    ``best`` ends in a finished game, won or blocked; that of ``win`` and ``shortest`` is the shortest win.
    """
    begun = monotonic()
    reached = reach(pack(state), begun + budget, keep=want_line)
    if isinstance(reached, int):
        return Solution("unknown", None, None, None, None, reached, monotonic() - begun)
    left = sum(reached.fewest)
    line = _line(reached) if want_line and (left == 0 or objective == "best") else None
    strokes = left or reached.draws - len(state.stock)
    verdict: Verdict = "lost" if left else "won"
    minimal = line is not None and left == 0
    seconds = monotonic() - begun
    return Solution(verdict, line, left, strokes, points(left), reached.states, seconds, minimal)
