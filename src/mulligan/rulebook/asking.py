"""Asks the solver what the rules pages want to know of deals.

``python -m mulligan.rulebook.asking`` writes ``answers.json``; with ``--check`` it says whether the file still holds.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from typing import Any

from mulligan.core.codes import Deal
from mulligan.games.registry import read_code
from mulligan.rulebook.answers import NAME, Answer
from mulligan.rulebook.page import build, sources


def solved(deal: Deal) -> Answer:
    """The solver's own answer. Raises LookupError where it has no solver, or gave up."""
    from mulligan.solve.registry import find_solver

    solution = find_solver(deal.game.key)(deal.start(), "win")
    if solution.verdict == "unknown":
        raise LookupError(f"the solver did not decide {deal}")
    line = " ".join(deal.game.write_move(move) for move in solution.line or ())
    return Answer(solution.verdict, line, solution.left, solution.strokes, solution.points)


def asked_for() -> list[str]:
    """The codes of the deals that some page asks about."""
    codes: set[str] = set()

    def note(deal: Deal) -> Answer:
        codes.add(str(deal))
        return solved(deal)

    for lang, game in sources():
        build(lang, game, note)
    return sorted(codes)


def written() -> str:
    """The file as it is to be."""
    answers: dict[str, Any] = {code: asdict(solved(read_code(code))) for code in asked_for()}
    return json.dumps(answers, indent=1) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file, or with ``--check`` only tell whether it is as it would be written."""
    path, text = Path(str(files("mulligan.rulebook").joinpath(NAME))), written()
    if "--check" not in arguments:
        path.write_text(text, encoding="utf-8")
        return 0
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return 0
    print(f"{path} is not what the solver says: write it with python -m mulligan.rulebook.asking", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
