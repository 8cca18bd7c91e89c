"""Playing a Klondike position on without knowing what lies face down.

Whoever plays here is quick and plain: they think of an order of the face-down cards in which the game can be won, play
as if that were so until a card is turned, then think of another one (decision 34). The stock counts as known: with any
number of passes it is looked through before anything else.

The *truth* is the position that is played; what lies face down in it is not read before it is turned.
"""

from __future__ import annotations

import random
from math import inf
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np

from mulligan.core.cards import Card
from mulligan.core.table import Move
from mulligan.games import klondike
from mulligan.games.klondike import COLUMN, PLACES, KlondikeState
from mulligan.solve.bits import count
from mulligan.solve.compiled import compiled
from mulligan.solve.klondike_cards import (
    ALL,
    BY_PLAYING,
    CLEARED,
    COLUMNS,
    FIELDS,
    FRAME,
    GONE,
    HEIGHTS,
    HIDDEN,
    KEY,
    KINGS,
    LASTS,
    MOVED,
    OFFSET_WEIGHT,
    PLACE,
    RAISED,
    REACHED,
    REDEALS,
    REST,
    RESULTS,
    ROOTED,
    ROW,
    ROWS,
    STATE,
    STOCK,
    SUITS,
    TURNED,
    WASTE,
    WEIGHT,
    WON,
    lay_card,
    look_at_stock,
    offset_of,
    raise_card,
)
from mulligan.solve.klondike_pack import CARDS, NUMBER, Ints, pack
from mulligan.solve.klondike_search import raise_safe, search

ONE_SUIT: Final = ALL // 15
RANKS: Final = 13
HIGHEST: Final = 8
"""The most cards that are dealt in a column, and one."""

_ORDERS: Final = 12
"""Orders of the face-down cards that are thought of before the game is given up."""
_TABLE: Final = 1 << 10
"""Places of the search's table: with an order that takes more another one is thought of."""
_FRAMES: Final = 1 << 9
_MOVES: Final = 1 << 14
_FIRST_COLUMN: Final = PLACES.index(COLUMN[0])


@compiled("void(int64[:, ::1], int64[:, ::1], int64[:, ::1], int64[::1], int64[:, ::1], int64[:, ::1])")
def arrange(truth: Any, deal: Any, lying: Any, hidden: Any, start: Any, other: Any) -> None:
    """Lay the face-down cards of a position in another order.

    Args:
        truth: the position, in the first frame.
        deal: what belongs to it.
        lying: the cards that were dealt in each column, from the top on.
        hidden: the face-down cards, in the order in which they are to lie, column by column.
        start: the position that comes of it, in the first frame.
        other: what belongs to that.
    """
    for row in range(ROWS):
        for at in range(ROW):
            other[row, at] = 0 if row in (TURNED, ROOTED) else deal[row, at]
    for part in range(STATE):
        start[0, part] = truth[0, part]
    key = truth[0, STOCK] + offset_of(truth[0, WASTE], truth[0, REDEALS]) * deal[REST, OFFSET_WEIGHT]
    for suit in range(SUITS):
        key += count(truth[0, GONE] & ONE_SUIT << suit) * deal[WEIGHT, COLUMNS + suit]
    weight = deal[WEIGHT, COLUMNS + SUITS - 1] * (RANKS + 1)
    heights, cleared, lasts, used = 0, 0, 0, 0
    for column in range(COLUMNS):
        other[WEIGHT, column] = weight
        there = truth[0, HEIGHTS] >> 3 * column & 7
        if there == 0:
            cleared += 1
            continue
        if 1 << lying[column, 0] & KINGS != 0:
            there += 1
        height, above = 0, 0
        for row in range(there):
            number = lying[column, row]
            if row < there - 1:
                number = hidden[used]
                used += 1
            card = 1 << number
            other[PLACE, number] = 0
            if row > 0 or card & KINGS == 0:
                height += 1
                other[PLACE, number] = column
                other[TURNED, 8 * column + height] = above
                other[ROOTED, 8 * column + height] = above if height > 1 else 0
                if row == 0:
                    lasts |= card
            above = card
        heights |= height << 3 * column
        key += weight * height
        weight *= height + 1
    other[REST, LASTS] = lasts
    start[0, HEIGHTS], start[0, CLEARED], start[0, KEY] = heights, cleared, key


@compiled("boolean(int64[:, ::1], int64[:, ::1], int64[:, ::1], int64)")
def follow(truth: Any, deal: Any, frames: Any, last: int) -> bool:
    """Play the way of a search, up to the frame ``last``, until a card is turned; whether one was."""
    hidden = truth[0, HIDDEN]
    for at in range(1, last + 1):
        if frames[at, RAISED] != 0:
            raise_card(truth, 0, frames[at, MOVED], deal)
        else:
            lay_card(truth, 0, frames[at, MOVED], deal)
        if frames[at, REACHED] == BY_PLAYING:
            raise_safe(truth, 0, deal)
        if truth[0, HIDDEN] != hidden:
            return True
    return False


class Playing(NamedTuple):
    """A position that is played on, and room for thought.

    Attributes:
        truth: the position, as a frame.
        deal: what belongs to it.
        lying: the cards that were dealt in each column, from the top on.
        frames: the way that was thought of.
        other: what belongs to that.
    """

    truth: Ints
    deal: Ints
    lying: Ints
    frames: Ints
    other: Ints

    @classmethod
    def of(cls, state: KlondikeState) -> Playing:
        """Ready to play a position on; what is safe is built up (rule 1 of decision 12)."""
        truth, lying = np.zeros((1, FIELDS), np.int64), np.zeros((COLUMNS, HIGHEST), np.int64)
        deal = pack(state, truth[0])
        for column in range(COLUMNS):
            at = _FIRST_COLUMN + column
            dealt = state.piles[at][: state.down[at] + 1]
            lying[column, : len(dealt)] = [NUMBER[card] for card in dealt]
        look_at_stock(truth, 0, deal)
        raise_safe(truth, 0, deal)
        return cls(truth, deal, lying, np.zeros((_FRAMES, FIELDS), np.int64), np.zeros_like(deal))

    def think(self, chance: random.Random, until: float = inf) -> int | None:
        """Find a way to win in some order of the face-down cards; the number of its last frame, if there is one."""
        down = int(self.truth[0, HIDDEN])
        hidden = [number for number in range(len(CARDS)) if down >> number & 1]
        for _ in range(_ORDERS if hidden else 1):
            if monotonic() > until:
                break
            chance.shuffle(hidden)
            arrange(self.truth, self.deal, self.lying, np.array(hidden, np.int64), self.frames, self.other)
            found = np.zeros(RESULTS, np.int64)
            found[FRAME] = -1
            if search(self.frames, self.other, np.zeros(_TABLE, np.int64), found, _MOVES) == WON:
                return int(found[FRAME])
        return None


def playout(state: KlondikeState, chance: random.Random, *, until: float = inf) -> bool:
    """Play a position on to its end; whether it was won. Arguments as in :class:`mulligan.solve.registry.Player`."""
    playing = Playing.of(state)
    while True:
        last = playing.think(chance, until)
        if last is None:
            return False
        if not follow(playing.truth, playing.deal, playing.frames, last):
            return True


def free_look(state: KlondikeState, known: frozenset[Card]) -> Move | None:
    """To draw, where cards of the stock are not known and any number of passes leads back (KL-11)."""
    stock, *_ = state.piles
    return klondike.DRAW if state.rules.passes == 0 and not known.issuperset(stock) else None
