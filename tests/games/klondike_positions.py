"""Klondike positions written by hand, deals from the decks of other programs, and what can be asked of them in tokens."""

from __future__ import annotations

from mulligan.core.cards import Card, read_cards
from mulligan.core.game import Refusal, judge
from mulligan.core.table import Place
from mulligan.games.klondike import SUITS, Klondike, KlondikeRules, KlondikeState
from mulligan.games.registry import read_code
from mulligan.play.session import Session, Step

KLONDIKE = Klondike()


def deck(digits: str) -> tuple[Card, ...]:
    """The pack that 52 groups of three digits say: rank 01 to 13, suit 1 clubs, 2 diamonds, 3 hearts, 4 spades."""
    groups = [digits[at : at + 3] for at in range(0, len(digits), 3)]
    return tuple(Card("A23456789TJQK"[int(group[:2]) - 1] + "cdhs"[int(group[2]) - 1]) for group in groups)


def position(columns: str, waste: str = "", stock: str = "", ups: str = "", passes_begun: int = 1, **rules):
    """A position. Columns are separated by ``/``, what lies face down in them stands before ``|``, the rest is empty.

    ``waste`` is bottom to top, ``stock`` in the order in which it is drawn; ``ups`` names the top card of foundations.
    """
    piles, down = [], []
    for text in columns.split("/"):
        hidden, bar, seen = text.rpartition("|")
        piles.append(read_cards(hidden) + read_cards(seen))
        down.append(len(read_cards(hidden)) if bar else 0)
    piles += [()] * (7 - len(piles))
    down += [0] * (7 - len(down))
    tops = {card.suit: card.rank for card in read_cards(ups)}
    foundations = [read_cards(" ".join(rank + suit for rank in "A23456789TJQK"[: tops.get(suit, 0)])) for suit in SUITS]
    made = KlondikeRules(**rules)
    points = -52 if made.scoring == "vegas" else 0
    every = (read_cards(stock)[::-1], read_cards(waste), *foundations, *piles)
    return KlondikeState(made, every, (0,) * 6 + tuple(down), passes_begun, points)


def at(state: KlondikeState, place: str) -> str:
    """The cards of a place, bottom to top."""
    wanted = Place.read(place)
    pile = next(pile for pile in KLONDIKE.piles(state) if pile.place == wanted)
    return " ".join(card.text for card in pile.cards)


def down(state: KlondikeState) -> tuple[int, ...]:
    """How many cards of each column lie face down."""
    return state.down[6:]


def legal(state: KlondikeState) -> set[str]:
    """The tokens of the legal moves."""
    return {KLONDIKE.write_move(move) for move in KLONDIKE.legal_moves(state)}


def played(state: KlondikeState, tokens: str) -> KlondikeState:
    """The position after some legal moves."""
    for token in tokens.split():
        move = KLONDIKE.read_move(state, token)
        assert not isinstance(move, Refusal), f"{token}: {move}"
        assert judge(KLONDIKE, state, move) is None, f"{token}: {judge(KLONDIKE, state, move)}"
        state, _ = KLONDIKE.play(state, move)
    return state


def refused(state: KlondikeState, token: str) -> Refusal | None:
    """Why a token is refused, or ``None``."""
    move = KLONDIKE.read_move(state, token)
    return move if isinstance(move, Refusal) else judge(KLONDIKE, state, move)


def picked(state: KlondikeState, source: str, row: int | None = None, target: str | None = None) -> Refusal | None:
    """Why it is refused to drag a card to a place, or to tap it; ``None`` if it is not."""
    to = None if target is None else Place.read(target)
    move = KLONDIKE.intend(state, Place.read(source), row, to)
    return move if isinstance(move, Refusal) else judge(KLONDIKE, state, move)


def reason(state: KlondikeState, token: str) -> str | None:
    """The reason alone."""
    refusal = refused(state, token)
    return refusal.reason if refusal else None


def score(state: KlondikeState) -> int:
    """The score."""
    return KLONDIKE.scores(state)[0]


def sitting(code: str, tokens: str = "") -> Session:
    """A session after some accepted tokens."""
    session = Session(read_code(code))
    for token in tokens.split():
        step = session.act(token)
        assert isinstance(step, Step), f"{token}: {step}"
    return session


def events(state: KlondikeState, token: str):
    """What happens when a legal token is played."""
    move = KLONDIKE.read_move(state, token)
    assert judge(KLONDIKE, state, move) is None
    return KLONDIKE.play(state, move)[1]
