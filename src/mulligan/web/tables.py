"""The tables in this process's memory: loaded from the store by replaying them, judged here, stored, then told.

Several processes may serve one table. They share nothing but the store, which lets each version be taken once, and a
channel on which they tell each other which table has reached which version.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict, deque
from collections.abc import AsyncIterable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from mulligan.core.codes import Deal
from mulligan.core.game import Refusal
from mulligan.core.record import TIME
from mulligan.core.table import Place, Seat
from mulligan.games.registry import read_code
from mulligan.play.match import Action, Match
from mulligan.play.session import Step
from mulligan.store.store import Conflict, Store, StoredTable
from mulligan.web.standing import Standing, Taken

RECENT: Final = 64
"""How many actions of a table can be told again one by one; who has missed more gets the whole table."""
_KEPT: Final = 500
_CHUNK: Final = 200

logger = logging.getLogger(__name__)


class Damaged(Exception):
    """What is stored of a table cannot be replayed: the store was changed by other hands."""


@dataclass(frozen=True, slots=True)
class Picked:
    """A card tapped, once or twice, or dragged: see ``Game.intend`` and ``Game.seek``."""

    source: Place
    row: int | None
    target: Place | None
    twice: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """An action that is asked for.

    Attributes:
        id: unique for the action at its table.
        version: the version of the table that the player saw.
        what: a token of the notation, or a card that was picked.
    """

    id: str
    version: int
    what: str | Picked


class News(msgspec.Struct, frozen=True):
    """What processes tell each other: this table has reached this version."""

    table: str
    version: int


class OpenTable:
    """A table in memory.

    Attributes:
        stored: the table as it was made.
        version: how many actions it has seen, all of them stored.
        standing: how it stands at that version.
        recent: its last actions.
        versions: the version that each action made, by the action's id.
        began: when the first action of the deal being played was taken, or ``None`` before it.
        match: the round being played; one with ``standing`` but while an action is judged and stored, under the lock.
        doubtful: whether something broke off meanwhile, so that the match must be replayed before it is used again.
        lock: held by whoever judges an action or loads what is new.
    """

    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.match = self.fresh_match()
        self.doubtful = False
        self.began: datetime | None = None
        self.version = 0
        self.standing = Standing.of(self.match)
        self.recent: deque[Taken] = deque(maxlen=RECENT)
        self.versions: dict[str, int] = {}
        self.lock = asyncio.Lock()
        self._listeners: set[asyncio.Event] = set()

    def fresh_match(self) -> Match:
        """The round as it was dealt."""
        return Match(read_code(self.stored.code))

    def seat(self, token: str | None) -> Seat | None:
        """The seat that a secret opens; ``None`` is a watcher."""
        return 0 if token is not None and self.stored.opens_with(token) else None

    def take(self, action_id: str, taken: Taken, at: datetime) -> None:
        """An action is stored: it makes the next version."""
        assert taken.version == self.version + 1
        # A deal dealt anew begins with its first action.
        self.began = (self.began or at) if isinstance(taken.action, Step) else None
        self.version = taken.version
        self.standing = taken.after
        self.recent.append(taken)
        self.versions[action_id] = taken.version

    def passed(self, now: datetime) -> int | None:
        """The seconds since the deal's first action, where its rules count time and more are due than were told."""
        session = self.match.session
        if self.began is None or not session.is_timed or session.outcome is not None or self.match.given_up:
            return None
        seconds = int((now - self.began).total_seconds())
        return seconds if seconds > session.elapsed else None

    def since(self, version: int) -> list[Taken] | None:
        """The actions after a version, or ``None`` if they are not all at hand."""
        missing = self.version - version
        if not 0 <= missing <= len(self.recent):
            return None
        return list(self.recent)[len(self.recent) - missing :]

    @contextmanager
    def heard_by(self, listener: asyncio.Event) -> Iterator[None]:
        """Set ``listener`` whenever the table has moved on."""
        self._listeners.add(listener)
        try:
            yield
        finally:
            self._listeners.discard(listener)

    def tell(self) -> None:
        """Wake whoever listens."""
        for listener in self._listeners:
            listener.set()


