"""A whole database as one file, and back: from SQLite to PostgreSQL, too.

The file is lines of JSON, compressed: a header, then each row as ``["table", {column: value}]``, parents
first. It is one moment of the database, taken while the server runs.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TextIO, cast

from sqlalchemy import Connection, Engine, func, insert, inspect, select
from sqlalchemy.exc import InterfaceError, OperationalError, StatementError

from fourfold.server.store import schema
from fourfold.server.store.database import (
    PRIVATE_MODE,
    WRITES,
    connect,
    migrate,
    own_files,
    upgrade,
)

FORM = 2
FIRST_FORM = 1
"""The format of databases whose events name people by session; restoring it ends with the migrations."""
FIRST_FORM_REVISION = "0002"
ROWS_PER_BATCH = 1000
NO_BACKUP = "expected a backup, got another file, or one that is cut short or damaged"
UNREADABLE = (
    EOFError,
    gzip.BadGzipFile,
    zlib.error,
    json.JSONDecodeError,
    UnicodeDecodeError,
)
"""Errors of reading a file that is no backup."""
# Leases and heartbeats belong to running processes and are not backed up.
KEPT = (schema.sessions, schema.tables, schema.events, schema.participants, schema.forgotten)
COLUMNS = {
    table.name: {column.name: column.type.python_type for column in table.columns} for table in KEPT
}
OLDEST = {schema.sessions.name, schema.tables.name, schema.events.name}
"""Database tables that every version has."""
SEATINGS = {"session": str, "table_id": str}
"""Columns of a database table in files of the first format; participants replace it."""


class BadBackup(ValueError):
    """A file is no backup, or a database cannot be restored from one."""


class DatabaseNotEmpty(BadBackup):
    """A database has guests or tables, so that no backup can be restored into it."""


class OwnFile(ValueError):
    """A backup would replace a file of the database itself."""


def write_backup(url: str, file: Path, progress: Callable[[int, int], None]) -> int:
    """Write the database to a file, which appears only when complete; return the number of rows.

    Raises:
        OwnFile: the file belongs to the database.
    """
    unfinished = file.with_name(file.name + ".new")
    if not own_files(url).isdisjoint({file.resolve(), unfinished.resolve()}):
        raise OwnFile(file)
    engine = connect(url)
    try:
        with engine.connect() as connection, _create(unfinished) as out:
            _at_one_moment(connection)
            there = set(inspect(connection).get_table_names())
            kept = [table for table in KEPT if table.name in there or table.name in OLDEST]
            form = FORM if schema.participants in kept else FIRST_FORM
            total = sum(
                connection.execute(select(func.count()).select_from(table)).scalar_one()
                for table in kept
            )
            out.write(json.dumps({"fourfold": form, "rows": total}) + "\n")
            done = 0
            for table in kept:
                order = list(table.primary_key) or list(table.columns)
                # A database of an older version has fewer columns, and is not migrated for a backup.
                known = {column["name"] for column in inspect(connection).get_columns(table.name)}
                columns = [column for column in table.columns if column.name in known]
                rows = connection.execution_options(yield_per=ROWS_PER_BATCH).execute(
                    select(*columns).order_by(*order)
                )
                for row in rows.mappings():
                    out.write(json.dumps([table.name, _to_json(dict(row))]) + "\n")
                    done += 1
                    if done % ROWS_PER_BATCH == 0:
                        progress(done, total)
        unfinished.replace(file)
    finally:
        engine.dispose()
        unfinished.unlink(missing_ok=True)
    progress(total, total)
    return int(total)


@contextlib.contextmanager
def _create(file: Path) -> Iterator[TextIO]:
    """Open a new compressed file that only its owner can read; follow no link."""
    # A backup whose process was killed leaves this file behind.
    file.unlink(missing_ok=True)
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, PRIVATE_MODE)
    with os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
        os.fchmod(descriptor, PRIVATE_MODE)
        yield cast(TextIO, out)


def read_backup(url: str, file: Path, progress: Callable[[int, int], None]) -> int:
    """Fill an empty database from a backup, completely or not at all; return the number of rows.

    Raises:
        BadBackup: the file is no backup, or the database is not empty.
    """
    form = _read_form(file)
    engine = connect(url)
    tables = {table.name: table for table in KEPT}
    try:
        if not _is_empty(engine):
            raise DatabaseNotEmpty(
                "expected an empty database, got one with guests or tables in it"
            )
        migrate(engine)
        with (
            engine.execution_options(**WRITES).begin() as connection,
            gzip.open(file, "rt", encoding="utf-8") as lines,
        ):
            total, done = _read_header(next(lines, "null"))[1], 0
            if form == FIRST_FORM:
                _begin_in_first_form(connection)
            waiting: list[dict[str, Any]] = []
            name = ""
            for line in lines:
                table_name, row = _read_row(line, form)
                done += 1
                if table_name not in tables:
                    continue
                if waiting and (table_name != name or len(waiting) >= ROWS_PER_BATCH):
                    connection.execute(insert(tables[name]), waiting)
                    progress(done, total)
                    waiting = []
                name = table_name
                waiting.append(row)
            if waiting:
                connection.execute(insert(tables[name]), waiting)
            if done != total:
                raise BadBackup(f"expected {total} rows, got {done}: the file is cut short")
            upgrade(connection)
    except UNREADABLE:
        raise BadBackup(NO_BACKUP) from None
    except (OperationalError, InterfaceError):
        raise
    except (StatementError, OverflowError):
        # Rows are duplicated, belong to no table, or lack a value.
        raise BadBackup("expected rows that fit together, got others") from None
    finally:
        engine.dispose()
    progress(total, total)
    return total


def _read_form(file: Path) -> int:
    """Return the format of a backup, before any database is created.

    Raises:
        BadBackup: the file is no backup.
    """
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            return _read_header(next(lines, "null"))[0]
    except UNREADABLE:
        raise BadBackup(NO_BACKUP) from None


def _is_empty(engine: Engine) -> bool:
    """Return True if a database has no guests and no tables; change nothing."""
    with engine.connect() as connection:
        there = set(inspect(connection).get_table_names())
        return not any(
            connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in KEPT
            if table.name in there
        )


def _begin_in_first_form(connection: Connection) -> None:
    """Create the schema of an empty database again as of the file's format; migrations follow later."""
    schema.metadata.drop_all(connection)
    connection.exec_driver_sql("DROP TABLE alembic_version")
    upgrade(connection, FIRST_FORM_REVISION)


