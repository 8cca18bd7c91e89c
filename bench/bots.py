"""How well the bots of table Golf play: ``python -m bench.bots [--deals N] [--boards 2x3 3x3] [--pairs hard-normal]``.

Two kinds of players, who sit by turns, meet on duplicate deals: each deal is played twice, so that each kind has each
seat once, and nobody's luck with cards or seats counts. An interval is the 95 % one of the means of deals. *Closes* is
in how many rounds a seat of that kind closes, *well* how many of them bring the bonus. Hard plays out as many turns as
take 20 ms on a quiet machine, so that other work on it changes nothing, or thinks as long as ``--think`` says; *ms* is
the processor's time for a move, median and 99th percentile. *Policy* is hard that plays nothing out.
"""

from __future__ import annotations

import argparse
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import numba

from mulligan import bots
from mulligan.bots.baselines import by_chance, greedy
from mulligan.core.codes import Deal
from mulligan.core.deals import Secret
from mulligan.core.game import view
from mulligan.core.table import Move, View
from mulligan.games.table_golf import TableGolf, TableGolfRules, board_points

BOARDS = ("2x2", "2x3", "2x4", "3x3", "3x4", "4x4")
PAIRS = (
    ("hard", "normal"),
    ("normal", "easy"),
    ("easy", "random"),
    ("hard", "greedy"),
    ("hard", "easy"),
    ("hard", "random"),
    ("normal", "greedy"),
    ("normal", "random"),
    ("policy", "normal"),
    ("hard", "policy"),
    ("greedy", "easy"),
    ("greedy", "random"),
)
NAMES = {"-".join(pair): pair for pair in PAIRS}
LADDER = PAIRS[:3]
"""The better kind first: its gap must be significant on the boards of ``LADDER_BOARDS``."""
LADDER_BOARDS = ("2x3", "3x3", "3x4")
GAPS = {"3x3": 6.0, "3x4": 12.0}
"""By how many points a round hard must beat greedy, of two players."""
WELL = 0.85
"""How often a round that hard closes must bring the bonus."""
TURNS = {"2x2": 75_000, "2x3": 65_000, "2x4": 50_000, "3x3": 45_000, "3x4": 40_000, "4x4": 35_000}
"""How many turns hard plays out in 20 ms on a quiet machine; ``--pace`` measures it."""
IN_TIME = 150.0
"""Milliseconds that 99 of 100 moves may take at most, on any board."""

GAME = TableGolf()
Player = Callable[[TableGolfRules, View, random.Random], Move]


@dataclass
class Record:
    """What one kind of players did in a pairing.

    Attributes:
        means: its mean round score in each deal.
        seats: how many seats it had in all rounds together.
        closed: how many rounds it closed.
        well: how many of them brought the bonus.
        took: how long each move took, in seconds of the processor.
    """

    means: list[float] = field(default_factory=list)
    seats: int = 0
    closed: int = 0
    well: int = 0
    took: list[float] = field(default_factory=list)

    def milliseconds(self, share: float) -> float:
        ranked = sorted(self.took)
        return 1000 * ranked[min(int(share * len(ranked)), len(ranked) - 1)]


def interval(numbers: list[float]) -> tuple[float, float]:
    """Mean, and half of the 95 % interval."""
    if len(numbers) < 2:
        return statistics.fmean(numbers), float("inf")
    return statistics.fmean(numbers), 1.96 * statistics.stdev(numbers) / len(numbers) ** 0.5


def player(kind: str, think: float | None) -> Player:
    """A kind of players as a function of rules, view and chance; without a time to think hard counts turns."""
    if kind in bots.LEVELS:
        seconds = bots.THINK if think is None else think
        counts = think is None
        return lambda rules, seen, rng: bots.choose(
            kind, rules, seen, rng, seconds, TURNS[rules.board] if counts else None
        )
    if kind == "policy":
        return lambda rules, seen, rng: bots.choose("hard", rules, seen, rng, turns=0)
    return {"random": by_chance, "greedy": greedy}[kind]


def play_round(
    deal: Deal, seats: list[str], records: dict[str, Record], think: float | None, rng: random.Random
) -> list[int]:
    """The scores of one round."""
    state = deal.start()
    players = {kind: player(kind, think) for kind in set(seats)}
    while state.seat is not None:
        kind, seen = seats[state.seat], view(GAME, state, state.seat)
        begun = time.thread_time()
        move = players[kind](state.rules, seen, rng)
        records[kind].took.append(time.thread_time() - begun)
        state, _ = GAME.play(state, move)
    for kind in seats:
        records[kind].seats += 1
    if state.closer is not None:
        points = [board_points(state.rules, board) for board in state.boards]
        records[seats[state.closer]].closed += 1
        records[seats[state.closer]].well += points[state.closer] == min(points)
    return list(GAME.scores(state))


def meet(pair: tuple[str, str], board: str, players: int, deals: int, think: float | None) -> dict[str, Record]:
    """Two kinds of players on the same deals, each kind on each seat."""
    records = {kind: Record() for kind in pair}
    rules, rng = TableGolfRules(board=board), random.Random(f"{board} {players}")
    for number in range(deals):
        deal = Deal(GAME, rules, Secret(players, f"{number:064x}"))
        got: dict[str, list[int]] = {kind: [] for kind in pair}
        for rotation in range(2):
            seats = [pair[(seat + rotation) % 2] for seat in range(players)]
            for kind, score in zip(seats, play_round(deal, seats, records, think, rng), strict=True):
                got[kind].append(score)
        for kind in pair:
            records[kind].means.append(statistics.fmean(got[kind]))
    return records


