"""A position of Klondike, and what fits where in it (KL-2 to KL-11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from mulligan.core.cards import KING, Card
from mulligan.core.table import STOCK, WASTE, Call, Carry, Place
from mulligan.games.klondike.rules import KlondikeRules

SUITS: Final = "shdc"
"""The suits of foundations 1 to 4 (KL-2)."""
COLUMN: Final = tuple(Place("column", number) for number in range(1, 8))
FOUNDATION: Final = tuple(Place("foundation", number) for number in range(1, 5))
OWN_FOUNDATION: Final = Place("foundation")
"""As the target of a move: the foundation of the card's own suit."""
PLACES: Final = (STOCK, WASTE, *FOUNDATION, *COLUMN)
"""Every place, in the order of a state's piles."""

AT: Final = {place: at for at, place in enumerate(PLACES)}
"""Where each place stands among a state's piles; so do the numbers that follow."""
COLUMNS: Final = range(AT[COLUMN[0]], len(PLACES))
FOUNDATIONS: Final = range(AT[FOUNDATION[0]], COLUMNS.start)
FOUNDATION_OF: Final = dict(zip(SUITS, FOUNDATIONS, strict=True))
WASTE_AT: Final = AT[WASTE]

DRAW: Final = Carry(STOCK, WASTE)
REDEAL: Final = Carry(WASTE, STOCK)
FINISH: Final = Call("finish")
UP: Final = {at: Carry(PLACES[at], OWN_FOUNDATION) for at in (WASTE_AT, *COLUMNS)}
"""For each pile the move of its last card to its foundation."""
DOWN: Final = {at: {to: Carry(PLACES[at], PLACES[to]) for to in COLUMNS if to != at} for at in range(1, len(PLACES))}
"""For each pile the moves to each column."""


@dataclass(frozen=True, slots=True)
class KlondikeState:
    """A position.

    Attributes:
        rules: the rules it is played by.
        piles: the cards of every place, bottom to top, in the order of ``PLACES``.
        down: how many cards of each pile lie face down, for columns; the others of a column are one run.
        passes: passes through the stock begun, from 1.
        points: the score so far, without a bonus for winning.
        elapsed: seconds played, where the rules count time.
        taken_back: cards taken back from foundations (KL-16).
    """

    rules: KlondikeRules
    piles: tuple[tuple[Card, ...], ...]
    down: tuple[int, ...]
    passes: int = 1
    points: int = 0
    elapsed: int = 0
    taken_back: int = 0


def fits(card: Card, column: tuple[Card, ...]) -> bool:
    """Whether a card may be laid on a column: one of the other colour and a rank higher, or a king on none (KL-7)."""
    if not column:
        return card.rank == KING
    on = column[-1]
    return card.rank == on.rank - 1 and (card.suit in "dh") != (on.suit in "dh")


def is_won(state: KlondikeState) -> bool:
    """Whether all cards are on the foundations (KL-12)."""
    return sum(len(state.piles[at]) for at in FOUNDATIONS) == KING * len(SUITS)


def goes_up(state: KlondikeState, card: Card) -> bool:
    """Whether a card is the next one of its foundation (KL-8)."""
    return len(state.piles[FOUNDATION_OF[card.suit]]) == card.rank - 1


def has_pass(state: KlondikeState) -> bool:
    """Whether a pass through the stock is left (KL-11)."""
    return state.rules.passes == 0 or state.passes < state.rules.passes


def first_seen(state: KlondikeState, at: int) -> int:
    """The row, from 0, of the first card of a pile that may be carried: the free one, or a column's first face up."""
    return state.down[at] if at in COLUMNS else len(state.piles[at]) - 1


def fitting_row(state: KlondikeState, at: int, to: int) -> int | None:
    """The row, from 0, of the card of a pile that fits on column ``to``, with all that lies on it (KL-3, KL-4)."""
    pile, onto, first = state.piles[at], state.piles[to], first_seen(state, at)
    if not pile:
        return None
    row = first + pile[first].rank - (onto[-1].rank - 1 if onto else KING)
    return row if first <= row < len(pile) and fits(pile[row], onto) else None


def plays_up(state: KlondikeState) -> Iterator[Carry]:
    """Every legal move of a card to its foundation."""
    for at, move in UP.items():
        pile = state.piles[at]
        if pile and goes_up(state, pile[-1]):
            yield move


def plays_down(state: KlondikeState, sources: Iterable[int]) -> Iterator[Carry]:
    """Every legal move from these piles to a column."""
    for at in sources:
        if state.piles[at]:
            yield from (move for to, move in DOWN[at].items() if fitting_row(state, at, to) is not None)


def tapped_stock(state: KlondikeState) -> Carry:
    """What a tap on the stock means: a draw, or turning the waste back where nothing else is left."""
    stock, waste, *_ = state.piles
    return REDEAL if waste and not stock else DRAW
