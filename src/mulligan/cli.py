"""The command line. Each command imports its room only when it runs.

One object on standard output with ``--json``; messages for people on standard error. Exit 0: done; 1: the thing asked
about is wrong, with one line that says what and where; 2: wrong usage.
"""

from __future__ import annotations

import io
import json
import os
import sys
from importlib.metadata import version
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn

import typer

from mulligan.api import deal_for, find_deal, read_table_link, replay_report, true_cards
from mulligan.core.codes import Deal
from mulligan.core.faults import Unreadable
from mulligan.core.formats import Format, looks_like_code, write_deal
from mulligan.core.record import read_tokens
from mulligan.games.registry import GAMES, find_game, read_record
from mulligan.play.session import Replay, Session, Stop, advance, replay
from mulligan.solve.solution import Objective

if TYPE_CHECKING:
    from mulligan.words import Words

app = typer.Typer(
    name="mulligan",
    help="A card table for patience: in the browser, in the terminal, from Python.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

Code = Annotated[str, typer.Argument(metavar="CODE", help="A deal code: GO1-E-AAAAAAB, golf/strict/ms:5, or a link.")]
Lang = Annotated[str, typer.Option(metavar="L", help="The language of the answer: en, hr, it, sr, ...")]
Json = Annotated[bool, typer.Option("--json", help="One JSON object on standard output.")]
Position = Annotated[
    str, typer.Argument(metavar="CODE, FILE or -", help="A deal code, or a record in a file; - reads standard input.")
]
After = Annotated[str, typer.Option(metavar="MOVES", help='What has been played, for example "d 5 2".')]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"mulligan {version('mulligan')}")
        raise typer.Exit


@app.callback()
def about(
    show_version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version and leave.")
    ] = False,
) -> None:
    """A card table for patience: in the browser, in the terminal, from Python."""


def stop_with(text: str) -> NoReturn:
    """Say one line on standard error and leave with exit code 1."""
    typer.echo(text, err=True)
    raise typer.Exit(1)


def _words(lang: str) -> Words:
    from mulligan.words import speak

    try:
        return speak(lang)
    except Unreadable as fault:
        stop_with(speak("en").unreadable(fault))


def _find(code: str, lang: str = "en") -> Deal:
    try:
        return find_deal(code)
    except Unreadable as fault:
        stop_with(_words(lang).unreadable(fault))


def _say_stop(stop: Stop, lang: str) -> str:
    words = _words(lang)
    text = words.refusal(stop.refusal)
    return words.say("terminal-refused-move", number=stop.index + 1, token=words.quoted(stop.token), text=text)


def _played(deal: Deal, after: str, lang: str) -> Session:
    session = Session(deal)
    stop = advance(session, read_tokens(after))
    if stop is not None:
        stop_with(_say_stop(stop, lang))
    return session


def _read_text(file: str, lang: str) -> str:
    """The text of a file, or of standard input for ``-``."""
    words = _words(lang)
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return raw.decode("utf-8-sig")
    except OSError as fault:
        stop_with(words.say("terminal-no-file", file=file, why=fault.strerror or ""))
    except UnicodeDecodeError as fault:
        stop_with(words.say("terminal-no-text", file=file, position=fault.start + 1))


def _is_there(file: str) -> bool:
    try:
        return Path(file).exists()
    except OSError:  # no file can have this name
        return False


def _replayed(text: str, lang: str) -> Replay:
    try:
        return replay(read_record(text))
    except Unreadable as fault:
        stop_with(_words(lang).unreadable(fault))


def _is_file(text: str) -> bool:
    """Whether a text names a file, there or not, rather than a code."""
    path = Path(text)
    try:
        return path.is_file() or (bool(path.suffix) and ":" not in text)
    except (OSError, ValueError):  # too long for a name, or with a letter that no name has
        return False


def _position(what: str, lang: str) -> Replay:
    """The start position of a code, or the last position of a record."""
    try:
        return Replay(Session(find_deal(what)), None)
    except Unreadable as fault:
        if what != "-" and not _is_file(what):
            stop_with(_words(lang).unreadable(fault))
    return _replayed(_read_text(what, lang), lang)


