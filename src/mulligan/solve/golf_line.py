"""From the sets of draws back to a line of moves."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from mulligan.solve import golf_scan as scan
from mulligan.solve.golf_pack import Packed

Heights = tuple[int, ...]
Position = tuple[Heights, int, int]
"""Heights, the column played last, the number of cards drawn by then."""


class _Sets:
    """The sets of draws by position, and the rules, as plain integers."""

    def __init__(self, packed: Packed) -> None:
        self.tops: Heights = tuple(packed.tops.tolist())
        self.cards: list[list[int]] = packed.played.tolist()
        self.fits: list[int] = packed.by_rank[scan.FITS].tolist()
        self.bars: list[int] = packed.by_rank[scan.BARS].tolist()
        self.stock = packed.stock
        self._packed = packed

    def arrivals(self, heights: Heights, draws: int) -> Iterator[tuple[int, int]]:
        """The columns by which a position is reached with so many draws, each with the rank played from it."""
        block = int(self._packed.weights @ np.array(heights))
        place, shift = self._packed.place(*heights[: scan.OUTER])
        for column, word in enumerate(self._packed.reached[block, :, place].tolist()):
            if word >> shift + draws & 1:
                yield column, self.cards[column][heights[column]]

    def free(self, heights: Heights) -> int:
        """The ranks of the free cards, as bits."""
        ranks = 0
        for cards, height in zip(self.cards, heights, strict=True):
            ranks |= 1 << cards[height - 1] if height else 0
        return ranks


def _before(sets: _Sets, position: Position) -> Position:
    """A position from which the one play of ``position``, perhaps after some draws, leads to it."""
    heights, column, draws = position
    earlier = (*heights[:column], heights[column] + 1, *heights[column + 1 :])
    card = 1 << sets.cards[column][heights[column]]
    for last, rank in sets.arrivals(earlier, draws):
        if sets.fits[rank] & card:
            return earlier, last, draws
    free = sets.free(earlier)
    for fewer in range(draws - 1, -1, -1):
        for last, rank in sets.arrivals(earlier, fewer):
            if not sets.bars[rank] & free:
                return earlier, last, fewer
        assert not sets.bars[sets.stock[fewer - 1]] & free, "nothing leads to a position that was reached"
    raise AssertionError("nothing leads to a position that was reached")


def walk_back(packed: Packed, heights: Heights, draws: int) -> list[int | None]:
    """The moves from the start to a position that was reached with so many draws.

    Args:
        packed: the start, scanned to the end.
        heights: the columns' heights, in the packed order.
        draws: the number of cards drawn.

    Returns:
        The columns played, as they are numbered on the table from 0, and ``None`` for each draw.
    """
    sets = _Sets(packed)
    column, _ = next(sets.arrivals(heights, draws))
    position: Position = heights, column, draws
    moves: list[int | None] = []
    while position[0] != sets.tops:
        before = _before(sets, position)
        moves.append(packed.order[position[1]])
        moves += [None] * (position[2] - before[2])
        position = before
    return moves[::-1]
