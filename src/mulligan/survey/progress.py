"""How far a survey is: a bar where there is a terminal, else a line now and then. Always on standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, Protocol

from mulligan.words import Words
from mulligan.words.messages import Grouped
from mulligan.words.numbers import decimal

_SECONDS: Final = 10.0
"""The time between two lines."""


class Show(Protocol):
    """Shows how far a survey is."""

    def __call__(self, more: int) -> None:
        """So many deals more are solved."""


class Pace:
    """How fast deals are solved, and how long the rest takes at that pace."""

    def __init__(self, deals: int, done: int, words: Words) -> None:
        self._deals = deals
        self._words = words
        self._begun, self._at_first = monotonic(), done
        self.done = done

    def line(self) -> str:
        """So many of so many, so many a second, so much time left."""
        passed, solved = monotonic() - self._begun, self.done - self._at_first
        counted = {"done": Grouped(self.done), "deals": Grouped(self._deals)}
        if not solved or passed <= 0:
            return self._words.say("survey-begun", **counted)
        rate = solved / passed
        left = _time(round((self._deals - self.done) / rate))
        pace = decimal(self._words, rate, 0 if rate >= 10 else 1)
        return self._words.say("survey-progress", **counted, rate=pace, left=left)


def _time(seconds: int) -> str:
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}"


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


@contextmanager
def _lines(pace: Pace) -> Iterator[Show]:
    told = monotonic()
    _say(pace.line())

    def show(more: int) -> None:
        nonlocal told
        pace.done += more
        if monotonic() - told >= _SECONDS:
            told = monotonic()
            _say(pace.line())

    yield show
    _say(pace.line())


@contextmanager
def _bar(pace: Pace, deals: int) -> Iterator[Show]:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    columns = (BarColumn(), TaskProgressColumn(), TextColumn("{task.description}", markup=False))
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(pace.line(), total=deals, completed=pace.done)

        def show(more: int) -> None:
            pace.done += more
            progress.update(task, completed=pace.done, description=pace.line())

        yield show


@contextmanager
def progress(deals: int, done: int, words: Words) -> Iterator[Show]:
    """Show how far a survey is.

    Args:
        deals: how many deals there are in all.
        done: how many of them are solved already.
        words: the language.
    """
    pace = Pace(deals, done, words)
    with _bar(pace, deals) if sys.stderr.isatty() else _lines(pace) as show:
        yield show
