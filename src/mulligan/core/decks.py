"""Exact packs: 52 cards, each named, as other programs write them in 52 groups of three digits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mulligan.core.cards import RANKS, SUITS, Card, ordered_pack, write_cards
from mulligan.core.faults import Unreadable

DECK: Final = "deck"
"""What a code calls an exact pack."""
DIGITS: Final = 156
"""Digits of a deck: 52 cards, each a rank 01 to 13 and a suit 1 clubs, 2 diamonds, 3 hearts, 4 spades."""

_GROUPS: Final = {
    f"{rank:02d}{suit}": Card(rank_letter + suit_letter)
    for rank, rank_letter in enumerate(RANKS, 1)
    for suit, suit_letter in enumerate(SUITS, 1)
}
_GROUP_OF: Final = {card: group for group, card in _GROUPS.items()}


def check_pack(cards: Sequence[Card]) -> None:
    """Check that the cards are the 52 of one pack, each once.

    Raises:
        Unreadable: ``pack``, with the cards that are missing and those that are there more than once.
    """
    there = Counter(cards)
    pack = ordered_pack()
    missing = [card for card in pack if card not in there]
    doubled = [card for card in pack if there[card] > 1]
    if missing or doubled:
        raise Unreadable("pack", {"missing": write_cards(missing), "doubled": write_cards(doubled)})


@dataclass(frozen=True, slots=True)
class Deck:
    """An exact pack. ``str()`` gives its digits.

    Attributes:
        cards: the 52 cards in the order in which other programs deal them: row by row from the left, then the waste
            card where there is one, then the stock in the order in which it is drawn.

    Raises:
        Unreadable: ``pack``.
    """

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        check_pack(self.cards)

    def __str__(self) -> str:
        return "".join(_GROUP_OF[card] for card in self.cards)

    def __repr__(self) -> str:
        return f"read_deck({str(self)!r})"


def read_deck(text: str, start: int = 1) -> Deck:
    """Read a deck's digits; blanks and line ends between them mean nothing.

    Args:
        text: the digits.
        start: the position of the text's first character for whoever is told what is wrong.

    Raises:
        Unreadable: ``deck_digit``, ``deck_length``, ``deck_card`` or ``pack``.
    """
    digits = [(position, letter) for position, letter in enumerate(text, start) if not letter.isspace()]
    for position, letter in digits:
        if letter not in "0123456789":
            raise Unreadable("deck_digit", {"text": letter, "position": position})
    if len(digits) != DIGITS:
        raise Unreadable("deck_length", {"count": len(digits)})
    cards = []
    for first in range(0, DIGITS, 3):
        group = "".join(letter for _, letter in digits[first : first + 3])
        if group not in _GROUPS:
            raise Unreadable("deck_card", {"text": group, "position": digits[first][0]})
        cards.append(_GROUPS[group])
    return Deck(tuple(cards))
