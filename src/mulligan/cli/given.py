"""What the commands are given: codes, records, files, languages; and how a command says that one of them is wrong."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from mulligan.api import find_deal
from mulligan.core.codes import Deal
from mulligan.core.faults import Unreadable
from mulligan.core.letters import lower
from mulligan.core.record import read_tokens
from mulligan.games.registry import read_record
from mulligan.play.session import Replay, Session, Stop, advance, replay

if TYPE_CHECKING:
    from mulligan.words import Words

Code = Annotated[str, typer.Argument(metavar="value-code", help="argument-code")]
Json = Annotated[bool, typer.Option("--json", help="option-json")]
Position = Annotated[str, typer.Argument(metavar="value-code-or-file", help="argument-position")]
Record = Annotated[str, typer.Argument(metavar="value-file-or-input", help="argument-record")]
After = Annotated[str, typer.Option(metavar="value-moves", help="option-after")]


def stop_with(text: str) -> NoReturn:
    """Say one line on standard error and leave with exit code 1."""
    typer.echo(text, err=True)
    raise typer.Exit(1)


def words_of(lang: str) -> Words:
    """The words of a language, also by a tag such as ``hr-HR``; one that nobody has written ends the command."""
    from mulligan.words import choose_language, speak

    try:
        return speak(choose_language([lang], default=lang))
    except Unreadable as fault:
        stop_with(speak("en").unreadable(fault))


@contextmanager
def readable(lang: str) -> Iterator[None]:
    """What cannot be read or answered in here ends the command, with its sentence."""
    try:
        yield
    except Unreadable as fault:
        stop_with(words_of(lang).unreadable(fault))


def tell(lines: Iterable[str]) -> None:
    """Texts on standard output, a line each."""
    for text in lines:
        typer.echo(text)


def find(code: str, lang: str = "en") -> Deal:
    """The deal of a code or link; a code that cannot be read ends the command."""
    with readable(lang):
        return find_deal(code)


def say_stop(stop: Stop, lang: str) -> str:
    """Which move a replay stopped at, and why."""
    words = words_of(lang)
    text = words.refusal(stop.refusal)
    return words.say("terminal-refused-move", number=stop.index + 1, token=words.quoted(stop.token), text=text)


def played_on(deal: Deal, after: str, lang: str) -> Session:
    """A deal after these moves; one that is refused ends the command."""
    session = Session(deal)
    stop = advance(session, read_tokens(after))
    if stop is not None:
        stop_with(say_stop(stop, lang))
    return session


def read_text(file: str, lang: str) -> str:
    """The text of a file, or of standard input for ``-``."""
    words = words_of(lang)
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return raw.decode("utf-8-sig")
    except OSError as fault:
        stop_with(words.say("terminal-no-file", file=words.whole(file), why=words.why(fault.strerror or "")))
    except UnicodeDecodeError as fault:
        stop_with(words.say("terminal-no-text", file=words.whole(file), position=fault.start + 1))


def is_there(file: str) -> bool:
    """Whether a file of this name exists."""
    try:
        return Path(file).exists()
    except OSError:  # no file can have this name
        return False


def has_screen() -> bool:
    """Whether somebody sits at a terminal that can be drawn on, with all characters of a drawing."""
    # The drawing itself is written to standard error.
    streams = (sys.stdin, sys.stdout, sys.stderr)
    if os.environ.get("TERM") == "dumb" or not all(stream is not None and stream.isatty() for stream in streams):
        return False
    return lower(sys.stdout.encoding).startswith("utf")


def replayed(text: str, lang: str) -> Replay:
    """A record, replayed as far as it goes; one that cannot be read ends the command."""
    with readable(lang):
        return replay(read_record(text))


def _is_file(text: str) -> bool:
    """Whether a text names a file, there or not, rather than a code."""
    path = Path(text)
    try:
        return path.is_file() or (bool(path.suffix) and ":" not in text)
    except (OSError, ValueError):  # too long for a name, or with a letter that no name has
        return False


def position_of(what: str, lang: str) -> Replay:
    """The start position of a code, or the last position of a record."""
    try:
        return Replay(Session(find_deal(what)), None)
    except Unreadable as fault:
        if what != "-" and not _is_file(what):
            stop_with(words_of(lang).unreadable(fault))
    return replayed(read_text(what, lang), lang)


def print_json(value: dict[str, Any]) -> None:
    """One JSON object on one line of standard output; letters that its encoding lacks are written as numbers."""
    encoding = getattr(sys.stdout, "encoding", None) or ""
    typer.echo(json.dumps(value, ensure_ascii=not lower(encoding).startswith("utf")))
