"""A database that may keep its caller waiting, used from an event loop that must not wait: in threads of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

T = TypeVar("T")
Work = Callable[[Connection], T]
"""What is to be done on a connection. It may be begun a second time, when the transaction of the first was given up."""

_THREADS: Final = 8
_Answer = tuple[Any, Exception | None]


class Threads:
    """The threads in which a database is used.

    Args:
        engine: the database.
        one_connection: whether there is no second connection to it, as to one in memory.
        one_writer: whether it lets one connection write at a time: then all who want to write while that one is busy
            write together afterwards, in one transaction, and one wait for the disk answers them all.
    """

    def __init__(self, engine: Engine, *, one_connection: bool, one_writer: bool) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(1 if one_connection else _THREADS, "store")
        self._one_writer = one_writer
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def run(self, work: Callable[[], T]) -> T:
        """Do something in a thread."""
        return await _ended(asyncio.get_running_loop().run_in_executor(self._threads, work))

    async def read(self, work: Work[T]) -> T:
        """What ``work`` finds."""
        return await self.run(lambda: self._read(work))

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        """What ``work`` gives; when this ends, however it does, all that it wrote is committed or given up."""
        if not self._one_writer:
            return await self.run(lambda: self._alone(work))
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, answer))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_waiting())
        return await _ended(answer)

    async def _write_waiting(self) -> None:
        """Write until nobody waits for it."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            works = [work for work, _ in batch]
            try:
                answers = await self.run(lambda works=works: self._together(works))  # type: ignore[misc]
            except BaseException:  # the loop is being closed
                for _, answer in batch:
                    answer.cancel()
                raise
            for (_, answer), (given, error) in zip(batch, answers, strict=True):
                if error is None:
                    answer.set_result(given)
                else:
                    answer.set_exception(error)

    def _together(self, works: list[Work[Any]]) -> list[_Answer]:
        """Do all in one transaction; where one of them fails, each in one of its own."""
        try:
            with self._engine.begin() as connection:
                return [(work(connection), None) for work in works]
        except OperationalError as error:
            # The database is locked, or the disk is full: nobody is to blame, and nobody would fare better alone.
            return [(None, error) for _ in works]
        except Exception as error:  # noqa: BLE001 - handed on to whoever asked
            if len(works) == 1:
                return [(None, error)]
        return [answer for work in works for answer in self._together([work])]

    def _alone(self, work: Work[T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        """End what was begun, and the connections with it."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)
        await self.run(self._engine.dispose)
        self._threads.shutdown(wait=False)


async def _ended(doing: asyncio.Future[T]) -> T:
    """What it gives. Whoever is told to stop meanwhile stops when it has ended: a thread cannot be broken off."""
    try:
        return await asyncio.shield(doing)
    except asyncio.CancelledError:
        await asyncio.wait([doing])
        if not doing.cancelled():
            doing.exception()
        raise