class Tables:
    """Every table of the store, as this process sees them.

    Args:
        store: the store.
        publish: tells every process, this one too, that a table has reached a version.
        clock: what time it is, for rules that count time.
    """

    def __init__(
        self,
        store: Store,
        publish: Callable[[bytes], None],
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._store = store
        self._clock = clock
        self._publish = publish
        # A table lives as long as somebody sits at it; the last ones used are kept a while longer.
        self._open: WeakValueDictionary[str, OpenTable] = WeakValueDictionary()
        self._used: OrderedDict[str, OpenTable] = OrderedDict()

    async def make(self, deal: Deal) -> tuple[StoredTable, str]:
        """A new table for a deal, and the secret of its seat."""
        return await self._store.add_table(str(deal), deal.game.key)

    async def find(self, table_id: str) -> OpenTable | None:
        """The table of that id as the store has it now, or ``None``.

        Raises:
            Damaged: it cannot be replayed.
        """
        table = self._open.get(table_id)
        if table is None:
            stored = (
                await self._store.find_table(table_id) if re.fullmatch(r"[\w-]{1,64}", table_id, re.ASCII) else None
            )
            if stored is None:
                return None
            # Somebody else may have opened it meanwhile.
            table = self._open.setdefault(table_id, OpenTable(stored))
        self._used[table_id] = table
        self._used.move_to_end(table_id)
        if len(self._used) > _KEPT:
            self._used.popitem(last=False)
        await self.refresh(table)
        return table

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
                if asked.version != table.version:
                    return Refusal("stale")
                if isinstance(asked.what, str) and asked.what.startswith(TIME):
                    # Time is told by the server's clock alone.
                    return Refusal("unreadable", {"token": asked.what[:40], "game": table.stored.game})
                now = self._clock()
                seconds = table.passed(now)
                # Whatever breaks off from here on leaves a match that may be ahead of the store.
                table.doubtful = True
                action = carry_out(table.match, asked.what, seconds)
                if isinstance(action, Refusal):
                    # The time that was told for nothing is taken back before the match is used again.
                    table.doubtful = seconds is not None
                    return action
                taken = Taken(table.version + 1, action, Standing.of(table.match), seconds)
                try:
                    await self._store.append(table.stored.id, taken.version, asked.id, taken.stored)
                except Conflict:
                    await self._catch_up(table)
                    continue
                table.doubtful = False
                table.take(asked.id, taken, now)
                self._publish(msgspec.json.encode(News(table.stored.id, taken.version)))
                return taken.version

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
            table.tell()

    async def refresh(self, table: OpenTable) -> None:
        """Load what the store has of a table and this process does not. Raises Damaged."""
        async with table.lock:
            await self._catch_up(table)

    async def _catch_up(self, table: OpenTable) -> None:
        """What :meth:`refresh` does, under the table's lock. Nobody sees the table half caught up."""
        match, after = (table.fresh_match(), 0) if table.doubtful else (table.match, table.version)
        stored = await self._store.actions(table.stored.id, after)
        if not stored and not table.doubtful:
            return
        table.doubtful = True
        new: list[tuple[str, Taken, datetime]] = []
        for expected, one in enumerate(stored, after + 1):
            seconds, token = _told(one.token)
            action = carry_out(match, token, seconds)
            if isinstance(action, Refusal) or one.version != expected:
                raise Damaged(f"table {table.stored.id}, version {one.version}: {one.token!r} cannot be replayed")
            if one.version > table.version:
                new.append((one.id, Taken(one.version, action, Standing.of(match), seconds), one.at))
            if expected % _CHUNK == 0:
                # A long game must not keep everybody else waiting.
                await asyncio.sleep(0)
        for action_id, taken, at in new:
            table.take(action_id, taken, at)
        table.match, table.doubtful = match, False
        if new:
            table.tell()


def _told(stored: str) -> tuple[int | None, str]:
    """The time that was told with a stored action, and the action's own token."""
    told, blank, token = stored.partition(" ")
    return (int(told.removeprefix(TIME)), token) if blank else (None, stored)


def carry_out(match: Match, what: str | Picked, seconds: int | None = None) -> Action | Refusal:
    """Judge an action and, if it is accepted, carry it out; before it so many seconds have passed."""
    if seconds is not None:
        refusal = match.act(f"{TIME}{seconds}")
        if isinstance(refusal, Refusal):
            return refusal
    if isinstance(what, Picked):
        return match.pick(what.source, what.row, what.target, what.twice)
    return match.act(what)
