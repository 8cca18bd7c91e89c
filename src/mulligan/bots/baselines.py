"""Players to compare with: one that plays by chance, and one that betters its board card by card."""

from __future__ import annotations

import random

from mulligan.bots.sense import Situation
from mulligan.core.cards import UNSEEN, Card
from mulligan.core.table import Carry, Move, Turn, View
from mulligan.games.table_golf import DISCARD, DRAW, TAKE, TableGolfRules


def by_chance(rules: TableGolfRules, view: View, rng: random.Random) -> Move:
    """Any legal move."""
    return rng.choice(view.legal)


def greedy(rules: TableGolfRules, view: View, rng: random.Random) -> Move:
    """The best place for one card, and no thought of closing, of the others or of cards to come.

    It takes the discard where that lowers the board by more than a point; a drawn card that lowers nothing it discards.
    """
    now = Situation.of(rules, view)
    own, kept = now.boards[0], now.points(now.boards[0])

    def with_card(card: Card, at: int) -> float:
        return now.points((*own[:at], card, *own[at + 1 :]))

    if view.legal[0] == DRAW:
        top = view[DISCARD][-1]
        return TAKE if min(with_card(top, at) for at in range(len(own))) < kept - 1 else DRAW
    puts = [move for move in view.legal if isinstance(move, Carry)]
    turns = [move for move in view.legal if isinstance(move, Turn)]
    hand = view["hand"][0]
    costs = {move: with_card(hand, now.places.index(move.target)) for move in puts}
    best = min(costs, key=lambda move: (costs[move], view[move.target] != (UNSEEN,)))
    return rng.choice(turns) if turns and costs[best] >= kept else best
