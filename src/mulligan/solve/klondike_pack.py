"""A Klondike position as the arrays of integers that the search reads."""

from __future__ import annotations

from itertools import chain
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mulligan.core.cards import KING, RANKS, Card
from mulligan.games.klondike import COLUMN, FOUNDATION, PLACES, KlondikeState
from mulligan.solve import klondike_cards as cards
from mulligan.solve.compiled import compiled
from mulligan.solve.klondike_cards import (
    AT_HAND,
    BASED,
    CLEARED,
    COLUMNS,
    DRAW,
    GONE,
    HEIGHTS,
    HIDDEN,
    KEY,
    KINGS,
    LASTS,
    OFFSET_WEIGHT,
    PLACE,
    REDEALS,
    REST,
    RETURNING,
    ROOTED,
    RULES,
    STOCK,
    STOCK_CARD,
    SUITS,
    TURNED,
    UP,
    WASTE,
    WEIGHT,
)

Ints = NDArray[np.int64]

SUIT_LETTERS: Final = "schd"
"""The suits in the order of a card's bits: black ones first."""
NUMBER: Final = {
    Card(rank + suit): SUITS * at + of for at, rank in enumerate(RANKS) for of, suit in enumerate(SUIT_LETTERS)
}
CARDS: Final = tuple(NUMBER)
"""The cards in the order of their bits."""
_BIT: Final = {card: 1 << number for card, number in NUMBER.items()}

# A position as it is told to the kernel: of each pile how many cards, then how many of them lie face down; the cards a
# draw, the passes there may be, the one that it is; whether cards may be taken back; the cards, pile by pile.
_PILES: Final = len(PLACES)
_DOWN: Final = _PILES
_DRAW, _PASSES, _PASS, _BACK, _FIRST_CARD = range(2 * _PILES, 2 * _PILES + 5)
_FIRST_COLUMN: Final = PLACES.index(COLUMN[0])
_FIRST_FOUNDATION: Final = PLACES.index(FOUNDATION[0])
_STOCK_BITS: Final = 24
_WASTES: Final = 25
"""Offsets of the waste: none to all of the stock."""
_REDEALS: Final = 3
"""Redeals that may be left where passes are limited: none to two."""


def set_of(pile: tuple[Card, ...]) -> int:
    """Cards as bits."""
    return sum(map(_BIT.__getitem__, pile))


@compiled("int64(int64[::1], int64[::1], int64[:, ::1])")
def lay_out_stock(told: Any, start: Any, deal: Any) -> int:
    """Lay out stock and waste, in the order in which the cards come to the waste; returns the weight of what follows.

    An offset of the waste that is the same as none (decision 11) is written as none.
    """
    stock, waste = told[0], told[1]
    draw, limited = told[_DRAW], told[_PASSES] > 0
    drawn = stock + waste
    for place in range(drawn):
        number = told[_FIRST_CARD + stock + place if place < waste else _FIRST_CARD + drawn - 1 - place]
        deal[STOCK_CARD, place] = number
        deal[PLACE, number] = place
    redeals = told[_PASSES] - told[_PASS] if limited else -1
    if not limited and (waste % draw == 0 or waste == drawn):
        waste = 0
    weight = 1 << _STOCK_BITS
    start[STOCK] = (1 << drawn) - 1
    start[WASTE] = waste
    start[REDEALS] = redeals
    start[KEY] = start[STOCK] + weight * (waste * _REDEALS + redeals if limited else waste)
    deal[REST, DRAW] = draw
    deal[REST, AT_HAND] = 1 if draw == 1 and not limited else 0
    deal[REST, OFFSET_WEIGHT] = weight
    return int(weight * (_WASTES * _REDEALS if limited else _WASTES))


@compiled("int64(int64[::1], int64, int64, int64[::1], int64[:, ::1])")
def lay_out_foundations(told: Any, first: int, weight: int, start: Any, deal: Any) -> int:
    """Lay out the foundations, whose cards begin at ``first``; returns the weight of what follows."""
    for pile in range(SUITS):
        # The game's order of suits is black, red, red, black; here both black ones come first.
        suit = (0, 2, 3, 1)[pile]
        deal[WEIGHT, COLUMNS + suit] = weight * (KING + 1) ** suit
        height = told[_FIRST_FOUNDATION + pile]
        start[KEY] += deal[WEIGHT, COLUMNS + suit] * height
        for at in range(first, first + height):
            start[GONE] |= 1 << told[at]
        first += height
    return weight * (KING + 1) ** SUITS


@compiled("void(int64[::1], int64, int64, int64, int64[::1], int64[:, ::1])")
def lay_out_columns(told: Any, first: int, weight: int, columns: int, start: Any, deal: Any) -> None:
    """Lay out so many columns, whose cards begin at ``first``.

    A king at the top is not counted as dealt: he is as good there as in any other column.
    """
    for column in range(columns):
        cards_in, down = told[_FIRST_COLUMN + column], told[_DOWN + _FIRST_COLUMN + column]
        height, above = 0, 0
        for row in range(cards_in):
            number = told[first + row]
            card = 1 << number
            if row < down:
                start[HIDDEN] |= card
            else:
                start[UP] |= card
            if row <= down and (row > 0 or card & KINGS == 0):
                height += 1
                deal[PLACE, number] = column
                deal[TURNED, 8 * column + height] = above
                deal[ROOTED, 8 * column + height] = above if height > 1 else 0
                if row == 0:
                    deal[REST, LASTS] |= card
            if row <= down:
                above = card
        if height > 0:
            start[BASED] |= above
            start[HEIGHTS] |= height << 3 * column
        else:
            start[CLEARED] += 1
        deal[WEIGHT, column] = weight
        start[KEY] += weight * height
        weight *= height + 1
        first += cards_in


@compiled("void(int64[::1], int64, int64, int64, int64[::1], int64[:, ::1])")
def lay_out(told: Any, rules: int, columns: int, returning: int, start: Any, deal: Any) -> None:
    """Lay out a position as it is told; the other arguments as in :func:`pack`."""
    weight = lay_out_stock(told, start, deal)
    first = _FIRST_CARD + told[0] + told[1]
    weight = lay_out_foundations(told, first, weight, start, deal)
    for pile in range(_FIRST_FOUNDATION, _FIRST_COLUMN):
        first += told[pile]
    lay_out_columns(told, first, weight, columns, start, deal)
    deal[REST, RETURNING] = returning if told[_BACK] != 0 else 0
    deal[REST, RULES] = rules


def pack(
    state: KlondikeState,
    start: Ints,
    *,
    rules: int = cards.EVERY_RULE,
    columns: int = cards.COLUMNS,
    returning: int = cards.ALL,
) -> Ints:
    """Pack a position into ``start``, a frame of zeros, and return what does not change.

    Half of all deals take a search no longer than this, so all but the telling is compiled.

    Args:
        state: the position.
        start: the frame.
        rules: the rules of the search.
        columns: how many columns there are, in a little pack.
        returning: the cards that may be taken back where any may, in a little pack.
    """
    of = state.rules
    lying = map(NUMBER.__getitem__, chain.from_iterable(state.piles))
    told = [*map(len, state.piles), *state.down, of.draw, of.passes, state.passes, of.worrying_back, *lying]
    deal = np.zeros((cards.ROWS, cards.ROW), np.int64)
    lay_out(np.array(told, np.int64), rules, columns, returning, start, deal)
    return deal
