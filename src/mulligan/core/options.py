"""Rules as plain fields, each described once.

A field made with :func:`option` says its name, its values, its default and its code letters. The same description
makes a web form, a terminal prompt, the letters of a deal code and a row of the rules page.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Final, Protocol, TypeVar

from mulligan.core.faults import Unreadable
from mulligan.core.letters import lower

Value = str | int | bool


class Rules(Protocol):
    """The rules of a game: a frozen dataclass whose fields are options."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    def __hash__(self) -> int:
        """Equal rules have equal hashes."""


R = TypeVar("R", bound=Rules)


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game.

    Attributes:
        name: the field's name.
        values: the allowed values, in the order in which they are offered.
        default: the value of the game's default preset.
        letters: the code letters of a value (CD-4); a value without letters can only come from a preset.
        follows: whether its value hangs on other options until it is named itself.
    """

    name: str
    values: tuple[Value, ...]
    default: Value
    letters: Mapping[Value, str]
    follows: bool = False

    def word(self, value: Value) -> str:
        """The value as a word: ``strict``, ``2``, ``yes``."""
        return ("yes" if value else "no") if isinstance(value, bool) else str(value)

    def check(self, value: object) -> Value:
        """The value, if it is allowed.

        Raises:
            Unreadable: ``option_value``, with the option, the value and the allowed ones.
        """
        for allowed in self.values:
            if type(allowed) is type(value) and allowed == value:
                return allowed
        raise Unreadable("option_value", {"option": self.name, "value": str(value), "allowed": self.allowed})

    def read(self, text: str) -> Value:
        """The value whose word is ``text``, in any case. Raises as :meth:`check`."""
        for value in self.values:
            if self.word(value) == lower(text):
                return value
        raise Unreadable("option_value", {"option": self.name, "value": text, "allowed": self.allowed})

    @property
    def allowed(self) -> str:
        """The allowed values as words, separated by commas."""
        return ", ".join(self.word(value) for value in self.values)


_KEY: Final = "mulligan.option"


def option(*values: Value, letters: Mapping[Value, str], unset: Value | None = None) -> Any:
    """A dataclass field for an option.

    Args:
        values: the allowed values; the first is the default.
        letters: the code letters of values (CD-4).
        unset: the field's value until the rules themselves choose a default, where it hangs on other options.
    """
    return field(
        default=values[0] if unset is None else unset, metadata={_KEY: (values, dict(letters), unset is not None)}
    )


def options(rules: Rules | type[Rules]) -> tuple[Option, ...]:
    """The options of some rules in table order."""
    found = []
    for item in fields(rules):
        values, letters, follows = item.metadata[_KEY]
        found.append(Option(item.name, values, values[0], letters, follows))
    return tuple(found)


def check_rules(rules: Rules) -> None:
    """Check every option of some rules; meant for their ``__post_init__``.

    Raises:
        Unreadable: ``option_value`` for the first option whose value is not allowed.
    """
    for item in options(rules):
        item.check(getattr(rules, item.name))


def differing(rules: Rules, base: Rules) -> tuple[tuple[Option, Value], ...]:
    """The options in which ``rules`` differ from ``base``, with their values, in table order."""
    return tuple(
        (item, getattr(rules, item.name))
        for item in options(rules)
        if getattr(rules, item.name) != getattr(base, item.name)
    )


def make_rules(rules_type: type[R], values: Mapping[str, object]) -> R:
    """Rules with the named values, everything else as in the default preset.

    Raises:
        Unreadable: ``option_name`` for a name that is no option, ``option_value`` for a value that is not allowed.
    """
    names = [item.name for item in options(rules_type)]
    for name in values:
        if name not in names:
            raise Unreadable("option_name", {"option": name, "allowed": ", ".join(names)})
    return rules_type(**values)


def named(rules: R) -> dict[str, Value]:
    """The options that rules have to name: each without which they would be others, in table order."""
    needed: dict[str, Value] = {item.name: getattr(rules, item.name) for item in options(rules)}
    for name in tuple(needed):
        others = {other: value for other, value in needed.items() if other != name}
        if _made(type(rules), others) == rules:
            needed = others
    return needed


def changed(rules: R, values: Mapping[str, Value]) -> R:
    """The rules with other values of some options; an option that follows others follows them, unless it is named.

    Raises:
        Unreadable: as :func:`make_rules`.
    """
    return make_rules(type(rules), {**named(rules), **values})


def neighbours(rules: R) -> tuple[R, ...]:
    """The rules, and all that another value of one option makes of them, where it goes with the others."""
    needed = named(rules)
    made = (_made(type(rules), {**needed, item.name: value}) for item in options(rules) for value in item.values)
    return tuple(dict.fromkeys(near for near in made if near is not None))


def brought(rules_type: type[R], item: Option) -> dict[Value, dict[str, Value]]:
    """What each value of an option brings for those that follow it: ``{"vegas": {"passes": 1}, ...}``.

    A value that other options have to allow brings nothing.
    """
    made = {value: _made(rules_type, {item.name: value}) for value in item.values}
    followers = [other.name for other in options(rules_type) if other.follows and other.name != item.name]
    moved = [name for name in followers if len({getattr(rules, name) for rules in made.values() if rules}) > 1]
    return {value: {name: getattr(rules, name) for name in moved} if rules else {} for value, rules in made.items()}


def _made(rules_type: type[R], values: Mapping[str, object]) -> R | None:
    """Rules with the named values, or ``None`` where these do not go together."""
    try:
        return make_rules(rules_type, values)
    except Unreadable:
        return None
