"""A page as HTML: one document that needs nothing else, with headings and landmarks to walk by."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, MutableMapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict

from mulligan.core.cards import UNSEEN, Card
from mulligan.core.codes import Deal
from mulligan.core.deals import Secret
from mulligan.rulebook import drawing
from mulligan.rulebook.page import Page, games, rules_page
from mulligan.rulebook.shown import Board, Boards, Grid, Moves, Prose, Refused, Row
from mulligan.words import Words, direction, languages, speak

_SIGNED = re.compile(r"[-+−]\$?\d+")
_SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


@dataclass(frozen=True)
class Links:
    """Where the links of a page lead.

    Attributes:
        page: from a language and a game to the address of its rules page.
        front: the address of the front page, or empty where there is none.
        play: from a deal to the address at which it is played, or ``None`` where there is none.
        icon: the address of the icon, or empty.
    """

    page: Callable[[str, str], str]
    front: str = ""
    play: Callable[[Deal], str] | None = None
    icon: str = ""


def document(page: Page, links: Links, tongues: Sequence[str], table: Deal | None = None) -> str:
    """The page as a whole document.

    Args:
        page: the page.
        links: where its links lead.
        tongues: the languages it can be read in.
        table: the deal of the reader's table, whose rules are marked.
    """
    words = speak(page.lang)
    body = _Body(words, links, table)
    return f"""<!doctype html>
