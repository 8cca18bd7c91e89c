"""Rounds played out to their end: one quick policy for every seat, on packed boards.

Cards are ranks, 0 (joker) to 13 (king). A set of cells is a word with a bit for each. The seats are turned so that seat
0 is the one that asks. Kernels and the constants that they use stay in one file, since Numba sees changes only there.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mulligan.bots.compiled import compiled

Array = NDArray[np.int64]

VALUES: Final = (-3, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0)
"""What each rank counts (TG-11)."""
RANKS: Final = len(VALUES)
BONUS: Final = 5
PENALTY: Final = 10
PACK: Final = 108

# What a candidate does first.
DRAWS: Final = 0
TAKES: Final = 1
PUTS: Final = 2
TURNS_UP: Final = 3

# What the policy reckons with.
LAST_TURN: Final = 3.3
"""What a last turn lowers a board by, on the whole."""
SPREAD: Final = 4.0
"""How far a board's points lie from what is expected, for each card that lies face down, in the root."""

# What the numbers of a round are, in order: first those that stay, then those that change as it is played.
PLAYERS: Final = 0
SIZE: Final = 1
KEEP: Final = 2  # jokers in a line keep what they count (TG-10)
TIE: Final = 3  # what a closer who shares the lowest board gets (TG-14): 0 the bonus, 1 nothing, 2 the penalty
MOST: Final = 4  # finished turns after which a round that nobody closes ends (TG-16)
HASTE: Final = 5  # finished turns after which every turn turns a card up, so that rounds come to an end
CLOSER: Final = 6  # -1 for nobody
TURN: Final = 7  # how many turns are finished
POOL: Final = 8  # cards of the draw pile
THROWN: Final = 9  # cards of the discard pile
UNSEEN: Final = 10  # cards that nobody has seen, on the boards and in the draw pile
SUM: Final = 11  # what they count together
CHANCE: Final = 12  # where the next chance comes from
NUMBERS: Final = 13


@compiled
def board_points(ranks: Array, lines: Array, cells: Array, keep: int) -> int:
    """What a board counts whose cards are all known (TG-9 to TG-11)."""
    free = 0
    for line in range(len(lines)):
        rank = ranks[cells[line, 0]]
        same = not (keep == 1 and rank == 0)
        for step in range(1, cells.shape[1]):
            cell = cells[line, step]
            if cell >= 0 and ranks[cell] != rank:
                same = False
        if same:
            free |= lines[line]
    points = 0
    for cell in range(len(ranks)):
        if not (free >> cell) & 1:
            points += VALUES[ranks[cell]]
    return points


@compiled
def closing_score(own: int, others: int, tie: int) -> int:
    """The closer's score (TG-14) from their own points and the lowest of the others."""
    if others < own or (others == own and tie == 2):
        return max(2 * own, own + PENALTY)
    if others == own and tie == 1:
        return own
    return own - BONUS


@compiled
def _below(now: Array, bound: int) -> int:
    """A number from 0 below ``bound`` by chance."""
    word = now[CHANCE]
    word ^= (word << 13) & 0xFFFFFFFF
    word ^= word >> 17
    word ^= (word << 5) & 0xFFFFFFFF
    now[CHANCE] = word
    return int((word * bound) >> 32)


@compiled
def _free(ranks: Array, held: Array, lines: Array, cells: Array, keep: int) -> int:
    """The cells that lie in lines of one rank, all face up."""
    free = 0
    for line in range(len(lines)):
        rank = ranks[cells[line, 0]]
        if lines[line] & ~held[rank] == 0 and not (keep == 1 and rank == 0):
            free |= lines[line]
    return free


@compiled
def _expected(ranks: Array, up: int, free: int, mean: float) -> float:
    """What a board will count, its unseen cards taken at their mean."""
    points = 0.0
    for cell in range(len(ranks)):
        if (up >> cell) & 1 == 0:
            points += mean
        elif (free >> cell) & 1 == 0:
            points += VALUES[ranks[cell]]
    return points


