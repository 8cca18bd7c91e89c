"""How a table stands at one version, in one piece that never changes: what it is drawn from while play goes on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

from mulligan.core.codes import Deal
from mulligan.core.game import AnyGame, view
from mulligan.core.record import TIME
from mulligan.core.table import Seat, View
from mulligan.play.match import Action, Hole, Match


@dataclass(frozen=True, slots=True)
class Standing:
    """A round as it stands.

    Attributes:
        deal: the round's deal; of one hole, and in a series, the deal itself.
        hole_deal: the deal of the hole on the table.
        hole: its number, from 1.
        state: its position.
        moves: its move counter.
        undo: how many actions can be undone; ``redo`` how many can be redone.
        redo: see ``undo``.
        card: the score card; empty for a single deal and for a series.
        total: the scores so far, added; ``par`` what the round is reckoned at, or ``None``.
        par: see ``total``.
        series: whether it is an endless series, and ``total`` the amount that goes on.
        over: whether the round is over; ``given_up`` whether that is because its last hole was given up.
        given_up: see ``over``.
        dealt: how often cards have been dealt, from 1.
        counted: what the hole on the table counts, as if it were left now.
    """

    deal: Deal
    hole_deal: Deal
    hole: int
    state: Any
    moves: int
    undo: int
    redo: int
    card: tuple[Hole, ...]
    total: int
    par: int | None
    series: bool
    over: bool
    given_up: bool
    dealt: int
    counted: int

    @classmethod
    def of(cls, match: Match) -> Self:
        """How a match stands now."""
        session = match.session
        return cls(
            deal=match.named,
            hole_deal=session.deal,
            hole=match.hole,
            state=session.state,
            moves=session.moves,
            undo=0 if match.given_up else session.undo_left,
            redo=0 if match.given_up else session.redo_left,
            card=match.card if match.holes > 1 and not match.series else (),
            total=match.total,
            par=match.par,
            series=match.series,
            over=match.over,
            given_up=match.given_up,
            dealt=match.dealt,
            counted=match.counted,
        )

    @property
    def game(self) -> AnyGame:
        """The game."""
        return self.deal.game

    def view(self, seat: Seat | None) -> View:
        """The table as a seat may see it; in a round that was given up nobody has a move."""
        seen = view(self.game, self.state, seat)
        return replace(seen, legal=()) if self.given_up else seen


@dataclass(frozen=True, slots=True)
class Taken:
    """An accepted action.

    Attributes:
        version: the version that it gave the table.
        action: what was done.
        after: how the table stands since then.
        seconds: how much time it tells before the action, where the rules count time and more of it has passed.
    """

    version: int
    action: Action
    after: Standing
    seconds: int | None = None

    @property
    def token(self) -> str:
        """The action as a record holds it."""
        return self.action.token

    @property
    def stored(self) -> str:
        """The action as it is stored: its token, after that of the time that had passed."""
        return self.token if self.seconds is None else f"{TIME}{self.seconds} {self.token}"
