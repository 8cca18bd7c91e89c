"""What blocks are read with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from mulligan.core.codes import Deal, read_rules
from mulligan.core.game import AnyGame
from mulligan.rulebook.answers import Answers
from mulligan.rulebook.examples import Example
from mulligan.rulebook.shown import Prose, Shown
from mulligan.words import Words

Made = tuple[Shown, Example | None]
"""What a block shows, and its example, if it has one."""


@dataclass
class Desk:
    """What blocks are read with.

    Attributes:
        deal: the page's own deal.
        words: its language.
        answers: where the solver's answers come from.
        prose: reads a line of the page's text.
        write: writes a name of the page's own in its script.
        examples: the examples so far, by name.
    """

    deal: Deal
    words: Words
    answers: Answers
    prose: Callable[[str], Prose]
    write: Callable[[str], str]
    examples: dict[str, Example] = field(default_factory=dict)

    @property
    def game(self) -> AnyGame:
        """The page's game."""
        return self.deal.game

    def rules(self, text: str) -> Any:
        """Rules by letters or option words. Raises Unreadable."""
        return read_rules(self.game, text)[0]
