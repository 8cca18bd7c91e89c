"""Workers here: a process for each core."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import takewhile
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Event, Thread
from time import sleep
from typing import Final

from mulligan.survey.work import Portion, Row, rows_of


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


_LEAVING: Final = Event()
"""In a worker: set when the survey is over, so that nobody waits for the portion any more."""
_GRACE: Final = 0.5
"""Seconds in which a worker may end by itself: rather between two deals than while it writes to the survey."""


def _leave_with(survey: Connection) -> None:
    """Wait until the survey has closed its end, or has died, and leave."""
    with suppress(EOFError, OSError):
        survey.recv()
    _LEAVING.set()
    sleep(_GRACE)
    os._exit(0)


def _begin(survey: Connection) -> None:
    """A worker's first act. Ctrl+C is for the survey, which then lets its workers go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with, args=(survey,), daemon=True).start()


def _solve_until_over(portion: Portion) -> list[Row]:
    return list(takewhile(lambda _: not _LEAVING.is_set(), rows_of(portion)))


class LocalCrew:
    """Processes of this machine. They die with the survey, however that ends.

    Attributes:
        workers: how many.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        # Started anew, not forked: a fork copies the locks of threads that it does not copy.
        self._context = get_context("spawn")
        self._theirs, self._ours = self._context.Pipe(duplex=False)
        self._pool = self._make_pool()

    def _make_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, self._context, initializer=_begin, initargs=(self._theirs,))

    @property
    def places(self) -> int:
        """Each worker has a portion and another one waiting."""
        return 2 * self.workers

    def submit(self, portion: Portion) -> Future[list[Row]]:
        """Give out a portion, to new workers where the others have broken down."""
        try:
            return self._pool.submit(_solve_until_over, portion)
        except BrokenProcessPool:
            self._pool.shutdown()
            self._pool = self._make_pool()
            return self._pool.submit(_solve_until_over, portion)

    def is_death(self, fault: BaseException) -> bool:
        """When one worker dies, the pool gives up all its portions."""
        return isinstance(fault, BrokenProcessPool)

    def close(self) -> None:
        """Let the workers go, whatever they are at."""
        self._ours.close()
        self._pool.shutdown(cancel_futures=True)
        self._theirs.close()


@contextmanager
def local_crew(workers: int | None) -> Iterator[LocalCrew]:
    """Workers of this machine, one for each core if not told how many."""
    crew = LocalCrew(workers or cores())
    try:
        yield crew
    finally:
        crew.close()