def row(pair: tuple[str, str], board: str, players: int, records: dict[str, Record]) -> tuple[str, list[str]]:
    """A row of the table, and what in it is short of what is promised."""
    better, other = (records[kind] for kind in pair)
    gap, width = interval([worse - best for best, worse in zip(better.means, other.means, strict=True)])
    cells = [board, str(players), f"{pair[0]} – {pair[1]}", str(len(better.means) * 2)]
    cells += ["{:.1f} ± {:.1f}".format(*interval(record.means)) for record in (better, other)]
    cells.append(f"{gap:.1f} ± {width:.1f}")
    for record in (better, other):
        share = f"{record.well / record.closed:.0%}" if record.closed else "–"
        cells.append(f"{record.closed / record.seats:.0%}, {share} well")
        cells.append(f"{record.milliseconds(0.5):.1f} / {record.milliseconds(0.99):.1f}")
    short = []
    if pair in LADDER and board in LADDER_BOARDS and players == 2 and gap <= width:
        short.append(f"{board}: {pair[0]} is not clearly better than {pair[1]}")
    if pair == ("hard", "greedy") and players == 2:
        if gap < GAPS.get(board, 0):
            short.append(f"{board}: hard beats greedy by {gap:.1f} only")
        if better.closed and better.well < WELL * better.closed:
            short.append(f"{board}: only {better.well / better.closed:.0%} of what hard closes brings the bonus")
    return "| " + " | ".join(cells) + " |", short


def latency(board: str, players: int, moves: int, think: float) -> tuple[Record, Record]:
    """How long hard takes for moves at every stage of rounds that go on by chance: by the clock, and the processor."""
    clock, used, rng, rules = Record(), Record(), random.Random(0), TableGolfRules(board=board)
    while len(clock.took) < moves:
        state = Deal(GAME, rules, Secret(players, f"{rng.getrandbits(256):064x}")).start()
        while state.seat is not None and len(clock.took) < moves:
            seen = view(GAME, state, state.seat)
            if rng.random() < 0.2:
                begun, worked = time.perf_counter(), time.thread_time()
                bots.choose("hard", rules, seen, rng, think)
                used.took.append(time.thread_time() - worked)
                clock.took.append(time.perf_counter() - begun)
            state, _ = GAME.play(state, rng.choice(seen.legal))
    return clock, used


def late(most: float) -> float:
    """By how many milliseconds a thread that only counts is late at the 99th percentile: how busy the machine is."""
    took = []
    for _ in range(100):
        begun = time.perf_counter()
        while time.perf_counter() - begun < most:
            pass
        took.append(time.perf_counter() - begun - most)
    return 1000 * sorted(took)[98]


def print_latency(moves: int, boards: list[str], several: list[int]) -> bool:
    """Print how long hard takes on some boards with so many players; whether that is in time."""
    in_time = True
    print(f"hard with {1000 * bots.THINK:.0f} ms to think, {moves} moves each;", end=" ")
    print(f"a thread that only counts is late by {late(bots.THINK):.1f} ms at p99\n")
    print("| board | players | p50 | p99 | p99 of the processor |\n|---|---|---|---|---|")
    for board in boards:
        for players in several:
            clock, used = latency(board, players, moves, bots.THINK)
            half, most, worked = (*(clock.milliseconds(share) for share in (0.5, 0.99)), used.milliseconds(0.99))
            in_time = in_time and most <= IN_TIME
            print(f"| {board} | {players} | {half:.1f} ms | {most:.1f} ms | {worked:.1f} ms |", flush=True)
    return in_time


def print_pace() -> None:
    """Print how many turns hard plays out in 20 ms of the processor, two players before their first move."""
    from mulligan.bots.hard import Trials
    from mulligan.bots.sense import Situation

    for board in BOARDS:
        rules = TableGolfRules(board=board)
        state = Deal(GAME, rules, Secret(2, f"{0:064x}")).start()
        seen = view(GAME, state, state.seat)
        trials = Trials(Situation.of(rules, seen), seen)
        begun = time.thread_time()
        for seed in range(20):
            trials.try_out(random.Random(seed), 100)
        print(f"{board}: {0.02 * trials.turns / (time.thread_time() - begun):,.0f} turns in 20 ms", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=100, help="how many deals a pair plays")
    parser.add_argument("--boards", nargs="+", default=BOARDS, choices=BOARDS)
    parser.add_argument("--players", nargs="+", type=int, default=[2, 4], choices=(2, 4, 6))
    parser.add_argument("--pairs", nargs="+", default=list(NAMES), choices=NAMES, metavar="KIND-KIND")
    parser.add_argument("--think", type=float, help="seconds that hard thinks about a move, instead of counting turns")
    parser.add_argument("--latency", type=int, metavar="N", help="only tell how long N moves take")
    parser.add_argument("--pace", action="store_true", help="only tell how many turns are played out in 20 ms")
    asked = parser.parse_args()
    bots.warm()
    if asked.latency:
        return 0 if print_latency(asked.latency, asked.boards, asked.players) else 1
    if asked.pace:
        print_pace()
        return 0
    thinks = f"thinks {1000 * asked.think:.0f} ms" if asked.think else "plays out what takes 20 ms on a quiet machine"
    print(f"Python {platform.python_version()}, Numba {numba.__version__}; hard {thinks}\n")
    print("| board | players | pair | rounds | first | second | gap | first closes | ms | second closes | ms |")
    print("|" + "---|" * 11, flush=True)
    short = []
    for players in asked.players:
        for board in asked.boards:
            for pair in (NAMES[name] for name in asked.pairs):
                records = meet(pair, board, players, asked.deals, asked.think)
                line, missed = row(pair, board, players, records)
                short += missed
                print(line, flush=True)
    if short:
        print("short of what is promised: " + "; ".join(short), file=sys.stderr)
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
