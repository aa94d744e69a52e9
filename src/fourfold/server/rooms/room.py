"""The room of one table: everybody who is connected to it, and one command after the other.

Lives here: members of a table and what they are told, the order of commands, and limits on commands. Does not
live here: writing events and catching up with other processes (`journal`), what a command comes to
(`table.dispatch`), which tables are in memory (`registry`), sockets (`web.sockets`), clocks and bots
(`leases`).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from fourfold.bots.catalogue import is_offered
from fourfold.games.game import GameError, Json
from fourfold.server.process.bus import AddressHash, Grown, Here
from fourfold.server.rooms.journal import Decided, Growth, Journal, TableDeleted, Written
from fourfold.server.rooms.kept_games import is_run
from fourfold.server.rooms.presence import Member, Presence
from fourfold.server.store.group_commit import Unavailable
from fourfold.server.store.stored_events import Stored
from fourfold.server.table import commands, seating, wire
from fourfold.server.table.dispatch import NEVER_COUNTED, Circumstances, decide
from fourfold.server.table.events import Chair, Event, Session
from fourfold.server.table.refusals import Refused, Unreadable
from fourfold.server.table.state import Table
from fourfold.server.table.views import table_view

if TYPE_CHECKING:
    from fourfold.server.rooms.registry import Rooms

PRESENCE_DELAY_SECONDS = 0.05
"""Seconds for which arrivals and departures are gathered before all members are told: many clients reconnect
at once after a restart."""
ABSENT_MS = 60_000
"""Milliseconds after which the host may give away the chair of a guest who is not connected, and a guest who
is not connected loses their place in the queue."""
GONE_MS = 6_000
"""Milliseconds without a connection after which nobody waits for players at a table. Other processes tell
every five seconds who is connected to them."""
ANSWER_SECONDS = 5.0
"""Seconds after which a guest whose command waits for the database is told to try again; it waits on."""
MAX_UNANSWERED = 100
"""Commands of a guest that wait for the database at the same time."""
TRY_AGAIN = "try-again"
NOT_SAVED = {"why": "not-saved"}
"""Parameters of a refusal to say that the command waits until the database saves again."""
UNLISTED_MS = 60_000
"""Milliseconds after which a table that all its players have left is no longer listed."""
T = TypeVar("T")


class Room:
    """A table with everybody who is connected to it."""

    def __init__(self, rooms: Rooms, table: Table, stored: Sequence[Stored]) -> None:
        self._rooms = rooms
        # Tests replace a process's clock: `now` is looked up at each call. A bound method would be a cycle.
        now = lambda: rooms.now()  # noqa: E731, PLW0108
        self._journal = Journal(rooms.storage, now, rooms.peers, table, stored)
        self.presence = Presence(table, rooms.now())
        self.host_address: AddressHash | None = None
        """Keyed hash of the address from which the host was last seen here; never stored."""
        self._presence_timer: asyncio.TimerHandle | None = None
        """Runs while arrivals and departures are gathered."""
        self.clock_stands_at: int | None = None
        """When the table was loaded, if its lease had run out then: its clock stood; else None."""
        self.late_ms = 0
        """Milliseconds that the running clock had run when its event was taken in; 0 after loading."""
        self.touched = rooms.now()
        """When the room was last asked for, or an event happened at its table."""
        self._follows = False
        """True if other processes were told to tell this one of the table's events."""
        self._queue = asyncio.Lock()
        self._work: set[asyncio.Task[Any]] = set()
        self._unanswered: dict[tuple[Session, str], asyncio.Task[wire.Done | wire.Refusal]] = {}
        """Commands that are under way; the same command of a guest is not begun again."""

    @property
    def table(self) -> Table:
        """The table after its last event."""
        return self._journal.table

    def _now(self) -> int:
        return self._rooms.now()

    # --- Members -----------------------------------------------------------------------------------

    async def welcome(self, member: Member, since: int | None) -> None:
        """Let a member join, once all events up to number ``since`` are known here.

        The member may have been told of these events by another process.
        """
        if since is not None and since > self.table.seq and self._rooms.storage.is_shared:
            with contextlib.suppress(Unavailable):
                await self.catch_up(since)
        self.join(member, since)

    def join(self, member: Member, since: int | None) -> None:
        """Tell a member how the table stands and, if known, the events after ``since``; then all news."""
        member.tell(self._news_for(member.session, self._journal.news_since(since)))
        self.presence.members.add(member)
        if not self._follows:
            # The others answer with the number of their last event, so that nothing is missed.
            self.tell_others()
        if member.session == self.table.host:
            self.host_address = member.address
        self._tell_presence_soon()

    def leave(self, member: Member) -> None:
        """Let a member go whose connection is closed."""
        self.presence.leave(member, self._now())
        self._tell_presence_soon()

    def asked(self, session: Session | None, address: AddressHash) -> None:
        """Count a guest as present because of an HTTP request."""
        if session is not None and self.presence.request(session, address, self._now()):
            self._tell_presence_soon()

    def check_absences(self, *, are_stale: bool) -> None:
        """Tell members of changed absences, which start afresh if guests may have come back unseen."""
        now = self._now()
        if are_stale:
            self.presence.forget_absences(now)
        if self.presence.has_lapsed(now) or (are_stale and self.presence.told_claims):
            self._tell_presence_soon()

    def _tell_presence_soon(self) -> None:
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_DELAY_SECONDS, self._presence_is_due)

    def _presence_is_due(self) -> None:
        self._presence_timer = None
        self._tell_presence()
        others = self.presence.followers
        if others:
            self.tell_others(others)

    def tell_others(self, to: Collection[str] | None = None) -> None:
        """Tell the processes of these names, or all, that the table is here, and who is connected to it."""
        table, now = self.table, self._now()
        # Without connections, a lease or a bot, the table may be up to a round of `Leases` behind.
        self._follows = is_run(table) or self.presence.is_anybody_here(now)
        name, follows = self._rooms.name, self._follows
        here = self.presence.here(table.id, name, now, table.seq, follows=follows)
        self._rooms.bus.tell(replace(here, number=self._rooms.announcements.next()), to)

    def heard(self, told: Here) -> None:
        """Take in that another process has the table, and who is connected to that process."""
        is_news, is_new = self.presence.heard(told, self._now())
        if is_news:
            self._tell_presence()
        if is_new or (told.follows and told.seq < self.table.seq):
            # The numbers show each what it has missed.
            self.tell_others([told.process])

    def forget_others(self) -> None:
        """Drop what processes told that have been silent for too long."""
        if self.presence.forget(self._now(), self._rooms.peers.is_alive):
            self._tell_presence()

    def view(self, session: Session | None, first_event: int = 0) -> Json:
        """Return the table as a guest may see it, with the game's events from number ``first_event`` on."""
        return table_view(self.table, session, self._now(), first_event)

    def _news_for(
        self, session: Session | None, events: list[wire.Numbered], first_event: int = 0
    ) -> bytes:
        return wire.write(wire.News(events, self.view(session, first_event)))

    def _tell(self, events: list[wire.Numbered], first_event: int) -> None:
        """Tell all members of events; they know the first ``first_event`` moves of the game."""
        frames: dict[Session | None, bytes] = {}
        for member in list(self.presence.members):
            # All spectators get the same bytes.
            who = member.session if self._is_involved(member.session) else None
            if who not in frames:
                frames[who] = self._news_for(who, events, first_event)
            member.tell(frames[who])

    def _is_involved(self, session: Session | None) -> bool:
        """Return True if a guest hosts the table, has a chair there, or waits for one."""
        table = self.table
        if session is None:
            return False
        waits = any(who.session == session for who in table.waiting)
        has_chair = table.chairs_of(session) or table.chairs_kept_for(session)
        return waits or session == table.host or bool(has_chair)

    def _tell_presence(self) -> None:
        frame = wire.write(self.presence.message(self.table, self._now()))
        for member in list(self.presence.members):
            member.tell(frame)

    # --- Commands ----------------------------------------------------------------------------------

    async def do(
        self,
        session: Session,
        command: wire.Command,
        lag: int = 0,
        arrived: int | None = None,
        address: AddressHash | None = None,
    ) -> wire.Done | wire.Refusal:
        """Carry out a guest's command; return the answer once the command's events are durable.

        Members here have been told of the events then, and the bus too. If the database does not answer in
        time or does not save, the answer is ``try-again`` while the command waits on: whoever sends it again
        learns what became of it. ``arrived`` is the time at which the command was read from its connection,
        if not now; ``address`` the keyed hash of the address from which it came.

        Raises:
            Conflict, Unavailable: the events could not be written; the command may be sent again.
            Unreadable: another process has written what this one cannot read.
        """
        key = session, command.id
        work = self._unanswered.get(key)
        if work is None:
            if sum(who == session for who, _ in self._unanswered) >= MAX_UNANSWERED:
                return try_again(command)
            work = self._begin(self._do(session, command, lag, arrived, address))
            self._unanswered[key] = work
            work.add_done_callback(lambda _: self._unanswered.pop(key, None))
        waited: set[asyncio.Future[Any]] = {work, self._journal.unsaved}
        await asyncio.wait(waited, timeout=ANSWER_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            return work.result()
        return try_again(command, NOT_SAVED if self._journal.unsaved.done() else {})

    async def seat(self, session: Session, chair: Chair, name: str) -> bool:
        """Seat a guest who did not choose the chair; return False if the table refuses.

        Raises:
            Conflict, Unavailable: the events could not be written.
        """
        sit = wire.Sit(f"seat-{self.table.seq}", self.table.seq, chair, name)
        answer = await self.do(session, sit)
        if isinstance(answer, wire.Refusal) and answer.code == TRY_AGAIN:
            raise Unavailable
        return isinstance(answer, wire.Done)

    async def carry_out(self, decide: Callable[[Table], list[Event]]) -> None:
        """Carry out the events that ``decide`` returns for a bot or a clock; nothing if it returns none."""
        await self._finish(self._carry_out(decide))

    async def drop_absent_from_queue(self) -> None:
        """Remove guests from the queue who have been absent for more than `ABSENT_MS`."""
        gone = self.presence.absent_from_queue(self.table, self._now(), ABSENT_MS)
        if gone:
            await self.carry_out(lambda table: seating.drop_absent(table, gone))

    async def catch_up(self, to: int | None = None) -> None:
        """Take in what other processes have written, unless the event of number ``to`` is known already."""
        async with self._queue:
            if to is None or self.table.seq < to:
                await self._journal.catch_up(self._has_grown)

    def hear_events(self, told: Grown) -> bool:
        """Take in events that another process has written; return False if the database must be read.

        An event may be missing before them, a command be under way, or a name in them be unknown.
        """
        first, last = told.rows[0][0], told.rows[-1][0]
        if last <= self.table.seq:
            return True
        if first != self.table.seq + 1 or self._queue.locked():
            return False
        stored = self._rooms.storage.told(self.table.id, told.rows, told.at)
        with contextlib.suppress(Unreadable):
            if stored is not None:
                self._journal.take_in(stored, self._has_grown)
                return True
        return False

    async def read_again(self) -> None:
        """Read the table again from the database, since names in it were removed; its clocks run on."""
        async with self._queue:
            if await self._journal.read_again(self._rooms.long_replay):
                self.presence.follow(self.table, self._now())
                self._tell([], 0)

    def resume_clock(self) -> None:
        """Let the running clock run from now on, since the process that counted its time is gone."""
        if self._journal.resume_clock():
            self._tell([], self.table.number_of_moves)

    def shift_clock(self, milliseconds: int) -> None:
        """Charge the running clock for time in which the clock of this process stood."""
        self._journal.shift_clock(milliseconds)
        self._rooms.has_changed(self)

    def counts_clock(self, *, holds_lease: bool) -> bool:
        """Return True if this process decides which time of the running clock is not charged.

        That is the process to which the player is connected, the first by name if there are several. For bots
        and absent players the lease decides.
        """
        who = self.table.running_person
        others = [] if who is None else self.presence.processes_of(who)
        if who is not None and self.presence.is_here(who, self._now()):
            return all(self._rooms.name < other for other in others)
        return holds_lease and not others

    async def publish_clock(self, counted_until: int | None) -> None:
        """Charge the running clock until this moment only, and tell all processes by an event.

        With None the clock is as it was when its turn began, or as the last event set it.
        """
        game = self.table.last_game
        if game is not None:
            clocks = game.clocks
            until = clocks.since if counted_until is None else counted_until
            await self.carry_out(lambda table: commands.resume_clock(table, clocks, until))

    # --- News --------------------------------------------------------------------------------------

    def _has_grown(self, growth: Growth) -> None:
        """Tell all members of events that are durable."""
        now, table, before = self._now(), self.table, growth.before
        self.late_ms = 0
        clocks = None if table.last_game is None else table.last_game.clocks
        if clocks is not None and not (before.last_game and before.last_game.clocks is clocks):
            self.late_ms = max(0, now - clocks.since)
        if not self.is_left_to_others:
            self.touched = now
        people = (table.chairs, table.away, table.waiting)
        if people != (before.chairs, before.away, before.waiting):
            self.presence.follow(table, now)
        self._tell(growth.news, growth.known_events)
        if table.chairs != before.chairs:
            self._tell_presence_soon()
        elif self.presence.have_claims_changed(table, now):
            self._tell_presence()
        self._rooms.has_changed(self)

    def _tell_others_of(self, written: Written) -> None:
        """Tell the processes that follow the table of events that were written here."""
        others = self.presence.followers
        if others and written.rows:
            told = written.message(self.table.id, self._rooms.peers.database_time())
            self._rooms.bus.tell(told, others)

    # --- State -------------------------------------------------------------------------------------

    @property
    def is_waiting(self) -> bool:
        """Return True if somebody connected waits for players at this public table."""
        return self.table.is_waiting and self.presence.is_anybody_seated(self.table)

    @property
    def is_left_to_others(self) -> bool:
        """Return True if only other processes follow this table, and no list here has it."""
        is_elsewhere = not self._follows and bool(self.presence.followers)
        return is_elsewhere and not self.table.settings.public

    @property
    def is_worth_listing(self) -> bool:
        """Return True if there may be somebody to play with, or a game to watch."""
        after = GONE_MS if self.table.awaits_first_game else UNLISTED_MS
        return not self.presence.is_deserted(self.table, self._now(), after)

    @property
    def is_open(self) -> bool:
        """Return True if this is a public table that awaits its first game."""
        return self.table.settings.public and self.table.awaits_first_game

    @property
    def is_busy(self) -> bool:
        """Return True if a command is being carried out."""
        return bool(self._work) or self._queue.locked()

    async def settled(self) -> None:
        """Wait until the commands that have arrived up to now are carried out."""
        async with self._queue:
            pass

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine to its end even if the caller is cancelled: its events may be written already."""
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._has_ended)
        return task

    def _has_ended(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            # Mark an exception as seen: nobody may await the answer any more.
            task.exception()

    async def _do(
        self,
        session: Session,
        command: wire.Command,
        lag: int,
        arrived: int | None,
        address: AddressHash | None,
    ) -> wire.Done | wire.Refusal:
        # A command that arrives in time is in time, however long the database takes.
        now = self._now() if arrived is None else arrived
        if address is not None:
            try:
                self._rooms.limits.check_rate(command, session, address)
            except Refused as error:
                return wire.Refusal(command.id, error.code, str(error), error.params)
        rng = self._rooms.rng
        given = Circumstances(now, lag, rng, is_offered, self._absent, self._is_absent)
        with self._rooms.carrying_out(now):
            return await self._answer(session, command, given, address)

    async def _answer(
        self,
        session: Session,
        command: wire.Command,
        given: Circumstances,
        address: AddressHash | None,
    ) -> wire.Done | wire.Refusal:
        journal, is_shared = self._journal, self._rooms.storage.is_shared
        async with self._queue:
            if command.base > self.table.seq and is_shared:
                await journal.catch_up(self._has_grown)
            while True:
                done = journal.answer_to(session, command.id)
                if done is not None:
                    return done
                try:
                    return await self._write(
                        lambda table: self._decide_within_limits(
                            table, session, command, given, address
                        ),
                        session,
                        command.id,
                    )
                except (Refused, GameError) as error:
                    # Another process may have written what makes this command right.
                    if is_shared and await journal.catch_up(self._has_grown):
                        continue
                    text = error.sentence if isinstance(error, GameError) else str(error)
                    return wire.Refusal(command.id, error.code, text, error.params)

    async def _carry_out(self, decide: Callable[[Table], list[Event]]) -> None:
        async with self._queue:
            await self._write(lambda table: (decide(table), None))

    async def _write(
        self,
        decide: Callable[[Table], Decided],
        session: Session | None = None,
        command: str | None = None,
    ) -> wire.Done:
        """Write a command's events; members have been told of them when this returns, and other processes."""
        try:
            written = await self._journal.write(decide, self._has_grown, session, command)
        except TableDeleted:
            self._rooms.drop(self)
            raise
        self._tell_others_of(written)
        return written.done

    def _decide_within_limits(
        self,
        table: Table,
        session: Session,
        command: wire.Command,
        given: Circumstances,
        address: AddressHash | None,
    ) -> Decided:
        events, refusal = decide(table, session, command, given)
        if not isinstance(command, NEVER_COUNTED):
            commands.check_number(table, session, events)
            people = self._rooms.storage.people.of(table.id)
            self._rooms.limits.check_names(table, people, session, events, address)
        if isinstance(command, wire.Wait) and address is not None:
            seating.check_queue_share(self.presence.number_in_queue(table, address))
        self._rooms.kept_games.check_events(table, events, self.host_address)
        return events, refusal

    def _absent(self) -> dict[Chair, int]:
        return self.presence.absent(self.table, self._now())

    def _is_absent(self, chair: Chair) -> bool:
        """Return True if the guest of a chair has not been connected for `ABSENT_MS`."""
        return self._absent().get(chair, 0) > ABSENT_MS


def try_again(command: wire.Command, params: dict[str, str] | None = None) -> wire.Refusal:
    """Return the answer to a command of which the database has not told yet whether it is done."""
    text = "expected the database, got none: try again"
    if params:
        text = "expected a database that saves, got another: the command waits, try again"
    return wire.Refusal(command.id, TRY_AGAIN, text, params or {})
