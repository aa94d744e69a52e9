"""Storage of tables and their events, in SQLite or PostgreSQL.

Lives here: opening tables, appending events, and finding public tables. Does not live here: what an event
means (`table.state`), how writes are committed together (`group_commit`), loading events (`stored_events`),
rows about guests (`guest_rows`), leases (`lease_rows`) and processes (`process_rows`), deleting tables
(`removal`).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from fourfold.server.store import schema
from fourfold.server.store.database import READERS, connect, migrate
from fourfold.server.store.event_rows import REVIEW_AFTER_MS, Append, EventRow
from fourfold.server.store.group_commit import Writer, unavailable
from fourfold.server.store.guest_rows import GuestRows
from fourfold.server.store.key_rows import BUS_KEY, shared_key
from fourfold.server.store.lease_rows import LeaseRows, portions
from fourfold.server.store.moment import NOW, set_clock
from fourfold.server.store.participant_rows import (
    KnownParticipants,
    add_participants,
    read_participants,
)
from fourfold.server.store.participants import Participants, UnknownParticipant
from fourfold.server.store.process_rows import ProcessRows
from fourfold.server.store.removal import TableRemoval
from fourfold.server.store.row_access import is_named
from fourfold.server.store.stored_events import StoredEvents
from fourfold.server.table.events import Event, Opened, Session, Settings, Started

T = TypeVar("T")
TRIAL = "trial"
"""The name of the job whose row is written to find out whether the database saves."""
WAITING_MS = 30_000
"""Milliseconds for which a table counts as waiting for players, unless that is renewed."""
LOCK_TIMEOUT_MS = 5_000
"""Milliseconds to wait for a lock that another process holds."""

_table = schema.tables.c
NEW_TABLE = insert(schema.tables).values(
    opened=NOW, waits_until=NOW + WAITING_MS, review_at=NOW + REVIEW_AFTER_MS
)
WAITING_TABLES = (
    select(_table.id)
    .where(_table.public, _table.waits_until > NOW)
    .order_by(_table.opened, _table.id)
    .limit(bindparam("most"))
)
WAITING_TABLES_OF_SETTINGS = WAITING_TABLES.where(_table.settings == bindparam("settings"))
IS_NAMED_TABLE = is_named(_table.id)
STILL_WAITING = schema.tables.update().where(IS_NAMED_TABLE).values(waits_until=NOW + WAITING_MS)
WAITS_NO_MORE = schema.tables.update().where(IS_NAMED_TABLE).values(waits_until=0)
_event = schema.events.c
LATEST = (
    select(_event.table_id, func.max(_event.seq))
    .where(is_named(_event.table_id))
    .group_by(_event.table_id)
)
# One look into the index per table; a GROUP BY would read all events of each table.
LATEST_OF_MANY = """
SELECT * FROM (
    SELECT name, (SELECT max(seq) FROM events WHERE table_id = name)
    FROM unnest(%(names)s::text[]) AS names (name)
) AS found (name, seq) WHERE seq IS NOT NULL
"""

_encoder = msgspec.json.Encoder()


def _now() -> int:
    return time.time_ns() // 1_000_000


class Storage(StoredEvents, GuestRows, LeaseRows, ProcessRows, TableRemoval):
    """A database of tables and guests. Calls are coroutines; `close` ends the writing thread."""

    def __init__(self, url: str, now: Callable[[], int] = _now) -> None:
        self.now = now
        self._url = make_url(url)
        self._engine = connect(url)
        self._reading = self._engine
        if not self.is_shared:
            # Tests replace the clock: it is looked up at each call.
            set_clock(self._engine, lambda: self.now())  # noqa: PLW0108
        else:
            # Reads use no transaction and no ping before use, which halves their time; failures are retried.
            self._reading = connect(url, asking=False).execution_options(
                isolation_level="AUTOCOMMIT"
            )
        self._readers = ThreadPoolExecutor(READERS, "reader")
        migrate(self._engine)
        self.bus_key = shared_key(self._engine, BUS_KEY) if self.is_shared else b""
        """The key with which processes sign their messages; empty if there is only one process."""
        self._writer = Writer(self._engine)
        self.people = KnownParticipants()

    @property
    def is_shared(self) -> bool:
        """Return True if other processes may use the database at the same time."""
        return self._url.get_backend_name() != "sqlite"

    @property
    def trouble(self) -> str | None:
        """What the database says if it does not save now (`Writer.trouble`), else None."""
        return self._writer.trouble

    async def try_to_save(self) -> None:
        """Write something that is not needed, to find out whether the database saves again.

        Raises:
            Unavailable: it does not.
        """
        await self.claim_job(TRIAL, TRIAL, 0)

    def close(self) -> None:
        """Complete pending writes, then close all connections."""
        self._writer.close()
        self._readers.shutdown()
        self._reading.dispose()
        self._engine.dispose()

    # --- Tables ------------------------------------------------------------------------------------

    async def open_table(self, table: str, opened: Opened, later: Sequence[Event] = ()) -> None:
        """Write a new table with its first event and, together with it, ``later`` events of the host.

        Raises:
            Conflict: there is a table of this id already, or a guest was forgotten; nothing was written.
            Unavailable: the database is away; the table may be written or not.
        """
        settings = opened.settings
        new = {"id": table, "public": settings.public, "settings": _key(settings)}
        people, joined = Participants(()).joined_by([opened, *later], opened.host)
        rows = _rows(people, 0, [opened, *later], opened.host, command=None)
        append = Append(table, rows, self.now(), starts=False)

        def write(connection: Connection) -> None:
            connection.execute(NEW_TABLE, new)
            add_participants(connection, table, joined)
            append(connection)

        await self._write(write, table)
        self.people.keep(table, people)

    async def append(
        self,
        table: str,
        after: int,
        events: Sequence[Event],
        session: Session | None = None,
        command: str | None = None,
    ) -> list[EventRow]:
        """Write the events that follow number ``after``, all or none; return them as they are stored.

        Raises:
            Conflict: other events with these numbers are written already, or a guest in them was forgotten.
            Unavailable: the database is away; the events may be written or not.
        """
        starts = any(isinstance(event, Started) for event in events)
        known = self.people.of(table)
        if known is not None:
            with contextlib.suppress(UnknownParticipant):
                rows = _rows(known, after, events, session, command)
                await self._writer.write(Append(table, rows, self.now(), starts), table)
                return rows

        def write(connection: Connection) -> tuple[Participants, list[EventRow]]:
            # The events name somebody new; another process may have added participants, too.
            people, joined = read_participants(connection, table).joined_by(events, session)
            added = _rows(people, after, events, session, command)
            add_participants(connection, table, joined)
            Append(table, added, self.now(), starts)(connection)
            return people, added

        people, rows = await self._write(write, table)
        self.people.keep(table, people)
        return rows

    async def latest(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of the last event for each of these tables that exists."""

        def read(connection: Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            if self.is_shared:
                rows = connection.exec_driver_sql(LATEST_OF_MANY, {"names": list(tables)})
                return {table: int(seq) for table, seq in rows}
            for names in portions(tables):
                rows = connection.execute(LATEST, {"names": names})
                found |= {table: int(seq) for table, seq in rows}
            return found

        return await self._read(read)

    async def public_tables(self, most: int) -> list[str]:
        """Return the ids of public tables, the newest first."""
        wanted = (
            select(schema.tables.c.id)
            .where(schema.tables.c.public)
            .order_by(schema.tables.c.opened.desc())
            .limit(most)
        )
        return await self._column(wanted)

    async def waiting_tables(self, most: int, settings: Settings | None = None) -> list[str]:
        """Return public tables at which somebody may wait, if given with these settings; the oldest first."""
        given: dict[str, object] = {"most": most}
        if settings is None:
            return await self._column(WAITING_TABLES, given)
        given["settings"] = _key(settings)
        return await self._column(WAITING_TABLES_OF_SETTINGS, given)

    async def still_waiting(self, tables: Sequence[str]) -> None:
        """Note that somebody at these tables waits for players."""
        await self._write(lambda connection: connection.execute(STILL_WAITING, {"names": tables}))

    async def waits_no_more(self, table: str) -> None:
        """Note that nobody at a table waits for players any more."""
        await self._write(lambda connection: connection.execute(WAITS_NO_MORE, {"names": [table]}))

    @contextlib.asynccontextmanager
    async def locked(self, name: int) -> AsyncIterator[None]:
        """Hold the lock of this name against other processes; a database of one process needs none.

        Raises:
            Unavailable: another process has held the lock for `LOCK_TIMEOUT_MS`.
        """
        if not self.is_shared:
            yield
            return
        connection = await self._call(self._engine.connect)
        try:
            await self._call(lambda: _lock(connection, name))
            yield
        finally:
            # A database that is away has released the lock itself.
            with contextlib.suppress(SQLAlchemyError):
                await asyncio.to_thread(connection.close)

    # --- Reading and writing -----------------------------------------------------------------------

    async def _read(self, read: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._reading.connect() as connection:
                return read(connection)

        def run_again() -> T:
            try:
                return run()
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                # The connection was dead; the pool has dropped it, and connects again.
                return run()

        return await self._call(run_again, self._readers)

    async def _call(self, work: Callable[[], T], thread: Executor | None = None) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, work)
        except SQLAlchemyError as error:
            self._writer.note_read(error)
            raise unavailable(error) from error

    async def _write(self, write: Callable[[Connection], T], about: str = "") -> T:
        return await self._writer.write(write, about)


def _lock(connection: Connection, name: int) -> None:
    """Take PostgreSQL's advisory lock of this name, which ends with the transaction."""
    connection.execute(text(f"SET LOCAL lock_timeout = {LOCK_TIMEOUT_MS}"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:name)"), {"name": name})


def _rows(
    people: Participants,
    after: int,
    events: Sequence[Event],
    session: Session | None,
    command: str | None,
) -> list[EventRow]:
    """Return the rows of events.

    Raises:
        UnknownParticipant: an event names somebody who is not among these people.
    """
    by = people.id_of(session)
    return [
        EventRow(seq, by, command, _encoder.encode(people.to_stored(event)).decode())
        for seq, event in enumerate(events, start=after + 1)
    ]


def _key(settings: Settings) -> str:
    """Return a hash by which tables of the same settings are found."""
    return hashlib.sha256(_encoder.encode(settings)).hexdigest()
