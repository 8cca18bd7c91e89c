"""All rules pages as files: a folder that can be read from a disk or put on any server."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from mulligan.rulebook.html import Links, document, style
from mulligan.rulebook.page import Page, languages, rules_page
from mulligan.words import speak

LINKS: Final = Links(page=lambda lang, game: f"../{lang}/{game}.html", front="../index.html")


def write_pages(folder: Path, games: Sequence[str]) -> list[Path]:
    """Write the pages of some games in every language, and an index of them.

    Args:
        folder: where to; it is made if it is not there.
        games: the games' keys.

    Returns:
        The files, the index last.

    Raises:
        OSError: the folder cannot be written.
        Unreadable: ``game_key``.
    """
    pages = {lang: [rules_page(lang, game) for game in games] for lang in languages()}
    written = []
    for lang, those in pages.items():
        (folder / lang).mkdir(parents=True, exist_ok=True)
        for page in those:
            written.append(folder / lang / f"{page.game.key}.html")
            written[-1].write_text(document(page, LINKS, languages()), encoding="utf-8")
    written.append(folder / "index.html")
    written[-1].write_text(_index(pages), encoding="utf-8")
    return written


def _index(pages: dict[str, list[Page]]) -> str:
    parts = "\n".join(_part(lang, those) for lang, those in pages.items())
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mulligan</title>
<style>{style()}</style>
</head>
<body>
<main>
<h1>Mulligan</h1>
{parts}
</main>
</body>
</html>
"""


def _part(lang: str, pages: Sequence[Page]) -> str:
    title = escape(speak(lang).say("rulebook-all"))
    return f'<section lang="{lang}"><h2>{title}</h2><ul>{"".join(_items(lang, pages))}</ul></section>'


def _items(lang: str, pages: Sequence[Page]) -> Iterator[str]:
    for page in pages:
        yield f'<li><a href="{lang}/{page.game.key}.html">{escape(page.title)}</a></li>'
