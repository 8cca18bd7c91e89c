"""What the operating system and the database say is wrong: the usual things, which every language says itself."""

from __future__ import annotations

import errno
import os
from typing import Final

_USUAL: Final = (
    "eacces", "eaddrinuse", "eaddrnotavail", "econnrefused", "eexist", "eisdir",
    "enametoolong", "enoent", "enospc", "enotdir", "eperm", "erofs",
)  # fmt: skip
"""Errors of the system by their names in C, in small letters."""
_OF_SQLITE: Final = {
    "unable to open database file": "unopened",
    "file is not a database": "no-database",
    "attempt to write a readonly database": "readonly",
    "database is locked": "locked",
}
_BY_TEXT: Final = _OF_SQLITE | {os.strerror(getattr(errno, name.upper())): name for name in _USUAL}


def message_of(text: str) -> str | None:
    """The message that says the same, or none for what is rarer: that is told in the system's own words."""
    name = _BY_TEXT.get(text)
    return f"system-{name}" if name else None
