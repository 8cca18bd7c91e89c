"""Plans: what a line does until the next card that is not known, and how plans compare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from mulligan.core.table import Move
from mulligan.solve.solution import PLAYED, Solution
from mulligan.solve.worlds import Known, look

_SOLVED: Final = 0.15
"""What a world counts that can be won after a plan, where playing on did not win it; where it did, it counts 1."""
_BEHIND: Final = 0.8
"""By how many square roots of the worlds a plan may be worth less than the best one, and may still catch up."""
_SOON: Final = 8
"""Worlds after which the first plans are dropped."""


class PlannedMove(NamedTuple):
    """A move of a plan, and what the table looks like when its turn comes."""

    seen: tuple[Any, ...]
    move: Move


Plan = tuple[PlannedMove, ...]


def plan_of(known: Known, state: Any, line: Sequence[Move]) -> Plan:
    """What a line does up to the first card that is not known, without ways that lead back to where they began."""
    plan: list[PlannedMove] = []
    for move in line:
        seen = look(known.game, state)
        again = next((at for at, step in enumerate(plan) if step.seen == seen), None)
        if again is not None:
            del plan[again:]
        plan.append(PlannedMove(seen, move))
        state, _ = known.game.play(state, move)
        if known.tells(state):
            break
    return tuple(plan)


def merged(plans: Counter[Plan]) -> list[Plan]:
    """The shortest of the plans that end alike, those first that are suggested most often together."""
    suggested: Counter[PlannedMove] = Counter()
    shortest: dict[PlannedMove, Plan] = {}
    for plan, count in plans.items():
        last = plan[-1]
        suggested[last] += count
        shortest[last] = min(plan, shortest.get(last, plan), key=len)
    return [shortest[last] for last, _ in suggested.most_common()]


@dataclass(slots=True)
class Tried:
    """A plan, and what became of it.

    Attributes:
        plan: the plan.
        solved: what is known of each world after it.
        played: how many of these were won by playing on without peeking.
    """

    plan: Plan
    solved: list[Solution] = field(default_factory=list)
    played: int = 0

    def add(self, end: Solution) -> None:
        """Note what is known of one more world after it."""
        self.solved.append(end)
        self.played += end is PLAYED

    def count(self, verdict: str) -> int:
        """How many worlds have a verdict."""
        return sum(one.verdict == verdict for one in self.solved)

    def mean(self, name: str) -> float | None:
        """The mean of a figure of the solutions, over those that have it."""
        values = [value for one in self.solved if (value := getattr(one, name)) is not None]
        return sum(values) / len(values) if values else None

    @property
    def worth(self) -> float:
        """The worlds won, those less that were not won by playing on."""
        return self.played + _SOLVED * (self.count("won") - self.played)

    @property
    def rank(self) -> tuple[float, ...]:
        """The better the lower: wins, then what the rules count, then how soon something new is seen."""
        return -self.worth, self.mean("strokes") or 0.0, len(self.plan)


def still_close(tried: list[Tried], worlds: int) -> list[Tried]:
    """The plans that may yet turn out the best, after so many worlds in which they could differ."""
    if worlds < _SOON:
        return tried
    least = max(one.worth for one in tried) - _BEHIND * worlds**0.5
    return [one for one in tried if one.worth >= least]
