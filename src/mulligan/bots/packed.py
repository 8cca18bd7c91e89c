"""The table of a view as one row of numbers, for the kernels."""

from __future__ import annotations

from typing import Final

import numpy as np

from mulligan.bots import layout
from mulligan.bots.layout import Array
from mulligan.bots.sense import PATIENCE, Situation
from mulligan.core.cards import UNSEEN, Card
from mulligan.core.table import View
from mulligan.games.table_golf import DISCARD, TURNS, TableGolfRules, lines, value

_TIES: Final = ("success", "neutral", "fail")


def packed(now: Situation, view: View) -> Array:
    """The table of a view, the seat to move first; all cards that nobody has seen are in its draw pile.

    Args:
        now: what the seat to move knows.
        view: the table as it sees it.
    """
    table = empty(now.rules, len(now.boards))
    table[layout.TURN] = view.turns
    own = view.seat or 0
    table[layout.CLOSER] = -1 if view.closer is None else (view.closer - own) % len(now.boards)
    for seat, board in enumerate(now.boards):
        for cell, card in enumerate(board):
            if card is not UNSEEN:
                lay(table, seat, cell, card)
                table[layout.UPS + seat] |= 1 << cell
                table[layout.HELD + seat * layout.RANKS + card.rank] |= 1 << cell
    for number, card in enumerate(now.unseen):
        table[layout.PILE + number] = card.rank
        table[layout.COUNTS + card.rank] += 1
    table[layout.POOL] = table[layout.UNSEEN] = len(now.unseen)
    table[layout.SUM] = sum(map(value, now.unseen))
    discards = view[DISCARD]
    for number, card in enumerate(discards):
        table[layout.DISCARDS + number] = card.rank
    table[layout.THROWN] = len(discards)
    return table


def empty(rules: TableGolfRules, players: int) -> Array:
    """A table without cards, the rules on it."""
    table = np.zeros(layout.NUMBERS, np.int64)
    masks = lines(rules.rows, rules.columns, rules.diagonals)
    size = rules.rows * rules.columns
    table[layout.PLAYERS] = players
    table[layout.SIZE] = size
    table[layout.LINED] = len(masks)
    table[layout.KEEP] = rules.joker_lines == "keep"
    table[layout.TIE] = _TIES.index(rules.tie)
    table[layout.MOST] = TURNS * players
    table[layout.HASTE] = PATIENCE * players
    table[layout.CLOSER] = -1
    table[layout.ROWS : layout.MOSTLY] = -1
    for number, line in enumerate(masks):
        table[layout.SETS + number] = sum(1 << cell for cell in line)
        at = layout.ROWS + number * layout.LENGTH
        table[at : at + len(line)] = line
    for cell in range(size):
        through = [number for number, line in enumerate(masks) if cell in line]
        at = layout.THROUGH + cell * layout.LENGTH
        table[at : at + len(through)] = through
    return table


def lay(table: Array, seat: int, cell: int, card: Card) -> None:
    """Lay a card on a board; whether it lies face up is another matter."""
    table[layout.BOARDS + seat * layout.CELLS + cell] = card.rank
