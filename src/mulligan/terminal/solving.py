"""What a solver found: as one JSON object, and as lines for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mulligan.core.codes import Deal
from mulligan.solve.solution import Solution
from mulligan.words import Words
from mulligan.words.messages import Grouped
from mulligan.words.numbers import decimal


def _tokens(deal: Deal, solution: Solution) -> list[str] | None:
    return None if solution.line is None else [deal.game.write_move(move) for move in solution.line]


def solution_json(deal: Deal, solution: Solution) -> dict[str, Any]:
    """What ``mulligan solve --json`` prints."""
    return {
        "code": str(deal),
        "verdict": solution.verdict,
        "line": _tokens(deal, solution),
        "minimal": None if solution.line is None else solution.minimal,
        "left": solution.left,
        "strokes": solution.strokes,
        "points": solution.points,
        "states": solution.states,
        "seconds": round(solution.seconds, 6),
    }


def solution_lines(deal: Deal, solution: Solution, words: Words) -> Iterator[str]:
    """The verdict, the best there is, and the line, for people."""
    code, seconds = str(deal), decimal(words, solution.seconds, 3)
    if solution.verdict == "won":
        yield words.say("terminal-solved-won", code=code)
    elif solution.verdict == "lost":
        yield words.say("terminal-solved-lost", code=code)
    else:
        yield words.say("terminal-solved-unknown", code=code, seconds=seconds)
    if solution.left is not None and solution.strokes is not None and solution.points is not None:
        yield words.say("terminal-solved-best", left=solution.left, strokes=solution.strokes, points=solution.points)
    line = _tokens(deal, solution)
    if line:
        yield words.say("terminal-solved-line", count=len(line), line=" ".join(line))
    yield words.say("terminal-solved-states", states=Grouped(solution.states), seconds=seconds)
