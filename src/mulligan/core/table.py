"""The vocabulary of every game: places, moves, events, and who may see each card.

Everything outside a game (the board, the notation, the wire, the words) talks in these terms only.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

from mulligan.core.cards import UNSEEN, Card
from mulligan.core.faults import Unreadable

Seat = int
"""A seat at the table, from 0. A watcher has none: ``None``."""

Sight = int
"""Who may see a card: ``EVERYONE``, ``NOBODY``, or the one seat that may."""
EVERYONE: Final[Sight] = -1
NOBODY: Final[Sight] = -2


class Place(NamedTuple):
    """A place for cards: ``Place("stock")``, ``Place("column", 3)``. Text form: ``stock``, ``column3``, ``cell12-1``.

    Attributes:
        kind: ``stock``, ``waste``, ``column``, ``foundation``, ...
        number: from 1 among places of a kind; 0 where there is only one. A ``cell`` of a board in several rows has its
            row and its column as the two digits.
        seat: whose it is, where each seat has places of its own; in a move, ``None`` means the mover's own. The text
            form counts seats from 1.
    """

    kind: str
    number: int = 0
    seat: Seat | None = None

    def __str__(self) -> str:
        return f"{self.kind}{self.number or ''}{'' if self.seat is None else f'-{self.seat + 1}'}"

    @classmethod
    def read(cls, text: str) -> Place:
        """Read a place's text form.

        Raises:
            Unreadable: ``place``.
        """
        match = re.fullmatch(r"([a-z_]+)([1-9][0-9]?)?(?:-([1-9]))?", text, re.ASCII)
        if match is None:
            raise Unreadable("place", {"text": text})
        return cls(match[1], int(match[2] or 0), int(match[3]) - 1 if match[3] else None)


STOCK: Final = Place("stock")
WASTE: Final = Place("waste")


@dataclass(frozen=True, slots=True)
class Carry:
    """Carry cards from one place to another.

    Attributes:
        source: where the cards lie.
        target: where they go.
        row: the first card carried, from 1 at the bottom of the pile (a column's row 1 is its topmost in the
            picture); ``None`` means the pile's top card alone or, in a game that carries runs, the card that fits.
    """

    source: Place
    target: Place
    row: int | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn the card in ``row`` (from 1) of a place face up."""

    place: Place
    row: int


@dataclass(frozen=True, slots=True)
class Call:
    """Call a word that moves no card by itself, for example ``finish``."""

    word: str


Move = Carry | Turn | Call


@dataclass(frozen=True, slots=True)
class Carried:
    """Cards went from one place to the top of another.

    Attributes:
        source: where they lay before.
        target: where they lie now.
        cards: the cards in the order in which they lie now, bottom to top.
        row: the row of the lowest of them at the source, before.
        reversed: whether they lie the other way round now, as when several are drawn one by one.
    """

    source: Place
    target: Place
    cards: tuple[Card, ...]
    row: int
    reversed: bool = False


@dataclass(frozen=True, slots=True)
class Turned:
    """The card in ``row`` of a place was turned face up."""

    place: Place
    row: int
    card: Card


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The lowest cards of one place were shuffled into another, which was empty: nobody knows their order any more.

    Attributes:
        source: where they lay.
        target: where they lie.
        count: how many.
    """

    source: Place
    target: Place
    count: int


@dataclass(frozen=True, slots=True)
class Called:
    """A word was called."""

    word: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    Attributes:
        kind: ``won``, ``blocked``, ...
        left: cards left to be cleared, 0 when won.
    """

    kind: str
    left: int = 0


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    outcome: Outcome


Event = Carried | Turned | Shuffled | Called | Ended


