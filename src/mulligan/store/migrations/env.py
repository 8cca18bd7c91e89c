"""Alembic runs this. The connection is handed in, inside the transaction of ``mulligan.store.migrate``."""

from alembic import context

from mulligan.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    compare_type=True,
    render_as_batch=True,
)
context.run_migrations()
