"""Letters A to Z in one case. Other letters stay what they are: ``str.lower`` makes a k of the Kelvin sign."""

from __future__ import annotations

import string
from typing import Final

_UPPER: Final = str.maketrans(string.ascii_lowercase, string.ascii_uppercase)
_LOWER: Final = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)


def upper(text: str) -> str:
    """The text with a to z as capitals."""
    return text.translate(_UPPER)


def lower(text: str) -> str:
    """The text with A to Z as small letters."""
    return text.translate(_LOWER)
