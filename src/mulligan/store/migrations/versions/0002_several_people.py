"""Tables of several people: longer actions, when the house is due, and when everybody was last seen."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for them."""
    with op.batch_alter_table("actions") as actions:
        actions.alter_column("token", existing_type=sa.String(64), type_=sa.String(600), existing_nullable=False)
    op.add_column("tables", sa.Column("due_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("tables", sa.Column("seen_at", sa.DateTime(timezone=True), nullable=True))
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_index("ix_tables_seen_at", "tables", ["seen_at"])
    op.create_table(
        "presences",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_presences_table_id"),
        sa.PrimaryKeyConstraint("table_id", "key", name="pk_presences"),
    )
