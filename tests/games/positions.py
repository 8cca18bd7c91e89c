"""Golf positions written by hand, and what can be asked of them in tokens."""

from __future__ import annotations

from mulligan.core.cards import read_cards
from mulligan.core.game import Refusal, judge
from mulligan.games.golf import Golf, GolfRules, GolfState

GOLF = Golf()


def position(columns: str, waste: str, stock: str = "", **rules) -> GolfState:
    """A position: columns separated by ``/``, the rest empty; waste bottom to top; stock in the order it is drawn."""
    piles = [read_cards(column) for column in columns.split("/")]
    piles += [()] * (7 - len(piles))
    return GolfState(GolfRules(**rules), tuple(piles), read_cards(waste), read_cards(stock)[::-1])


def legal(state: GolfState) -> str:
    """The tokens of the legal moves, in their order."""
    return " ".join(GOLF.write_move(move) for move in GOLF.legal_moves(state))


def played(state: GolfState, tokens: str) -> GolfState:
    """The position after some legal moves."""
    for token in tokens.split():
        move = GOLF.read_move(state, token)
        assert not isinstance(move, Refusal), f"{token}: {move}"
        assert judge(GOLF, state, move) is None, f"{token}: {judge(GOLF, state, move)}"
        state, _ = GOLF.play(state, move)
    return state


def refused(state: GolfState, token: str) -> Refusal | None:
    """Why a token is refused, or ``None``."""
    move = GOLF.read_move(state, token)
    return move if isinstance(move, Refusal) else judge(GOLF, state, move)


def reason(state: GolfState, token: str) -> str | None:
    """The reason alone."""
    refusal = refused(state, token)
    return refusal.reason if refusal else None


def columns_of(state: GolfState) -> str:
    """The columns in the form that :func:`position` reads."""
    return " / ".join(" ".join(card.text for card in column) for column in state.columns)


def drawn_order(state: GolfState) -> str:
    """The stock in the order in which it is drawn."""
    return " ".join(card.text for card in reversed(state.stock))
