"""A patience in a process's memory: a round of one player, judged, told and replayed."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from mulligan.core.faults import Unreadable
from mulligan.core.game import Refusal
from mulligan.core.record import TIME
from mulligan.core.table import Carry, Place, Turn
from mulligan.games.registry import read_code
from mulligan.play.match import Action, Match
from mulligan.play.session import Step
from mulligan.solve.hint import Hint
from mulligan.store.store import StoredAction, StoredTable
from mulligan.web import render
from mulligan.web.opened import Accepted, Asked, Damaged, OpenTable, Picked, Viewer
from mulligan.web.standing import Standing, Taken
from mulligan.wire import messages


@dataclass(slots=True)
class _Course:
    match: Match
    version: int


class PatienceTable(OpenTable):
    """A table of one player.

    Attributes:
        standing: how it stands at its version.
        match: the round being played; one with ``standing`` but while an action is judged and stored, under the lock.
        began: when the first action of the deal being played was taken, or ``None`` before it.
        hints: the hints given last, by whether they are all-seeing: while their plan is followed it goes on.
    """

    def __init__(self, stored: StoredTable) -> None:
        super().__init__(stored)
        self.match = self._fresh_match()
        self.began: datetime | None = None
        self.standing = Standing.of(self.match)
        self.hints: dict[bool, Hint] = {}

    def _fresh_match(self) -> Match:
        return Match(read_code(self.stored.code))

    def enter(self, viewer: Viewer, token: str | None) -> None:
        """The one seat is whose secret it is."""
        viewer.seat = 0 if token is not None and self.stored.opens_with(token) else None

    def watched(self) -> Refusal:
        """Only the player plays."""
        return Refusal("watching")

    def judge(self, asked: Asked, now: datetime) -> Taken | Refusal:
        """Carry out an action of the player, and before it the time that has passed."""
        if asked.version != self.version:
            return Refusal("stale")
        if isinstance(asked.what, str) and asked.what.startswith(TIME):
            # Time is told by the server's clock alone.
            return Refusal("unreadable", {"token": asked.what[:40], "game": self.stored.game})
        seconds = self._passed(now)
        # Whatever breaks off from here on leaves a match that may be ahead of the store.
        self.doubtful = True
        action = carry_out(self.match, asked.what, seconds)
        if isinstance(action, Refusal):
            # The time that was told for nothing is taken back before the match is used again.
            self.doubtful = seconds is not None
            return action
        return Taken(self.version + 1, action, Standing.of(self.match), seconds)

    def due(self, accepted: Accepted, now: datetime) -> None:
        """The house has nothing to do at a patience."""

    def _passed(self, now: datetime) -> int | None:
        """The seconds since the deal's first action, where its rules count time and more are due than were told."""
        session = self.match.session
        if self.began is None or not session.is_timed or session.outcome is not None or self.match.given_up:
            return None
        seconds = int((now - self.began).total_seconds())
        return seconds if seconds > session.elapsed else None

    def course(self) -> _Course:
        """The match as it is, or a fresh one."""
        return _Course(self._fresh_match(), 0) if self.doubtful else _Course(self.match, self.version)

    def repeat(self, course: _Course, stored: StoredAction) -> Taken:
        """Carry out a stored action again. Raises Damaged."""
        seconds, token = _told(stored.token)
        action = carry_out(course.match, token, seconds)
        course.version += 1
        if isinstance(action, Refusal) or stored.version != course.version:
            raise Damaged(f"table {self.stored.id}, version {stored.version}: {stored.token!r} cannot be replayed")
        return Taken(stored.version, action, Standing.of(course.match), seconds)

    def follow(self, course: _Course) -> None:
        """Go on with the match that was replayed."""
        self.match = course.match

    def arrive(self, accepted: Any, at: datetime) -> None:
        """Stand as an action has left the table; a deal dealt anew begins with its first action."""
        self.began = (self.began or at) if isinstance(accepted.action, Step) else None
        self.standing = accepted.after

    def shown(self, viewer: Viewer) -> messages.Table:
        """The whole table."""
        return render.table(self.version, self.standing, tuple(self.recent), viewer.seat, viewer.words)

    def told(self, accepted: Any, viewer: Viewer) -> messages.Step:
        """One accepted action."""
        return render.step(accepted, viewer.seat, viewer.words)

    def position(self, viewer: Viewer) -> messages.Position:
        """The position in words (GP-28)."""
        return render.position(self.standing, viewer.seat, viewer.words)

    def answer(self, question: messages.Question, viewer: Viewer) -> messages.Told:
        """Nobody else plays here. Raises Unreadable: ``message_several``."""
        raise Unreadable("message_several", {"text": question})

    def nod(self, asked: Asked) -> tuple[Place, int | None] | None:
        """The place and the row of the card that an action asked for, if it asked for one on this table."""
        place: Place | None = None
        row: int | None = None
        game, state = self.standing.game, self.standing.state
        if isinstance(asked.what, Picked):
            place, row = asked.what.source, asked.what.row
        else:
            move = game.read_move(state, asked.what)
            if isinstance(move, Carry):
                place, row = move.source, move.row
            elif isinstance(move, Turn):
                place, row = move.place, move.row
        pile = next((pile for pile in game.piles(state) if pile.place == place), None)
        return None if place is None or pile is None else (place, row or len(pile.cards) or None)


def _told(stored: str) -> tuple[int | None, str]:
    """The time that was told with a stored action, and the action's own token."""
    told, blank, token = stored.partition(" ")
    return (int(told.removeprefix(TIME)), token) if blank else (None, stored)


def carry_out(match: Match, what: str | Picked, seconds: int | None = None) -> Action | Refusal:
    """Judge an action and, if it is accepted, carry it out; before it so many seconds have passed."""
    if seconds is not None:
        refusal = match.act(f"{TIME}{seconds}")
        if isinstance(refusal, Refusal):
            return refusal
    if isinstance(what, Picked):
        return match.pick(what.source, what.row, what.target, what.twice)
    return match.act(what)
