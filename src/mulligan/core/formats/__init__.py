"""Deals of other programs as text: boards, decks and codes are read into a deal, and a deal is written as each.

Text is only ever read as text; a board that is not a whole pack at its start is refused, never replaced by another.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Literal

from mulligan.core.codes import Deal, read_code
from mulligan.core.decks import DECK, read_deck
from mulligan.core.faults import Unreadable
from mulligan.core.formats import fcsolve, solvitaire
from mulligan.core.formats.boards import read_board, write_board, write_deck
from mulligan.core.game import AnyGame
from mulligan.core.record import read_tokens

Format = Literal["fcsolve", "solvitaire", "deck", "code"]
FORMATS: Final[tuple[Format, ...]] = ("fcsolve", "solvitaire", "deck", "code")
"""The formats by name."""
LONGEST: Final = 10_000
"""Characters of the longest text that is read; no deal needs a tenth of it."""

_CODE: Final = re.compile(r"[A-Za-z]{2}[0-9]+-|[^\s:]*[A-Za-z]{2}:\S", re.ASCII)


def _check_length(text: str) -> None:
    if len(text) > LONGEST:
        raise Unreadable("format_too_long", {"count": len(text), "most": LONGEST})


def looks_like_code(text: str) -> bool:
    """Whether a text begins as a code does, right or wrong."""
    return any(_CODE.match(token) for token in read_tokens(text)[:1])


def guess_format(text: str) -> Format:
    """The format of a text, from how it begins.

    Raises:
        Unreadable: ``format_empty``, ``format_too_long`` or ``format_unknown``.
    """
    _check_length(text)
    start = text.strip()
    if not start:
        raise Unreadable("format_empty")
    if start[0] in "{[":
        return "solvitaire"
    if re.fullmatch(r"[0-9\s]+", start, re.ASCII):
        return "deck"
    if fcsolve.is_board(start):
        return "fcsolve"
    if looks_like_code(start):
        return "code"
    raise Unreadable("format_unknown", {"allowed": ", ".join(FORMATS)})


def read_deal(text: str, form: Format, games: Iterable[AnyGame], asked: AnyGame | None = None) -> Deal:
    """The deal that a text in a format says.

    Args:
        text: the text.
        form: its format.
        games: the games there are; a board is the first one's that starts in its shape.
        asked: the game that a board or a deck is meant for. A board tells by its shape, a deck does not tell.

    Raises:
        Unreadable: what is wrong, and where: what the format's reader, ``read_board`` or ``read_code`` says,
            ``format_too_long``, ``format_moves`` or ``deck_game``.
    """
    _check_length(text)
    known = tuple(games)
    if form == "code":
        return _read_code(text, known)
    if form == "deck":
        if asked is None:
            raise Unreadable("deck_game", {"allowed": ", ".join(game.key for game in known)})
        return Deal(asked, asked.presets[0].rules, read_deck(text))
    board = fcsolve.read(text) if form == "fcsolve" else solvitaire.read(text)
    return read_board(board, form, known if asked is None else (asked,))


def _read_code(text: str, games: tuple[AnyGame, ...]) -> Deal:
    tokens = read_tokens(text)
    if len(tokens) > 1:
        raise Unreadable("format_moves", {"text": tokens[1]})
    return read_code("".join(tokens), games)


def write_deal(deal: Deal, form: Format) -> str:
    """A deal as text in a format, with the line end. Only a code holds the rules.

    Raises:
        Unreadable: ``format_game``, for a deal that the format cannot hold.
    """
    if form == "code":
        return f"{deal}\n"
    if form == DECK:
        return f"{write_deck(deal)}\n"
    board = write_board(deal, form)
    return fcsolve.write(board) if form == "fcsolve" else solvitaire.write(board)
