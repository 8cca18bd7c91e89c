"""From a number to a pack: our own shuffle (CD-2) and the numberings of other programs."""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
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


def _fisher_yates(pack: Sequence[Card], draw: Callable[[int], int]) -> tuple[Card, ...]:
    """The pack, shuffled from its end; ``draw(n)`` gives the next index below n."""
    cards = list(pack)
    for n in range(len(cards), 1, -1):
        j = draw(n)
        cards[n - 1], cards[j] = cards[j], cards[n - 1]
    return tuple(cards)


def shuffle(pack: Sequence[Card], label: str) -> tuple[Card, ...]:
    """A fair shuffle of ``pack``, the same on every machine (CD-2). ``label`` is ``GO1/1``: game, version, number."""
    words = index_stream(label)
    return _fisher_yates(pack, lambda n: below(words, n))


_BY_RANK: Final = tuple(Card(rank + suit) for rank in "A23456789TJQK" for suit in "cdhs")
_MS_OF_PYSOL: Final = 32000
_MINSTD: Final = 2**31 - 1


def ms_pack(number: int) -> tuple[Card, ...]:
    """The pack that the well-known FreeCell numbering shuffles for ``number``, first card first."""
    x = number

    def draw(n: int) -> int:
        nonlocal x
        x = (x * 214013 + 2531011) % 2**31
        return (x >> 16) % n

    return _fisher_yates(_BY_RANK, draw)[::-1]


def pysol_pack(number: int) -> tuple[Card, ...]:
    """The pack that PySolFC shuffles for ``number``: up to 32000 that of :func:`ms_pack`, else its own."""
    if number <= _MS_OF_PYSOL:
        return ms_pack(number)
    # Python promises that random() gives the same numbers for the same seed in every version; nothing else of
    # the module is used, because nothing else is promised.
    twister = random.Random(number)
    return _fisher_yates(ordered_pack("cshd"), lambda n: int(twister.random() * n))[::-1]


def greenfelt_pack(number: int) -> tuple[Card, ...]:
    """The pack that Greenfelt shuffles for ``number``: seven times through the pack, each card against any other."""
    cards, x = list(ordered_pack("cdhs")), number
    for _ in range(7):
        for place in range(len(cards)):
            x = x * 16807 % _MINSTD
            other = x % len(cards)
            cards[place], cards[other] = cards[other], cards[place]
    return tuple(reversed(cards))


@dataclass(frozen=True, slots=True)
class Numbering:
    """Deal numbers of another program.

    Attributes:
        numbers: the numbers it knows.
        pack: from a number to the pack, in the order in which that program deals it.
    """

    numbers: range
    pack: Callable[[int], tuple[Card, ...]]


FOREIGN: Final[Mapping[str, Numbering]] = {
    "ms": Numbering(range(1, 2**31), ms_pack),
    "kpat": Numbering(range(1, 2**31), ms_pack),
    "pysol": Numbering(range(1, 10**20), pysol_pack),
    "greenfelt": Numbering(range(1, _MINSTD), greenfelt_pack),
}
"""The numberings of other programs by the name that codes give them."""


@dataclass(frozen=True, slots=True)
class Foreign:
    """Another program's deal number: ``Foreign("ms", 5)``.

    Attributes:
        numbering: whose number it is: a key of ``FOREIGN``.
        number: the number.
    """

    numbering: str
    number: int

    def __str__(self) -> str:
        return f"{self.numbering}:{self.number}"


@dataclass(frozen=True, slots=True)
class Secret:
    """What a round of several people is dealt by, kept from them until it is over (CD-6).

    Attributes:
        players: how many play the round.
        words: 256 bits as 64 hexadecimal digits, small letters.
    """

    players: int
    words: str

    def __str__(self) -> str:
        return f"{self.players}:{self.words}"

    def __repr__(self) -> str:
        return f"Secret({self.players}, fingerprint={self.fingerprint!r})"

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of the secret's 32 bytes, in hexadecimal digits: shown before the first turn."""
        return hashlib.sha256(bytes.fromhex(self.words)).hexdigest()

    def label(self, game: str, use: str) -> str:
        """The label of the stream of words for a use: ``deal``, ``starter``, ``faceup``, ``shuffle1``, ..."""
        return f"{game}/{self.words}/{use}"


def fresh_secret() -> str:
    """256 bits for a new round, from the operating system's secure random source (CD-6)."""
    return secrets.token_hex(32)


def below(words: Iterator[int], n: int) -> int:
    """The next index below ``n`` from a stream of 32-bit words (CD-2)."""
    limit = 2**32 // n * n
    return next(word for word in words if word < limit) % n


def is_whole_pack(cards: Sequence[Card]) -> bool:
    """Whether the cards are the 52 of one pack, each once."""
    return len(cards) == 52 and set(cards) == set(ordered_pack())


def fresh_number() -> int:
    """A number for a new deal, from the operating system's secure random source (CD-5)."""
    return secrets.randbelow(NUMBERS)
