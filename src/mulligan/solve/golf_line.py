"""From what was reached back to a line of moves."""

from __future__ import annotations

from mulligan.solve import golf_scan as scan
from mulligan.solve.golf_reach import Reached

Position = tuple[tuple[int, ...], int, int]
"""The columns' heights in the packed order, the column played last, the number of cards drawn by then."""


def _before(reached: Reached, position: Position) -> Position:
    """A position from which the last play of ``position``, perhaps after some draws, leads to it."""
    packed = reached.packed
    heights, column, draws = position
    earlier = (*heights[:column], heights[column] + 1, *heights[column + 1 :])
    card = packed.played[column, heights[column]]
    for last, on in reached.arrivals(earlier, draws):
        if packed.by_rank[scan.FITS, on] >> card & 1:
            return earlier, last, draws
    # Else the card was played on the last of some cards drawn, and no free card forbade to draw them.
    free = sum(1 << rank for rank in {int(packed.free[at, height]) for at, height in enumerate(earlier)})
    for fewer in range(draws - 1, -1, -1):
        for last, on in reached.arrivals(earlier, fewer):
            if not packed.by_rank[scan.BARS, on] & free:
                return earlier, last, fewer
        if packed.by_rank[scan.BARS, packed.stock[fewer - 1]] & free:
            break
    raise AssertionError("a position was reached, and nothing leads to it")


def walk_back(reached: Reached) -> list[int | None]:
    """The moves that lead to the fewest cards left, with the fewest draws.

    Returns:
        The columns played, as they are numbered on the table from 0, and ``None`` for each draw.
    """
    packed = reached.packed
    start = tuple(packed.tops.tolist())
    column, _ = next(reached.arrivals(reached.fewest, reached.draws))
    position: Position = reached.fewest, column, reached.draws
    moves: list[int | None] = []
    while position[0] != start:
        before = _before(reached, position)
        moves.append(packed.order[position[1]])
        moves += [None] * (position[2] - before[2])
        position = before
    return moves[::-1]
