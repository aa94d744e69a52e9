"""All rooms of a process: opening tables, loading them from the database, and dropping them from memory.

Lives here: which tables are in memory, and how many tables a guest or an address may have open. Does not live
here: what happens at a table (`room`), and its clock and bots (`leases`).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import random
from collections import Counter
from collections.abc import Callable, Container, Iterator
from dataclasses import replace

from fourfold.bots.catalogue import is_offered
from fourfold.server.process.bus import (
    AddressHash,
    Bus,
    Deleted,
    Forgotten,
    Grown,
    Here,
    Message,
    Wake,
)
from fourfold.server.rooms.announcements import Announcements
from fourfold.server.rooms.command_limits import CommandLimits
from fourfold.server.rooms.journal import replayed, replayed_in_thread
from fourfold.server.rooms.kept_games import KeptGames
from fourfold.server.rooms.loading import TableLoader
from fourfold.server.rooms.peers import Peers
from fourfold.server.rooms.room import Room
from fourfold.server.store.group_commit import Conflict, Unavailable
from fourfold.server.store.storage import Storage
from fourfold.server.store.stored_events import Stored
from fourfold.server.table import commands
from fourfold.server.table.close_codes import NO_TABLE
from fourfold.server.table.dispatch import Circumstances
from fourfold.server.table.events import Opened, Session, Settings
from fourfold.server.table.opening import Opening, opening_events
from fourfold.server.table.refusals import Refused, Unreadable
from fourfold.server.table.state import Table

MAX_OPEN_PER_GUEST = 8
"""Public tables of one guest that wait for their first game, per process."""
MAX_OPEN_PER_ADDRESS = 40
"""Public tables of all guests of one address that wait for their first game, per process."""
MAX_UNFOLLOWED_MS = 5_000
"""Milliseconds after which a room is dropped from memory whose table only other processes follow: it would be
read again in each round of `Leases`."""

log = logging.getLogger(__name__)


class Rooms:
    """All rooms of this process."""

    def __init__(
        self,
        storage: Storage,
        bus: Bus,
        now: Callable[[], int],
        rng: random.Random,
        new_id: Callable[[], str],
        name: str,
    ) -> None:
        self.name = name
        """The name of this process among the processes that share the database."""
        self.storage = storage
        self.bus = bus
        self.now = now
        self.rng = rng
        self._new_id = new_id
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._loader = TableLoader(storage)
        self.long_replay = asyncio.Lock()
        """Held while a table with more than `LONG_TABLE_EVENTS` events is replayed (`journal`)."""
        # Tests replace the clock: it is looked up at each call.
        self.peers = Peers(lambda: self.now())  # noqa: PLW0108
        self.arrivals: Counter[int] = Counter()
        """When the commands arrived that are being carried out."""
        self.kept_games = KeptGames()
        self.limits = CommandLimits()
        self.announcements = Announcements()
        self._listeners: list[Callable[[Room], None]] = []
        bus.listen(self.hear)

    def on_change(self, listener: Callable[[Room], None]) -> None:
        """Call the listener from now on when a room was loaded, or events happened at its table."""
        self._listeners.append(listener)

    def all(self) -> list[Room]:
        """Return all rooms in memory."""
        return list(self._rooms.values())

    def in_memory(self, table: str) -> Room | None:
        """Return the room of a table if in memory, else None."""
        return self._rooms.get(table)

    async def open(
        self,
        settings: Settings,
        host: Session,
        address: AddressHash | None = None,
        opening: Opening = Opening(),  # noqa: B008 - it is immutable
        request: str | None = None,
    ) -> Room:
        """Open a table, with its chairs taken and its game started as wanted; return the table's room.

        Args:
            settings: the settings of the table.
            host: the guest who opens the table.
            address: the keyed hash of the host's address.
            opening: who sits down at once, and whether the first game starts.
            request: the host's id for this request; the same id again gets the same table.

        Raises:
            Refused, GameError: no such table can be opened, or the host has too many; nothing is written.
            Unavailable: the database is away; the host may send the request again.
        """
        settings = commands.check_settings(settings)
        seed = self._new_id()
        name = self._new_id() if request is None else _id_of_request(host, request)
        if request is not None:
            with contextlib.suppress(Refused):
                return await self.room(name)
        if settings.public:
            self._check_open_tables(host, address)
        opened = Opened(settings, host, seed=seed)
        table = Table.open(name, opened)
        if table.is_timed:
            self.kept_games.check("clock", host, address)
        later = opening_events(
            table, host, opening, Circumstances(self.now(), 0, self.rng, is_offered)
        )
        self.kept_games.check_events(table, later, address)
        try:
            await self.storage.open_table(name, opened, later)
        except Conflict:
            # The same request came twice at once, or to two processes.
            return await self.room(name)
        rows = [Stored(seq, event, host, None) for seq, event in enumerate([opened, *later], 1)]
        table, _ = replayed(name, opened, rows[1:], self.now())
        room = Room(self, table, rows)
        room.host_address = address
        return self._let_in(room)

    def _check_open_tables(self, host: Session, address: AddressHash | None) -> None:
        rooms = [room for room in self.all() if room.is_open]
        if sum(room.table.host == host for room in rooms) >= MAX_OPEN_PER_GUEST:
            raise Refused("tables-waiting", most=MAX_OPEN_PER_GUEST)
        there = sum(room.host_address == address for room in rooms)
        if address is not None and there >= MAX_OPEN_PER_ADDRESS:
            raise Refused("tables-waiting", most=MAX_OPEN_PER_ADDRESS)

    async def room(self, table: str) -> Room:
        """Return the room of a table, loaded from the database if need be.

        Raises:
            Refused: there is no table of this id.
            Unreadable: this version cannot read the table.
            Unavailable: the database is away.
        """
        room = self._rooms.get(table)
        if room is not None:
            room.touched = self.now()
            return room
        # Concurrent callers wait for the same load.
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.ensure_future(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        found = await asyncio.shield(task)
        if found is None:
            raise Refused("no-such-table")
        return found

    async def readable(self, table: str) -> Room | None:
        """Return the room of a table, or None if the table does not exist or cannot be read."""
        try:
            return await self.room(table)
        except (Refused, Unreadable):
            log.exception("a table cannot be read")
            return None

    async def _load(self, table: str) -> Room | None:
        stored = await self._loader.load(table)
        found = await replayed_in_thread(table, stored, self.now, self.long_replay)
        if found is None:
            return None
        loaded, stands_at = await self._as_clocks_run(*found, now=self.now())
        room = Room(self, loaded, stored)
        room.clock_stands_at = stands_at
        room = self._let_in(room)
        if self.storage.is_shared:
            # If a clock or a bot runs, other processes tell this one of events from now on.
            room.tell_others()
        return room

    def _let_in(self, room: Room) -> Room:
        """Return the room now in memory for a table; the table may have been loaded while it was opened."""
        known = self._rooms.setdefault(room.table.id, room)
        if known is room:
            self.has_changed(room)
        return known

    @contextlib.contextmanager
    def carrying_out(self, arrived: int) -> Iterator[None]:
        """Count a command that arrived at this moment as not carried out yet, while the context lasts."""
        self.arrivals[arrived] += 1
        try:
            yield
        finally:
            self.arrivals[arrived] -= 1
            if not self.arrivals[arrived]:
                del self.arrivals[arrived]

    def has_changed(self, room: Room) -> None:
        """Count the table's game, and call the listeners: a room was loaded, or has new events."""
        self.kept_games.follow(room.table, room.host_address)
        for listener in self._listeners:
            listener(room)

    async def _as_clocks_run(self, table: Table, at: int, now: int) -> tuple[Table, int | None]:
        """Return a loaded table with its clock as its lease, or its parking row, counts it.

        Also returned is ``now`` if the clock stands since its lease has run out, else None.
        """
        game = table.last_game
        if game is None or game.clocks.deadline() is None:
            return table, None
        left = await self.storage.expires_in(table.id)
        stands = False
        if left is not None:
            # A deadline that passed while no process ran does not count.
            clocks = game.clocks.expiring_at(self.now() + left) if left > 0 else game.clocks
        elif self.storage.is_shared:
            counted = await self.storage.counted_since(table.id, at)
            if counted is None:
                return table, None
            clocks = replace(game.clocks, since=now - counted.milliseconds)
            stands = not counted.goes_on
        else:
            return table, None
        return replace(table, last_game=replace(game, clocks=clocks)), now if stands else None

    def is_idle(self, room: Room, before: int) -> bool:
        """Return True if a room has no connections and was not asked for since this moment."""
        return not room.presence.members and room.touched < before and not room.is_busy

    def forget(self, before: int, spared: Container[str] = ()) -> None:
        """Drop idle rooms from memory that were not asked for since this moment.

        Rooms of tables that only other processes follow are dropped sooner.
        """
        sooner = max(before, self.now() - MAX_UNFOLLOWED_MS)
        for room in self.all():
            since = sooner if room.is_left_to_others else before
            if self.is_idle(room, since) and room.table.id not in spared:
                del self._rooms[room.table.id]
                self.storage.people.drop(room.table.id)

    def drop(self, room: Room) -> None:
        """Drop a room whose table was deleted, and close its connections."""
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]
        self.kept_games.remove(room.table.id)
        self.storage.people.drop(room.table.id)
        for member in list(room.presence.members):
            member.end(NO_TABLE)

    def hear(self, message: Message) -> None:
        """Take in a message of the bus."""
        match message:
            case Wake(table, seq):
                self.has_news(table, seq)
            case Deleted(table):
                self.has_been_deleted(table)
            case Grown(table, rows):
                room = self._room_or_uncount(table)
                if room is not None and rows and not room.hear_events(message):
                    self.has_news(table, rows[-1][0])
            case Here(table, process, seq=seq):
                room = self._room_or_uncount(table)
                is_new = process != self.name and self.announcements.is_new(message)
                if is_new:
                    self.peers.heard(process)
                if room is not None and is_new:
                    room.heard(message)
                    self.has_news(table, seq)
            case Forgotten():
                # Heard by `forgetting`.
                pass

    def has_news(self, table: str, seq: int) -> None:
        """Let the room of a table, if in memory, catch up with the event of this number; never waits."""
        room = self._room_or_uncount(table)
        if room is not None and room.table.seq < seq:
            asyncio.ensure_future(self._catch_up(room, seq))  # noqa: RUF006 - it ends by itself

    def has_been_deleted(self, table: str) -> None:
        """Let go of the room of a table that is no longer in the database."""
        room = self._room_or_uncount(table)
        if room is not None:
            self.drop(room)

    def _room_or_uncount(self, table: str) -> Room | None:
        """Return the room of a table; without a room here, another process counts the table's game."""
        room = self._rooms.get(table)
        if room is None:
            self.kept_games.remove(table)
        return room

    async def _catch_up(self, room: Room, seq: int) -> None:
        # What cannot be read now is found when `Leases` next compares events with the database.
        try:
            with contextlib.suppress(Unavailable):
                await room.catch_up(seq)
        except Unreadable as error:
            # The next request for the table is told that it cannot be read.
            log.warning("a table cannot be read: %s", error)
            self._rooms.pop(room.table.id, None)


def _id_of_request(host: Session, request: str) -> str:
    """Return the id of the table that a guest's request opens: nobody else can find or foresee the id."""
    return hmac.new(host.encode(), request.encode(), hashlib.sha256).hexdigest()[:32]
