"""From a database URL to an engine. Everything that only one kind of database needs stands here."""

from __future__ import annotations

import importlib.util
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from mulligan.core.faults import Unreadable

_DRIVERS: Final = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
_SQLITE_EXAMPLE: Final = "sqlite:///games.db"
_EXAMPLES: Final = f"{_SQLITE_EXAMPLE}, postgresql://user@host/name"

_PRAGMAS: Final = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    # An action that was answered must survive a power cut too.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)
_BEGIN: Final = "mulligan_begin"
# Any number will do, as long as nobody else on the same database takes it.
_MIGRATION_LOCK: Final = 0x6D756C6C6967616E


class Unopenable(Unreadable):
    """A database that cannot be opened. Its code and facts say which, and why."""


def default_url() -> str:
    """The URL of the database in the user's data folder; the folder is made if it is not there.

    Raises:
        Unopenable: the folder cannot be made.
    """
    folder = user_data_path("mulligan", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unopenable("database_folder", {"folder": str(folder), "why": error.strerror or ""}) from None
    return URL.create("sqlite", database=str(folder / "mulligan.db")).render_as_string(hide_password=False)


def read_url(text: str) -> URL:
    """The URL with the driver that we use for it.

    Raises:
        Unopenable: it is no URL, or of a kind of database that we do not know, or its driver is not installed.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise Unopenable("database_url", {"text": text, "allowed": _EXAMPLES}) from None
    kind = url.get_backend_name()
    if kind not in _DRIVERS:
        raise Unopenable("database_kind", {"text": kind, "allowed": _EXAMPLES})
    if kind == "sqlite" and (url.host or url.query):
        raise Unopenable("database_more", {"text": text, "allowed": _SQLITE_EXAMPLE})
    if _DRIVERS[kind].endswith("psycopg") and importlib.util.find_spec("psycopg") is None:
        raise Unopenable("database_driver", {"package": "psycopg", "command": "pip install 'mulligan[postgres]'"})
    return url.set(drivername=_DRIVERS[kind])


def shown(url: URL) -> str:
    """The URL as people may read it: without its password, and without the driver."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def make_engine(url: URL) -> Engine:
    """An engine for a URL of :func:`read_url`, to be used from several threads. Nothing is opened yet."""
    # What was to be written stands in no error and so in no log: the secret of a round, what people say and are called.
    hidden = partial(create_engine, url, hide_parameters=True)
    if url.get_backend_name() != "sqlite":
        return hidden(pool_pre_ping=True)
    # In memory a second connection would be to another database.
    engine = hidden(poolclass=StaticPool) if is_in_memory(url) else hidden()
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def is_in_memory(url: URL) -> bool:
    """Whether the database is gone with its connection."""
    return url.get_backend_name() == "sqlite" and (not url.database or url.database.startswith((":memory:", "file:")))


def one_writer(url: URL) -> bool:
    """Whether the database lets one connection write at a time, so that writers had better queue up here."""
    return url.get_backend_name() == "sqlite"


def check_file(url: URL) -> None:
    """Check that the file of a SQLite database can be opened, so that what is wrong with it is told plainly.

    Raises:
        Unopenable: its folder is not there, or SQLite cannot open it.
    """
    if url.get_backend_name() != "sqlite" or not url.database or is_in_memory(url):
        return
    folder = Path(url.database).parent
    if not folder.is_dir():
        raise Unopenable("database_no_folder", {"database": shown(url), "folder": str(folder)})
    try:
        sqlite3.connect(url.database).close()
    except sqlite3.Error as error:
        raise Unopenable("database_closed", {"database": shown(url), "why": str(error)}) from None


def _prepare_sqlite(dbapi_connection: Any, record: object) -> None:
    # Python's own transactions would leave a table half made when a migration breaks off.
    dbapi_connection.isolation_level = None
    cursor = dbapi_connection.cursor()
    try:
        for pragma in _PRAGMAS:
            cursor.execute(pragma)
        cursor.close()
    except BaseException:
        # Nobody else knows the connection yet.
        dbapi_connection.close()
        raise


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get(_BEGIN, "BEGIN"))


def begin_alone(connection: Connection) -> None:
    """Begin a transaction that no other process can be in at the same time: for migrations."""
    if connection.dialect.name == "sqlite":
        connection.execution_options(**{_BEGIN: "BEGIN IMMEDIATE"}).begin()
    else:
        connection.begin()
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
