"""The bodies of requests and of their answers (HTTP, JSON). Texts come ready made in the viewer's language."""

from __future__ import annotations

from typing import Annotated

import msgspec

from mulligan.wire.messages import Lang
from mulligan.wire.part import Part

Moves = Annotated[str, msgspec.Meta(max_length=40_000)]


class NewTable(Part, frozen=True, forbid_unknown_fields=True):
    """The body of POST ``/api/tables``: a code, or a game with a preset and options.

    Attributes:
        code: a deal code; nothing else is then needed.
        game: the game's key.
        preset: the preset's letters, or nothing for the default.
        options: the options that differ from the preset, as words; what follows others and is not named follows them.
        winnable: whether only a deal will do that can be won (CD-5); a code says itself which deal it is.
        moves: what is played on it at once, tokens separated by blanks.
        lang: the language of an error's sentence.
    """

    code: str | None = None
    game: str | None = None
    preset: str | None = None
    options: dict[str, str] = msgspec.field(default_factory=dict)
    winnable: bool = False
    moves: Moves = ""
    lang: Lang = "en"


class Seated(Part, frozen=True):
    """The answer to :class:`NewTable`.

    Attributes:
        table: the table's id; its page is ``/t/<id>``.
        token: the secret of the seat. The page keeps it.
        code: the canonical code of the deal.
    """

    table: str
    token: str
    code: str


class Problem(Part, frozen=True):
    """The answer to a request that could not be carried out.

    Attributes:
        code: what is wrong, in snake case.
        text: the sentence for it.
    """

    code: str
    text: str


class ValueChoice(Part, frozen=True):
    """A value that an option may have.

    Attributes:
        value: its word.
        text: for people.
        brings: what it brings for options that follow this one, as words, for as long as they are not set themselves.
    """

    value: str
    text: str
    brings: dict[str, str]


class OptionChoice(Part, frozen=True):
    """An option offered in "New game".

    Attributes:
        option: its name in the rules.
        name: for people.
        values: what may be chosen.
    """

    option: str
    name: str
    values: list[ValueChoice]


class PresetChoice(Part, frozen=True):
    """A rule set offered in "New game".

    Attributes:
        letters: its letters in a code.
        name: for people.
        text: one line about it.
        options: the value's word of each option.
    """

    letters: str
    name: str
    text: str
    options: dict[str, str]


class GameChoice(Part, frozen=True):
    """A game on the front page.

    Attributes:
        key: the game's key.
        name: for people.
        text: one line about it.
        picture: cards that stand for it, in text form.
        players: how many play it; ``time`` how long it takes; ``difficulty`` how hard it is to learn (PL-2).
        solver: whether there is a solver: hints, reviews and winnable deals can be asked for.
        several: whether several people play it, so that its table begins with their coming.
        presets: its rule sets, the default first.
        options: its options.
    """

    key: str
    name: str
    text: str
    picture: list[str]
    players: str
    time: str
    difficulty: str
    solver: bool
    several: bool
    presets: list[PresetChoice]
    options: list[OptionChoice]


class Language(Part, frozen=True):
    """A language of the page.

    Attributes:
        key: its BCP 47 tag.
        name: its name in itself.
    """

    key: str
    name: str


class Front(Part, frozen=True):
    """The answer to GET ``/api/games?lang=``: the front page and "New game" in one language.

    Attributes:
        lang: the language of the texts.
        languages: the languages there are.
        games: the games there are.
    """

    lang: str
    languages: list[Language]
    games: list[GameChoice]
