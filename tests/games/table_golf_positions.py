"""Positions of table Golf written down, and rounds played by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from mulligan.core.cards import read_cards
from mulligan.core.codes import Deal
from mulligan.core.deals import Secret
from mulligan.core.game import Refusal, judge
from mulligan.games.table_golf import TableGolf, TableGolfRules, TableGolfState

GAME = TableGolf()
BOARDS = ("2x2", "2x3", "2x4", "3x3", "3x4", "4x4", "3x2", "4x2", "4x3")


def deal(players: int = 2, secret: int = 0, **options: Any) -> TableGolfState:
    """The start of a round."""
    return Deal(GAME, TableGolfRules(**options), Secret(players, f"{secret:064x}")).start()


def position(*boards: str, **changes: Any) -> TableGolfState:
    """A position of boards like "2c 3d / 4h 5s"; a card in brackets lies face up. Seat 0 is to move."""
    rows = [board.split("/") for board in boards]
    shape = f"{len(rows[0])}x{len(rows[0][0].split())}"
    options = {name: changes.pop(name) for name in list(changes) if name in TableGolfRules.__dataclass_fields__}
    cards = [board.replace("/", " ").split() for board in boards]
    state = deal(len(boards), board=shape, **options)
    for name in ("draw", "discard"):
        changes[name] = read_cards(changes.get(name, "9h 9d 9s" if name == "draw" else "8c"))
    if changes.get("hand"):
        (changes["hand"],) = read_cards(changes["hand"])
    return replace(
        state,
        boards=tuple(read_cards(" ".join(card.strip("()") for card in board)) for board in cards),
        up=tuple(tuple(card.startswith("(") for card in board) for board in cards),
        **{"seat": 0, **changes},
    )


def after(state: TableGolfState, tokens: str) -> TableGolfState:
    """The position after legal moves."""
    for token in tokens.split():
        move = GAME.read_move(state, token)
        assert not isinstance(move, Refusal)
        assert judge(GAME, state, move) is None, token
        state, _ = GAME.play(state, move)
    return state


def refused(state: TableGolfState, token: str) -> str | None:
    """The reason for which a token is refused; ``None`` if it is legal."""
    move = GAME.read_move(state, token)
    refusal = move if isinstance(move, Refusal) else judge(GAME, state, move)
    return refusal.reason if refusal else None


def played(state: TableGolfState, chance: random.Random) -> Iterator[tuple[TableGolfState, Any, TableGolfState, Any]]:
    """A round played by chance to its end: state, move, state after, events."""
    while moves := GAME.legal_moves(state):
        move = chance.choice(moves)
        following, events = GAME.play(state, move)
        yield state, move, following, events
        state = following
