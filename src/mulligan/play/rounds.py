"""One round of several people: whose seat is whose chair, what was played, and what it counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from mulligan.core.codes import Deal
from mulligan.core.deals import Secret
from mulligan.core.game import Refusal
from mulligan.core.record import Record
from mulligan.core.table import Seat
from mulligan.play.session import Step, carry_out


@dataclass(frozen=True, slots=True)
class Round:
    """A round as it stands.

    The rules know seats only: seat 0 is the first chair of ``chairs``, and so on. The secret draws the seat that
    begins, so the chairs are seated in such a way that it is the turn of the right one (TG-15), and a record tells all.

    Attributes:
        number: from 1 in its match.
        deal: what it was dealt by.
        chairs: the numbers of the chairs by seat.
        state: the position.
        tokens: the moves played.
    """

    number: int
    deal: Deal
    chairs: tuple[int, ...]
    state: Any
    tokens: tuple[str, ...] = ()

    @property
    def record(self) -> Record:
        """The round as a record (CD-6); it holds the secret."""
        return Record(self.deal, self.tokens)

    @property
    def secret(self) -> Secret:
        """What the round is dealt by: nobody's to know before it is over (TG-27)."""
        source = self.deal.source
        assert isinstance(source, Secret)
        return source

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the secret, shown before the first turn (TG-27)."""
        return self.secret.fingerprint

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self.deal.game.outcome(self.state) is not None

    @property
    def to_move(self) -> int | None:
        """The number of the chair whose turn it is; ``None`` when the round is over."""
        seat = self.deal.game.to_move(self.state)
        return None if seat is None else self.chairs[seat]

    @property
    def scores(self) -> dict[int, int]:
        """The score of each chair that takes part, by its number."""
        return dict(zip(self.chairs, self.deal.game.scores(self.state), strict=True))

    def seat(self, chair: int) -> Seat | None:
        """The seat of a chair, or ``None`` where it takes no part."""
        return self.chairs.index(chair) if chair in self.chairs else None

    def play(self, token: str) -> tuple[Round, Step] | Refusal:
        """Play a move of whoever's turn it is. A refusal changes nothing."""
        game = self.deal.game
        move = game.read_move(self.state, token)
        if isinstance(move, Refusal):
            return move
        step = carry_out(game, self.state, move)
        if isinstance(step, Refusal):
            return step
        return replace(self, state=step.after, tokens=(*self.tokens, step.token)), step


def begin_round(deal: Deal, chairs: Sequence[int], last: Round | None, beginner: int) -> Round:
    """Deal a round.

    Args:
        deal: the deal, whose secret is for as many players as there are chairs.
        chairs: the numbers of the chairs that take part, in the order of play.
        last: the round before, or ``None`` for the first one, which chance begins (TG-15).
        beginner: the chair that begins any other.
    """
    state = deal.start()
    if last is None:
        return Round(1, deal, tuple(chairs), state)
    drawn = deal.game.to_move(state)
    assert drawn is not None
    shift = (chairs.index(beginner) - drawn) % len(chairs)
    return Round(last.number + 1, deal, (*chairs[shift:], *chairs[:shift]), state)
