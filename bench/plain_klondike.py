"""Klondike solved the plain way: depth first, and never twice from the same cards in the same places.

The baseline of bench.klondike_solver. Compiled as the solver is; a position is its piles, in a table as 62 bits that
mix them.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from mulligan.games.klondike import KlondikeState
from mulligan.solve.klondike_pack import NUMBER

PILES = 13
"""Stock, waste, four foundations, seven columns, as in a state."""
ROOM = 25
MASK = (1 << 62) - 1


@numba.njit(nogil=True)
def mixed(piles: Any, heights: Any, down: Any) -> int:
    total = np.int64(1)
    for pile in range(PILES):
        part = np.int64(heights[pile] * 32 + down[pile] + 1)
        for row in range(heights[pile]):
            part = ((part ^ (part >> 29)) * 6364136223846793005 + piles[pile, row] * 1442695040888963407 + 1) & MASK
        total = ((total ^ (total >> 31)) * 3935559000370003845 + part) & MASK
    return total


@numba.njit(nogil=True)
def goes(card: int, pile: int, piles: Any, heights: Any) -> bool:
    """Whether a card may go on a pile: its foundation, or a column."""
    if pile < 6:
        own = 2 + (0, 3, 1, 2)[card & 3]
        return pile == own and heights[pile] == card >> 2
    if heights[pile] == 0:
        return card >> 2 == 12
    on = piles[pile, heights[pile] - 1]
    return on >> 2 == (card >> 2) + 1 and (on & 2) != (card & 2)


@numba.njit(nogil=True)
def search(piles: Any, heights: Any, down: Any, draw: int, most: int) -> Any:
    """1 won, 0 lost, -1 where ``most`` positions do not tell; and how many there were."""
    seen = {mixed(piles, heights, down)}
    frames = [(piles, heights, down)]
    while len(frames):
        piles, heights, down = frames.pop()
        if heights[2] + heights[3] + heights[4] + heights[5] == 52:
            return 1, len(seen)
        if len(seen) > most:
            return -1, len(seen)
        for source in range(PILES):
            first = heights[source] - 1
            if source == 0 or (source == 1 and heights[0] == 0):
                first = 0
            elif source >= 6:
                first = down[source]
            for target in range(PILES):
                for row in range(first, heights[source]):
                    if source == 0:
                        fits = target == 1
                    elif source == 1 and target == 0:
                        fits = heights[0] == 0
                    else:
                        last = row == heights[source] - 1
                        fits = target >= 2 and target != source and (target >= 6 or last) and (source != 1 or last)
                        fits = fits and goes(piles[source, row], target, piles, heights)
                    if not fits:
                        continue
                    after, tall, under = piles.copy(), heights.copy(), down.copy()
                    if source == 0 or target == 0:
                        cards = min(draw, heights[0]) if source == 0 else heights[1]
                        for _ in range(cards):
                            tall[source] -= 1
                            after[target, tall[target]] = after[source, tall[source]]
                            tall[target] += 1
                    else:
                        for moved in range(row, heights[source]):
                            after[target, tall[target]] = after[source, moved]
                            tall[target] += 1
                        tall[source] = row
                        if row > 0 and under[source] == row:
                            under[source] -= 1
                    key = mixed(after, tall, under)
                    if key not in seen:
                        seen.add(key)
                        frames.append((after, tall, under))
                    if source == 0 or target == 0:
                        break
    return 0, len(seen)


def plain_verdict(state: KlondikeState, most: int) -> tuple[str, int]:
    """Won, lost or unknown after so many positions, and how many there were; any number of passes."""
    piles = np.zeros((PILES, ROOM), np.int64)
    for at, pile in enumerate(state.piles):
        for row, card in enumerate(pile):
            piles[at, row] = NUMBER[card]
    heights = np.array([len(pile) for pile in state.piles], np.int64)
    verdict, states = search(piles, heights, np.array(state.down, np.int64), state.rules.draw, most)
    return {1: "won", 0: "lost", -1: "unknown"}[verdict], states
