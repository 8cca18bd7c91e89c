"""Players of table Golf for whoever has none: they see views only."""

from mulligan.bots.levels import LEVELS, THINK, choose, warm, warm_soon

__all__ = ["LEVELS", "THINK", "choose", "warm", "warm_soon"]
