"""The messages as TypeScript types, for the page: ``python -m mulligan.wire.typescript`` writes ``client/src/wire.ts``.

With ``--check`` nothing is written; it exits with 1 if the file is not what the messages say.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from inspect import cleandoc
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from mulligan.wire import company, messages, part, requests, thinking, view

TARGET: Final = Path(__file__).resolve().parents[3] / "client" / "src" / "wire.ts"
"""Where the types stand in a clone; an installed package has no client to write into."""

_HEAD: Final = """\
// Written by `python -m mulligan.wire.typescript` from the messages in src/mulligan/wire: change them there.
"""
_PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
_REFERENCE: Final = re.compile(r":(?:class|func|meth|data):`~?([\w.]+)`")


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


class _Writer:
    """Writes the types of all messages."""

    def __init__(self) -> None:
        names = {**vars(company), **vars(view), **vars(messages), **vars(requests), **vars(thinking)}
        self.aliases = {
            name: kind for name, kind in names.items() if isinstance(kind, UnionType) or get_origin(kind) is Literal
        }
        self.structs = [
            kind
            for kind in names.values()
            if isinstance(kind, type) and issubclass(kind, messages.Message | part.Part)
            if kind not in (messages.Message, part.Part)
        ]
        asked = (requests.NewTable, thinking.AskHint, thinking.AskAbout, thinking.AskStep)
        self.written_by_page = {*get_args(messages.FromPage), *asked}

    def name(self, kind: Any, own: str = "") -> str:
        """The TypeScript of a type; ``own`` is the alias being written, which must not name itself."""
        for alias, meant in self.aliases.items():
            if meant == kind and alias != own:
                return alias
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(map(_literal, parts))
        if origin in (Union, UnionType):
            return " | ".join(self.name(part) for part in parts)
        if origin is list:
            inner = self.name(parts[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<{self.name(parts[0])}, {self.name(parts[1])}>"
        return _PLAIN.get(kind) or str(kind.__name__)

    def alias(self, name: str) -> Iterator[str]:
        yield f"export type {name} = {self.name(self.aliases[name], own=name)};"

    def struct(self, kind: type[msgspec.Struct]) -> Iterator[str]:
        text, notes = _described(kind)
        hints = get_type_hints(kind)
        yield from _comment(text, "")
        yield f"export interface {kind.__name__} {{"
        if kind.__struct_config__.tag is not None:
            yield f"  {kind.__struct_config__.tag_field}: {_literal(kind.__struct_config__.tag)};"
        for item in msgspec.structs.fields(kind):
            yield from _comment(notes.get(item.name, ""), "  ")
            # The server sends every field; the page may leave out what has a default.
            mark = "" if item.required or kind not in self.written_by_page else "?"
            yield f"  {item.encode_name}{mark}: {self.name(hints[item.name])};"
        yield "}"

    def whole(self) -> str:
        """The file."""
        blocks = [list(self.struct(kind)) for kind in self.structs]
        blocks += [list(self.alias(name)) for name in self.aliases]
        return "\n".join([_HEAD, *("\n".join([*block, ""]) for block in blocks)])


def _described(kind: type) -> tuple[str, dict[str, str]]:
    """A struct's docstring: the text before its attributes, and the note of each attribute."""
    text, _, attributes = cleandoc(kind.__doc__ or "").partition("\nAttributes:\n")
    notes: dict[str, str] = {}
    name = ""
    for line in attributes.splitlines():
        begun = re.fullmatch(r" {4}(\w+): (.+)", line)
        if begun:
            name = begun[1]
            notes[name] = begun[2]
        elif line.strip():
            notes[name] += f" {line.strip()}"
    return text.strip(), notes


def _comment(text: str, indent: str) -> Iterator[str]:
    if text:
        plain = _REFERENCE.sub(r"`\1`", text).replace("``", "`")
        yield f"{indent}/** {' '.join(plain.split())} */"


def types() -> str:
    """The TypeScript of every message."""
    return _Writer().whole()


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the file, or with ``--check`` say whether it is up to date. Gives the exit code."""
    parser = argparse.ArgumentParser(prog="python -m mulligan.wire.typescript", description="Write the page's types.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if the file is out of date")
    wanted = types()
    if parser.parse_args(arguments).check:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == wanted:
            return 0
        sys.stderr.write(f"{TARGET} is out of date: run python -m mulligan.wire.typescript\n")
        return 1
    if not TARGET.parent.is_dir():
        sys.stderr.write(f"{TARGET.parent} is missing: the types are written in a clone of the repository only\n")
        return 1
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
