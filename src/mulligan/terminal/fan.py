"""How a fan finds room: a line for each covered card, until there are more cards than lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mulligan.core.cards import UNSEEN, Card


@dataclass(frozen=True, slots=True)
class Fold:
    """One line of a fan: a covered card, or several that are folded together.

    Attributes:
        first: the row of its first card, from 1.
        last: the row of its last card.
    """

    first: int
    last: int

    @property
    def count(self) -> int:
        """How many cards it stands for."""
        return self.last - self.first + 1


@dataclass(frozen=True, slots=True)
class Fan:
    """A fan as it is drawn.

    Attributes:
        folds: the lines above the free card.
        face: lines of the free card, at least one.
    """

    folds: tuple[Fold, ...]
    face: int


def fan_out(cards: Sequence[Card], room: int, face: int, focus: int | None = None) -> Fan:
    """Lay a fan into ``room`` lines. The free card always keeps one at least.

    First the free card becomes shorter, then cards are folded together: those that lie face down before all others,
    then those in the middle of the run; its head, the last ones, and the card in focus stay as long as they can.

    Args:
        cards: bottom to top; the last one is the free card.
        room: how many lines there are, at least one.
        face: how many lines the free card has where there is room.
        focus: the row of a covered card that is looked at, from 1.
    """
    covered = len(cards) - 1
    if covered <= room - 1:
        return Fan(tuple(Fold(row, row) for row in range(1, covered + 1)), min(face, room - max(0, covered)))
    kept: set[int] = set()
    for row in _by_weight(cards, focus):
        if len(_folded(kept | {row}, covered)) <= room - 1:
            kept.add(row)
    return Fan(tuple(_folded(kept, covered)) if room > 1 else (), 1)


def _by_weight(cards: Sequence[Card], focus: int | None) -> list[int]:
    """The rows of the covered cards, those first that are to be seen most."""
    rows = range(1, len(cards))
    up = [row for row in rows if cards[row - 1] is not UNSEEN]
    first = [row for row in (focus, *up[:1]) if row in rows]
    return [row for row in (*first, *reversed(up), *reversed(rows)) if row is not None]


def _folded(kept: set[int], covered: int) -> list[Fold]:
    folds: list[Fold] = []
    for row in range(1, covered + 1):
        if row in kept or not folds or folds[-1].last in kept:
            folds.append(Fold(row, row))
        else:
            folds[-1] = Fold(folds[-1].first, row)
    return folds
