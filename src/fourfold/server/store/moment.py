"""The current time in SQL statements: milliseconds since 1970.

Lives here: `NOW`, with which statements are built once for both databases. PostgreSQL has a clock that all
processes share. SQLite asks the clock of the one process that uses it. Does not live here: the statements.

Statements are built once because each new one with arithmetic leaves objects that refer to each other, which
only a full garbage collection deletes (`gc_tuning`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import BigInteger, ColumnElement, Engine, bindparam, event
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler

SQLITE_FUNCTION = "now_ms"
POSTGRESQL_NOW = "(1000 * extract(epoch FROM statement_timestamp()))::bigint"


class _Now(ColumnElement[int]):
    type = BigInteger()
    inherit_cache = True


@compiles(_Now, "postgresql")
def _postgresql(_: _Now, __: SQLCompiler, **___: Any) -> str:
    return POSTGRESQL_NOW


@compiles(_Now, "sqlite")
def _sqlite(_: _Now, __: SQLCompiler, **___: Any) -> str:
    return f"{SQLITE_FUNCTION}()"


NOW = _Now()
"""The time at which a statement begins."""


def milliseconds(name: str) -> ColumnElement[int]:
    """Return a parameter that is a time or a number of milliseconds."""
    return bindparam(name, type_=BigInteger)


def set_clock(engine: Engine, now: Callable[[], int]) -> None:
    """Let `NOW` be this clock in the statements of a SQLite engine."""

    @event.listens_for(engine, "connect")
    def add(connection: Any, _: object) -> None:
        # SQLite calls a deterministic function when a statement begins, not for each row.
        connection.create_function(SQLITE_FUNCTION, 0, now, deterministic=True)
