"""The quick policy by which every seat plays rounds out: much like *normal*, with an eye on lines that may come.

What a card betters is what the board counts less. To that comes what lines may save that still miss a card or two, by
how likely those come with the next card.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from mulligan.bots.compiled import compiled, inlined, with_arrays
from mulligan.bots.layout import (
    BOARDS,
    BONUS,
    CELLS,
    CLOSER,
    COUNTS,
    DISCARDS,
    DRAWS,
    GAINS,
    HASTE,
    HELD,
    HOPES,
    KEEP,
    LENGTH,
    LINED,
    MOSTLY,
    ONE,
    PENALTY,
    PLAYERS,
    PUTS,
    RANKS,
    ROWS,
    SETS,
    SIZE,
    SUM,
    TAKES,
    THOUGHTS,
    THROUGH,
    THROWN,
    TOTALS,
    TURN,
    TURNS_UP,
    TWO,
    UNSEEN,
    UPS,
    VALUES,
    WORTH,
    Array,
    Floats,
)

LAST_TURN: Final = 5.0
"""What a last turn lowers a board by, with some caution."""
SPREAD: Final = 4.0
"""How far a board's points lie from what is expected, for each card that lies face down, in the root."""
AGAIN: Final = 0.3
"""How much less likely two more cards of a rank come than one does and then one more."""


@inlined
def _one(cells: int) -> bool:
    """Whether a set that is not empty has one cell."""
    return cells & (cells - 1) == 0


@compiled
def _expected(table: Array, seat: int) -> float:
    """What a board will count, its unseen cards taken at their mean."""
    free = 0
    for line in range(table[LINED]):
        rank = table[BOARDS + seat * CELLS + table[ROWS + line * LENGTH]]
        if table[SETS + line] & ~table[HELD + seat * RANKS + rank] == 0 and not (table[KEEP] == 1 and rank == 0):
            free |= table[SETS + line]
    mean = table[SUM] / table[UNSEEN]
    points = 0.0
    for cell in range(table[SIZE]):
        if (table[UPS + seat] >> cell) & 1 == 0:
            points += mean
        elif (free >> cell) & 1 == 0:
            points += VALUES[table[BOARDS + seat * CELLS + cell]]
    return points


@inlined
def _likely(table: Array, mind: Floats, missing: int, rank: int) -> float:
    """The chance that a line gets what it misses of a rank."""
    if missing == 0:
        return 1.0
    if _one(missing):
        return float(mind[ONE + rank])
    return float(mind[TWO + rank]) if _one(missing & (missing - 1)) else 0.0


@inlined
def _chances(table: Array, mind: Floats) -> None:
    """How likely one card of each rank comes, and two; in a last turn no more cards come."""
    for rank in range(RANKS):
        chance = table[COUNTS + rank] / table[UNSEEN] if table[CLOSER] < 0 else 0.0
        mind[ONE + rank] = chance
        mind[TWO + rank] = AGAIN * chance * chance


@inlined
def _lines_of(table: Array, mind: Floats, seat: int) -> int:
    """The rank that each line of a board may most likely be made of, and how likely. The cells that lie in lines."""
    free, up = 0, table[UPS + seat]
    for line in range(table[LINED]):
        best = -1.0
        mostly = -1
        for step in range(LENGTH):
            cell = table[ROWS + line * LENGTH + step]
            if cell < 0 or (up >> cell) & 1 == 0:
                continue
            rank = table[BOARDS + seat * CELLS + cell]
            if rank == 0 and table[KEEP] == 1:
                continue
            missing = table[SETS + line] & ~table[HELD + seat * RANKS + rank]
            if missing == 0:
                free |= table[SETS + line]
            chance = _likely(table, mind, missing, rank)
            if chance > best:
                best = chance
                mostly = rank
        table[MOSTLY + line] = mostly
        mind[HOPES + line] = max(best, 0.0)
    return free


@inlined
def _worths(table: Array, mind: Floats, seat: int, free: int) -> None:
    """What each cell of a board counts, those in lines nothing and unseen cards their mean."""
    up, mean = table[UPS + seat], table[SUM] / table[UNSEEN]
    for cell in range(table[SIZE]):
        if (free >> cell) & 1:
            mind[WORTH + cell] = 0.0
        else:
            mind[WORTH + cell] = VALUES[table[BOARDS + seat * CELLS + cell]] if (up >> cell) & 1 else mean


@compiled
def look(table: Array, mind: Floats, seat: int) -> int:
    """Look at a board: what its cells count, and what its lines may save. The cells that lie in lines."""
    _chances(table, mind)
    free = _lines_of(table, mind, seat)
    _worths(table, mind, seat, free)
    for line in range(table[LINED]):
        total = 0.0
        for step in range(LENGTH):
            cell = table[ROWS + line * LENGTH + step]
            if cell >= 0:
                total += mind[WORTH + cell]
        mind[TOTALS + line] = total
        mind[HOPES + line] *= total
    return free


