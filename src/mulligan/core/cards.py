"""Playing cards and their text form.

A card is written as its rank ``A23456789TJQK`` and its suit ``cdhs``: ``Th`` is the ten of hearts. Jokers are ``Xr``
and ``Xb``; a card that may not be seen is ``--``. There is one object for each text, so cards compare by identity.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Self

from mulligan.core.faults import Unreadable

RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"
JOKER: Final = 0
"""The rank of a joker."""
ACE: Final = 1
QUEEN: Final = 12
KING: Final = 13
NO_RANK: Final = -1
"""The rank of a card that may not be seen."""


class Card:
    """One card by its text: ``Card("Th")``. The same text always gives the same object.

    Attributes:
        text: the card's text form.
        rank: 1 (ace) to 13 (king); 0 for a joker; -1 for an unseen card.
        suit: ``c``, ``d``, ``h`` or ``s``; ``r`` or ``b`` for a joker; ``-`` for an unseen card.

    Raises:
        Unreadable: ``card``, when the text is no card.
    """

    __slots__ = ("rank", "suit", "text")
    text: str
    rank: int
    suit: str

    def __new__(cls, text: str) -> Self:
        """The one card of that text. Raises Unreadable: ``card``."""
        try:
            card: Self = _CARDS[text]
        except (KeyError, TypeError):
            raise Unreadable("card", {"text": str(text)[:40]}) from None
        return card

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.text,)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card never changes")

    @property
    def is_joker(self) -> bool:
        """Whether this card is a joker."""
        return self.rank == JOKER


def _make(text: str, rank: int) -> Card:
    card = object.__new__(Card)
    object.__setattr__(card, "text", text)
    object.__setattr__(card, "rank", rank)
    object.__setattr__(card, "suit", text[1])
    return card


_CARDS: dict[str, Any] = {}
_CARDS |= {rank + suit: _make(rank + suit, number) for number, rank in enumerate(RANKS, 1) for suit in SUITS}
_CARDS |= {text: _make(text, JOKER) for text in ("Xr", "Xb")} | {"--": _make("--", NO_RANK)}

UNSEEN: Final = Card("--")
"""Stands for every card that the viewer may not see."""
JOKERS: Final = (Card("Xr"), Card("Xb"))
"""The jokers in the order in which rules add them."""


def read_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by blanks.

    Raises:
        Unreadable: ``card``, with the word that is no card and its position among the words, from 1.
    """
    cards = []
    for position, word in enumerate(text.split(), 1):
        try:
            cards.append(Card(word))
        except Unreadable:
            raise Unreadable("card", {"text": word, "position": position}) from None
    return tuple(cards)


def write_cards(cards: Iterable[Card]) -> str:
    """Write cards separated by blanks: the inverse of :func:`read_cards`."""
    return " ".join(card.text for card in cards)


def ordered_pack(suits: str = "shdc") -> tuple[Card, ...]:
    """The 52 cards suit by suit, ace to king (CD-3: spades, hearts, diamonds, clubs)."""
    return tuple(Card(rank + suit) for suit in suits for rank in RANKS)
