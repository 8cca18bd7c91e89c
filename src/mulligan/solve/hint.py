"""Hints: what to do next, judged by what the player can see (PL-6, PL-7).

Worlds that fit what is seen are drawn (:mod:`mulligan.solve.worlds`) and solved. Where no position comes twice, each
legal move is tried in all of them, and the one that wins most often is advised.

Elsewhere a move alone says little: what can be taken back keeps every win. There a solution is good up to the first
card that is not known yet; what its line does until then is a *plan*. The plans that some worlds suggest are tried in
all of them, and the first move of the best is advised. Where somebody can play on without peeking
(:class:`mulligan.solve.registry.Player`), that is what plans are judged by. With every card known there is one world,
and its plan goes on to the end.

A plan once begun is gone through to its end, which shows a new card or ends the game; so hints lead to an end and never
round in circles. Where no earlier hint is at hand, no position is gone back to while another way wins.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, Final

from mulligan.core.cards import Card
from mulligan.core.game import AnyGame
from mulligan.core.table import Move
from mulligan.solve.plans import Plan, PlannedMove, Tried, merged, plan_of, still_close
from mulligan.solve.registry import Solver, find_player, never_returns
from mulligan.solve.solution import PLAYED, Solution
from mulligan.solve.worlds import Known, look, seen_cards

SECONDS: Final = 0.3
"""How long a hint may take where nothing else is said: what somebody at the table waits for without noticing."""
SAMPLES: Final = 100
"""How many worlds are looked at at most where nothing else is said."""
_PLANS: Final = 8
"""How many plans are compared: those that show something new at once, and those that most worlds suggest."""
_LINES: Final = 12
"""How many worlds that are won are asked for a plan."""
_ASKING: Final = 0.3
"""The share of the time in which worlds are asked for verdicts and plans; in the rest plans are tried."""
_SHARE: Final = 0.1
"""The share of the time that one world may take, so that a hard one does not take it all."""
_LEAST: Final = 0.02
"""What the first worlds get in any case, in seconds together, so that there is something to go by."""
_TWICE: Final = 2
"""A position that was met so often since the last new card is not gone to again."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What is advised, and why.

    Attributes:
        plan: the advised moves up to the next card that is not known yet; empty where nothing can be advised.
        won: how many of the worlds that were tried are won after it; of the others it is known that they are ``lost``,
            or nothing.
        lost: see ``won``.
        unknown: see ``won``.
        left: the fewest cards left at the end of a game after it, on average; ``None`` where that has no meaning.
        strokes: the best strokes likewise.
        all_seeing: whether the true cards were used, by which there is one world.
        known: the cards that were known.
    """

    plan: Plan
    won: int = 0
    lost: int = 0
    unknown: int = 0
    left: float | None = None
    strokes: float | None = None
    all_seeing: bool = False
    known: frozenset[Card] = frozenset()

    @property
    def move(self) -> Move | None:
        """The advised move, or ``None`` where no move gets any further."""
        return self.plan[0].move if self.plan else None

    @property
    def worlds(self) -> int:
        """How many worlds were tried."""
        return self.won + self.lost + self.unknown

    @property
    def chance(self) -> float | None:
        """The share of worlds won among those that were decided; ``None`` where none was."""
        decided = self.won + self.lost
        return self.won / decided if decided else None

    def onwards(self, seen: tuple[Any, ...]) -> Hint | None:
        """The same hint further on, where the table looks as this plan foresaw; else ``None``."""
        for at, step in enumerate(self.plan):
            if step.seen == seen:
                return replace(self, plan=self.plan[at:])
        return None


class _Adviser:
    """Looks for a hint in one position.

    Args:
        game: the game.
        path: the positions from the deal to the one that the hint is for.
        known: what is known of that one.
        solver: the game's solver.
        chance: draws the worlds.
        begun: when the hint was asked for, by ``time.monotonic``.
        seconds: the time there is since then.
        samples: how many worlds are drawn at most.
        all_seeing: whether every card is known.
        stop: says whether nobody waits for the hint any more.
    """

    def __init__(
        self,
        game: AnyGame,
        path: Sequence[Any],
        known: Known,
        solver: Solver,
        chance: random.Random,
        begun: float,
        seconds: float,
        samples: int,
        all_seeing: bool,
        stop: Callable[[], bool],
    ) -> None:
        self._game = game
        self._path = path
        self._solver = solver
        self._chance = chance
        self._seconds = seconds
        self._samples = samples
        self._stop = stop
        self._until = begun + seconds
        self._least = begun + _LEAST
        self._all_seeing = all_seeing
        self._known = known
        self._player = None if all_seeing else find_player(game.key)
        since = path[0 if all_seeing else last_news(game, path) :]
        self._met = Counter(look(game, state) for state in since)

    def _solve(self, state: Any, *, want_line: bool) -> Solution:
        now = monotonic()
        left = self._until - now
        budget = left if self._all_seeing else min(left, self._seconds * _SHARE)
        return self._solver(state, "win", budget=max(budget, self._least - now, 0.0), want_line=want_line)

    def _late(self, share: float = 1.0) -> bool:
        return self._stop() or monotonic() >= self._until - self._seconds * (1 - share)

    def advise(self) -> Hint:
        """The hint."""
        if not self._game.legal_moves(self._path[-1]):
            return self._summed(Tried(()))
        if never_returns(self._game.key):
            # Whatever is played, something is gained: each move is judged by itself, and again after it.
            return self._summed(self._best(self._try([*self._single_moves()], self._drawn())))
        free = self._free_look()
        if free:
            return self._summed(Tried(free, self._ask(0)[1]))
        worlds, solved, plans = self._ask(_LINES)
        chosen = self._chosen(plans) if plans else []
        if not chosen:
            # Nothing is known to win: only a move that shows something new is worth making.
            return self._summed(Tried(next(self._news(), ()), solved))
        return self._summed(self._best(self._try(chosen, zip(worlds, solved, strict=True))))

    def _free_look(self) -> Plan:
        """A move that shows something new and costs nothing, where there is one."""
        state = self._path[-1]
        move = self._player.free_look(state, self._known.cards) if self._player else None
        return () if move is None else (PlannedMove(look(self._game, state), move),)

    @staticmethod
    def _best(tried: list[Tried]) -> Tried:
        return min(tried, key=lambda one: one.rank)

    def _summed(self, tried: Tried) -> Hint:
        return Hint(
            tried.plan,
            won=tried.count("won"),
            lost=tried.count("lost"),
            unknown=tried.count("unknown"),
            left=tried.mean("left"),
            strokes=tried.mean("strokes"),
            all_seeing=self._all_seeing,
            known=self._known.cards,
        )

    def _ask(self, lines: int) -> tuple[list[Any], list[Solution], Counter[Plan]]:
        """Draw worlds and solve them: the worlds, what was found, and the plans of so many that are won."""
        worlds: list[Any] = []
        solved: list[Solution] = []
        plans: Counter[Plan] = Counter()
        for _ in range(1 if self._all_seeing else self._samples):
            if worlds and self._late(_ASKING):
                break
            world = self._known.world(self._chance)
            if world is None:
                break
            solution = self._solve(world, want_line=plans.total() < lines)
            worlds.append(world)
            solved.append(solution)
            if solution.line:
                plans[plan_of(self._known, world, solution.line)] += 1
        return worlds, solved, plans

    def _chosen(self, plans: Counter[Plan]) -> list[Plan]:
        """The plans to be compared, none of which leads back."""
        common = [*self._news(), *merged(plans)][:_PLANS]
        fresh = [plan for plan in common if not self._leads_back(plan, 1)]
        if fresh:
            return fresh
        others = [plan for plan in self._other_ways() if not self._leads_back(plan, 1)]
        return others or [plan for plan in common if not self._leads_back(plan, _TWICE)]

    def _leads_back(self, plan: Plan, times: int) -> bool:
        """Whether a plan goes through a position, after its first, that was met so often since the last new card."""
        return any(self._met[step.seen] >= times for step in plan[1:])

    def _other_ways(self) -> Iterator[Plan]:
        """Plans that begin with each legal move that leads to a position not met yet, where some world is won so."""
        state = self._path[-1]
        for move in self._game.legal_moves(state):
            if self._late():
                return
            world = self._known.world(self._chance)
            if world is None:
                return
            after, _ = self._game.play(world, move)
            first = PlannedMove(look(self._game, state), move)
            if self._known.tells(after):
                yield (first,)
            elif not self._met[look(self._game, after)]:
                line = self._solve(after, want_line=True).line
                if line is not None:
                    yield (first, *plan_of(self._known, after, line))

    def _single_moves(self) -> Iterator[Plan]:
        state = self._path[-1]
        seen = look(self._game, state)
        for move in self._game.legal_moves(state):
            yield (PlannedMove(seen, move),)

    def _news(self) -> Iterator[Plan]:
        """The moves that show something new."""
        world = self._known.world(self._chance)
        for plan in self._single_moves():
            if world is not None and self._known.tells(self._after(world, plan)):
                yield plan

    def _drawn(self) -> Iterator[tuple[Any, None]]:
        """Worlds, of which nothing is known yet."""
        for _ in range(1 if self._all_seeing else self._samples):
            world = self._known.world(self._chance)
            if world is None:
                return
            yield world, None

    def _try(self, plans: list[Plan], worlds: Iterable[tuple[Any, Solution | None]]) -> list[Tried]:
        """Go through plans in one world after another, each plan in the same worlds, while there is time.

        Args:
            plans: the plans.
            worlds: worlds, with what is known of each before any plan: what is lost then is lost after it.

        Returns:
            those plans that have been tried in all of these worlds.
        """
        tried = [Tried(plan) for plan in plans]
        differing = 0
        for at, (world, before) in enumerate(worlds):
            if at and self._late():
                break
            if before is not None and before.verdict != "won":
                for one in tried:
                    one.add(before)
                continue
            ends = [self._end_in(world, one.plan) for one in tried if not (at and self._late())]
            if at and self._cut_off(ends, len(tried)):
                break
            for one, end in zip(tried, ends, strict=True):
                one.add(end)
            differing += 1
            if self._player is not None:
                tried = still_close(tried, differing)
        return tried

    def _cut_off(self, ends: list[Solution], plans: int) -> bool:
        """Whether the time was up within a world: what is known of it then tells of the clock, not of the plans."""
        return len(ends) < plans or (self._late() and any(end.verdict == "unknown" for end in ends))

    def _end_in(self, world: Any, plan: Plan) -> Solution:
        after = self._after(world, plan)
        until = max(self._until, self._least)
        if self._player is not None and self._player.playout(after, self._chance, until=until):
            return PLAYED
        return self._solve(after, want_line=False)

    def _after(self, world: Any, plan: Plan) -> Any:
        for step in plan:
            world, _ = self._game.play(world, step.move)
        return world


def last_news(game: AnyGame, path: Sequence[Any]) -> int:
    """Where on a path a card was last seen that had not been seen before."""
    known: set[Any] = set()
    last = 0
    for at, state in enumerate(path):
        seen = seen_cards(game.piles(state))
        if not seen <= known:
            last, known = at, known | seen
    return last


def hint(
    game: AnyGame,
    path: Sequence[Any],
    solver: Solver,
    *,
    chance: random.Random,
    seconds: float = SECONDS,
    samples: int = SAMPLES,
    all_seeing: bool = False,
    earlier: Hint | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Hint:
    """Advise a move (PL-6). It depends on nothing that the player cannot see, unless ``all_seeing`` (PL-7).

    Args:
        game: the game.
        path: the positions from the deal to the one that the hint is for.
        solver: the game's solver.
        chance: draws the worlds; the same one gives the same hint where there is time for all ``samples``.
        seconds: how long it may take, all in all, but for a few thousandths. What is thought about when they are over
            is left out. At least one world is looked at.
        samples: how many worlds are drawn at most.
        all_seeing: whether the true cards are used.
        earlier: a hint given before in this game: while the table is as it foresaw, its plan goes on.
        stop: asked between worlds whether anybody still waits for the hint.
    """
    begun = monotonic()
    known = Known.of(game, path, all_seeing=all_seeing)
    if earlier is not None and (earlier.all_seeing, earlier.known) == (all_seeing, known.cards):
        onwards = earlier.onwards(look(game, path[-1]))
        if onwards is not None:
            return onwards
    return _Adviser(game, path, known, solver, chance, begun, seconds, samples, all_seeing, stop).advise()
