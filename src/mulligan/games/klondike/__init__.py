"""Klondike (KL-1 to KL-22): seven columns, a stock of twenty-four, four foundations."""

from mulligan.games.klondike.game import Klondike
from mulligan.games.klondike.position import (
    COLUMN,
    DRAW,
    FINISH,
    FOUNDATION,
    OWN_FOUNDATION,
    PLACES,
    REDEAL,
    SUITS,
    KlondikeState,
    fits,
    goes_up,
)
from mulligan.games.klondike.rules import KlondikeRules

__all__ = [
    "COLUMN",
    "DRAW",
    "FINISH",
    "FOUNDATION",
    "OWN_FOUNDATION",
    "PLACES",
    "REDEAL",
    "SUITS",
    "Klondike",
    "KlondikeRules",
    "KlondikeState",
    "fits",
    "goes_up",
]
