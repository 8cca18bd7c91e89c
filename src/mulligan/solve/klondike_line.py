"""From the moves of a search to the moves of the rules: draws, and cards that change over from parent to parent."""

from __future__ import annotations

from collections.abc import Iterator

from mulligan.core.cards import Card
from mulligan.core.game import judge
from mulligan.core.table import STOCK, WASTE, Carry, Move, Place
from mulligan.games.klondike import (
    COLUMN,
    DRAW,
    FOUNDATION,
    OWN_FOUNDATION,
    PLACES,
    REDEAL,
    Klondike,
    KlondikeState,
    fits,
    goes_up,
)
from mulligan.solve import klondike_cards as cards
from mulligan.solve.klondike_pack import CARDS, Ints

_KLONDIKE = Klondike()
_LINES = 32
"""How many lines are gone along at once."""


def _each(found: int) -> Iterator[Card]:
    """The cards of a set, lowest ranks first."""
    return (card for number, card in enumerate(CARDS) if found >> number & 1)


class Line:
    """A line as it grows.

    Attributes:
        state: the position that it has come to.
        moves: its moves.
    """

    def __init__(self, state: KlondikeState) -> None:
        self.state = state
        self.moves: list[Move] = []

    def _play(self, move: Move) -> None:
        refusal = judge(_KLONDIKE, self.state, move)
        assert refusal is None, f"{_KLONDIKE.write_move(move)}: {refusal}"
        self.state, _ = _KLONDIKE.play(self.state, move)
        self.moves.append(move)

    def _pile(self, place: Place) -> tuple[Card, ...]:
        return self.state.piles[PLACES.index(place)]

    def _place_of(self, card: Card) -> Place:
        return next(place for place in PLACES if card in self._pile(place))

    def _draw_to(self, card: Card) -> None:
        while self._pile(WASTE)[-1:] != (card,):
            self._play(DRAW if self._pile(STOCK) else REDEAL)

    def _column_for(self, card: Card) -> Place:
        return next(column for column in COLUMN if fits(card, self._pile(column)))

    def lay(self, card: Card, column: Place | None = None) -> None:
        """Lay a card on a column where it fits, the first or the one given, with all that lies on it."""
        source = self._place_of(card)
        if source in (STOCK, WASTE):
            self._draw_to(card)
            source = WASTE
        self._play(Carry(source, column or self._column_for(card)))

    def after(self, card: Card, *, raised: bool) -> Iterator[Line]:
        """The lines that go on by raising a card, or by laying it on each of the columns that differ."""
        tops = {self._pile(column)[-1:]: column for column in COLUMN if fits(card, self._pile(column))}
        for column in [None] if raised else tops.values():
            line = Line(self.state)
            line.moves = self.moves.copy()
            if raised:
                line.raise_(card)
            else:
                line.lay(card, column)
            yield line

    def raise_(self, card: Card) -> None:
        """Build a card up; what lies on it changes over to its twin."""
        source = self._place_of(card)
        if source in (STOCK, WASTE):
            self._draw_to(card)
            source = WASTE
        elif self._pile(source)[-1] is not card:
            on_it = self._pile(source)[self._pile(source).index(card) + 1]
            self._play(Carry(source, self._column_for(on_it)))
        self._play(Carry(source, OWN_FOUNDATION))

    def raise_all(self, found: int) -> None:
        """Build up a set of cards, in some order in which that can be done."""
        while found:
            card = next(card for card in _each(found) if self._can_raise(card))
            self.raise_(card)
            found ^= 1 << CARDS.index(card)

    def _can_raise(self, card: Card) -> bool:
        if not goes_up(self.state, card):
            return False
        source = self._place_of(card)
        at = PLACES.index(source)
        if source not in COLUMN:
            return True
        on_it = self._pile(source)[self._pile(source).index(card) + 1 :]
        face_up = self._pile(source).index(card) >= self.state.down[at]
        return face_up and (not on_it or any(fits(on_it[0], self._pile(column)) for column in COLUMN))

    def end(self) -> None:
        """Build up what is left: nothing lies face down, and the stock is at hand or empty."""
        while _KLONDIKE.outcome(self.state) is None:
            tops = [self._pile(place)[-1:] for place in FOUNDATION]
            ranks = {suit: top[0].rank if top else 0 for suit, top in zip("shdc", tops, strict=True)}
            following = sorted((rank, suit) for suit, rank in ranks.items() if rank < len(CARDS) // len(tops))
            ready = [card for card in CARDS if (card.rank - 1, card.suit) in following and self._can_raise(card)]
            self.raise_(min(ready, key=lambda card: (self._place_of(card) in (STOCK, WASTE), card.rank)))


def line_of(state: KlondikeState, frames: Ints, last: int) -> tuple[Move, ...]:
    """The moves of the rules along the frames of a won search, up to the frame ``last``, and on to the end."""
    line = Line(state)
    gone = sum(1 << CARDS.index(card) for place in FOUNDATION for card in line._pile(place))
    line.raise_all(int(frames[0, cards.GONE]) & ~gone)
    for at in range(1, last + 1):
        moved = int(frames[at, cards.MOVED])
        card = CARDS[moved.bit_length() - 1]
        if frames[at, cards.RAISED]:
            line.raise_(card)
        else:
            line.lay(card)
        before = int(frames[at - 1, cards.GONE]) | (moved if frames[at, cards.RAISED] else 0)
        safe = int(frames[at, cards.GONE]) & ~before
        if not frames[at, cards.RAISED] and before & moved:
            # It was taken back, and is no longer where it was.
            safe |= int(frames[at, cards.GONE]) & moved
        line.raise_all(safe)
    line.end()
    return tuple(line.moves)


def line_along(state: KlondikeState, way: list[tuple[int, bool]]) -> tuple[Move, ...]:
    """The moves of the rules along cards that are raised, or else laid, to the end of the game.

    Which of its two parents a card is laid on decides whether another has to change over later: both are gone along.
    """
    lines = [Line(state)]
    for moved, raised in way:
        card = CARDS[moved.bit_length() - 1]
        after: dict[frozenset[tuple[Card, ...]], Line] = {}
        for line in lines:
            for then in line.after(card, raised=raised):
                arranged = frozenset(then.state.piles)
                if arranged not in after or len(then.moves) < len(after[arranged].moves):
                    after[arranged] = then
        lines = sorted(after.values(), key=lambda line: len(line.moves))[:_LINES]
    return tuple(lines[0].moves)
