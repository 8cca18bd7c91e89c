"""The messages of one language, read from its Fluent files."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

from mulligan.core.faults import Unreadable
from mulligan.words.script import Script, pseudo_locales, script_of, scripts

_KEPT: Final = 8192
"""How many sentences of a language are kept ready."""
_LONGEST: Final = 2000
"""Fluent takes a text of more than 2,500 characters for an attack; what is longer than this is put in afterwards."""
_SUFFIX: Final = ".ftl"


class Grouped(int):
    """A count that stands in groups of digits, as its language writes them: "1,234,567"."""


class Messages:
    """Every message of a language.

    Attributes:
        lang: the language's BCP 47 tag.
        written: the tag of the language that its texts are written in: another one where it is derived.
    """

    def __init__(self, lang: str, sources: dict[str, str], script: Script | None = None) -> None:
        """Read a language.

        Args:
            lang: its tag.
            sources: the text of each of its files, by name.
            script: what they are to be rewritten in, where they are in another script.

        Raises:
            ValueError: a file that is no Fluent, or a message that is there twice.
        """
        self.lang = lang
        self.written = script.of if script else lang
        # Tables are drawn over and over, and most of what is said of them was said just before.
        self._said = lru_cache(maxsize=_KEPT)(self._format)
        # Isolating marks are read out by some screen readers and would break GP-28's letter for letter.
        self._bundle = FluentBundle([self.written], use_isolating=False)
        seen: dict[str, str] = {}
        for name, text in sources.items():
            resource = _parse(f"{lang}/{name}", text)
            for entry in resource.body:
                if isinstance(entry, Message | Term):
                    if entry.id.name in seen:
                        raise ValueError(f"{lang}: {entry.id.name} is in {seen[entry.id.name]} and in {name}")
                    seen[entry.id.name] = name
            self._bundle.add_resource(script.rewrite(resource) if script else resource)

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def forms(self, message: str) -> tuple[str, ...]:
        """The further forms that a message has: the names of its attributes."""
        return tuple(self._bundle.get_message(message).attributes)

    def say(self, message: str, form: str = "", /, **args: str | int) -> str:
        """One message, or one of its further forms.

        Numbers choose plural forms and stand in plain digits, those that are :class:`Grouped` in groups of them.

        Raises:
            LookupError: no such message or form, or an argument of it is missing.
        """
        return self._said(message, form, tuple((name, value, type(value)) for name, value in args.items()))

    def _format(self, message: str, form: str, args: tuple[tuple[str, str | int, type], ...]) -> str:
        if message not in self:
            raise LookupError(f"{self.lang} has no message {message}")
        entry = self._bundle.get_message(message)
        pattern = entry.attributes.get(form) if form else entry.value
        if pattern is None:
            raise LookupError(f"{self.lang}: message {message} has no {f'form {form}' if form else 'text'}")
        plain = {
            name: fluent_number(value, useGrouping=kind is Grouped) if isinstance(value, int) else value
            for name, value, kind in args
        }
        long = {_mark(name): value for name, value in plain.items() if isinstance(value, str) and len(value) > _LONGEST}
        formatted, errors = self._bundle.format_pattern(pattern, plain | {mark[1:-1]: mark for mark in long})
        if errors:
            raise LookupError(f"{self.lang}: message {message}: {'; '.join(map(str, errors))}") from errors[0]
        text = str(formatted)
        for mark, value in long.items():
            text = text.replace(mark, value)
        return text


def _mark(name: str) -> str:
    """Stands for a long text in its sentence: its name between characters that no language has."""
    return f"\ue000{name}\ue000"


def _parse(name: str, text: str) -> Resource:
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise ValueError(f"{name}, line {line}: {entry.annotations[0].message}")
    return FluentResource(text)


def _fluent_files(folder: Traversable) -> dict[str, str]:
    found = {item.name: item for item in folder.iterdir() if item.name.endswith(_SUFFIX)}
    return {name: found[name].read_text(encoding="utf-8") for name in sorted(found)}


@cache
def folders() -> dict[str, Traversable]:
    """The folder of each language by its tag, in alphabetical order."""
    here = files("mulligan.words")
    found = {item.name: item for item in here.iterdir() if item.is_dir() and any(_fluent_files(item))}
    return {tag: found[tag] for tag in sorted(found)}


@cache
def tags() -> tuple[str, ...]:
    """The tag of each language there is, in alphabetical order: the folders, and the scripts derived from them."""
    return tuple(sorted({*folders(), *scripts()}))


@cache
def by_name() -> dict[str, str]:
    """The tag of each language by every name that it has: ``sr`` alone is the script that Serbian has a folder in."""
    return {**{tag.partition("-")[0]: tag for tag in folders()}, **{tag: tag for tag in tags()}}


@cache
def messages(tag: str) -> Messages:
    """The messages of a language.

    Raises:
        Unreadable: ``language``, with the ones there are.
    """
    if tag not in tags() and tag not in pseudo_locales():
        raise Unreadable("language", {"text": tag, "allowed": ", ".join(tags())})
    script = script_of(tag)
    return Messages(tag, _fluent_files(folders()[script.of if script else tag]), script)
