"""The lobby: the list of public tables, and seating guests who want to play now.

Lives here: which public tables are listed, and in which order: tables of one address alternate with those of
other addresses, so that no address fills the list. Does not live here: opening tables (`registry`).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable
from itertools import islice, zip_longest
from typing import TypeVar

from fourfold.games.game import Json
from fourfold.server.process.bus import AddressHash
from fourfold.server.rooms.registry import Rooms
from fourfold.server.rooms.room import Room
from fourfold.server.store.group_commit import Unavailable
from fourfold.server.table import commands
from fourfold.server.table.events import Session, Settings
from fourfold.server.table.names import check_name
from fourfold.server.table.refusals import Refused
from fourfold.server.table.views import lobby_view

T = TypeVar("T")
MAX_LISTED = 50
"""Tables in the list."""
MAX_CONSIDERED = 400
"""Waiting tables from which the list is chosen, fairly by their hosts' addresses."""
SEATING_LOCK = 0x53454154
"""The key of the database lock that a process holds while it seats a guest who wants to play now."""
LOOK_SECONDS = 1.0
"""Seconds between updates of the list for clients that watch it."""


class Lobby:
    """The public tables of all processes."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._seating = asyncio.Lock()
        self._look: asyncio.Task[list[Json]] | None = None

    async def listed(self) -> list[Json]:
        """Return the public tables: tables that wait for players, then the newest."""
        return [lobby_view(room.table) for room in await self._public()]

    async def watch(self) -> AsyncIterator[list[Json] | None]:
        """Yield the list at once and after each change; None each second without a change."""
        last: list[Json] | None = None
        while True:
            now = last
            # While the database is away, the list stays as it was.
            with contextlib.suppress(Unavailable):
                now = await self._latest()
            yield None if now == last else now
            last = now
            await asyncio.sleep(LOOK_SECONDS)

    async def _latest(self) -> list[Json]:
        """Return the list, read once for all clients that watch."""
        if self._look is None or self._look.done():
            self._look = asyncio.ensure_future(self._look_up())
        return await asyncio.shield(self._look)

    async def _look_up(self) -> list[Json]:
        found = await self.listed()
        # Clients that ask within this time share one list.
        await asyncio.sleep(LOOK_SECONDS / 4)
        return found

    async def play_now(
        self, settings: Settings, session: Session, name: str, address: AddressHash | None = None
    ) -> Room:
        """Seat a guest at a waiting table with these settings, or at a new one; return its room.

        Raises:
            Refused, NotationError: the settings or the name are refused.
        """
        settings = commands.check_settings(settings)
        name = check_name(name)
        # The first guest opens a table; the next finds it, in whichever process.
        async with self._seating, self._rooms.storage.locked(SEATING_LOCK):
            waiting = [room for room in await self._waiting(settings) if room.table.is_waiting]
            for room in waiting:
                if room.table.chairs_of(session):
                    # The guest asked before, and still waits.
                    return room
            for room in waiting:
                table = room.table
                if table.settings != settings or not room.is_worth_listing:
                    continue
                if table.last_game is not None and table.last_game.was_held_by(session):
                    # The guest was paired here before, and the game was aborted.
                    continue
                if await room.seat(session, table.free_chairs[0], name):
                    if not room.table.is_waiting:
                        await self._rooms.storage.waits_no_more(table.id)
                    return room
            room = await self._rooms.open(settings, session, address)
            if not await room.seat(session, 0, name):
                raise Refused("chair-taken", chair=0)
            return room

    async def _waiting(self, settings: Settings | None = None) -> list[Room]:
        tables = await self._rooms.storage.waiting_tables(MAX_CONSIDERED, settings)
        # The database does not know yet that a table waits again whose game was aborted a moment ago.
        here = [
            room.table.id
            for room in self._rooms.all()
            if settings in (None, room.table.settings) and room.is_waiting
        ]
        return await self._read(list(dict.fromkeys([*tables, *here])), MAX_CONSIDERED)

    async def _public(self) -> list[Room]:
        """Return waiting tables, then the newest others, without tables that everybody has left."""
        waiting = [room for room in await self._waiting() if room.table.is_waiting]
        newest = await self._rooms.storage.public_tables(MAX_LISTED)
        # Tables with people in this process are listed, however many tables one address opens.
        here = [room.table.id for room in self._rooms.all() if room.table.settings.public]
        rooms = await self._read(list(dict.fromkeys([*newest, *here])), MAX_LISTED)
        known = set(waiting)
        listed = [*waiting, *(room for room in rooms if room not in known)]
        return list(islice((room for room in listed if room.is_worth_listing), MAX_LISTED))

    async def _read(self, tables: list[str], most: int) -> list[Room]:
        """Return the rooms of tables, alternating between the addresses of their hosts.

        Only the first ``most`` tables are loaded from the database.
        """
        rooms = [await self._rooms.readable(table) for table in tables[:most]]
        rooms += [self._rooms.in_memory(table) for table in tables[most:]]
        found = [room for room in rooms if room is not None]
        return by_turns(found, lambda room: room.host_address or room.table.id)


def by_turns(values: Iterable[T], group_of: Callable[[T], str]) -> list[T]:
    """Return the values with one of each group first, then the second of each, and so on.

    >>> by_turns(["a1", "a2", "a3", "b1", "c1", "b2"], lambda value: value[0])
    ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']
    """
    groups: dict[str, list[T]] = {}
    for value in values:
        groups.setdefault(group_of(value), []).append(value)
    rounds = zip_longest(*([[value] for value in group] for group in groups.values()), fillvalue=[])
    return [value for one_round in rounds for values in one_round for value in values]
