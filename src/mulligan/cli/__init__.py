"""The command line. Each command imports its room only when it runs.

One object on standard output with ``--json``; messages for people on standard error. Exit 0: done; 1: the thing asked
about is wrong, with one line that says what and where; 2: wrong usage.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from pathlib import Path
from typing import Final, NoReturn

from mulligan.cli import deals, rounds, rules, solving  # noqa: F401  (each brings its commands)
from mulligan.cli.root import app
from mulligan.cli.usage import language_of

_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""What the system says of an output that takes no more."""


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
    except SystemExit as end:
        # Typer makes an exit with code 1 of a reader that has gone away.
        if isinstance(end.__context__, BrokenPipeError):
            raise SystemExit(0) from None
        raise
    except OSError as fault:
        if fault.errno not in _FULL:
            raise
        _give_up(fault)


def _give_up(fault: OSError) -> NoReturn:
    """Say that the output cannot be written, and leave."""
    from mulligan.words import choose_language, speak

    # What is left of it would be tried, and missed, once more at the very end.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    words = speak(choose_language([language_of(sys.argv[1:])]))
    sys.stderr.write(words.say("terminal-no-output", why=words.why(fault.strerror or "")) + "\n")
    raise SystemExit(1) from None
