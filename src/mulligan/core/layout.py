"""Where the places of a game lie, in card widths, for anything that draws a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from mulligan.core.table import Place

Fan = Literal["down", "right", "none"]


@dataclass(frozen=True, slots=True)
class Slot:
    """One place on the table.

    Attributes:
        place: the place.
        x: its left edge in card steps (a card's width and one gap) from the left edge of the table.
        band: its upper edge in bands, 0 for the upper band of the table, 1 for the one below; between two bands, as
            0.5, its cards lie over those of the band above.
        fan: how its cards overlap: ``down`` a column, ``right`` a fan, ``none`` a squared pile.
        spread: how many of its last cards are fanned, on the others squared below them; 0 for all.
        mark: what the empty place shows of the card that it waits for: a rank or suit in text form, or empty.
    """

    place: Place
    x: float
    band: float
    fan: Fan = "none"
    spread: int = 0
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Layout:
    """All places of a table.

    Attributes:
        width: the table's width in card steps.
        slots: every place once, in the order in which words and keys walk through them.
    """

    width: float
    slots: tuple[Slot, ...]
