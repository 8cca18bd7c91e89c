"""A Klondike position as the arrays of integers that the search reads."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from mulligan.core.cards import KING, RANKS, Card
from mulligan.games.klondike import COLUMN, FOUNDATION, PLACES, KlondikeState
from mulligan.solve import klondike_cards as cards

Ints = NDArray[np.int64]

SUITS: Final = "schd"
"""The suits in the order of a card's bits: black ones first."""
NUMBER: Final = {Card(rank + suit): 4 * at + of for at, rank in enumerate(RANKS) for of, suit in enumerate(SUITS)}
CARDS: Final = tuple(NUMBER)
"""The cards in the order of their bits."""
_BIT: Final = {card: 1 << number for card, number in NUMBER.items()}

_FIRST_COLUMN: Final = PLACES.index(COLUMN[0])
_FIRST_FOUNDATION: Final = PLACES.index(FOUNDATION[0])
_STOCK_BITS: Final = 24
_WASTES: Final = 25
"""Offsets of the waste: none to all of the stock."""
_REDEALS: Final = 3
"""Redeals that may be left where passes are limited: none to two."""
_HEIGHTS: Final = 8


class _Columns:
    """What the columns of a position come to.

    Attributes:
        up: the cards that lie face up, as bits like the next three.
        hidden: those that lie face down.
        based: the bases.
        lasts: the cards that were dealt at the top of a column, and cover nothing.
        heights: how many dealt cards each column has, three bits a column.
        cleared: how many columns have none.
        place: the column of each card that was dealt in one; also has room for the stock's cards.
        turned: by column and height, the card that is turned when the base leaves.
        rooted: the same but for a king who then has the column to himself.
    """

    def __init__(self) -> None:
        self.up = self.hidden = self.based = self.lasts = self.heights = self.cleared = 0
        self.place, self.turned, self.rooted = ([0] * cards.ROW for _ in range(3))

    def add(self, column: int, pile: tuple[Card, ...], down: int) -> int:
        """Pack a column; returns how many cards are dealt in it: those face down and the base.

        A king at the top is not counted as dealt: he is as good there as in any other column.
        """
        self.up |= set_of(pile[down:])
        self.hidden |= set_of(pile[:down])
        height, above = 0, 0
        for row, card in enumerate(pile[: down + 1]):
            if row > 0 or card.rank != KING:
                height += 1
                at = _HEIGHTS * column + height
                self.place[NUMBER[card]] = column
                self.turned[at] = above
                self.rooted[at] = above if height > 1 else 0
                if row == 0:
                    self.lasts |= _BIT[card]
            above = _BIT[card]
        if height > 0:
            self.based |= above
            self.heights |= height << 3 * column
        else:
            self.cleared += 1
        return height


def set_of(pile: tuple[Card, ...]) -> int:
    """Cards as bits."""
    return sum(map(_BIT.__getitem__, pile))


def pack(
    state: KlondikeState,
    start: Ints,
    *,
    rules: int = cards.EVERY_RULE,
    columns: int = cards.COLUMNS,
    returning: int = cards.ALL,
) -> Ints:
    """Pack a position into ``start``, a frame of zeros, and return what does not change.

    Half of all deals take a search no longer than this, so it writes into arrays as seldom as it can.

    Args:
        state: the position.
        start: the frame.
        rules: the rules of the search.
        columns: how many columns there are, in a little pack.
        returning: the cards that may be taken back where any may, in a little pack.
    """
    limited = state.rules.passes > 0
    stock, waste, *_ = state.piles
    drawn = [NUMBER[card] for card in (*waste, *stock[::-1])]
    redeals = state.rules.passes - state.passes if limited else -1
    offset = len(waste)
    if not limited and (offset % state.rules.draw == 0 or offset == len(drawn)):
        offset = 0

    filled = (1 << len(drawn)) - 1
    offset_weight = weight = 1 << _STOCK_BITS
    key = filled + weight * (offset * _REDEALS + redeals if limited else offset)
    weight *= _WASTES * _REDEALS if limited else _WASTES
    spades, hearts, diamonds, clubs = state.piles[_FIRST_FOUNDATION:_FIRST_COLUMN]
    of_suits, of_columns = [], [0] * cards.COLUMNS
    for pile in (spades, clubs, hearts, diamonds):
        of_suits.append(weight)
        key += weight * len(pile)
        weight *= KING + 1
    packed = _Columns()
    for column in range(columns):
        at = _FIRST_COLUMN + column
        height = packed.add(column, state.piles[at], state.down[at])
        of_columns[column] = weight
        key += weight * height
        weight *= height + 1
    for place, number in enumerate(drawn):
        packed.place[number] = place

    deal = np.zeros((cards.ROWS, cards.ROW), np.int64)
    deal[cards.TURNED], deal[cards.ROOTED], deal[cards.PLACE] = packed.turned, packed.rooted, packed.place
    deal[cards.WEIGHT, : cards.COLUMNS + cards.SUITS] = of_columns + of_suits
    deal[cards.STOCK_CARD, : len(drawn)] = drawn
    rest = deal[cards.REST]
    rest[cards.LASTS] = packed.lasts
    rest[cards.RETURNING] = returning if state.rules.worrying_back else 0
    rest[cards.DRAW], rest[cards.RULES] = state.rules.draw, rules
    rest[cards.AT_HAND] = state.rules.draw == 1 and not limited
    rest[cards.OFFSET_WEIGHT] = offset_weight

    start[cards.UP], start[cards.HIDDEN], start[cards.BASED] = packed.up, packed.hidden, packed.based
    start[cards.HEIGHTS], start[cards.CLEARED] = packed.heights, packed.cleared
    start[cards.GONE] = set_of(spades + hearts + diamonds + clubs)
    start[cards.STOCK], start[cards.WASTE], start[cards.REDEALS] = filled, offset, redeals
    start[cards.KEY] = key
    return deal
