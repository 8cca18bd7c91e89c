"""What can be reached from a Golf position: the scan, set up and carried out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Final

import numpy as np

from mulligan.compiled import COMPILED
from mulligan.solve import golf_scan as scan
from mulligan.solve.golf_pack import Ints, Packed, place_of

_PORTION: Final = 4096 if COMPILED else 32
"""Blocks between two looks at the clock: a millisecond, or some tenths of a second uncompiled."""


@dataclass(frozen=True, slots=True)
class Reached:
    """The end of a scan.

    Attributes:
        packed: the position that was scanned.
        fewest: the columns' heights, in the packed order, where the fewest cards are left.
        draws: with how few drawn cards they are reached.
        states: how many positions were reached: heights of the columns, whatever lies on the waste.
    """

    packed: Packed
    fewest: tuple[int, ...]
    draws: int
    states: int
    _sets: Ints
    _touched: Ints

    def arrivals(self, heights: tuple[int, ...], draws: int) -> Iterator[tuple[int, int]]:
        """The columns by which a position is reached with so many draws, each with the rank played from it.

        Only where the sets were kept.
        """
        block = self.packed.block(heights)
        place, shift = place_of(heights)
        touched = int(self._touched[block])
        if touched:
            touched |= 1 << scan.BY_FIRST | 1 << scan.BY_SECOND
        for column, height in enumerate(heights):
            if touched >> column & 1 and self._sets[column * self.packed.blocks + block, place] >> shift + draws & 1:
                yield column, int(self.packed.played[column, height])


def _slots(packed: Packed, keep: bool) -> Ints:
    """Where the arrivals by each column go.

    To keep them all each column has a slot for each block. Else it has as many as there are blocks between a play and
    the block that the play leads to: a set is overwritten only after it was read, and all of them fit into a
    processor's cache.
    """
    slots = np.zeros((scan.SLOTS, scan.COLUMNS), np.int64)
    slots[scan.COUNT] = packed.blocks if keep else np.maximum(packed.weights, 1)
    slots[scan.LOWEST] = np.cumsum(slots[scan.COUNT]) - slots[scan.COUNT]
    slots[scan.NOW] = slots[scan.LOWEST] + (packed.blocks - 1) % slots[scan.COUNT]
    slots[scan.STEP] = packed.weights % slots[scan.COUNT]
    return slots


def reach(packed: Packed, until: float, *, keep: bool) -> Reached | int:
    """Reach every position that can be reached.

    Args:
        packed: the position to start from.
        until: when to give up, by ``time.monotonic``.
        keep: whether to keep the sets, for :meth:`Reached.arrivals`.

    Returns:
        What was found; the number of positions reached so far if the time was up before the end.
    """
    first = np.zeros((scan.FIRST, scan.HEIGHTS), np.int64)
    second = np.zeros((scan.SECOND, scan.PLACES), np.int64)
    lanes = np.zeros((scan.LANES_OF, scan.RANKS, scan.PLACES), np.int64)
    scan.look_at_inner(packed.played, packed.free, packed.by_rank, first, second, lanes)
    slots = _slots(packed, keep)
    sets = np.empty((slots[scan.COUNT].sum(), scan.PLACES), np.int64)
    touched = np.zeros(packed.blocks, np.int64)
    words = np.zeros((scan.WORDS, scan.PLACES), np.int64)
    outer = np.zeros((scan.CARDS, scan.COLUMNS), np.int64)
    heights = packed.tops.copy()
    found = np.zeros(scan.RESULTS, np.int64)
    found[scan.LEFT] = packed.tops.sum() + 1

    block = packed.blocks - 1
    touched[block] = 1 << scan.BY_FIRST
    start, shift = place_of(tuple(packed.tops.tolist()))
    while block >= 0:
        if monotonic() > until:
            return int(found[scan.STATES])
        block = scan.scan(
            block,
            _PORTION,
            start,
            1 << shift,
            packed.played,
            packed.free,
            packed.tops,
            packed.weights,
            bool(packed.by_rank[scan.BARS].any()),
            packed.by_rank,
            first,
            second,
            lanes,
            heights,
            outer,
            words,
            slots,
            keep,
            sets,
            touched,
            found,
        )
        start = scan.NOWHERE
    where = found[[scan.BLOCK, scan.FIRST_HEIGHT, scan.SECOND_HEIGHT]].tolist()
    draws = int(found[scan.DRAWS])
    fewest_draws = (draws & -draws).bit_length() - 1
    return Reached(packed, packed.heights(*where), fewest_draws, int(found[scan.STATES]), sets, touched)
