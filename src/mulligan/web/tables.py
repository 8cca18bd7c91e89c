"""The tables in this process's memory: loaded from the store by replaying them, judged here, stored, then told.

Several processes may serve one table. They share nothing but the store, which lets each version be taken once, and a
channel on which they tell each other which table has reached which version.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterable, Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from mulligan.core.codes import Deal
from mulligan.core.game import AnyTableGame, Refusal, TableGame
from mulligan.core.table import Move
from mulligan.games.registry import find_game
from mulligan.store.store import Conflict, Store, StoredTable
from mulligan.web.company import CompanyTable
from mulligan.web.opened import Accepted, Asked, Damaged, OpenTable
from mulligan.web.patience import PatienceTable

_KEPT: Final = 500
_CHUNK: Final = 200

logger = logging.getLogger(__name__)


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """What processes tell each other: this table has reached this version; this connection goes on with a seat.

    Attributes:
        table: the table's id.
        version: its version.
        key: whose seat it is, where one was opened anew.
        connection: the connection that goes on with it.
    """

    table: str
    version: int
    key: str = ""
    connection: str = ""


def open_table(stored: StoredTable) -> OpenTable:
    """A stored table as it was made, to be played at."""
    several = isinstance(find_game(stored.game), TableGame)
    return CompanyTable(stored) if several else PatienceTable(stored)


class Tables:
    """Every table of the store, as this process sees them.

    Args:
        store: the store.
        publish: tells every process, this one too, that a table has reached a version.
        clock: what time it is.
    """

    def __init__(
        self,
        store: Store,
        publish: Callable[[bytes], None],
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.store = store
        self.clock = clock
        self._publish = publish
        # A table lives as long as somebody sits at it; the last ones used are kept a while longer.
        self._open: WeakValueDictionary[str, OpenTable] = WeakValueDictionary()
        self._used: OrderedDict[str, OpenTable] = OrderedDict()

    async def make(self, deal: Deal, tokens: Sequence[str] = ()) -> tuple[StoredTable, str]:
        """A new table for a deal, and the secret of its seat; so much of it has been played already."""
        stored, token = await self.store.add_table(str(deal), deal.game.key)
        await self.store.append_all(stored.id, tokens)
        return stored, token

    async def make_for_several(self, game: AnyTableGame, rules: str) -> tuple[StoredTable, str]:
        """A new table for several people, and the secret of its owner; ``rules`` are option words or a preset."""
        return await self.store.add_table(rules, game.key)

    def opened(self) -> Iterator[OpenTable]:
        """The tables in memory."""
        return iter(list(self._open.values()))

    async def find(self, table_id: str) -> OpenTable | None:
        """The table of that id as the store has it now, or ``None``.

        Raises:
            Damaged: it cannot be replayed.
        """
        table = self._open.get(table_id)
        if table is None:
            stored = await self.store.find_table(table_id) if re.fullmatch(r"[\w-]{1,64}", table_id, re.ASCII) else None
            if stored is None:
                return None
            # Somebody else may have opened it meanwhile.
            table = self._open.setdefault(table_id, open_table(stored))
        self._used[table_id] = table
        self._used.move_to_end(table_id)
        if len(self._used) > _KEPT:
            self._used.popitem(last=False)
        await self.refresh(table)
        return table

    async def line(self, table: PatienceTable) -> tuple[Move, ...]:
        """The moves that led from the deal on a table to its position, without what was undone.

        Raises:
            Damaged: the table cannot be replayed.
        """
        async with table.lock:
            if table.doubtful:
                await self._catch_up(table)
            return tuple(move for _, move in table.match.session.line)

    async def act(self, table: OpenTable, asked: Asked) -> int | Refusal:
        """Carry out an action once, and store it before anybody is told.

        Returns:
            The version that the action made, now or when it was first sent; or why it is refused.

        Raises:
            Damaged: the table cannot be replayed.
            sqlalchemy.exc.SQLAlchemyError: the store has failed; the action may have been stored or not.
        """
        async with table.lock:
            if table.doubtful:
                await self._catch_up(table)
            while True:
                if asked.id in table.versions:
                    return table.versions[asked.id]
                now = self.clock()
                accepted = table.judge(asked, now)
                if isinstance(accepted, Refusal):
                    # A process that could not be heard may have changed what it was refused by.
                    if not await self._has_news(table):
                        return accepted
                    continue
                table.doubtful = True
                due = table.due(accepted, now)
                try:
                    await self.store.append(table.stored.id, accepted.version, asked.id, accepted.stored, due)
                except Conflict:
                    await self._catch_up(table)
                    continue
                table.doubtful = False
                table.take(asked.id, accepted, now)
                arrived = table.arrived(accepted)
                if arrived:
                    # Whatever process looks after the table has to know that somebody is there.
                    await self.store.see([(table.stored.id, arrived)], now)
                table.tell()
                self._tell(News(table.stored.id, accepted.version))
                return accepted.version

    async def _has_news(self, table: OpenTable) -> bool:
        """Load what is new, under the table's lock; whether there was anything."""
        known = table.version
        await self._catch_up(table)
        return table.version != known

    async def come(self, table: OpenTable, key: str, connection: str) -> None:
        """Somebody has come to a table where people have keys, or comes back.

        Their other connections give their seat up; who was away is back; and the house looks after the table again.
        """
        if not key:
            return
        self._tell(News(table.stored.id, table.version, key, connection))
        if not table.is_missed(key):
            return
        now = self.clock()
        await self.store.see([(table.stored.id, key)], now)
        back = table.return_of(key)
        if back is not None:
            await self.act(table, Asked(f"back-{connection}", table.version, back, key))
        due = table.next_due(now)
        if due is not None:
            await self.store.set_due(table.stored.id, due)

    async def leave(self, table: OpenTable, key: str) -> None:
        """A connection has ended: its seat is kept, and how long it stays alone counts from now (TG-22)."""
        if table.is_missed(key):
            await self.store.see([(table.stored.id, key)], self.clock())

    def _tell(self, news: News) -> None:
        self._publish(msgspec.json.encode(news))

    async def hear(self, messages: AsyncIterable[bytes]) -> None:
        """Follow what processes tell each other, for as long as they do."""
        async for message in messages:
            news = msgspec.json.decode(message, type=News)
            table = self._open.get(news.table)
            if table is None:
                continue
            try:
                if table.version < news.version:
                    await self.refresh(table)
            except (SQLAlchemyError, Damaged):
                # Whoever sits there hears of it with the next thing that they ask.
                logger.exception("table %s could not be brought up to date", news.table)
            if news.key:
                table.move_elsewhere(news.key, news.connection)

    async def refresh(self, table: OpenTable) -> None:
        """Load what the store has of a table and this process does not. Raises Damaged."""
        async with table.lock:
            await self._catch_up(table)

    async def _catch_up(self, table: OpenTable) -> None:
        """What :meth:`refresh` does, under the table's lock. Nobody sees the table half caught up."""
        course, after = table.course(), 0 if table.doubtful else table.version
        stored = await self.store.actions(table.stored.id, after)
        if not stored and not table.doubtful:
            return
        table.doubtful = True
        new: list[tuple[str, Accepted, datetime]] = []
        for number, one in enumerate(stored, after + 1):
            accepted = table.repeat(course, one)
            if one.version > table.version:
                new.append((one.id, accepted, one.at))
            if number % _CHUNK == 0:
                # A long game must not keep everybody else waiting.
                await asyncio.sleep(0)
        for action_id, accepted, at in new:
            table.take(action_id, accepted, at)
        table.follow(course)
        table.doubtful = False
        if new:
            table.tell()
