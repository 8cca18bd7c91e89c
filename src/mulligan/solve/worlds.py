"""Worlds: positions that look exactly like the one on the table to somebody who has seen no more than its player.

What a player knows is what lay face up in a position on the way to this one. A card that has been seen stays known: no
game of ours shuffles, so whoever remembers it can tell where it lies, for example in a stock that was turned back. What
a move showed that was undone is not known: a hint is for the game as it stands.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final

from mulligan.core.cards import Card
from mulligan.core.game import AnyGame
from mulligan.core.table import Pile

_TRIES: Final = 50
"""How often cards are laid anew that do not fit what the moves on offer tell."""


def seen_cards(piles: Sequence[Pile], seat: int = 0) -> set[Card]:
    """The cards of a table that a seat sees."""
    return {card for pile in piles for at, card in enumerate(pile.cards) if pile.seen(at, seat)}


def exchange(part: Any, others: Mapping[Card, Card]) -> Any:
    """A state, or a part of one, with cards exchanged for others."""
    if isinstance(part, Card):
        return others.get(part, part)
    if isinstance(part, tuple):
        if hasattr(part, "_make"):  # a place
            return part
        changed = tuple([exchange(item, others) for item in part])
        return part if all(new is old for new, old in zip(changed, part, strict=True)) else changed
    if is_dataclass(part) and not isinstance(part, type):
        new = {item.name: exchange(getattr(part, item.name), others) for item in fields(part)}
        new = {name: value for name, value in new.items() if value is not getattr(part, name)}
        return replace(part, **new) if new else part
    return part


@dataclass(frozen=True, slots=True)
class Known:
    """What a player knows of a position.

    Attributes:
        game: the game.
        cards: the cards that lie where the player knows.
        shown: the table as it is seen, a text for every card, and what may be done: the same for all that look alike.
        unseen: the other cards, in the order of the opening pack, so that their order tells nothing.
    """

    game: AnyGame
    cards: frozenset[Card]
    shown: tuple[Any, ...]
    unseen: tuple[Card, ...]
    _state: Any

    @classmethod
    def of(cls, game: AnyGame, path: Sequence[Any], *, all_seeing: bool = False) -> Known:
        """What is known at the end of a path of positions from the deal; all-seeing, every card."""
        state = path[-1]
        lying = [card for pile in game.piles(state) for card in pile.cards]
        known = set(lying) if all_seeing else set().union(*(seen_cards(game.piles(one)) for one in path))
        pack = game.opening_pack(game.rules(state))
        rank = {card: at for at, card in enumerate(pack)}
        unseen = sorted((card for card in lying if card not in known), key=lambda card: rank[card])
        return cls(game, frozenset(known), _shown(game, state), tuple(unseen), state)

    def world(self, chance: random.Random) -> Any | None:
        """A position that fits, each with the same probability; ``None`` where many in a row have not fitted."""
        if not self.unseen:
            return self._state
        here = [card for pile in self.game.piles(self._state) for card in pile.cards if card not in self.cards]
        for _ in range(_TRIES):
            others = list(self.unseen)
            chance.shuffle(others)
            state = exchange(self._state, dict(zip(here, others, strict=True)))
            # A finish is offered only where it succeeds (KL-17): that it is offered, or not, is seen too.
            if _shown(self.game, state) == self.shown:
                return state
        return None

    def tells(self, state: Any) -> bool:
        """Whether a later position shows a card that was not known here."""
        return not seen_cards(self.game.piles(state)) <= self.cards


def look(game: AnyGame, state: Any) -> tuple[Any, ...]:
    """A position as its player sees it, in a form that can be compared."""
    return tuple(pile.masked(0) for pile in game.piles(state))


def _shown(game: AnyGame, state: Any) -> tuple[Any, ...]:
    return look(game, state), tuple(game.legal_moves(state))
