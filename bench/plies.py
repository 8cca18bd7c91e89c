"""How many plies a second the rules of a game make: ``python -m bench.plies [game] [--games N]``.

A ply is one call of ``legal_moves`` and one of ``play``. The same plies are timed in the same run with the obvious
other way to list the legal moves, all imaginable ones that are not refused, so that the ratio holds on any machine.
One core, plain CPython; dealing is not timed. The best of several rounds is told, as the others were disturbed.
"""

from __future__ import annotations

import argparse
import platform
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from mulligan.core.codes import Deal
from mulligan.core.deals import NUMBERS
from mulligan.core.game import AnyGame, judge
from mulligan.core.table import Move
from mulligan.games.registry import GAMES, find_game

WANTED = {"golf": 20_000, "klondike": 3_000}
"""Plies a second on one core that the project promises; as much as for the slowest of them for any other game."""
ROUNDS = 5
LONGEST = 300

Line = tuple[Any, list[Move]]
"""A start and the moves that are played on it."""


def lines(game: AnyGame, count: int) -> list[Line]:
    """Games under every preset, each played by chance to its end."""
    chance, found = random.Random(52), []
    for number in range(count):
        preset = game.presets[number % len(game.presets)]
        start = state = Deal(game, preset.rules, chance.randrange(NUMBERS)).start()
        moves: list[Move] = []
        while (legal := game.legal_moves(state)) and len(moves) < LONGEST:
            moves.append(chance.choice(legal))
            state, _ = game.play(state, moves[-1])
        found.append((start, moves))
    return found


def by_filter(game: AnyGame, state: Any) -> list[Move]:
    """The baseline: every imaginable move that is not refused."""
    return [move for move in game.all_moves(game.rules(state)) if judge(game, state, move) is None]


def seconds(played: list[Line], game: AnyGame, list_moves: Callable[[Any], list[Move]]) -> float:
    """The time that all the games take once."""
    play = game.play
    begun = time.perf_counter()
    for start, moves in played:
        state = start
        for move in moves:
            list_moves(state)
            state, _ = play(state, move)
    return time.perf_counter() - begun


def check(played: list[Line], game: AnyGame) -> None:
    """Both ways must list the same moves, else their times say nothing."""
    for start, moves in played[:: max(1, len(played) // 20)]:
        state = start
        for move in moves:
            assert set(game.legal_moves(state)) == set(by_filter(game, state))
            state, _ = game.play(state, move)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.plies", description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default=GAMES[0].key, help="a game's key")
    parser.add_argument("--games", type=int, default=400, help="how many games are played")
    asked = parser.parse_args()
    game = find_game(asked.game)
    played = lines(game, asked.games)
    check(played, game)
    plies = sum(len(moves) for _, moves in played)
    own = baseline = float("inf")
    for _ in range(ROUNDS):  # by turns, so that a disturbance meets both
        own = min(own, seconds(played, game, game.legal_moves))
        baseline = min(baseline, seconds(played, game, lambda state: by_filter(game, state)))
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"{game.key}: {plies:,} plies of {len(played)} games, {python}")
    print(f"legal_moves + play      {plies / own:>12,.0f} plies/s")
    print(f"filter by refusal + play{plies / baseline:>12,.0f} plies/s")
    print(f"ratio                   {baseline / own:>12.1f}")
    wanted = WANTED.get(game.key, min(WANTED.values()))
    if plies / own < wanted:
        print(f"fewer than the {wanted:,} plies/s that are promised", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
