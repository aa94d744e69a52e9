"""Deleting tables from the database in bounded batches, the lease of the job that does it, and disk space.

Lives here: the rows. Does not live here: which tables are deleted, and when (`retention`).
"""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import ColumnElement, Connection, Table, func, select, text, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from fourfold.server.store import schema
from fourfold.server.store.database import connect
from fourfold.server.store.guest_rows import MAX_ROWS_PER_WRITE
from fourfold.server.store.participant_rows import KnownParticipants

T = TypeVar("T")
PAGES_PER_WRITE = 200
"""Free pages of SQLite that one write returns to the file system."""
CHECKPOINT_TRIES, CHECKPOINT_PAUSE_S = 50, 0.1
"""While somebody reads, the log cannot be emptied."""


class TableRemoval:
    """The calls of `Storage` that are about deleting tables."""

    people: KnownParticipants

    @property
    @abstractmethod
    def is_shared(self) -> bool: ...

    @abstractmethod
    async def _read(self, read: Callable[[Connection], T]) -> T: ...

    @abstractmethod
    async def _write(self, write: Callable[[Connection], T], about: str = "") -> T: ...

    @abstractmethod
    def _moment(self) -> ColumnElement[int]: ...

    async def tables_to_review(
        self, now: int, most: int, after: tuple[int, str] = (-1, "")
    ) -> list[tuple[int, str]]:
        """Return a page of the tables whose review is due at a moment, as (due, id), the oldest first."""
        at, name = schema.tables.c.review_at, schema.tables.c.id
        wanted = (
            select(at, name)
            .where(at <= now, at >= after[0], tuple_(at, name) > after)
            .order_by(at, name)
            .limit(most)
        )

        def read(connection: Connection) -> list[tuple[int, str]]:
            return [(due, table) for due, table in connection.execute(wanted)]

        return await self._read(read)

    async def review_at(self, table: str, at: int | None) -> None:
        """Set when retention decides about a table next; None: never, since a game is kept there."""
        change = schema.tables.update().where(schema.tables.c.id == table).values(review_at=at)
        await self._write(lambda connection: connection.execute(change), table)

    async def delete_table(self, table: str, last: int | None) -> bool:
        """Delete a table with all that belongs to it; return False if it has events after number ``last``.

        The first event goes first: from then on nobody can load the table. With ``last`` None the rest of a
        table is deleted whose deletion was interrupted.
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

    # --- The job -----------------------------------------------------------------------------------

    async def claim_job(self, name: str, holder: str, milliseconds: int) -> bool:
        """Take or renew the lease of a job that is due; return False if it is not, or another has it."""
        job = schema.jobs.c

        def write(connection: Connection) -> bool:
            now = self._moment()
            dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
            new = dialect.insert(schema.jobs).on_conflict_do_nothing()
            connection.execute(new, {"name": name, "holder": "", "until": 0, "due": 0})
            free = (job.holder == holder) | (job.until < now)
            mine = schema.jobs.update().where(job.name == name, free, job.due <= now)
            taken = connection.execute(mine.values(holder=holder, until=now + milliseconds))
            return taken.rowcount == 1

        return await self._write(write)

    async def finish_job(self, name: str, holder: str, milliseconds: int) -> None:
        """Give a job back; it is due again after this time."""
        job = schema.jobs.c
        mine = schema.jobs.update().where(job.name == name, job.holder == holder)
        done = mine.values(until=0, due=self._moment() + milliseconds)
        await self._write(lambda connection: connection.execute(done))

    # --- Disk space --------------------------------------------------------------------------------

    async def return_free_pages(self) -> None:
        """Return free pages of SQLite to the file system, a few at a time; PostgreSQL does so itself."""
        if self.is_shared:
            return

        def write(connection: Connection) -> int:
            for _ in range(PAGES_PER_WRITE):
                # The driver takes one step of a statement without columns, and that is one page.
                connection.exec_driver_sql("PRAGMA incremental_vacuum(1)")
            return int(connection.execute(text("PRAGMA freelist_count")).scalar_one())

        left = -1
        while left != 0:
            before, left = left, await self._write(write)
            if left == before:
                # A file that an older version made; `fourfold clean` rewrites it.
                return


def rewrite_file(url: str) -> None:
    """Rewrite a SQLite database without what was deleted from it, and empty its write-ahead log.

    A page of SQLite can hold copies of rows that were deleted, and the log holds former pages; afterwards no
    byte of either is left. Moves wait meanwhile, about a second per 100 MB. PostgreSQL needs no such thing.
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
