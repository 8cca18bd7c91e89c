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

_FIRST_COLUMN: Final = PLACES.index(COLUMN[0])
_FIRST_FOUNDATION: Final = PLACES.index(FOUNDATION[0])
_STOCK_BITS: Final = 24
_WASTES: Final = 25
"""Offsets of the waste: none to all of the stock."""
_REDEALS: Final = 3
"""Redeals that may be left where passes are limited: none to two."""
_HEIGHTS: Final = 8


def set_of(pile: tuple[Card, ...]) -> int:
    """Cards as bits."""
    return sum(1 << NUMBER[card] for card in pile)


def _pack_column(column: int, pile: tuple[Card, ...], down: int, deal: Ints, start: Ints) -> int:
    """Pack a column; returns how many cards are dealt in it: those face down and the base.

    A king at the top is not counted as dealt: he is as good there as in any other column.
    """
    numbers = [NUMBER[card] for card in pile]
    start[cards.UP] |= sum(1 << number for number in numbers[down:])
    start[cards.HIDDEN] |= sum(1 << number for number in numbers[:down])
    dealt = numbers[: down + 1]
    king = dealt[:1] if dealt and CARDS[dealt[0]].rank == KING else []
    dealt = dealt[len(king) :]
    if not dealt:
        start[cards.CLEARED] += 1
        return 0
    if not king:
        deal[cards.REST, cards.LASTS] |= 1 << dealt[0]
    start[cards.BASED] |= 1 << dealt[-1]
    under = [*king, *dealt]
    for height, number in enumerate(dealt, 1):
        deal[cards.PLACE, number] = column
        at = _HEIGHTS * column + height
        turned = under[len(king) + height - 2 : len(king) + height - 1] if len(king) + height > 1 else []
        deal[cards.TURNED, at] = sum(1 << card for card in turned)
        deal[cards.ROOTED, at] = deal[cards.TURNED, at] if height > 1 else 0
    start[cards.HEIGHTS] |= len(dealt) << 3 * column
    return len(dealt)


def pack(
    state: KlondikeState,
    start: Ints,
    *,
    rules: int = cards.EVERY_RULE,
    columns: int = cards.COLUMNS,
    returning: int = cards.ALL,
) -> Ints:
    """Pack a position into ``start``, a frame of zeros, and return what does not change.

    Args:
        state: the position.
        start: the frame.
        rules: the rules of the search.
        columns: how many columns there are, in a little pack.
        returning: the cards that may be taken back where any may, in a little pack.
    """
    deal = np.zeros((cards.ROWS, cards.ROW), np.int64)
    rest = deal[cards.REST]
    limited = state.rules.passes > 0
    at_hand = state.rules.draw == 1 and not limited
    rest[cards.RETURNING] = returning if state.rules.worrying_back else 0
    rest[cards.DRAW], rest[cards.AT_HAND], rest[cards.RULES] = state.rules.draw, at_hand, rules

    stock, waste, *_ = state.piles
    drawn = [NUMBER[card] for card in (*waste, *stock[::-1])]
    for place, number in enumerate(drawn):
        deal[cards.PLACE, number] = place
        deal[cards.STOCK_CARD, place] = number
    redeals = state.rules.passes - state.passes if limited else -1
    offset = len(waste)
    if not limited and (offset % state.rules.draw == 0 or offset == len(drawn)):
        offset = 0
    start[cards.STOCK] = (1 << len(drawn)) - 1
    start[cards.WASTE], start[cards.REDEALS] = offset, redeals

    weight = 1 << _STOCK_BITS
    rest[cards.OFFSET_WEIGHT] = weight
    key = int(start[cards.STOCK]) + weight * (offset * _REDEALS + redeals if limited else offset)
    weight *= _WASTES * _REDEALS if limited else _WASTES
    ups = {place.number: len(pile) for place, pile in zip(FOUNDATION, state.piles[_FIRST_FOUNDATION:], strict=False)}
    for pile in state.piles[_FIRST_FOUNDATION:_FIRST_COLUMN]:
        start[cards.GONE] |= set_of(pile)
    for number, up in enumerate((ups[1], ups[4], ups[2], ups[3])):
        deal[cards.WEIGHT, cards.COLUMNS + number] = weight
        key += weight * up
        weight *= KING + 1
    for column in range(columns):
        at = _FIRST_COLUMN + column
        height = _pack_column(column, state.piles[at], state.down[at], deal, start)
        deal[cards.WEIGHT, column] = weight
        key += weight * height
        weight *= height + 1
    start[cards.KEY] = key
    return deal
