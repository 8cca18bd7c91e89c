"""Which game has a solver, and a player: one line each."""

from __future__ import annotations

import random
from importlib import import_module
from math import inf
from typing import Any, Final, Protocol, cast

from mulligan.core.cards import Card
from mulligan.core.faults import Unreadable
from mulligan.core.table import Move
from mulligan.solve.solution import Objective, Solution

_SOLVERS: Final = {"golf": "mulligan.solve.golf", "klondike": "mulligan.solve.klondike"}
_PLAYERS: Final = {"klondike": "mulligan.solve.klondike_playout"}
_NEVER_RETURN: Final = frozenset({"golf"})


class Solver(Protocol):
    """Solves any position of one game."""

    def __call__(
        self, state: Any, objective: Objective = "win", *, budget: float = 60.0, want_line: bool = True
    ) -> Solution:
        """Answer for a position.

        Args:
            state: the position.
            objective: what the line is to reach.
            budget: the seconds after which the answer is ``unknown``.
            want_line: whether the line is wanted; without it the answer comes sooner.
        """


class Player(Protocol):
    """Plays any position of one game without peeking, quickly and as well as it can."""

    def playout(self, state: Any, chance: random.Random, *, until: float = inf) -> bool:
        """Play a position on to its end; whether it was won.

        Args:
            state: the position. What its player cannot see is not used before it is seen.
            chance: what decides where it has to.
            until: when to give up, by ``time.monotonic``.
        """

    def free_look(self, state: Any, known: frozenset[Card]) -> Move | None:
        """A move that shows a card that is not known and takes no win away, however the cards lie; else ``None``."""


def find_solver(game: str) -> Solver:
    """The solver of a game by its key, compiled and ready.

    Raises:
        Unreadable: ``no_solver``, with the games that have one.
    """
    if game not in _SOLVERS:
        raise no_solver(game)
    return cast("Solver", import_module(_SOLVERS[game]).solve)


def find_player(game: str) -> Player | None:
    """The player of a game by its key, compiled and ready, if it has one."""
    return cast("Player", import_module(_PLAYERS[game])) if game in _PLAYERS else None


def no_solver(game: str) -> Unreadable:
    """What is said of a game that has no solver."""
    return Unreadable("no_solver", {"game": game, "games": ", ".join(_SOLVERS)})


def warm() -> None:
    """Make every solver ready, which takes its time where they are not compiled yet."""
    for key in _SOLVERS:
        find_solver(key)
        find_player(key)


def has_solver(game: str) -> bool:
    """Whether a game has a solver, by its key."""
    return game in _SOLVERS


def solved_games() -> tuple[str, ...]:
    """The keys of the games that have a solver."""
    return tuple(_SOLVERS)


def never_returns(game: str) -> bool:
    """Whether every move of a game goes on for good, so that no position comes again."""
    return game in _NEVER_RETURN
