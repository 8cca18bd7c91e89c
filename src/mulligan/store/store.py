"""The store: tables, and the actions taken at them, which are only ever added (PL-11)."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from contextlib import nullcontext
from dataclasses import dataclass
from datetime import UTC, datetime
from types import TracebackType
from typing import Self

from alembic.util import CommandError
from sqlalchemy import insert, or_, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from mulligan.store import engine as engines
from mulligan.store.engine import Unopenable
from mulligan.store.migrate import NotOurs, upgrade
from mulligan.store.schema import ACTIONS, TABLES


class Conflict(Exception):
    """Somebody else has stored an action with that version, or with that id: load what is new and judge again."""


def hash_token(token: str) -> bytes:
    """What is kept of a seat's secret: its SHA-256."""
    return hashlib.sha256(token.encode()).digest()


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was made.

    Attributes:
        id: its unguessable name, safe in an address.
        code: the code of its deal.
        game: the game's key.
        seat_hash: the SHA-256 of the seat's secret.
        created_at: when it was made, in UTC.
    """

    id: str
    code: str
    game: str
    seat_hash: bytes
    created_at: datetime

    def opens_with(self, token: str) -> bool:
        """Whether ``token`` is the secret of the seat."""
        return hmac.compare_digest(self.seat_hash, hash_token(token))


@dataclass(frozen=True, slots=True)
class StoredAction:
    """An accepted action.

    Attributes:
        version: the version that it gave the table: 1 for the first action.
        id: the id that came with it, unique at its table.
        token: the action in the record's notation.
        at: when it was stored, in UTC.
    """

    version: int
    id: str
    token: str
    at: datetime


class Store:
    """The database of tables, to be used as ``async with Store(url) as store``.

    Args:
        url: ``sqlite:///games.db`` or ``postgresql://user@host/name``; ``None`` is the file in the user's data folder.

    Raises:
        Unopenable: the URL cannot be read; when entered, the database cannot be opened.
    """

    def __init__(self, url: str | None = None) -> None:
        self.url = engines.read_url(engines.default_url() if url is None else url)
        self._engine: AsyncEngine = engines.make_engine(self.url)
        self._writing = asyncio.Lock() if engines.one_writer(self.url) else nullcontext()

    async def __aenter__(self) -> Self:
        engines.check_file(self.url)
        try:
            async with self._engine.connect() as connection:
                await connection.run_sync(upgrade)
        except BaseException as error:
            await self._engine.dispose()
            database = engines.shown(self.url)
            if isinstance(error, NotOurs):
                raise Unopenable(error.code, {"database": database, "name": error.name}) from error
            if not isinstance(error, SQLAlchemyError | CommandError | OSError):
                raise
            why = error.orig if isinstance(error, DBAPIError) else error
            raise Unopenable("database_closed", {"database": database, "why": _one_line(why)}) from error
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._engine.dispose()

    async def add_table(self, code: str, game: str) -> tuple[StoredTable, str]:
        """Make a table, and the secret of its seat, which is kept nowhere."""
        token = secrets.token_urlsafe(24)
        table = StoredTable(secrets.token_urlsafe(15), code, game, hash_token(token), datetime.now(UTC))
        values = {name: getattr(table, name) for name in TABLES.columns.keys()}  # noqa: SIM118 - a collection, no dict
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(insert(TABLES).values(values))
        return table, token

    async def find_table(self, table_id: str) -> StoredTable | None:
        """The table of that id, or ``None``."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).one_or_none()
        return None if row is None else StoredTable(**row._asdict())

    async def actions(self, table_id: str, after: int = 0) -> list[StoredAction]:
        """The actions of a table whose version is above ``after``, in order."""
        columns = (ACTIONS.c.version, ACTIONS.c.action_id, ACTIONS.c.token, ACTIONS.c.at)
        wanted = (ACTIONS.c.table_id == table_id) & (ACTIONS.c.version > after)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(select(*columns).where(wanted).order_by(ACTIONS.c.version))).all()
        return [StoredAction(*row) for row in rows]

    async def append(self, table_id: str, version: int, action_id: str, token: str) -> None:
        """Add an action; when this returns it is committed.

        Raises:
            Conflict: the table has an action with that version, or with that id.
        """
        values = {
            "table_id": table_id, "version": version, "action_id": action_id, "token": token, "at": datetime.now(UTC)
        }  # fmt: skip
        try:
            async with self._writing, self._engine.begin() as connection:
                await connection.execute(insert(ACTIONS).values(values))
        except IntegrityError:
            if await self._has(table_id, version, action_id):
                raise Conflict(f"{table_id} {version} {action_id}") from None
            raise

    async def _has(self, table_id: str, version: int, action_id: str) -> bool:
        same = or_(ACTIONS.c.version == version, ACTIONS.c.action_id == action_id)
        wanted = select(ACTIONS.c.version).where(ACTIONS.c.table_id == table_id, same).limit(1)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).first() is not None


def _one_line(error: object) -> str:
    """What a database said, without its further lines and its full stop."""
    return (str(error).strip() or type(error).__name__).splitlines()[0].rstrip(".")
