"""Golf solved the plain way: depth first, and never twice from the same position. The baseline of bench.golf_solver.

Compiled as the solver is, so that the two differ in the way alone.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from mulligan.core.cards import JOKER
from mulligan.games.golf import GolfState
from mulligan.solve.golf_pack import pack
from mulligan.solve.golf_scan import BARS, COLUMNS, FITS, RANKS

HEIGHTS = 6
DRAWS = 20


@numba.njit(nogil=True)
def search(cards: Any, heights: Any, waste: int, stock: Any, fits: Any, bars: Any, only_win: bool, seen: Any) -> Any:
    """The fewest cards left and, for a win, the fewest drawn; with ``only_win`` the first win ends the search."""
    weights = np.array([HEIGHTS**column for column in range(COLUMNS)])
    start = 0
    for column in range(COLUMNS):
        start += heights[column] * weights[column]
    todo = [(start, 0, waste)]
    fewest, drawn = heights.sum() + 1, 0
    while len(todo):
        at, draws, on = todo.pop()
        bit = (at * DRAWS + draws) * RANKS + on
        if seen[bit >> 6] >> (bit & 63) & 1:
            continue
        seen[bit >> 6] |= np.int64(1) << (bit & 63)
        left = 0
        free_ranks = 0
        for column in range(COLUMNS):
            height = at // weights[column] % HEIGHTS
            left += height
            if height > 0:
                free_ranks |= 1 << cards[column, height - 1]
        if left < fewest or (left == 0 and draws < drawn):
            fewest, drawn = left, draws
            if left == 0 and only_win:
                break
        if left == 0:
            continue
        if draws < len(stock) and bars[on] & free_ranks == 0:
            todo.append((at, draws + 1, stock[draws]))
        for column in range(COLUMNS):
            height = at // weights[column] % HEIGHTS
            if height > 0 and fits[on] >> cards[column, height - 1] & 1:
                todo.append((at - weights[column], draws, cards[column, height - 1]))
    return fewest, drawn


class PlainSearch:
    """Solves deals one after another in the same room."""

    def __init__(self) -> None:
        self._seen = np.zeros(HEIGHTS**COLUMNS * DRAWS * RANKS // 64 + 1, np.int64)

    def strokes(self, state: GolfState, *, only_win: bool = False) -> int:
        """The best strokes; with ``only_win`` zero or less where there is a win."""
        packed = pack(state)
        cards = np.full((COLUMNS, HEIGHTS), JOKER, np.int64)
        cards[:, : HEIGHTS - 1] = packed.free[:, 1:]
        waste = int(packed.played[0, packed.tops[0]])
        stock = np.array(packed.stock, np.int64)
        self._seen[:] = 0
        fewest, drawn = search(
            cards, packed.tops, waste, stock, packed.by_rank[FITS], packed.by_rank[BARS], only_win, self._seen
        )
        return int(fewest) or int(drawn) - len(stock)
