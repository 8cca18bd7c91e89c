"""One deal being played: history, undo and counters. The only owner of these; no input or output.

The server, the terminal, the library and the tests all drive this object.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal

from mulligan.core.codes import Deal
from mulligan.core.game import AnyGame, Refusal, TableGame, judge, view, view_events
from mulligan.core.record import REDO, TIME, UNDO, Record
from mulligan.core.table import Event, Figure, Move, Outcome, Place, Seat, View

UNDO_DEPTH: Final = 100
"""How many actions can be undone (GP-16)."""

Kind = Literal["move", "undo", "redo", "time"]


@dataclass(frozen=True, slots=True)
class Step:
    """One accepted action.

    Attributes:
        kind: whether a move was played, undone or redone, or time has passed.
        token: the action's token in a record: the move's own, or ``u``, ``r``, ``@37``.
        move: the move that was played, undone or redone; ``None`` where time has passed.
        events: what happened when that move was played.
        before: the state before the action; ``after`` is the one after it.
        seat: who did it.
        figures: the figures of the game that it changed, as they stand after it.
    """

    kind: Kind
    token: str
    move: Move | None
    events: tuple[Event, ...]
    before: Any
    after: Any
    seat: Seat = 0
    figures: tuple[Figure, ...] = ()


def known_events(game: AnyGame, step: Step, seat: Seat | None) -> tuple[Event, ...]:
    """The events of a step as a seat may know them; those of an undone move are what it did when it was played."""
    before, after = (step.after, step.before) if step.kind == "undo" else (step.before, step.after)
    return view_events(game, before, after, step.events, seat)


def carry_out(game: AnyGame, state: Any, move: Move) -> Step | Refusal:
    """Play a move of whoever's turn it is, if it may be played."""
    refusal = judge(game, state, move)
    if refusal is not None:
        return refusal
    seat = game.to_move(state)
    assert seat is not None
    after, events = game.play(state, move)
    return Step("move", game.write_move(move), move, events, state, after, seat)


