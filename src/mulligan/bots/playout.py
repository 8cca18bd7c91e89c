"""Rounds played out to their end, every seat by one policy, on packed tables."""

from __future__ import annotations

from typing import Any

import numpy as np

from mulligan.bots.compiled import compiled, inlined, with_arrays
from mulligan.bots.layout import (
    BOARDS,
    BONUS,
    CELLS,
    CHANCE,
    CLOSER,
    COUNTS,
    DISCARDS,
    DRAWN,
    DRAWS,
    HELD,
    KEEP,
    LENGTH,
    LINED,
    MOST,
    NEXTS,
    PENALTY,
    PILE,
    PLAYERS,
    POOL,
    RANKS,
    ROWS,
    SETS,
    SIZE,
    SUM,
    TAKES,
    THOUGHTS,
    THROWN,
    TIE,
    TURN,
    TURNS_UP,
    UNSEEN,
    UPS,
    VALUES,
    Array,
    Floats,
)
from mulligan.bots.policy import look, place, takes


@compiled
def board_points(table: Array, seat: int) -> int:
    """What a board counts whose cards are all known (TG-9 to TG-11)."""
    free = 0
    start = BOARDS + seat * CELLS
    for line in range(table[LINED]):
        rank = table[start + table[ROWS + line * LENGTH]]
        same = not (table[KEEP] == 1 and rank == 0)
        for step in range(1, LENGTH):
            cell = table[ROWS + line * LENGTH + step]
            if cell >= 0 and table[start + cell] != rank:
                same = False
        if same:
            free |= table[SETS + line]
    points = 0
    for cell in range(table[SIZE]):
        if not (free >> cell) & 1:
            points += VALUES[table[start + cell]]
    return points


@compiled
def closing_score(own: int, others: int, tie: int) -> int:
    """The closer's score (TG-14) from their own points and the lowest of the others."""
    if others < own or (others == own and tie == 2):
        return max(2 * own, own + PENALTY)
    if others == own and tie == 1:
        return own
    return own - BONUS


@inlined
def _below(table: Array, bound: int) -> int:
    """A number from 0 below ``bound`` by chance."""
    word = table[CHANCE]
    word ^= (word << 13) & 0xFFFFFFFF
    word ^= word >> 17
    word ^= (word << 5) & 0xFFFFFFFF
    table[CHANCE] = word
    return int((word * bound) >> 32)


@compiled
def _shuffle(table: Array) -> None:
    """Shuffle the draw pile."""
    for last in range(table[POOL] - 1, 0, -1):
        at = _below(table, last + 1)
        rank = table[PILE + at]
        table[PILE + at] = table[PILE + last]
        table[PILE + last] = rank


@inlined
def _open(table: Array, first: int) -> None:
    """Make the draw pile ready, so many of whose cards are drawn already.

    Every seat has cards of its own in it, so that it draws the same ones whatever the others do.
    """
    table[DRAWN] = first
    for seat in range(table[PLAYERS]):
        table[NEXTS + seat] = first + seat


@inlined
def _see(table: Array, rank: int) -> None:
    table[COUNTS + rank] -= 1
    table[UNSEEN] -= 1
    table[SUM] -= VALUES[rank]


@compiled
def _turn_over(table: Array) -> None:
    """Make a new draw pile of the discards but the top one (TG-4)."""
    rest = table[THROWN] - 1
    for number in range(rest):
        rank = table[DISCARDS + number]
        table[PILE + number] = rank
        table[COUNTS + rank] += 1
        table[SUM] += VALUES[rank]
    table[DISCARDS] = table[DISCARDS + rest]
    table[POOL] = rest
    table[UNSEEN] += rest
    table[THROWN] = 1
    _shuffle(table)
    _open(table, 0)


@compiled
def _draw(table: Array, seat: int) -> int:
    """The card drawn (TG-5)."""
    if table[DRAWN] == table[POOL]:
        _turn_over(table)
    while table[NEXTS + seat] >= table[POOL]:
        # The own cards are all drawn: the next seat's.
        seat = (seat + 1) % table[PLAYERS]
    rank = table[PILE + table[NEXTS + seat]]
    table[NEXTS + seat] += table[PLAYERS]
    table[DRAWN] += 1
    _see(table, rank)
    return int(rank)


