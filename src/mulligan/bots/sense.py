"""Sensible play without looking ahead: unseen cards are worth their mean, and closing what it is likely to bring."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from mulligan.core.cards import UNSEEN, Card
from mulligan.core.table import Carry, Move, Place, Turn, View
from mulligan.games.table_golf import (
    BONUS,
    DISCARD,
    DRAW,
    PENALTY,
    TAKE,
    TableGolf,
    TableGolfRules,
    in_lines,
    value,
)

PATIENCE: Final = 25
"""After so many turns a player, every card in hand makes one more of the own cards lie face up."""
_LAST_TURN: Final = 3.3
"""What a last turn lowers a board by, on the whole."""
_SPREAD: Final = 4.0
"""How far a board's points lie from what is expected, for each card that lies face down, in the root."""


@dataclass(frozen=True)
class Situation:
    """What a seat knows.

    Attributes:
        rules: the rules.
        boards: every board, unseen cards as such, the own one first.
        places: the places of the own board.
        unseen: the cards that are seen nowhere, each once for every copy.
        mean: what one of them is worth.
        last: whether this is the last turn, because somebody has closed the round.
    """

    rules: TableGolfRules
    boards: tuple[tuple[Card, ...], ...]
    places: tuple[Place, ...]
    unseen: tuple[Card, ...]
    mean: float
    last: bool

    @classmethod
    def of(cls, rules: TableGolfRules, view: View) -> Situation:
        """What a view tells."""
        boards: dict[int, list[Card]] = {}
        places = []
        for pile in view.piles:
            if pile.place.kind == "cell" and pile.place.seat is not None:
                boards.setdefault(pile.place.seat, []).append(pile.cards[0])
                if pile.place.seat == view.seat:
                    places.append(pile.place)
        own = view.seat or 0
        turned = (tuple(boards[(own + turn) % len(boards)]) for turn in range(len(boards)))
        seen = Counter(card for pile in view.piles for card in pile.cards if card is not UNSEEN)
        unseen = tuple((Counter(TableGolf().opening_pack(rules)) - seen).elements())
        mean = sum(map(value, unseen)) / len(unseen) if unseen else 0.0
        return cls(rules, tuple(turned), tuple(places), unseen, mean, view.closer is not None)

    def points(self, board: Sequence[Card]) -> float:
        """What a board will count, its unseen cards taken at their mean."""
        free = in_lines(self.rules, board)
        worth = (self.mean if card is UNSEEN else value(card) for at, card in enumerate(board) if at not in free)
        return sum(worth)

    def cost(self, board: tuple[Card, ...]) -> float:
        """What a board is worth after the move: of a board that closes the round, with what closing brings."""
        points = self.points(board)
        if self.last or UNSEEN in board:
            return points
        beaten = 1.0 - math.prod(1.0 - self._lower(other, points) for other in self.boards[1:])
        return points - BONUS * (1 - beaten) + beaten * max(points, PENALTY)

    def _lower(self, board: Sequence[Card], points: float) -> float:
        """How likely a board ends below so many points."""
        hidden = sum(card is UNSEEN for card in board)
        spread = _SPREAD * math.sqrt(hidden + 0.5)
        return 0.5 * math.erfc((self.points(board) - _LAST_TURN - points + 0.5) / (spread * math.sqrt(2)))


def hastened(view: View) -> View:
    """The view without the moves that turn no card up, where the round goes on for too long."""
    players = len(view.scores)
    if view.turns < PATIENCE * players or view.closer is not None or view.legal[0] == DRAW:
        return view
    legal = (move for move in view.legal if isinstance(move, Turn) or _covers(view, move))
    return replace(view, legal=tuple(legal))


def _covers(view: View, move: Move) -> bool:
    """Whether a move replaces a card that lies face down."""
    return isinstance(move, Carry) and view[move.target] == (UNSEEN,)


def sensible(rules: TableGolfRules, view: View) -> Move:
    """The move after which the own board is worth most."""
    now = Situation.of(rules, view)
    if view.legal[0] == DRAW:
        return _draw_or_take(now, view)
    hand = view["hand"][0]
    costs = [(_cost_of(now, move, hand), number) for number, move in enumerate(view.legal)]
    return view.legal[min(costs)[1]]


def _cost_of(now: Situation, move: Move, hand: Card) -> float:
    """What the own board is worth after a move with a card in hand."""
    own = now.boards[0]
    if isinstance(move, Carry):
        return _with(now, own, now.places.index(move.target), hand)
    assert isinstance(move, Turn)
    if own.count(UNSEEN) > 1:
        return now.points(own)
    at = now.places.index(move.place)
    return sum(_with(now, own, at, card) for card in now.unseen) / len(now.unseen)


def _with(now: Situation, own: tuple[Card, ...], at: int, card: Card) -> float:
    return now.cost((*own[:at], card, *own[at + 1 :]))


def _draw_or_take(now: Situation, view: View) -> Move:
    """Take the top discard where it betters the board by more than a drawn card does on the whole."""
    own = now.boards[0]

    def best(card: Card) -> float:
        return min(_with(now, own, at, card) for at in range(len(own)))

    kept = now.points(own)
    ranks = Counter(card.rank for card in now.unseen)
    some = {card.rank: card for card in now.unseen}
    drawn = sum(count * min(best(some[rank]), kept) for rank, count in ranks.items()) / max(len(now.unseen), 1)
    return TAKE if best(view[DISCARD][-1]) < drawn else DRAW
