"""Commands that tell of the games: games, rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mulligan.cli.given import Json, print_json, readable, stop_with, tell, words_of
from mulligan.cli.root import Lang, command
from mulligan.games.registry import GAMES, find_game

if TYPE_CHECKING:
    from mulligan.words import Words


@command("games")
def games(lang: Lang = "en", as_json: Json = False) -> None:
    """List the games, their presets and their options."""
    from mulligan.terminal.games import games_json, games_lines

    spoken = words_of(lang)
    if as_json:
        print_json(games_json(GAMES))
        return
    tell(games_lines(GAMES, spoken))


@command("rules")
def rules(
    game: Annotated[str, typer.Argument(metavar="value-game", help="argument-rules-game")] = "",
    lang: Lang = "en",
    out: Annotated[
        Path | None,
        typer.Option(metavar="value-folder", help="option-rules-out"),
    ] = None,
) -> None:
    """Show a game's rules page, every example of it played by the rules."""
    from mulligan import rulebook

    spoken = words_of(lang)
    if not game and out is None:
        raise typer.BadParameter(spoken.say("terminal-no-game"))
    with readable(lang):
        keys = [find_game(game).key] if game else [one.key for one in rulebook.games()]
        pages = [rulebook.rules_page(spoken.lang, key) for key in keys]
    if out is not None:
        typer.echo(_written(out, keys, spoken))
        return
    from mulligan.rulebook.text import page_lines

    tell(page_lines(pages[0]))


def _written(folder: Path, games: list[str], words: Words) -> str:
    """Write rules pages into a folder; the path of their index."""
    from mulligan.rulebook.export import write_pages

    try:
        return str(write_pages(folder, games)[-1])
    except OSError as fault:
        file = words.whole(str(fault.filename))
        stop_with(words.say("terminal-not-written", file=file, why=words.why(fault.strerror or "")))