def _print_json(value: dict[str, Any]) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False))


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="H", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="P", min=0, max=65535, help="The port; 0 for any free one.")] = 8137,
    db: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Where games are kept; SQLite in the user's data folder if not told."),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page where there is a display.")] = False,
    lang: Lang = "en",
) -> None:
    """Serve the web table."""
    spoken = _words(lang)
    from mulligan.web import serve as serve_web

    serve_web(host=host, port=port, database_url=db, open_page=open_page, words=spoken)


@app.command()
def play(
    what: Annotated[
        str, typer.Argument(metavar="[GAME, CODE or LINK]", help="A game (golf, golf/strict), a deal code, or a link.")
    ] = "golf",
    lang: Lang = "en",
    line: Annotated[
        bool, typer.Option("--line", help="Plain line mode: one event a line, nothing is redrawn.")
    ] = False,
    after: After = "",
) -> None:
    """Play at a table in the terminal; ? lists the commands."""
    words = _words(lang)
    address = read_table_link(what)
    if address is not None:
        from mulligan.terminal.guest import join_lines

        join_lines(address, words)
        return
    from mulligan.terminal.line import play_lines

    try:
        deal = deal_for(what)
    except Unreadable as fault:
        stop_with(words.unreadable(fault))
    play_lines(deal, words, after)


@app.command()
def deal(code: Code, as_json: Json = False, lang: Lang = "en") -> None:
    """Show the start position of a deal."""
    session = Session(_find(code, lang))
    if as_json:
        _print_json(true_cards(session))
        return
    from mulligan.terminal.board import board_lines

    for text in board_lines(session, _words(lang)):
        typer.echo(text)


@app.command()
def words(code: Code, lang: Lang = "en", after: After = "") -> None:
    """Say a position in words, on one line."""
    from mulligan.terminal.board import viewer

    spoken = _words(lang)
    session = _played(_find(code, lang), after, lang)
    view = session.view(viewer(session))
    typer.echo(spoken.position(view, session.game.layout_of(session.state)))


@app.command(name="replay")
def replay_record(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A record: a code, then the moves. - reads standard input.")
    ],
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """Replay a record: final position, score, counters, outcome."""
    played = _replayed(_read_text(file, lang), lang)
    session, stop = played.session, played.stop
    if as_json:
        _print_json(replay_report(session, stop))
    else:
        from mulligan.terminal.board import board_lines, counter_line

        for text in (*board_lines(session, _words(lang)), counter_line(session, _words(lang))):
            typer.echo(text)
    if stop is not None:
        stop_with(_say_stop(stop, lang))


@app.command()
def convert(
    source: Annotated[
        str, typer.Argument(metavar="FILE, - or CODE", help="A deal in a file, on standard input, or by its code.")
    ],
    to: Annotated[Format, typer.Option(help="The format that is wanted; only a code holds the rules.")],
    form: Annotated[
        Format | None, typer.Option("--from", help="The format of the text; by its beginning if not told.")
    ] = None,
    game: Annotated[
        str, typer.Option(metavar="GAME", help="The game of a board or deck; by the board's shape if not told.")
    ] = "",
    lang: Lang = "en",
) -> None:
    """Convert a deal from and to the formats of other programs."""
    from mulligan.terminal.convert import converted

    try:
        if form in (None, "code") and looks_like_code(source) and not _is_there(source):
            text = write_deal(find_deal(source), to)
        else:
            text = converted(_read_text(source, lang), to, form, game)
    except Unreadable as fault:
        stop_with(_words(lang).unreadable(fault))
    typer.echo(text, nl=False)


