"""The review of a game: what its deal allowed, what each position still allowed, and where it was given away (PL-6).

A position can be worth no more than the one before it: whatever can be reached after a move can be reached before it.
So where two positions of a game are worth the same, all between them are, and few have to be solved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from mulligan.core.game import AnyGame
from mulligan.core.table import Move
from mulligan.solve.registry import Solver
from mulligan.solve.solution import Objective, Solution

SECONDS: Final = 60.0
"""How long a review may take where nothing else is said."""
_SHARE: Final = 0.25
"""The share of the time that is left which one position may take, so that a hard one does not take it all."""


@dataclass(frozen=True, slots=True)
class Slip:
    """Where something was given away.

    Attributes:
        move: the number of the move that did it, from 0: the position before it was worth more than the one after.
        first: the number of the first move that may have done it: the same, or smaller where positions before were not
            decided in time.
        better: moves that would have kept what there was, from the position before ``first``; ``None`` where none was
            found in time.
    """

    move: int
    first: int
    better: tuple[Move, ...] | None


@dataclass(frozen=True, slots=True)
class Review:
    """What a game allowed.

    Attributes:
        positions: what each position is worth: the deal's, then that after each move. Without lines.
        win: where the win was given away; ``None`` where it was not, or there was none.
        par: where the best score that could be reached got worse first; ``None`` where it did not, or is not known.
    """

    positions: tuple[Solution, ...]
    win: Slip | None
    par: Slip | None

    @property
    def deal(self) -> Solution:
        """What the deal is worth: its true par."""
        return self.positions[0]


def worth(game: AnyGame, state: Any, solution: Solution) -> int | None:
    """The best score that a position allows, the greater the better; ``None`` where the solver gives none."""
    if getattr(game.rules(state), "scoring", "") == "strokes":
        return None if solution.strokes is None else -solution.strokes
    return solution.points


class _Reviewer:
    def __init__(
        self, game: AnyGame, path: Sequence[Any], solver: Solver, seconds: float, stop: Callable[[], bool]
    ) -> None:
        self._game = game
        self._path = path
        self._solver = solver
        self._stop = stop
        self._until = monotonic() + seconds
        self._found: dict[int, Solution] = {}

    def _solve(self, at: int, objective: Objective = "win", *, want_line: bool = False) -> Solution:
        left = 0.0 if self._stop() else max(0.0, self._until - monotonic())
        return self._solver(self._path[at], objective, budget=left * _SHARE, want_line=want_line)

    def _worth(self, at: int) -> tuple[Any, ...]:
        one = self._found[at]
        return one.verdict, one.left, one.strokes, one.points

    def _between(self, first: int, last: int) -> None:
        """Find what the positions between two are worth, of which that is known."""
        same = self._worth(first) == self._worth(last)
        counted = self._found[last].left is not None
        won, lost = self._found[last].verdict == "won", self._found[first].verdict == "lost"
        if last - first < 2 or (same and self._found[last].verdict != "unknown") or (not counted and (won or lost)):
            for at in range(first + 1, last):
                self._found[at] = self._found[last if won else first]
            return
        middle = (first + last) // 2
        self._found[middle] = self._solve(middle)
        self._between(first, middle)
        self._between(middle, last)

    def review(self) -> Review:
        end = len(self._path) - 1
        for at in {0, end}:
            self._found[at] = self._solve(at)
        self._between(0, end)
        positions = tuple(self._found[at] for at in range(end + 1))
        won = [one.verdict == "won" if one.verdict != "unknown" else None for one in positions]
        scores = [worth(self._game, state, one) for state, one in zip(self._path, positions, strict=True)]
        return Review(positions, self._slip(won, "win"), self._slip(scores, "best"))

    def _slip(self, values: Sequence[int | None], objective: Objective) -> Slip | None:
        """The first move after which the value is known to be less than it was before."""
        best = next((value for value in values if value is not None), None)
        if best is None:
            return None
        worse = next((at for at, value in enumerate(values) if value is not None and value < best), None)
        if worse is None:
            return None
        before = max(at for at in range(worse) if values[at] is not None)
        line = self._solve(before, objective, want_line=True).line
        return Slip(worse - 1, before, line or None)


def review(
    game: AnyGame,
    path: Sequence[Any],
    solver: Solver,
    *,
    seconds: float = SECONDS,
    stop: Callable[[], bool] = lambda: False,
) -> Review:
    """Review a game that is over, or was given up, with every card known.

    Args:
        game: the game.
        path: the positions from the deal to the last one.
        solver: the game's solver.
        seconds: when to give up; what is not decided by then is unknown.
        stop: asked between positions whether nobody waits for the review any more.
    """
    return _Reviewer(game, path, solver, seconds, stop).review()
