"""A Golf position as arrays of integers for the scan."""

from __future__ import annotations

import threading
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

_rooms = threading.local()


def _room(blocks: int) -> Ints:
    """Room for the sets of draws, one a thread: to ask for fresh memory would take as long as a short game."""
    room: Ints | None = getattr(_rooms, "reached", None)
    if room is None or len(room) < blocks:
        room = np.empty((blocks, scan.COLUMNS, scan.PLACES), np.int64)
        _rooms.reached = room
    return room


@lru_cache
def ranks_under(rules: GolfRules) -> Ints:
    """Ask the rules' own predicates, once, what fits on what and what forbids to draw: ``by_rank`` without a stock."""
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
    """A position, and room for what the scan finds. The arrays are those of :func:`mulligan.solve.golf_scan.scan`.

    Attributes:
        order: the columns' numbers on the table, from 0, the tallest first.
        stock: the ranks of the stock in the order in which they are drawn.
    """

    order: tuple[int, ...]
    stock: tuple[int, ...]
    played: Ints
    free: Ints
    tops: Ints
    weights: Ints
    by_rank: Ints
    reached: Ints

    @property
    def blocks(self) -> int:
        """How many blocks there are."""
        return int(self.weights @ self.tops) + 1

    @staticmethod
    def place(first: int, second: int) -> tuple[int, int]:
        """Where heights of the first two columns are in a block: the place, and by how many bits a set is shifted."""
        group, lane = divmod(first, scan.LANES)
        return second * scan.GROUPS + group, lane * scan.LANE_BITS

    def heights(self, block: int, first: int, second: int) -> tuple[int, ...]:
        """The columns' heights in a block, at heights of the first two."""
        heights = [first, second]
        for top in self.tops[scan.OUTER :].tolist():
            block, height = divmod(block, top + 1)
            heights.append(height)
        return tuple(heights)


def pack(state: GolfState) -> Packed:
    """Pack a position of a game."""
    order = tuple(sorted(range(scan.COLUMNS), key=lambda number: -len(state.columns[number])))
    played = np.full((scan.COLUMNS, scan.HEIGHTS), scan.NOTHING, np.int64)
    free = played.copy()
    for at, number in enumerate(order):
        ranks = [card.rank for card in state.columns[number]]
        played[at, : len(ranks)] = ranks
        free[at, 1 : len(ranks) + 1] = ranks
    tops = [len(state.columns[number]) for number in order]
    played[0, tops[0]] = state.waste[-1].rank if state.waste else scan.EMPTY

    weights, blocks = [0] * scan.OUTER, 1
    for top in tops[scan.OUTER :]:
        weights.append(blocks)
        blocks *= top + 1

    stock = tuple(card.rank for card in reversed(state.stock))
    by_rank = ranks_under(state.rules).copy()
    for draws, rank in enumerate(stock, 1):
        by_rank[scan.ON_DRAWN] |= (by_rank[scan.FITS, rank] >> _RANKS & 1) << draws
    return Packed(order, stock, played, free, np.array(tops), np.array(weights), by_rank, _room(blocks))


_RANKS: Final = np.arange(scan.RANKS)
