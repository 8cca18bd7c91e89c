"""A Golf position as the arrays of integers that the scan reads."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from mulligan.core.cards import RANKS, Card
from mulligan.games.golf import GolfRules, GolfState, fitting, may_draw
from mulligan.solve import golf_scan as scan

Ints = NDArray[np.int64]

_BY_RANK: Final = (Card("Xr"), *(Card(rank + "c") for rank in RANKS))
_WASTES: Final = {card.rank: (card,) for card in _BY_RANK} | {scan.EMPTY: ()}
_ALL_RANKS: Final = np.arange(scan.RANKS)


@lru_cache
def _ranks_under(rules: GolfRules) -> Ints:
    """What fits on what and what forbids to draw: the rules' own predicates, asked once for each pair of ranks."""
    by_rank = np.zeros((scan.RULES, scan.RANKS), np.int64)
    for (on, waste), free in product(_WASTES.items(), _BY_RANK):
        state = GolfState(rules, ((free,),), waste, (free,))
        if free.rank in fitting(state):
            by_rank[scan.FITS, on] |= 1 << free.rank
        if not may_draw(state):
            by_rank[scan.BARS, on] |= 1 << free.rank
    return by_rank


@dataclass(frozen=True, slots=True)
class Packed:
    """A position of a game; the arrays are those of :func:`mulligan.solve.golf_scan.scan`.

    Attributes:
        order: the columns' numbers on the table, from 0, the tallest first.
        stock: the ranks of the stock in the order in which they are drawn.
        played: the rank of the card last played from each column, by height.
        free: the rank of each column's free card, by height.
        tops: the columns' heights.
        weights: how many blocks one card of an outer column makes.
        by_rank: what fits on what, and what is drawn under it.
    """

    order: tuple[int, ...]
    stock: tuple[int, ...]
    played: Ints
    free: Ints
    tops: Ints
    weights: Ints
    by_rank: Ints

    @property
    def blocks(self) -> int:
        """How many blocks there are; the position is in the last."""
        return 1 + self.block(tuple(self.tops.tolist()))

    def block(self, heights: tuple[int, ...]) -> int:
        """The block in which the columns have these heights."""
        return int(self.weights @ np.array(heights))

    def heights(self, block: int, first: int, second: int) -> tuple[int, ...]:
        """The columns' heights in a block, at heights of the first two."""
        heights = [first, second]
        for top in self.tops[scan.OUTER :].tolist():
            block, height = divmod(block, top + 1)
            heights.append(height)
        return tuple(heights)


def place_of(heights: tuple[int, ...]) -> tuple[int, int]:
    """Where heights of the first two columns are in a block: the place, and by how many bits a set is shifted there."""
    group, lane = divmod(heights[0], scan.LANES)
    return heights[1] * scan.GROUPS + group, lane * scan.LANE_BITS


def pack(state: GolfState) -> Packed:
    """Pack a position of a game."""
    order = tuple(sorted(range(scan.COLUMNS), key=lambda number: -len(state.columns[number])))
    tops = [len(state.columns[number]) for number in order]
    played = np.full((scan.COLUMNS, scan.HEIGHTS), scan.NOTHING, np.int64)
    free = played.copy()
    for column, number in enumerate(order):
        ranks = [card.rank for card in state.columns[number]]
        played[column, : len(ranks)] = ranks
        free[column, 1 : len(ranks) + 1] = ranks
    played[0, tops[0]] = state.waste[-1].rank if state.waste else scan.EMPTY

    weights, blocks = [0] * scan.OUTER, 1
    for top in tops[scan.OUTER :]:
        weights.append(blocks)
        blocks *= top + 1

    stock = tuple(card.rank for card in reversed(state.stock))
    by_rank = _ranks_under(state.rules).copy()
    for draws, rank in enumerate(stock, 1):
        by_rank[scan.ON_DRAWN] |= (by_rank[scan.FITS, rank] >> _ALL_RANKS & 1) << draws
    return Packed(order, stock, played, free, np.array(tops, np.int64), np.array(weights, np.int64), by_rank)
