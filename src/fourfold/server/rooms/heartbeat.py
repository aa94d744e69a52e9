"""The heartbeat of this process in the database, and what it learns with it.

Lives here: writing the row with the moment up to which the connections were read, reading the rows of other
processes, keeping the clock as fast as the database's, and telling other processes on the bus that it
reaches them. Does not live here: what follows for players (`peers`, `presence`, `resuming`).

The only process of a server, with SQLite, has no heartbeat.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from fourfold.server.process.background import end_tasks
from fourfold.server.process.bus import Here
from fourfold.server.process.loop_clock import LoopClock
from fourfold.server.rooms.registry import Rooms
from fourfold.server.rooms.resuming import StalledClocks
from fourfold.server.store.group_commit import Conflict, Unavailable, described

BEAT_SECONDS = 0.5
"""Seconds between two heartbeats."""
BEATS_PER_CLEANING = 120
NO_TABLE = ""
"""The table of an announcement that only says that the bus reaches others."""

log = logging.getLogger(__name__)


class Heartbeat:
    """The heartbeat of this process."""

    def __init__(self, rooms: Rooms, clock: LoopClock, stalled: StalledClocks) -> None:
        self._rooms = rooms
        self._clock = clock
        self._stalled = stalled
        self._told: tuple[int, int] | None = None
        """The time that the database told last, and the real time of this process after that."""
        self._beats = 0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Write the first heartbeat, if there may be other processes, and go on."""
        if self._rooms.storage.is_shared:
            with contextlib.suppress(Unavailable, Conflict):
                await self.beat()
            self._task = asyncio.ensure_future(self._beat_again_and_again())

    async def close(self) -> None:
        """Stop, and delete the row."""
        if self._task is not None:
            await end_tasks([self._task])
            with contextlib.suppress(Unavailable, Conflict):
                await self._rooms.storage.leave(self._rooms.name)

    async def _beat_again_and_again(self) -> None:
        is_away = False
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
                is_away = False
            except (Unavailable, Conflict) as error:
                if not is_away:
                    log.warning("no heartbeat: %s", described(error))
                is_away = True
            except Exception:
                log.exception("a heartbeat failed")

    async def beat(self) -> None:
        """Publish clocks that a stall has changed, then write the heartbeat and read the others'."""
        rooms, clock = self._rooms, self._clock
        # Clocks are published before others may conclude anything from this moment.
        read_until = self._read_until()
        await self._stalled.publish()
        beat = await rooms.storage.beat(rooms.name, read_until, clock.database.machine)
        machine = clock.database.machine()
        rooms.peers.read(beat, machine)
        clock.database.follow(beat.asked, beat.now, beat.answered)
        self._told = beat.now, clock.database() - (machine - beat.answered)
        rooms.bus.tell(Here(NO_TABLE, rooms.name, [], [], number=rooms.announcements.next()))
        if self._beats % BEATS_PER_CLEANING == 0:
            await rooms.storage.forget_dead_processes()
        self._beats += 1

    def _read_until(self) -> int:
        """Return until when, by the clock of the database, all commands that arrived have been carried out.

        The database's clock may have gone further than this says, but never less far.
        """
        if self._told is None:
            return 0
        told, then = self._told
        arrivals = map(self._clock.real_time, self._rooms.arrivals)
        return told + min([self._clock.read_until, *arrivals]) - then
