"""From a page's Markdown to a page: every block carried out, every brace filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from mulligan.core.cards import Card
from mulligan.core.codes import Deal
from mulligan.core.faults import Unreadable
from mulligan.core.game import AnyGame
from mulligan.games.registry import GAMES, find_game, read_code
from mulligan.rulebook.answers import Answers, kept
from mulligan.rulebook.blocks import read_block
from mulligan.rulebook.desk import Desk
from mulligan.rulebook.faults import PageError
from mulligan.rulebook.fields import Fields
from mulligan.rulebook.shown import Prose
from mulligan.rulebook.values import BRACES, Values
from mulligan.words import Words, script_of, scripts, speak
from mulligan.words import languages as words_languages

_SUFFIX: Final = ".md"
_ANCHOR: Final = re.compile(r"\s*\{#([a-z][a-z-]*)\}$")
_DEAL: Final = "deal"
"""The block that says which deal a page speaks of; it stands first."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading: 1 for the page's title, its name in addresses (empty for the title), its text."""

    level: int
    anchor: str
    text: str


@dataclass(frozen=True)
class Page:
    """A page that has been built.

    Attributes:
        lang: its language.
        game: its game.
        deal: the deal it speaks of.
        headings: its headings in order; the first is its title.
        tokens: its content, for a renderer: Markdown tokens, and besides ``shown`` with what a block shows in
            ``meta["shown"]``, and ``card`` with a card in ``meta["card"]`` and its name as content.
    """

    lang: str
    game: AnyGame
    deal: Deal
    headings: tuple[Heading, ...]
    tokens: tuple[Token, ...]

    @property
    def title(self) -> str:
        """The page's title."""
        return self.headings[0].text


def _here() -> Traversable:
    return files("mulligan.rulebook")


@cache
def _written() -> tuple[str, ...]:
    """The tags of the languages that have a folder of pages."""
    folders = (item for item in _here().iterdir() if item.is_dir())
    return tuple(sorted(folder.name for folder in folders if any(_pages(folder))))


@cache
def languages() -> tuple[str, ...]:
    """The tags of the languages that pages can be read in, in the order of their names.

    They are those with a folder, and the scripts derived from one.
    """
    derived = (tag for tag, script in scripts().items() if script.of in _written())
    written = {*_written(), *derived}
    return tuple(tag for tag in words_languages() if tag in written)


def _folder(lang: str) -> str | None:
    """The folder of a language's pages: its own, or that of the language it is derived from."""
    script = script_of(lang)
    folder = script.of if script else lang
    return folder if folder in _written() else None


def is_written(lang: str) -> bool:
    """Whether pages can be read in a language: those that are offered, and pseudo-locales of theirs."""
    return _folder(lang) is not None


def _pages(folder: Traversable) -> Iterator[str]:
    return (item.name.removesuffix(_SUFFIX) for item in folder.iterdir() if item.name.endswith(_SUFFIX))


def games() -> tuple[AnyGame, ...]:
    """The games that have a page, in the order of the registry."""
    written = set(_pages(_here().joinpath(_written()[0])))
    return tuple(game for game in GAMES if game.key in written)


def sources() -> Iterator[tuple[str, str]]:
    """Every page there is: its language and its game's key."""
    for lang in languages():
        for game in games():
            yield lang, game.key


def source(lang: str, game: str) -> str:
    """A page's Markdown, as it is written.

    Raises:
        Unreadable: ``language`` or ``game_key``, with those that have pages.
    """
    folder = _folder(lang)
    if folder is None:
        raise Unreadable("language", {"text": lang, "allowed": ", ".join(languages())})
    path = _here().joinpath(folder, f"{game}{_SUFFIX}")
    if game not in {one.key for one in games()} or not path.is_file():
        raise Unreadable("game_key", {"text": game, "allowed": ", ".join(one.key for one in games())})
    return path.read_text(encoding="utf-8")


@cache
def rules_page(lang: str, game: str) -> Page:
    """The rules page of a game in a language, built once.

    Raises:
        Unreadable: ``language`` or ``game_key``, with those that have pages.
        PageError: the page speaks of something that the rules do not do.
    """
    return build(lang, find_game(game).key, kept)


def build(lang: str, game: str, answers: Answers = kept) -> Page:
    """Build a page anew, with answers from wherever they are wanted. Raises as :func:`rules_page`."""
    return build_text(source(lang, game), lang, find_game(game), answers)


def build_text(text: str, lang: str, game: AnyGame, answers: Answers = kept) -> Page:
    """Build a page from its Markdown. Raises PageError."""
    return _Builder(f"{lang}/{game.key}{_SUFFIX}", speak(lang), game, answers).build(text)


