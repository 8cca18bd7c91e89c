"""What the house does by itself at tables of several people: it plays for bots and for who is away, and deals.

What is due when stands in the store; whichever process is alive claims it (TG-23). Everything that the house does is an
ordinary action, taken once like any other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

from mulligan.core.game import Refusal
from mulligan.core.table import Move, View
from mulligan.play.company import Company
from mulligan.play.people import AWAY_AFTER, HOUSE, Chair
from mulligan.web.company import CompanyTable
from mulligan.web.opened import Asked
from mulligan.web.tables import Tables

TICK: Final = 0.2
"""How often the house looks for what is due, in seconds."""
CLAIM: Final = timedelta(seconds=5)
"""How long whatever was claimed belongs to the process that claimed it."""
SEEN_EVERY: Final = 5.0
"""How often it is noted who is there, in seconds."""
ABANDONED: Final = timedelta(minutes=3)
"""A table at which nobody was seen for so long plays no further: only people keep it alive."""
SWEPT: Final = timedelta(days=30)
"""A table at which nobody was seen for so long is taken away."""
SWEEP_EVERY: Final = 3600.0
LATE: Final = 2.0
"""After so many seconds a bot that has not moved is given up, and a legal move is played for it."""

Choose = Callable[[str, CompanyTable, View], Awaitable[Move]]
"""How a bot moves: its level, the table and what it sees."""

logger = logging.getLogger(__name__)


class House:
    """The house of one process.

    Args:
        tables: the tables.
        choose: how a bot moves.
    """

    def __init__(self, tables: Tables, choose: Choose) -> None:
        self._tables = tables
        self._choose = choose
        self._serving: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()

    async def keep(self) -> None:
        """Look after every table until the house is closed; what it has begun is done to its end."""
        await asyncio.gather(
            self._again(TICK, self._serve_due),
            self._again(SEEN_EVERY, self._see),
            self._again(SWEEP_EVERY, self._sweep),
        )
        await asyncio.gather(*self._serving, return_exceptions=True)

    def close(self) -> None:
        """Do nothing more after what is being done."""
        self._closing.set()

    async def _again(self, seconds: float, do: Callable[[], Awaitable[object]]) -> None:
        while not self._closing.is_set():
            try:
                await do()
            except Exception:
                # Whatever failed is tried again: a store that is gone for a while must not end the house.
                logger.exception("the house could not do its work")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), seconds)

    async def _serve_due(self) -> None:
        now = self._tables.clock()
        for table_id in await self._tables.store.claim_due(now, now + CLAIM):
            # A bot that thinks at one table keeps no other one waiting.
            task = asyncio.create_task(self._serve(table_id))
            self._serving.add(task)
            task.add_done_callback(self._serving.discard)

    async def _serve(self, table_id: str) -> None:
        try:
            table = await self._tables.find(table_id)
            if isinstance(table, CompanyTable):
                await self.look_after(table)
        except Exception:
            logger.exception("the house could not look after table %s", table_id)

    async def look_after(self, table: CompanyTable) -> None:
        """Do what is due at a table; when the next thing is, the action says that is stored, or else what follows."""
        now, store = self._tables.clock(), self._tables.store
        seen = await store.presences(table.stored.id) | dict.fromkeys(table.present, now)
        due = table.next_due(now)
        if due is None or not _somebody_there(table.company, seen, now):
            await store.set_due(table.stored.id, None)
            return
        text = await self._text(table, seen, now)
        if text is None:
            await store.set_due(table.stored.id, due)
            return
        version = table.version
        # The blank keeps others from taking the id first: no message of theirs can hold it.
        answer = await self._tables.act(table, Asked(f"house {version}", version, text, HOUSE))
        if isinstance(answer, Refusal) and answer.reason not in ("stale", "not_your_turn"):
            logger.error("the house was refused %r at table %s: %s", text, table.stored.id, answer.reason)

    async def _text(self, table: CompanyTable, seen: dict[str, datetime], now: datetime) -> str | None:
        """The action that is due."""
        company = table.company
        heir = _heir(company, seen, now)
        if heir is not None:
            return f"owner {heir.number}"
        if company.in_match:
            for chair in company.chairs:
                if chair.key and not chair.away and _is_gone(chair.key, company.away_after, seen, now):
                    return f"away {chair.number}"
        if company.all_ready:
            return "next"
        mover = company.to_move
        if mover is None:
            return None
        return await self._move(table, mover.player) if mover.player else _urge(table, mover, now)

    async def _move(self, table: CompanyTable, level: str) -> str:
        """What a bot plays; one that fails or is late plays a legal move."""
        company = table.company
        assert company.round is not None
        game, state = company.game, company.round.state
        seen = company.view_of_mover
        try:
            move = await asyncio.wait_for(self._choose(level, table, seen), LATE)
            if game.refusal(state, move) is None:
                return f"play {game.write_move(move)}"
            logger.error("a bot wanted a move that is against the rules")
        except Exception:
            logger.exception("a bot could not move")
        return f"play {game.write_move(seen.legal[0])}"

    async def _see(self) -> None:
        """Note who is there, at this process's tables."""
        present = [(table.stored.id, key) for table in self._tables.opened() for key in table.present]
        await self._tables.store.see(present, self._tables.clock())

    async def _sweep(self) -> None:
        await self._tables.store.sweep(self._tables.clock() - SWEPT)


def _urge(table: CompanyTable, mover: Chair, now: datetime) -> str | None:
    """What is done about who is there and does nothing at their turn: first they are told, then a bot plays."""
    patience, idle = table.company.idle_after, (now - table.active).total_seconds()
    if patience and idle >= patience:
        return f"away {mover.number}"
    return f"remind {mover.number}" if patience and idle >= patience / 2 and not table.reminded else None


def _is_gone(key: str, patience: int, seen: dict[str, datetime], now: datetime) -> bool:
    """Whether somebody was not seen for so many seconds; 0 for however long."""
    limit = timedelta(seconds=patience)
    return patience > 0 and now - seen.get(key, now - limit) >= limit


def _heir(company: Company, seen: dict[str, datetime], now: datetime) -> Chair | None:
    """Who owns the table from now on, where nobody else could begin a match: its owner is gone (TG-21).

    Whoever sits in a match and is gone is away instead, and hands the table on by that.
    """
    patience = company.away_after or AWAY_AFTER[0]
    if (company.in_match and company.chair(company.owner)) or not _is_gone(company.owner, patience, seen, now):
        return None
    return next((chair for chair in company.heirs if not _is_gone(chair.key, patience, seen, now)), None)


def _somebody_there(company: Company, seen: dict[str, datetime], now: datetime) -> bool:
    return any(chair.key and now - seen.get(chair.key, now - ABANDONED) < ABANDONED for chair in company.chairs)
