"""The store: tables, and the actions taken at them, which are only ever added (PL-11)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from types import TracebackType
from typing import Final, Self

from alembic.util import CommandError
from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from mulligan.store import engine as engines
from mulligan.store.engine import Unopenable
from mulligan.store.migrate import NotOurs, upgrade
from mulligan.store.schema import ACTIONS, PRESENCES, TABLES
from mulligan.store.threads import Threads

_ADD_ACTION: Final = insert(ACTIONS)
_SET_DUE: Final = update(TABLES).where(TABLES.c.id == bindparam("table")).values(due_at=bindparam("due"))


class Conflict(Exception):
    """Somebody else has stored an action with that version, or with that id: load what is new and judge again."""


def hash_token(token: str) -> bytes:
    """What is kept of a seat's secret: its SHA-256."""
    return hashlib.sha256(token.encode()).digest()


def key_of(token_hash: bytes) -> str:
    """The key of whoever has the secret of that hash: 128 bits of it in 22 letters, digits, ``-`` and ``_``."""
    return base64.urlsafe_b64encode(token_hash[:16]).decode().rstrip("=")


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
        self._engine = engines.make_engine(self.url)
        self._threads = Threads(
            self._engine, one_connection=engines.is_in_memory(self.url), one_writer=engines.one_writer(self.url)
        )

    async def __aenter__(self) -> Self:
        engines.check_file(self.url)
        try:
            await self._threads.read(upgrade)
        except BaseException as error:
            await self._threads.close()
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
        await self._threads.close()

    async def add_table(self, code: str, game: str) -> tuple[StoredTable, str]:
        """Make a table, and the secret of its seat, which is kept nowhere."""
        token = secrets.token_urlsafe(24)
        table = StoredTable(secrets.token_urlsafe(15), code, game, hash_token(token), datetime.now(UTC))
        values = {item.name: getattr(table, item.name) for item in fields(table)}
        await self._threads.write(lambda connection: connection.execute(insert(TABLES), values))
        return table, token

    async def find_table(self, table_id: str) -> StoredTable | None:
        """The table of that id, or ``None``."""
        made = select(*(TABLES.c[item.name] for item in fields(StoredTable))).where(TABLES.c.id == table_id)
        row = await self._threads.read(lambda connection: connection.execute(made).one_or_none())
        return None if row is None else StoredTable(**row._asdict())

    async def actions(self, table_id: str, after: int = 0) -> list[StoredAction]:
        """The actions of a table whose version is above ``after``, in order."""
        columns = (ACTIONS.c.version, ACTIONS.c.action_id, ACTIONS.c.token, ACTIONS.c.at)
        later = (ACTIONS.c.table_id == table_id) & (ACTIONS.c.version > after)
        wanted = select(*columns).where(later).order_by(ACTIONS.c.version)
        rows = await self._threads.read(lambda connection: connection.execute(wanted).all())
        return [StoredAction(*row) for row in rows]

    async def append(
        self, table_id: str, version: int, action_id: str, token: str, due: datetime | None = None
    ) -> None:
        """Add an action; when this returns it is committed.

        Args:
            table_id: the table.
            version: the version that the action makes.
            action_id: the id that came with it.
            token: the action.
            due: when the house has something to do at the table next; nothing is changed about that without it.

        Raises:
            Conflict: the table has an action with that version, or with that id.
        """
        values = {
            "table_id": table_id, "version": version, "action_id": action_id, "token": token, "at": datetime.now(UTC)
        }  # fmt: skip

        def add(connection: Connection) -> None:
            connection.execute(_ADD_ACTION, values)
            if due is not None:
                connection.execute(_SET_DUE, {"table": table_id, "due": due})

        try:
            await self._threads.write(add)
        except IntegrityError:
            if await self._has(table_id, version, action_id):
                raise Conflict(f"{table_id} {version} {action_id}") from None
            raise

    async def append_all(self, table_id: str, tokens: Sequence[str]) -> None:
        """Add the first actions of a table that nobody has seen yet, all at once."""
        if not tokens:
            return
        now = datetime.now(UTC)
        # With a blank, no id is one that a page may give to an action of its own.
        values = [
            {"table_id": table_id, "version": version, "action_id": f"first {version}", "token": token, "at": now}
            for version, token in enumerate(tokens, 1)
        ]
        await self._threads.write(lambda connection: connection.execute(_ADD_ACTION, values))

    async def _has(self, table_id: str, version: int, action_id: str) -> bool:
        same = or_(ACTIONS.c.version == version, ACTIONS.c.action_id == action_id)
        wanted = select(ACTIONS.c.version).where(ACTIONS.c.table_id == table_id, same).limit(1)
        return await self._threads.read(lambda connection: connection.execute(wanted).first()) is not None

    # What the house does at tables of several people

    async def claim_due(self, now: datetime, until: datetime, most: int = 100) -> list[str]:
        """Tables at which the house has something to do. Whoever is told of one has it to itself until ``until``."""
        due = select(TABLES.c.id, TABLES.c.due_at).where(TABLES.c.due_at <= now).order_by(TABLES.c.due_at).limit(most)
        found = await self._threads.read(lambda connection: connection.execute(due).all())

        def claim(connection: Connection) -> list[str]:
            claimed = []
            for table_id, due_at in found:
                still = (TABLES.c.id == table_id) & (TABLES.c.due_at == due_at)
                if connection.execute(update(TABLES).where(still).values(due_at=until)).rowcount:
                    claimed.append(table_id)
            return claimed

        return await self._threads.write(claim) if found else []

    async def set_due(self, table_id: str, due: datetime | None) -> None:
        """Say when the house has something to do at a table next; ``None`` for not before somebody comes."""
        await self._threads.write(lambda connection: connection.execute(_SET_DUE, {"table": table_id, "due": due}))

    async def see(self, present: Iterable[tuple[str, str]], now: datetime) -> None:
        """Note who is at which table: pairs of a table's id and somebody's key."""
        rows = [{"table_id": table_id, "key": key, "seen_at": now} for table_id, key in set(present)]
        if not rows:
            return
        upsert = sqlite.insert if self._engine.dialect.name == "sqlite" else postgresql.insert
        noted = upsert(PRESENCES)
        noted = noted.on_conflict_do_update(
            index_elements=[PRESENCES.c.table_id, PRESENCES.c.key], set_={"seen_at": noted.excluded.seen_at}
        )
        tables = {row["table_id"] for row in rows}

        def note(connection: Connection) -> None:
            connection.execute(noted, rows)
            connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(seen_at=now))

        await self._threads.write(note)

    async def presences(self, table_id: str) -> dict[str, datetime]:
        """When everybody was last seen at a table, by their keys."""
        wanted = select(PRESENCES.c.key, PRESENCES.c.seen_at).where(PRESENCES.c.table_id == table_id)
        rows = await self._threads.read(lambda connection: connection.execute(wanted).all())
        return {row.key: row.seen_at for row in rows}

    async def sweep(self, before: datetime) -> int:
        """Take away the tables of several people at which nobody was seen since then. How many there were."""
        idle = select(TABLES.c.id).where(TABLES.c.seen_at < before)

        def take_away(connection: Connection) -> int:
            connection.execute(delete(PRESENCES).where(PRESENCES.c.table_id.in_(idle)))
            connection.execute(delete(ACTIONS).where(ACTIONS.c.table_id.in_(idle)))
            return connection.execute(delete(TABLES).where(TABLES.c.seen_at < before)).rowcount

        return await self._threads.write(take_away)


def _one_line(error: object) -> str:
    """What a database said, without its further lines and its full stop."""
    return (str(error).strip() or type(error).__name__).splitlines()[0].rstrip(".")
