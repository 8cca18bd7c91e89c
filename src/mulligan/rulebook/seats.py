"""One layout for a table of several people: what is common above, the players' boards beside and below each other."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mulligan.core.layout import Layout
from mulligan.core.table import Seat

_BETWEEN = 0.7
"""Between two boards, in card steps."""
_WIDEST = 9.0
"""Boards beside each other take up no more than this, in card steps."""
BOARD_GAP = 2
"""From the last band above a board to its first one, in bands: its name stands between them."""


@dataclass(frozen=True, slots=True)
class Label:
    """Where a player's name stands: at the left edge and over the first band of the board."""

    seat: Seat
    x: float
    band: float


@dataclass(frozen=True, slots=True)
class Arranged:
    """A layout in which no places of two seats lie over each other, and where the seats' names stand."""

    layout: Layout
    labels: tuple[Label, ...]


def arrange(layout: Layout) -> Arranged:
    """Put the boards of all seats beside each other; a layout without seats stays as it is."""
    seats = sorted({slot.place.seat for slot in layout.slots if slot.place.seat is not None})
    if not seats:
        return Arranged(layout, ())
    common = [slot for slot in layout.slots if slot.place.seat is None]
    owned = [slot for slot in layout.slots if slot.place.seat is not None]
    wide, high = max(slot.x for slot in owned) + 1, max(slot.band for slot in owned) + 1
    beside = max(1, int((_WIDEST + _BETWEEN) // (wide + _BETWEEN)))
    first = max((slot.band for slot in common), default=-BOARD_GAP) + BOARD_GAP
    labels = tuple(
        Label(seat, at % beside * (wide + _BETWEEN), first + at // beside * (high - 1 + BOARD_GAP))
        for at, seat in enumerate(seats)
    )
    corners = {label.seat: label for label in labels}
    moved = [
        replace(slot, x=slot.x + corners[slot.place.seat].x, band=slot.band + corners[slot.place.seat].band)
        for slot in owned
        if slot.place.seat is not None
    ]
    boards = min(beside, len(seats)) * (wide + _BETWEEN) - _BETWEEN
    return Arranged(Layout(max(boards, layout.width), (*common, *moved)), labels)