@dataclass(frozen=True, slots=True)
class Scale:
    """What the scores of a game are counted in under its rules, and which of two is the better one.

    Attributes:
        unit: what is counted.
        fewer: whether the lower score is the better one.
    """

    unit: Literal["points", "strokes", "dollars"] = "points"
    fewer: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that is told of a state beside its score, and that everybody may know.

    Attributes:
        name: what it counts: ``pass``, ``taken_back``.
        count: how many, or the how manieth.
        limit: how far the rules let it go; 0 for any number.
        noted: whether it is nothing of the game's course but a note on its result, told only where it counts some.
    """

    name: str
    count: int
    limit: int = 0
    noted: bool = False

    @property
    def shown(self) -> bool:
        """Whether there is something to tell."""
        return self.count > 0 or not self.noted


@dataclass(frozen=True, slots=True)
class Pile:
    """The cards of one place and who may see each of them.

    Attributes:
        place: the place.
        cards: bottom to top; the last one is the free card, or the next to be drawn.
        sight: one sight for all cards, or a tuple with one for each.
    """

    place: Place
    cards: tuple[Card, ...]
    sight: Sight | tuple[Sight, ...] = EVERYONE

    def seen(self, position: int, seat: Seat | None) -> bool:
        """Whether ``seat`` may see the card at ``position``, from 0 at the bottom."""
        sight = self.sight if isinstance(self.sight, int) else self.sight[position]
        return sight == EVERYONE or (seat is not None and sight == seat)

    def masked(self, seat: Seat | None) -> tuple[Card, ...]:
        """The cards as ``seat`` sees them: an unseen card is ``UNSEEN``."""
        if isinstance(self.sight, int):
            return self.cards if self.seen(0, seat) else (UNSEEN,) * len(self.cards)
        return tuple(card if self.seen(position, seat) else UNSEEN for position, card in enumerate(self.cards))


def _pile(piles: Sequence[Pile], place: Place) -> Pile:
    return next(pile for pile in piles if pile.place == place)


def mask_event(event: Event, before: Sequence[Pile], after: Sequence[Pile], seat: Seat | None) -> Event:
    """The event as ``seat`` may know it: a card is shown if it was seen where it lay, or is seen where it lies now."""
    if isinstance(event, Carried):
        source, target = _pile(before, event.source), _pile(after, event.target)
        first = len(target.cards) - len(event.cards)
        rows = range(event.row - 1, event.row - 1 + len(event.cards))
        lay = reversed(rows) if event.reversed else iter(rows)
        shown = tuple(
            card if source.seen(was, seat) or target.seen(now, seat) else UNSEEN
            for now, (card, was) in enumerate(zip(event.cards, lay, strict=True), first)
        )
        return replace(event, cards=shown)
    if isinstance(event, Turned):
        seen = _pile(after, event.place).seen(event.row - 1, seat)
        return event if seen else Turned(event.place, event.row, UNSEEN)
    return event


@dataclass(frozen=True, slots=True)
class View:
    """A table as one seat (or a watcher) may see it. An unseen card is ``UNSEEN``.

    Attributes:
        seat: the viewer's seat, or ``None`` for a watcher.
        piles: every pile, masked, in the game's order.
        to_move: the seat whose turn it is, or ``None`` when the game is over.
        legal: the viewer's legal moves, in the game's fixed order, settled against the position.
        scores: the score of each seat.
        outcome: how the game ended, or ``None`` while it is being played.
        closer: the seat that has closed the round, or ``None``.
        turns: how many turns were finished, in a game of several people.
        figures: what else is counted and told.
    """

    seat: Seat | None
    piles: tuple[Pile, ...]
    to_move: Seat | None
    legal: tuple[Move, ...]
    scores: tuple[int, ...]
    outcome: Outcome | None
    closer: Seat | None = None
    turns: int = 0
    figures: tuple[Figure, ...] = ()

    def __getitem__(self, place: Place | str) -> tuple[Card, ...]:
        """The cards of a place, bottom to top: ``view["column3"]``. Raises KeyError for a place not on the table."""
        wanted = Place.read(place) if isinstance(place, str) else place
        for pile in self.piles:
            if pile.place == wanted:
                return pile.cards
        raise KeyError(str(place))

    def _of(self, kind: str) -> tuple[tuple[Card, ...], ...]:
        return tuple(pile.cards for pile in self.piles if pile.place.kind == kind)

    @property
    def stock(self) -> tuple[Card, ...]:
        """The stock; its last card is the next to be drawn."""
        return self[Place("stock")]

    @property
    def waste(self) -> tuple[Card, ...]:
        """The waste, bottom to top."""
        return self[Place("waste")]

    @property
    def columns(self) -> tuple[tuple[Card, ...], ...]:
        """The columns from the left, each from its top to its free card."""
        return self._of("column")

    @property
    def foundations(self) -> tuple[tuple[Card, ...], ...]:
        """The foundations in the game's order; empty where the game has none."""
        return self._of("foundation")
