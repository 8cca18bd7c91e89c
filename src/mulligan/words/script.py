"""Scripts derived by rule: a language that is written in two scripts has files in one of them alone.

Such a script is one table beside this module, ``<tag>.json``: the tag of what it is made ``of``, its ``letters``, and
beginnings of words in which two letters that look like a digraph stand ``apart``: ``in|jekc`` for инјекција.

Pseudo-locales are such scripts of English, in the folder ``pseudo``: every letter bears a mark, and words are
``longer`` by a share of what they and the blank after them take; ``around`` each word stand marks that turn its
direction. They show tests what is no message, and what has no room for other languages. They are never offered
(decision 31).

The page reads the same tables (client/src/script.ts).
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

_SUFFIX: Final = ".json"
_WORD: Final = re.compile("[A-Za-z]+")


@dataclass(frozen=True)
class Script:
    """One script of a language, derived from another.

    Attributes:
        tag: the BCP 47 tag of what it writes, ``sr-Cyrl``.
        of: the tag of the language whose files it is derived from.
        letters: what stands for each letter and digraph, all of them small.
        apart: beginnings of words with a bar between letters that are no digraph there.
        longer: in a pseudo-locale, how much longer a text is to be at least, as a share of its length.
        around: in a pseudo-locale, what stands before and behind each word.
    """

    tag: str
    of: str
    letters: dict[str, str]
    apart: tuple[str, ...] = ()
    longer: float = 0
    around: tuple[str, str] = ("", "")
    _table: dict[str, str] = field(init=False, repr=False, compare=False)
    _pattern: re.Pattern[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        table = _in_capitals_too(self.letters)
        object.__setattr__(self, "_table", table)
        object.__setattr__(self, "_pattern", _any_of(table))
        whole = {word.replace("|", ""): "".join(map(self.write, word.split("|"))) for word in self.apart}
        table |= _in_capitals_too(whole)
        object.__setattr__(self, "_pattern", _any_of(table))

    def write(self, text: str) -> str:
        """A text of the language, in this script. What is no letter of the language stays as it is.

        Codes, card texts, keys and names that are written alike in every script are the caller's to leave out; Fluent
        files put them into quotes, ``{ "Enter" }``.
        """
        stretched = _WORD.sub(self._stretch, text) if self.longer else text
        return self._pattern.sub(lambda found: self._table[found[0]], stretched)

    def _stretch(self, found: re.Match[str]) -> str:
        """A word whose first letters stand twice, as many as make it and a blank longer by the share."""
        word = found[0]
        twice = math.ceil(self.longer * (len(word) + 1))
        before, behind = self.around
        return before + "".join(letter * 2 for letter in word[:twice]) + word[twice:] + behind

    def rewrite(self, resource: ftl.Resource) -> ftl.Resource:
        """The messages of a Fluent file, with all their text in this script; what stands in quotes stays as it is."""
        rewritten: ftl.Resource = _Rewriter(self).visit(resource)
        return rewritten


class _Rewriter(Transformer):
    def __init__(self, script: Script) -> None:
        self._script = script

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802 - Fluent's own name
        node.value = self._script.write(node.value)
        return node


def _in_capitals_too(table: dict[str, str]) -> dict[str, str]:
    """The same with a capital at the beginning, and all in capitals: lj, Lj, LJ."""
    capital = {key.capitalize(): value.capitalize() for key, value in table.items()}
    return {**table, **capital, **{key.upper(): value.upper() for key, value in table.items()}}


def _any_of(table: dict[str, str]) -> re.Pattern[str]:
    return re.compile("|".join(map(re.escape, sorted(table, key=len, reverse=True))))


def _read(folder: Traversable) -> dict[str, Script]:
    found = {item.name.removesuffix(_SUFFIX): item for item in folder.iterdir() if item.name.endswith(_SUFFIX)}
    tables = {tag: json.loads(found[tag].read_text(encoding="utf-8")) for tag in sorted(found)}
    return {tag: _made(tag, **table) for tag, table in tables.items()}


def _made(
    tag: str, of: str, letters: dict[str, str], apart: list[str], longer: float = 0, around: Sequence[str] = ("", "")
) -> Script:
    before, behind = around
    return Script(tag, of, letters, tuple(apart), longer, (before, behind))


@cache
def scripts() -> dict[str, Script]:
    """Each derived script that is offered, by its tag, in alphabetical order."""
    return _read(files("mulligan.words"))


@cache
def pseudo_locales() -> dict[str, Script]:
    """Each pseudo-locale by its tag, in alphabetical order."""
    return _read(files("mulligan.words").joinpath("pseudo"))


def script_of(tag: str) -> Script | None:
    """The rule by which a language is derived from another, or ``None`` where it is not."""
    return scripts().get(tag) or pseudo_locales().get(tag)
