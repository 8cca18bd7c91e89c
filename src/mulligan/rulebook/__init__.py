"""Rules pages that cannot disagree with the games.

A page is Markdown, ``<language>/<game>.md`` beside this module: text with blocks and braces in it. Blocks name a deal
and moves, and the rules play them; braces name a number, and the rules say it. A page that is wrong about a game does
not build.
"""

from mulligan.rulebook.faults import PageError
from mulligan.rulebook.page import Page, games, is_written, languages, rules_page

__all__ = ["Page", "PageError", "games", "is_written", "languages", "rules_page"]
