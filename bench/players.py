"""How many deals are won without peeking: ``python -m bench.players [--rules E C S D1N D3N] [--deals N] [--out FILE]``.

On the same deals, from number 1 on, play: *hints*, who always makes the move that :func:`mulligan.solve.hint.hint`
advises from what it sees, holding on to its plans; *greedy*, who does what looks best at once and draws else; and
*random*, who makes any legal move. A share comes with its 95 % Wilson interval.

How long hints think is set by work, so that a busy machine plays as well as an idle one: so many worlds for a move, so
many positions for a world of Klondike. What that came to is measured by the process's own clock. Each game is a row of
the file as soon as it is over: the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import numba

from mulligan.core.cards import UNSEEN
from mulligan.core.codes import Deal
from mulligan.core.game import AnyGame, view
from mulligan.core.table import STOCK, WASTE, Call, Carry, Move, View
from mulligan.games.registry import read_code
from mulligan.solve import klondike
from mulligan.solve.hint import Hint, hint
from mulligan.solve.registry import Solver, find_solver, warm
from mulligan.survey.figures import wilson

FIRST = {
    "E": "GO1-E-AAAAAAB",
    "C": "GO1-C-AAAAAAB",
    "S": "GO1-S-AAAAAAB",
    "D1N": "KL1-D1N-AAAAAAB",
    "D3N": "KL1-D3N-AAAAAAB",
}
"""The first deal under each rule set."""
WANTED = {"D3N": 0.35}
"""The share that hints are to win at least."""
MOST_MOVES = 1000
"""Moves after which a random player stops, who else might go on for ever."""
NO_LIMIT = 1e6
"""Seconds that a move or a world may take: its work ends before."""


@dataclass(frozen=True)
class Thinking:
    """What a hint may cost.

    Attributes:
        worlds: how many worlds are drawn for a move.
        states: how many positions of a world of Klondike are reached before it counts as undecided.
    """

    worlds: int
    states: int


@dataclass
class Played:
    """A game: a row of the file.

    Attributes:
        code: the deal.
        player: who played it.
        thinking: how, where that matters: worlds and positions.
        won: whether it was won.
        moves: how many moves were made.
        seconds: processor time spent on choosing all of them.
        slowest: on the slowest one.
    """

    code: str
    player: str
    thinking: list[int]
    won: bool = False
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    @property
    def key(self) -> tuple[str, str, tuple[int, ...]]:
        """What is not played again."""
        return self.code, self.player, tuple(self.thinking)


Chooser = Callable[[list[Any]], Move | None]
"""A player in one game: the next move after the positions so far, or ``None`` to give up."""


def by_hints(game: AnyGame, chance: random.Random, thinking: Thinking) -> Chooser:
    """Does what is advised."""
    solver: Solver = find_solver(game.key)
    if game.key == "klondike":
        solver = partial(klondike.solve, states=thinking.states)
    given: Hint | None = None

    def choose(path: list[Any]) -> Move | None:
        nonlocal given
        given = hint(game, path, solver, chance=chance, seconds=NO_LIMIT, samples=thinking.worlds, earlier=given)
        return given.move

    return choose


def rank(seen: View, move: Move) -> tuple[int, int] | None:
    """How good a move looks, the lower the better; ``None`` for one that only shifts cards about.

    First what ends the game, then cards up, then what turns a card, then what comes from the waste or goes to it, of
    several from the fullest column; last the stock.
    """
    if not isinstance(move, Carry):
        return (0, 0) if isinstance(move, Call) else None
    source = next(pile.cards for pile in seen.piles if pile.place == move.source)
    if STOCK in (move.source, move.target):
        return 4, 0
    if move.target.kind == "foundation":
        return 1, -len(source)
    if WASTE in (move.source, move.target):
        return 3, -len(source)
    turns = move.row is not None and move.row > 1 and source[move.row - 2] == UNSEEN
    return (2, -len(source)) if turns else None


def greedily(game: AnyGame, chance: random.Random, thinking: Thinking) -> Chooser:
    """Does what looks best, until the stock has been gone through without any other move."""
    idle = 0

    def choose(path: list[Any]) -> Move | None:
        nonlocal idle
        seen = view(game, path[-1], 0)
        ranked = [(ranked, at) for at, move in enumerate(seen.legal) if (ranked := rank(seen, move)) is not None]
        cards = sum(len(pile.cards) for pile in seen.piles if pile.place in (STOCK, WASTE))
        if not ranked or idle > cards + 1:
            return None
        move = seen.legal[min(ranked)[1]]
        idle = idle + 1 if isinstance(move, Carry) and STOCK in (move.source, move.target) else 0
        return move

    return choose


def randomly(game: AnyGame, chance: random.Random, thinking: Thinking) -> Chooser:
    """Makes any legal move."""

    def choose(path: list[Any]) -> Move | None:
        legal = view(game, path[-1], 0).legal
        return chance.choice(legal) if legal and len(path) <= MOST_MOVES else None

    return choose


PLAYERS = {"hints": by_hints, "greedy": greedily, "random": randomly}


def play(deal: Deal, player: str, thinking: Thinking) -> Played:
    """One game, the same in every run."""
    game, path = deal.game, [deal.start()]
    work = [thinking.worlds, thinking.states if game.key == "klondike" else 0] if player == "hints" else []
    played = Played(str(deal), player, work)
    choose = PLAYERS[player](game, random.Random(f"{deal} {player}"), thinking)
    while game.outcome(path[-1]) is None:
        begun = time.process_time()
        move = choose(path)
        spent = time.process_time() - begun
        played.seconds += spent
        played.slowest = max(played.slowest, spent)
        if move is None:
            break
        path.append(game.play(path[-1], move)[0])
    outcome = game.outcome(path[-1])
    played.won, played.moves = outcome is not None and outcome.kind == "won", len(path) - 1
    return played


def read_rows(file: Path) -> Iterator[Played]:
    """The games of a file. A last row that was cut off is none, and is removed."""
    text = file.read_text() if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole)
    return (Played(**json.loads(line)) for line in whole.splitlines())


def play_all(
    letters: str, players: Sequence[str], deals: int, thinking: Thinking, file: Path
) -> dict[str, list[Played]]:
    """Each player's games on the same deals; those that the file holds are not played again."""
    there = {played.key: played for played in read_rows(file)}
    games: dict[str, list[Played]] = {player: [] for player in players}
    first = read_code(FIRST[letters])
    with file.open("a") as rows:
        for number in range(deals):
            for player in players:
                deal = first.following(number)
                work = [thinking.worlds, thinking.states if deal.game.key == "klondike" else 0]
                played = there.get(Played(str(deal), player, work if player == "hints" else []).key)
                if played is None:
                    played = play(deal, player, thinking)
                    print(json.dumps(asdict(played)), file=rows, flush=True)
                games[player].append(played)
    return games


