"""A game as text: the deal code, then the moves, separated by blanks; ``#`` starts a comment."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from mulligan.core.codes import Deal, read_code
from mulligan.core.faults import Unreadable
from mulligan.core.game import AnyGame

UNDO = "u"
REDO = "r"
TIME = "@"
"""Opens the token that says how many seconds have been played: ``@37``."""


@dataclass(frozen=True, slots=True)
class Record:
    """A deal and what was played on it. ``str()`` gives the text form.

    Attributes:
        deal: the deal.
        tokens: the moves in the game's notation, ``u`` undo, ``r`` redo, and ``@37`` where the rules count time.
    """

    deal: Deal
    tokens: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((str(self.deal), *self.tokens))


def read_tokens(text: str) -> tuple[str, ...]:
    """The tokens of a text without its comments. Whether a token is a move is for the game to say."""
    return tuple(re.sub(r"#[^\r\n]*", "", text).split())


def read_record(text: str, games: Iterable[AnyGame]) -> Record:
    """Read a record. Its tokens are not judged: replaying does that, and says how far it got.

    Raises:
        Unreadable: ``record_empty``, or what :func:`read_code` says of its first token.
    """
    tokens = read_tokens(text)
    if not tokens:
        raise Unreadable("record_empty")
    return Record(read_code(tokens[0], games), tokens[1:])
