"""The keys at a table, as a rules page lists them.

They come from ``keys.json``, the table of keys by which the page at the table acts (client/src/keys/keys.ts). Which
keys a player has chosen instead, only that player's browser knows.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from mulligan.words import Words

Kind = Literal["patience", "company"]
"""At which table: for one, or of several people."""

_ROW: Final = 4
"""A row of more keys than these is told by its ends: "1–7"."""


@cache
def _tables() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(files("mulligan.rulebook").joinpath("keys.json").read_text(encoding="utf-8"))
    return read


def keys_of(kind: Kind, columns: int, words: Words) -> Iterator[tuple[str, str]]:
    """The keys of each row of the list, as people name them, with what they do.

    Args:
        kind: at which table.
        columns: how many columns a digit plays.
        words: the language.
    """
    table = _tables()[kind]
    for fixed in table["fixed"]:
        keys = fixed["keys"][:columns] if "1" in fixed["keys"] else fixed["keys"]
        if keys:
            yield _named(keys, words), words.say(fixed["label"])
    for action in table["actions"]:
        yield _named([action["key"], *action.get("also", ())], words), words.say(action["label"])


def action_keys(kind: Kind) -> dict[str, str]:
    """What each key does by the name of its action, ``{"D": "draw", ...}``, besides those that never change."""
    return {
        key: action["name"] for action in _tables()[kind]["actions"] for key in (action["key"], *action.get("also", ()))
    }


def _named(keys: Sequence[str], words: Words) -> str:
    if len(keys) > _ROW:
        return f"{keys[0]}–{keys[-1]}"
    signs = _tables()["signs"]
    return words.listed(words.say("page-space") if key == "Space" else signs.get(key, key) for key in keys)
