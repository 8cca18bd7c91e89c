"""Texts for people that stand in Python code, where no language can say them otherwise."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import mulligan

HOUSE = Path(mulligan.__file__).parent

EDGES: Final = ("cli", "web", "terminal", "survey", "api.py", "advice.py")
"""Rooms whose faults people get to read."""
OF_DEVELOPERS: Final = ("wire/typescript.py", "rulebook/asking.py")
"""Commands of the repository, which write a file of it anew."""
SAYERS: Final = {
    "print",
    "echo",
    "secho",
    "write",
    "stop_with",
    "BadParameter",
    "UsageError",
    "ClickException",
    "SystemExit",
}
"""What shows its text to somebody: a single word counts there."""
FAULTS_OF_CODE: Final = {"AssertionError", "AttributeError", "LookupError", "TypeError", "ValueError"}
"""Faults of whoever wrote the code, told outside the edges only."""
FAULTS_OF_PAGES: Final = {"PageError", "wrong"}
"""What is wrong with a rules page: told to its author, who builds it."""
LOG: Final = {"debug", "info", "warning", "error", "exception"}
"""Lines of the log, which is for whoever looks after a server."""
NO_WORDS: Final = {
    " cannot be replayed": "why a stored table is damaged, for the log",
    " has no number": "a fault of the code",
    "a connection to a table broke off": "a line of the log",
    "a deal of the survey has no row": "what an assertion says",
    "attempt to write a readonly database": "what SQLite says",
    "cannot cache": "a piece of another library's message",
    "database is locked": "what SQLite says",
    "file is not a database": "what SQLite says",
    "is board": "a key of a block in a rules page",
    "is round": "a key of a block in a rules page",
    "pip install 'mulligan[postgres]'": "a command as it is typed",
    "play picked": "an action as the page sends it",
    "public, max-age=31536000, immutable": "an HTTP header",
    "tableau piles": "a key in another program's file",
    "unable to open database file": "what SQLite says",
    "winnable deal": "the name of a thread's work",
    "”, is refused: ": "a fault of a rules page",
}
"""Texts that look like words for people and are none, and what they are."""
NAMES: Final = ("M<em>u</em>lligan", "Mulligan", "mulligan")
"""Our name, which no language changes."""
NO_PROSE: Final = (
    r"(PRAGMA|BEGIN|SELECT) .*",  # SQL
    r"(void|int64)\(.*\)",  # what a compiled function takes
    r"import os; .*",  # a program that another process runs
    r"([A2-9TJQK][cdhs] )+.*",  # cards
    r"\(\?P<.*",  # a pattern
    r".*\(\.\*\).*|\(trailing characters \)\?.*",  # what is looked for in another library's message
)
"""Kinds of texts that are no words for people."""

_CODE = re.compile("|".join(NO_PROSE), re.DOTALL)
_PROSE = re.compile(r"[^\W\d_]{2,}[,:;.]? [^\W\d_]{2,}")
_WORD = re.compile(r"[^\W\d_]{2,}")
_MARKUP = re.compile(r"</?[a-z][a-z0-9]*[ >]")
_NAMES = re.compile("|".join(map(re.escape, NAMES)))
_TAGS = re.compile(r"<[^<>]*>|<[^<>]*$|^[^<>]*>")


def literals(text: str, room: str) -> Iterator[tuple[int, str]]:
    """Each text for people in a module, with its line.

    Args:
        text: the module.
        room: the path of its file inside the house.
    """
    tree = ast.parse(text)
    above = {id(child): node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and not _is_docstring(node, above):
            calls = list(_calls_around(node, above))
            shown = (calls[:1] and calls[0] in SAYERS) or _MARKUP.search(node.value)
            found = (_WORD if shown else _PROSE).search(_TAGS.sub(" ", _NAMES.sub("", node.value)))
            if found and not _is_told_otherwise(node.value, calls, room):
                yield node.lineno, node.value


def _is_docstring(node: ast.AST, above: dict[int, ast.AST]) -> bool:
    return isinstance(above.get(id(node)), ast.Expr)


def _calls_around(node: ast.AST, above: dict[int, ast.AST]) -> Iterator[str]:
    """The names of the functions that a text is given to, the innermost first."""
    while not isinstance(node, ast.stmt) and id(node) in above:
        inner, node = node, above[id(node)]
        if isinstance(node, ast.Call) and inner is not node.func:
            yield node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _is_told_otherwise(text: str, calls: list[str], room: str) -> bool:
    if text in NO_WORDS or _CODE.fullmatch(text) or room in OF_DEVELOPERS:
        return True
    allowed = LOG | FAULTS_OF_PAGES | (set() if room.startswith(EDGES) else FAULTS_OF_CODE)
    return any(call in allowed for call in calls)
