"""Play by trial: every move worth a thought is followed by rounds played out, with the unseen cards dealt by chance."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable
from typing import Final

import numpy as np

from mulligan.bots import layout
from mulligan.bots.layout import Array, Floats
from mulligan.bots.packed import packed
from mulligan.bots.playout import play_out
from mulligan.bots.policy import policy
from mulligan.bots.sense import Situation
from mulligan.core.cards import Card
from mulligan.core.deals import Secret
from mulligan.core.game import view as view_of
from mulligan.core.table import Carry, Move, Turn, View
from mulligan.games.table_golf import DISCARD, DRAW, TAKE, TableGolf, TableGolfRules, lines

TRIALS: Final = 4000
"""Rounds that are played out after a move at most."""
_FEWEST: Final = 4
"""Rounds of a batch at least."""
_LARGEST: Final = 64
"""Rounds of a batch at most."""
_CLEAR: Final = 2.0
"""By how many standard errors a move must be worse than the best one to be given up."""

_SURE: Final = 1.0
"""How many standard errors are taken off from what a move is better than the policy's."""

_EVEN: Final = layout.PENALTY / (layout.BONUS + layout.PENALTY)
"""How likely a call of closing must succeed to cost nothing on the whole: bonus and penalty (TG-14) are then even."""

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

    Attributes:
        moves: the moves that are still tried.
        turns: how many turns were played out until now.
    """

    def __init__(self, now: Situation, view: View) -> None:
        self._table = packed(now, view)
        hand = view["hand"]
        self._hand = hand[0].rank if hand else -1
        taken = not any(isinstance(move, Turn) for move in view.legal)
        self._usual = policy(self._table, self._hand, taken)
        found = {(kind, at): move for move, kind, at in hopeful(now, view)}
        if self._usual not in found:
            found[self._usual] = _named(now, view, *self._usual)
        self.moves = list(found.values())
        self._candidates = np.array(list(found), np.int64)
        self._calls = np.array([_closes(self._table, kind, cell) for kind, cell in found])
        self._behind = np.zeros((len(found), 0))
        self._lowest = np.zeros((len(found), 0), bool)
        self.turns = 0

    def best(self, rng: random.Random, seconds: float, turns: int | None = None) -> Move:
        """The move whose rounds end lowest in comparison with what the others score.

        It is another one than the policy's only where the rounds show that it is better.

        Args:
            rng: where the chances come from.
            seconds: how long to try.
            turns: how many turns to play out instead, however long that takes; with none it plays by the policy.
        """
        begun, budget = time.perf_counter(), seconds if turns is None else turns
        batch = _FEWEST if budget > 0 else 0
        while batch > 0 and len(self.moves) > 1:
            scores = self.try_out(rng, batch)
            self._behind = np.concatenate((self._behind, behind(scores)), axis=1)
            lowest = scores[:, :, 0] < scores[:, :, 1:].min(axis=2)
            self._lowest = np.concatenate((self._lowest, lowest), axis=1)
            self._give_up()
            spent = self.turns if turns is not None else time.perf_counter() - begun
            batch = _next_batch(self._behind.shape[1], spent, budget)
        return self.moves[self._surest()]

    def try_out(self, rng: random.Random, batch: int) -> Array:
        """The scores of so many more rounds played out: by move still tried, round, and seat from the own one."""
        seeds = np.array([rng.randrange(1, 1 << 32) for _ in range(batch)], np.int64)
        scores = np.zeros((len(self.moves), batch, self._table[layout.PLAYERS]), np.int64)
        self.turns += play_out(self._table, self._hand, self._candidates, seeds, scores)
        return scores

    def _give_up(self) -> None:
        """Leave out what is clearly worse than the best; all met the same cards, so they are compared in pairs."""
        tried = self._behind.shape[1]
        if tried < 4 * _FEWEST:
            return
        worse = self._behind - self._behind[self._least(self._behind.mean(axis=1))]
        kept = worse.mean(axis=1) <= _CLEAR * worse.std(axis=1) / np.sqrt(tried)
        self.moves = [move for move, stays in zip(self.moves, kept, strict=True) if stays]
        self._behind, self._candidates = self._behind[kept], np.ascontiguousarray(self._candidates[kept])
        self._lowest, self._calls = self._lowest[kept], self._calls[kept]

    def _least(self, costs: Floats) -> int:
        """The move that costs least; with several others no call that is likelier to cost, while there is another move.

        What such a call costs, one opponent wins; of several, each one is held up by it and none wins all of it.
        """
        rash = self._calls & (self._lowest.mean(axis=1) < _EVEN)
        if self._table[layout.PLAYERS] == 2 or rash.all():
            return int(np.argmin(costs))
        return int(np.argmin(np.where(rash, np.inf, costs)))

    def _surest(self) -> int:
        """Which of the moves left betters the policy's by most, with what chance may have added taken off."""
        usual = np.flatnonzero((self._candidates == self._usual).all(axis=1))
        tried = self._behind.shape[1]
        if not tried:
            return int(usual[0])
        if not len(usual):
            return self._least(self._behind.mean(axis=1))
        worse = self._behind - self._behind[usual[0]]
        return self._least(worse.mean(axis=1) + _SURE * worse.std(axis=1) / np.sqrt(tried))


