"""Deals that can be won, for whoever wants no others (CD-5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final

from mulligan.core.codes import Deal
from mulligan.solve.registry import Solver

SECONDS: Final = 5.0
"""How long a search may take where nothing else is said."""
_EACH: Final = 0.5
"""What one deal gets, in seconds: one that is hard to decide is passed over."""


def first_winnable(
    deals: Iterator[Deal], solver: Solver, *, seconds: float = SECONDS, stop: Callable[[], bool] = lambda: False
) -> Deal | None:
    """The first deal that is sure to be winnable.

    Args:
        deals: deals as they are drawn, without an end.
        solver: their game's solver.
        seconds: when to give up.
        stop: asked between deals whether nobody waits for one any more.

    Returns:
        The deal; ``None`` where there was none in time.
    """
    until = monotonic() + seconds
    for deal in deals:
        left = until - monotonic()
        if left <= 0 or stop():
            return None
        if solver(deal.start(), budget=min(left, _EACH), want_line=False).verdict == "won":
            return deal
    return None
