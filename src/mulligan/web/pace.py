"""How often somebody may do, at a table of several people, what all others there are told of (TG-25)."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from mulligan.web.guards import Allowance, neighbourhood

CHAT_BURST: Final = 8
"""Lines of chat that one seat, or one address, may write at once; after them one every two seconds."""
CHAT_PER_SECOND: Final = 0.5
ARRIVALS: Final = 40
"""How often people of one address may sit down at one table at once, as a class does; then, one every two seconds."""
ARRIVALS_PER_SECOND: Final = 0.5
DECISIONS: Final = 30
"""What one person may decide at once: an owner of options, bots and rounds (TG-21), anybody of being ready or leaving.

After them, one a second.
"""
DECISIONS_PER_SECOND: Final = 1.0

_COMING: Final = ("sit", "back")
_DECIDING: Final = ("bot", "remove", "rules", "patience", "idle", "owner", "start", "next", "ready", "leave")


class Pace:
    """Who has done how much of late, at all tables of a process.

    Args:
        clock: the seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._chat = Allowance(CHAT_BURST, CHAT_PER_SECOND, clock)
        self._arrivals = Allowance(ARRIVALS, ARRIVALS_PER_SECOND, clock)
        self._decisions = Allowance(DECISIONS, DECISIONS_PER_SECOND, clock)

    def wait(self, word: str, key: str, table_id: str, address: str) -> int:
        """Let somebody act once more: 0, or the whole seconds that they have to wait before.

        Moves are held back by turns alone.

        Args:
            word: the first word of the action.
            key: who acts.
            table_id: at which table.
            address: from where; a secret is made anew in a moment, so what is heard by others counts by this too.
        """
        if word == "say":
            return max(self._chat.take(key), self._chat.take(address))
        if word in _COMING:
            # A name is of choice, and told to all: it is held to the rate of chat.
            here = f"{table_id} {neighbourhood(address)}"
            return max(self._chat.take(f"{word} {key}"), self._arrivals.take(here))
        return self._decisions.take(key) if word in _DECIDING else 0
