"""A short line for a position of Klondike that is won, and whether it is proved to be one of the shortest."""

from __future__ import annotations

from time import monotonic
from typing import Final

import numpy as np

from mulligan.compiled import COMPILED
from mulligan.core.table import Move
from mulligan.games.klondike import KlondikeState
from mulligan.solve import klondike_cards as cards
from mulligan.solve import klondike_short as kernel
from mulligan.solve.klondike_line import line_along
from mulligan.solve.klondike_pack import CARDS, Ints, pack

_WEIGHTS: Final = (16, 12, 8, 7, 6, 5, 4)
"""How much what is still needed weighs, in quarters: from four times, for a line soon, to once, for the shortest."""
_SHARE: Final = 0.1
"""The part of the time that each search but the last may take."""
_PORTION: Final = 1 << 14 if COMPILED else 64
_WORTHS: Final = 2048
_LONGEST: Final = 500
"""Moves beyond which no short line is looked for."""
_NODE_BYTES: Final = 8 * (kernel.NODE + 2 * kernel.ENTRY + 4)
_MEGABYTE: Final = 1 << 20


def _extra(deal: Ints, start: Ints) -> Ints:
    """By column and height, how many dealt cards have one of their suit and a lower rank under them.

    Such a card cannot go up before that one, which it covers: it has to move to another column first.
    """
    extra = np.zeros((cards.COLUMNS, 8), np.int64)
    bases = {int(deal[cards.PLACE, number]): number for number in range(len(CARDS)) if start[cards.BASED] >> number & 1}
    for column, base in bases.items():
        height = int(start[cards.HEIGHTS]) >> 3 * column & 7
        turned = [int(deal[cards.TURNED, 8 * column + at]) for at in range(height, 1, -1)]
        dealt = [base, *(card.bit_length() - 1 for card in turned)][::-1]
        for at, number in enumerate(dealt):
            covers = any(under % cards.SUITS == number % cards.SUITS and under < number for under in dealt[:at])
            extra[column, at + 1] = extra[column, at] + covers
    return extra


def _start(state: KlondikeState, columns: int, returning: int) -> tuple[Ints, Ints]:
    """The position with the waste's offset as it is, and what does not change."""
    start = np.zeros(kernel.NODE, np.int64)
    deal = pack(state, start, columns=columns, returning=returning)
    waste = len(state.piles[1])
    if not state.rules.passes:
        start[cards.KEY] += (waste - start[cards.WASTE]) * deal[cards.REST, cards.OFFSET_WEIGHT]
    start[cards.WASTE] = waste
    return start, deal


def _way(nodes: Ints, goal: int) -> list[tuple[int, bool]]:
    """The cards moved from the start to a node, and whether each is raised."""
    way = []
    while goal:
        way.append((int(nodes[goal, kernel.CARD]), bool(nodes[goal, kernel.RAISING])))
        goal = int(nodes[goal, kernel.FROM])
    return way[::-1]


def _search(
    start: Ints, deal: Ints, extra: Ints, weight: int, bound: int, until: float, size: int
) -> tuple[int, Ints, int]:
    """One search: how it ended, its nodes, the number of the last one."""
    nodes = np.zeros((size, kernel.NODE), np.int64)
    entries = np.zeros((2 * size, kernel.ENTRY), np.int64)
    table = np.zeros(1 << (2 * size - 1).bit_length(), np.int64)
    heads = np.zeros(_WORTHS, np.int64)
    found = np.zeros(kernel.RESULTS, np.int64)
    nodes[0] = start
    found[kernel.NODES] = 1
    found[kernel.LOWEST] = _WORTHS - 1
    table[kernel.find_node(nodes, int(start[cards.KEY]), table)] = 1
    kernel.enter(nodes, 0, kernel.still_needed(nodes, 0, deal, extra), entries, heads, found)
    end = kernel.GOING_ON
    while end == kernel.GOING_ON and monotonic() < until:
        end = kernel.search_short(nodes, deal, extra, entries, heads, table, found, weight, bound, _PORTION)
    return end, nodes, int(found[kernel.GOAL])


def shortened(
    state: KlondikeState,
    line: tuple[Move, ...],
    until: float,
    memory: int,
    *,
    columns: int = cards.COLUMNS,
    returning: int = cards.ALL,
) -> tuple[tuple[Move, ...], bool]:
    """A line that is no longer than a given one, and whether no line is shorter.

    Args:
        state: a position.
        line: a line from it that wins.
        until: when to give up, by ``time.monotonic``.
        memory: how many megabytes a search may take.
        columns: as in :func:`mulligan.solve.klondike_pack.pack`.
        returning: likewise.
    """
    start, deal = _start(state, columns, returning)
    extra = _extra(deal, start)
    size = max(128, memory * _MEGABYTE // _NODE_BYTES)
    for weight in _WEIGHTS:
        now = monotonic()
        last = weight == _WEIGHTS[-1]
        end, nodes, goal = _search(
            start, deal, extra, weight, min(len(line), _LONGEST), until if last else now + _SHARE * (until - now), size
        )
        if end == kernel.REACHED:
            told = line_along(state, _way(nodes, goal))
            if len(told) < len(line):
                line = told
            if last:
                return line, len(line) == int(nodes[goal, kernel.MADE])
        elif end == kernel.EXHAUSTED:
            return line, len(line) <= _LONGEST
    return line, False
