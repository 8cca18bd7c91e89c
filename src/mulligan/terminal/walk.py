"""Walking over a table by keys: across the places in their order, up and down within a fan and between bands.

The same ways as on the page (client/src/board/walk.ts).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal

from mulligan.core.cards import UNSEEN
from mulligan.core.layout import Layout
from mulligan.core.table import Place, View

Stride = Literal["left", "right", "up", "down", "home", "end"]
STRIDES: Final[tuple[Stride, ...]] = ("left", "right", "up", "down", "home", "end")


@dataclass(frozen=True, slots=True)
class Cell:
    """Where one stands on a table.

    Attributes:
        place: the place.
        row: a card that others of its place lie on, from 1; ``None`` is the end of the place: its free card, or the
            empty place itself.
    """

    place: Place
    row: int | None = None


@dataclass(frozen=True, slots=True)
class Ground:
    """What is walked over.

    Attributes:
        view: the table as the viewer sees it.
        layout: where its places lie.
    """

    view: View
    layout: Layout

    @property
    def places(self) -> list[Place]:
        """Every place, in the order in which keys walk through them."""
        return [slot.place for slot in self.layout.slots]

    def fanned(self, place: Place) -> int:
        """How many cards lie fanned downwards at a place."""
        down = any(slot.place == place and slot.fan == "down" for slot in self.layout.slots)
        return len(self.view[place]) if down else 0

    def settled(self, cell: Cell) -> Cell:
        """The cell as it is now: a row that is gone, or that is the last, becomes the end."""
        if cell.place not in self.places:
            return Cell(self.places[0])
        return cell if cell.row is not None and self._is_cell(cell.place, cell.row) else Cell(cell.place)

    def _is_cell(self, place: Place, row: int) -> bool:
        """Whether a covered card is a cell of its own: those that lie face down belong to their place."""
        return 1 <= row < self.fanned(place) and self.view[place][row - 1] is not UNSEEN

    def walk(self, cell: Cell, stride: Stride) -> Cell:
        """Where a key leads from a cell; nowhere else where there is nothing."""
        cell, places = self.settled(cell), self.places
        if stride in ("up", "down"):
            within = self._within(cell, -1 if stride == "up" else 1)
            return within or Cell(self._nearest(cell.place, -1 if stride == "up" else 1))
        return Cell(places[_stepped(places.index(cell.place), stride, len(places))])

    def among(self, stops: Collection[Place], cell: Cell, stride: Stride) -> Cell:
        """Where a key leads among a few places, wherever one stands: on to the next of them, or back."""
        sorted_stops = [place for place in self.places if place in stops]
        if not sorted_stops:
            return cell
        if cell.place not in sorted_stops:
            return Cell(sorted_stops[-1 if stride in ("left", "up", "end") else 0])
        step: dict[Stride, Stride] = {"up": "left", "down": "right"}
        at = _stepped(sorted_stops.index(cell.place), step.get(stride, stride), len(sorted_stops))
        return Cell(sorted_stops[at])

    def _within(self, cell: Cell, way: int) -> Cell | None:
        if cell.row is None and way > 0:
            return None
        row = (cell.row or self.fanned(cell.place)) + way
        return self.settled(Cell(cell.place, row)) if way > 0 or self._is_cell(cell.place, row) else None

    def _nearest(self, place: Place, way: int) -> Place:
        """The place straight above or below in the next band."""
        slots = self.layout.slots
        here = next(slot for slot in slots if slot.place == place)
        bands = sorted({slot.band for slot in slots})
        at = bands.index(here.band) + way
        if not 0 <= at < len(bands):
            return place
        beyond = [slot for slot in slots if slot.band == bands[at]]
        return min(beyond, key=lambda slot: abs(slot.x - here.x)).place


def _stepped(at: int, stride: Stride, count: int) -> int:
    to = {"left": at - 1, "right": at + 1, "home": 0, "end": count - 1}[stride]
    return min(max(to, 0), count - 1)