class Session:
    """A deal being played: a patience, or a round of several people, whose moves nobody takes back (TG-19).

    Attributes:
        deal: the deal.
        state: the position.
        moves: accepted plays, draws and redone moves; it never goes down (GP-16).
        tokens: every accepted action in order, as a record holds them.
        elapsed: seconds since the first move, as far as they have been told; 0 where the rules count no time.
        line: the moves that led here from the deal, without what was undone: each with its token's index.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.game = deal.game
        self.state: Any = deal.start()
        self.moves = 0
        self.tokens: list[str] = []
        self.elapsed = 0
        self.line: list[tuple[int, Move]] = []
        self._done: deque[Step] = deque(maxlen=UNDO_DEPTH)
        self._undone: list[Step] = []

    def __repr__(self) -> str:
        return f"replay(read_record({str(self.record)!r})).session"

    @property
    def record(self) -> Record:
        """The whole sitting as a record: replaying it gives the same session."""
        return Record(self.deal, tuple(self.tokens))

    @property
    def path(self) -> list[Any]:
        """Every position from the deal to this one, without what was undone; the last one is ``state``."""
        return walk(self.deal, [move for _, move in self.line], self.state)

    @property
    def undo_left(self) -> int:
        """How many actions can be undone now."""
        return len(self._done)

    @property
    def redo_left(self) -> int:
        """How many undone moves can be redone now."""
        return len(self._undone)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None``."""
        return self.game.outcome(self.state)

    @property
    def score(self) -> int:
        """The player's score; of several people, the first seat's."""
        return self.game.scores(self.state)[0]

    def view(self, seat: Seat | None = 0) -> View:
        """The table as a seat may see it; ``None`` is a watcher."""
        return view(self.game, self.state, seat)

    def events(self, step: Step, seat: Seat | None = 0) -> tuple[Event, ...]:
        """The events of a step as a seat may know them."""
        return known_events(self.game, step, seat)

    def act(self, token: str) -> Step | Refusal:
        """Carry out one token of the game's notation, ``u``, ``r`` or ``@37``. A refusal changes nothing (GP-18)."""
        if token == UNDO:
            return self.undo()
        if token == REDO:
            return self.redo()
        if self.is_timed and re.fullmatch(TIME + "[0-9]{1,9}", token, re.ASCII):
            return self.pass_time(int(token.removeprefix(TIME)))
        move = self.game.read_move(self.state, token)
        return move if isinstance(move, Refusal) else self.play(move)

    @property
    def _can_be_undone(self) -> bool:
        return not isinstance(self.game, TableGame)

    def pick(self, source: Place, row: int | None, target: Place | None, twice: bool = False) -> Step | Refusal:
        """Carry out what a player means who taps a card, once or twice, or drags it to ``target``."""
        if self.game.to_move(self.state) is None:
            return Refusal("game_over")
        if twice:
            move = self.game.seek(self.state, source, row)
        else:
            move = self.game.intend(self.state, source, row, target)
        return move if isinstance(move, Refusal) else self.play(move)

    def play(self, move: Move) -> Step | Refusal:
        """Play a move. A new move clears what could be redone (GP-17)."""
        step = carry_out(self.game, self.state, move)
        if isinstance(step, Refusal):
            return step
        self._undone.clear()
        return self._advance("move", step.token, step)

    @property
    def is_timed(self) -> bool:
        """Whether the rules count time."""
        return self.game.is_timed(self.deal.rules)

    def pass_time(self, seconds: int) -> Step | Refusal:
        """Say how many seconds have passed since the first move: no move of its own, and never undone.

        Only for rules that count time. The clock never goes back, and stops when the game is over.
        """
        if self.outcome is not None:
            return Refusal("game_over")
        if seconds < self.elapsed:
            return Refusal("time_goes_on", {"seconds": seconds, "elapsed": self.elapsed})
        self.elapsed = seconds
        return self._arrive("time", f"{TIME}{seconds}", None, (), self.state)

    def _arrive(
        self, kind: Kind, token: str, move: Move | None, events: tuple[Event, ...], state: Any, seat: Seat = 0
    ) -> Step:
        """Come to a state by an accepted action; what is undone does not bring time back."""
        before, self.state = self.state, self.game.at_time(state, self.elapsed) if self.is_timed else state
        self.tokens.append(token)
        told = self.game.figures_of(before)
        figures = tuple(figure for figure in self.game.figures_of(self.state) if figure not in told)
        return Step(kind, token, move, events, before, self.state, seat, figures)

    def redo(self) -> Step | Refusal:
        """Play the last undone move again; it counts like the move it repeats (GP-17)."""
        if not self._can_be_undone:
            return Refusal("no_undo")
        if not self._undone:
            return Refusal("nothing_to_redo")
        return self._advance("redo", REDO, self._undone.pop())

    def _advance(self, kind: Kind, token: str, played: Step) -> Step:
        if self._can_be_undone:
            self._done.append(played)
        assert played.move is not None
        self.line.append((len(self.tokens), played.move))
        self.moves += 1
        return self._arrive(kind, token, played.move, played.events, played.after, played.seat)

    def undo(self) -> Step | Refusal:
        """Take the last action back, the score of its move with it; the move counter stays (GP-16)."""
        if not self._can_be_undone:
            return Refusal("no_undo")
        if not self._done:
            return Refusal("nothing_to_undo")
        played = self._done.pop()
        self.line.pop()
        self._undone.append(played)
        return self._arrive("undo", UNDO, played.move, played.events, played.before)


def walk(deal: Deal, moves: Iterable[Move], end: Any) -> list[Any]:
    """The positions that moves lead through from the deal.

    Args:
        deal: the deal.
        moves: legal moves, one after another.
        end: the last position as it really is, for rules that count time.
    """
    path = [deal.start()]
    for move in moves:
        path.append(deal.game.play(path[-1], move)[0])
    path[-1] = end
    return path


@dataclass(frozen=True, slots=True)
class Stop:
    """Where and why a replay stopped.

    Attributes:
        index: the refused token's index among the tokens, from 0, the code not counted.
        token: the token.
        refusal: why it was refused.
    """

    index: int
    token: str
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Replay:
    """How far a record could be replayed.

    Attributes:
        session: the session after the last accepted token.
        stop: what stopped it, or ``None`` when every token was accepted.
    """

    session: Session
    stop: Stop | None


def replay(record: Record) -> Replay:
    """Replay a record up to its end or its first refused token."""
    session = Session(record.deal)
    return Replay(session, advance(session, record.tokens))


def advance(session: Session, tokens: Iterable[str]) -> Stop | None:
    """Carry out tokens one after another; stop at the first that is refused and say where and why."""
    for index, token in enumerate(tokens):
        answer = session.act(token)
        if isinstance(answer, Refusal):
            return Stop(index, token, answer)
    return None
