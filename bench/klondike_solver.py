"""How fast Klondike deals are solved exactly: ``python -m bench.klondike_solver [--deals N] [--plain N] [--without]``.

One core, by the process's own clock, on the decks of the known verdicts; each verdict must be that one. In the same
run a plain depth-first search, compiled likewise, tries the first of the decks with a limit of positions, so that the
ratios hold on any machine. ``--without`` switches each rule of the search off in turn.
"""

from __future__ import annotations

import argparse
import platform
import resource
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numba
import numpy as np
from bench.plain_klondike import plain_verdict

from mulligan.games.klondike import KlondikeState
from mulligan.games.registry import read_code
from mulligan.solve import klondike_cards as cards
from mulligan.solve.klondike import MEMORY, search_from, solve
from mulligan.solve.klondike_pack import pack

VERDICTS = Path(__file__).parents[1] / "tests/solve/data/klondike_verdicts.txt"
WANTED = {1: 0.010, 3: 0.150}
"""Seconds a deal on one core that the project promises, on average."""
MEDIAN = 0.0001
WORST = 20.0
MOST_MEMORY = 1000
"""Megabytes of the process after all decks."""
PLAIN_STATES = 300_000
"""Positions after which the plain search gives up."""
RULES = {
    "safe cards (1)": cards.SAFE,
    "late (2, 3)": cards.LATE | cards.PURPOSE,
    "purpose (3)": cards.PURPOSE,
    "dead (4)": cards.DEAD,
}


def decks(draw: int, deals: int) -> tuple[list[KlondikeState], list[str]]:
    rows = [line.split() for line in VERDICTS.read_text().splitlines() if not line.startswith("#")][:deals]
    states = [read_code(f"klondike/draw={draw}/deck:{row[0]}").start() for row in rows]
    return states, [row[1 if draw == 1 else 2] for row in rows]


def timed(states: list[KlondikeState], answer: Callable[[KlondikeState], str]) -> tuple[list[str], list[float]]:
    answers, spent = [], []
    for state in states:
        begun = time.process_time()
        answers.append(answer(state))
        spent.append(time.process_time() - begun)
    return answers, spent


def verdict(state: KlondikeState) -> str:
    return solve(state, want_line=False).verdict


def with_line(state: KlondikeState) -> str:
    return solve(state).verdict


def under(rules: int) -> Callable[[KlondikeState], str]:
    """The verdict under some of the rules, within five seconds."""

    def answer(state: KlondikeState) -> str:
        frames = np.zeros((512, cards.FIELDS), np.int64)
        deal = pack(state, frames[0], rules=rules)
        return search_from(frames, deal, until=time.monotonic() + 5, states=None, memory=MEMORY).verdict

    return answer


def row(name: str, spent: list[float], answers: list[str]) -> str:
    ordered = sorted(spent)
    mean, median, late = statistics.mean(spent), statistics.median(spent), ordered[int(0.99 * (len(ordered) - 1))]
    figures = f"{1000 * mean:>10.2f}{1000 * median:>10.3f}{1000 * late:>10.1f}{1000 * ordered[-1]:>10.1f}"
    return f"{name:<26}{len(spent):>6}{figures}{answers.count('unknown'):>10}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.klondike_solver", description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=200, help="how many of the decks the solver solves")
    parser.add_argument("--plain", type=int, default=30, help="how many of them the plain search tries")
    parser.add_argument("--without", action="store_true", help="switch each rule of the search off in turn")
    asked = parser.parse_args()
    print(f"Klondike, milliseconds a deal; Python {platform.python_version()}, Numba {numba.__version__}")
    short: list[str] = []
    ours = {}
    for draw, wanted in WANTED.items():
        states, known = decks(draw, asked.deals)
        verdict(states[0])
        print(f"\n{f'draw {draw}':<26}{'deals':>6}{'mean':>10}{'median':>10}{'99 %':>10}{'worst':>10}{'undecided':>10}")
        answers, spent = timed(states, verdict)
        assert answers == known, "a verdict is not the known one"
        print(row("won or lost", spent, answers))
        _, lines = timed(states, with_line)
        print(row("with a line", lines, answers))
        if statistics.mean(spent) > wanted or statistics.median(spent) > MEDIAN or max(spent) > WORST:
            short.append(f"draw {draw}")
        if asked.without:
            for name, rule in RULES.items():
                others, slow = timed(states, under(cards.EVERY_RULE & ~rule))
                assert all(one in (other, "unknown") for one, other in zip(others, known, strict=True))
                print(row(f"without {name}", slow, others) + f"   x {sum(slow) / sum(spent):.1f}")
        ours[draw] = sum(spent[: asked.plain])
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"memory of the solver, with all that it stands on: {memory} MB\n")
    for draw in ours if asked.plain else ():
        states, known = decks(draw, asked.plain)
        plain_verdict(states[0], 10)
        others, slow = timed(states, lambda state: plain_verdict(state, PLAIN_STATES)[0])
        assert all(one in (other, "unknown") for one, other in zip(others, known, strict=True))
        print(row(f"plain search, draw {draw}", slow, others) + f"   x {sum(slow) / ours[draw]:,.0f} at least")
    if memory > MOST_MEMORY:
        short.append("memory")
    if short:
        print(f"short of what is promised: {', '.join(short)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
