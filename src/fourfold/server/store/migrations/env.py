"""Alembic's environment: migrations run on the connection that `database.upgrade` passes in."""

from alembic import context

from fourfold.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
