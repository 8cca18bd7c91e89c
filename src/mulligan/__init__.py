"""Mulligan: a card table for Golf patience, as a library, in the browser and in the terminal."""

from mulligan.api import GameOver, IllegalMove, Table, UnreadableMove, new, open  # noqa: A004
from mulligan.core.cards import Card
from mulligan.core.faults import Unreadable
from mulligan.core.table import View

__all__ = [
    "Card",
    "GameOver",
    "IllegalMove",
    "Table",
    "Unreadable",
    "UnreadableMove",
    "View",
    "new",
    "open",
]
