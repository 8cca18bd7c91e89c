"""The games there are: one line each."""

from __future__ import annotations

from typing import Final

from mulligan.core import codes, record
from mulligan.core.game import AnyGame
from mulligan.games.golf import Golf
from mulligan.games.klondike import Klondike
from mulligan.games.table_golf import TableGolf
from mulligan.games.tripeaks import TriPeaks

GAMES: Final[tuple[AnyGame, ...]] = (Golf(), Klondike(), TriPeaks(), TableGolf())
FOR_ONE: Final[tuple[AnyGame, ...]] = tuple(game for game in GAMES if 1 in game.people)
"""The games that somebody may play alone."""


def read_code(text: str) -> codes.Deal:
    """Read a deal code of any registered game. Raises Unreadable: what is wrong, and where."""
    return codes.read_code(text, GAMES)


def read_record(text: str) -> record.Record:
    """Read a record of any registered game. Raises Unreadable: what is wrong, and where."""
    return record.read_record(text, GAMES)


def find_game(key: str) -> AnyGame:
    """The game of that key. Raises Unreadable: ``game_key``."""
    return codes.find_game(key, GAMES)
