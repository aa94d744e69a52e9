"""Looking after tables: one process at a time runs a table's clock and lets its bots act.

Lives here: leases, timers and asking bots. Does not live here: what time over or a bot's move comes to.

A lease is a row in the database. Whoever holds it renews it; when its holder dies it runs out, and another
process takes the table over with the time that the last event stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from fourfold.games.game import GameError, Seat
from fourfold.server import absence, commands
from fourfold.server.bus import Deleted, Wake
from fourfold.server.events import Event, Person
from fourfold.server.loop_clock import SETTLED_MS
from fourfold.server.refusals import Refused
from fourfold.server.registry import Rooms
from fourfold.server.rooms import Room
from fourfold.server.tables import Table
from fourfold.server.thinking import Thinkers
from fourfold.server.turns import Asker, Work
from fourfold.server.writing import Conflict, Unavailable

LEASE = 3_000
"""Milliseconds that a lease lasts."""
LONG_LEASE = 10 * 365 * 24 * 3600 * 1000
"""The same where there is only one process: it need not renew any."""
LOOKS_BETWEEN = 5
"""Every so many looks, other processes are told who is here, and waiting tables that they still wait."""
RENEWAL = 1.0
"""Seconds between looks at the leases, and at tables that other processes may have changed or left."""
MOST_ORPHANS = 200
ROOMS_AT_ONCE = 25
"""Rooms that are looked at before the event loop does other work: a thousand take 20 milliseconds."""
LONGEST_PAUSE_MS = 5_000
"""Milliseconds between looks after which guests may have come and gone without being seen."""
QUIET = 60_000
"""Milliseconds after which a room that nobody looks at is let go."""
FAR_MS = 60_000
"""Milliseconds before its clock expires until which a table may be parked: nobody has it in memory."""
EARLY_MS = 15_000
"""Milliseconds before its clock expires at which a parked table is loaded again."""

log = logging.getLogger(__name__)


class Keeper:
    """Looks after the tables of this process."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers) -> None:
        self._rooms = rooms
        self._thinkers = thinkers
        self._looks = 0
        self._looked = rooms.now()
        self._held: set[str] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._wanted: dict[str, Room] = {}
        """Tables whose lease is to be taken now."""
        self._woken = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.changed = self._changed

    async def start(self) -> None:
        """Take over what a former process left, and look after tables from now on."""
        if not self._rooms.storage.is_shared:
            # Whoever held these leases was the only process, and is gone.
            await self._rooms.storage.let_go(None)
        self._start(self._keep_leases())

    async def close(self) -> None:
        """Let go of all tables; others may take them over at once, or before their clocks expire."""
        for task in [*self._tasks, *self._thinking.values()]:
            task.cancel()
        for timer in self._timers.values():
            timer.cancel()
        await asyncio.gather(*self._tasks, *self._thinking.values(), return_exceptions=True)
        with contextlib.suppress(Unavailable):
            await self._park([room for room in self._rooms.all() if self._is_far(room)])
            await self._rooms.storage.let_go(self._rooms.name)

    # --- Leases ------------------------------------------------------------------------------------

    def _changed(self, room: Room) -> None:
        table = room.table
        if not _needs_keeping(table):
            self._wanted.pop(table.id, None)
            self._stop(table.id)
            if table.id in self._held:
                self._held.discard(table.id)
                self._start(self._release([table.id]))
        elif table.id in self._held:
            self._keep(room)
        else:
            self._wanted[table.id] = room
            self._woken.set()

    async def _keep_leases(self) -> None:
        clock = asyncio.get_running_loop().time
        due = clock()
        while True:
            try:
                if clock() >= due:
                    due = clock() + RENEWAL
                    await self._look()
                wanted, self._wanted = self._wanted, {}
                await self._claim(wanted)
            except (Unavailable, Conflict):
                log.warning("the database is away")
                await asyncio.sleep(RENEWAL / 4)
            except Exception:
                # One table that cannot be read must not cost the others their clocks.
                log.exception("a look at the leases failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(due):
                    await self._woken.wait()
            self._woken.clear()

    async def _look(self) -> None:
        """Renew leases, take over what others left, see what others wrote, forget what nobody needs."""
        storage = self._rooms.storage
        orphans = await storage.orphans(MOST_ORPHANS)
        due = await storage.due_tables(EARLY_MS, MOST_ORPHANS)
        # Not one after the other: the leases that are held must be renewed in time.
        await asyncio.gather(*map(self._rooms.readable, (*orphans, *due)))
        if storage.is_shared:
            await self._catch_up()
        needing = await self._look_at_rooms()
        self._looks += 1
        if self._looks % LOOKS_BETWEEN == 0:
            await self._tell_who_is_here()
        idle = [table for table in (*orphans, *due) if table not in needing]
        if idle:
            await self._release(idle)
        await self._forget(needing)
        if not storage.is_shared:
            needing = {
                table: room
                for table, room in needing.items()
                if table not in self._held or self._is_slack(room)
            }
        left = [table for table in orphans if table in needing and table not in self._held]
        await self._claim(needing)
        for table in left:
            if table in self._held and needing[table].table.match is not None:
                needing[table].resume_clock()
                self._keep(needing[table])

    async def _forget(self, needing: dict[str, Room]) -> None:
        """Let go of rooms that nobody has needed for a while; tables with far deadlines are parked."""
        before = self._rooms.now() - QUIET
        far = [room for room in needing.values() if self._rooms.is_idle(room, before)]
        seqs = await self._park(far)
        for room in far:
            table = room.table.id
            is_as_parked = seqs.get(table, room.table.seq) == room.table.seq
            # If somebody has come meanwhile, the lease is claimed again.
            self._held.discard(table)
            if is_as_parked and self._rooms.is_idle(room, before):
                self._stop(table)
                del needing[table]
        self._rooms.forget(before, spared=needing)

    async def _park(self, rooms: list[Room]) -> dict[str, int]:
        """Write when the clocks of tables expire whose leases are held here; their last events' numbers."""
        now, clocks, seqs = self._rooms.now(), {}, {}
        for room in rooms:
            deadline = _deadline(room.table)
            if deadline is not None and room.table.id in self._held:
                since = room.table.playing.clocks.since
                clocks[room.table.id] = (deadline - now, deadline - since)
                seqs[room.table.id] = room.table.seq
        if clocks:
            await self._rooms.storage.park(clocks, self._rooms.name)
        return seqs

    def _is_far(self, room: Room) -> bool:
        """Return True if no bot is to act and the running clock expires later than a minute from now."""
        deadline = _deadline(room.table)
        is_far = deadline is not None and deadline - self._rooms.now() > FAR_MS
        return is_far and room.table.bot_to_act is None

    async def _claim(self, rooms: dict[str, Room]) -> None:
        if not rooms:
            return
        storage = self._rooms.storage
        lease = LEASE if storage.is_shared else LONG_LEASE
        held = await storage.claim(list(rooms), self._rooms.name, lease)
        for table, room in rooms.items():
            if table not in held:
                self._held.discard(table)
                self._stop(table)
            elif not _needs_keeping(room.table):
                # That has come to pass meanwhile.
                self._held.discard(table)
                self._start(self._release([table]))
            elif table not in self._held or self._is_slack(room):
                self._held.add(table)
                self._keep(room)

    async def _look_at_rooms(self) -> dict[str, Room]:
        """Abort games that all players have left; return the rooms that need a lease, by table.

        While the bus is silent, or this process was, nobody is absent.
        """
        now = self._rooms.now()
        is_deaf = self._rooms.bus.is_silent or now - self._looked > LONGEST_PAUSE_MS
        self._looked = now
        needing: dict[str, Room] = {}
        for number, room in enumerate(self._rooms.all(), 1):
            if number % ROOMS_AT_ONCE == 0:
                await asyncio.sleep(0)
            await self._look_for_the_absent(room, is_deaf=is_deaf)
            is_needed = _needs_keeping(room.table)
            if is_needed:
                needing[room.table.id] = room
            # A public game that everybody has left is aborted after ten minutes: until then it stays.
            if (is_needed and not self._is_far(room)) or absence.may_be_deserted(room.table):
                room.touched = self._rooms.now()
        return needing

    async def _look_for_the_absent(self, room: Room, *, is_deaf: bool) -> None:
        room.look_for_the_absent(is_deaf=is_deaf)
        if absence.may_be_deserted(room.table) and self._aborted(room)(room.table):
            with contextlib.suppress(Conflict):
                await room.let(self._aborted(room))

    def _aborted(self, room: Room) -> Callable[[Table], list[Event]]:
        def decide(table: Table) -> list[Event]:
            return absence.abort_if_deserted(table, room.presence.absent(table, self._rooms.now()))

        return decide

    async def _catch_up(self) -> None:
        """News that the bus lost."""
        tables = [room.table.id for room in self._rooms.all()]
        latest = await self._rooms.storage.latest(tables) if tables else {}
        for table, seq in latest.items():
            # Not one after the other: leases must not wait for tables where much is going on.
            self._rooms.hear(Wake(table, seq))
        for table in set(tables) - set(latest):
            self._rooms.hear(Deleted(table))

    async def _tell_who_is_here(self) -> None:
        now = self._rooms.now()
        rooms = [
            room for room in self._rooms.all() if room.presence.members or room.presence.asking(now)
        ]
        if self._rooms.storage.is_shared:
            for room in rooms:
                room.tell_others()
                room.forget_others()
        # Whoever opened a table and went away waits for nobody.
        waiting = [room.table.id for room in rooms if room.is_waiting]
        if waiting:
            await self._rooms.storage.still_waiting(waiting)

    async def _release(self, tables: list[str]) -> None:
        with contextlib.suppress(Unavailable):
            await self._rooms.storage.release(tables, self._rooms.name)

    # --- Clocks and bots ---------------------------------------------------------------------------

    def _keep(self, room: Room) -> None:
        table = room.table
        self._stop_timer(table.id)
        deadline = _deadline(table)
        if deadline is not None:
            seconds = max(0, deadline + SETTLED_MS - self._rooms.now()) / 1000
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(seconds, lambda: self._start(self._flag(room)))
        if self._is_slack(room):
            task = asyncio.ensure_future(self._let_bots_act(room))
            self._thinking[table.id] = task

    def _is_slack(self, room: Room) -> bool:
        """Whether a bot's move is awaited, and nobody thinks about it."""
        task = self._thinking.get(room.table.id)
        return room.table.bot_to_act is not None and (task is None or task.done())

    def _stop(self, table: str) -> None:
        self._stop_timer(table)
        thinking = self._thinking.pop(table, None)
        # If a bot's own move is the reason: what is being written gets written all the same.
        if thinking is not None:
            thinking.cancel()

    def _stop_timer(self, table: str) -> None:
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    async def _flag(self, room: Room) -> None:
        try:
            # Time stands still while the event loop is blocked, and every socket has been read since the
            # deadline: what arrived in time has been decided.
            await room.let(lambda table: commands.flag(table, self._rooms.now() - SETTLED_MS))
        except (Refused, GameError, Conflict, Unavailable) as error:
            log.warning("no flag: %s", type(error).__name__)
            await asyncio.sleep(RENEWAL)
        if room.table.id in self._held and _needs_keeping(room.table):
            self._keep(room)

    async def _let_bots_act(self, room: Room) -> None:
        while room.table.id in self._held and (bot := room.table.bot_to_act) is not None:
            match, seq = room.table.playing, room.table.game_seq
            seat: Seat = match.state.to_act or ""
            # Whoever opens a hundred tables has no more turns than whoever opens one.
            asker = Asker(room.presence.address_for(room.table), f"host {room.table.host}")
            work = Work.TABLE if _has_people(room.table) else Work.OTHER
            move = await self._thinkers.move(
                bot, match.state.view(seat), f"{room.table.seed} {seq}", asker, work
            )

            def decide(
                table: Table, seat: Seat = seat, seq: int = seq, move: str = move
            ) -> list[Event]:
                # What it thought about may be gone: a takeback, a chair that went to somebody else.
                if table.game_seq != seq or table.bot_to_act is None:
                    return []
                return commands.play(table, seat, move, self._rooms.now())[0]

            try:
                await room.let(decide)
            except (Refused, GameError) as error:
                log.warning("a bot's move was refused: %s", error.code)
                await asyncio.sleep(RENEWAL)
            except (Conflict, Unavailable):
                await asyncio.sleep(RENEWAL)

    def _start(self, work) -> None:  # type: ignore[no-untyped-def]
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _deadline(table: Table) -> int | None:
    """Return when the running clock of a table expires; None if none runs."""
    return None if table.match is None else table.match.clocks.deadline()


def _needs_keeping(table: Table) -> bool:
    """Whether something happens there without anybody's doing."""
    if not table.is_on or table.match is None:
        return False
    return table.match.clocks.are_used or table.bot_to_act is not None


def _has_people(table: Table) -> bool:
    """Return True if a person has a chair at the table."""
    return any(isinstance(who, Person) for who in table.chairs)
