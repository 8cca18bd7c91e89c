"""Positions of Klondike for :mod:`mulligan.solve.klondike_search`, and how its two moves change them.

**Cards** are bits of a word, rank times four and the suit: black 0 and 1, red 2 and 3. So the two *twins*, of one
rank and one colour, lie side by side; their *parents*, on which they may lie, are the twins above them in the other
colour.

**A position** is which cards are face up in the columns, which of these are *bases*, lying where they were dealt, and
which are built up; what is face down or in the stock follows. Every other face-up card *lies* on a parent, or is a
king with a column of its own. On which of its two parents a card lies is left open (decision 11): while one of them
is free, the card can change over, so a card of a pair can be left by what lies on it exactly when fewer children lie
than parents are there.

**Moves** are two: to *raise* a card to its foundation, and to *lay* it on a column, from wherever it is. Draws and
redeals are none; they show in the waste's offset.
"""

from __future__ import annotations

from typing import Any, Final

from mulligan.solve.bits import count, lowest
from mulligan.solve.compiled import compiled

SUITS: Final = 4
COLUMNS: Final = 7
ALL: Final = (1 << 52) - 1
BLACK: Final = ALL // 15 * 3
RED: Final = ALL // 15 * 12
ONE_TWIN: Final = ALL // 3
KINGS: Final = 15 << 48
ACES: Final = 15
BURIED: Final = 1 << 60
"""Marks ``WANTED`` where a card is wanted from under others of its foundation."""

# A frame is a position on the way, with what is to be tried there. Sets of cards: face up, bases, built up, face
# down; to be drawn to in this pass, in a later one. Else: the columns' heights (dealt cards, three bits each), how
# many columns have been cleared of them, the places of the stock that are filled, the waste's offset, the redeals
# left (-1: any), the key.
UP, BASED, GONE, HIDDEN, NOW, LATER, HEIGHTS, CLEARED, STOCK, WASTE, REDEALS, KEY, STATE = range(13)
# How the position was reached: the card moved, whether raised, and by what kind of move. The preparations that are
# wanted, the moves there are, and those that are still to be tried.
MOVED, RAISED, REACHED, WANTED = range(12, 16)
CAN_RAISE, CAN_LAY, CAN_PREPARE, CAN_VACATE, RAISE, LAY, PREPARE, VACATE, FIELDS = range(16, 25)

BY_PLAYING, BY_PREPARING, BY_VACATING = range(3)

# The rows of ``deal``. By column and height, eight heights a column: the card turned when the base leaves, and the
# same but for a king that then has the column to itself. The weights of columns and suits in the key. Of a card, its
# column or its place in the stock; of a place, the card. The rest.
TURNED, ROOTED, WEIGHT, PLACE, STOCK_CARD, REST, ROWS = range(7)
ROW: Final = 64
# The rest: last cards of columns; cards that may be taken back; cards a draw; whether every card of the stock is at
# hand; the weight of the waste's offset; the rules of the search.
LASTS, RETURNING, DRAW, AT_HAND, OFFSET_WEIGHT, RULES = range(6)
SAFE, LATE, PURPOSE, DEAD = 1, 2, 4, 8
EVERY_RULE: Final = SAFE | LATE | PURPOSE | DEAD

FRAME, FILLED, BURST, RESULTS = range(4)
"""The places of ``found``: the frame that the search is in, -1 at first; positions in the table; positions that are not
in it, within bursts and before a vacated column is filled."""
WON, LOST, GOING_ON, TABLE_FULL, TOO_DEEP = range(5)


@compiled("int64(int64)")
def parents(cards: int) -> int:
    """For each card one of its two parents, for two twins both."""
    return ((cards & BLACK) << 6 | (cards & RED) << 2) & ALL


@compiled("int64(int64)")
def children(cards: int) -> int:
    """For each card one of the two that may lie on it, for two twins both."""
    return (cards & BLACK) >> 2 | (cards & RED) >> 6


@compiled("int64(int64)")
def twins(cards: int) -> int:
    """The twin of each card."""
    return (cards & ONE_TWIN) << 1 | cards >> 1 & ONE_TWIN


@compiled("int64(int64)")
def higher(cards: int) -> int:
    """Every card of the same suit above one of ``cards``."""
    above = cards << 4
    above |= above << 4
    above |= above << 8
    above |= above << 16
    above |= above << 32
    return above & ALL


@compiled("int64(int64, int64)")
def free_pairs(up: int, lying: int) -> int:
    """Both of each two twins on which fewer children lie than there are of them face up."""
    on = parents(lying)
    one = (up | up >> 1) & ~(on | on >> 1)
    both = up & up >> 1 & ~(on & on >> 1)
    free = (one | both) & ONE_TWIN
    return free | free << 1


