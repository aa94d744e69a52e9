"""A whole database as one file, and back: from SQLite to PostgreSQL, too.

The file is lines of JSON, compressed: a header, then each row as ``["table", {column: value}]``, parents
first. It is one moment of the database, taken while the server runs.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, insert, inspect, select

from fourfold.server import schema
from fourfold.server.database import connect, migrate

FORM = 1
BATCH = 1000
# Leases are about running processes; nobody needs them later.
KEPT = (schema.sessions, schema.tables, schema.events, schema.seatings)


class BadBackup(ValueError):
    """A file that is no backup, or a database that cannot take one."""


def write_backup(url: str, file: Path, progress: Callable[[int, int], None]) -> int:
    """Write the database to a file, which appears only when it is whole; the number of rows."""
    engine = connect(url)
    unfinished = file.with_name(file.name + ".new")
    try:
        with engine.connect() as connection, gzip.open(unfinished, "wt", encoding="utf-8") as out:
            _at_one_moment(connection)
            total = sum(
                connection.execute(select(func.count()).select_from(table)).scalar_one()
                for table in KEPT
            )
            out.write(json.dumps({"fourfold": FORM, "rows": total}) + "\n")
            done = 0
            for table in KEPT:
                order = list(table.primary_key) or list(table.columns)
                # A database of an older version has fewer columns; it is backed up before it is changed.
                known = {column["name"] for column in inspect(connection).get_columns(table.name)}
                columns = [column for column in table.columns if column.name in known]
                rows = connection.execution_options(yield_per=BATCH).execute(
                    select(*columns).order_by(*order)
                )
                for row in rows.mappings():
                    out.write(json.dumps([table.name, _to_json(dict(row))]) + "\n")
                    done += 1
                    if done % BATCH == 0:
                        progress(done, total)
    finally:
        engine.dispose()
    unfinished.replace(file)
    progress(total, total)
    return int(total)


def read_backup(url: str, file: Path, progress: Callable[[int, int], None]) -> int:
    """Fill an empty database from a file, wholly or not at all; the number of rows.

    Raises:
        BadBackup: the file is none, or the database is not empty.
    """
    engine = connect(url)
    tables = {table.name: table for table in KEPT}
    try:
        migrate(engine)
        with engine.begin() as connection, gzip.open(file, "rt", encoding="utf-8") as lines:
            if connection.execute(select(func.count()).select_from(schema.sessions)).scalar_one():
                raise BadBackup("expected an empty database, got one with guests in it")
            header = json.loads(next(lines, "null"))
            if not isinstance(header, dict) or header.get("fourfold") != FORM:
                raise BadBackup(f"expected a backup of form {FORM}, got another file")
            total, done = int(header["rows"]), 0
            waiting: list[dict[str, Any]] = []
            name = ""
            for line in lines:
                table_name, row = json.loads(line)
                if waiting and (table_name != name or len(waiting) >= BATCH):
                    connection.execute(insert(tables[name]), waiting)
                    progress(done, total)
                    waiting = []
                name = table_name
                waiting.append(_from_json(row))
                done += 1
            if waiting:
                connection.execute(insert(tables[name]), waiting)
            if done != total:
                raise BadBackup(f"expected {total} rows, got {done}: the file is cut short")
    except (EOFError, gzip.BadGzipFile, json.JSONDecodeError, KeyError, UnicodeDecodeError):
        raise BadBackup("expected a backup, got another file or one that is cut short") from None
    finally:
        engine.dispose()
    progress(total, total)
    return total


def _at_one_moment(connection: Connection) -> None:
    """Whatever is written meanwhile is not seen. In SQLite a transaction is that already."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")


def _to_json(row: dict[str, Any]) -> dict[str, Any]:
    return {
        key: {"hex": value.hex()} if isinstance(value, bytes) else value
        for key, value in row.items()
    }


def _from_json(row: dict[str, Any]) -> dict[str, Any]:
    return {
        key: bytes.fromhex(value["hex"]) if isinstance(value, dict) else value
        for key, value in row.items()
    }
