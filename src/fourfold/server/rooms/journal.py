"""The journal of one table: its events are written under the next numbers, and commands answered once.

Lives here: the table as the fold of its events, writing events (with retries while another process was first
or the database is away), reading what other processes wrote, recent events for clients that reconnect, and
the answers to recent commands in case one is repeated. Does not live here: what a command comes to
(`table.dispatch`), the order of commands and who is told of events (`room`).
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from fourfold.games.game import IllegalMove
from fourfold.server.process.bus import Grown, Wake
from fourfold.server.rooms.peers import Peers
from fourfold.server.store.event_rows import EventRow
from fourfold.server.store.group_commit import Conflict, NotSaved, Unavailable
from fourfold.server.store.storage import Storage
from fourfold.server.store.stored_events import Stored
from fourfold.server.table import wire
from fourfold.server.table.events import Event, Opened, Session, Started
from fourfold.server.table.refusals import Refused, Unreadable
from fourfold.server.table.state import Table
from fourfold.server.table.views import event_view

MAX_NEWS = 100
"""Recent events kept in memory for clients that reconnect; a client that missed more gets a whole view."""
MAX_ANSWERS = 64
"""Recent commands whose answers are kept in memory, in case a command is repeated."""
MAX_ROWS_REMEMBERED = 256
"""Last rows of a table in which answered commands are looked for: a table can have thousands of rows, and the
event loop waits meanwhile."""
LONG_TABLE_EVENTS = 1_000
"""Events of a table that is replayed while no other such table is; 1,000 take about 0.1 s."""
EVENTS_PER_SLICE = 50
"""Events of another process that are taken in before the event loop does other work."""
MAX_TRIES = 8
"""Times that a command is decided because another process wrote first each time."""
STALL_MS = 500
"""Milliseconds of stalls during a write after which the time of its events is read from the database."""
DATABASE_SECONDS = 20.0
"""Seconds for which a write waits for a database that is away."""
RETRY_SECONDS = 0.1
"""Seconds between attempts to reach a database that is away."""
SAVE_AGAIN_SECONDS = 0.5
"""Seconds between attempts to write to a database that does not save."""

MAX_TOLD = 20
"""Events of one command that a message to other processes has; of more, it has only the number."""

Decided = tuple[list[Event], IllegalMove | None]
"""The events of a command, and why the rules refused the call that is one of these events."""


@dataclass(frozen=True, slots=True)
class Growth:
    """Events that a journal has taken in."""

    before: Table
    """The table before these events."""
    news: list[wire.Numbered]
    """The events as everybody may know them; empty if there are more than `MAX_NEWS`."""
    known_events: int
    """The number of the game's moves that members know already and that were not taken back."""


Tell = Callable[[Growth], None]
"""A function that is told at once of events that are durable and part of the journal's table."""


@dataclass(frozen=True, slots=True)
class Written:
    """What came of a command."""

    done: wire.Done
    events: Sequence[Event] = ()
    rows: Sequence[EventRow] = ()
    """The rows of the events."""

    def message(self, table: str, at: int) -> Grown | Wake:
        """Return the message to other processes about the events, with their rows if it may have them.

        The start of a game has the deal, and is read from the database only.
        """
        has_deal = any(isinstance(event, Started) for event in self.events)
        if len(self.rows) > MAX_TOLD or has_deal:
            return Wake(table, self.rows[-1].seq)
        return Grown(table, list(self.rows), at)


class TableDeleted(Refused):
    """The table is no longer in the database."""

    def __init__(self) -> None:
        super().__init__("no-such-table")


