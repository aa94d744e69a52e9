"""Inserting the events of many tables at once.

Lives here: rows of events, and the statements that insert them. Does not live here: what an event means
(`table.state`), and which writes are committed together (`group_commit`).

In PostgreSQL one statement, which is also the whole transaction, inserts the events of a batch: one round
trip, however many tables write. A table whose first number is taken gets none of its rows, and its name is
not among those that the statement returns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection

from fourfold.server.store.moment import POSTGRESQL_NOW

REVIEW_AFTER_MS = 24 * 3_600_000
"""Milliseconds after which retention reviews a table, from its opening and from each start of a game."""

COLUMNS = "table_id, seq, at, session, command, body"
INSERT_BATCH = f"""
WITH given AS (
    SELECT * FROM unnest(
        %(tables)s::text[], %(seqs)s::integer[], %(sessions)s::text[], %(commands)s::text[],
        %(bodies)s::text[], %(are_first)s::boolean[]
    ) AS given (table_id, seq, session, command, body, is_first)
), firsts AS (
    INSERT INTO events ({COLUMNS})
    SELECT table_id, seq, {POSTGRESQL_NOW}, session, command, body FROM given WHERE is_first
    ON CONFLICT DO NOTHING RETURNING table_id
), others AS (
    INSERT INTO events ({COLUMNS})
    SELECT table_id, seq, {POSTGRESQL_NOW}, session, command, body FROM given JOIN firsts USING (table_id)
    WHERE NOT is_first
), reviewed AS (
    UPDATE tables SET review_at = {POSTGRESQL_NOW} + {REVIEW_AFTER_MS}
    WHERE id = ANY(%(started)s::text[]) AND id IN (SELECT table_id FROM firsts)
)
SELECT table_id FROM firsts
"""  # noqa: S608 - nothing here is a value
"""Inserts a batch into PostgreSQL; returns the tables whose rows were inserted.

Only the first row of a table can meet a row of another process: who writes the second number knows the first.
"""
INSERT_ONE = {
    "postgresql": f"INSERT INTO events ({COLUMNS}) VALUES (%s, %s, {POSTGRESQL_NOW}, %s, %s, %s)",  # noqa: S608
    "sqlite": f"INSERT INTO events ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)",  # noqa: S608
}
REVIEW = {
    "postgresql": f"UPDATE tables SET review_at = {POSTGRESQL_NOW} + {REVIEW_AFTER_MS} WHERE id = %s",  # noqa: S608
    "sqlite": "UPDATE tables SET review_at = ? WHERE id = ?",
}


class EventRow(NamedTuple):
    """An event as it is stored, under its number."""

    seq: int
    session: str | None
    """The id of the participant whose command caused the event (`participants`)."""
    command: str | None
    body: str


@dataclass(frozen=True, slots=True)
class Append:
    """Rows that follow the last event of one table. They are written all, or none of them."""

    table: str
    rows: Sequence[EventRow]
    at: int
    """The time in milliseconds since 1970, by which SQLite dates the events; PostgreSQL has its own clock."""
    starts: bool
    """True if a game starts with these events."""

    def __call__(self, connection: Connection) -> None:
        """Write the rows in the transaction of a connection.

        Raises:
            IntegrityError: a number is taken, or there is no such table.
        """
        append_all(connection, [self])


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Write the rows of several tables in the transaction of a connection.

    Raises:
        IntegrityError: a number is taken, or there is no such table; nothing may be committed.
    """
    name = connection.dialect.name
    if name == "sqlite":
        rows = [
            (one.table, seq, one.at, session, command, body)
            for one in appends
            for seq, session, command, body in one.rows
        ]
        started = [(one.at + REVIEW_AFTER_MS, one.table) for one in appends if one.starts]
    else:
        rows = [
            (one.table, seq, session, command, body)  # type: ignore[misc]
            for one in appends
            for seq, session, command, body in one.rows
        ]
        started = [(one.table,) for one in appends if one.starts]  # type: ignore[misc]
    connection.exec_driver_sql(INSERT_ONE[name], rows)
    if started:
        connection.exec_driver_sql(REVIEW[name], started)


def append_in_one_statement(connection: Connection, appends: Sequence[Append]) -> set[str]:
    """Write the rows of different tables to PostgreSQL; return the tables whose rows were written.

    The connection commits each statement by itself. Tables must come in the order of their ids: two processes
    then wait for each other's rows in the same order, which prevents deadlocks.

    Raises:
        IntegrityError: one of the tables was deleted, or has a later row; nothing is written.
    """
    rows = [(one.table, number == 0, row) for one in appends for number, row in enumerate(one.rows)]
    given = {
        "tables": [table for table, _, _ in rows],
        "seqs": [row.seq for _, _, row in rows],
        "sessions": [row.session for _, _, row in rows],
        "commands": [row.command for _, _, row in rows],
        "bodies": [row.body for _, _, row in rows],
        "are_first": [is_first for _, is_first, _ in rows],
        "started": [one.table for one in appends if one.starts],
    }
    return set(connection.exec_driver_sql(INSERT_BATCH, given).scalars())
