"""Brings a database, fresh or old, to the tables of this version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from mulligan.store.engine import begin_alone
from mulligan.store.schema import METADATA


class NotOurs(Exception):
    """A database that this version cannot bring up to date.

    Attributes:
        code: why, as the code of an :class:`~mulligan.store.engine.Unopenable`.
        name: the name of what was found there.
    """

    def __init__(self, code: str, name: str) -> None:
        super().__init__(code, name)
        self.code = code
        self.name = name


def migrations(connection: Connection | None = None) -> Config:
    """The migrations of the package, as Alembic wants them named."""
    config = Config()
    # Alembic would take a per cent sign in the path for a reference.
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations that are missing, all or none of them. Several processes may call this at once.

    Raises:
        NotOurs: the database was made by a newer version, or holds somebody else's tables.
    """
    begin_alone(connection)
    config = migrations(connection)
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    present = MigrationContext.configure(connection).get_current_heads()
    unknown = [name for name in present if name not in known]
    if unknown:
        raise NotOurs("database_newer", unknown[0])
    taken = sorted(set(inspect(connection).get_table_names()) & set(METADATA.tables))
    if taken and not present:
        raise NotOurs("database_foreign", taken[0])
    command.upgrade(config, revision)
    connection.commit()