@app.command()
def solve(
    what: Position,
    as_json: Json = False,
    objective: Annotated[
        Objective, typer.Option(help="What the line is for: a win, the best end there is, or a win in few moves.")
    ] = "win",
    budget: Annotated[float, typer.Option(metavar="SECONDS", min=0, help="When to give up.")] = 60.0,
    lang: Lang = "en",
) -> None:
    """Solve a position exactly, with every card known: won or lost, the best there is, and a line."""
    from mulligan.solve.registry import find_solver
    from mulligan.terminal.solving import solution_json, solution_lines

    spoken = _words(lang)
    position = _position(what, lang)
    deal = position.session.deal
    try:
        solver = find_solver(deal.game.key)
    except Unreadable as fault:
        stop_with(spoken.unreadable(fault))
    solution = solver(position.session.state, objective, budget=budget)
    if as_json:
        _print_json(solution_json(deal, solution))
    else:
        for text in solution_lines(deal, solution, spoken):
            typer.echo(text)
    if position.stop is not None:
        stop_with(_say_stop(position.stop, lang))


@app.command(name="hint")
def advise(
    what: Position,
    after: After = "",
    all_seeing: Annotated[
        bool, typer.Option("--all-seeing", help="Use the true cards, not only what the player can see.")
    ] = False,
    as_json: Json = False,
    budget: Annotated[float, typer.Option(metavar="SECONDS", min=0, help="How long to think.")] = 2.0,
    lang: Lang = "en",
) -> None:
    """Advise a move, judged by what the player can see, and say why."""
    from mulligan.terminal.advice import advised, hint_json, hint_lines

    spoken = _words(lang)
    position = _position(what, lang)
    session = position.session
    stop = position.stop or advance(session, read_tokens(after))
    if stop is not None and position.stop is None:
        stop_with(_say_stop(stop, lang))
    begun = monotonic()
    try:
        given = advised(session, budget, all_seeing=all_seeing)
    except Unreadable as fault:
        stop_with(spoken.unreadable(fault))
    if as_json:
        _print_json(hint_json(session, given, spoken, monotonic() - begun))
    else:
        for text in hint_lines(session, given, spoken):
            typer.echo(text)
    if stop is not None:
        stop_with(_say_stop(stop, lang))


@app.command()
def review(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A record: a code, then the moves. - reads standard input.")
    ],
    as_json: Json = False,
    budget: Annotated[float, typer.Option(metavar="SECONDS", min=0, help="When to give up.")] = 60.0,
    lang: Lang = "en",
) -> None:
    """Review a game: what its deal allowed, and where that was given away."""
    from mulligan.terminal.advice import review_json, review_lines, reviewed

    spoken = _words(lang)
    played = _replayed(_read_text(file, lang), lang)
    begun = monotonic()
    try:
        found = reviewed(played.session, budget)
    except Unreadable as fault:
        stop_with(spoken.unreadable(fault))
    if as_json:
        _print_json(review_json(played.session, found, spoken, monotonic() - begun))
    else:
        for text in review_lines(played.session, found, spoken):
            typer.echo(text)
    if played.stop is not None:
        stop_with(_say_stop(played.stop, lang))


