"""A server process without sockets whose date the test sets, and tables with a number of moves."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

from sqlalchemy import func, select
from tests.support.room_processes import do

from fourfold.server.edge.guests import Guests
from fourfold.server.process.bus import MemoryBus
from fourfold.server.rooms.cleaning import CleaningJob
from fourfold.server.rooms.forgetting import Forgetting
from fourfold.server.rooms.registry import Rooms
from fourfold.server.rooms.room import Room
from fourfold.server.store import schema
from fourfold.server.store.database import connect
from fourfold.server.store.retention import DAY_MS, Cleaning, Report
from fourfold.server.store.storage import Storage
from fourfold.server.table import commands, wire
from fourfold.server.table.events import Event, Settings
from fourfold.server.table.state import Table

QUARTO = Settings("quarto", "classic+referee")
START_MS = 1_800_000_000_000
KEPT = ("sessions", "tables", "events", "participants", "leases", "forgotten")


class AgingServer:
    """A server process without sockets whose date the test sets."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.days = 0.0
        self.storage = Storage(url, now=lambda: START_MS + int(self.days * DAY_MS))
        ids = count(random.Random(1).randrange(1 << 100))
        self.rooms = Rooms(
            self.storage,
            MemoryBus(),
            now=lambda: 1000,
            rng=random.Random(1),
            new_id=lambda: f"{next(ids):032x}",
            name="here",
        )
        self.guests = Guests(self.storage, (), False, b"")
        self.forgetting = Forgetting(self.rooms, self.guests, lambda: ())
        self.job = CleaningJob(self.rooms, self.forgetting)
        self._names = count(1)

    async def guest(self) -> str:
        name = f"guest{next(self._names)}"
        await self.storage.add_session(name, f"token of {name}")
        return name

    async def table(self, settings: Settings = QUARTO, moves: int | None = None) -> Room:
        """Open a table of two new guests with a number of moves, or without a game."""
        people = [await self.guest(), await self.guest()]
        room = await self.rooms.open(settings, people[0])
        for chair, who in enumerate(people):
            await do(room, who, wire.Sit, chair=chair, name=who.title())
        if moves is not None:
            await do(room, people[0], wire.Start)
            await self.storage.append(room.table.id, room.table.seq, played(room.table, moves))
            await room.catch_up()
        return room

    async def resigned(self, moves: int) -> Room:
        """Open a table whose game was resigned after a number of moves."""
        room = await self.table(moves=moves)
        await do(room, room.table.chairs[0].session, wire.PlayMove, move="resign")
        return room

    async def clean(self, dry_run: bool = False) -> Report:
        return await Cleaning(self.storage, self.storage.now(), dry_run=dry_run).run()

    async def is_there(self, room: Room) -> bool:
        return bool(await self.storage.load(room.table.id))

    def rows(self) -> dict[str, int]:
        return rows(self.url)


def rows(url: str) -> dict[str, int]:
    """Return the number of rows of each table of a database."""
    engine = connect(url)
    try:
        with engine.connect() as connection:
            return {
                name: connection.execute(
                    select(func.count()).select_from(schema.metadata.tables[name])
                ).scalar_one()
                for name in KEPT
            }
    finally:
        engine.dispose()


def played(table: Table, moves: int) -> list[Event]:
    """Return legal moves that do not end the game."""
    found: list[Event] = []
    rng = random.Random(7)
    while len(found) < moves:
        match = table.playing
        legal = [str(move) for move in match.state.moves()]
        for text in rng.sample(legal, len(legal)):
            events, _ = commands.play(table, match.state.to_act or "A", text, now=1000)
            after = table.after(events[0], 1000)
            if after.is_on:
                break
        found.append(events[0])
        table = after
    return found


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[AgingServer]:
    world = AgingServer(url)
    try:
        yield world
    finally:
        await world.forgetting.close()
        world.storage.close()
