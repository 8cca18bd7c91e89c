"""Deals of other programs, from one text form to another."""

from __future__ import annotations

from typing import Final

from mulligan.core.formats import Format, guess_format, read_deal, write_deal
from mulligan.games.registry import FOR_ONE, find_game

_DECK_GAME: Final = "klondike"
"""The game of a bare deck of digits: the programs that write such decks play this one."""


def converted(text: str, to: Format, form: Format | None = None, game: str = "") -> str:
    """A deal's text in another format.

    Args:
        text: a board, a deck or a code.
        to: the format that is wanted.
        form: the text's format; ``None`` tells it by how the text begins.
        game: the key of the game that a board or a deck is meant for; empty for the board's own shape.

    Raises:
        Unreadable: what is wrong, and where.
    """
    known = form or guess_format(text)
    key = game or (_DECK_GAME if known == "deck" else "")
    return write_deal(read_deal(text, known, FOR_ONE, find_game(key) if key else None), to)