def _read_header(line: str) -> tuple[int, int]:
    """Return the format of the file, and the number of its rows."""
    match json.loads(line):
        case {"fourfold": int(form), "rows": int(rows)} if form in {FIRST_FORM, FORM}:
            return form, rows
    raise BadBackup(f"expected a backup of form {FORM}, got another file")


def _read_row(line: str, form: int = FORM) -> tuple[str, dict[str, Any]]:
    """Return the name of a row's table, and the row."""
    known = COLUMNS | ({"seatings": SEATINGS} if form == FIRST_FORM else {})
    match json.loads(line):
        case [str(name), dict(row)] if name in known and row.keys() <= known[name].keys():
            with contextlib.suppress(ValueError):
                return name, _from_json(row, known[name])
    raise BadBackup("expected a row of a table, got another line")


def _at_one_moment(connection: Connection) -> None:
    """Read a snapshot: later writes are not seen. In SQLite every transaction reads a snapshot."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")


def _to_json(row: dict[str, Any]) -> dict[str, Any]:
    return {
        key: {"hex": value.hex()} if isinstance(value, bytes) else value
        for key, value in row.items()
    }


def _from_json(row: dict[str, Any], columns: dict[str, type]) -> dict[str, Any]:
    found = {}
    for key, value in row.items():
        match value:
            case {"hex": str(text)}:
                found[key] = bytes.fromhex(text)
            case _:
                found[key] = value
        if not isinstance(found[key], columns[key] | None):
            raise ValueError(f"expected a value of {columns[key].__name__}")
    return found
