"""Players of table Golf for whoever has none: they see views only."""

from mulligan.bots.levels import LEVELS, choose

__all__ = ["LEVELS", "choose"]