@compiled
def _line_gain(ranks: Array, up: int, free: int, mean: float, mask: int) -> float:
    """What the cells of a line count as long as it is none."""
    gain = 0.0
    for cell in range(len(ranks)):
        if (mask >> cell) & 1 and not (free >> cell) & 1:
            gain += VALUES[ranks[cell]] if (up >> cell) & 1 else mean
    return gain


@compiled
def _worst(ranks: Array, up: int, among: int, mean: float) -> int:
    """The cell that counts most among some; one that lies face down where several do. -1 where there is none."""
    found = -1
    most = -100.0
    for cell in range(len(ranks)):
        if (among >> cell) & 1:
            worth = float(VALUES[ranks[cell]]) if (up >> cell) & 1 else mean + 0.01
            if worth > most:
                found = cell
                most = worth
    return found


@compiled
def _cell_of(bit: int) -> int:
    cell = 0
    while bit > 1:
        bit >>= 1
        cell += 1
    return cell


@compiled
def _best(
    ranks: Array, up: int, held: Array, free: int, mean: float, lines: Array, keep: int, rank: int, among: int
) -> tuple[int, float]:
    """The cell for a card, and how much the board gains by it; -1 where no cell among some may be given up."""
    cell = _worst(ranks, up, among & ~free, mean)
    if cell < 0:
        return -1, -100.0
    best = (float(VALUES[ranks[cell]]) if (up >> cell) & 1 else mean) - VALUES[rank]
    if keep == 1 and rank == 0:
        return cell, best
    for line in range(len(lines)):
        missing = lines[line] & ~held[rank]
        if missing != 0 and missing & (missing - 1) == 0 and missing & among & ~free:
            gain = _line_gain(ranks, up, free, mean, lines[line])
            if gain > best:
                best = gain
                cell = _cell_of(missing)
    return cell, best


@compiled
def _takes(
    ranks: Array,
    up: int,
    held: Array,
    free: int,
    mean: float,
    lines: Array,
    cells: Array,
    now: Array,
    counts: Array,
    top: int,
    worth: NDArray[np.float64],
) -> bool:
    """Whether the top discard betters the board by more than a drawn card does on the whole."""
    cell = _worst(ranks, up, ~free, mean)
    worst = float(VALUES[ranks[cell]]) if (up >> cell) & 1 else mean
    for rank in range(RANKS):
        worth[rank] = worst - VALUES[rank]
    for line in range(len(lines)):
        for step in range(2):
            cell = cells[line, step]
            if (up >> cell) & 1:
                rank = ranks[cell]
                missing = lines[line] & ~held[rank]
                if missing != 0 and missing & (missing - 1) == 0 and missing & ~free and (now[KEEP] == 0 or rank):
                    worth[rank] = max(worth[rank], _line_gain(ranks, up, free, mean, lines[line]))
    drawn = 0.0
    for rank in range(RANKS):
        if worth[rank] > 0:
            drawn += counts[rank] * worth[rank]
    return bool(worth[top] * now[UNSEEN] > drawn)


@compiled
def _draw(now: Array, pool: Array, thrown: Array, counts: Array) -> int:
    """The card drawn; an empty draw pile is made of the discards but the top one (TG-4)."""
    if now[POOL] == 0:
        rest = now[THROWN] - 1
        for number in range(rest):
            rank = thrown[number]
            pool[number] = rank
            counts[rank] += 1
            now[SUM] += VALUES[rank]
        thrown[0] = thrown[rest]
        now[POOL] = rest
        now[UNSEEN] += rest
        now[THROWN] = 1
    at = _below(now, now[POOL])
    rank = pool[at]
    now[POOL] -= 1
    pool[at] = pool[now[POOL]]
    _see(now, counts, rank)
    return int(rank)


@compiled
def _see(now: Array, counts: Array, rank: int) -> None:
    counts[rank] -= 1
    now[UNSEEN] -= 1
    now[SUM] -= VALUES[rank]


