"""A match: one deal, a round of nine holes whose scores are added (GP-15), or an endless series of deals.

A series is played where the rules carry their amount over from deal to deal: it is charged and paid in every deal that
is not left untouched. A match drives one session after another.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final, Literal

from mulligan.core.codes import Deal
from mulligan.core.deals import Foreign
from mulligan.core.game import Patience, Refusal
from mulligan.core.options import Rules
from mulligan.core.table import Place
from mulligan.play.session import Session, Step

NEXT: Final = "next"
"""The action that ends a hole and goes on to the next one; while the hole is being played it gives it up."""
RESTART: Final = "restart"
"""The action that deals the same hole again: what was played in it counts no more."""
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
        carried: in a series, the amount that goes on; ``None`` in a round.
    """

    left: int
    score: int
    given_up: bool
    hole: int
    carried: int | None = None
    kind: ClassVar[Literal["next"]] = "next"
    token: ClassVar[str] = NEXT


@dataclass(frozen=True, slots=True)
class Restarted:
    """The same hole was dealt again.

    Attributes:
        hole: its number, from 1.
    """

    hole: int
    kind: ClassVar[Literal["restart"]] = "restart"
    token: ClassVar[str] = RESTART


Action = Step | Advanced | Restarted
"""What a match has carried out."""


def holes_of(rules: Rules) -> int:
    """How many holes the rules ask for: 1 where a game has no such option."""
    return int(getattr(rules, "holes", 1))


def carries_over(rules: Rules) -> bool:
    """Whether the rules ask for a series: games with such rules call that option ``bankroll``."""
    return bool(getattr(rules, "bankroll", False))


def hole_deal(deal: Deal, number: int) -> Deal:
    """The deal of hole ``number`` (from 1) of a match: number (n + k - 1) mod 26^7; in a round, as a deal of one hole.

    Raises:
        Unreadable: ``deck_round``: no deal follows an exact pack.
    """
    if number > 1:
        deal = deal.following(number - 1)
    return deal if holes_of(deal.rules) == 1 else replace(deal, rules=replace(deal.rules, holes=1), base="")


class Match:
    """A match being played; a single deal is a round of one hole.

    Attributes:
        deal: the match's deal; its code is the round code.
        holes: how many holes there are; in a series, how many there have been.
        series: whether the match is an endless series.
        session: the session of the hole being played.
        hole: that hole's number, from 1.
        given_up: whether the last hole was given up, which ends the round.
        dealt: how often cards have been dealt: once at the start, and by every ``next`` and ``restart`` since.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.holes = holes_of(deal.rules)
        self.series = carries_over(deal.rules)
        self.hole = 1
        self.session = Session(hole_deal(deal, 1))
        self.given_up = False
        self.dealt = 1
        self._left: list[tuple[int, bool]] = []

    @property
    def named(self) -> Deal:
        """The deal that a code or a link to this table means: the round, or of a series the deal on the table."""
        return self.session.deal if self.series else self.deal

    @property
    def over(self) -> bool:
        """Whether nothing but undo can change the round any more; a series is never over."""
        if self.series:
            return False
        return self.given_up or (self.hole == self.holes and self.session.outcome is not None)

    @property
    def par(self) -> int | None:
        """The round's par in strokes; ``None`` for a single deal and for rounds scored in points (GP-15)."""
        strokes = getattr(self.deal.rules, "scoring", "") == "strokes"
        return HOLE_PAR * self.holes if strokes and self.holes > 1 else None

    @property
    def total(self) -> int:
        """The scores of all holes that are over or left behind, added; the hole being played is not yet in it.

        In a series it is: the amount is charged at a deal's first move.
        """
        left = sum(score for score, _ in self._left)
        if self.series:
            return left + self.counted
        ended = self.session.outcome is not None and not self.given_up
        return left + (self.session.score if ended else 0)

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

    def act(self, token: str) -> Action | Refusal:
        """Carry out a token of the session, ``next`` or ``restart``.

        After a hole given up last, everything is refused.
        """
        if token == NEXT:
            return self.next()
        if self.given_up:
            return Refusal("game_over")
        return self.restart() if token == RESTART else self._in_round(self.session.act(token))

    def pick(self, source: Place, row: int | None, target: Place | None, twice: bool = False) -> Step | Refusal:
        """Carry out what a player means who taps a card, once or twice, or drags it to ``target``."""
        if self.given_up:
            return Refusal("game_over")
        return self._in_round(self.session.pick(source, row, target, twice))

    def _in_round(self, answer: Step | Refusal) -> Step | Refusal:
        """Where holes are still ahead, only the hole is over, not the game."""
        ahead = not self.series and not self.over
        return Refusal("hole_over") if answer == Refusal("game_over") and ahead else answer

    def restart(self) -> Restarted:
        """Deal the same cards again, in a session of its own."""
        self.session = Session(self.session.deal)
        self.dealt += 1
        return Restarted(self.hole)

    def next(self) -> Advanced | Refusal:
        """Leave this hole for the next one; there is no way back (GP-15)."""
        if not self.series and self.holes == 1:
            return Refusal("no_next_hole")
        if self.series and not isinstance(self.deal.source, int | Foreign):
            return Refusal("no_next_deal")
        if self.over:
            return Refusal("game_over")
        left, given_up, score = self.hole, self.session.outcome is None, self.counted
        self._left.append((score, given_up))
        if self.hole == self.holes and not self.series:
            self.given_up = True
        else:
            self.hole += 1
            self.holes = max(self.holes, self.hole)
            self.session = Session(hole_deal(self.deal, self.hole))
            self.dealt += 1
        return Advanced(left, score, given_up, self.hole, self.total if self.series else None)

    @property
    def counted(self) -> int:
        """What the hole being played counts if it is left now; in a series a deal left untouched is not charged."""
        session = self.session
        if self.series and not session.moves:
            return 0
        if session.outcome:
            return session.score
        assert isinstance(session.game, Patience)
        return session.game.given_up_score(session.state)
