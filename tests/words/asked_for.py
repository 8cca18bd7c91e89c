"""Which messages are asked for: by the code, by the rules pages, by the page, or by another message.

A name that is put together is a pattern. In its gaps may stand what stands as a text in the same code, and the names of
the games: their options, values, rule sets and kinds of places.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import mulligan
from mulligan.core.options import options
from mulligan.core.table import Call, Carry, Move, Place
from mulligan.games.registry import GAMES
from tests.words.files import LANGUAGES, entries, file_names

HOUSE = Path(mulligan.__file__).parent
CLIENT = HOUSE.parents[1] / "client" / "src"

PAGE = ("page-", "party-", "keys-", "stats-")
"""How the labels begin that the page alone asks for; rules pages repeat some of them."""

_NAME = re.compile(r"[a-z0-9_-]+")
_QUOTED = re.compile(r"([\"'`])([a-z0-9_-]+)\1")
_TEMPLATE = re.compile(r"`((?:[a-z0-9_-]|\$\{[^{}`]*\})+)`")
_GAP = re.compile(r"\$\{[^{}`]*\}")
_TABLE = re.compile(r'from "(\.[^"]+\.json)"')
_BRACE = re.compile(r"\{[^{}]*:\s*([a-z-]+)\s*\}")


def python_texts() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(HOUSE.rglob("*.py"))]


@cache
def client_texts() -> tuple[str, ...]:
    """The sources of the page, and the tables that they read."""
    files = [
        path for path in sorted(CLIENT.rglob("*")) if path.suffix in (".svelte", ".ts") and ".test." not in path.name
    ]
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    tables = {path.parent / table for path, text in texts.items() for table in _TABLE.findall(text)}
    return (*texts.values(), *(table.read_text(encoding="utf-8") for table in sorted(tables)))


def asked_for(known: Iterable[str]) -> set[str]:
    """Those of the known messages that somebody asks for."""
    whole = named_by_python() | named_by_the_rules_pages() | named_by_others() | said_of_moves()
    made = re.compile("|".join(sorted(patterns_of_python())))
    of_the_page = re.compile("|".join(sorted(named_by_the_page() | patterns_of_the_page())))

    def is_asked_for(name: str) -> bool:
        if name.startswith(PAGE):
            return bool(of_the_page.fullmatch(name)) or name in named_by_others()
        return name in whole or bool(made.fullmatch(name))

    return {name for name in known if is_asked_for(name)}


@cache
def _trees() -> tuple[ast.Module, ...]:
    return tuple(map(ast.parse, python_texts()))


def _texts_in(*nodes: ast.AST) -> set[str]:
    """Every text below these nodes that may be a name."""
    constants = (node.value for top in nodes for node in ast.walk(top) if isinstance(node, ast.Constant))
    return {text for text in constants if isinstance(text, str) and _NAME.fullmatch(text)}


def named_by_python() -> set[str]:
    """What Python code names whole. A name without a hyphen is a common word: it counts only where something is said."""
    return _texts_in(*(call.args[0] for call in _calls())) | {name for name in _texts_in(*_trees()) if "-" in name}


def _calls() -> Iterator[ast.Call]:
    """The calls that say something."""
    for tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in ("say", "_name"):
                    yield node


def patterns_of_python() -> set[str]:
    gap = _one_of(_texts_in(*_trees()) | names_of_the_games())
    made = set()
    for tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                if _is_half_a_name("".join(filter(None, parts))):
                    made.add("".join(gap if part is None else re.escape(part) for part in parts))
    return made


def _is_half_a_name(fixed: str) -> bool:
    """Whether what stands fast of a text says enough to be part of a name; two gaps and a hyphen would be any name."""
    return bool(re.fullmatch(r"[a-z0-9_-]*-[a-z0-9_-]*", fixed) and re.search("[a-z]{2}", fixed))


def _one_of(words: Iterable[str]) -> str:
    return f"(?:{'|'.join(map(re.escape, sorted(words)))})"


def names_of_the_games() -> set[str]:
    """What games call their options, values, rule sets and places; a choice of two is ``yes`` and ``no``."""
    found = {"yes", "no"}
    for game in GAMES:
        found |= {preset.name for preset in game.presets} | {place.kind for place in _places(game)}
        for item in options(game.rules_type):
            found |= {item.name, *map(item.word, item.values)}
    return found


def _places(game) -> Iterator[Place]:
    for preset in game.presets:
        for move in game.all_moves(preset.rules):
            yield from _places_of(move)


def _places_of(move: Move) -> tuple[Place, ...]:
    if isinstance(move, Carry):
        return move.source, move.target
    return () if isinstance(move, Call) else (move.place,)


def _quoted_by_the_page() -> set[str]:
    return {name for text in client_texts() for _, name in _QUOTED.findall(text)}


def named_by_the_page() -> set[str]:
    return {re.escape(name) for name in _quoted_by_the_page() if "-" in name}


def patterns_of_the_page() -> set[str]:
    gap = _one_of(_quoted_by_the_page())
    templates = {template for text in client_texts() for template in _TEMPLATE.findall(text)}
    return {
        gap.join(map(re.escape, _GAP.split(template)))
        for template in templates
        if _is_half_a_name(_GAP.sub("", template))
    }


def named_by_the_rules_pages() -> set[str]:
    """The ways of counting that braces name: ``{start.cards.stock: cards}``."""
    pages = (path.read_text(encoding="utf-8") for path in sorted((HOUSE / "rulebook").rglob("*.md")))
    return {name for text in pages for name in _BRACE.findall(text)}


class _Named(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.names.add(node.id.name)


@cache
def named_by_others() -> frozenset[str]:
    """What other messages name, in any language."""
    found = _Named()
    for lang in LANGUAGES:
        for name in file_names()[lang]:
            for entry in entries(lang, name):
                found.visit(entry)
    return frozenset(found.names)


def said_of_moves() -> set[str]:
    """What can be said of moves: from what kind of place to what kind cards may go, in any game under any preset.

    Where several people sit, a turned card may send another on its way: any two kinds of a game's places may meet.
    """
    moves = [(game, move) for game in GAMES for preset in game.presets for move in game.all_moves(preset.rules)]
    ways = {(move.source.kind, move.target.kind) for _, move in moves if isinstance(move, Carry)}
    kinds = {game.key: {place.kind for place in _places(game)} for game in GAMES}
    meetings = {way for found in kinds.values() for way in product(found, found)}
    alone = {f"{role}-{source}-{target}" for role in ("move", "done", "undone", "redone") for source, target in ways}
    return alone | {f"{role}-{a}-{b}" for role in ("brief", "normal", "full") for a, b in meetings}
