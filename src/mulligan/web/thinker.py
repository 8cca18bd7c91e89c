"""Worker threads that think: hints, verdicts, reviews. The event loop never waits for them, nor do they for ever.

Nobody can keep the server from thinking for others: so much may wait at once and no more, and whoever asks the same of
a table again takes the place of what was asked before.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, Literal, TypeVar

from mulligan.solve.registry import warm

T = TypeVar("T")
Pace = Literal["quick", "verdict", "long"]
"""What is thought about together: hints, verdicts during play, what takes seconds. Each has threads of its own, so that
none keeps another waiting."""
Stop = Callable[[], bool]
"""Says whether nobody waits for an answer any more."""

WAITING: Final[dict[Pace, int]] = {"quick": 32, "verdict": 32, "long": 8}
"""How much of each may wait or be thought about at once."""
_PATIENCE: Final = 1.0
"""Seconds that somebody waits for the solvers of a server that has just started, before being told to come again."""
_WARM: Final = "import os; hasattr(os, 'nice') and os.nice(10); from mulligan.solve.registry import warm; warm()"


class Busy(Exception):
    """There is more to think about than this server can."""

    reason: Final = "busy"


class Warming(Exception):
    """The solvers are not ready yet."""

    reason: Final = "warming"


class Thinker:
    """Thinks in worker threads; to be closed at the end."""

    def __init__(self) -> None:
        quick = max(1, (os.cpu_count() or 1) - 1)
        threads: dict[Pace, int] = {"quick": quick, "verdict": 1, "long": 1}
        self._pools = {
            pace: ThreadPoolExecutor(most, thread_name_prefix=f"thinking-{pace}") for pace, most in threads.items()
        }
        self._count = dict.fromkeys(threads, 0)
        self._asked: dict[tuple[str, str], threading.Event] = {}
        self._ready = asyncio.Event()
        self._ready.set()
        self._closed = threading.Event()

    async def think(self, about: str, kind: str, work: Callable[[Stop], T], pace: Pace = "quick") -> T:
        """Think, in a thread of its own.

        Args:
            about: whose question it is: a table's id, or an address.
            kind: what is asked; who asks it again of the same does not wait for the earlier answer any more.
            work: the thinking. It is given a function that says whether nobody waits for it any more.
            pace: the threads that think about it.

        Raises:
            Busy: so much is being thought about already, or the server is being stopped.
            Warming: the solvers are not ready yet.
        """
        if self._count[pace] >= WAITING[pace]:
            raise Busy
        before = self._asked.get((about, kind))
        if before is not None:
            before.set()
        stop = self._asked[about, kind] = threading.Event()
        self._count[pace] += 1
        try:
            if not self._ready.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._ready.wait(), _PATIENCE)
            if self._closed.is_set():
                raise Busy
            if not self._ready.is_set():
                raise Warming
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pools[pace], work, lambda: stop.is_set() or self._closed.is_set())
        finally:
            self._count[pace] -= 1
            if self._asked.get((about, kind)) is stop:
                del self._asked[about, kind]

    async def warm(self) -> None:
        """Make the solvers ready: compile them in a process of its own, so that no page waits, then load them."""
        self._ready.clear()
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", _WARM, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        try:
            await asyncio.get_running_loop().run_in_executor(self._pools["long"], warm)
        finally:
            # Where they cannot be made ready, whoever asks them is told why.
            self._ready.set()

    def close(self) -> None:
        """Stop whatever is being thought about."""
        self._closed.set()
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
