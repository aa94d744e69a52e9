"""Connecting to SQLite or PostgreSQL, and migrating the schema.

Lives here: drivers, pragmas, timeouts, running migrations. Does not live here: queries (`storage`).
"""

from __future__ import annotations

import contextlib
import os
from importlib.resources import files
from pathlib import Path
from typing import Any

from alembic import command as alembic
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

try:
    # A newer SQLite than most systems have.
    from pysqlite3 import dbapi2 as sqlite_driver
except ImportError:
    from sqlite3 import dbapi2 as sqlite_driver

MIGRATION_LOCK = 0x464F5552
"""The key of PostgreSQL's advisory lock that a migrating process holds."""
DEAD_CONNECTION_SECONDS = 15
"""Seconds after which a connection to PostgreSQL without any answer counts as dead."""
CONNECT_SECONDS = 5
"""Seconds to wait for PostgreSQL to accept a connection."""
PRIVATE_MODE = 0o600
"""The mode of files with people's games: only their owner may read and write them."""
SQLITE_ENDS = ("", "-wal", "-shm", "-journal")
"""What follows the name of a SQLite file in the names of its own and of the files beside it."""
SQLITE_HEADER = b"SQLite format 3\x00"
"""The first bytes of every SQLite file that is not empty."""
READERS = 4
"""Threads that read, each with a connection of its own."""
POOL_SIZE = READERS + 2
"""Connections in the pool: the readers', one that writes, and one that may hold a lock."""
WRITES = {"fourfold_writes": True}
"""The option of connections that write. In SQLite their transactions begin with the write lock: a transaction
that begins by reading cannot get the lock after another process has written."""

SQLITE_PRAGMAS = (
    # Must come first, and works for a new file only.
    "auto_vacuum=INCREMENTAL",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    # Deleted data are overwritten.
    "secure_delete=ON",
)


class BadDatabaseUrl(ValueError):
    """A text is no URL of a SQLite or PostgreSQL database."""


class NoDatabase(ConnectionError):
    """A database cannot be opened; the text of the error is the driver's reason, in one line."""


def sqlite_file(where: str) -> Path | None:
    """Return the file of a SQLite database, or None if the URL is of PostgreSQL or of memory.

    Raises:
        BadDatabaseUrl: the text is no URL of a SQLite or PostgreSQL database.
    """
    try:
        url = make_url(where)
    except (ArgumentError, ValueError):
        raise BadDatabaseUrl(where) from None
    if url.get_backend_name() not in {"sqlite", "postgresql"}:
        raise BadDatabaseUrl(where)
    is_file = url.get_backend_name() == "sqlite" and url.database not in {None, "", ":memory:"}
    return Path(url.database or "") if is_file else None


def own_files(where: str) -> set[Path]:
    """Return the resolved paths of all files of a SQLite database; none for another database.

    Raises:
        BadDatabaseUrl: the text is no URL of a SQLite or PostgreSQL database.
    """
    file = sqlite_file(where)
    return set() if file is None else {Path(f"{file}{end}").resolve() for end in SQLITE_ENDS}


def check_database(where: str) -> None:
    """Check that the database at this URL can be opened.

    Raises:
        BadDatabaseUrl: the text is no URL of a SQLite or PostgreSQL database, or of one in memory.
        NoDatabase: the database cannot be opened.
    """
    if sqlite_file(where) is None and make_url(where).get_backend_name() == "sqlite":
        # Each connection would have a database of its own in memory.
        raise BadDatabaseUrl(where)
    try:
        engine = connect(where)
    except (ArgumentError, NoSuchModuleError, ImportError):
        raise BadDatabaseUrl(where) from None
    try:
        with engine.connect() as connection:
            connection.execute(text("SELECT 1"))
    except DBAPIError as error:
        raise NoDatabase(reason(error)) from None
    finally:
        engine.dispose()


def reason(error: Exception) -> str:
    """Return the first line of what the driver says about an error, without its full stop."""
    lines = str(getattr(error, "orig", None) or type(error).__name__).splitlines()
    return lines[0].strip().removesuffix(".")


def connect(where: str, asking: bool = True) -> Engine:
    """Return an engine for the database at this URL.

    Args:
        where: the URL.
        asking: True if connections to PostgreSQL are pinged before each use.
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
    # Timeouts also notice a host that vanishes without closing connections. Parameters are hidden, so that
    # no log names a table.
    timeouts = {
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
        connect_args=timeouts,
    )


def _keep_private(name: str | None) -> None:
    """Create a SQLite file for its owner alone, or restrict an existing one to its owner.

    SQLite gives its write-ahead log the same mode. If the file cannot be opened, SQLite reports that later.
    A folder, a device and a file that is no SQLite database keep their modes: the URL may be wrong.
    """
    if not name or name == ":memory:" or name.startswith("file:"):
        return
    with contextlib.suppress(OSError):
        os.close(os.open(name, os.O_RDWR | os.O_CREAT, PRIVATE_MODE))
    if not _may_be_sqlite(Path(name)):
        return
    for file in (name, f"{name}-wal", f"{name}-shm"):
        with contextlib.suppress(OSError):
            Path(file).chmod(PRIVATE_MODE)


def _may_be_sqlite(file: Path) -> bool:
    """Return True if a file is empty or begins as every SQLite file does."""
    try:
        if not file.is_file():
            return False
        with file.open("rb") as opened:
            return opened.read(len(SQLITE_HEADER)) in {b"", SQLITE_HEADER}
    except OSError:
        return False


def _set_up_sqlite(connection: Any, _: object) -> None:
    # The driver must not begin or commit transactions on its own.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("fourfold_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(engine: Engine) -> None:
    """Migrate the schema to the newest revision; of several processes one does it."""
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
    """Migrate the schema to a revision, within a transaction that has begun."""
    config = Config()
    config.set_main_option("script_location", str(files("fourfold.server.store") / "migrations"))
    config.attributes["connection"] = connection
    alembic.upgrade(config, to)
