"""Little Klondike positions for the solver, and the plain search that it is held to.

A little pack holds the highest ranks of some suits: what lies lower counts as built up for good. Some columns are as
good as not there. Everything else goes by the rules of :mod:`tests.counts.little_klondike`.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from mulligan.core.cards import Card
from mulligan.games.klondike import KlondikeRules, KlondikeState
from tests.counts import little_klondike
from tests.counts.little_klondike import RANKS, SUITS, Position

ENOUGH = 3000
"""Positions after which the plain search gives up on a little pack."""


@dataclass(frozen=True)
class Little:
    """A position of a little pack.

    Attributes:
        now: the position.
        draw: cards a draw.
        passes: passes there are, 0 for any number.
        back: whether cards may be taken back.
        floors: how many ranks of each suit, in the order of ``SUITS``, are built up for good.
        columns: how many columns there are.
    """

    now: Position
    draw: int
    passes: int
    back: bool
    floors: tuple[int, ...]
    columns: int

    def following(self) -> dict[str, Little]:
        """What follows by each token."""
        found = little_klondike.following(self.now, self.draw, self.back)
        return {token: replace(self, now=after) for token, after in found.items() if self._is_there(token)}

    def _is_there(self, token: str) -> bool:
        if token[-1] in "1234567" and int(token[-1]) > self.columns:
            return False
        return token[0] != "f" or len(self.now[token[:2]]) > self.floors[SUITS.index(token[1])]

    def state(self) -> KlondikeState:
        """The same position in the game's own terms."""
        now = self.now
        passes = self.passes - now["p"] if self.passes else 1
        rules = KlondikeRules(draw=self.draw, passes=self.passes, worrying_back=self.back)
        ups = [tuple(Card(rank + suit) for rank in now["f" + suit]) for suit in SUITS]
        columns = [now[str(number)][::-1] for number in range(1, 8)]
        cards = [tuple(Card(card[0] + card[1].lower()) for card in column) for column in columns]
        down = [sum(map(little_klondike.is_down, column)) for column in columns]
        stock, waste = (tuple(map(Card, now[pile])) for pile in "sw")
        return KlondikeState(rules, (stock[::-1], waste, *ups, *cards), (0,) * 6 + tuple(down), passes)

    def key(self) -> object:
        """What tells positions apart; the columns' order does not."""
        now = self.now
        piles = sorted(tuple(now[str(number)]) for number in range(1, self.columns + 1))
        return *piles, *(now["f" + suit] for suit in SUITS), tuple(now["s"]), tuple(now["w"]), now["p"]

    def is_won(self) -> bool:
        return all(len(self.now["f" + suit]) == 13 for suit in SUITS)


def winnable(start: Little) -> bool | None:
    """Whether a position can be won, by going everywhere; ``None`` where that is too far."""
    seen = {start.key()}
    todo = [start]
    while todo:
        now = todo.pop()
        if now.is_won():
            return True
        for after in now.following().values():
            key = after.key()
            if key not in seen:
                seen.add(key)
                todo.append(after)
        if len(seen) > ENOUGH:
            return None
    return False


def distance(start: Little) -> int | None:
    """The fewest moves of a win, by going everywhere level by level; ``None`` where that is too far, or none is."""
    seen = {start.key()}
    level, moves = [start], 0
    while level and len(seen) < ENOUGH:
        if any(now.is_won() for now in level):
            return moves
        following = {after.key(): after for now in level for after in now.following().values()}
        level = [after for key, after in following.items() if key not in seen]
        seen |= following.keys()
        moves += 1
    return None


def deal_little(chance: random.Random) -> Little:
    """Deal a little pack, and play a little."""
    ranks, columns = chance.choice([(2, 3), (3, 2), (3, 3), (4, 2), (4, 3), (5, 2), (5, 3), (6, 2), (6, 3), (4, 4)])
    suits = (
        chance.choice(["shdc", "shdc", "shc", "hdc", "sh", "hd"]) if ranks < 6 else chance.choice(["shd", "sh", "sc"])
    )
    floors = tuple(13 - ranks if suit in suits else 13 for suit in SUITS)
    cards = [rank + suit for suit in suits for rank in RANKS[13 - ranks :]]
    chance.shuffle(cards)
    now: Position = {"f" + suit: RANKS[:floor] for suit, floor in zip(SUITS, floors, strict=True)}
    now |= {str(number): [] for number in range(1, 8)}
    left = chance.randint(0, len(cards) * 2 // 3)
    while len(cards) > left:
        column = now[str(chance.randint(1, columns))]
        if len(column) < 6:
            column.append(cards.pop().upper())
        elif all(len(now[str(number)]) >= 6 for number in range(1, columns + 1)):
            break
    for number in range(1, columns + 1):
        now[str(number)] = little_klondike.turned([card[0] + card[1].upper() for card in now[str(number)]])
    passes = chance.choice([0, 0, 1, 3])
    now |= {"s": cards, "w": [], "p": passes - 1 if passes else None}
    little = Little(now, chance.choice([1, 2, 3]), passes, chance.random() < 0.7, floors, columns)
    for _ in range(chance.choice([0, 0, 3, 12])):
        after = list(little.following().values())
        if not after:
            break
        little = chance.choice(after)
    return little
