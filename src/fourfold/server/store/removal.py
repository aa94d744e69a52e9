"""Deleting tables in bounded batches, leases of jobs, and returning disk space.

Lives here: the SQL. Does not live here: which tables are deleted (`retention`), and when (`rooms.cleaning`).
"""

from __future__ import annotations

import time

from sqlalchemy import Connection, Table, bindparam, func, select, text, tuple_

from fourfold.server.store import schema
from fourfold.server.store.database import connect
from fourfold.server.store.guest_rows import MAX_ROWS_PER_WRITE
from fourfold.server.store.moment import NOW, milliseconds
from fourfold.server.store.row_access import RowAccess, insert_unless_there

PAGES_PER_WRITE = 200
"""Free pages of SQLite that one write returns to the file system."""
CHECKPOINT_TRIES, CHECKPOINT_PAUSE_S = 50, 0.1
"""Attempts to truncate the write-ahead log, and seconds between them: readers prevent it."""

_tables = schema.tables.c
TO_REVIEW = (
    select(_tables.review_at, _tables.id)
    .where(
        _tables.review_at <= milliseconds("now"),
        _tables.review_at >= milliseconds("after"),
        tuple_(_tables.review_at, _tables.id)
        > tuple_(milliseconds("after"), bindparam("after_id")),
    )
    .order_by(_tables.review_at, _tables.id)
    .limit(bindparam("most"))
)
_job = schema.jobs.c
NEW_JOB = insert_unless_there(schema.jobs, holder="", until=0, due=0)
IS_JOB, IS_MINE = _job.name == bindparam("job"), _job.holder == bindparam("by")
CLAIM_JOB = (
    schema.jobs.update()
    .where(IS_JOB, IS_MINE | (_job.until < NOW), _job.due <= NOW)
    .values(holder=bindparam("by"), until=NOW + milliseconds("duration_ms"))
)
FINISH_JOB = (
    schema.jobs.update().where(IS_JOB, IS_MINE).values(until=0, due=NOW + milliseconds("pause_ms"))
)


class TableRemoval(RowAccess):
    """The calls of `Storage` that are about deleting tables."""

    async def tables_to_review(
        self, now: int, most: int, after: tuple[int, str] = (-1, "")
    ) -> list[tuple[int, str]]:
        """Return a page of tables whose review is due at a moment, as (due, id), the oldest first."""
        due, name = after
        given = {"now": now, "after": due, "after_id": name, "most": most}

        def read(connection: Connection) -> list[tuple[int, str]]:
            return [(at, table) for at, table in connection.execute(TO_REVIEW, given)]

        return await self._read(read)

    async def review_at(self, table: str, at: int | None) -> None:
        """Set when retention reviews a table next; None for never, since a game is kept there."""
        change = schema.tables.update().where(schema.tables.c.id == table).values(review_at=at)
        await self._write(lambda connection: connection.execute(change), table)

    async def delete_table(self, table: str, last: int | None) -> bool:
        """Delete a table with all its rows; return False if the table has events after number ``last``.

        The first events are deleted first: from then on no process can load the table. With ``last`` None an
        interrupted deletion is completed.
        """
        event = schema.events.c

        def begin(connection: Connection) -> int | None:
            newest = select(func.max(event.seq)).where(event.table_id == table)
            found = connection.execute(newest).scalar() or 0
            if last is not None and found != last:
                return None
            first = schema.events.delete().where(event.table_id == table)
            connection.execute(first.where(event.seq <= MAX_ROWS_PER_WRITE))
            return int(found)

        newest = await self._write(begin, table)
        if newest is None:
            return False
        for number in range(MAX_ROWS_PER_WRITE, newest, MAX_ROWS_PER_WRITE):
            part = event.seq.between(number + 1, number + MAX_ROWS_PER_WRITE)
            some = schema.events.delete().where(event.table_id == table, part)
            await self._write(lambda connection, some=some: connection.execute(some), table)  # type: ignore[misc]

        def end(connection: Connection) -> None:
            rows: Table
            for rows in (schema.events, schema.participants, schema.leases):
                connection.execute(rows.delete().where(rows.c.table_id == table))
            connection.execute(schema.tables.delete().where(schema.tables.c.id == table))

        await self._write(end, table)
        self.people.drop(table)
        return True

    # --- Leases of jobs ----------------------------------------------------------------------------

    async def claim_job(self, name: str, holder: str, duration_ms: int) -> bool:
        """Take or renew the lease of a job for ``duration_ms`` milliseconds.

        Return False if the job is not due, or if another process has it.
        """
        given = {"job": name, "by": holder, "duration_ms": duration_ms}

        def write(connection: Connection) -> bool:
            connection.execute(NEW_JOB[connection.dialect.name], {"name": name})
            return connection.execute(CLAIM_JOB, given).rowcount == 1

        return await self._write(write)

    async def finish_job(self, name: str, holder: str, pause_ms: int) -> None:
        """Release the lease of a job, which is due again after ``pause_ms`` milliseconds."""
        given = {"job": name, "by": holder, "pause_ms": pause_ms}
        await self._write(lambda connection: connection.execute(FINISH_JOB, given))

    # --- Disk space --------------------------------------------------------------------------------

    async def return_free_pages(self) -> None:
        """Return free pages of SQLite to the file system, a few at a time; PostgreSQL does so itself."""
        if self.is_shared:
            return

        def write(connection: Connection) -> int:
            for _ in range(PAGES_PER_WRITE):
                # The driver executes one step of a statement without columns, which frees one page.
                connection.exec_driver_sql("PRAGMA incremental_vacuum(1)")
            return int(connection.execute(text("PRAGMA freelist_count")).scalar_one())

        left = -1
        while left != 0:
            before, left = left, await self._write(write)
            if left == before:
                # A file of an older version has no incremental vacuum; `fourfold clean` rewrites it.
                return


def rewrite_file(url: str) -> None:
    """Rewrite a SQLite database without deleted data, and truncate its write-ahead log.

    A page of SQLite can contain copies of deleted rows, and the log former pages; afterwards neither is left.
    Moves wait meanwhile, about a second per 100 MB. PostgreSQL does not need this.
    """
    engine = connect(url)
    try:
        if engine.dialect.name != "sqlite":
            return
        connection = engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute("PRAGMA auto_vacuum=INCREMENTAL")
            cursor.execute("VACUUM")
            for _ in range(CHECKPOINT_TRIES):
                is_busy, *_rest = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                if not is_busy:
                    break
                time.sleep(CHECKPOINT_PAUSE_S)
        finally:
            connection.close()
    finally:
        engine.dispose()
