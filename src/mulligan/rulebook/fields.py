"""The lines of a block: ``key: value``, a value going on in lines that begin with a blank."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from mulligan.rulebook.faults import PageError

T = TypeVar("T")

_KEY: Final = re.compile(r"(\S[^:]*?): *(.*)")


class Fields:
    """The keys and values of one block.

    Attributes:
        page: the page's file.
        line: the line in which the block begins, from 1.

    Raises:
        PageError: a line without a key, or a key twice.
    """

    def __init__(self, page: str, line: int, text: str) -> None:
        self.page = page
        self.line = line
        self._values: dict[str, tuple[int, str]] = {}
        last = ""
        for number, row in enumerate(text.splitlines(), line + 1):
            if row.startswith(" ") and last:
                begun, value = self._values[last]
                self._values[last] = begun, f"{value} {row.strip()}".strip()
                continue
            match = _KEY.fullmatch(row)
            if match is None:
                raise PageError(page, number, f"“{row}” is no “key: value”")
            last = match[1]
            if last in self._values:
                raise PageError(page, number, f"“{last}” is there twice")
            self._values[last] = number, match[2].strip()

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def wrong(self, what: str, key: str = "") -> PageError:
        """The fault to raise for a key of the block, or for the block as a whole."""
        return PageError(self.page, self._values[key][0] if key in self._values else self.line, what)

    def take(self, key: str, default: str = "") -> str:
        """The value of a key that may be missing."""
        return self._values.get(key, (0, default))[1]

    def need(self, key: str) -> str:
        """The value of a key. Raises PageError where it is missing."""
        if key not in self._values:
            raise self.wrong(f"“{key}” is missing")
        return self._values[key][1]

    def read(self, key: str, how: Callable[[str], T]) -> T:
        """The value of a key, read; what cannot be read is the page's fault. Raises PageError."""
        return self._read(self.need(key), how, key)

    def read_key(self, key: str, how: Callable[[str], T]) -> T:
        """A key itself, read, where it is a value too. Raises PageError."""
        return self._read(key, how, key)

    def _read(self, text: str, how: Callable[[str], T], key: str) -> T:
        try:
            return how(text)
        except PageError:
            raise
        except (ValueError, LookupError) as fault:
            raise self.wrong(f"“{key}: {self.take(key)}”: {fault}", key) from fault

    def rows(self) -> Iterator[tuple[str, str]]:
        """Every key with its value, in order."""
        yield from ((key, value) for key, (_, value) in self._values.items())

    def only(self, *keys: str) -> None:
        """Raise PageError for a key that is none of these."""
        for key in self._values:
            if key not in keys:
                raise self.wrong(f"“{key}” means nothing here; there are: {', '.join(keys)}", key)
