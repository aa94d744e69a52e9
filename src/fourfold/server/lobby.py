"""The public tables: the list of those, and a chair for whoever would play now."""

from __future__ import annotations

import asyncio

from fourfold.games.game import Json
from fourfold.server import commands, wire
from fourfold.server.events import Session, Settings
from fourfold.server.refusals import Refused
from fourfold.server.rooms import Room, Rooms
from fourfold.server.views import lobby_view

MOST_LISTED = 50


class Lobby:
    """The public tables of all processes."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._seating = asyncio.Lock()

    async def listed(self) -> list[Json]:
        """The newest public tables."""
        return [lobby_view(room.table) for room in await self._public()]

    async def play_now(self, settings: Settings, session: Session, name: str) -> Room:
        """A seat at a table of these settings: one that waits for players, or a new one.

        Raises:
            Refused, NotationError: there can be no such table, or the guest has no such name.
        """
        settings = commands.check_settings(settings)
        name = commands.check_name(name)
        # Whoever asks first opens; the next finds the table.
        async with self._seating:
            for room in await self._public():
                table = room.table
                free = table.free_chairs
                if table.settings != settings or not free or table.match is not None:
                    continue
                if table.chairs_of(session) or not any(table.chairs):
                    continue
                if await self._sit(room, session, free[0], name):
                    return room
            room = await self._rooms.open(settings, session)
            if not await self._sit(room, session, 0, name):
                raise Refused("chair-taken", chair=0)
            return room

    async def _sit(self, room: Room, session: Session, chair: int, name: str) -> bool:
        sit = wire.Sit(f"seat-{room.table.seq}", room.table.seq, chair, name)
        return isinstance(await room.do(session, sit), wire.Done)

    async def _public(self) -> list[Room]:
        tables = await self._rooms.storage.public_tables(MOST_LISTED)
        return [await self._rooms.room(table) for table in tables]