@compiled
def _best(table: Array, mind: Floats, seat: int, rank: int, among: int) -> tuple[int, float, float]:
    """The cell for a card, by how much it surely betters the board, and with what lines may save; -1 where none may go.

    None of the cells among which it may go lies in a line.
    """
    best = -1
    most, most_sure = -1000.0, -1000.0
    for cell in range(table[SIZE]):
        bit = 1 << cell
        if among & bit == 0:
            continue
        less = mind[WORTH + cell] - VALUES[rank]
        sure, hoped = less, less
        for step in range(LENGTH):
            line = table[THROUGH + cell * LENGTH + step]
            if line < 0:
                break
            mostly = table[MOSTLY + line]
            kept = mind[HOPES + line] if mostly >= 0 and table[HELD + seat * RANKS + mostly] & bit == 0 else 0.0
            if rank or table[KEEP] == 0:
                missing = table[SETS + line] & ~table[HELD + seat * RANKS + rank] & ~bit
                total = mind[TOTALS + line] - less
                if missing == 0:
                    sure += total
                    kept = total
                else:
                    kept = max(kept, _likely(table, mind, missing, rank) * total)
            hoped += kept - mind[HOPES + line]
        # Of cells that are as good, one that lies face down.
        if hoped > most + 1e-9 or (hoped > most - 1e-9 and table[UPS + seat] & bit == 0):
            best = cell
            most, most_sure = hoped, sure
    return best, most_sure, most


@inlined
def _gains(table: Array, mind: Floats, seat: int, free: int) -> None:
    """By how much a card of each rank betters the board: in the place of the worst one, or as the last of a line."""
    worst = -1000.0
    for cell in range(table[SIZE]):
        if not (free >> cell) & 1:
            worst = max(worst, mind[WORTH + cell])
    for rank in range(RANKS):
        mind[GAINS + rank] = worst - VALUES[rank]
    for line in range(table[LINED]):
        # A line that misses one card of a rank holds it in one of any two cells.
        for step in range(2):
            cell = table[ROWS + line * LENGTH + step]
            if (table[UPS + seat] >> cell) & 1:
                rank = table[BOARDS + seat * CELLS + cell]
                missing = table[SETS + line] & ~table[HELD + seat * RANKS + rank]
                if missing != 0 and _one(missing) and missing & ~free and (rank or table[KEEP] == 0):
                    mind[GAINS + rank] = max(mind[GAINS + rank], mind[TOTALS + line])


@compiled
def takes(table: Array, mind: Floats, seat: int, free: int) -> bool:
    """Whether the top discard betters the board by more than a drawn card does on the whole."""
    _gains(table, mind, seat, free)
    drawn = 0.0
    for rank in range(RANKS):
        drawn += table[COUNTS + rank] * max(mind[GAINS + rank], 0.0)
    top = table[DISCARDS + table[THROWN] - 1]
    return bool(mind[GAINS + top] * table[UNSEEN] > drawn)


@compiled
def _closing_cost(table: Array, seat: int, points: float) -> float:
    """What closing with so many points is likely to bring."""
    best = 1.0
    for other in range(table[PLAYERS]):
        if other == seat:
            continue
        hidden = 0
        for cell in range(table[SIZE]):
            hidden += 1 - ((table[UPS + other] >> cell) & 1)
        above = _expected(table, other) - LAST_TURN - points + 0.5
        best *= 1.0 - 0.5 * math.erfc(above / (SPREAD * math.sqrt(2.0 * hidden + 1.0)))
    return points - BONUS * best + (1.0 - best) * max(points, float(PENALTY))


@compiled
def _promising(table: Array, mind: Floats, hidden: int) -> int:
    """The card to turn up: one that lies face down where it may save most."""
    best = -1
    most = -1000.0
    for cell in range(table[SIZE]):
        if (hidden >> cell) & 1:
            hope = 0.0
            for step in range(LENGTH):
                line = table[THROUGH + cell * LENGTH + step]
                if line >= 0:
                    hope += mind[HOPES + line]
            if hope > most:
                best = cell
                most = hope
    return best


@compiled
def _instead(table: Array, mind: Floats, seat: int, hand: int, among: int, sure: float) -> int:
    """Where the card in hand costs less than to close with what surely betters the board so much; -1 for nowhere."""
    points = _expected(table, seat)
    other, less, _ = _best(table, mind, seat, hand, among)
    return other if other >= 0 and points - less < _closing_cost(table, seat, points - sure) else -1


@compiled
def place(table: Array, mind: Floats, seat: int, hand: int, taken: bool, free: int) -> tuple[int, bool]:
    """Where the policy puts the card in hand on a board that was looked at, or which card it turns up instead."""
    up = table[UPS + seat]
    hidden = ((1 << table[SIZE]) - 1) & ~up
    open_round = table[CLOSER] < 0
    hasty = open_round and table[TURN] >= table[HASTE]
    cell, sure, hoped = _best(table, mind, seat, hand, hidden if hasty else (hidden | up) & ~free)
    turns_up = hoped <= 0 and not taken
    if turns_up:
        sure = 0.0
        cell = _promising(table, mind, hidden)
    if open_round and _one(hidden) and (hidden >> cell) & 1 and not hasty:
        other = _instead(table, mind, seat, hand, up & ~free, sure)
        if other >= 0:
            return other, False
    return cell, turns_up


@with_arrays
def policy(start: Array, hand: int, taken: bool) -> tuple[int, int]:
    """What the policy does in the place of seat 0: the kind of its move and the cell.

    Args:
        start: the table as of ``play_out``.
        hand: the rank of the card in hand, or -1.
        taken: whether that was taken from the discards, so that it must be put on the board (TG-8).
    """
    table, mind = start.copy(), np.zeros(THOUGHTS, np.float64)
    free = look(table, mind, 0)
    if hand >= 0:
        cell, turns_up = place(table, mind, 0, hand, taken, free)
        return (TURNS_UP if turns_up else PUTS), cell
    if takes(table, mind, 0, free):
        return TAKES, place(table, mind, 0, table[DISCARDS + table[THROWN] - 1], True, free)[0]
    return DRAWS, 0