@compiled("int64(int64)")
def next_up(gone: int) -> int:
    """The cards that their foundations take next."""
    return (gone << 4 | ACES) & ~gone & ALL


@compiled("void(int64[:, ::1], int64, int64[:, ::1])")
def look_at_stock(frames: Any, at: int, deal: Any) -> None:
    """Note which cards of the stock can be drawn to, in this pass and in the next."""
    left = frames[at, STOCK]
    waste, redeals, draw = frames[at, WASTE], frames[at, REDEALS], deal[REST, DRAW]
    last = count(left)
    index, now, later = 0, 0, 0
    # Counted along, since to divide for each card takes longer than everything else here.
    next_now, next_later = waste if waste > 0 else draw, draw
    while left != 0:
        card = 1 << deal[STOCK_CARD, lowest(left)]
        left &= left - 1
        index += 1
        ends_draw = index == next_later
        if ends_draw:
            next_later += draw
        if index == next_now or (index == last and index >= waste):
            now |= card
            next_now += draw
        elif redeals != 0 and (ends_draw or index == last):
            later |= card
    frames[at, NOW] = now
    frames[at, LATER] = later


@compiled("int64(int64, int64)")
def offset_of(waste: int, redeals: int) -> int:
    """The waste's offset and the redeals left as one number for the key."""
    return waste if redeals < 0 else waste * 3 + redeals


@compiled("void(int64[:, ::1], int64, int64, int64[:, ::1])")
def leave_stock(frames: Any, at: int, card: int, deal: Any) -> None:
    """Take a card of the stock, in the earliest pass in which it can be drawn to.

    With any number of passes an offset that is a multiple of the cards a draw, or all of the stock, is the same as 0:
    from either one comes to the other by draws and redeals alone.
    """
    place = 1 << deal[PLACE, lowest(card)]
    frames[at, STOCK] ^= place
    frames[at, KEY] -= place
    if deal[REST, AT_HAND] != 0:
        frames[at, NOW] ^= card
        return
    old = offset_of(frames[at, WASTE], frames[at, REDEALS])
    if frames[at, NOW] & card == 0 and frames[at, REDEALS] > 0:
        frames[at, REDEALS] -= 1
    waste = count(frames[at, STOCK] & (place - 1))
    if frames[at, REDEALS] < 0 and (waste % deal[REST, DRAW] == 0 or waste == count(frames[at, STOCK])):
        waste = 0
    frames[at, WASTE] = waste
    frames[at, KEY] += (offset_of(waste, frames[at, REDEALS]) - old) * deal[REST, OFFSET_WEIGHT]
    look_at_stock(frames, at, deal)


@compiled("void(int64[:, ::1], int64, int64, int64[:, ::1])")
def leave_base(frames: Any, at: int, card: int, deal: Any) -> None:
    """Take a base card off what is dealt under it, and turn the next."""
    column = deal[PLACE, lowest(card)]
    height = frames[at, HEIGHTS] >> 3 * column & 7
    turned = deal[TURNED, column * 8 + height]
    frames[at, BASED] ^= card | deal[ROOTED, column * 8 + height]
    frames[at, UP] |= turned
    frames[at, HIDDEN] ^= turned
    frames[at, HEIGHTS] -= 1 << 3 * column
    frames[at, KEY] -= deal[WEIGHT, column]
    if height == 1:
        frames[at, CLEARED] += 1


@compiled("void(int64[:, ::1], int64, int64, int64[:, ::1])")
def raise_card(frames: Any, at: int, card: int, deal: Any) -> None:
    """Build a card up, from a column or the stock."""
    if frames[at, UP] & card == 0:
        leave_stock(frames, at, card, deal)
    else:
        frames[at, UP] ^= card
        if frames[at, BASED] & card != 0:
            leave_base(frames, at, card, deal)
    frames[at, GONE] |= card
    frames[at, KEY] += deal[WEIGHT, COLUMNS + (lowest(card) & 3)]


@compiled("void(int64[:, ::1], int64, int64, int64[:, ::1])")
def lay_card(frames: Any, at: int, card: int, deal: Any) -> None:
    """Lay a card on a parent, or a king in a space: a base with what lies on it, a foundation's card, or a stock's."""
    if frames[at, BASED] & card != 0:
        leave_base(frames, at, card, deal)
        return
    if frames[at, GONE] & card != 0:
        frames[at, GONE] ^= card
        frames[at, KEY] -= deal[WEIGHT, COLUMNS + (lowest(card) & 3)]
    else:
        leave_stock(frames, at, card, deal)
    frames[at, UP] |= card


@compiled("int64(int64[:, ::1], int64)")
def spaces(frames: Any, at: int) -> int:
    """How many columns are empty: cleared of what was dealt, and without a king."""
    return int(frames[at, CLEARED]) - count(frames[at, UP] & ~frames[at, BASED] & KINGS)
