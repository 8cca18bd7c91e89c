"""A position as a drawing made of letters: a line for each row of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from mulligan.core.cards import UNSEEN, Card
from mulligan.core.layout import Layout, Slot
from mulligan.core.table import View
from mulligan.rulebook.seats import arrange

_SUITS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_STEP: Final = 6
"""Letters from one card to the next beside it."""
_BACK: Final = "▒▒▒"
_NONE: Final = "·"


def board_lines(view: View, layout: Layout, names: Sequence[str] = ()) -> Iterator[str]:
    """The table, places beside each other as the layout has them; over a seat's board stands its name."""
    arranged = arrange(layout)
    layout = arranged.layout
    last: float | None = None
    for band in sorted({slot.band for slot in layout.slots}):
        named = [label for label in arranged.labels if label.band == band]
        if last is not None and ((band - last >= 1 and not arranged.labels) or named):
            yield ""
        last = band
        if named:
            yield _beside((label.x, names[label.seat]) for label in named)
        yield from _band(view, [slot for slot in layout.slots if slot.band == band])


def _band(view: View, slots: list[Slot]) -> Iterator[str]:
    shown = {slot: list(_cards(view[slot.place], slot)) for slot in slots}
    for row in range(max(map(len, shown.values()))):
        yield _beside((slot.x, shown[slot][row]) for slot in slots if row < len(shown[slot]))


def _beside(parts: Iterable[tuple[float, str]]) -> str:
    line = ""
    for x, text in sorted(parts):
        line = line.ljust(round(x * _STEP)) + text
    return line


def _cards(cards: tuple[Card, ...], slot: Slot) -> Iterator[str]:
    """What a place shows, from the top: a line each."""
    if not cards:
        yield _NONE
    elif slot.fan == "down":
        yield from map(card_sign, cards)
    elif slot.fan == "right":
        yield " ".join(map(card_sign, cards[-slot.spread :]))
    else:
        yield card_sign(cards[-1])


def card_sign(card: Card) -> str:
    """A card as a rank and a suit: ``10♣``."""
    if card is UNSEEN:
        return _BACK
    if card.is_joker:
        return "★"
    rank = "10" if card.text[0] == "T" else card.text[0]
    return f"{rank}{_SUITS[card.suit]}"
