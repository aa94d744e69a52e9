"""Retention: how long tables and guests are kept, and deleting what is older.

Lives here: the policy, pure, with the time passed in as milliseconds since 1970; and one cleaning of a
database. Does not live here: rows (`removal`, `guest_rows`), and when a server cleans (`rooms.cleaning`).

| what | kept |
| --- | --- |
| a table at which no game was started | 1 day after its last event |
| an unfinished game without a clock | aborted 30 days after its last event |
| a table all of whose games ended after fewer than 8 moves | 1 day after its last event |
| a table at which only bots have played longer games | 1 day after its last event |
| a table with a longer game of people | for good; names are deleted with their guests |
| a guest who is named at a table | 400 days after their last visit |
| any other guest | 30 days after their last visit |
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from fourfold.games.game import TableMove
from fourfold.games.record import Record
from fourfold.server.store.group_commit import Conflict
from fourfold.server.store.storage import Storage
from fourfold.server.store.stored_events import Stored
from fourfold.server.table import absence
from fourfold.server.table.events import Opened, Session, Started
from fourfold.server.table.refusals import Unreadable
from fourfold.server.table.state import Table

DAY_MS = 24 * 3_600_000
SHORT_LIVED_MS = DAY_MS
UNPLAYED_MS = 30 * DAY_MS
UNUSED_GUEST_MS = 400 * DAY_MS
IDLE_GUEST_MS = 30 * DAY_MS
FORGOTTEN_MS = DAY_MS
"""Milliseconds for which the session of a forgotten guest is kept, for processes that missed the message."""
MIN_MOVES = 8
"""Moves that a game must have to be kept."""
TABLES_PER_BATCH = 50
"""Tables, or guests, that are read at a time."""


@dataclass(frozen=True)
class TableHistory:
    """The facts about a table on which retention decides."""

    table: Table | None
    """The table after its events; None if they cannot be read."""
    last_seq: int
    last_at: int
    """When the last event was written."""
    has_kept_game: bool
    """True if a game that is kept has ended there."""


class Decision(Enum):
    """What retention does with a table."""

    KEEP = "keep"
    ABORT = "abort"
    DELETE = "delete"
    WAIT = "wait"


def decide(history: TableHistory, now: int) -> Decision:
    """Return what retention does with a table at a moment."""
    idle, table = now - history.last_at, history.table
    if table is None:
        return Decision.KEEP
    if table.is_on:
        is_timed = table.playing.clocks.are_used
        return Decision.ABORT if not is_timed and idle >= UNPLAYED_MS else Decision.WAIT
    if history.has_kept_game:
        return Decision.KEEP
    return Decision.DELETE if idle >= SHORT_LIVED_MS else Decision.WAIT


def next_review(history: TableHistory, now: int) -> int:
    """Return when to review a table again whose decision is ``WAIT``."""
    is_on = history.table is not None and history.table.is_on
    due = history.last_at + (UNPLAYED_MS if is_on else SHORT_LIVED_MS)
    # A timed game ends by its clock; until then the table is reviewed every day.
    return due if due > now else now + DAY_MS


def read_history(name: str, stored: Sequence[Stored]) -> TableHistory:
    """Return the facts about a table with these events; the time it takes grows with them."""
    first, last = stored[0].event, stored[-1]
    if not isinstance(first, Opened):
        return TableHistory(None, last.seq, last.at, has_kept_game=False)
    has_kept, table = False, Table.open(name, first)
    try:
        for row in stored[1:]:
            if isinstance(row.event, Started):
                has_kept = has_kept or _is_kept(table)
            table = table.after(row.event, now=0)
    except Exception:  # An older or newer version may have written what this one cannot replay.
        return TableHistory(None, last.seq, last.at, has_kept_game=False)
    return TableHistory(table, last.seq, last.at, has_kept or (not table.is_on and _is_kept(table)))


def _is_kept(table: Table) -> bool:
    """Return True if the last game at a table is long enough to be kept, and a person has played in it."""
    game = table.last_game
    return game is not None and bool(game.sessions) and _moves(game.record) >= MIN_MOVES


def _moves(record: Record) -> int:
    return sum(
        not event.refused and not isinstance(event.move, TableMove) for event in record.events
    )


@dataclass
class Report:
    """The numbers of what a cleaning deleted and aborted."""

    tables: int = 0
    """Tables deleted."""
    aborted: int = 0
    """Games aborted."""
    guests: int = 0
    """Guests deleted."""


class Cleaning:
    """One cleaning of a database."""

    def __init__(
        self,
        storage: Storage,
        now: int,
        *,
        dry_run: bool = False,
        erase: Callable[[Session], Awaitable[None]] | None = None,
        changed: Callable[[str, int | None], None] | None = None,
        pause: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        """Prepare a cleaning.

        Args:
            storage: the database.
            now: the moment, in milliseconds since 1970.
            dry_run: count only, delete nothing.
            erase: deletes a guest; by default from the database only.
            changed: called with each changed table and its last event's number, None if it was deleted.
            pause: called between batches; returns False if another process has taken over.
        """
        self._storage = storage
        self._now = now
        self._dry_run = dry_run
        self._erase = erase or self._erase_rows
        self._changed = changed
        self._pause = pause
        self._report = Report()

    async def run(self) -> Report:
        """Delete what is no longer kept; return the numbers."""
        if not self._dry_run:
            await self._finish_forgetting()
        await self._review_tables()
        await self._delete_guests()
        if not self._dry_run:
            await self._storage.return_free_pages()
        return self._report

    async def _may_go_on(self) -> bool:
        return self._pause is None or await self._pause()

    async def _finish_forgetting(self) -> None:
        """Erase guests whose forgetting was interrupted, or was under way when a backup was made."""
        for session in await self._storage.half_forgotten():
            await self._erase(session)
        after = ""
        while await self._may_go_on():
            gone = await self._storage.named_without_session(TABLES_PER_BATCH, after)
            if not gone:
                break
            for session in gone:
                await self._erase(session)
            after = gone[-1]
        await self._storage.drop_forgotten(FORGOTTEN_MS)

    async def _review_tables(self) -> None:
        after = (-1, "")
        while await self._may_go_on():
            due = await self._storage.tables_to_review(self._now, TABLES_PER_BATCH, after)
            if not due:
                return
            for _, name in due:
                await self._review(name)
            after = due[-1]

    async def _review(self, name: str) -> None:
        try:
            stored = await self._storage.load(name)
        except Unreadable:
            # Another version may be able to read the table.
            await self._review_at(name, None)
            return
        if not stored or stored[0].seq != 1:
            # An earlier deletion of the table was interrupted.
            await self._delete(name, None)
            return
        history = await asyncio.to_thread(read_history, name, stored)
        match decide(history, self._now):
            case Decision.KEEP:
                await self._review_at(name, None)
            case Decision.WAIT:
                await self._review_at(name, next_review(history, self._now))
            case Decision.ABORT:
                await self._abort(name, history)
            case Decision.DELETE:
                await self._delete(name, history.last_seq)

    async def _delete(self, name: str, last: int | None) -> None:
        if not self._dry_run:
            if not await self._storage.delete_table(name, last):
                # The table has got a new event meanwhile.
                await self._review_at(name, self._now + SHORT_LIVED_MS)
                return
            self._tell(name, None)
        self._report.tables += 1

    async def _review_at(self, name: str, at: int | None) -> None:
        if not self._dry_run:
            await self._storage.review_at(name, at)

    def _tell(self, name: str, seq: int | None) -> None:
        if self._changed is not None:
            self._changed(name, seq)

    async def _abort(self, name: str, history: TableHistory) -> None:
        events = [] if history.table is None else absence.abort_unplayed(history.table)
        self._report.aborted += 1
        await self._review_at(name, self._now + SHORT_LIVED_MS)
        if self._dry_run or not events:
            return
        try:
            await self._storage.append(name, history.last_seq, events)
        except Conflict:
            # Somebody has moved meanwhile.
            self._report.aborted -= 1
            return
        self._tell(name, history.last_seq + len(events))

    async def _delete_guests(self) -> None:
        unused, idle = self._now - UNUSED_GUEST_MS, self._now - IDLE_GUEST_MS
        if self._dry_run:
            self._report.guests = await self._storage.count_unused_sessions(unused, idle)
            return
        while await self._may_go_on():
            guests = await self._storage.unused_sessions(unused, TABLES_PER_BATCH)
            for session in guests:
                await self._erase(session)
            deleted = await self._storage.delete_idle_sessions(idle)
            self._report.guests += len(guests) + deleted
            if not guests and not deleted:
                return

    async def _erase_rows(self, session: Session) -> None:
        await self._storage.revoke(session)
        await self._storage.erase(session)
