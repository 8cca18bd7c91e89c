"""The Fluent files of every language, as their parser sees them."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

HERE = files("mulligan.words")


def file_names() -> dict[str, set[str]]:
    """The names of each language's files."""
    folders = [item for item in HERE.iterdir() if item.joinpath("page.ftl").is_file()]
    return {folder.name: {item.name for item in folder.iterdir()} for folder in folders}


LANGUAGES = sorted(file_names())
"""The languages that have files."""
DERIVED = sorted(item.name.removesuffix(".json") for item in HERE.iterdir() if item.name.endswith(".json"))
"""The scripts that are derived from the files of another."""
OFFERED = sorted([*LANGUAGES, *DERIVED])
"""Every language that there is to choose."""


def entries(lang: str, name: str) -> list[ftl.EntryType]:
    return FluentParser().parse(HERE.joinpath(lang, name).read_text(encoding="utf-8")).body


class _Names(Visitor):
    """What a pattern names: its arguments, other messages, functions."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


@dataclass(frozen=True)
class Shape:
    """What a message asks for.

    Attributes:
        file: the file it is in.
        arguments: the arguments of its text, with those of the messages that it names.
        attributes: its attributes.
        value: whether it has a text of its own.
    """

    file: str
    arguments: frozenset[str]
    attributes: frozenset[str]
    value: bool


def shapes(lang: str) -> dict[str, Shape]:
    """Every message of a language."""
    names: dict[str, _Names] = {}
    found: dict[str, tuple[str, ftl.Message]] = {}
    for file in sorted(file_names()[lang]):
        for entry in entries(lang, file):
            if isinstance(entry, ftl.Message):
                names[entry.id.name] = _Names()
                if entry.value is not None:
                    names[entry.id.name].visit(entry.value)
                found[entry.id.name] = (file, entry)

    def arguments(message: str) -> set[str]:
        return names[message].arguments.union(*(arguments(other) for other in names[message].messages))

    return {
        message: Shape(
            file,
            frozenset(arguments(message)),
            frozenset(attribute.id.name for attribute in entry.attributes),
            entry.value is not None,
        )
        for message, (file, entry) in found.items()
    }


class _Keys(Visitor):
    """The numbers that a pattern has a variant of its own for."""

    def __init__(self) -> None:
        self.numbers: set[int] = set()

    def visit_Variant(self, node: ftl.Variant) -> None:
        if isinstance(node.key, ftl.NumberLiteral):
            self.numbers.add(int(node.key.value))
        self.generic_visit(node)


def number_keys(lang: str) -> set[int]:
    """Every number that some message of a language has a text of its own for."""
    keys = _Keys()
    for file in file_names()[lang]:
        for entry in entries(lang, file):
            keys.visit(entry)
    return keys.numbers


def written(arguments: frozenset[str]) -> frozenset[str]:
    """Arguments without regard to their form: ``$Card`` is ``$card`` opening a sentence, ``$on-genitive`` is ``$on``."""
    return frozenset(name.lower().partition("-")[0] for name in arguments)
