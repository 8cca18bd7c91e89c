"""Workers on a Dask cluster: an existing one, or one started here."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future
from contextlib import ExitStack, contextmanager
from dataclasses import astuple
from typing import Final

import dask
from dask.utils import parse_timedelta
from distributed import Client, KilledWorker, LocalCluster
from distributed.comm.addressing import resolve_address
from distributed.comm.core import CommClosedError

from mulligan.core.faults import Unreadable
from mulligan.survey.local import cores
from mulligan.survey.work import Portion, Row

LOCAL: Final = "local"
"""The address that starts a cluster here."""


def _task() -> Callable[..., list[Row]]:
    """What is sent to workers.

    A function within a function travels by value. One that a worker has to import would, where it cannot, end the
    worker without a word; so it can say what it lacks, and the scheduler needs no Mulligan.
    """

    def solve(code: str, count: int, budget: float, seconds: float, version: str) -> list[Row]:
        from mulligan.survey.work import Portion, solve_portion

        return solve_portion(Portion(code, count, budget, seconds, version))

    return solve


class ClusterCrew:
    """The workers of a cluster, however many there are at the moment.

    When a worker dies, the scheduler gives its portions to others; it gives a portion up when that has happened to it
    a few times, guilty or not, and so does everybody's who was on a machine that was taken away.
    """

    def __init__(self, client: Client, most: int | None) -> None:
        self._client = client
        self._most = most
        self._executor = client.get_executor(pure=False)
        self._task = _task()

    @property
    def places(self) -> int:
        """Two for each thread of a worker, so that none waits for us; never more than was asked for."""
        return self._most or max(2, 2 * sum(self._client.nthreads().values()))

    def submit(self, portion: Portion) -> Future[list[Row]]:
        """Give out a portion."""
        future: Future[list[Row]] = self._executor.submit(self._task, *astuple(portion))
        return future

    def is_death(self, fault: BaseException) -> bool:
        """Whether the scheduler gave the portion up because its workers died."""
        return isinstance(fault, KilledWorker)


def _start_here(workers: int | None) -> LocalCluster:
    # One thread each: what is left of a deal outside the kernels holds the interpreter's lock.
    return LocalCluster(
        n_workers=workers or cores(), threads_per_worker=1, dashboard_address=None, silence_logs=logging.ERROR
    )


@contextmanager
def cluster_crew(address: str, workers: int | None) -> Iterator[ClusterCrew]:
    """The workers of a cluster.

    Args:
        address: that of its scheduler, ``tcp://host:8786``, or ``local``.
        workers: how many workers to start; of an existing cluster, how many portions to give out at a time.

    Raises:
        Unreadable: ``survey_cluster``: nobody answers there, or there are no workers; ``survey_cluster_gone``: the
            scheduler went away; ``survey_worker``: a worker lacks something.
    """
    # Dask's own setting, DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT.
    patience = parse_timedelta(dask.config.get("distributed.comm.timeouts.connect"))
    with ExitStack() as stack:
        try:
            if address == LOCAL:
                client = stack.enter_context(Client(stack.enter_context(_start_here(workers)), set_as_default=False))
            else:
                resolve_address(address)  # or the client would ask there for a long time
                client = stack.enter_context(Client(address, set_as_default=False))
            client.wait_for_workers(1, timeout=patience)
        except (OSError, ValueError) as fault:
            raise Unreadable("survey_cluster", {"text": address, "why": str(fault)}) from fault
        try:
            yield ClusterCrew(client, None if address == LOCAL else workers)
        except (CancelledError, CommClosedError) as fault:
            raise Unreadable("survey_cluster_gone", {"text": address}) from fault
        except ImportError as fault:
            raise Unreadable("survey_worker", {"why": str(fault)}) from fault