@compiled
def _fill(
    now: Array, boards: Array, ups: Array, held: Array, thrown: Array, counts: Array, seat: int, cell: int, hand: int
) -> None:
    """The card in hand goes to a cell (TG-6), or with a hand of -1 the cell's card is turned up (TG-7)."""
    bit = 1 << cell
    old = boards[seat, cell]
    if (ups[seat] >> cell) & 1:
        held[seat, old] &= ~bit
    else:
        ups[seat] |= bit
        _see(now, counts, old)
    if hand >= 0:
        thrown[now[THROWN]] = old
        now[THROWN] += 1
        boards[seat, cell] = hand
        old = hand
    held[seat, old] |= bit


@compiled
def _discard(now: Array, thrown: Array, rank: int) -> None:
    thrown[now[THROWN]] = rank
    now[THROWN] += 1


@compiled
def _closing_cost(
    now: Array,
    boards: Array,
    ups: Array,
    held: Array,
    lines: Array,
    cells: Array,
    seat: int,
    points: float,
    mean: float,
) -> float:
    """What closing with so many points is likely to bring."""
    best = 1.0
    for other in range(now[PLAYERS]):
        if other == seat:
            continue
        hidden = 0
        for cell in range(now[SIZE]):
            hidden += 1 - ((ups[other] >> cell) & 1)
        free = _free(boards[other], held[other], lines, cells, now[KEEP])
        above = _expected(boards[other], ups[other], free, mean) - LAST_TURN - points + 0.5
        best *= 1.0 - 0.5 * math.erfc(above / (SPREAD * math.sqrt(2.0 * hidden + 1.0)))
    return points - BONUS * best + (1.0 - best) * max(points, float(PENALTY))


@compiled
def _play_turn(
    now: Array,
    boards: Array,
    ups: Array,
    held: Array,
    pool: Array,
    thrown: Array,
    counts: Array,
    lines: Array,
    cells: Array,
    worth: NDArray[np.float64],
    seat: int,
    hand: int,
    taken: bool,
) -> None:
    """One turn by the policy, from a card in hand on where ``hand`` is not -1."""
    full = (1 << now[SIZE]) - 1
    ranks, up = boards[seat], ups[seat]
    free = _free(ranks, held[seat], lines, cells, now[KEEP])
    mean = now[SUM] / now[UNSEEN]
    hasty = now[TURN] >= now[HASTE]
    hidden = full & ~up
    if hand < 0:
        top = thrown[now[THROWN] - 1]
        taken = _takes(ranks, up, held[seat], free, mean, lines, cells, now, counts, top, worth)
        if taken:
            now[THROWN] -= 1
            hand = top
        else:
            hand = _draw(now, pool, thrown, counts)
            mean = now[SUM] / now[UNSEEN]
    cell, gain = _best(ranks, up, held[seat], free, mean, lines, now[KEEP], hand, hidden if hasty else full)
    turns_up = gain <= 0 and not taken
    if turns_up:
        cell = _worst(ranks, up, hidden, mean)
        gain = 0.0
    closes = now[CLOSER] < 0 and hidden & (hidden - 1) == 0 and (hidden >> cell) & 1
    if closes and not hasty:
        points = _expected(ranks, up, free, mean)
        other, less = _best(ranks, up, held[seat], free, mean, lines, now[KEEP], hand, up)
        cost = _closing_cost(now, boards, ups, held, lines, cells, seat, points - gain, mean)
        if other >= 0 and points - less < cost:
            cell = other
            turns_up = False
    if turns_up:
        _discard(now, thrown, hand)
        hand = -1
    _fill(now, boards, ups, held, thrown, counts, seat, cell, hand)


@compiled
def _end_turn(now: Array, ups: Array, seat: int) -> bool:
    """Whether the round is over after a seat's turn (TG-12, TG-16)."""
    now[TURN] += 1
    if now[CLOSER] < 0:
        if ups[seat] == (1 << now[SIZE]) - 1:
            now[CLOSER] = seat
        else:
            return bool(now[TURN] >= now[MOST])
    return bool((seat + 1) % now[PLAYERS] == now[CLOSER])


