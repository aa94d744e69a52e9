"""The parts of a running server process, put together.

Lives here: which objects are created when a process starts, and the order in which they start and stop. Does
not live here: what they do.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from weakref import WeakValueDictionary

from fourfold.bots.loading import use_bot_as
from fourfold.server.bots.fair_queue import Work
from fourfold.server.bots.pool import WorkerPool
from fourfold.server.edge.guests import Guests
from fourfold.server.edge.shared_limits import SharedLimits
from fourfold.server.process import gc_tuning
from fourfold.server.process.background import end_tasks
from fourfold.server.process.bus import AddressHash, Bus, MemoryBus, RedisBus
from fourfold.server.process.limits import ConnectionLimit, Limiter
from fourfold.server.process.loop_clock import clock_of
from fourfold.server.process.metrics import Metrics
from fourfold.server.rooms.cleaning import CleaningJob
from fourfold.server.rooms.forgetting import Connected, Forgetting
from fourfold.server.rooms.heartbeat import Heartbeat
from fourfold.server.rooms.leases import Leases
from fourfold.server.rooms.lobby import Lobby
from fourfold.server.rooms.registry import Rooms
from fourfold.server.rooms.resuming import StalledClocks
from fourfold.server.settings import ServerSettings
from fourfold.server.store.key_rows import KEY_BYTES
from fourfold.server.store.personal_data import PersonalData
from fourfold.server.store.storage import Storage
from fourfold.server.table.close_codes import GOING_AWAY

LATE_SECONDS = 0.05
"""Seconds by which the event loop may be late without a warning in the log."""
LOOP_CHECK_SECONDS = 0.25
"""Seconds between measurements of the event loop's delay."""

log = logging.getLogger(__name__)


class Service:
    """One server process: its storage, bus, rooms, workers and limits."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        for own in settings.own_bots:
            use_bot_as(own)
        self.metrics = Metrics()
        self.storage = Storage(settings.database_url)
        name = secrets.token_hex(8)
        self.bus: Bus = MemoryBus()
        if settings.bus_url is not None:
            # A database that is not shared has no key, and no other process reads what is signed.
            key = self.storage.bus_key or secrets.token_bytes(KEY_BYTES)
            self.bus = RedisBus(settings.bus_url, key, name)
        self.pool = WorkerPool(settings.bots)
        self.clock = clock_of(asyncio.get_running_loop())
        self.rooms = Rooms(
            self.storage,
            self.bus,
            now=self.clock.now,
            rng=random.SystemRandom(),
            new_id=lambda: secrets.token_hex(16),
            name=name,
        )
        self.lobby = Lobby(self.rooms)
        self.leases = Leases(self.rooms, self.pool)
        stalled = StalledClocks(self.rooms, self.leases.holds)
        if self.storage.is_shared:
            self.clock.on_stall(stalled.stalled)
        self.heartbeat = Heartbeat(self.rooms, self.clock, stalled)
        self.guests = Guests(
            self.storage,
            settings.origins,
            settings.trust_proxy,
            address_key=secrets.token_bytes(16),
        )
        self.connection_limit = ConnectionLimit(settings.connections_per_address)
        rate = settings.commands_per_second
        self.command_limiter = Limiter(rate, 10 * rate)
        self.rooms.limits.set_rates(rate)
        self.request_limiter = Limiter(
            settings.requests_per_second, 10 * settings.requests_per_second
        )
        self.file_limiter = Limiter(settings.files_per_second, 40 * settings.files_per_second)
        self.session_limiter = Limiter(
            settings.sessions_per_minute / 60, settings.sessions_per_minute
        )
        self.table_limiter = Limiter(settings.tables_per_minute / 60, settings.tables_per_minute)
        self._shared_limits = self._share_limits()
        self.clients: set[Connected] = set()
        """All WebSockets of this process."""
        self.forgetting = Forgetting(self.rooms, self.guests, self._connections)
        self.personal_data = PersonalData(self.storage)
        self.listing: WeakValueDictionary[AddressHash, asyncio.Lock] = WeakValueDictionary()
        """A lock for each address whose guests list their tables, up to a hundred: one of them is served at a
        time."""
        self.cleaning = CleaningJob(self.rooms, self.forgetting)
        self._tasks: list[asyncio.Task[None]] = []
        self._stack = ExitStack()

    async def start(self) -> None:
        """Start all parts."""
        if self._shared_limits is not None:
            await self._shared_limits.start()
        self.clock.start()
        await self.pool.start()
        await self.heartbeat.start()
        await self.leases.start()
        self.forgetting.start()
        self.cleaning.start()
        self._stack.enter_context(gc_tuning.rare_full_collections())
        self._tasks = [asyncio.ensure_future(self._watch_loop())]

    async def close(self) -> None:
        """Close all connections and stop all parts; pending writes are completed."""
        await end_tasks(self._tasks)
        self._stack.close()
        for client in list(self.clients):
            client.end(GOING_AWAY)
        await self.cleaning.close()
        await self.forgetting.close()
        await self.leases.close()
        await self.heartbeat.close()
        await self.pool.close()
        if self._shared_limits is not None:
            await self._shared_limits.close()
        await self.bus.close()
        self.clock.stop()
        await asyncio.to_thread(self.storage.close)

    def _share_limits(self) -> SharedLimits | None:
        """Return the exchange of limits per address with other processes; None without Redis."""
        if self.settings.bus_url is None:
            return None
        shared = {
            "requests": self.request_limiter,
            "files": self.file_limiter,
            "sessions": self.session_limiter,
            "tables": self.table_limiter,
            "events": self.rooms.limits.events,
            "moves": self.rooms.limits.moves,
            "moves-per-day": self.rooms.limits.moves_per_day,
            "aborts": self.rooms.limits.aborts,
            "names": self.rooms.limits.names,
        }

        def use_key(key: bytes) -> None:
            self.guests.address_key = key

        return SharedLimits(self.settings.bus_url, shared, self.settings.database_url, use_key)

    def _connections(self) -> Iterator[Connected]:
        """Yield all WebSockets and streams of this process."""
        yield from self.clients
        for room in self.rooms.all():
            yield from room.presence.members

    async def _watch_loop(self) -> None:
        """Measure how late the event loop is, and update gauges."""
        clock: Callable[[], float] = asyncio.get_running_loop().time
        while True:
            due = clock() + LOOP_CHECK_SECONDS
            await asyncio.sleep(LOOP_CHECK_SECONDS)
            late = clock() - due
            self.metrics.loop_delay.observe(max(0.0, late))
            self.metrics.rooms.set(len(self.rooms.all()))
            self.metrics.thinking.set(self.pool.waiting)
            for work in Work:
                self.metrics.queued.labels(work).set(self.pool.queued(work))
            self.metrics.bots_replaced.set(self.pool.replaced)
            if late > LATE_SECONDS:
                log.warning("the event loop was %.0f ms late", 1000 * late)