def row(letters: str, player: str, games: list[Played]) -> str:
    """A row of the table."""
    won = sum(played.won for played in games)
    low, high = wilson(won, len(games))
    moves, seconds = sum(played.moves for played in games), sum(played.seconds for played in games)
    slowest = max(played.slowest for played in games)
    cells = [letters, player, str(len(games)), f"{won / len(games):.1%}", f"{low:.1%} to {high:.1%}"]
    cells += [f"{moves / len(games):.0f}", f"{1000 * seconds / max(moves, 1):.1f}", f"{1000 * slowest:.0f}"]
    return "| " + " | ".join(cells) + " |"


def processor() -> str:
    """The name of the machine's processor, as far as it is told."""
    told = Path("/proc/cpuinfo")
    names = [line for line in told.read_text().splitlines() if line.startswith("model name")] if told.exists() else []
    return names[0].partition(": ")[2] if names else platform.processor() or platform.machine()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.players", description=__doc__.splitlines()[0])
    parser.add_argument("--rules", nargs="+", default=list(FIRST), choices=FIRST)
    parser.add_argument("--players", nargs="+", default=list(PLAYERS), choices=PLAYERS)
    parser.add_argument("--deals", type=int, default=200, help="how many deals each player plays under each rule set")
    parser.add_argument("--worlds", type=int, default=32, help="how many worlds a hint looks at")
    parser.add_argument("--states", type=int, default=10_000, help="how many positions of a world of Klondike")
    parser.add_argument("--out", type=Path, default=Path("players.jsonl"), help="the file of all games, gone on with")
    asked = parser.parse_args()
    thinking = Thinking(asked.worlds, asked.states)
    warm()
    print(
        f"{datetime.now(UTC):%Y-%m-%d}, {processor()}, Python {platform.python_version()}, Numba {numba.__version__}; "
        f"{thinking.worlds} worlds a hint, {thinking.states:,} positions a world of Klondike\n"
    )
    print("| rules | player | deals | won | 95 % | moves | ms a move | slowest ms |")
    print("|" + "---|" * 8, flush=True)
    short = []
    for letters in asked.rules:
        for player, games in play_all(letters, asked.players, asked.deals, thinking, asked.out).items():
            print(row(letters, player, games), flush=True)
            if player == "hints" and sum(played.won for played in games) < WANTED.get(letters, 0) * len(games):
                short.append(letters)
    if short:
        print(f"short of what is promised: {', '.join(short)}", file=sys.stderr)
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
