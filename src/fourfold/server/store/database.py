"""Ways to a database: connecting to SQLite or PostgreSQL, and bringing either to the newest form.

Lives here: drivers, pragmas, patience, migrations. Does not live here: what is written (`storage`).
"""

from __future__ import annotations

import contextlib
import os
from importlib.resources import files
from pathlib import Path
from typing import Any

from alembic import command as alembic
from alembic.config import Config
from pysqlite3 import dbapi2 as sqlite_driver
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url

MIGRATION_LOCK = 0x464F5552
"""PostgreSQL's name for the lock that whoever migrates holds."""
DEAD_CONNECTION_SECONDS = 15
"""Seconds after which a PostgreSQL that answers nothing at all is taken to be gone."""
CONNECT_SECONDS = 5
"""Seconds to wait for PostgreSQL to take a connection."""
PRIVATE_MODE = 0o600
"""The mode of files with people's games: only their owner reads and writes them."""
READERS = 4
"""Threads that read, each over a connection of its own."""
POOL_SIZE = READERS + 2
"""Connections that are kept: one writes, and one may hold a lock."""
WRITES = {"fourfold_writes": True}
"""The option of connections that write. In SQLite their transactions begin with the lock: one that began by
reading could not get it any more once another process has written."""

SQLITE_PRAGMAS = (
    # Of a new file only; it must come first.
    "auto_vacuum=INCREMENTAL",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    # What is deleted is overwritten.
    "secure_delete=ON",
)


def connect(where: str, asking: bool = True) -> Engine:
    """A way to the database at this URL.

    Args:
        where: the URL.
        asking: whether connections to PostgreSQL are asked, before each use, if they are still there.
    """
    url = make_url(where)
    if url.get_backend_name() == "sqlite":
        _keep_private(url.database)
        engine = create_engine(url, module=sqlite_driver, hide_parameters=True, pool_size=POOL_SIZE)
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    # A host that vanishes without a word is noticed, too. No log names a table.
    patience = {
        "connect_timeout": CONNECT_SECONDS,
        "tcp_user_timeout": 1000 * DEAD_CONNECTION_SECONDS,
        "keepalives_idle": DEAD_CONNECTION_SECONDS,
        "keepalives_interval": CONNECT_SECONDS,
        "keepalives_count": 3,
    }
    return create_engine(
        url,
        pool_size=POOL_SIZE,
        pool_pre_ping=asking,
        hide_parameters=True,
        connect_args=patience,
    )


def _keep_private(name: str | None) -> None:
    """Create a SQLite file for its owner alone, or take the rights of others away from an existing one.

    SQLite gives its WAL the same rights. What cannot be opened here SQLite itself complains about.
    """
    if not name or name == ":memory:" or name.startswith("file:"):
        return
    with contextlib.suppress(OSError):
        os.close(os.open(name, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE_MODE))
    for file in (name, f"{name}-wal", f"{name}-shm"):
        with contextlib.suppress(OSError):
            Path(file).chmod(PRIVATE_MODE)


def _set_up_sqlite(connection: Any, _: object) -> None:
    # The driver's own idea of transactions would commit behind SQLAlchemy's back.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("fourfold_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form; of several processes one does it."""
    with engine.execution_options(**WRITES).connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_lock(:name)"), {"name": MIGRATION_LOCK})
            connection.commit()
        try:
            upgrade(connection)
            connection.commit()
        finally:
            if engine.dialect.name == "postgresql":
                connection.execute(
                    text("SELECT pg_advisory_unlock(:name)"), {"name": MIGRATION_LOCK}
                )
                connection.commit()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the database to the newest form, or another; within a transaction that has begun."""
    config = Config()
    config.set_main_option("script_location", str(files("fourfold.server.store") / "migrations"))
    config.attributes["connection"] = connection
    alembic.upgrade(config, to)
