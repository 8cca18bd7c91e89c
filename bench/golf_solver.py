"""How many Golf deals a second are solved exactly: ``python -m bench.golf_solver [--deals N] [--plain N]``.

One core, by the process's own clock. In the same run a plain depth-first search, compiled likewise, solves the first of
the deals, so that the ratios hold on any machine; both must give the same answers. An *answer* is won or lost, fewest
cards left, best strokes and best points, all exact: one scan gives them all. *With line* adds the moves to get there.
"""

from __future__ import annotations

import argparse
import platform
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numba
from bench.plain_golf import PlainSearch

from mulligan.games.golf import GolfState
from mulligan.games.registry import read_code
from mulligan.solve.golf import solve

RULES = ("strict", "queen", "wrap", "strict+when_stuck", "queen+when_stuck", "wrap+when_stuck")
WANTED = {"strict": 500, "queen": 250, "wrap": 200}
"""Answers a second on one core that the project promises, won or lost; for best strokes 130 under ``queen``."""
WORST = 0.1
"""Seconds that no deal may take."""
MEMORY = 250
"""Megabytes of the process, once everything is compiled."""
START = 1.5
"""Seconds of the processor from the start of `mulligan solve` to its end, with a warm cache."""


@dataclass(frozen=True)
class Timed:
    """What some deals took.

    Attributes:
        answers: what was answered, in order.
        rate: deals a second.
        worst: the longest time of one deal, in seconds.
    """

    answers: list[Any]
    rate: float
    worst: float


def timed(states: Iterable[GolfState], answer: Callable[[GolfState], Any]) -> Timed:
    answers, spent = [], []
    for state in states:
        begun = time.process_time()
        answers.append(answer(state))
        spent.append(time.process_time() - begun)
    return Timed(answers, len(spent) / sum(spent), max(spent))


def best_strokes(state: GolfState) -> int | None:
    return solve(state, want_line=False).strokes


def best_line(state: GolfState) -> int | None:
    return solve(state, "best").strokes


def measure(rules: str, deals: int, plain: int, search: PlainSearch) -> tuple[Timed, Timed, Timed, Timed]:
    """The solver's answers, the same with lines, plain search for a win, and for the best strokes."""
    states = [read_code(f"golf/{rules}/ms:{number}").start() for number in range(1, deals + 1)]
    answers, lines = timed(states, best_strokes), timed(states, best_line)
    wins = timed(states[:plain], lambda state: search.strokes(state, only_win=True) <= 0)
    best = timed(states[:plain], search.strokes)
    assert answers.answers == lines.answers
    assert answers.answers[:plain] == best.answers
    assert [strokes <= 0 for strokes in answers.answers[:plain]] == wins.answers
    return answers, lines, wins, best


def start() -> float:
    """Seconds of the processor that the command takes for one deal, the best of three times."""
    spent = []
    for _ in range(4):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-m", "mulligan", "solve", "ms:1"], check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    # The first one may have to compile.
    return min(spent[1:])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.golf_solver", description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=300, help="how many deals, from ms:1, the solver solves")
    parser.add_argument("--plain", type=int, default=10, help="how many of them the plain search solves too")
    asked = parser.parse_args()
    search = PlainSearch()
    warm = read_code("ms:1").start()
    best_line(warm)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    search.strokes(warm)
    print(
        f"Golf, ms:1 to ms:{asked.deals}, deals a second; Python {platform.python_version()}, Numba {numba.__version__}"
    )
    heads = f"{'rules':<20}{'won':>7}{'answer':>9}{'worst ms':>10}{'with line':>11}"
    print(f"{heads}{'plain win':>11}{'ratio':>7}{'plain best':>12}{'ratio':>7}")
    slow = []
    for rules in RULES:
        answers, lines, wins, best = measure(rules, asked.deals, asked.plain, search)
        won = sum(strokes <= 0 for strokes in answers.answers) / asked.deals
        print(
            f"{rules:<20}{won:>7.1%}{answers.rate:>9,.0f}{1000 * answers.worst:>10.1f}{lines.rate:>11,.0f}"
            f"{wins.rate:>11,.1f}{answers.rate / wins.rate:>7,.0f}{best.rate:>12,.1f}{answers.rate / best.rate:>7,.0f}"
        )
        if answers.rate < WANTED.get(rules, 0) or max(answers.worst, lines.worst) > WORST:
            slow.append(rules)
    print(f"memory of the solver, with all that it stands on: {memory} MB")
    started = start()
    print(f"mulligan solve, from its start to its end, with a warm cache: {started:.2f} s of the processor")
    if memory > MEMORY:
        slow.append("memory")
    if started > START:
        slow.append("start")
    if slow:
        print(f"short of what is promised: {', '.join(slow)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
