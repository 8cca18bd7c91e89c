"""Who sits at a table of several people, what happens among them, and what is kept of a round that is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from unicodedata import category

from mulligan.core.faults import Fact
from mulligan.play.rounds import Round
from mulligan.play.session import Step

HOUSE: Final = "-"
"""The key of the house, which deals, and plays for bots and for who is away."""
LEVELS: Final = ("easy", "normal", "hard")
"""How well a bot plays."""
STAND_IN: Final = "normal"
"""How well whoever leaves or stays away is played for (TG-22)."""
AWAY_AFTER: Final = (60, 30, 120, 300, 0)
"""After how many seconds without a connection somebody is away (TG-22), the default first; 0 for never."""
IDLE_AFTER: Final = (0, 60, 120, 300)
"""After how many seconds a bot plays for who is there and does nothing at their turn, default first; 0 for never."""
LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 300
"""The longest name and the longest line of chat, in characters (TG-25)."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A place in the company, kept from the first round to the last.

    Attributes:
        number: from 0; it never changes.
        name: what its person is called; empty for a bot.
        key: who sits there; empty for a bot.
        bot: how well a bot plays there; empty for a person.
        away: whether a bot plays for its person (TG-22).
        ready: whether its person wants the next round.
        total: the scores of its rounds, added.
        out: whether the total has reached the limit (TG-17).
        came: how many had sat down at the table before its person did.
    """

    number: int
    name: str = ""
    key: str = ""
    bot: str = ""
    away: bool = False
    ready: bool = False
    total: int = 0
    out: bool = False
    came: int = 0

    @property
    def player(self) -> str:
        """The level of the bot that plays there now; empty where a person does."""
        return STAND_IN if self.away else self.bot


@dataclass(frozen=True, slots=True)
class Happened:
    """What an action did.

    Attributes:
        kind: ``sat``, ``left``, ``removed``, ``bot``, ``rules``, ``patience``, ``idle``, ``owner``, ``began``,
            ``ready``, ``reminded``, ``away``, ``back``, ``said`` or ``played``.
        chair: the chair that it is about, or ``None``.
        facts: what a sentence needs besides.
        step: the move, where one was played.
    """

    kind: str
    chair: int | None = None
    facts: Mapping[str, Fact] = field(default_factory=dict)
    step: Step | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """A round that is over.

    Attributes:
        round: the round.
        chairs: the chairs after it was counted.
    """

    round: Round
    chairs: tuple[Chair, ...]


_BLANK: Final = str.maketrans(dict.fromkeys("\u115f\u1160\u2800\u3164\uffa0", " "))
"""Letters and signs by their kind of which nothing is seen: fillers of Hangul, and Braille without a dot."""


def clean(text: str) -> str:
    """A text on one line without what is invisible, and without blanks at its ends or one after another (TG-25).

    Marks alone are seen on what stands before them only, so a text of nothing else is empty.
    """
    printable = "".join(letter if letter.isprintable() else " " for letter in text.translate(_BLANK))
    seen = any(not category(letter).startswith(("M", "Z")) for letter in printable)
    return " ".join(printable.split()) if seen else ""
