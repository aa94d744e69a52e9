"""Clocks at two processes of which one has stalled: the process of the player to move decides."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import text
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.room_processes import Listener, actor, begun, play_one, process

from fourfold.server.process.bus import MemoryBus
from fourfold.server.rooms.registry import Rooms
from fourfold.server.rooms.resuming import MIN_LATE_MS, MIN_PUBLISHED_MS, StalledClocks
from fourfold.server.rooms.room import Room
from fourfold.server.store.event_rows import EventRow
from fourfold.server.table.events import Clock, ClockResumed, Settings

SETTINGS = Settings("quarto", "classic+referee", clock=Clock(300))
STALL_MS = 3_000


class Side:
    """A process at which one of the players is connected; a test moves its clock."""

    def __init__(self, rooms: Rooms, room: Room, session: str) -> None:
        self.now = 100_000
        rooms.now = lambda: self.now
        self.rooms, self.room = rooms, room
        self.stalled = StalledClocks(rooms, lambda _: False)
        room.join(Listener(session), None)
        room.tell_others()

    async def beats(self) -> None:
        """Learn the time of the database."""
        beat = await self.rooms.storage.beat(self.rooms.name, 0, lambda: self.now)
        self.rooms.peers.read(beat, self.now)

    @property
    def used(self) -> int:
        clocks = self.room.table.playing.clocks
        assert clocks.banks is not None
        assert clocks.running is not None
        return 300_000 - clocks.banks[clocks.running] + self.now - clocks.since


def with_sides(postgres, work: Callable[[Side, Side], Awaitable[None]]) -> None:
    """Start a game; ``work`` gets the side of the player to move, and the other."""
    url = postgres.emptied_database()

    async def whole() -> None:
        bus = MemoryBus()
        async with process(url, bus) as here, process(url, bus) as there:
            room = await begun(here, SETTINGS)
            other = await there.room(room.table.id)
            sides = Side(here, room, "ada"), Side(there, other, "bob")
            for side in sides:
                side.room.shift_clock(side.room.table.playing.clocks.since - side.now)
                assert side.used == 0
            first = actor(room) == "bob"
            await work(sides[first], sides[not first])

    run(whole)


async def events(side: Side) -> list[object]:
    return [row.event for row in await side.rooms.storage.load(side.room.table.id)]


async def until_equal(one: Side, other: Side) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while one.room.table.seq != other.room.table.seq:
            await asyncio.sleep(0.01)


def test_stalled_process_of_the_player_publishes_its_clock(postgres):
    async def work(mine: Side, others: Side) -> None:
        others.now += 1_000 + STALL_MS
        mine.now += 1_000
        mine.stalled.stalled(STALL_MS)
        await mine.stalled.publish()
        await until_equal(mine, others)
        assert (mine.used, others.used) == (1_000, 1_000)
        # Nothing more is to be told.
        await mine.stalled.publish()
        assert sum(isinstance(event, ClockResumed) for event in await events(mine)) == 1

    with_sides(postgres, work)


def test_short_stalls_are_published_once_they_matter(postgres):
    async def work(mine: Side, _: Side) -> None:
        for number in range(5):
            published = any(isinstance(event, ClockResumed) for event in await events(mine))
            assert published == (number * MIN_PUBLISHED_MS // 4 >= MIN_PUBLISHED_MS)
            mine.stalled.stalled(MIN_PUBLISHED_MS // 4)
            await mine.stalled.publish()

    with_sides(postgres, work)


def test_stalled_process_of_the_opponent_charges_its_own_stall(postgres):
    async def work(mine: Side, others: Side) -> None:
        mine.now += 1_000 + STALL_MS
        others.now += 1_000
        others.stalled.stalled(STALL_MS)
        await others.stalled.publish()
        assert (mine.used, others.used) == (1_000 + STALL_MS, 1_000 + STALL_MS)
        assert not any(isinstance(event, ClockResumed) for event in await events(mine))

    with_sides(postgres, work)


def test_turn_of_which_its_process_learns_late_begins_then(postgres):
    late_ms = MIN_LATE_MS + 500

    async def work(mine: Side, others: Side) -> None:
        for side in (mine, others):
            await side.beats()
        mine.rooms.bus = others.rooms.bus = MemoryBus()
        await play_one(mine.room, random.Random(1))
        await change(mine, f"UPDATE events SET at = at - {late_ms} WHERE seq = :seq")
        mine.now += late_ms
        for side in (mine, others):
            side.now += 10
        await others.room.catch_up()
        assert others.used == 0
        await others.stalled.publish()
        await mine.beats()
        await mine.room.catch_up()
        assert mine.used < MIN_PUBLISHED_MS

    with_sides(postgres, work)


async def change(side: Side, statement: str) -> None:
    """Change the newest event of the table in the database."""
    given = {"seq": side.room.table.seq}
    await side.rooms.storage._write(lambda connection: connection.execute(text(statement), given))


def test_clock_after_a_stall_during_a_write_runs_since_the_database_has_it(postgres):
    async def work(mine: Side, _: Side) -> None:
        await mine.beats()
        append = mine.rooms.storage.append

        async def stalling(*arguments: Any, **more: Any) -> list[EventRow]:
            rows = await append(*arguments, **more)
            mine.stalled.stalled(STALL_MS)
            return rows

        mine.rooms.storage.append = stalling  # type: ignore[method-assign]
        await play_one(mine.room, random.Random(1))
        assert abs(mine.used - STALL_MS) < MIN_PUBLISHED_MS

    with_sides(postgres, work)
