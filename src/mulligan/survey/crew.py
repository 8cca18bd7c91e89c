"""Who solves: workers that are given portions, and what is done when one of them dies."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from importlib.metadata import version
from queue import Empty, SimpleQueue
from typing import Final, Protocol

from mulligan.core.faults import Unreadable
from mulligan.survey.asked import Survey
from mulligan.survey.work import Portion, Row

_FIRST_DEALS: Final = 16
"""How many deals the first portions have, as long as it is not known how long a deal takes."""
_MOST_DEALS: Final = 5000
_SECONDS: Final = 1.0
"""How long a portion takes: long beside the way to a worker, short beside what one would lose."""
_SECONDS_OF_ROW: Final = 7
_TRIES: Final = 5
"""How often a portion is given out whose workers die."""


class Crew(Protocol):
    """Workers."""

    @property
    def places(self) -> int:
        """How many portions to give out at a time: a few more than there are workers."""

    def submit(self, portion: Portion) -> Future[list[Row]]:
        """Give out a portion."""

    def is_death(self, fault: BaseException) -> bool:
        """Whether a portion came to nothing because a worker died, so that it is to be given out again."""


class Work:
    """Deals that nobody has been given yet.

    Attributes:
        size: how many deals make a portion: as many as on average are solved in a second.
    """

    def __init__(self, runs: Iterable[range]) -> None:
        self.size = _FIRST_DEALS
        self._runs = deque(runs)
        self._deals, self._seconds = 0, 0.0

    def take(self) -> range:
        """The numbers of the next portion; none when there is nothing left."""
        if not self._runs:
            return range(0)
        run = self._runs.popleft()
        self.give_back(run[self.size :])
        return run[: self.size]

    def give_back(self, numbers: range) -> None:
        """Deals that were taken and not solved; they come next."""
        if numbers:
            self._runs.appendleft(numbers)

    def note(self, rows: list[Row]) -> None:
        """Learn from what was solved how long a deal takes."""
        self._deals += len(rows)
        self._seconds += sum(row[_SECONDS_OF_ROW] for row in rows)
        self.size = max(1, min(_MOST_DEALS, int(self._deals * _SECONDS / max(self._seconds, 1e-3))))


def solve_all(survey: Survey, runs: Iterable[range], crew: Crew) -> Iterator[list[Row]]:
    """Have deals solved; their rows come in the order in which they are ready.

    Args:
        survey: what is asked.
        runs: the numbers of the deals, as runs of consecutive ones.
        crew: who solves.

    Yields:
        The rows of a portion; an empty list where a second passes without one.

    Raises:
        Unreadable: ``survey_deaths``: whoever takes on some deals dies.
    """
    here = version("mulligan")
    work = Work(runs)
    out: dict[Future[list[Row]], range] = {}
    tries: Counter[int] = Counter()
    back: SimpleQueue[Future[list[Row]]] = SimpleQueue()
    while True:
        while len(out) < crew.places and (numbers := work.take()):
            code = str(survey.deal(numbers.start))
            future = crew.submit(Portion(code, len(numbers), survey.budget, _SECONDS, here))
            out[future] = numbers
            future.add_done_callback(back.put)
        if not out:
            return
        try:
            future = back.get(timeout=1)
        except Empty:
            yield []
            continue
        numbers = out.pop(future)
        try:
            rows = future.result()
        except Exception as fault:
            if not crew.is_death(fault):
                raise
            tries[numbers.start] += 1
            if tries[numbers.start] == _TRIES:
                facts = {"first": numbers[0], "last": numbers[-1], "count": _TRIES}
                raise Unreadable("survey_deaths", facts) from fault
            work.give_back(numbers)
        else:
            work.note(rows)
            work.give_back(numbers[len(rows) :])
            yield rows
