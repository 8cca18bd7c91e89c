"""What a worker does: solve a portion of the deals. Needs a plain install of Mulligan only."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from time import monotonic

from mulligan.core.codes import Deal
from mulligan.core.faults import Unreadable
from mulligan.games.registry import read_code
from mulligan.solve.registry import Solver, find_solver
from mulligan.solve.solution import Verdict
from mulligan.survey.asked import number_of

Row = tuple[int, str, Verdict, int | None, int | None, int | None, int, float, float]
"""What is kept of a deal: number, code, verdict, left, strokes, points, states, seconds, budget."""


@dataclass(frozen=True, slots=True)
class Portion:
    """Deals with consecutive numbers.

    Attributes:
        code: the code of the first.
        count: how many.
        budget: seconds for each.
        seconds: after how many seconds to leave the rest to others.
        version: the version of Mulligan that asks.
    """

    code: str
    count: int
    budget: float
    seconds: float
    version: str


def _row(deal: Deal, solver: Solver, budget: float) -> Row:
    found = solver(deal.start(), budget=budget, want_line=False)
    return (
        number_of(deal),
        str(deal),
        found.verdict,
        found.left,
        found.strokes,
        found.points,
        found.states,
        found.seconds,
        budget,
    )


def rows_of(portion: Portion) -> Iterator[Row]:
    """Solve the deals of a portion, one by one: the first in any case, the others as far as time allows.

    Raises:
        Unreadable: ``survey_version``: the worker has another version than the one who asks, so that the same code may
            mean something else to it.
    """
    here = version("mulligan")
    if here != portion.version:
        raise Unreadable("survey_version", {"here": portion.version, "there": here})
    first = read_code(portion.code)
    solver = find_solver(first.game.key)
    begun = monotonic()
    for further in range(portion.count):
        if further and monotonic() - begun > portion.seconds:
            return
        yield _row(first.following(further), solver, portion.budget)


def solve_portion(portion: Portion) -> list[Row]:
    """The rows of a portion. Raises as :func:`rows_of`."""
    return list(rows_of(portion))
