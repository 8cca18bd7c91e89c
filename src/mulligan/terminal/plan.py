"""Where the places of a table lie on a screen of characters: by layout, deal and size alone, so that nothing jumps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mulligan.core.layout import Layout, Slot
from mulligan.core.table import Place
from mulligan.play.session import Session

GAP: Final = 1
"""Columns between two cards."""
_WIDEST: Final = 10
"""A card and its gap are no wider than this."""
_NARROWEST: Final = 4
"""What a card needs with its gap: two letters and an edge."""
_FACES: Final = (5, 4, 3, 2, 1)
"""How many lines a whole card may have, the best first."""
_RATIO: Final = 1.6
"""A card is at most so much wider than it has lines; letters are twice as high as wide."""
RIGHT: Final = 3
"""How much of a card is seen over which the next one is fanned to the right."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a place lies.

    Attributes:
        x: its left edge, from 0.
        y: its upper edge, from 0.
        width: how much room it has to the right.
        height: how much room it has downwards, for a fan; of any other place the lines of a card.
    """

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything lies.

    Attributes:
        card: a card's width.
        face: the lines of a whole card.
        spots: where each place lies.
    """

    card: int
    face: int
    spots: Mapping[Place, Spot]


def depth_of(session: Session) -> int:
    """How many cards are covered in the deepest fan of a deal, before anything is played."""
    game, start = session.game, session.deal.start()
    fanned = {slot.place for slot in game.layout_of(start).slots if slot.fan == "down"}
    return max((len(pile.cards) - 1 for pile in game.piles(start) if pile.place in fanned), default=0)


def plan_of(layout: Layout, depth: int, width: int, height: int) -> Plan | None:
    """Lay out a table; ``None`` where it has no room.

    Args:
        layout: the places.
        depth: how many cards are covered in the deepest fan when the cards have been dealt.
        width: columns of the screen.
        height: lines of the screen.
    """
    step = min(_WIDEST, int((width + GAP) / layout.width))
    if step < _NARROWEST:
        return None
    card = step - GAP
    left = max(0, (width - round(step * layout.width) + GAP) // 2)
    for face in _FACES:
        rows = _rows(layout, face, depth, height)
        if rows is not None and face <= max(2, card / _RATIO):
            break
    else:
        return None
    spots = {}
    for slot in layout.slots:
        x = left + int(slot.x * step + 0.5)
        y, lines = rows[slot.band]
        spots[slot.place] = Spot(x, y, _room(layout, slot, step), lines if slot.fan == "down" else face)
    return Plan(card, face, spots)


def _room(layout: Layout, slot: Slot, step: int) -> int:
    """Columns from a place to the next one of its band, or to the edge of the table."""
    beyond = [other.x for other in layout.slots if other.band == slot.band and other.x > slot.x]
    return int((min(beyond, default=layout.width) - slot.x) * step + 0.5) - GAP


def _rows(layout: Layout, face: int, depth: int, height: int) -> dict[float, tuple[int, int]] | None:
    """The upper edge of each band and how many lines it has; ``None`` where they have no room.

    Bands with fans share what the others leave. What lies below a fan keeps its place however short the fan becomes.
    """
    bands = sorted({slot.band for slot in layout.slots})
    fans = {slot.band for slot in layout.slots if slot.fan == "down"}
    wanted = face + depth if fans else face
    spare = height - sum(_advance(bands, at, face) for at, band in enumerate(bands) if band not in fans)
    share = spare // len(fans) if fans else 0
    # On a table that goes on below its fans they take no more than they need.
    own = share if bands[-1] in fans else min(share, wanted)
    if (fans and share < min(wanted, _least(face, depth))) or (not fans and spare < 0):
        return None
    rows, y = {}, 0
    for at, band in enumerate(bands):
        lines = own if band in fans else _advance(bands, at, face)
        rows[band] = (y, lines)
        y += lines
    return rows


def _least(face: int, depth: int) -> int:
    """The lines that a fan must have: all its cards, as they are dealt, or but one where a card has no more."""
    return face + depth if face > 1 else 1


def _advance(bands: list[float], at: int, face: int) -> int:
    """Lines from a band's upper edge to the next one's; a band that lies over part of it is nearer."""
    if at + 1 == len(bands):
        return face
    apart = bands[at + 1] - bands[at]
    return max(1, int(face * min(apart, 1) + 0.5))