@inlined
def _discard(table: Array, rank: int) -> None:
    table[DISCARDS + table[THROWN]] = rank
    table[THROWN] += 1


@inlined
def _take(table: Array) -> int:
    """The top discard (TG-5)."""
    table[THROWN] -= 1
    return int(table[DISCARDS + table[THROWN]])


@compiled
def _fill(table: Array, seat: int, cell: int, hand: int) -> None:
    """The card in hand goes to a cell (TG-6), or with a hand of -1 the cell's card is turned up (TG-7)."""
    bit = 1 << cell
    at = BOARDS + seat * CELLS + cell
    old = table[at]
    if table[UPS + seat] & bit:
        table[HELD + seat * RANKS + old] &= ~bit
    else:
        table[UPS + seat] |= bit
        _see(table, old)
    if hand >= 0:
        _discard(table, old)
        table[at] = hand
        old = hand
    table[HELD + seat * RANKS + old] |= bit


@compiled
def _play_turn(table: Array, mind: Floats, seat: int, draws: bool) -> None:
    """One turn by the policy, which may be told to draw."""
    free = look(table, mind, seat)
    taken = not draws and takes(table, mind, seat, free)
    hand = _take(table) if taken else _draw(table, seat)
    cell, turns_up = place(table, mind, seat, hand, taken, free)
    if turns_up:
        _discard(table, hand)
        hand = -1
    _fill(table, seat, cell, hand)


@inlined
def _first(table: Array, kind: int, cell: int, hand: int) -> None:
    """The candidate's own turn, where it is settled."""
    if kind == TAKES:
        hand = _take(table)
    elif kind == TURNS_UP:
        _discard(table, hand)
        hand = -1
    _fill(table, 0, cell, hand)


@inlined
def _end_turn(table: Array, seat: int) -> bool:
    """Whether the round is over after a seat's turn (TG-12, TG-16)."""
    table[TURN] += 1
    if table[CLOSER] < 0:
        if table[UPS + seat] == (1 << table[SIZE]) - 1:
            table[CLOSER] = seat
        else:
            return bool(table[TURN] >= table[MOST])
    return bool((seat + 1) % table[PLAYERS] == table[CLOSER])


@compiled
def _deal(table: Array) -> None:
    """Deal the cards that lie face down by chance; they are in the draw pile with all that nobody has seen."""
    _shuffle(table)
    first = 0
    for seat in range(table[PLAYERS]):
        for cell in range(table[SIZE]):
            if (table[UPS + seat] >> cell) & 1 == 0:
                table[BOARDS + seat * CELLS + cell] = table[PILE + first]
                first += 1
    _open(table, first)


@compiled
def _count(table: Array, scores: Any) -> None:
    """The score of every seat when the round is over."""
    closer, lowest = table[CLOSER], 1000
    for seat in range(table[PLAYERS]):
        scores[seat] = board_points(table, seat)
        if seat != closer:
            lowest = min(lowest, scores[seat])
    if closer >= 0:
        scores[closer] = closing_score(scores[closer], lowest, table[TIE])


@with_arrays
def play_out(start: Array, hand: int, candidates: Array, seeds: Array, scores: Any) -> int:
    """Play rounds out after each candidate, all of them with the same hidden cards and draws; how many turns it took.

    Args:
        start: the table, with all cards that nobody has seen in its draw pile and none drawn.
        hand: the rank of the card in hand, or -1.
        candidates: rows of what to do and on which cell.
        seeds: a number from 1 to 2^32 - 1 for each round.
        scores: for each candidate and each round the score of every seat; filled in.
    """
    table, dealt, mind = start.copy(), start.copy(), np.zeros(THOUGHTS, np.float64)
    turns = 0
    for number in range(len(seeds)):
        dealt[:] = start
        dealt[CHANCE] = seeds[number]
        _deal(dealt)
        for candidate in range(len(candidates)):
            table[:] = dealt
            kind = candidates[candidate, 0]
            if kind == DRAWS:
                _play_turn(table, mind, 0, True)
            else:
                _first(table, kind, candidates[candidate, 1], hand)
            seat = 0
            while not _end_turn(table, seat):
                seat = (seat + 1) % table[PLAYERS]
                _play_turn(table, mind, seat, False)
            turns += table[TURN] - start[TURN]
            _count(table, scores[candidate, number])
    return int(turns)
