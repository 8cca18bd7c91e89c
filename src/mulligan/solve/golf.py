"""The exact Golf solver: any position, under every option (GP-8, GP-26, GP-27).

One scan of all positions (:mod:`mulligan.solve.golf_scan`) gives the fewest cards left and, when the columns can be
cleared, the fewest cards drawn for it. Everything else follows:

- A game is *finished* when it is won or blocked (GP-10, GP-11); only then does its score stand, in points as in strokes.
  Who stops earlier has not finished, and what the counter shows then is no result.
- From a position with the fewest cards left no card can be played, there or after any draw, else fewer would be left.
  So drawing what is left of the stock is allowed under either rule for drawing (GP-6), and ends in a block with these
  very cards left. Best strokes (GP-14) and best points (GP-13) both fall with each card left.
- Once the columns are cleared strokes count the stock that is left, points don't (GP-13, GP-14). A win plays every
  column card once and draws some: it is shortest when it draws fewest, and so it is also the best in strokes.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Final

import numpy as np

from mulligan.core.table import Move
from mulligan.games.golf import COLUMNS, DRAW, PLAY, ROWS, GolfState
from mulligan.solve import golf_scan as scan
from mulligan.solve.golf_line import walk_back
from mulligan.solve.golf_pack import Packed, pack
from mulligan.solve.solution import Objective, Solution

_PORTION: Final = 1024
"""Blocks between two looks at the clock: a fraction of a millisecond, or a second or two uncompiled."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a scan found.

    Attributes:
        heights: the columns' heights where the fewest cards are left, in the packed order; ``None`` if the budget ran
            out before the end.
        draws: with how few drawn cards they are reached.
        states: how many positions were reached: heights of the columns, whatever lies on the waste.
    """

    heights: tuple[int, ...] | None
    draws: int
    states: int


def look_through(packed: Packed, until: float) -> Found:
    """Scan all positions, unless the clock (``time.monotonic``) passes ``until`` before the end."""
    first = np.zeros((scan.FIRST, scan.HEIGHTS), np.int64)
    second = np.zeros((scan.SECOND, scan.PLACES), np.int64)
    lanes = np.zeros((scan.LANES_OF, scan.RANKS, scan.PLACES), np.int64)
    scan.look_at_inner(packed.played, packed.free, packed.by_rank, first, second, lanes)
    heights, outer = packed.tops.copy(), np.zeros((scan.CARDS, scan.COLUMNS), np.int64)
    words = np.zeros((scan.WORDS, scan.PLACES), np.int64)
    touched = np.zeros(packed.blocks, np.bool_)
    found = np.zeros(scan.RESULTS, np.int64)
    found[scan.LEFT] = packed.tops.sum() + 1
    when_stuck = bool(packed.by_rank[scan.BARS].any())

    block = packed.blocks - 1
    touched[block] = True
    packed.reached[block] = 0
    place, shift = packed.place(*packed.tops[: scan.OUTER].tolist())
    packed.reached[block, 0, place] = 1 << shift
    while block >= 0:
        if monotonic() > until:
            return Found(None, 0, int(found[scan.STATES]))
        block = scan.scan(
            block,
            _PORTION,
            packed.played,
            packed.free,
            packed.tops,
            packed.weights,
            when_stuck,
            packed.by_rank,
            first,
            second,
            lanes,
            heights,
            outer,
            words,
            packed.reached,
            touched,
            found,
        )
    draws = int(found[scan.DRAWS])
    return Found(
        packed.heights(*found[[scan.BLOCK, scan.FIRST_HEIGHT, scan.SECOND_HEIGHT]].tolist()),
        (draws & -draws).bit_length() - 1,
        int(found[scan.STATES]),
    )


def points(left: int) -> int:
    """The points of a finished game with so many cards left (GP-12, GP-13)."""
    return max(0, 10 * (COLUMNS * ROWS - left) - 10 * left)


def solve(
    state: GolfState, objective: Objective = "win", *, budget: float = 60.0, want_line: bool = True
) -> Solution:
    """Solve a position of Golf; arguments as in :class:`mulligan.solve.registry.Solver`.

    Fewest left, strokes and points are those of the best finished game from here. The line of ``best`` ends in a
    finished game, won or blocked; ``win`` and ``shortest`` give the shortest win.
    """
    begun = monotonic()
    packed = pack(state)
    found = look_through(packed, begun + budget)
    if found.heights is None:
        return Solution("unknown", None, None, None, None, found.states, monotonic() - begun)
    left = sum(found.heights)
    line: tuple[Move, ...] | None = None
    if want_line and (left == 0 or objective == "best"):
        moves = walk_back(packed, found.heights, found.draws)
        if left:
            moves += [None] * (len(state.stock) - found.draws)
        line = tuple(DRAW if column is None else PLAY[column] for column in moves)
    return Solution(
        "lost" if left else "won",
        line,
        left,
        left or found.draws - len(state.stock),
        points(left),
        found.states,
        monotonic() - begun,
    )
