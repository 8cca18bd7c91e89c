"""A table as characters: cards with the letters of their suits, so that colour says nothing that is not written too.

It draws from what a player sees, and knows no game and no terminal.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final, NamedTuple

from mulligan.core.cards import UNSEEN, Card
from mulligan.core.layout import Layout, Slot
from mulligan.core.table import Place, View
from mulligan.terminal.fan import Fold, fan_out
from mulligan.terminal.plan import RIGHT, Plan, Spot
from mulligan.terminal.walk import Cell

_RED: Final = "dhr"
_SIGNS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


class Ink(NamedTuple):
    """How characters look, besides being there.

    Attributes:
        red: a card of hearts or diamonds, or the red joker.
        bold: a card that is free.
        dim: an edge, or the back of a card.
        reverse: where the player stands.
    """

    red: bool = False
    bold: bool = False
    dim: bool = False
    reverse: bool = False


class _Frame(NamedTuple):
    """The edges of a card: three characters for its top, its sides and its bottom, and what fills it."""

    top: str
    side: str
    bottom: str
    fill: str = " "


_PLAIN: Final = _Frame("╭─╮", "│ │", "╰─╯")
_BACK: Final = _Frame("╭─╮", "│░│", "╰─╯", "░")
_EMPTY: Final = _Frame("╭╌╮", "╎ ╎", "╰╌╯")
_LIFTED: Final = _Frame("┏━┓", "┃ ┃", "┗━┛")
_TARGET: Final = _Frame("╔═╗", "║ ║", "╚═╝")
_NARROW: Final = 4
"""Narrower cards have no right edge."""
_LOW: Final = 2
"""A card of so many lines has none between its edges: a back shows on the lower one."""
_SIGN_WIDTH: Final = 5
"""Cards as wide as this bear the sign of their suit in the middle too."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked on a table.

    Attributes:
        here: where the player stands.
        lifted: the place of cards that are picked up, and the row of the lowest of them.
        targets: where they can go.
        advised: cells that a hint speaks of.
        open: empty places where a tap does something.
    """

    here: Cell
    lifted: tuple[Place, int] | None = None
    targets: Collection[Place] = ()
    advised: Collection[Cell] = ()
    open: Collection[Place] = ()


@dataclass
class Picture:
    """A drawn table.

    Attributes:
        width: its columns.
        height: its lines.
    """

    width: int
    height: int
    _text: list[list[tuple[str, Ink]]] = field(init=False)
    _cells: dict[tuple[int, int], Cell] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self._text = [[(" ", Ink())] * self.width for _ in range(self.height)]

    def at(self, x: int, y: int) -> Cell | None:
        """What lies at a column and a line, from 0."""
        return self._cells.get((x, y))

    def runs(self, y: int) -> list[tuple[str, Ink]]:
        """A line as texts that look alike throughout."""
        line = self._text[y] if y < self.height else []
        return [("".join(text for text, _ in run), ink) for ink, run in groupby(line, key=lambda one: one[1])]

    def __str__(self) -> str:
        return "\n".join("".join(text for text, _ in line).rstrip() for line in self._text)

    def put(self, x: int, y: int, text: str, ink: Ink, cell: Cell) -> None:
        """Write a text over what is there; what lies outside is left out."""
        for at, letter in enumerate(text, x):
            if 0 <= at < self.width and 0 <= y < self.height:
                self._text[y][at] = (letter, ink)
                self._cells[at, y] = cell


def draw(view: View, layout: Layout, plan: Plan, marks: Marks, width: int, height: int) -> Picture:
    """Draw a table as its viewer sees it."""
    picture = Picture(width, height)
    pen = _Pen(picture, view, plan, marks)
    # What lies over others comes after them.
    for slot in sorted(layout.slots, key=lambda slot: slot.band):
        pen.place(slot, overlapped=_is_overlapped(layout, slot))
    return picture


def _is_overlapped(layout: Layout, slot: Slot) -> bool:
    """Whether cards of this place and of another one lie over each other: there an empty place is not seen."""
    return any(
        abs(other.x - slot.x) < 1 and abs(other.band - slot.band) < 1
        for other in layout.slots
        if other.place != slot.place
    )


class _Pen:
    def __init__(self, picture: Picture, view: View, plan: Plan, marks: Marks) -> None:
        self._picture = picture
        self._view = view
        self._plan = plan
        self._marks = marks

    def place(self, slot: Slot, *, overlapped: bool) -> None:
        cards, spot = self._view[slot.place], self._plan.spots[slot.place]
        if not cards:
            if not overlapped or self._marks.here.place == slot.place:
                self._empty(slot, spot)
        elif slot.fan == "down":
            self._fanned_down(slot.place, cards, spot)
        elif slot.fan == "right":
            self._fanned_right(slot, cards, spot)
        else:
            self._whole(slot.place, cards, spot.x, spot.y, self._plan.face)

    def _fanned_down(self, place: Place, cards: Sequence[Card], spot: Spot) -> None:
        looked_at = {self._marks.here.place: self._marks.here.row}
        if self._marks.lifted is not None:
            looked_at.setdefault(*self._marks.lifted)
        fan = fan_out(cards, spot.height, self._plan.face, looked_at.get(place))
        for line, fold in enumerate(fan.folds, spot.y):
            self._fold(place, cards, fold, spot.x, line)
        self._whole(place, cards, spot.x, spot.y + len(fan.folds), fan.face)

    def _fold(self, place: Place, cards: Sequence[Card], fold: Fold, x: int, y: int) -> None:
        """A covered card, or the number of those that are folded together."""
        of = cards[fold.first - 1 : fold.last]
        hidden = all(card is UNSEEN for card in of)
        if fold.count == 1:
            label = "" if hidden else of[0].text
        else:
            label = f"{'░' if hidden else '⋮'}{fold.count}"
        cell = Cell(place, fold.first)
        ink = Ink(red=fold.count == 1 and of[0].suit in _RED, dim=hidden, reverse=self._marks.here == cell)
        frame = self._frame(place, fold.first, _BACK if hidden else _PLAIN)
        self._top(frame, x, y, ink, cell, label)

    def _fanned_right(self, slot: Slot, cards: Sequence[Card], spot: Spot) -> None:
        """The last cards, as many as there is room for; the others lie squared below them."""
        most = max(0, (spot.width - self._plan.card) // RIGHT)
        covered = min(len(cards) - 1, most, (slot.spread or len(cards)) - 1)
        for at, row in enumerate(range(len(cards) - covered, len(cards))):
            card, cell = cards[row - 1], Cell(slot.place, row)
            self._face(_PLAIN, card, spot.x + at * RIGHT, spot.y, self._plan.face, Ink(red=card.suit in _RED), cell)
        self._whole(slot.place, cards, spot.x + covered * RIGHT, spot.y, self._plan.face)

    def _whole(self, place: Place, cards: Sequence[Card], x: int, y: int, lines: int) -> None:
        """The free card of a place, or the back of a pile with the number of its cards."""
        card, cell = cards[-1], Cell(place)
        hidden = card is UNSEEN
        ink = Ink(red=card.suit in _RED, bold=not hidden, reverse=self._marks.here == cell)
        frame = self._frame(place, len(cards), _BACK if hidden else _PLAIN)
        self._face(frame, card, x, y, lines, ink, cell, count=len(cards))

    def _face(
        self, frame: _Frame, card: Card, x: int, y: int, lines: int, ink: Ink, cell: Cell, count: int = 1
    ) -> None:
        hidden = card is UNSEEN
        label = card.text if not hidden else (str(count) if count > 1 else "")
        if hidden and lines == 1 and label:
            label = _BACK.fill + label
        self._top(frame, x, y, ink, cell, label)
        self._body(frame, x, y, lines, ink, cell, "" if hidden else _SIGNS.get(card.suit, ""))

    def _empty(self, slot: Slot, spot: Spot) -> None:
        cell = Cell(slot.place)
        ink = Ink(dim=True, reverse=self._marks.here == cell)
        frame = self._frame(slot.place, 1, _EMPTY)
        self._line(frame.top, spot.x, spot.y, ink, cell, slot.mark or ("()" if slot.place in self._marks.open else ""))
        self._body(frame, spot.x, spot.y, self._plan.face, ink, cell, _SIGNS.get(slot.mark, ""))

    def _frame(self, place: Place, row: int, usual: _Frame) -> _Frame:
        lifted = self._marks.lifted
        if lifted is not None and lifted[0] == place and row >= lifted[1]:
            return _LIFTED
        last = row >= len(self._view[place])
        marked = Cell(place, None if last else row) in self._marks.advised or (last and place in self._marks.targets)
        return _TARGET._replace(fill=usual.fill) if marked else usual

    def _body(self, frame: _Frame, x: int, y: int, lines: int, ink: Ink, cell: Cell, sign: str) -> None:
        for line in range(1, lines):
            edges = frame.bottom if line == lines - 1 else frame.side[0] + frame.fill + frame.side[2]
            if lines == _LOW and frame.fill != " ":
                edges = frame.bottom[0] + frame.fill + frame.bottom[2]
            self._line(edges, x, y + line, ink, cell)
        if sign and lines > 2 and self._plan.card >= _SIGN_WIDTH:
            self._picture.put(x + self._plan.card // 2, y + lines // 2, sign, ink, cell)

    def _top(self, frame: _Frame, x: int, y: int, ink: Ink, cell: Cell, label: str) -> None:
        """The line that is seen of a card on which others lie: a back shows there too that it is one."""
        self._line(frame.top if label else frame.top[0] + frame.fill + frame.top[2], x, y, ink, cell, label)

    def _line(self, edges: str, x: int, y: int, ink: Ink, cell: Cell, label: str = "") -> None:
        """One line of a card: its left edge, a label, what fills it, its right edge."""
        width = self._plan.card
        inner = width - 1 if width < _NARROW else width - 2
        text = edges[0] + label[:inner] + edges[1] * (inner - len(label[:inner]))
        self._picture.put(x, y, text if width < _NARROW else text + edges[2], ink, cell)
