"""The tables of the database. A change here needs a migration beside it; a test holds the two together."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import (
    Column,
    DateTime,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TypeDecorator,
    UniqueConstraint,
)

ID_LENGTH: Final = 64
"""The longest id of a table or of an action, in characters."""
CODE_LENGTH: Final = 400
"""The longest deal code, in characters."""
TOKEN_LENGTH: Final = 600
"""The longest action, in characters: a token of a notation, or at a table of several people a key and what was done."""


class UtcTime(TypeDecorator[datetime]):
    """A moment, stored and given back in UTC whatever the database makes of time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Any) -> datetime | None:
        """Turn a moment with a time zone into UTC; one without is the caller's fault."""
        if value is not None and value.tzinfo is None:
            raise ValueError("a moment without a time zone cannot be stored")
        return value.astimezone(UTC) if value is not None else None

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        """Give the zone back that some databases drop."""
        if value is None:
            return None
        return value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC)


METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("code", String(CODE_LENGTH), nullable=False),
    Column("game", String(ID_LENGTH), nullable=False),
    Column("seat_hash", LargeBinary(32), nullable=False),
    Column("created_at", UtcTime, nullable=False),
    # At tables of several people: when the house has something to do there, and when somebody was last seen.
    Column("due_at", UtcTime, nullable=True, index=True),
    Column("seen_at", UtcTime, nullable=True, index=True),
)

ACTIONS: Final = Table(
    "actions",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("action_id", String(ID_LENGTH), nullable=False),
    Column("token", String(TOKEN_LENGTH), nullable=False),
    Column("at", UtcTime, nullable=False),
    UniqueConstraint("table_id", "action_id"),
)

PRESENCES: Final = Table(
    "presences",
    METADATA,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("key", String(ID_LENGTH), primary_key=True),
    Column("seen_at", UtcTime, nullable=False),
)
