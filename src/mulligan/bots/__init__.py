"""Players of table Golf for whoever has none: they see views only."""

from mulligan.bots.levels import LEVELS, choose, warm, warm_soon

__all__ = ["LEVELS", "choose", "warm", "warm_soon"]
