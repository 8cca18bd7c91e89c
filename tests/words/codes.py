"""Every code that the sources can give, found in the sources themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import mulligan

HOUSE = Path(mulligan.__file__).parent


@dataclass(frozen=True)
class Given:
    """One place in the sources that gives a code.

    Attributes:
        code: the code.
        facts: the names of its facts, or ``None`` where they are not written there.
        where: the file and line.
    """

    code: str
    facts: frozenset[str] | None
    where: str


def _name(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _texts(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _dictionary(node: ast.expr | None, tree: ast.AST) -> ast.Dict | None:
    """The dictionary itself, or the one that a name stands for."""
    if isinstance(node, ast.Name):
        values = [
            assign.value
            for assign in ast.walk(tree)
            if isinstance(assign, ast.Assign)
            and any(isinstance(target, ast.Name) and target.id == node.id for target in assign.targets)
        ]
        node = values[0] if len(values) == 1 else None
    return node if isinstance(node, ast.Dict) else None


def _facts(call: ast.Call, tree: ast.AST) -> frozenset[str] | None:
    if len(call.args) == 1 and not call.keywords:
        return frozenset()
    node = (
        call.args[1]
        if len(call.args) > 1
        else next((word.value for word in call.keywords if word.arg == "facts"), None)
    )
    found = _dictionary(node, tree)
    if found is None:
        return None
    return frozenset(key.value for key in found.keys if isinstance(key, ast.Constant) and isinstance(key.value, str))


def calls(name: str) -> Iterator[tuple[ast.Call, ast.AST, str]]:
    """Every call of that name in the package, with its module and its place."""
    for path in sorted(HOUSE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node) == name:
                yield node, tree, f"{path.relative_to(HOUSE)}:{node.lineno}"


def given(name: str) -> list[Given]:
    """What the calls of ``Refusal``, ``Unreadable`` or ``Outcome`` give."""
    return [
        Given(code, _facts(call, tree), where)
        for call, tree, where in calls(name)
        for code in (_texts(call.args[0]) if call.args else [])
    ]
