"""Play by trial: every move worth a thought is followed by rounds played out, with the unseen cards dealt by chance."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable
from typing import Final

import numpy as np

from mulligan.bots import playout
from mulligan.bots.playout import Array
from mulligan.bots.sense import PATIENCE, Situation
from mulligan.core.cards import UNSEEN, Card
from mulligan.core.deals import Secret
from mulligan.core.game import view as view_of
from mulligan.core.table import Carry, Move, Turn, View
from mulligan.games.table_golf import DISCARD, DRAW, TAKE, TURNS, TableGolf, TableGolfRules, lines

TRIALS: Final = 2000
"""Rounds that are played out after a move at most."""
_FEWEST: Final = 4
"""Rounds of a batch at least."""
_LARGEST: Final = 64
"""Rounds of a batch at most."""
_CLEAR: Final = 2.5
"""By how many standard errors a move must be worse than the best one to be given up."""
_TIES: Final = ("success", "neutral", "fail")

_PLACES: Final = 6
"""Cells to which a card is tried at most, besides those where it matches a line."""
_MATCHES: Final = 3
"""Cells at most where it matches a line, and hidden cells at most that are tried to be turned up."""

Hope = tuple[Move, int, int]
"""A move to try: the move, what the kernels call it, and its cell."""


class Trials:
    """The table of a view, packed for the kernels.

    Args:
        now: what the seat to move knows.
        view: the table as it sees it.
        moves: the moves to try.
    """

    def __init__(self, now: Situation, view: View, moves: list[Hope]) -> None:
        rules = now.rules
        masks = lines(rules.rows, rules.columns, rules.diagonals)
        self.moves = [move for move, _, _ in moves]
        self._candidates = np.array([(kind, at) for _, kind, at in moves], np.int64)
        self._lines = np.array([sum(1 << index for index in line) for line in masks], np.int64)
        self._cells = np.array([(line + (-1,) * 4)[:4] for line in masks], np.int64)
        self._numbers = np.zeros(playout.NUMBERS, np.int64)
        self._numbers[playout.PLAYERS] = players = len(now.boards)
        self._numbers[playout.SIZE] = len(now.places)
        self._numbers[playout.KEEP] = rules.joker_lines == "keep"
        self._numbers[playout.TIE] = _TIES.index(rules.tie)
        self._numbers[playout.MOST] = TURNS * players
        self._numbers[playout.HASTE] = PATIENCE * players
        self._numbers[playout.TURN] = view.turns
        own = view.seat or 0
        self._numbers[playout.CLOSER] = -1 if view.closer is None else (view.closer - own) % players
        self._boards = np.array([[max(card.rank, 0) for card in board] for board in now.boards], np.int64)
        self._ups = np.array([_up(board) for board in now.boards], np.int64)
        self._unseen = np.array([card.rank for card in now.unseen], np.int64)
        self._discards = np.array([card.rank for card in view[DISCARD]], np.int64)
        hand = view["hand"]
        self._hand = hand[0].rank if hand else -1
        self._behind = np.zeros((len(moves), 0))

    def best(self, rng: random.Random, seconds: float, trials: int | None) -> Move:
        """The move whose rounds end lowest in comparison with what the others score on the whole.

        Args:
            rng: where the chances come from.
            seconds: how long to try.
            trials: how many rounds to try after each move instead, however long that takes.
        """
        begun = time.perf_counter()
        batch, wanted = _FEWEST, trials or TRIALS
        while self._behind.shape[1] < wanted and len(self.moves) > 1:
            batch = min(batch, wanted - self._behind.shape[1])
            scores = self.try_out(rng, batch)
            behind = scores[:, :, 0] - scores[:, :, 1:].mean(axis=2)
            self._behind = np.concatenate((self._behind, behind), axis=1)
            self._give_up()
            if trials is None:
                spent = time.perf_counter() - begun
                # A batch as long as half of the time that is left, as fast as it went until now.
                each = spent / self._behind.shape[1]
                if spent + _FEWEST * each > seconds:
                    break
                batch = int(min(max((seconds - spent) / each / 2, _FEWEST), _LARGEST))
        return self.moves[int(np.argmin(self._behind.mean(axis=1)))] if len(self.moves) > 1 else self.moves[0]

    def try_out(self, rng: random.Random, batch: int) -> Array:
        """The scores of so many more rounds played out: by move still tried, round, and seat from the own one."""
        seeds = np.array([rng.randrange(1, 1 << 32) for _ in range(batch)], np.int64)
        scores = np.zeros((len(self.moves), batch, len(self._boards)), np.int64)
        playout.play_out(
            self._numbers,
            self._boards,
            self._ups,
            self._unseen,
            self._discards,
            self._lines,
            self._cells,
            self._candidates,
            self._hand,
            seeds,
            scores,
        )
        return scores

    def _give_up(self) -> None:
        """Leave out what is clearly worse than the best; all met the same cards, so they are compared in pairs."""
        tried = self._behind.shape[1]
        if tried < 4 * _FEWEST:
            return
        best = self._behind[np.argmin(self._behind.mean(axis=1))]
        worse = self._behind - best
        kept = worse.mean(axis=1) <= _CLEAR * worse.std(axis=1) / np.sqrt(tried)
        self.moves = [move for move, stays in zip(self.moves, kept, strict=True) if stays]
        self._behind, self._candidates = self._behind[kept], np.ascontiguousarray(self._candidates[kept])


def _up(board: tuple[Card, ...]) -> int:
    return sum(1 << index for index, card in enumerate(board) if card is not UNSEEN)


def trying(
    rules: TableGolfRules, view: View, rng: random.Random, seconds: float = 0.1, trials: int | None = None
) -> Move:
    """The move after which rounds that are played out end best, the own score against the mean of the others.

    Args:
        rules: the rules.
        view: the table as the seat to move sees it.
        rng: where its chances come from.
        seconds: how long it may try.
        trials: how many rounds to play out after each move instead; the same move then follows from the same ``rng``.
    """
    now = Situation.of(rules, view)
    return Trials(now, view, hopeful(now, view)).best(rng, seconds, trials)


def compile_kernels() -> None:
    """Compile the kernels, or fetch what was compiled before, by trying one move of some round."""
    game, rules = TableGolf(), TableGolfRules()
    seen = view_of(game, game.deal(rules, game.opening_pack(rules), Secret(2, f"{0:064x}")), None)
    Trials(Situation.of(rules, seen), seen, [(DRAW, playout.DRAWS, 0)]).try_out(random.Random(0), 1)


def hopeful(now: Situation, view: View) -> list[Hope]:
    """The moves worth a trial."""
    if view.legal[0] == DRAW:
        top = view[DISCARD][-1]
        places = _places(now, top, range(len(now.places)))
        return [(DRAW, playout.DRAWS, 0), *((TAKE, playout.TAKES, at) for at in places)]
    hand = view["hand"][0]
    puts = {now.places.index(move.target): move for move in view.legal if isinstance(move, Carry)}
    turns = {now.places.index(move.place): move for move in view.legal if isinstance(move, Turn)}
    turned = sorted(turns, key=lambda at: -_most_alike(now, at))[:_MATCHES]
    return [
        *((puts[at], playout.PUTS, at) for at in _places(now, hand, puts)),
        *((turns[at], playout.TURNS_UP, at) for at in turned),
    ]


def _places(now: Situation, card: Card, cells: Iterable[int]) -> list[int]:
    """The cells to try for a card: where the board counts least afterwards, and where it matches a line."""
    own = now.boards[0]
    ranked = sorted(cells, key=lambda at: now.points((*own[:at], card, *own[at + 1 :])))
    matching = [at for at in ranked[_PLACES:] if _alike(now, at, card.rank)]
    return ranked[:_PLACES] + matching[:_MATCHES]


def _alike(now: Situation, at: int, rank: int) -> int:
    """How many cards of one rank lie face up in a line with a cell, in the line that has most of them."""
    rules, own = now.rules, now.boards[0]
    through = [line for line in lines(rules.rows, rules.columns, rules.diagonals) if at in line]
    return max(sum(own[other].rank == rank for other in line if other != at) for line in through)


def _most_alike(now: Situation, at: int) -> int:
    """The same for the rank of which there are most."""
    return max(_alike(now, at, rank) for rank in range(playout.RANKS))