class Journal:
    """A table in memory and its events in the database. Callers call one coroutine at a time."""

    def __init__(
        self,
        storage: Storage,
        now: Callable[[], int],
        peers: Peers,
        table: Table,
        stored: Sequence[Stored],
    ) -> None:
        self.table = table
        self._storage = storage
        self._now = now
        self._peers = peers
        self._news: list[wire.Numbered] = []
        self._answers: OrderedDict[tuple[Session, str], wire.Done] = OrderedDict()
        self._unsaved: asyncio.Future[None] | None = None
        self._remember(stored)

    @property
    def unsaved(self) -> asyncio.Future[None]:
        """A future that is done while a guest's command waits because the database does not save."""
        if self._unsaved is None:
            self._unsaved = asyncio.get_running_loop().create_future()
        return self._unsaved

    def answer_to(self, session: Session | None, command: str | None) -> wire.Done | None:
        """Return the answer to a command that was done recently, else None."""
        return self._answers.get((session or "", command or ""))

    def news_since(self, seq: int | None) -> list[wire.Numbered]:
        """Return all events after this number; none if they are not all in memory, or the number is None."""
        if seq is None or seq > self.table.seq:
            return []
        missed = [news for news in self._news if news.seq > seq]
        return missed if len(missed) == self.table.seq - seq else []

    async def catch_up(self, tell: Tell) -> bool:
        """Take in what other processes have written; return True if there was anything.

        Raises:
            Unavailable: the database is away.
            Unreadable: an event does not fit the table, which stays as it was.
        """
        stored = await self._storage.load(self.table.id, self.table.seq)
        if not stored:
            return False
        known, more = self.table.number_of_moves, stored
        before = table = self.table
        while len(more) > EVENTS_PER_SLICE:
            table, known = self._after(table, more[:EVENTS_PER_SLICE], known)
            more = more[EVENTS_PER_SLICE:]
            await asyncio.sleep(0)
            if self.table is not before:
                # Meanwhile its clock was resumed, which events of others do not know of.
                before = table = self.table
                known, more = table.number_of_moves, stored
        self._grow(*self._after(table, more, known), stored, tell)
        return True

    async def write(
        self,
        decide: Callable[[Table], Decided],
        tell: Tell,
        session: Session | None = None,
        command: str | None = None,
    ) -> Written:
        """Write the events that ``decide`` finds, then take them in; return them with the answer.

        If another process has written first, its events are taken in and the command is decided again. A
        guest's command waits until the database saves again, so that commands and clocks keep their order.

        Raises:
            Refused, GameError: the command is refused; nothing is written.
            TableDeleted: the table is no longer in the database.
            Conflict: another process was first each time.
            NotSaved: the database does not save, and the events are not those of a guest's command.
            Unavailable: the database was away for too long.
        """
        try:
            return await self._write(decide, tell, session, command)
        finally:
            if self.unsaved.done():
                self._unsaved = None

    async def _write(
        self,
        decide: Callable[[Table], Decided],
        tell: Tell,
        session: Session | None,
        command: str | None,
    ) -> Written:
        written: list[EventRow] = []
        tries, until = 0, time.monotonic() + DATABASE_SECONDS
        while True:
            table, stood_ms = self.table, self._peers.stood_ms
            events, refusal = decide(table)
            if not events:
                return Written(wire.Done(command or "", table.seq))
            try:
                written = await self._storage.append(table.id, table.seq, events, session, command)
            except Conflict:
                tries += 1
                if tries == MAX_TRIES:
                    raise
                if not await self.catch_up(tell) and not await self._storage.latest([table.id]):
                    # The table was deleted by a process that is not on the bus.
                    raise TableDeleted from None
            except NotSaved:
                if session is None:
                    raise
                if not self.unsaved.done():
                    self.unsaved.set_result(None)
                await asyncio.sleep(SAVE_AGAIN_SECONDS)
                await self._wait_for_database(until, tell)
            except Unavailable:
                # The events may be written or not; the database will tell once it is back.
                await self._wait_for_database(until, tell)
            else:
                break
            known = self.answer_to(session, command)
            if known is not None:
                return Written(known)
        rows = [Stored(table.seq + n, event, session, command) for n, event in enumerate(events, 1)]
        if self._peers.stood_ms - stood_ms >= STALL_MS:
            # The events were written before, during or after a stall: other processes know when.
            with contextlib.suppress(Unavailable, Unreadable):
                rows = await self._storage.load(table.id, table.seq) or rows
        self.take_in(rows, tell)
        why = None
        if refusal is not None:
            why = {"code": refusal.code, "text": refusal.sentence, "params": refusal.params}
        done = wire.Done(command or "", self.table.seq, why)
        if session is not None and command is not None:
            # A repeated command is answered with the reason, too.
            self._answers[session, command] = done
        return Written(done, events, written)

    async def read_again(self, long_replay: asyncio.Lock) -> bool:
        """Read the table again, since names in it were removed; return False if it cannot be replaced.

        The clocks run on, and no event is taken in that was not known before. ``long_replay`` is held while
        a long table is replayed.
        """
        known, game = self.table, self.table.last_game
        self._storage.people.drop(known.id)
        stored = [row for row in await self._storage.load(known.id) if row.seq <= known.seq]
        if len(stored) != known.seq:
            return False
        found = await replayed_in_thread(known.id, stored, self._now, long_replay)
        if found is None:
            return False
        table, _ = found
        if table.last_game is not None and game is not None:
            table = replace(table, last_game=replace(table.last_game, clocks=game.clocks))
        self.table = table
        self._news = [wire.Numbered(row.seq, event_view(row.event)) for row in stored[-MAX_NEWS:]]
        return True

    def resume_clock(self) -> bool:
        """Let the running clock run from now on; return False if none runs.

        For a table whose only process has been away: nobody is charged for the time in which no process ran.
        """
        return self._let_run_since(self._now())

    def shift_clock(self, milliseconds: int) -> bool:
        """Let the running clock have run for so much longer; return False if none runs."""
        game = self.table.last_game
        return game is not None and self._let_run_since(game.clocks.since - milliseconds)

    def _let_run_since(self, since: int) -> bool:
        game = self.table.last_game
        if game is None or game.clocks.running is None:
            return False
        clocks = replace(game.clocks, since=since)
        self.table = replace(self.table, last_game=replace(game, clocks=clocks))
        return True

    async def _wait_for_database(self, until: float, tell: Tell) -> None:
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                await self.catch_up(tell)
            except Unavailable:
                if time.monotonic() > until:
                    raise
            else:
                return

    def take_in(self, stored: list[Stored], tell: Tell) -> None:
        """Add the next events, which are durable, to the table, and tell of them.

        Raises:
            Unreadable: an event does not fit the table, which stays as it was.
        """
        self._grow(*self._after(self.table, stored, self.table.number_of_moves), stored, tell)

    def _after(self, table: Table, stored: Sequence[Stored], known: int) -> tuple[Table, int]:
        """Return the table after these events, and how many of the ``known`` moves were not taken back."""
        now = self._now()
        for row in stored:
            # Clocks run from the moment at which another process wrote the event.
            table = after(table, row, self._peers.moment(row.at) if row.at else now)
            known = min(known, table.number_of_moves)
        return table, known

    def _grow(self, table: Table, known: int, stored: list[Stored], tell: Tell) -> None:
        """Let ``table`` replace the table, which it is after these events, and tell of them."""
        before, self.table = self.table, table
        self._remember(stored)
        news = self._news[-len(stored) :] if len(stored) <= MAX_NEWS else []
        tell(Growth(before, news, known))

    def _remember(self, stored: Sequence[Stored]) -> None:
        """Keep the last of these events for clients that reconnect, and answers to the last commands."""
        self._news += [wire.Numbered(row.seq, event_view(row.event)) for row in stored[-MAX_NEWS:]]
        del self._news[:-MAX_NEWS]
        for row in stored[-MAX_ROWS_REMEMBERED:]:
            if row.session is not None and row.command is not None:
                self._answers[row.session, row.command] = wire.Done(row.command, row.seq)
        while len(self._answers) > MAX_ANSWERS:
            self._answers.popitem(last=False)


