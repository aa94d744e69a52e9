"""Parked tables: tables with distant deadlines leave memory, and their clocks stay exact."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text
from tests.support.coroutines import run
from tests.support.room_processes import Listener, actor, begun, do, process

from fourfold.server.rooms.leases import IDLE_MS, LOAD_EARLY_MS, MIN_PARKED_MS, Leases
from fourfold.server.rooms.registry import Rooms
from fourfold.server.rooms.room import Room
from fourfold.server.store.database import connect
from fourfold.server.table import wire
from fourfold.server.table.events import Clock, Settings

HOUR_MS = 3_600_000
HOUR_A_TURN = Settings("quarto", "classic+turn:3600")
DAY = Settings("quarto", "classic", clock=Clock(24 * 3600))
TURNS = {HOUR_A_TURN: 3600_000, DAY: 24 * HOUR_MS}


class Time:
    """A clock of the process and the database that only the test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def passes(self, milliseconds: int) -> None:
        self.now += milliseconds


@pytest.fixture
def time():
    return Time()


class ScriptedPool:
    """Bots that never answer."""

    async def move(self, *_: object) -> str:
        await asyncio.Event().wait()
        return ""


@asynccontextmanager
async def looked_after(url: str, time: Time) -> AsyncIterator[tuple[Rooms, Leases]]:
    """A process whose leases looks only when a test says so."""
    async with process(url) as rooms:
        rooms.now = lambda: time.now
        rooms.storage.now = lambda: 1_700_000_000_000 + time.now
        leases = Leases(rooms, ScriptedPool())  # type: ignore[arg-type]
        await rooms.storage.expire_leases(None)
        try:
            yield rooms, leases
        finally:
            await leases.close()


def spent(room: Room) -> int:
    found: int = room.view(None)["match"]["clock"]["spent"]
    return found


@pytest.mark.parametrize("settings", [HOUR_A_TURN, DAY])
def test_empty_room_leaves_memory_while_its_clock_runs(url, time, settings):
    async def work():
        async with looked_after(url, time) as (rooms, leases):
            room = await begun(rooms, settings)
            await leases._run_round()
            listener = Listener("ada")
            room.join(listener, None)
            time.passes(10 * IDLE_MS)
            await leases._run_round()
            assert rooms.all() == [room]
            room.leave(listener)
            await leases._run_round()
            assert rooms.all() == []
            # Nobody loads it again before it is needed.
            time.passes(TURNS[settings] - 11 * IDLE_MS - MIN_PARKED_MS)
            await leases._run_round()
            assert rooms.all() == []
            again = await rooms.room(room.table.id)
            assert spent(again) == TURNS[settings] - IDLE_MS - MIN_PARKED_MS

    run(work)


@pytest.mark.parametrize("settings", [HOUR_A_TURN, DAY])
def test_parked_table_is_loaded_in_time_for_its_clock_to_expire(url, time, settings):
    async def work():
        async with looked_after(url, time) as (rooms, leases):
            room = await begun(rooms, settings)
            table, deadline = room.table.id, room.table.playing.clocks.deadline()
            await leases._run_round()
            time.passes(2 * IDLE_MS)
            await leases._run_round()
            assert rooms.all() == []
            time.now = deadline - LOAD_EARLY_MS - 1_000
            await leases._run_round()
            assert rooms.all() == []
            time.now = deadline - LOAD_EARLY_MS + 1
            await leases._run_round()
            (loaded,) = rooms.all()
            assert loaded.table.id == table
            assert loaded.table.playing.clocks.deadline() == deadline
            time.now = deadline + 1_000
            await leases._flag(loaded)
            assert loaded.table.playing.state.outcome.reason == "time"
            time.passes(2 * IDLE_MS)
            await leases._run_round()
            assert rooms.all() == []

    run(work)


