"""The board text of fc-solve and its relatives, as pysol_cards prints it.

``Talon:`` holds the stock in the order in which it is drawn, ``Foundations:`` Golf's waste card; then a line for each
column from the left, its free card last. ``<7H>`` lies face down; a ten is ``TH`` or ``10H``.
"""

from __future__ import annotations

import re
from typing import Final

from mulligan.core.cards import RANKS, Card
from mulligan.core.faults import Unreadable
from mulligan.core.formats.boards import Board

NAME: Final = "fcsolve"
_HEADER: Final = re.compile(r"([A-Za-z ]+):(.*)", re.ASCII)
_CARD: Final = re.compile(r"(<?)(10|[A2-9TJQK])([CDHS])(>?)", re.ASCII | re.IGNORECASE)
_UP_TO: Final = re.compile(r"([CDHS])-(0|10|[A1-9TJQK])", re.ASCII | re.IGNORECASE)
_HEADERS: Final = ("Talon", "Foundations", "Waste")
_NOTHING: Final = "-"


def is_board(text: str) -> bool:
    """Whether a text looks like a board: its first line has a known header, or a card."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    header = _HEADER.fullmatch(first)
    if header:
        return _name(header[1]) in _HEADERS
    return any(_CARD.fullmatch(word) for word in _words(first))


def _name(header: str) -> str:
    return header.strip().capitalize()


def _words(line: str) -> list[str]:
    """The words of a column's line; some programs begin it with a colon."""
    return line.strip().removeprefix(":").split()


def write(board: Board) -> str:
    """A board as text, as pysol_cards prints it."""
    lines = ["Talon: " + " ".join(map(_text, board.stock))]
    if board.waste:
        lines.append("Foundations: " + " ".join(map(_text, board.waste)))
    for at, column in enumerate(board.columns):
        faces = board.down[at] if board.down else (False,) * len(column)
        words = (f"<{_text(card)}>" if down else _text(card) for card, down in zip(column, faces, strict=True))
        lines.append(" ".join(words))
    return "\n".join(lines) + "\n"


def _text(card: Card) -> str:
    return card.text.upper()


def read(text: str) -> Board:
    """Read a board.

    Raises:
        Unreadable: ``board_card``, ``board_header`` or ``board_header_twice``, with the line from 1.
    """
    columns: list[tuple[Card, ...]] = []
    down: list[tuple[bool, ...]] = []
    under: dict[str, tuple[Card, ...]] = {}
    on_foundations: list[Card] = []
    for number, line in enumerate(text.splitlines(), 1):
        header = _HEADER.fullmatch(line)
        if header is None:
            if line.strip():
                cards, faces = _read_cards(_words(line), number)
                columns.append(cards)
                down.append(faces)
            continue
        name = _name(header[1])
        if name not in _HEADERS:
            raise Unreadable(
                "board_header", {"text": header[1].strip(), "line": number, "allowed": ", ".join(_HEADERS)}
            )
        if name in under:
            raise Unreadable("board_header_twice", {"text": name, "line": number})
        words = [word for word in header[2].split() if word != _NOTHING]
        if name == "Foundations":
            on_foundations = [card for word in words for card in _up_to(word)]
            words = [word for word in words if not _UP_TO.fullmatch(word)]
        under[name] = _read_cards(words, number)[0]
    waste = under.get("Waste", ()) + under.get("Foundations", ())
    marked = tuple(down) if any(map(any, down)) else ()
    return Board(tuple(columns), under.get("Talon", ()), waste, tuple(on_foundations), marked)


def _read_cards(words: list[str], line: int) -> tuple[tuple[Card, ...], tuple[bool, ...]]:
    cards, down = [], []
    for position, word in enumerate(words, 1):
        match = _CARD.fullmatch(word)
        if match is None or bool(match[1]) != bool(match[4]):
            raise Unreadable("board_card", {"text": word, "line": line, "position": position})
        rank = "T" if match[2] == "10" else match[2].upper()
        cards.append(Card(rank + match[3].lower()))
        down.append(bool(match[1]))
    return tuple(cards), tuple(down)


def _up_to(word: str) -> list[Card]:
    """The cards that a foundation written as ``H-5`` holds: ace to five. ``H-0`` holds none."""
    match = _UP_TO.fullmatch(word)
    if match is None or match[2] == "0":
        return []
    top = {"10": "T", "1": "A"}.get(match[2], match[2].upper())
    return [Card(rank + match[1].lower()) for rank in RANKS[: RANKS.index(top) + 1]]
