"""The exact Klondike solver: any position of a game, any cards a draw, any limit of passes (KL-9 to KL-11)."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Final

import numpy as np

from mulligan.compiled import COMPILED
from mulligan.core.table import Move
from mulligan.games.klondike import KlondikeState
from mulligan.solve import klondike_cards as cards
from mulligan.solve import klondike_search as kernel
from mulligan.solve.klondike_line import line_of
from mulligan.solve.klondike_pack import Ints, pack
from mulligan.solve.klondike_shorten import shortened
from mulligan.solve.solution import Objective, Solution, Verdict

MEMORY: Final = 900
"""Megabytes that a search may take unless it is told otherwise."""

_PORTION: Final = 1 << 14 if COMPILED else 256
"""Moves between two looks at the clock: some thousandths of a second."""
_FIRST_TABLE: Final = 1 << 11
_FIRST_FRAMES: Final = 1 << 9
_GROWTH: Final = 4
_MEGABYTE: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class Searched:
    """The end of a search.

    Attributes:
        verdict: won, lost, or unknown where some budget was used up.
        states: positions reached, those within bursts of preparations as often as they come.
        frames: the way to the win, if it is one.
        last: the number of its last frame.
    """

    verdict: Verdict
    states: int
    frames: Ints
    last: int


def _larger(old: Ints, length: int) -> Ints:
    new = np.zeros((length, *old.shape[1:]), np.int64)
    new[: len(old)] = old
    return new


def search_from(frames: Ints, deal: Ints, *, until: float, states: int | None, memory: int) -> Searched:
    """Search from the position in the first frame.

    Args:
        frames: room for the way; the first frame is the start.
        deal: what belongs to it.
        until: when to give up, by ``time.monotonic``.
        states: after how many positions to give up; ``None`` for any number.
        memory: after how many megabytes to give up.
    """
    table = np.zeros(_FIRST_TABLE, np.int64)
    found = np.zeros(cards.RESULTS, np.int64)
    found[cards.FRAME] = -1
    reached = 1
    while True:
        portion = _PORTION if states is None else min(_PORTION, states - reached)
        if portion <= 0 or monotonic() > until:
            return Searched("unknown", reached, frames, 0)
        end = kernel.search(frames, deal, table, found, portion)
        reached = int(found[cards.FILLED] + found[cards.BURST])
        if end == cards.WON:
            return Searched("won", reached, frames, int(found[cards.FRAME]))
        if end == cards.LOST:
            return Searched("lost", reached, frames, 0)
        if end == cards.TOO_DEEP:
            frames = _larger(frames, _GROWTH * len(frames))
        elif end == cards.TABLE_FULL:
            # The old table stays until the new one is filled from it.
            if table.nbytes * (_GROWTH + 1) > memory * _MEGABYTE:
                return Searched("unknown", reached, frames, 0)
            larger = np.zeros(_GROWTH * len(table), np.int64)
            kernel.refill(table, larger)
            table = larger


def solve(
    state: KlondikeState,
    objective: Objective = "win",
    *,
    budget: float = 60.0,
    want_line: bool = True,
    states: int | None = None,
    memory: int = MEMORY,
) -> Solution:
    """Solve a position of Klondike; arguments as in :class:`mulligan.solve.registry.Solver`.

    Cards left and strokes mean nothing here. Every objective asks for a win; ``shortest`` for one in few moves, which
    are the fewest where ``minimal`` says so. What is left of the budget goes into that.

    Args:
        state: the position.
        objective: what the line is to reach.
        budget: the seconds after which the answer is ``unknown``.
        want_line: whether the line is wanted.
        states: how many positions may be reached before the answer is ``unknown``; ``None`` for any number. Those
            within bursts of preparations (decision 12) count as often as they come.
        memory: how many megabytes the search may take before the answer is ``unknown``.
    """
    begun = monotonic()
    # Room that is written before it is read; the most of it is never come to.
    frames = np.empty((_FIRST_FRAMES, cards.FIELDS), np.int64)
    frames[0] = 0
    deal = pack(state, frames[0])
    searched = search_from(frames, deal, until=begun + budget, states=states, memory=memory)
    line: tuple[Move, ...] | None = None
    if searched.verdict == "won" and want_line:
        line = line_of(state, searched.frames, searched.last)
    minimal = line == ()
    if line and objective == "shortest":
        line, minimal = shortened(state, line, begun + budget, memory)
    seconds = monotonic() - begun
    return Solution(searched.verdict, line, None, None, None, searched.states, seconds, minimal)