def test_clock_of_a_parked_table_runs_on_when_a_guest_returns(url, time):
    async def work():
        async with looked_after(url, time) as (rooms, leases):
            room = await begun(rooms, DAY)
            seat = room.table.playing.state.to_act
            await leases._run_round()
            time.passes(2 * IDLE_MS)
            await leases._run_round()
            time.passes(HOUR_MS)
            again = await rooms.room(room.table.id)
            assert again is not room
            assert isinstance(
                await do(again, actor(again), wire.PlayMove, move="give 7"), wire.Done
            )
            left = again.table.playing.clocks.banks[seat]
            assert left == 24 * HOUR_MS - 2 * IDLE_MS - HOUR_MS
            # It is looked after again, and no longer parked.
            await leases._claim({again.table.id: again})
            assert await rooms.storage.expires_in(again.table.id) is None

    run(work)


def test_only_due_tables_are_loaded_after_a_restart_and_downtime_is_free(url, time):
    async def work():
        async with looked_after(url, time) as (rooms, leases):
            tables = [(await begun(rooms, HOUR_A_TURN)).table.id for _ in range(5)]
            await leases._run_round()
            time.passes(2 * IDLE_MS)
            await leases._run_round()
            # Rooms that are in memory when the server stops are not all loaded again, either.
            tables.append((await begun(rooms, DAY)).table.id)
            await leases._run_round()
        time.passes(20 * HOUR_MS)
        async with looked_after(url, time) as (rooms, leases):
            await leases._run_round()
            assert rooms.all() == []
            # As for every table after a restart, the turn begins again.
            assert spent(await rooms.room(tables[0])) == 0
            time.passes(HOUR_MS - LOAD_EARLY_MS + 1_000)
            await leases._run_round()
            assert {room.table.id for room in rooms.all()} == set(tables[:5])

    run(work)


def test_table_stays_in_memory_until_its_bot_has_moved(url, time):
    async def work():
        async with looked_after(url, time) as (rooms, leases):
            room = await rooms.open(HOUR_A_TURN, "ada")
            for chair in (0, 1):
                await do(room, "ada", wire.SeatBot, chair=chair, bot="random")
            await do(room, "ada", wire.Start)
            await leases._run_round()
            time.passes(2 * IDLE_MS)
            await leases._run_round()
            assert rooms.all() == [room]

    run(work)


def test_room_stays_when_a_guest_arrives_while_it_is_being_parked(url, time):
    async def work():
        async with looked_after(url, time) as (rooms, leases):
            room = await begun(rooms, HOUR_A_TURN)
            await leases._run_round()
            time.passes(2 * IDLE_MS)
            looking = asyncio.ensure_future(leases._run_round())
            park = rooms.storage.park

            async def come_first(*arguments: object) -> None:
                assert await rooms.room(room.table.id) is room
                room.join(Listener("bob"), None)
                await park(*arguments)  # type: ignore[arg-type]

            rooms.storage.park = come_first  # type: ignore[method-assign]
            await looking
            assert rooms.all() == [room]
            assert room.table.id in leases._held
            assert await rooms.storage.expires_in(room.table.id) is None

    run(work)


def test_deadline_during_downtime_costs_nobody_the_game(url, time):
    async def work():
        async with looked_after(url, time) as (rooms, leases):
            room = await begun(rooms, HOUR_A_TURN)
            await leases._run_round()
            time.passes(2 * IDLE_MS)
            await leases._run_round()
            time.passes(2 * HOUR_MS)
            await leases._run_round()
            (loaded,) = rooms.all()
            assert loaded.table.id == room.table.id
            assert spent(loaded) == 0

    run(work)


def test_parked_table_stores_no_address(url, time):
    async def work():
        async with looked_after(url, time) as (rooms, leases):
            await begun(rooms, HOUR_A_TURN)
            await leases._run_round()
            time.passes(2 * IDLE_MS)
            await leases._run_round()
        with connect(url).connect() as connection:
            row = connection.execute(text("SELECT * FROM leases")).mappings().one()
        assert set(row) == {"table_id", "holder", "until", "renewed", "due", "span"}

    run(work)
