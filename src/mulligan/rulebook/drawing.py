"""A position as a drawing: the cards that the page at the table draws, put where the layout has them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from itertools import count
from typing import Any, Final

from mulligan.core.cards import UNSEEN, Card
from mulligan.core.layout import Layout, Slot
from mulligan.core.table import View
from mulligan.rulebook.seats import BOARD_GAP, arrange

_WIDTH, _HEIGHT = 100, 140
_STEP: Final = 114
"""From one card to the next beside it."""
_STRIP: Final = 36
"""What a covered card shows in a column; of a card that lies face down half of that is enough."""
_STRIP_RIGHT: Final = 42
_GAP: Final = 26
"""Between two bands of places."""
_GAP_FOR_NAMES: Final = 70
_ABOVE: Final = 12
"""From a name to the board below it."""
_PARTS: Final = ("rank", "shape", "gilt", "relief")


@cache
def _drawn() -> dict[str, Any]:
    drawn: dict[str, Any] = json.loads(files("mulligan.rulebook").joinpath("drawings.json").read_text(encoding="utf-8"))
    return drawn


def symbols(cards: Iterable[Card]) -> str:
    """The parts that the drawings of these cards are made of, to stand once in a document."""
    drawn = _drawn()
    wanted: dict[int, str] = {}
    for card in cards:
        if card is not UNSEEN:
            one = drawn["cards"][card.text]
            wanted |= {one[part]: part for part in _PARTS if part in one}
    parts = "".join(
        f'<path id="p{at}" class="{part}" d="{drawn["paths"][at]}"/>' for at, part in sorted(wanted.items())
    )
    back = (
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="6.5" class="back"/>'
        '<rect class="frame" x="6.5" y="6.5" width="87" height="127" rx="3.5"/>'
        f'<path class="mown" d="{drawn["back"]["mown"]}"/><path class="flag" d="{drawn["back"]["flag"]}"/>'
    )
    blank = f'<rect id="front" width="{_WIDTH}" height="{_HEIGHT}" rx="6.5"/>'
    return f'<svg class="symbols" aria-hidden="true"><defs>{blank}<g id="back">{back}</g>{parts}</defs></svg>'


def board(view: View, layout: Layout, names: Sequence[str] = ()) -> str:
    """The table as an SVG. It has no words but the names of the seats: those stand beside it."""
    arranged = arrange(layout)
    layout = arranged.layout
    shapes, height = [], 0.0
    tops: dict[float, float] = {}
    for slot, y in _placed(view, layout):
        tops[slot.band] = y
        for card, dx, dy in _cards(view[slot.place], slot):
            shapes.append(_card(card, slot.x * _STEP + dx, y + dy))
            height = max(height, y + dy + _HEIGHT)
        if not view[slot.place]:
            shapes.append(_empty(slot.x * _STEP, y))
            height = max(height, y + _HEIGHT)
    shapes += [_name(names[label.seat], label.x * _STEP, tops[label.band] - _ABOVE) for label in arranged.labels]
    width = layout.width * _STEP - (_STEP - _WIDTH)
    return (
        f'<svg class="table" viewBox="-2 -2 {_number(width + 4)} {_number(height + 4)}" '
        f'style="--steps: {_number(layout.width)}" aria-hidden="true" focusable="false">{"".join(shapes)}</svg>'
    )


def rows(cards: Sequence[Sequence[Card]]) -> str:
    """Cards in rows as an SVG."""
    wide, high = max(map(len, cards)) * _STEP - (_STEP - _WIDTH), len(cards) * (_HEIGHT + _GAP / 2) - _GAP / 2
    shapes = "".join(
        _card(card, column * _STEP, row * (_HEIGHT + _GAP / 2))
        for row, line in enumerate(cards)
        for column, card in enumerate(line)
    )
    return (
        f'<svg class="table" viewBox="-2 -2 {_number(wide + 4)} {_number(high + 4)}" '
        f'style="--steps: {max(map(len, cards))}" aria-hidden="true" focusable="false">{shapes}</svg>'
    )


def _placed(view: View, layout: Layout) -> Iterator[tuple[Slot, float]]:
    """Every slot with its upper edge, the upper ones first: bands less than one apart lie over each other."""
    top, begun, below = 0.0, 0.0, 0.0
    last: float | None = None
    for band in sorted({slot.band for slot in layout.slots}):
        if last is not None and band - last >= 1:
            top, begun = below + (_GAP_FOR_NAMES if band - last >= BOARD_GAP else _GAP), band
        begun = band if last is None else begun
        last = band
        for slot in layout.slots:
            if slot.band == band:
                y = top + (band - begun) * _HEIGHT
                below = max(below, y + _HEIGHT + max((dy for _, _, dy in _cards(view[slot.place], slot)), default=0))
                yield slot, y


def _cards(cards: tuple[Card, ...], slot: Slot) -> Iterator[tuple[Card, float, float]]:
    """The cards of a place that are seen, each with how far it lies from the place's corner."""
    if slot.fan == "none":
        yield from ((card, 0, 0) for card in cards[-1:])
    elif slot.fan == "right":
        yield from ((card, at * _STRIP_RIGHT, 0) for at, card in zip(count(), cards[-slot.spread :], strict=False))
    else:
        y = 0.0
        for card in cards:
            yield card, 0, y
            y += _STRIP / 2 if card is UNSEEN else _STRIP


def _card(card: Card, x: float, y: float) -> str:
    at = f'transform="translate({_number(x)} {_number(y)})"'
    if card is UNSEEN:
        return f'<use href="#back" {at}/>'
    one = _drawn()["cards"][card.text]
    parts = "".join(f'<use href="#p{one[part]}"/>' for part in _PARTS if part in one)
    return f'<g class="card suit-{one["suit"]}" {at}><use href="#front" class="front"/>{parts}</g>'


def _name(name: str, x: float, y: float) -> str:
    return f'<text class="name" x="{_number(x)}" y="{_number(y)}">{escape(name)}</text>'


def _empty(x: float, y: float) -> str:
    return f'<use href="#front" class="empty" transform="translate({_number(x)} {_number(y)})"/>'


def _number(value: float) -> str:
    return f"{value:g}"
