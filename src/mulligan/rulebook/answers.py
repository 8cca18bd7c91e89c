"""What the solver says of the deals that pages speak of.

A page asks for a won game, or whether a deal can be won. The answers lie in ``answers.json``, so that a page is there
at once and without a solver; each line among them is replayed through the rules whenever a page is built. How the file
is made: :mod:`mulligan.rulebook.asking`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Protocol

from mulligan.core.codes import Deal

NAME: Final = "answers.json"
"""The file beside this module."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A solver's answer about a deal, every card known.

    Attributes:
        verdict: ``won`` or ``lost``.
        line: a win in few moves, as tokens; empty where there is none.
        left: the fewest cards that can stay; ``None`` in games that do not end so.
        strokes: the best strokes; ``None`` likewise.
        points: the best points; ``None`` likewise.
    """

    verdict: str
    line: str
    left: int | None
    strokes: int | None
    points: int | None


class Answers(Protocol):
    """Where answers come from."""

    def __call__(self, deal: Deal) -> Answer:
        """The answer about a deal. Raises LookupError where there is none."""


@cache
def _kept() -> dict[str, Answer]:
    text = files("mulligan.rulebook").joinpath(NAME).read_text(encoding="utf-8")
    return {code: Answer(**answer) for code, answer in json.loads(text).items()}


def kept(deal: Deal) -> Answer:
    """The answer that was kept. Raises LookupError where there is none."""
    try:
        return _kept()[str(deal)]
    except KeyError:
        raise LookupError(f"no answer about {deal} is kept; python -m mulligan.rulebook.asking asks for it") from None
