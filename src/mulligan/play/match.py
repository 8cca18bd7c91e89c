"""A round: one deal, or nine holes whose scores are added (GP-15). A round drives one session after another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from mulligan.core.codes import Deal
from mulligan.core.game import Refusal
from mulligan.core.options import Rules
from mulligan.core.table import Place
from mulligan.play.session import Session, Step

NEXT: Final = "next"
"""The action that ends a hole and goes on to the next one; while the hole is being played it gives it up."""
HOLE_PAR: Final = 5
"""Strokes a hole is reckoned at: 45 for nine (GP-15)."""

HoleState = Literal["ahead", "playing", "over", "given_up"]


@dataclass(frozen=True, slots=True)
class Hole:
    """One hole of a round.

    Attributes:
        number: from 1.
        deal: its own deal of one hole, so that it can be played again alone.
        score: its score so far, or ``None`` for a hole not yet reached.
        state: ``ahead``, ``playing``, ``over`` (won or blocked) or ``given_up``.
    """

    number: int
    deal: Deal
    score: int | None
    state: HoleState


@dataclass(frozen=True, slots=True)
class Advanced:
    """The round went on.

    Attributes:
        left: the number of the hole that was left, from 1.
        score: what it counts.
        given_up: whether it was given up while it was being played.
        hole: the number of the hole being played now; the same as ``left`` when the round is over.
    """

    left: int
    score: int
    given_up: bool
    hole: int


def holes_of(rules: Rules) -> int:
    """How many holes the rules ask for: 1 where a game has no such option."""
    return int(getattr(rules, "holes", 1))


def hole_deal(deal: Deal, number: int) -> Deal:
    """The deal of hole ``number`` (from 1) of a round, as a deal of one hole: number (n + k - 1) mod 26^7."""
    if holes_of(deal.rules) == 1:
        return deal
    return replace(deal.following(number - 1), rules=replace(deal.rules, holes=1), base="")


class Match:
    """A round being played; a single deal is a round of one hole.

    Attributes:
        deal: the round's deal; its code is the round code.
        session: the session of the hole being played.
        hole: that hole's number, from 1.
        given_up: whether the last hole was given up, which ends the round.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.holes = holes_of(deal.rules)
        self.hole = 1
        self.session = Session(hole_deal(deal, 1))
        self.given_up = False
        self._left: list[tuple[int, bool]] = []

    @property
    def over(self) -> bool:
        """Whether nothing but undo can change the round any more."""
        return self.given_up or (self.hole == self.holes and self.session.outcome is not None)

    @property
    def par(self) -> int | None:
        """The round's par in strokes; ``None`` for a single deal and for rounds scored in points (GP-15)."""
        strokes = getattr(self.deal.rules, "scoring", "") == "strokes"
        return HOLE_PAR * self.holes if strokes and self.holes > 1 else None

    @property
    def total(self) -> int:
        """The scores of all holes that are over or left behind, added; the hole being played is not yet in it."""
        ended = self.session.outcome is not None and not self.given_up
        return sum(score for score, _ in self._left) + (self.session.score if ended else 0)

    @property
    def card(self) -> tuple[Hole, ...]:
        """The round's score card: every hole in order."""
        holes = []
        for number in range(1, self.holes + 1):
            score: int | None = None
            state: HoleState = "ahead"
            if number <= len(self._left):
                score, given_up = self._left[number - 1]
                state = "given_up" if given_up else "over"
            elif number == self.hole:
                score, state = self.session.score, "over" if self.session.outcome else "playing"
            holes.append(Hole(number, hole_deal(self.deal, number), score, state))
        return tuple(holes)

    def act(self, token: str) -> Step | Advanced | Refusal:
        """Carry out a token of the session, or ``next``. After a hole given up last, everything is refused."""
        if token == NEXT:
            return self.next()
        if self.given_up:
            return Refusal("game_over")
        return self.session.act(token)

    def pick(self, source: Place, row: int | None, target: Place | None) -> Step | Refusal:
        """Carry out what a player means who taps a card, or drags it to ``target``."""
        if self.given_up:
            return Refusal("game_over")
        return self.session.pick(source, row, target)

    def next(self) -> Advanced | Refusal:
        """Leave this hole for the next one; there is no way back (GP-15)."""
        if self.holes == 1:
            return Refusal("no_next_hole")
        if self.over:
            return Refusal("game_over")
        session, left = self.session, self.hole
        given_up = session.outcome is None
        score = session.game.given_up_score(session.state) if given_up else session.score
        self._left.append((score, given_up))
        if self.hole == self.holes:
            self.given_up = True
        else:
            self.hole += 1
            self.session = Session(hole_deal(self.deal, self.hole))
        return Advanced(left, score, given_up, self.hole)
