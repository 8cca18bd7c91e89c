"""Parts of views that were drawn already: from one action to the next little changes, and most of it alike for all."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

T = TypeVar("T")

_MOST: Final = 1024
"""How many parts a table keeps: some six boards with all their cards, as several languages read them."""


class Drawn:
    """What one table has drawn, each part by everything that it is made of.

    Whoever asks for a part has to name all of that, as they may know it: a card that they may not see as unseen, the
    language, and whether something is their own. Then whoever else asks in the same words may have the same part.
    """

    def __init__(self) -> None:
        self._parts: dict[Hashable, Any] = {}

    def part(self, made_of: Hashable, draw: Callable[[], T]) -> T:
        """The part that is made of these, drawn now or before."""
        found: T | None = self._parts.get(made_of)
        if found is None:
            found = draw()
            if len(self._parts) >= _MOST:
                self._parts.clear()
            self._parts[made_of] = found
        return found