def _closes(table: Array, kind: int, cell: int) -> bool:
    """Whether a candidate calls the end of the round: its card comes to the last cell that lies face down (TG-12)."""
    up, whole = int(table[layout.UPS]), (1 << int(table[layout.SIZE])) - 1
    return kind != layout.DRAWS and table[layout.CLOSER] < 0 and up != whole and up | 1 << cell == whole


def behind(scores: Array) -> Floats:
    """The own score, with what counts against it: all that one opponent scores, but a third of the mean of three.

    Whoever holds one of several back is overtaken by the rest.

    Args:
        scores: the scores of rounds, by seat from the own one in the last axis.
    """
    others = scores.shape[-1] - 1
    against: Floats = scores[..., 0] - scores[..., 1:].mean(axis=-1) / others
    return against


def _next_batch(tried: int, spent: float, budget: float) -> int:
    """How many rounds to play out next after so many: half of what is left, as fast as it went until now; 0 to stop."""
    each = spent / tried
    if spent + _FEWEST * each > budget:
        return 0
    return min(int(min(max((budget - spent) / each / 2, _FEWEST), _LARGEST)), TRIALS - tried)


def trying(
    rules: TableGolfRules,
    view: View,
    rng: random.Random,
    seconds: float,
    turns: int | None = None,
) -> Move:
    """The move after which rounds that are played out end best, the own score against those of the others.

    Args:
        rules: the rules.
        view: the table as the seat to move sees it.
        rng: where its chances come from.
        seconds: how long it may try.
        turns: how many turns to play out instead; the same move then follows from the same ``rng``. With none it plays
            by the policy.
    """
    return Trials(Situation.of(rules, view), view).best(rng, seconds, turns)


def compile_kernels() -> None:
    """Compile the kernels, or fetch what was compiled before, by trying one move of some round."""
    game, rules = TableGolf(), TableGolfRules()
    state = game.deal(rules, game.opening_pack(rules), Secret(2, f"{0:064x}"))
    seen = view_of(game, state, state.seat)
    Trials(Situation.of(rules, seen), seen).try_out(random.Random(0), 1)


def hopeful(now: Situation, view: View) -> list[Hope]:
    """The moves worth a trial."""
    if view.legal[0] == DRAW:
        top = view[DISCARD][-1]
        places = _places(now, top, range(len(now.places)))
        return [(DRAW, layout.DRAWS, 0), *((TAKE, layout.TAKES, at) for at in places)]
    hand = view["hand"][0]
    puts = {now.places.index(move.target): move for move in view.legal if isinstance(move, Carry)}
    turns = {now.places.index(move.place): move for move in view.legal if isinstance(move, Turn)}
    turned = sorted(_different(now, turns), key=lambda at: -_most_alike(now, at))[:_MATCHES]
    return [
        *((puts[at], layout.PUTS, at) for at in _places(now, hand, puts)),
        *((turns[at], layout.TURNS_UP, at) for at in turned),
    ]


def _named(now: Situation, view: View, kind: int, cell: int) -> Move:
    """The move that the kernels call so."""
    if kind in (layout.DRAWS, layout.TAKES):
        return DRAW if kind == layout.DRAWS else TAKE
    place = now.places[cell]
    if kind == layout.PUTS:
        return next(move for move in view.legal if isinstance(move, Carry) and move.target == place)
    return next(move for move in view.legal if isinstance(move, Turn) and move.place == place)


def _places(now: Situation, card: Card, cells: Iterable[int]) -> list[int]:
    """The cells to try for a card: where the board counts least afterwards, and where it matches a line."""
    own = now.boards[0]
    ranked = sorted(_different(now, cells), key=lambda at: now.points((*own[:at], card, *own[at + 1 :])))
    matching = [at for at in ranked[_PLACES:] if _alike(now, at, card.rank)]
    return ranked[:_PLACES] + matching[:_MATCHES]


def _different(now: Situation, cells: Iterable[int]) -> list[int]:
    """One of each kind of cells: the same card, and the same cards in the lines through them."""
    rules, own = now.rules, now.boards[0]
    kinds: dict[object, int] = {}
    for at in cells:
        through = [line for line in lines(rules.rows, rules.columns, rules.diagonals) if at in line]
        others = sorted(sorted(own[other].rank for other in line if other != at) for line in through)
        kinds.setdefault((own[at].rank, str(others)), at)
    return list(kinds.values())


def _alike(now: Situation, at: int, rank: int) -> int:
    """How many cards of one rank lie face up in a line with a cell, in the line that has most of them."""
    rules, own = now.rules, now.boards[0]
    through = [line for line in lines(rules.rows, rules.columns, rules.diagonals) if at in line]
    return max(sum(own[other].rank == rank for other in line if other != at) for line in through)


def _most_alike(now: Situation, at: int) -> int:
    """The same for the rank of which there are most."""
    return max(_alike(now, at, rank) for rank in range(layout.RANKS))
