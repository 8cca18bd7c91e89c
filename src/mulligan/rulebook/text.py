"""A page as plain text, for a terminal: nothing is drawn that a screen reader would not read out in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

from markdown_it.token import Token
from markdown_it.tree import SyntaxTreeNode

from mulligan.rulebook.lines import board_lines, card_sign
from mulligan.rulebook.page import Page
from mulligan.rulebook.shown import Board, Boards, Grid, Moves, Prose, Refused, Row
from mulligan.words import Words, speak

WIDTH: Final = 78
_UNDERLINES: Final = {1: "=", 2: "-"}


def page_lines(page: Page) -> Iterator[str]:
    """The page, line by line."""
    words = speak(page.lang)
    key = page.game.key
    facts = " · ".join((words.game_players(key), words.game_time(key), words.game_difficulty(key)))
    tokens = list(page.tokens)
    for at, node in enumerate(SyntaxTreeNode(tokens).children):
        if at:
            yield ""
        yield from _block(node, words)
        if at == 0:
            yield facts


def _block(node: SyntaxTreeNode, words: Words) -> Iterator[str]:
    match node.type:
        case "heading":
            text = _text(node)
            yield text
            if node.tag[1:] in ("1", "2"):
                yield _UNDERLINES[int(node.tag[1:])] * len(text)
        case "paragraph":
            yield from wrap(_text(node), WIDTH)
        case "bullet_list" | "ordered_list":
            yield from _items(node, words)
        case "blockquote":
            for child in node.children:
                yield from _hang("  ", _block(child, words))
        case "table":
            rows = [[_text(cell) for cell in row.children] for part in node.children for row in part.children]
            yield from _table(rows[0], rows[1:])
        case "shown":
            yield from _shown(node.meta["shown"], words)
        case _:
            raise TypeError(f"{node.type} has no text")


def _items(node: SyntaxTreeNode, words: Words) -> Iterator[str]:
    first = int(node.attrs.get("start", 1))
    for number, item in enumerate(node.children, first):
        sign = f"{number}. " if node.type == "ordered_list" else "- "
        lines = [line for child in item.children for line in _block(child, words)]
        yield from _hang(sign, _rewrapped(lines, WIDTH - len(sign)))


def _rewrapped(lines: Sequence[str], width: int) -> list[str]:
    """Lines that became too long for the room they have."""
    return wrap(" ".join(lines), width) if any(len(line) > width for line in lines) else list(lines)


def _hang(sign: str, lines: Iterator[str] | Sequence[str]) -> Iterator[str]:
    for at, line in enumerate(lines):
        yield f"{sign if at == 0 else ' ' * len(sign)}{line}"


def _text(node: SyntaxTreeNode) -> str:
    """What a node says, without its marks."""
    if node.type in ("softbreak", "hardbreak"):
        return " "
    if node.children:
        return "".join(map(_text, node.children))
    return node.content


def _prose(prose: str | Prose) -> str:
    if isinstance(prose, str):
        return prose
    return "".join(map(_said, prose))


def _said(token: Token) -> str:
    return " " if token.type == "softbreak" else token.content


def _shown(shown: object, words: Words) -> Iterator[str]:
    match shown:
        case Board():
            yield from _board(shown, words)
        case Boards():
            yield from _boards(shown, words)
        case Moves(first, rows):
            for number, (token, sentence, score) in enumerate(rows, first):
                sign = f"{number}. "
                yield from _hang(sign, wrap(f"{token}: {sentence} {score}".rstrip(), WIDTH - len(sign)))
        case Refused(token, sentence):
            yield from wrap(f"{words.say('rulebook-refused', token=token)}. {sentence}", WIDTH)
        case Grid():
            yield shown.title
            cells = [[_prose(cell) for cell in row.cells] + _values(row, words) for row in shown.rows]
            yield from _table(list(shown.heads), cells)


def _board(board: Board, words: Words) -> Iterator[str]:
    if board.caption:
        yield from wrap(_prose(board.caption), WIDTH)
    played = words.say("rulebook-position", code=board.code, moves=" ".join(board.moves) or 0)
    yield from wrap(played, WIDTH)
    yield ""
    yield from board_lines(board.view, board.layout, board.names)
    yield ""
    yield from wrap(board.words, WIDTH)


def _boards(boards: Boards, words: Words) -> Iterator[str]:
    if boards.caption:
        yield from wrap(_prose(boards.caption), WIDTH)
    for name, board in boards.players:
        yield ""
        yield name
        yield from ("  " + " ".join(card_sign(card).ljust(3) for card in row).rstrip() for row in board)
    yield ""
    yield from wrap(boards.words, WIDTH)
    yield ""
    yield from _shown(boards.grid, words)


def _values(row: Row, words: Words) -> list[str]:
    if not row.values:
        return []
    first, *others = (text for _, _, text in row.values)
    return ["; ".join((words.say("rulebook-default", value=first), *others))]


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Columns side by side where there is room for them, else rows by themselves with the names of their columns."""
    widths = [max(len(row[at]) for row in (heads, *rows)) for at in range(len(heads))]
    if sum(widths) + 2 * (len(widths) - 1) <= WIDTH:
        for row in (heads, *rows):
            yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        return
    if len(heads) == 2:
        for name, what in rows:
            yield from wrap(f"{name}: {what}", WIDTH, subsequent_indent="  ")
        return
    for row in rows:
        yield from wrap(row[0], WIDTH)
        for head, cell in zip(heads[1:], row[1:], strict=True):
            yield from _hang("  ", wrap(f"{head}: {cell}", WIDTH - 2))
