"""What is said of text that cannot be read: a code, its facts, and the place."""

from __future__ import annotations

from collections.abc import Mapping

Fact = str | int


class Unreadable(ValueError):
    """Text or an option that cannot be read.

    The fault is a code with facts, so that ``words`` can make the sentence in any language. ``str()`` gives
    ``sentence`` when somebody has made one, else the code with its facts.

    Attributes:
        code: what is wrong, in snake case, for example ``code_letters``.
        facts: what and where: the text, the position (from 1), what would be right.
        sentence: a sentence for people, or an empty text.
    """

    def __init__(self, code: str, facts: Mapping[str, Fact] | None = None, sentence: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.facts: dict[str, Fact] = dict(facts or {})
        self.sentence = sentence

    def __str__(self) -> str:
        if self.sentence:
            return self.sentence
        return f"{self.code}: " + ", ".join(f"{name} {value!r}" for name, value in self.facts.items())

    def __repr__(self) -> str:
        return f"Unreadable({self.code!r}, {self.facts!r}, {self.sentence!r})"

    def __reduce__(self) -> tuple[type[Unreadable], tuple[str, dict[str, Fact], str]]:
        return Unreadable, (self.code, self.facts, self.sentence)
