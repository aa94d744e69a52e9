"""Leases of tables: one process at a time runs a table's clock and lets its bots act.

Lives here: taking and renewing leases, timers of clocks, asking bots for moves, parking tables, and letting
go of idle rooms. Does not live here: the rows of leases (`store.lease_rows`), and what an expired clock or a
bot's move comes to (`table.commands`).

A lease is a row in the database, which its holder renews. When the holder dies, the lease runs out, and
another process takes the table over: its clock runs on from the last renewal, of which an event tells all
processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from fourfold.bots.catalogue import is_registered
from fourfold.games.game import GameError, Seat
from fourfold.server.bots.fair_queue import Asker, Work
from fourfold.server.bots.pool import WorkerPool
from fourfold.server.process.background import end_tasks
from fourfold.server.process.loop_clock import SETTLED_MS
from fourfold.server.rooms.registry import Rooms
from fourfold.server.rooms.room import Room
from fourfold.server.store.group_commit import Conflict, Unavailable, described
from fourfold.server.store.lease_rows import Claimed
from fourfold.server.table import absence, commands
from fourfold.server.table.events import Event, Person
from fourfold.server.table.refusals import Refused, Unreadable
from fourfold.server.table.state import Table

LEASE_MS = 3_000
"""Milliseconds that a lease lasts, unless it is renewed."""
SINGLE_PROCESS_LEASE_MS = 10 * 365 * 24 * 3600 * 1000
"""Milliseconds that a lease lasts with a single process, which need not renew leases."""
ROUNDS_PER_ANNOUNCEMENT = 5
"""Rounds after which other processes are told who is connected, and the database which tables still wait."""
ROUND_SECONDS = 1.0
"""Seconds between rounds: leases are renewed, and tables that other processes changed or left are read."""
MAX_ORPHANS = 200
"""Tables without a holder that one round takes over."""
ROOMS_PER_SLICE = 25
"""Rooms that a round checks before the event loop does other work: a thousand rooms take 20 milliseconds."""
MAX_PAUSE_MS = 5_000
"""Milliseconds between rounds beyond which guests may have come back unnoticed: absences start afresh."""
IDLE_MS = 60_000
"""Milliseconds after which a room without connections is dropped from memory."""
ASK_AGAIN_SECONDS = 0.1
"""Seconds after which a clock is looked at again that expired before another process read its connections."""
MIN_PARKED_MS = 60_000
"""Milliseconds that a clock must still run for its table to be parked: no process has it in memory then."""
LOAD_EARLY_MS = 15_000
"""Milliseconds before its clock expires at which a parked table is loaded."""

log = logging.getLogger(__name__)


class Leases:
    """The leases that this process holds, with the timers and bots of their tables."""

    def __init__(self, rooms: Rooms, pool: WorkerPool) -> None:
        self._rooms = rooms
        self._pool = pool
        self._rounds = 0
        self._last_round = rooms.now()
        self._held: set[str] = set()
        self._resuming: dict[str, int | None] = {}
        """Tables whose leases are held, but whose clocks other processes do not know yet: until when the
        clock is charged (`Room.publish_clock`)."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._wanted: dict[str, Room] = {}
        """Tables whose leases are to be taken now."""
        self._woken = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.on_change(self._changed)

    async def start(self) -> None:
        """Start the rounds; a single process first takes over all leases."""
        if not self._rooms.storage.is_shared:
            # The holder of these leases was the only process, and is gone.
            await self._rooms.storage.expire_leases(None)
        self._start(self._run_rounds())

    async def close(self) -> None:
        """Park or release all tables; other processes may take them over."""
        for timer in self._timers.values():
            timer.cancel()
        await end_tasks([*self._tasks, *self._thinking.values()])
        with contextlib.suppress(Unavailable):
            await self._park([room for room in self._rooms.all() if self._may_be_parked(room)])
            await self._rooms.storage.expire_leases(self._rooms.name)

    # --- Leases ------------------------------------------------------------------------------------

    def _changed(self, room: Room) -> None:
        table = room.table
        if not _needs_lease(table):
            self._wanted.pop(table.id, None)
            self._resuming.pop(table.id, None)
            self._stop(table.id)
            if table.id in self._held:
                self._held.discard(table.id)
                self._start(self._release([table.id]))
        elif table.id in self._held:
            self._run_table(room)
        else:
            self._wanted[table.id] = room
            self._woken.set()

    async def _run_rounds(self) -> None:
        clock = asyncio.get_running_loop().time
        due = clock()
        while True:
            try:
                if clock() >= due:
                    due = clock() + ROUND_SECONDS
                    await self._run_round()
                wanted, self._wanted = self._wanted, {}
                await self._claim(wanted)
            except (Unavailable, Conflict) as error:
                log.warning("the database is away or does not save: %s", described(error))
                await asyncio.sleep(ROUND_SECONDS / 4)
            except Exception:
                # A table that cannot be read must not stop the clocks of the others.
                log.exception("a round of the leases failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(due):
                    await self._woken.wait()
            self._woken.clear()

    async def _run_round(self) -> None:
        """Run one round: renew leases, take over orphans, read what others wrote, drop idle rooms."""
        storage = self._rooms.storage
        orphans = await storage.orphans(MAX_ORPHANS)
        due = await storage.due_tables(LOAD_EARLY_MS, MAX_ORPHANS)
        # Concurrently: the leases that are held must be renewed in time.
        await asyncio.gather(*map(self._rooms.readable, (*orphans, *due)))
        if storage.is_shared:
            await self._catch_up()
        needing = await self._check_rooms()
        self._rounds += 1
        if self._rounds % ROUNDS_PER_ANNOUNCEMENT == 0:
            await self._tell_who_is_here()
        idle = [table for table in (*orphans, *due) if table not in needing]
        if idle:
            await self._release(idle)
        await self._forget(needing)
        if not storage.is_shared:
            needing = {
                table: room
                for table, room in needing.items()
                if table not in self._held or self._awaits_bot(room)
            }
        await self._claim(needing)

    async def _forget(self, needing: dict[str, Room]) -> None:
        """Drop idle rooms from memory; park tables whose clocks expire late."""
        before = self._rooms.now() - IDLE_MS
        far = [room for room in needing.values() if self._rooms.is_idle(room, before)]
        seqs = await self._park(far)
        for room in far:
            table = room.table.id
            is_as_parked = seqs.get(table, room.table.seq) == room.table.seq
            # If a guest has connected meanwhile, the lease is claimed again.
            self._held.discard(table)
            if is_as_parked and self._rooms.is_idle(room, before):
                self._stop(table)
                del needing[table]
        self._rooms.forget(before, spared=needing)

    async def _park(self, rooms: list[Room]) -> dict[str, int]:
        """Park those of the tables whose leases are held here; return the numbers of their last events."""
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

    def _may_be_parked(self, room: Room) -> bool:
        """Return True if no bot is to act and the running clock expires later than a minute from now."""
        deadline = _deadline(room.table)
        is_far = deadline is not None and deadline - self._rooms.now() > MIN_PARKED_MS
        return is_far and room.table.bot_to_act is None

    async def _claim(self, rooms: dict[str, Room]) -> None:
        """Take or renew the leases of these tables, and run the clocks and bots of those that are held."""
        if not rooms:
            return
        storage = self._rooms.storage
        lease = LEASE_MS if storage.is_shared else SINGLE_PROCESS_LEASE_MS
        asked_at = self._rooms.now()
        claimed = await storage.claim(list(rooms), self._rooms.name, lease)
        await self._resume_clocks(claimed, rooms, asked_at)
        for table, room in rooms.items():
            if table not in claimed.held:
                self._held.discard(table)
                self._resuming.pop(table, None)
                self._stop(table)
            elif table in self._resuming:
                # The database is away; the clock is resumed in the next round.
                continue
            elif not _needs_lease(room.table):
                # The table has stopped needing a lease meanwhile.
                self._held.discard(table)
                self._start(self._release([table]))
            elif table not in self._held or self._awaits_bot(room):
                self._held.add(table)
                self._run_table(room)

    async def _resume_clocks(self, claimed: Claimed, rooms: dict[str, Room], asked_at: int) -> None:
        """Let the clocks of tables that nobody looked after run on from the last renewal of their leases."""
        for table in claimed.had_run_out.keys() - self._held:
            ago, stood_at = claimed.had_run_out[table], rooms[table].clock_stands_at
            # The clock of a table that was loaded since its last renewal stands at the renewal already.
            known = [] if stood_at is None else [stood_at]
            self._resuming[table] = max(
                known if ago is None else [*known, asked_at - ago], default=None
            )
        await asyncio.gather(
            *(
                self._resume_clock(rooms[table])
                for table in self._resuming.keys() & rooms.keys()
                if table in claimed.held
            )
        )

    async def _resume_clock(self, room: Room) -> None:
        if not self._rooms.storage.is_shared:
            # No other process needs to know.
            room.resume_clock()
        else:
            try:
                await room.publish_clock(self._resuming[room.table.id])
            except (Conflict, Unavailable) as error:
                log.warning("a clock could not be resumed: %s", described(error))
                return
            except (Refused, Unreadable):
                # The table was deleted, or a newer version has written there.
                pass
        self._resuming.pop(room.table.id, None)

    async def _check_rooms(self) -> dict[str, Room]:
        """Abort deserted games; return the rooms that need a lease, by table.

        While the bus does not bring what other processes announce, or after a long pause of this process,
        nobody counts as absent.
        """
        now = self._rooms.now()
        is_cut = self._rooms.bus.is_silent or self._rooms.peers.are_unheard
        are_stale = is_cut or now - self._last_round > MAX_PAUSE_MS
        self._last_round = now
        needing: dict[str, Room] = {}
        for number, room in enumerate(self._rooms.all(), 1):
            if number % ROOMS_PER_SLICE == 0:
                await asyncio.sleep(0)
            await self._check_absences(room, are_stale=are_stale)
            is_needed = _needs_lease(room.table)
            if is_needed:
                needing[room.table.id] = room
            # A public game that all players have left stays in memory until it is aborted after ten minutes.
            if (is_needed and not self._may_be_parked(room)) or absence.may_be_deserted(room.table):
                room.touched = self._rooms.now()
        return needing

    async def _check_absences(self, room: Room, *, are_stale: bool) -> None:
        """Tell members of changed absences; abort deserted games, and shorten the queue by absent guests."""
        room.check_absences(are_stale=are_stale)
        if absence.may_be_deserted(room.table) and self._aborted(room)(room.table):
            with contextlib.suppress(Conflict):
                await room.carry_out(self._aborted(room))
        if room.table.waiting:
            with contextlib.suppress(Conflict):
                await room.drop_absent_from_queue()

    def _aborted(self, room: Room) -> Callable[[Table], list[Event]]:
        def decide(table: Table) -> list[Event]:
            return absence.abort_if_deserted(table, room.presence.absent(table, self._rooms.now()))

        return decide

    async def _catch_up(self) -> None:
        """Read events of which the bus lost the messages."""
        tables = [room.table.id for room in self._rooms.all()]
        latest = await self._rooms.storage.latest(tables) if tables else {}
        for table, seq in latest.items():
            # Concurrently: leases must not wait for busy tables.
            self._rooms.has_news(table, seq)
        for table in set(tables) - set(latest):
            self._rooms.has_been_deleted(table)

    async def _tell_who_is_here(self) -> None:
        now = self._rooms.now()
        rooms = self._rooms.all()
        if self._rooms.storage.is_shared:
            for number, room in enumerate(rooms, 1):
                if number % ROOMS_PER_SLICE == 0:
                    await asyncio.sleep(0)
                room.tell_others()
                room.forget_others()
        rooms = [room for room in rooms if room.presence.members or room.presence.asking(now)]
        # A guest who opened a table and disconnected waits for nobody.
        waiting = [room.table.id for room in rooms if room.is_waiting]
        if waiting:
            await self._rooms.storage.still_waiting(waiting)

    async def _release(self, tables: list[str]) -> None:
        with contextlib.suppress(Unavailable):
            await self._rooms.storage.release(tables, self._rooms.name)

    # --- Clocks and bots ---------------------------------------------------------------------------

    def _run_table(self, room: Room) -> None:
        """Set the timer of the table's clock, and let its bots act; the lease is held here."""
        table = room.table
        self._stop_timer(table.id)
        deadline = _deadline(table)
        if deadline is not None:
            seconds = max(0, deadline + SETTLED_MS - self._rooms.now()) / 1000
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(seconds, lambda: self._start(self._flag(room)))
        if self._awaits_bot(room):
            task = asyncio.ensure_future(self._let_bots_act(room))
            self._thinking[table.id] = task

    def _awaits_bot(self, room: Room) -> bool:
        """Return True if a bot's move is awaited, and no task asks for it."""
        task = self._thinking.get(room.table.id)
        return room.table.bot_to_act is not None and (task is None or task.done())

    def _stop(self, table: str) -> None:
        self._stop_timer(table)
        thinking = self._thinking.pop(table, None)
        # If the bot's own move ended the game, `Room` still completes its write.
        if thinking is not None:
            thinking.cancel()

    def _stop_timer(self, table: str) -> None:
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    async def _flag(self, room: Room) -> None:
        if not self._have_others_read(room):
            loop = asyncio.get_running_loop()
            again = loop.call_later(ASK_AGAIN_SECONDS, lambda: self._start(self._flag(room)))
            self._stop_timer(room.table.id)
            self._timers[room.table.id] = again
            return
        try:
            # The clock stops while the event loop is blocked, and every connection has been read since the
            # deadline: all commands that arrived in time have been decided.
            await room.carry_out(lambda table: commands.flag(table, self._rooms.now() - SETTLED_MS))
        except (Refused, GameError, Conflict, Unavailable) as error:
            log.warning("a clock could not be stopped: %s", described(error))
            await asyncio.sleep(ROUND_SECONDS)
        if room.table.id in self._held and _needs_lease(room.table):
            self._run_table(room)

    def _have_others_read(self, room: Room) -> bool:
        """Return True if no other process may still read a move of the player whose clock has expired."""
        deadline, who = _deadline(room.table), room.table.running_person
        if deadline is None or who is None:
            return True
        elsewhere = room.presence.processes_of(who)
        if not elsewhere and room.presence.is_here(who, self._rooms.now()):
            return True
        # Of somebody who is connected nowhere, any process may read a request.
        return self._rooms.peers.have_read(deadline, elsewhere)

    def holds(self, table: str) -> bool:
        """Return True if this process has the lease of a table."""
        return table in self._held

    async def _let_bots_act(self, room: Room) -> None:
        while room.table.id in self._held and (bot := room.table.bot_to_act) is not None:
            game, seq = room.table.playing, room.table.game_seq
            seat: Seat = game.state.to_act or ""
            # Moves for all tables of one host share one place in the fair queue.
            asker = Asker(room.presence.address_for(room.table), f"host {room.table.host}")
            work = Work.TABLE if _has_people(room.table) else Work.OTHER
            move = await self._pool.move(
                bot, game.state.view(seat), f"{room.table.seed} {seq}", asker, work
            )

            def decide(
                table: Table, seat: Seat = seat, seq: int = seq, move: str = move
            ) -> list[Event]:
                # The position may have changed: a takeback, or a guest who took the chair.
                if table.game_seq != seq or table.bot_to_act is None:
                    return []
                return commands.play(table, seat, move, self._rooms.now())[0]

            try:
                await room.carry_out(decide)
            except (Refused, GameError) as error:
                log.warning("the move of the bot %s was refused: %s", bot, error.code)
                if is_registered(bot) and isinstance(error, GameError):
                    # The opponent of an operator's bot is not held up by its mistake.
                    await room.carry_out(partial(decide, move="resign"))
                else:
                    await asyncio.sleep(ROUND_SECONDS)
            except (Conflict, Unavailable):
                await asyncio.sleep(ROUND_SECONDS)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _deadline(table: Table) -> int | None:
    """Return when the running clock of a table expires; None if no clock runs."""
    return None if table.last_game is None else table.last_game.clocks.deadline()


def _needs_lease(table: Table) -> bool:
    """Return True if the table needs a lease: a game is on, with a clock or a bot to act."""
    if not table.is_on or table.last_game is None:
        return False
    return table.last_game.clocks.are_used or table.bot_to_act is not None


def _has_people(table: Table) -> bool:
    """Return True if a person has a chair at the table."""
    return any(isinstance(who, Person) for who in table.chairs)
