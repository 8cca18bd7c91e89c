"""Commands that lay, show, play and read a deal."""

from __future__ import annotations

from typing import Annotated

import typer

from mulligan.api import deal_for, find_deal, read_table_link, replay_report, true_cards
from mulligan.cli.given import (
    After,
    Code,
    Json,
    Record,
    find,
    has_screen,
    is_there,
    played_on,
    print_json,
    read_text,
    readable,
    replayed,
    say_stop,
    stop_with,
    tell,
    words_of,
)
from mulligan.cli.root import Lang, command
from mulligan.core.formats import Format, looks_like_code, write_deal
from mulligan.play.session import Session


@command("serve")
def serve(
    host: Annotated[str, typer.Option(metavar="H", help="option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="P", min=0, max=65535, help="option-port")] = 8137,
    db: Annotated[
        str | None,
        typer.Option(metavar="URL", help="option-db"),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="option-open")] = False,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="N", envvar="MULLIGAN_NAMES", help="option-name"),
    ] = None,
    lang: Lang = "en",
) -> None:
    """Serve the web table."""
    spoken = words_of(lang)
    from mulligan.web import serve as serve_web

    serve_web(host=host, port=port, database_url=db, open_page=open_page, words=spoken, names=name or ())


@command("play")
def play(
    what: Annotated[str, typer.Argument(metavar="value-game-code-or-link", help="argument-game-code-or-link")] = "golf",
    lang: Lang = "en",
    line: Annotated[bool, typer.Option("--line", envvar="MULLIGAN_LINE", help="option-line")] = False,
    after: After = "",
) -> None:
    """Play at a table in the terminal; ? lists the keys, or the commands of line mode.

    The table is drawn on the full screen where input and output are a terminal, and else played in line mode.
    """
    words = words_of(lang)
    address = read_table_link(what)
    if address is not None:
        from mulligan.terminal.guest import join_lines

        turned_away = join_lines(address, words)
        if turned_away:
            stop_with(turned_away)
        return
    with readable(lang):
        deal = deal_for(what)
    from mulligan.terminal.line import command_in, play_lines

    order = command_in(after)
    if order is not None:
        stop_with(words.say("terminal-after-command", text=words.quoted(order)))
    if not line and has_screen():
        from mulligan.terminal.screen import play_screen

        raise typer.Exit(play_screen(deal, words, after))
    play_lines(deal, words, after)


@command("deal")
def deal(code: Code, as_json: Json = False, lang: Lang = "en") -> None:
    """Show the start position of a deal."""
    session = Session(find(code, lang))
    if as_json:
        print_json(true_cards(session))
        return
    from mulligan.terminal.board import board_lines

    tell(board_lines(session, words_of(lang)))


@command("words")
def words(code: Code, lang: Lang = "en", after: After = "") -> None:
    """Say a position in words, on one line."""
    from mulligan.terminal.board import viewer

    spoken = words_of(lang)
    session = played_on(find(code, lang), after, lang)
    view = session.view(viewer(session))
    typer.echo(spoken.position(view, session.game.layout_of(session.state)))


@command("replay")
def replay_record(
    file: Record,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """Replay a record: final position, score, counters, outcome."""
    played = replayed(read_text(file, lang), lang)
    session, stop = played.session, played.stop
    if as_json:
        print_json(replay_report(session, stop, words_of(lang).lang))
    else:
        from mulligan.terminal.board import board_lines, counter_line

        spoken = words_of(lang)
        tell((*board_lines(session, spoken), counter_line(session, spoken)))
    if stop is not None:
        stop_with(say_stop(stop, lang))


@command("convert")
def convert(
    source: Annotated[str, typer.Argument(metavar="value-code-or-file", help="argument-deal")],
    to: Annotated[Format, typer.Option(help="option-to")],
    form: Annotated[Format | None, typer.Option("--from", help="option-from")] = None,
    game: Annotated[str, typer.Option(metavar="value-game", help="option-game")] = "",
    lang: Lang = "en",
) -> None:
    """Convert a deal from and to the formats of other programs."""
    from mulligan.terminal.convert import converted

    with readable(lang):
        if form in (None, "code") and looks_like_code(source) and not is_there(source):
            text = write_deal(find_deal(source), to)
        else:
            text = converted(read_text(source, lang), to, form, game)
    typer.echo(text, nl=False)