@app.command()
def score(
    file: Annotated[
        str, typer.Argument(metavar="FILE or -", help="A player a line, the closer marked: Ana*: 6c 2h / Xr 3s.")
    ],
    diagonals: Annotated[
        bool, typer.Option("--diagonals/--no-diagonals", help="Whether the diagonals of square boards are lines.")
    ] = True,
    joker_lines: Annotated[
        Literal["zero", "keep"], typer.Option(help="A line of jokers counts nothing, or they keep their -3 each.")
    ] = "zero",
    tie: Annotated[
        Literal["success", "neutral", "fail"],
        typer.Option(help="A closer who shares the lowest board gets the bonus, nothing, or the penalty."),
    ] = "success",
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """Score a round of table Golf played with real cards."""
    from mulligan.terminal.scoring import score_json, score_lines, scores

    spoken = _words(lang)
    text = _read_text(file, lang)
    try:
        found = scores(text, diagonals=diagonals, joker_lines=joker_lines, tie=tie)
    except Unreadable as fault:
        stop_with(spoken.unreadable(fault))
    if as_json:
        _print_json(score_json(found))
    else:
        for line in score_lines(found, spoken):
            typer.echo(line)


@app.command()
def verify(
    file: Annotated[
        str, typer.Argument(metavar="FILE or -", help="The round's record, and a line with its fingerprint.")
    ],
    lang: Lang = "en",
) -> None:
    """Check a round's secret against the fingerprint shown before it, and its record."""
    from mulligan.terminal.verifying import mismatches, read_claim, verified_lines

    spoken = _words(lang)
    text = _read_text(file, lang)
    try:
        claim = read_claim(text)
    except Unreadable as fault:
        stop_with(spoken.unreadable(fault))
    wrong = list(mismatches(claim, spoken))
    if wrong:
        stop_with("\n".join(wrong))
    for line in verified_lines(claim, spoken):
        typer.echo(line)


@app.command()
def survey(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game: golf, klondike.")],
    rules: Annotated[
        str, typer.Option(metavar="R", help="A preset (E) or option words (strict+strokes); the default preset if not.")
    ] = "",
    deals: Annotated[int, typer.Option(metavar="N", min=1, max=10**10, help="How many deals.")] = 1000,
    first: Annotated[int, typer.Option(metavar="K", min=0, max=2**62, help="The number of the first deal.")] = 1,
    numbering: Annotated[
        str, typer.Option(metavar="NAME", help="Whose numbers: own, or another program's: ms, pysol, ...")
    ] = "own",
    budget: Annotated[float, typer.Option(metavar="SECONDS", min=0, help="When to leave a deal undecided.")] = 60.0,
    workers: Annotated[
        int | None,
        typer.Option(metavar="W", min=1, max=4096, help="How many processes; one for each core if not told."),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="A Dask scheduler (tcp://host:8786), or local to start one here."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A Parquet file, one row a deal; the same command goes on with it."),
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="A picture of the result: .svg or .png.")] = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """Solve many deals: what share can be won, and how well."""
    from mulligan.survey.asked import ask, need

    spoken = _words(lang)
    try:
        need(["polars"])
        from mulligan.survey.conduct import conduct
        from mulligan.survey.figures import figures_json
        from mulligan.survey.report import figures_lines

        asked = ask(game, rules, numbering, first, deals, budget)
        found = conduct(asked, spoken, out=out, workers=workers, cluster=cluster, plot=plot)
    except Unreadable as fault:
        stop_with(spoken.unreadable(fault))
    except KeyboardInterrupt:
        typer.echo(spoken.say("survey-stopped-kept", file=out.name) if out else spoken.say("survey-stopped"), err=True)
        raise typer.Exit(130) from None
    if as_json:
        _print_json(figures_json(found))
    else:
        for text in figures_lines(found, spoken):
            typer.echo(text)


@app.command()
def games(lang: Lang = "en", as_json: Json = False) -> None:
    """List the games, their presets and their options."""
    from mulligan.terminal.games import games_json, games_lines

    spoken = _words(lang)
    if as_json:
        _print_json(games_json(GAMES))
        return
    for text in games_lines(GAMES, spoken):
        typer.echo(text)


@app.command()
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, for example golf; none with --out: all.")] = "",
    lang: Lang = "en",
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Write the pages as HTML into a folder instead, in every language."),
    ] = None,
) -> None:
    """Show a game's rules page, every example of it played by the rules."""
    from mulligan import rulebook

    if not game and out is None:
        raise typer.BadParameter("name a game, or a folder with --out", param_hint="GAME")
    try:
        keys = [find_game(game).key] if game else [one.key for one in rulebook.games()]
        pages = [rulebook.rules_page(lang, key) for key in keys]
    except Unreadable as fault:
        stop_with(_words("en").unreadable(fault))
    if out is not None:
        typer.echo(_written(out, keys))
        return
    from mulligan.rulebook.text import page_lines

    for text in page_lines(pages[0]):
        typer.echo(text)


def _written(folder: Path, games: list[str]) -> str:
    """Write rules pages into a folder; the path of their index."""
    from mulligan.rulebook.export import write_pages

    try:
        return str(write_pages(folder, games)[-1])
    except OSError as fault:
        stop_with(_words("en").say("terminal-not-written", file=str(fault.filename), why=fault.strerror or ""))


def main() -> None:
    """Run the command line. A reader that has gone away (``| head``) is no fault."""
    if sys.stdin is None:  # closed by whoever started us: there is nothing to read
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A letter that a terminal lacks, or a byte that is none, shows as a question mark; it must not end the game.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None