def after(table: Table, row: Stored, now: int) -> Table:
    """Return the table after one stored event more.

    Raises:
        Unreadable: the event does not fit the table. The message says no more: it might name a card.
    """
    try:
        return table.after(row.event, now, row.session)
    except Exception as error:
        raise Unreadable(getattr(error, "code", type(error).__name__)) from None


async def replayed_in_thread(
    name: str, stored: Sequence[Stored], now: Callable[[], int], long_replay: asyncio.Lock
) -> tuple[Table, int] | None:
    """Return what `replayed` returns, off the event loop; None if the first event does not open a table.

    A table may have hundreds of games. Only one such table is replayed at a time, under the lock
    ``long_replay``, since threads take turns with the event loop.
    """
    if not stored or not isinstance(stored[0].event, Opened):
        return None
    turn: contextlib.AbstractAsyncContextManager[None] = contextlib.nullcontext()
    if len(stored) > LONG_TABLE_EVENTS:
        turn = long_replay
    async with turn:
        return await asyncio.to_thread(replayed, name, stored[0].event, stored[1:], now())


def replayed(name: str, opened: Opened, later: Iterable[Stored], now: int) -> tuple[Table, int]:
    """Return the table after these events, and when the last event was written that set its clocks.

    The time is in milliseconds since 1970; 0 if no event has set the clocks.
    """
    table, at = Table.open(name, opened), 0
    for row in later:
        before, table = table.last_game, after(table, row, now)
        if before is None or table.last_game is None or table.last_game.clocks is not before.clocks:
            at = row.at
    return table, at
