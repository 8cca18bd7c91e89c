"""From a number to a pack: our own shuffle (CD-2) and the numberings of other programs."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from typing import Final

from mulligan.core.cards import Card, ordered_pack

NUMBERS: Final = 26**7
"""How many deals of our own there are for each game: numbers 0 to ``NUMBERS - 1``."""


def index_stream(label: str) -> Iterator[int]:
    """The endless stream of 32-bit words of CD-2: SHA-256 over ``label/block``, eight big-endian words each."""
    block = 0
    while True:
        digest = hashlib.sha256(f"{label}/{block}".encode("ascii")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def shuffle(pack: Sequence[Card], label: str) -> tuple[Card, ...]:
    """A fair shuffle of ``pack``, the same on every machine (CD-2). ``label`` is ``GO1/1``: game, version, number."""
    cards = list(pack)
    words = index_stream(label)
    for n in range(len(cards), 1, -1):
        limit = 2**32 // n * n
        word = next(word for word in words if word < limit)
        j = word % n
        cards[n - 1], cards[j] = cards[j], cards[n - 1]
    return tuple(cards)


MS_NUMBERS: Final = range(1, 2**31)
"""The numbers that ``ms:`` and ``kpat:`` know."""

_MS_PACK: Final = tuple(Card(rank + suit) for rank in "A23456789TJQK" for suit in "cdhs")


def ms_pack(number: int) -> tuple[Card, ...]:
    """The pack that the well-known FreeCell numbering shuffles for ``number``, first card first."""
    cards, x, pack = list(_MS_PACK), number, []
    while cards:
        x = (x * 214013 + 2531011) % 2**31
        j = (x >> 16) % len(cards)
        cards[j], cards[-1] = cards[-1], cards[j]
        pack.append(cards.pop())
    return tuple(pack)


def is_whole_pack(cards: Sequence[Card]) -> bool:
    """Whether the cards are the 52 of one pack, each once."""
    return len(cards) == 52 and set(cards) == set(ordered_pack())


def fresh_number() -> int:
    """A number for a new deal, from the operating system's secure random source (CD-5)."""
    return secrets.randbelow(NUMBERS)
