"""Every line of a little Golf position, tried out: the plain search that the solver is held to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tests.counts.little_golf import Position, following


@dataclass(frozen=True)
class Best:
    """The best ends of a game.

    Attributes:
        left: the fewest cards left in the columns at the end of a game.
        strokes: the fewest strokes at the end of a game (GP-14).
        moves: the fewest moves of a win; ``None`` where there is none.
    """

    left: int
    strokes: int
    moves: int | None


def best_end(start: Position, ends: str, draw: str) -> Best:
    """Play all games from a position to their ends."""

    @cache
    def best(now: Position) -> Best:
        after = [best(then) for _, then in following(now, ends, draw)]
        if not after:
            left = sum(map(len, now[0]))
            return Best(left, left or -len(now[2]), None if left else 0)
        wins = [one.moves for one in after if one.moves is not None]
        return Best(min(one.left for one in after), min(one.strokes for one in after), 1 + min(wins) if wins else None)

    return best(start)
