"""What blocks show, for a renderer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from markdown_it.token import Token

from mulligan.core.cards import Card
from mulligan.core.codes import Deal
from mulligan.core.deals import Secret
from mulligan.core.layout import Layout
from mulligan.core.table import View

_SHOWN: Final = 4
"""How many digits of a secret are shown at either end."""

Prose = tuple[Token, ...]
"""A line of a page's text, its braces filled in."""


@dataclass(frozen=True)
class Board:
    """A position, to be drawn.

    Attributes:
        deal: its deal.
        moves: what was played, as tokens.
        view: the table as its player sees it.
        layout: where its places lie.
        words: the position in words (GP-28).
        caption: a line of the page's text, or empty.
        names: the players' names by seat, where several sit at the table.
    """

    deal: Deal
    moves: tuple[str, ...]
    view: View
    layout: Layout
    words: str
    caption: Prose
    names: tuple[str, ...] = ()

    @property
    def code(self) -> str:
        """The deal's code, with as much of a round's secret as tells it from others: ``TG1-S:2:0000…0005``."""
        code = str(self.deal)
        if not isinstance(self.deal.source, Secret):
            return code
        secret = self.deal.source.words
        return code.replace(secret, f"{secret[:_SHOWN]}…{secret[-_SHOWN:]}")


@dataclass(frozen=True)
class Moves:
    """Moves one by one, each as its token, the sentence about it, and the score after it.

    Attributes:
        first: the number of the first of them in its game.
        rows: the moves.
    """

    first: int
    rows: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True)
class Refused:
    """A move that is refused: its token, and the sentence that says why."""

    token: str
    sentence: str


@dataclass(frozen=True)
class Row:
    """A row of a table.

    Attributes:
        cells: its texts; the first names the row.
        rules: the rules that the row stands for, if it stands for some.
        values: values of an option that the row shows, each with its text; they are the last cell.
    """

    cells: tuple[str | Prose, ...]
    rules: Any = None
    values: tuple[tuple[str, Any, str], ...] = ()


@dataclass(frozen=True)
class Grid:
    """A table: the names of its columns, its rows, and what it is."""

    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    title: str


@dataclass(frozen=True)
class Boards:
    """Boards of several players at the end of a round, to be drawn: their names, their rows, and what they count."""

    players: tuple[tuple[str, tuple[tuple[Card, ...], ...]], ...]
    words: str
    grid: Grid
    caption: Prose


Shown = Board | Boards | Moves | Refused | Grid | None
