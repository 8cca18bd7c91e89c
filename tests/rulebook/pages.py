"""Pages as their writers see them, for the tests."""

from __future__ import annotations

import re

from markdown_it import MarkdownIt

from mulligan.games.registry import find_game
from mulligan.rulebook.fields import Fields
from mulligan.rulebook.page import Page, build_text, languages, source, sources

PAGES = sorted(sources())
OTHERS = [(lang, game) for lang, game in PAGES if lang != "en"]
GOLF = "# Golf\n\n```deal\ncode: GO1-E-AAAAAAB\n```\n\n"
"""The beginning of a page to try things on."""
PROSE = ("caption",)
"""The keys whose values are text of the page's language."""


def built(text: str, lang: str = "en") -> Page:
    """A page on Golf with this text."""
    return build_text(GOLF + text, lang, find_game("golf"))


def said(page: Page) -> str:
    """All of a page's text but what its blocks show."""
    return "\n".join(
        "".join(child.content for child in token.children or []) for token in page.tokens if token.type == "inline"
    )


def tokens_of(lang: str, game: str):
    return MarkdownIt("commonmark", {"html": False}).enable("table").parse(source(lang, game))


def anchors(lang: str, game: str) -> list[tuple[str, str]]:
    """The headings of a page: their levels and their names in addresses."""
    tokens = tokens_of(lang, game)
    return [
        (token.tag, "".join(re.findall(r"\{#([^}]*)\}", tokens[at + 1].content)))
        for at, token in enumerate(tokens)
        if token.type == "heading_open"
    ]


def blocks(lang: str, game: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The blocks of a page, with what is text of its language left out."""
    found = []
    for token in tokens_of(lang, game):
        if token.type == "fence":
            texts = token.info.strip() == "scoring"
            fields = Fields(f"{lang}/{game}.md", 1, token.content)
            rows = [
                (key, "" if key in PROSE or (texts and key != "rules") else " ".join(value.split()))
                for key, value in fields.rows()
            ]
            found.append((token.info.strip(), rows))
    return found


def braces(lang: str, game: str) -> set[str]:
    """What the text of a page names in braces, but single cards and ranks, and what only one language has to say."""
    found: set[str] = set()
    for token in tokens_of(lang, game):
        text = re.sub(r"\{#[^}]*\}", "", token.content) if token.type in ("inline", "fence") else ""
        for inner in re.findall(r"\{([^{}]*)\}", text):
            name = inner.partition(":")[0].strip()
            if not re.fullmatch(r"\"[^\"]*\"|[A23456789TJQK][cdhs]?|10", name):
                found.add(name)
    return found


__all__ = ["GOLF", "OTHERS", "PAGES", "anchors", "blocks", "braces", "built", "languages", "said"]
