"""Plural forms by CLDR, in whatever counts: ``python -m tests.words.plurals`` writes the golden files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from mulligan.words.messages import messages
from tests.words.files import LANGUAGES, entries, file_names

NUMBERS: Final = (0, 1, 2, 5, 11, 21, 22, 101)
"""They have every plural form that whole numbers have in our languages."""
CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")


def categories(lang: str) -> set[str]:
    """The plural forms that the numbers have in a language."""
    locale = Locale.parse(lang, sep="-")
    return {locale.plural_form(number) for number in NUMBERS}


@dataclass
class Choice:
    """Where a message chooses by an argument.

    Attributes:
        argument: what it chooses by.
        keys: the names of its variants, numbers as their digits.
        default: the one that stands for all others.
    """

    argument: str
    keys: tuple[str, ...]
    default: str

    @property
    def is_plural(self) -> bool:
        """Whether it chooses by plural form; ``other`` alone is what a choice of words calls its default, too."""
        return bool({*self.keys} & {*CATEGORIES} - {"other"})

    @property
    def is_number(self) -> bool:
        """Whether it chooses by a number."""
        return self.is_plural or any(key.isdigit() for key in self.keys)


class _Choices(Visitor):
    def __init__(self) -> None:
        self.found: list[Choice] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        assert isinstance(node.selector, ftl.VariableReference)
        keys = tuple(_key(variant) for variant in node.variants)
        default = next(_key(variant) for variant in node.variants if variant.default)
        self.found.append(Choice(node.selector.id.name, keys, default))
        self.generic_visit(node)


def _key(variant: ftl.Variant) -> str:
    return variant.key.value if isinstance(variant.key, ftl.NumberLiteral) else variant.key.name


def patterns(lang: str) -> Iterator[tuple[str, str, ftl.Pattern]]:
    """Every text of a language: the message's name, its form (empty for the text itself), and the text."""
    for file in sorted(file_names()[lang]):
        for entry in entries(lang, file):
            if isinstance(entry, ftl.Message):
                if entry.value is not None:
                    yield entry.id.name, "", entry.value
                for attribute in entry.attributes:
                    yield entry.id.name, attribute.id.name, attribute.value


def choices(pattern: ftl.Pattern) -> list[Choice]:
    """All choices that a text makes."""
    visitor = _Choices()
    visitor.visit(pattern)
    return visitor.found


# A number beside a word that it does not choose


@dataclass
class _Beside:
    """Finds numbers with a word after them that no choice by that number has picked."""

    found: list[tuple[str, str]] = field(default_factory=list)

    def look(self, pattern: ftl.Pattern, chosen: frozenset[str] = frozenset()) -> None:
        for at, element in enumerate(pattern.elements):
            inside = element.expression if isinstance(element, ftl.Placeable) else None
            if isinstance(inside, ftl.SelectExpression):
                choice = choices(ftl.Pattern([element]))[0]
                for variant in inside.variants:
                    self.look(variant.value, chosen | ({choice.argument} if choice.is_plural else set()))
            elif isinstance(inside, ftl.VariableReference) and inside.id.name not in chosen:
                after = pattern.elements[at + 1] if at + 1 < len(pattern.elements) else None
                word = _first_word(after.value) if isinstance(after, ftl.TextElement) else ""
                if word:
                    self.found.append((inside.id.name, word))


def _first_word(text: str) -> str:
    """The word that a text begins with after a blank; empty where it begins otherwise."""
    word = text[1:].split(maxsplit=1)[0] if text[:1] in (" ", "\N{NO-BREAK SPACE}") and text.strip() else ""
    return word.strip(".,:;") if word[:1].isalpha() else ""


def beside_words(pattern: ftl.Pattern) -> list[tuple[str, str]]:
    """The arguments of a text that a word follows which does not depend on them, with that word."""
    finder = _Beside()
    finder.look(pattern)
    return finder.found


# Every plural said, for people to read


def told(lang: str) -> Iterator[str]:
    """Each message that counts, for each number, and for each of the further words that it chooses by."""
    for name, form, pattern in patterns(lang):
        all_choices = choices(pattern)
        for argument in dict.fromkeys(choice.argument for choice in all_choices if choice.is_plural):
            others = {one.argument: one.keys for one in all_choices if not one.is_number and one.argument != argument}
            yield f"{name}{'.' if form else ''}{form}, by {argument}"
            for keys in product(*others.values()):
                chosen = dict(zip(others, keys, strict=True))
                head = "".join(f"{key}: " for key in keys)
                for number in NUMBERS:
                    yield f"  {number}: {head}{_said(lang, name, form, pattern, {**chosen, argument: number})}"


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def _said(lang: str, name: str, form: str, pattern: ftl.Pattern, args: dict[str, str | int]) -> str:
    arguments = _Arguments()
    arguments.visit(pattern)
    blanks = {argument: f"⟨{argument}⟩" for argument in sorted(arguments.names - args.keys())}
    return messages(lang).say(name, form, **blanks, **args).replace("\n", " / ")


def golden(lang: str) -> str:
    """The golden file of a language."""
    return "".join(f"{line}\n" for line in told(lang))


def path(lang: str) -> Path:
    """Where the golden file of a language lies."""
    return Path(__file__).parent / "golden" / f"plurals.{lang}.txt"


if __name__ == "__main__":
    for lang in LANGUAGES:
        path(lang).write_text(golden(lang), encoding="utf-8")