class _Builder:
    """Builds one page."""

    def __init__(self, name: str, words: Words, game: AnyGame, answers: Answers) -> None:
        self._name = name
        self._words = words
        self._game = game
        self._answers = answers
        derived = script_of(words.lang)
        self._write = derived.write if derived else str
        self._headings: list[Heading] = []
        self._markdown = MarkdownIt("commonmark", {"html": False}).enable("table")

    def build(self, text: str) -> Page:
        """The page. Raises PageError."""
        tokens = self._markdown.parse(text)
        self._desk = self._begin(tokens)
        self._values = Values(self._desk.deal, self._words, self._desk.examples)
        # Text may name an example that a later block makes.
        shown = {id(token): list(self._block(token)) for token in tokens if token.type == "fence"}
        done: list[Token] = []
        for at, token in enumerate(tokens):
            if token.type == "fence":
                done += shown[id(token)]
            elif token.type == "inline":
                done.append(self._inline(token, tokens[at - 1]))
            elif token.type in ("code_block", "html_block"):
                raise PageError(self._name, _line(token), "this is neither text nor a block")
            else:
                done.append(token)
        if not self._headings or self._headings[0].level != 1:
            raise PageError(self._name, 1, "a page begins with its title")
        return Page(self._words.lang, self._game, self._desk.deal, tuple(self._headings), tuple(done))

    def _begin(self, tokens: list[Token]) -> Desk:
        """The deal that the page speaks of: its first block says it."""
        first = next((token for token in tokens if token.type == "fence"), None)
        if first is None or first.info.strip() != _DEAL:
            raise PageError(self._name, 1, f"the first block of a page is “{_DEAL}”")
        fields = Fields(self._name, _line(first), first.content)
        fields.only("code")
        deal = fields.read("code", read_code)
        if deal.game is not self._game:
            raise fields.wrong(f"{deal} is a deal of {deal.game.key}", "code")
        return Desk(deal, self._words, self._answers, self._prose, self._write)

    def _block(self, token: Token) -> Iterator[Token]:
        kind, _, name = token.info.strip().partition(" ")
        if kind == _DEAL:
            return
        self._at = _line(token)
        shown = read_block(Fields(self._name, self._at, token.content), kind, name.strip(), self._desk)
        if shown is not None:
            yield Token("shown", "", 0, block=True, meta={"shown": shown})

    def _inline(self, token: Token, opening: Token) -> Token:
        self._at = _line(token)
        children = token.children or []
        if opening.type == "heading_open":
            self._heading(opening, children)
        token.children = self._fill(children)
        if opening.type == "heading_open":
            heading = self._headings.pop()
            text = "".join(child.content for child in token.children)
            self._headings.append(Heading(heading.level, heading.anchor, text))
        return token

    def _heading(self, opening: Token, children: list[Token]) -> None:
        """Take a heading's anchor off its text."""
        level, last = int(opening.tag[1]), children[-1]
        match = _ANCHOR.search(last.content)
        if match:
            last.content = last.content[: match.start()]
            opening.attrSet("id", match[1])
        elif level > 1:
            raise PageError(self._name, self._at, "a heading needs a name in addresses: {#name}")
        anchor = match[1] if match else ""
        if anchor and any(heading.anchor == anchor for heading in self._headings):
            raise PageError(self._name, self._at, f"the name “{anchor}” is there twice")
        self._headings.append(Heading(level, anchor, ""))

    def _prose(self, text: str) -> Prose:
        """A line of the page's text within a block."""
        (inline,) = self._markdown.parseInline(text)
        return tuple(self._fill(inline.children or []))

    def _fill(self, children: list[Token]) -> list[Token]:
        """The same text with its braces filled in."""
        filled: list[Token] = []
        for child in children:
            filled += self._filled(child) if child.type == "text" else [child]
        return filled

    def _filled(self, token: Token) -> Iterator[Token]:
        for at, part in enumerate(BRACES.split(token.content)):
            if at % 2:
                yield self._value(part)
            elif "{" in part or "}" in part:
                raise PageError(self._name, self._at, "a brace stands alone")
            elif part:
                yield Token("text", "", 0, content=self._write(part))

    def _value(self, text: str) -> Token:
        try:
            value = self._values.show(text)
        except (LookupError, ValueError) as fault:
            raise PageError(self._name, self._at, f"{{{text}}}: {fault.args[0] if fault.args else fault}") from fault
        if isinstance(value, Card):
            return Token("card", "", 0, content=self._words.card(value), meta={"card": value})
        return Token("text", "", 0, content=value)


def _line(token: Token) -> int:
    return token.map[0] + 1 if token.map else 1
