"""How well a bot plays."""

from __future__ import annotations

import random
from typing import Final

from mulligan.bots.sense import sensible
from mulligan.core.table import Move, View
from mulligan.games.table_golf import TableGolfRules

LEVELS: Final = ("easy", "normal", "hard")
_SLIPS: Final = 0.3
"""How often a beginner plays what comes to mind."""


def choose(level: str, rules: TableGolfRules, view: View, rng: random.Random, seconds: float = 0.1) -> Move:
    """The move of a bot.

    Args:
        level: one of ``LEVELS``.
        rules: the rules.
        view: the table as the seat to move sees it.
        rng: where its chances come from.
        seconds: how long it may think.
    """
    if level == "easy" and rng.random() < _SLIPS:
        return rng.choice(view.legal)
    return sensible(rules, view)
