"""Cards picked up at the screen: what is chosen next is where they go.

The same hand as on the page (client/src/board/hand.svelte.ts); which game is played, it does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mulligan.core.cards import UNSEEN, Card
from mulligan.core.game import Refusal, judge
from mulligan.core.table import STOCK, Carry, Move, Place, View
from mulligan.play.session import Session
from mulligan.terminal.walk import Cell
from mulligan.words import Words

Pick = Callable[[Place, int | None, Place | None, bool], Iterator[str]]
"""Plays what is meant by a source, a row, a target and whether it was tapped twice, and says what came of it."""


class Hand:
    """What is picked up, and what choosing a cell means.

    Attributes:
        lifted: where the picked up cards lie; with no row, whatever of the place fits. ``None`` for an empty hand.

    Args:
        session: gives the session that is being played.
        words: gives the player's language.
        pick: plays.
    """

    def __init__(self, session: Callable[[], Session], words: Callable[[], Words], pick: Pick) -> None:
        self._session = session
        self._words = words
        self._pick = pick
        self.lifted: Cell | None = None
        self._lifted_in: Session | None = None
        self._lay: tuple[Card, ...] = ()

    @property
    def _view(self) -> View:
        return self._session().view()

    def moves_from(self, cell: Cell) -> list[Carry]:
        """The legal moves of a card and what lies on it, or, with no row, of a whole place."""
        view = self._view
        return [
            move
            for move in view.legal
            # What is turned back goes by a tap on the stock.
            if isinstance(move, Carry)
            and move.source == cell.place
            and move.target != STOCK
            and (cell.row is None or _row(view, move) == cell.row)
        ]

    @property
    def targets(self) -> list[Place]:
        """Where the lifted cards can go, each place once."""
        return [] if self.lifted is None else self._targets(self.lifted)

    def _targets(self, cell: Cell) -> list[Place]:
        return list(dict.fromkeys(move.target for move in self.moves_from(cell)))

    @property
    def first_row(self) -> int | None:
        """The row of the lowest card that is picked up, from 1; ``None`` for an empty hand."""
        if self.lifted is None:
            return None
        return self.lifted.row or min((_row(self._view, move) for move in self.moves_from(self.lifted)), default=None)

    def tapped(self, cell: Cell) -> Move | None:
        """The move that a tap on a cell means, if it is legal and the cell is the end of its place."""
        session = self._session()
        if cell.row not in (None, len(self._view[cell.place])):
            return None
        move = session.game.intend(session.state, cell.place, None, None)
        return None if isinstance(move, Refusal) or judge(session.game, session.state, move) is not None else move

    def choose(self, cell: Cell) -> Iterator[str]:
        """A cell is chosen: where the lifted cards go, or what is to be played, or picked up."""
        lifted, self.lifted = self.lifted, None
        if lifted is not None and lifted.place != cell.place and cell.place != STOCK:
            return self._pick(lifted.place, lifted.row, self._own(lifted, cell.place), False)
        if lifted is not None and lifted.place == cell.place and self._at(lifted) == self._at(cell):
            return self._pick(lifted.place, lifted.row, None, True)
        card = Cell(cell.place, self._at(cell))
        if self.tapped(cell) is None and self.moves_from(card):
            return self.lift(card)
        return self._pick(cell.place, cell.row, None, False)

    def choose_whole(self, place: Place) -> Iterator[str]:
        """A whole place is chosen: of its cards those go that fit."""
        whole = Cell(place)
        if self.lifted is None and self.tapped(whole) is None and self.moves_from(whole):
            return self.lift(whole)
        if self.lifted is not None and self.lifted.place == place:
            return self.put_back()
        return self.choose(whole)

    def lift(self, cell: Cell) -> Iterator[str]:
        """Pick up, where that leads anywhere."""
        targets, words = self._targets(cell), self._words()
        if not targets:
            self.lifted = None
            yield self._nowhere(cell)
            return
        self.lifted, self._lifted_in, self._lay = cell, self._session(), self._view[cell.place]
        places = "; ".join(map(words.place, targets))
        yield words.say("page-lifted", what=self._named(Cell(cell.place, self.first_row)), places=places)

    def put_back(self) -> Iterator[str]:
        """Nothing is picked up any more."""
        lifted, self.lifted = self.lifted, None
        if lifted is not None:
            yield self._words().say("page-put-back", what=self._named(lifted))

    def look(self) -> None:
        """The table has changed: what does not lie there any more is not in the hand."""
        if self.lifted is None:
            return
        lies_there = self._lifted_in is self._session() and self._view[self.lifted.place] == self._lay
        if not lies_there or not self.targets:
            self.lifted = None

    def can_go(self, cell: Cell) -> Iterator[str]:
        """Where a cell's cards can go."""
        view, words = self._view, self._words()
        tapped = self.tapped(cell)
        moves = [*self.moves_from(cell), *([] if tapped is None else [tapped])]
        named = dict.fromkeys(words.move(view, self._settled(move)) for move in moves)
        yield "; ".join(named) or self._nowhere(cell)

    def _settled(self, move: Move) -> Move:
        session = self._session()
        return session.game.settled(session.state, move)

    def _own(self, lifted: Cell, target: Place) -> Place:
        """Among places that wait for certain cards the one that waits for these: none has to be aimed at."""
        session = self._session()
        waiting = [slot.place for slot in session.game.layout_of(session.state).slots if slot.mark]
        allowed = self._targets(lifted)
        if target in allowed or target not in waiting:
            return target
        return next((place for place in allowed if place in waiting), target)

    def _at(self, cell: Cell) -> int:
        return cell.row or len(self._view[cell.place])

    def _nowhere(self, cell: Cell) -> str:
        return self._words().say("page-goes-nowhere", what=self._named(cell, "What"))

    def _named(self, cell: Cell, what: str = "what") -> str:
        """The card of a cell, or its place where no card is seen; ``What`` opens a sentence."""
        cards, words = self._view[cell.place], self._words()
        card = cards[self._at(cell) - 1] if cards else UNSEEN
        return words.place(cell.place) if card is UNSEEN else words.card_args("what", card)[what]


def _row(view: View, move: Carry) -> int:
    """The row of the first card that a move of a view carries."""
    return len(view[move.source]) if move.row is None else move.row