@compiled
def _first(
    now: Array,
    boards: Array,
    ups: Array,
    held: Array,
    pool: Array,
    thrown: Array,
    counts: Array,
    lines: Array,
    cells: Array,
    worth: NDArray[np.float64],
    kind: int,
    cell: int,
    hand: int,
) -> None:
    """The candidate's own turn."""
    if kind == DRAWS:
        hand = _draw(now, pool, thrown, counts)
        _play_turn(now, boards, ups, held, pool, thrown, counts, lines, cells, worth, 0, hand, False)
        return
    if kind == TAKES:
        now[THROWN] -= 1
        hand = thrown[now[THROWN]]
    elif kind == TURNS_UP:
        _discard(now, thrown, hand)
        hand = -1
    _fill(now, boards, ups, held, thrown, counts, 0, cell, hand)


@compiled
def play_out(
    numbers: Array,
    start: Array,
    start_ups: Array,
    unseen: Array,
    discards: Array,
    lines: Array,
    cells: Array,
    candidates: Array,
    hand: int,
    seeds: Array,
    scores: Any,
) -> None:
    """Play rounds out after each candidate, all of them with the same hidden cards.

    Args:
        numbers: what stays and how it stands: ``PLAYERS`` to ``NUMBERS``.
        start: a row of ranks for each board; what stands in a cell that lies face down does not matter.
        start_ups: for each board the set of cells that lie face up.
        unseen: the ranks of the cards that nobody has seen.
        discards: the ranks of the discards, bottom to top.
        lines: each line as a set of cells.
        cells: each line's cells in a row, filled up with -1.
        candidates: rows of what to do and on which cell.
        hand: the rank of the card in hand, or -1.
        seeds: a number from 1 to 2^32 - 1 for each round.
        scores: for each candidate and each round the score of every seat; filled in.
    """
    players, size = numbers[PLAYERS], numbers[SIZE]
    now = numbers.copy()
    boards, ups = start.copy(), start_ups.copy()
    held = np.zeros((players, RANKS), np.int64)
    pool, thrown = np.zeros(PACK, np.int64), np.zeros(PACK, np.int64)
    counts = np.zeros(RANKS, np.int64)
    worth = np.zeros(RANKS, np.float64)
    for candidate in range(len(candidates)):
        for number in range(len(seeds)):
            now[:] = numbers
            now[CHANCE] = seeds[number]
            now[POOL] = now[UNSEEN] = len(unseen)
            now[THROWN] = len(discards)
            now[SUM] = 0
            boards[:] = start
            ups[:] = start_ups
            held[:] = 0
            counts[:] = 0
            pool[: len(unseen)] = unseen
            thrown[: len(discards)] = discards
            for rank in unseen:
                counts[rank] += 1
                now[SUM] += VALUES[rank]
            for seat in range(players):
                for cell in range(size):
                    if (ups[seat] >> cell) & 1:
                        held[seat, boards[seat, cell]] |= 1 << cell
                    else:
                        at = _below(now, now[POOL])
                        boards[seat, cell] = pool[at]
                        now[POOL] -= 1
                        pool[at] = pool[now[POOL]]
            kind, cell = candidates[candidate]
            _first(now, boards, ups, held, pool, thrown, counts, lines, cells, worth, kind, cell, hand)
            seat = 0
            while not _end_turn(now, ups, seat):
                seat = (seat + 1) % players
                _play_turn(now, boards, ups, held, pool, thrown, counts, lines, cells, worth, seat, -1, False)
            for seat in range(players):
                scores[candidate, number, seat] = board_points(boards[seat], lines, cells, now[KEEP])
            closer = now[CLOSER]
            if closer >= 0:
                lowest = 1000
                for seat in range(players):
                    if seat != closer:
                        lowest = min(lowest, scores[candidate, number, seat])
                own = scores[candidate, number, closer]
                scores[candidate, number, closer] = closing_score(own, lowest, now[TIE])
