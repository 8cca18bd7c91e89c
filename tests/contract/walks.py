"""Games played through by the suite: what its laws are held against."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, cycle, repeat
from typing import Any

from hypothesis import reject
from hypothesis import strategies as st

from mulligan.core.cards import ordered_pack
from mulligan.core.codes import Deal
from mulligan.core.deals import FOREIGN, NUMBERS, Foreign, Secret
from mulligan.core.decks import Deck
from mulligan.core.faults import Unreadable
from mulligan.core.game import AnyGame, TableGame
from mulligan.core.options import make_rules, options
from mulligan.core.table import Event, Move

LONGEST = 300
"""Moves after which a walk is left: a game need not end by itself."""

SHORT = 90
"""The same where there are many walks: longer than any game that ends by itself."""


@dataclass(frozen=True)
class Taken:
    """One move of a walk, with the states on either side and what happened."""

    game: AnyGame
    before: Any
    move: Move
    after: Any
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Walk:
    """A deal played move by move. ``choices`` are the numbers that chose among the legal moves."""

    deal: Deal
    choices: tuple[int, ...]
    states: tuple[Any, ...]
    steps: tuple[Taken, ...]


def numbered(game: AnyGame, rules: Any, number: int, base: str = "") -> Deal:
    """The deal of a number; of a game of several people the round of a secret made of it, for 2 to 6 by turns."""
    if isinstance(game, TableGame):
        people = game.people
        return Deal(game, rules, Secret(people[number % len(people)], f"{number:064x}"), base=base)
    return Deal(game, rules, number, base=base)


def chosen(choices: Sequence[int]) -> Iterator[int]:
    """The choices, then always the first legal move, so that most walks come to the end of their game."""
    return chain(choices, repeat(0))


def to_the_end(game: AnyGame, choices: Sequence[int]) -> Iterator[int]:
    """The choices, then moves that end the game: of a round, draw and turn a card up."""
    if not isinstance(game, TableGame):
        return chosen(choices)
    return chain(choices, [0] * (len(choices) % 2), cycle((0, -1)))


def take_walk(deal: Deal, choices: Sequence[int], longest: int = LONGEST) -> Walk:
    """Play ``deal`` to its end, or for ``longest`` moves."""
    game, state = deal.game, deal.start()
    states, steps = [state], []
    for choice in to_the_end(game, choices):
        legal = game.legal_moves(state)
        if not legal or len(steps) == longest:
            break
        move = legal[choice % len(legal)]
        after, events = game.play(state, move)
        steps.append(Taken(game, state, move, after, events))
        states.append(after)
        state = after
    return Walk(deal, tuple(choices), tuple(states), tuple(steps))


@lru_cache
def fixed_walks(game: AnyGame, rules: Any) -> tuple[Walk, ...]:
    """The same walks in every run: the first and the last deal and some between, the first moves and mixed ones."""
    walks = []
    for seed, number in enumerate((0, 1, NUMBERS - 1, 12345, 7 * 10**9)):
        rng = random.Random(seed)
        choices = [rng.randrange(12) for _ in range(seed * 20)]
        walks.append(take_walk(numbered(game, rules, number), choices))
    return tuple(walks)


@st.composite
def some_rules(draw: st.DrawFn, game: AnyGame) -> Any:
    """Any rules that the option descriptions allow."""
    values = {item.name: draw(st.sampled_from(item.values)) for item in options(game.rules_type)}
    try:
        return make_rules(game.rules_type, values)
    except Unreadable:
        reject()


@st.composite
def some_deals(draw: st.DrawFn, game: AnyGame) -> Deal:
    """Any deal of our own numbering, or any round of a secret."""
    return numbered(game, draw(some_rules(game)), draw(st.integers(0, NUMBERS - 1)))


@st.composite
def some_foreign_deals(draw: st.DrawFn, game: AnyGame) -> Deal:
    """Any exact pack, and any deal in the numbering of another program that the game knows."""
    rules, numbering = draw(some_rules(game)), draw(st.sampled_from(("", *game.foreign)))
    if numbering:
        numbers = FOREIGN[numbering].numbers
        source: Foreign | Deck = Foreign(numbering, draw(st.integers(numbers.start, numbers.stop - 1)))
    else:
        source = Deck(tuple(draw(st.permutations(ordered_pack()))))
    try:
        return Deal(game, rules, source)
    except Unreadable as fault:
        if fault.code not in ("foreign_jokers", "deck_jokers", "deck_round"):
            raise
        reject()


CHOICES = st.lists(st.integers(0, 11), max_size=80)


@st.composite
def some_walks(draw: st.DrawFn, game: AnyGame) -> Walk:
    """Any deal, played by any choices."""
    return take_walk(draw(some_deals(game)), draw(CHOICES), SHORT)