<html lang="{page.lang}" dir="{direction(page.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(page.title)} – Mulligan</title>
{_heads(page, links, tongues)}<style>{style()}</style>
</head>
<body>
<a class="skip" href="#main">{escape(words.say("page-skip-main"))}</a>
<header>
{_house(links, words)}
<nav aria-label="{escape(words.say("rulebook-languages"))}"><ul>{_tongues(page, links, tongues)}</ul></nav>
</header>
<main id="main" tabindex="-1">
{body.article(page)}</main>
<footer>
<nav aria-labelledby="others"><h2 id="others">{escape(words.say("rulebook-games"))}</h2>
<ul>{_others(page, links, words)}</ul></nav>
</footer>
{drawing.symbols(_cards_of(page))}
</body>
</html>
"""


@cache
def style() -> str:
    """The look of the pages."""
    return files("mulligan.rulebook").joinpath("style.css").read_text(encoding="utf-8")


def _heads(page: Page, links: Links, tongues: Sequence[str]) -> str:
    icon = f'<link rel="icon" href="{escape(links.icon)}" type="image/svg+xml">\n' if links.icon else ""
    others = (
        f'<link rel="alternate" hreflang="{lang}" href="{escape(links.page(lang, page.game.key))}">\n'
        for lang in tongues
    )
    return icon + "".join(others)


def _house(links: Links, words: Words) -> str:
    name = "M<em>u</em>lligan"
    if not links.front:
        return f'<span class="house">{name}</span>'
    return f'<a class="house" href="{escape(links.front)}" aria-label="{escape(words.say("page-home"))}">{name}</a>'


def _tongues(page: Page, links: Links, tongues: Sequence[str]) -> str:
    names, current = languages(), ' aria-current="true"'
    return "".join(
        f'<li><a href="{escape(links.page(lang, page.game.key))}" lang="{lang}" hreflang="{lang}"'
        f"{current if lang == page.lang else ''}>{escape(names[lang])}</a></li>"
        for lang in tongues
    )


def _others(page: Page, links: Links, words: Words) -> str:
    return "".join(
        f'<li><a href="{escape(links.page(page.lang, game.key))}">{escape(words.game(game.key))}</a></li>'
        for game in games()
        if game is not page.game
    )


def _cards_of(page: Page) -> Iterator[Card]:
    for token in page.tokens:
        shown = token.meta.get("shown")
        if isinstance(shown, Board):
            for pile in shown.view.piles:
                yield from pile.cards
        elif isinstance(shown, Boards):
            yield from (card for _, board in shown.players for row in board for card in row)


def _text(text: str) -> str:
    """Text; a number that bears a sign keeps it before its digits where the language is written from right to left."""
    return f'<bdi dir="ltr">{text}</bdi>' if _SIGNED.fullmatch(text) else escape(text)


class _Body(RendererHTML):
    """Renders what stands between the landmarks."""

    def __init__(self, words: Words, links: Links, table: Deal | None) -> None:
        super().__init__()
        self._words = words
        self._links = links
        self._table = table
        self._options = OptionsDict({"xhtmlOut": False, "breaks": False, "langPrefix": ""})  # type: ignore[typeddict-item]

    def article(self, page: Page) -> str:
        """The page's title, what it holds, and its text."""
        tokens = list(page.tokens)
        closed = next(at for at, token in enumerate(tokens) if token.type == "heading_close") + 1
        head = self.render(tokens[:closed], self._options, {})
        return (
            head
            + self._facts(page)
            + self._yours()
            + self._contents(page)
            + self.render(tokens[closed:], self._options, {})
        )

    def _facts(self, page: Page) -> str:
        key, words = page.game.key, self._words
        facts = (words.game_players(key), words.game_time(key), words.game_difficulty(key))
        return f'<p class="facts">{"".join(f"<span>{escape(fact)}</span>" for fact in facts)}</p>\n'

    def _yours(self) -> str:
        if self._table is None:
            return ""
        text = self._words.say("rulebook-your-rules", rules=self._words.rules(self._table))
        return f'<p class="yours">{escape(text)}</p>\n'

    def _contents(self, page: Page) -> str:
        parts = "".join(
            f'<li><a href="#{heading.anchor}">{escape(heading.text)}</a></li>'
            for heading in page.headings
            if heading.level == 2
        )
        title = escape(self._words.say("rulebook-contents"))
        return (
            f'<nav class="contents" aria-labelledby="contents"><h2 id="contents">{title}</h2><ol>{parts}</ol></nav>\n'
        )

    # Tokens of our own, as RendererHTML finds them by name

    def text(self, tokens: Sequence[Token], at: int, options: OptionsDict, env: MutableMapping[str, Any]) -> str:
        """Text, or a number."""
        return _text(tokens[at].content)

    def card(self, tokens: Sequence[Token], at: int, options: OptionsDict, env: MutableMapping[str, Any]) -> str:
        """A card within a sentence: a sign to look at, and its name to be heard."""
        card, name = tokens[at].meta["card"], escape(tokens[at].content)
        if card is UNSEEN or card.is_joker:
            return name
        rank = "10" if card.text[0] == "T" else card.text[0]
        sign = f'<span aria-hidden="true" class="sign suit-{card.suit}">{rank}{_SUITS[card.suit]}</span>'
        return f'{sign}<span class="heard">{name}</span>'

    def shown(self, tokens: Sequence[Token], at: int, options: OptionsDict, env: MutableMapping[str, Any]) -> str:
        """What a block shows."""
        match tokens[at].meta["shown"]:
            case Board() as board:
                return self._board(board)
            case Boards() as boards:
                return self._boards(boards)
            case Moves() as moves:
                return self._moves(moves)
            case Refused() as refused:
                return self._refused(refused)
            case Grid() as grid:
                return self._grid(grid)
        raise TypeError(tokens[at].meta["shown"])

    def table_open(self, tokens: Sequence[Token], at: int, options: OptionsDict, env: MutableMapping[str, Any]) -> str:
        """A table of the text, in a frame that can be scrolled; it bears the name of its part of the page."""
        part = next(tokens[before] for before in range(at, -1, -1) if tokens[before - 1].type == "heading_open")
        name = escape("".join(child.content for child in part.children or []))
        return f'<div class="wide" role="group" aria-label="{name}" tabindex="0"><table>\n'

    def table_close(self, tokens: Sequence[Token], at: int, options: OptionsDict, env: MutableMapping[str, Any]) -> str:
        """Its end."""
        return "</table></div>\n"

    def _prose(self, prose: str | Prose) -> str:
        return _text(prose) if isinstance(prose, str) else self.renderInline(prose, self._options, {})

    def _board(self, board: Board) -> str:
        drawn = drawing.board(board.view, board.layout, board.names)
        caption = f"<p>{self._prose(board.caption)}</p>" if board.caption else ""
        played = self._words.say("rulebook-position", code=board.code, moves=" ".join(board.moves) or 0)
        code = f'<p class="code">{escape(played)}{self._play(board.deal)}</p>'
        return f"<figure>{drawn}<figcaption>{caption}<p>{escape(board.words)}</p>{code}</figcaption></figure>\n"

    def _boards(self, boards: Boards) -> str:
        drawn = "".join(
            f'<div aria-hidden="true"><p>{escape(name)}</p>{drawing.rows(board)}</div>'
            for name, board in boards.players
        )
        caption = f"<p>{self._prose(boards.caption)}</p>" if boards.caption else ""
        words = f"<p>{escape(boards.words)}</p>"
        return (
            f'<figure><div class="boards">{drawn}</div><figcaption>{caption}{words}</figcaption></figure>\n'
            f"{self._grid(boards.grid)}"
        )

    def _play(self, deal: Deal) -> str:
        if self._links.play is None or isinstance(deal.source, Secret):
            return ""
        return f' <a href="{escape(self._links.play(deal))}">{escape(self._words.say("rulebook-play"))}</a>'

    def _moves(self, moves: Moves) -> str:
        rows = "".join(
            f"<li><code>{escape(token)}</code> {escape(sentence)} <span>{escape(score)}</span></li>"
            for token, sentence, score in moves.rows
        )
        name = escape(self._words.say("rulebook-moves", first=moves.first))
        return f'<ol class="moves" start="{moves.first}" aria-label="{name}">{rows}</ol>\n'

    def _refused(self, refused: Refused) -> str:
        token = escape(self._words.say("rulebook-refused", token=refused.token))
        return f'<blockquote class="refused"><p><span>{token}</span> {escape(refused.sentence)}</p></blockquote>\n'

    def _grid(self, grid: Grid) -> str:
        heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in grid.heads)
        rows = "".join(self._row(row) for row in grid.rows)
        name = escape(grid.title)
        return (
            f'<div class="wide" role="group" aria-label="{name}" tabindex="0">'
            f"<table><caption>{name}</caption><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>\n"
        )

    def _row(self, row: Row) -> str:
        table = self._table
        here = table is not None and row.rules is not None and row.rules == table.rules
        first, *rest = row.cells
        cells = "".join(f"<td>{self._prose(cell)}</td>" for cell in rest)
        if row.values:
            cells += f"<td><ul>{''.join(self._values(row.values))}</ul></td>"
        mark = self._mark() if here else ""
        opening = '<tr class="here">' if here else "<tr>"
        return f'{opening}<th scope="row">{self._prose(first)}{mark}</th>{cells}</tr>'

    def _values(self, values: Iterable[tuple[str, Any, str]]) -> Iterator[str]:
        for at, (name, value, text) in enumerate(values):
            said = self._words.say("rulebook-default", value=text) if at == 0 else text
            here = self._table is not None and getattr(self._table.rules, name) == value
            opening = '<li class="here">' if here else "<li>"
            yield f"{opening}{escape(said)}{self._mark() if here else ''}</li>"

    def _mark(self) -> str:
        return f' <span class="mark">{escape(self._words.say("rulebook-yours"))}</span>'


def page_html(lang: str, game: str, links: Links, tongues: Sequence[str], table: Deal | None = None) -> str:
    """The document of a game's rules in a language. Raises as :func:`~mulligan.rulebook.page.rules_page`."""
    return document(rules_page(lang, game), links, tongues, table)
