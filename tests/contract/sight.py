"""Who sees what, and states that differ only in what a viewer may not see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from mulligan.core.cards import Card
from mulligan.core.game import AnyGame, view
from mulligan.core.table import Call, Seat, View

TELLING = (Call("finish"),)
"""Moves that are offered only where they succeed: that they are offered tells as much, by their rule (KL-17)."""


def viewers(game: AnyGame, state: Any) -> tuple[Seat | None, ...]:
    """Every seat, and a watcher."""
    return (None, *range(len(game.scores(state))))


def untold_view(game: AnyGame, state: Any, seat: Seat | None) -> View:
    """The view without the moves that tell something by being offered."""
    seen = view(game, state, seat)
    return replace(seen, legal=tuple(move for move in seen.legal if move not in TELLING))


def shown_cards(game: AnyGame, state: Any, seat: Seat | None) -> set[Card]:
    """The cards that the viewer sees somewhere."""
    return {card for pile in game.piles(state) for position, card in enumerate(pile.cards) if pile.seen(position, seat)}


def hidden_cards(game: AnyGame, state: Any, seat: Seat | None) -> list[Card]:
    """The cards that the viewer sees nowhere, in table order, each text once."""
    shown = shown_cards(game, state, seat)
    cards = (card for pile in game.piles(state) for card in pile.cards)
    return [card for card in dict.fromkeys(cards) if card not in shown]


def rotations(cards: list[Card]) -> list[Mapping[Card, Card]]:
    """Two ways to change cards among themselves: each for its neighbour, and all of them back to front."""
    if len(cards) < 2:
        return []
    return [dict(zip(cards, [*cards[1:], cards[0]], strict=True)), dict(zip(cards, cards[::-1], strict=True))]


def exchanged(part: Any, mapping: Mapping[Card, Card]) -> Any:
    """A state, or a part of one, with its cards exchanged. The original is left as it is."""
    if isinstance(part, Card):
        return mapping.get(part, part)
    if isinstance(part, tuple) and hasattr(part, "_make"):
        return type(part)._make(exchanged(item, mapping) for item in part)
    if isinstance(part, (tuple, list, set, frozenset)):
        return type(part)(exchanged(item, mapping) for item in part)
    if isinstance(part, dict):
        return {exchanged(key, mapping): exchanged(value, mapping) for key, value in part.items()}
    if is_dataclass(part) and not isinstance(part, type):
        return replace(part, **{item.name: exchanged(getattr(part, item.name), mapping) for item in fields(part)})
    return part


def twins(game: AnyGame, state: Any, seat: Seat | None, cards: list[Card]) -> list[Any]:
    """States that differ from ``state`` in where the given cards lie, which ``seat`` may not see, and in nothing else."""
    found = []
    for mapping in rotations(cards):
        twin = exchanged(state, mapping)
        expected = [tuple(mapping.get(card, card) for card in pile.cards) for pile in game.piles(state)]
        assert [pile.cards for pile in game.piles(twin)] == expected, "the piles do not come from the state's own cards"
        found.append(twin)
    return found
