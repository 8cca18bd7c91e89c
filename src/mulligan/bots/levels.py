"""How well a bot plays."""

from __future__ import annotations

import random
import threading
from typing import Final

from mulligan.bots.sense import hastened, sensible
from mulligan.core.table import Move, View
from mulligan.games.table_golf import TableGolfRules

LEVELS: Final = ("easy", "normal", "hard")
THINK: Final = 0.06
"""How long hard thinks, in seconds: far enough below the 150 ms that a move may take for a machine that is busy."""
_SLIPS: Final = 0.3
"""How often a beginner plays what comes to mind."""

_ready: Final = threading.Event()
_one: Final = threading.Lock()
_warming: Final[list[threading.Thread]] = []


def choose(
    level: str,
    rules: TableGolfRules,
    view: View,
    rng: random.Random,
    seconds: float = THINK,
    turns: int | None = None,
) -> Move:
    """The move of a bot.

    Args:
        level: one of ``LEVELS``.
        rules: the rules.
        view: the table as the seat to move sees it.
        rng: where its chances come from.
        seconds: how long it may think.
        turns: how many turns it may play out instead, however long that takes.
    """
    view = hastened(view)
    if level == "hard" and not _being_made_ready():
        # Numba takes its time to load, and most processes need none.
        from mulligan.bots.hard import trying

        warm()
        return trying(rules, view, rng, seconds, turns)
    if level == "easy" and rng.random() < _SLIPS:
        return rng.choice(view.legal)
    return sensible(rules, view)


def _being_made_ready() -> bool:
    """Whether a thread is at it, so that whoever asked for the hard level had to wait."""
    return not _ready.is_set() and any(thread.is_alive() for thread in _warming)


def warm() -> None:
    """Make the hard level ready, if it is not: seconds the first time on a machine, during which the caller waits."""
    from mulligan.bots.hard import compile_kernels

    with _one:
        if not _ready.is_set():
            compile_kernels()
            _ready.set()


def warm_soon() -> None:
    """Begin to make the hard level ready in a thread of its own, if nobody has; until it is, it plays like normal."""
    if not _warming:
        _warming.append(threading.Thread(target=warm, name="bots", daemon=True))
        _warming[0].start()
