"""Every numbered rule that is built has a test that names it, in its name or in its docstring."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
RULES = [
    *(f"GP-{number}" for number in (*range(1, 9), *range(10, 19), *range(20, 29))),
    *(f"CD-{number}" for number in range(1, 8)),
    *(f"TG-{number}" for number in (*range(1, 17), 19)),
]


def named_rules() -> set[str]:
    """The rules named by test functions; ``GP-3 to GP-7`` names those between too."""
    named = set()
    for path in TESTS.rglob("test_*.py"):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and part.name.startswith("test_"):
                text = f"{part.name} {ast.get_docstring(part) or ''}"
                named |= {
                    f"{kind.upper()}-{number}"
                    for kind, number in re.findall(r"(?i)\b_?(gp|cd|tg)[- ]?([0-9]+)", text.replace("_", " "))
                }
                for kind, first, last in re.findall(r"(GP|CD|TG)-([0-9]+) to (?:GP|CD|TG)-([0-9]+)", text):
                    named |= {f"{kind}-{number}" for number in range(int(first), int(last) + 1)}
    return named


NAMED = named_rules()


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_named(rule):
    assert rule in NAMED
