"""What a solver answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from mulligan.core.table import Move

Objective = Literal["win", "best", "shortest"]
"""What the line is to reach: a win; the best score of a finished game; a win in the fewest moves."""
Verdict = Literal["won", "lost", "unknown"]
"""Whether the position can be won with every card known; unknown when the budget ran out first."""


@dataclass(frozen=True, slots=True)
class Solution:
    """A solver's answer about one position.

    Attributes:
        verdict: won, lost or unknown.
        line: the moves from the position to the objective; ``None`` where it cannot be reached, is unknown, or was
            not asked for.
        left: the fewest cards in the columns at the end of a game; ``None`` if unknown or without meaning.
        strokes: the best strokes at the end of a game (GP-14); ``None`` likewise.
        points: the best points at the end of a game (GP-12, GP-13); ``None`` likewise.
        states: how many positions were reached on the way to the answer.
        seconds: how long it took.
        minimal: whether the line is proved to be a win in the fewest moves, a finish (KL-17) not counted as one.
    """

    verdict: Verdict
    line: tuple[Move, ...] | None
    left: int | None
    strokes: int | None
    points: int | None
    states: int
    seconds: float
    minimal: bool = False


PLAYED: Final = Solution("won", None, None, None, None, 0, 0.0)
"""What is known of a position that was won by playing it."""
