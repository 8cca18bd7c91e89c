"""The JSON of Solvitaire: ``tableau piles``, ``stock``, ``waste``, ``hole`` and ``foundations``.

The stock is drawn from the END of its list. A suit in lower case lies face down; a ten is ``10``.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from mulligan.core.cards import Card
from mulligan.core.faults import Unreadable
from mulligan.core.formats.boards import Board

NAME: Final = "solvitaire"
_CARD: Final = re.compile(r"(1[0-3]|[A1-9TJQK])([CDHS])", re.ASCII | re.IGNORECASE)
_NUMBERED: Final = {"1": "A", "10": "T", "11": "J", "12": "Q", "13": "K"}
_PILES: Final = "tableau piles"
_FOUNDATIONS: Final = ("foundations", "foundation")
_KEYS: Final = (_PILES, "stock", "waste", "hole", *_FOUNDATIONS)


def write(board: Board) -> str:
    """A board as JSON, on one line."""
    piles = []
    for at, column in enumerate(board.columns):
        faces = board.down[at] if board.down else (False,) * len(column)
        piles.append([_text(card, down) for card, down in zip(column, faces, strict=True)])
    value: dict[str, Any] = {
        _PILES: piles,
        "stock": [_text(card) for card in reversed(board.stock)],
        "waste": [_text(card) for card in board.waste],
        "foundations": [[] for _ in range(4)],
    }
    if board.waste:
        # In Solvitaire a game that starts with a card on the waste has no foundations and builds on a hole; it reads
        # the hole and passes over the waste, which other readers look for.
        value |= {"hole": _text(board.waste[-1]), "foundations": []}
    return json.dumps(value) + "\n"


def _text(card: Card, down: bool = False) -> str:
    suit = card.suit if down else card.suit.upper()
    return card.text[0].replace("T", "10") + suit


def read(text: str) -> Board:
    """Read a board.

    Raises:
        Unreadable: ``json_text``, ``json_object``, ``json_key``, ``json_key_twice``, ``json_list`` or ``json_card``.
    """
    value = _load(text)
    if not isinstance(value, dict):
        raise Unreadable("json_object", {"allowed": ", ".join(_KEYS)})
    for key in value:
        if key not in _KEYS:
            raise Unreadable("json_key", {"text": key, "allowed": ", ".join(_KEYS)})
    piles = [_read_pile(pile, _PILES, at) for at, pile in enumerate(_list(value.get(_PILES, []), _PILES), 1)]
    home = [
        card
        for key in _FOUNDATIONS
        for at, pile in enumerate(_list(value.get(key, []), key), 1)
        for card, _ in _read_pile(pile, key, at)
    ]
    stock, waste = (_cards(_read_pile(value.get(key, []), key)) for key in ("stock", "waste"))
    if "hole" in value:
        hole = _cards(_read_pile([value["hole"]], "hole"))
        waste = waste if waste == hole else waste + hole
    down = tuple(tuple(is_down for _, is_down in pile) for pile in piles)
    return Board(tuple(map(_cards, piles)), stock[::-1], waste, tuple(home), down if any(map(any, down)) else ())


def _load(text: str) -> Any:
    try:
        # Numbers have no business here: kept as text they are refused as cards, however long they are.
        return json.loads(text, object_pairs_hook=_unique, parse_int=str, parse_float=str)
    except json.JSONDecodeError as fault:
        raise Unreadable("json_text", {"line": fault.lineno, "position": fault.colno}) from None
    except RecursionError:
        raise Unreadable("json_text", {"line": 1, "position": 1}) from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise Unreadable("json_key_twice", {"text": key})
        found[key] = value
    return found


def _list(value: Any, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise Unreadable("json_list", {"text": key})
    return value


def _read_pile(value: Any, key: str, number: int = 0) -> list[tuple[Card, bool]]:
    """The cards of a pile, and whether each lies face down; ``number`` is the pile's under its key, from 1."""
    cards = []
    for position, text in enumerate(_list(value, key), 1):
        match = _CARD.fullmatch(text) if isinstance(text, str) else None
        if match is None:
            where = f"{key} {number}" if number else key
            raise Unreadable("json_card", {"text": json.dumps(text), "pile": where, "position": position})
        rank = _NUMBERED.get(match[1], match[1].upper())
        cards.append((Card(rank + match[2].lower()), match[2].islower()))
    return cards


def _cards(pile: list[tuple[Card, bool]]) -> tuple[Card, ...]:
    return tuple(card for card, _ in pile)
