"""What stands in braces in a page: ``{start.cards.stock}``, ``{52 * award.up: counted}``, ``{8c}``.

Whole numbers may be added, subtracted and multiplied. After a colon stands how the value is said. What stands in
quotes, ``{"Card Games for One"}``, is a name that is written alike in every script.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from mulligan.core.cards import Card
from mulligan.core.codes import Deal
from mulligan.core.deals import NUMBERS
from mulligan.core.game import AnyGame, TableGame
from mulligan.core.options import options
from mulligan.play.match import HOLE_PAR, Match
from mulligan.play.session import UNDO_DEPTH
from mulligan.rulebook.examples import Example, Fact, fact
from mulligan.words import Words
from mulligan.words.numbers import decimal

BRACES: Final = re.compile(r"\{([^{}]*)\}")
_CARD: Final = re.compile(r"[A23456789TJQK][cdhs]|X[rb]")
_RANKS: Final = {"A": 1, "J": 11, "Q": 12, "K": 13}
_SUMS: Final[dict[type, Callable[[int, int], int]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
}
MINUS: Final = "\u2212"


class Values:
    """The values that a page's text may name.

    Args:
        deal: the deal that the page speaks of unless it names another.
        words: the page's language.
        examples: the examples so far, by name; it grows while the page is read.
    """

    def __init__(self, deal: Deal, words: Words, examples: Mapping[str, Example]) -> None:
        self._deal = deal
        self._words = words
        self._examples = examples
        self._heads: dict[str, Callable[[list[str]], Fact]] = {
            "award": self._award,
            "preset": lambda path: words.preset(self._game.key, self._preset(path[0]).name),
            "option": lambda path: words.option(self._game.key, path[0]),
            "value": self._value,
            "rule": self._rule,
            "reason": lambda path: words.say(f"reason-{path[0]}"),
            "label": lambda path: words.say(f"page-{path[0].replace('_', '-')}"),
            "par": lambda path: _known(Match(Deal(self._game, self._preset(path[0]).rules, 0)).par),
            "game": lambda path: words.say(f"{self._game.key}-{path[0]}"),
            "figure": lambda path: self._game.figures[path[0]],
            "people": self._people,
            "undo_depth": lambda path: UNDO_DEPTH,
            "hole_par": lambda path: HOLE_PAR,
            "deals": lambda path: NUMBERS,
        }

    @property
    def _game(self) -> AnyGame:
        return self._deal.game

    def show(self, text: str) -> str | Card:
        """What stands in the place of ``{text}``. Raises LookupError or ValueError, with what is wrong."""
        said, colon, how = text.partition(":")
        said = said.strip()
        if not colon and _CARD.fullmatch(said):
            return Card(said)
        if not colon and said in _RANKS:
            return self._words.say("card-rank", rank=_RANKS[said])
        value = self.value(said)
        if colon:
            return self._say(value, how.strip())
        return value if isinstance(value, Card) else str(value).replace("-", MINUS) if isinstance(value, int) else value

    def value(self, text: str) -> Fact:
        """The value of a name or a sum. Raises LookupError or ValueError."""
        try:
            tree = ast.parse(text.replace("×", "*"), mode="eval")
        except SyntaxError:
            raise ValueError(f"“{text}” is neither a name nor a sum") from None
        return self._reckon(tree.body)

    def _reckon(self, node: ast.expr) -> Fact:
        match node:
            case ast.Constant(value=int() | str() as constant):
                return constant
            case ast.BinOp(left, op, right) if type(op) in _SUMS:
                return _SUMS[type(op)](_whole(self._reckon(left)), _whole(self._reckon(right)))
            case ast.UnaryOp(ast.USub(), operand):
                return -_whole(self._reckon(operand))
            case ast.Call(ast.Name("max"), [left, right], []):
                return max(_whole(self._reckon(left)), _whole(self._reckon(right)))
        return self._named(_path(node))

    def _named(self, path: list[str]) -> Fact:
        head, *rest = path
        try:
            if head in self._heads:
                return self._heads[head](rest)
            if head in self._examples:
                return fact(self._examples[head], rest or ["code"])
        except IndexError:
            raise LookupError(f"“{'.'.join(path)}” breaks off") from None
        raise LookupError(f"there is no “{head}”; there are: {', '.join((*self._heads, *self._examples))}")

    def _say(self, value: Fact, how: str) -> str:
        """A value as a message says it; a way of counting may name the rules it goes by."""
        name, _, letters = how.partition(" ")
        rules = self._rules([letters])[0]
        match name:
            case "number":
                return decimal(self._words, _whole(value))
            case "score":
                return self._words.score(rules, _whole(value))
            case "counted":
                return self._words.counted(rules, _whole(value))
            case "gain":
                return gain(self._words, rules, _whole(value))
        return self._words.say(how, count=_whole(value))

    def _preset(self, letters: str) -> Any:
        for preset in self._game.presets:
            if preset.letters == letters:
                return preset
        raise LookupError(f"there is no rule set “{letters}”")

    def _rules(self, path: list[str]) -> tuple[Any, list[str]]:
        """The rules that a path begins with, by default the page's own, and the rest of it."""
        if path[0] in self._game.bases:
            return self._game.bases[path[0]], path[1:]
        return self._deal.rules, path

    def _award(self, path: list[str]) -> int:
        rules, rest = self._rules(path)
        awards = {award.name: award.points for award in self._game.awards(rules)}
        if rest[0] not in awards:
            raise LookupError(f"there are no points for “{rest[0]}”; there are for: {', '.join(awards)}")
        return awards[rest[0]]

    def _people(self, path: list[str]) -> int:
        if not isinstance(self._game, TableGame):
            raise LookupError("this game is for one")
        return {"least": self._game.people[0], "most": self._game.people[-1]}[path[0]]

    def _value(self, path: list[str]) -> str:
        """An option's value by its name in the interface."""
        item = next((item for item in options(self._deal.rules) if item.name == path[0]), None)
        if item is None:
            raise LookupError(f"there is no option “{path[0]}”")
        return self._words.value(self._game.key, item.name, item.read(path[1]))

    def _rule(self, path: list[str]) -> Fact:
        rules, rest = self._rules(path)
        value = getattr(rules, rest[0], None)
        if value is None:
            raise LookupError(f"there is no option “{rest[0]}”")
        if isinstance(value, bool) or not isinstance(value, int):
            return self._words.value(self._game.key, rest[0], value)
        return value


def gain(words: Words, rules: Any, points: int) -> str:
    """What something brings to the score, with its sign."""
    sign = "plus" if points > 0 else "minus" if points < 0 else "none"
    return words.say(f"gain-{getattr(rules, 'scoring', 'points')}", sign=sign, amount=abs(points))


def _path(node: ast.expr) -> list[str]:
    match node:
        case ast.Name(name):
            return [name]
        case ast.Attribute(value, name):
            return [*_path(value), name]
    raise ValueError(f"“{ast.unparse(node)}” is neither a name nor a sum")


def _whole(value: Fact) -> int:
    if not isinstance(value, int):
        raise ValueError(f"“{value}” is no number")
    return value


def _known(value: int | None) -> int:
    if value is None:
        raise LookupError("these rules have none")
    return value
