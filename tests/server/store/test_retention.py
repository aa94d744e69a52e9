"""What is deleted from the database, when, and what stays; the clock is passed in."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import func, select
from tests.support.command_line import fourfold
from tests.support.coroutines import run
from tests.support.room_processes import Listener, do

from fourfold.server import commands, schema, wire
from fourfold.server.bus import MemoryBus
from fourfold.server.cleaning import CleaningJob
from fourfold.server.database import connect
from fourfold.server.events import Clock, Event, Settings
from fourfold.server.forgetting import Forgetting
from fourfold.server.guests import Guests
from fourfold.server.refusals import Refused
from fourfold.server.registry import Rooms
from fourfold.server.removal import rewrite_file
from fourfold.server.retention import DAY_MS, Cleaning, Report
from fourfold.server.rooms import Room
from fourfold.server.storage import Storage
from fourfold.server.tables import Table

QUARTO = Settings("quarto", "classic+referee")
TIMED = Settings("quarto", "classic+referee", clock=Clock(600))
START_MS = 1_800_000_000_000
KEPT = ("sessions", "tables", "events", "participants", "leases", "forgotten")


class World:
    """One server process without sockets, whose calendar the test sets."""

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
        """A table of two new guests with so many moves, or with no game begun."""
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
        """A table whose game ended after so many moves."""
        room = await self.table(moves=moves)
        await do(room, room.table.chairs[0].session, wire.Move, move="resign")
        return room

    async def clean(self, dry_run: bool = False) -> Report:
        return await Cleaning(self.storage, self.storage.now(), dry_run=dry_run).run()

    async def is_there(self, room: Room) -> bool:
        return bool(await self.storage.load(room.table.id))

    def rows(self) -> dict[str, int]:
        return rows(self.url)


def rows(url: str) -> dict[str, int]:
    """How many rows each table of a database has."""
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
    """So many legal moves that end nothing."""
    found: list[Event] = []
    rng = random.Random(7)
    while len(found) < moves:
        match = table.playing
        legal = [str(move) for move in match.state.moves()]
        for text in rng.sample(legal, len(legal)):
            events, _ = commands.play(table, match.state.to_act, text, now=1000)
            after = table.after(events[0], 1000)
            if after.is_on:
                break
        found.append(events[0])
        table = after
    return found


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[World]:
    world = World(url)
    try:
        yield world
    finally:
        await world.forgetting.close()
        world.storage.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path) -> Iterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'test.db'}"
    else:
        yield request.getfixturevalue("postgres").emptied_database()


@pytest.fixture
def sqlite_url(tmp_path) -> str:
    return f"sqlite:///{tmp_path / 'test.db'}"


# --- Tables ------------------------------------------------------------------------------------


def test_a_table_where_nothing_was_begun_is_deleted_after_one_day(sqlite_url):
    async def work():
        async with opened(sqlite_url) as world:
            room = await world.table()
            world.days = 0.9
            assert (await world.clean()).tables == 0
            world.days = 1.1
            assert await world.clean(dry_run=True) == Report(tables=1)
            assert await world.is_there(room)
            assert await world.clean() == Report(tables=1)
            assert not await world.is_there(room)
            found = world.rows()
            assert (found["tables"], found["events"], found["participants"]) == (0, 0, 0)

    run(work)


@pytest.mark.parametrize(("moves", "is_kept"), [(7, False), (8, True)])
def test_a_finished_game_is_kept_if_it_has_eight_moves(sqlite_url, moves, is_kept):
    async def work():
        async with opened(sqlite_url) as world:
            room = await world.resigned(moves)
            world.days = 0.9
            await world.clean()
            assert await world.is_there(room)
            for world.days in (1.1, 29, 200, 399):
                await world.clean()
            assert await world.is_there(room) is is_kept

    run(work)


def test_a_short_rematch_does_not_cost_the_longer_game_before_it(sqlite_url):
    async def work():
        async with opened(sqlite_url) as world:
            room = await world.resigned(9)
            for who in room.table.chairs:
                await do(room, who.session, wire.Rematch)
            assert room.table.games == 2
            await do(room, room.table.chairs[0].session, wire.Move, move="resign")
            world.days = 100
            assert await world.clean() == Report(guests=0)
            assert await world.is_there(room)

    run(work)


def test_an_untimed_game_is_aborted_after_thirty_days_without_a_move_and_a_timed_one_is_not(url):
    async def work():
        async with opened(url) as world:
            now = world.storage.now
            short, long, timed = (
                await world.table(moves=5),
                await world.table(moves=9),
                await world.table(TIMED, moves=5),
            )
            if world.storage.is_shared:
                # PostgreSQL writes its own time; ours counts from there.
                stored = await world.storage.load(short.table.id)
                world.storage.now = lambda: now() - START_MS + stored[-1].at
            world.days = 29.9
            assert await world.clean() == Report()
            world.days = 31
            found = await Cleaning(world.storage, world.storage.now()).run()
            assert found == Report(aborted=2, guests=0)
            for room, is_on in ((short, False), (long, False), (timed, True)):
                await room.catch_up()
                assert room.table.is_on is is_on
            assert short.table.playing.state.outcome is None
            if not world.storage.is_shared:
                world.days = 33
                assert (await world.clean()).tables == 1
                assert [await world.is_there(room) for room in (short, long, timed)] == [
                    False,
                    True,
                    True,
                ]

    run(work)


def test_a_game_that_starts_at_a_kept_table_is_reviewed_again(sqlite_url):
    async def work():
        async with opened(sqlite_url) as world:
            room = await world.resigned(9)
            world.days = 2
            await world.clean()
            for who in room.table.chairs:
                await do(room, who.session, wire.Rematch)
            assert room.table.is_on
            world.days = 40
            assert (await world.clean()).aborted == 1

    run(work)


def test_long_tables_are_deleted_in_parts_and_an_interrupted_deletion_is_finished(
    sqlite_url, monkeypatch
):
    async def work():
        monkeypatch.setattr("fourfold.server.removal.MAX_ROWS_PER_WRITE", 3)
        async with opened(sqlite_url) as world:
            room = await world.table()
            chatty, who = room.table.id, room.table.chairs[0].session
            for _ in range(10):
                await do(room, who, wire.Say, phrase="hello")
            original, writes = world.storage._write, 0

            async def dies(write, about=""):
                nonlocal writes
                writes += about == chatty
                if writes == 3:
                    raise RuntimeError("the process is killed")
                return await original(write, about)

            world.days = 2
            world.storage._write = dies
            with pytest.raises(RuntimeError):
                await world.clean()
            world.storage._write = original
            assert 0 < world.rows()["events"] < 13
            world.rooms._rooms.clear()
            with pytest.raises(Refused, match="expected a table"):
                await world.rooms.room(chatty)
            assert (await world.clean()).tables == 1
            assert world.rows()["tables"] == world.rows()["events"] == 0

    run(work)


def test_a_table_that_somebody_still_looks_at_is_closed_and_does_not_come_back(sqlite_url):
    async def work():
        async with opened(sqlite_url) as world:
            room = await world.table()
            listener = Listener("guest1")
            room.join(listener, None)
            world.days = 2
            assert await world.job.clean_if_due()
            assert listener.ended == 4404
            assert room not in world.rooms.all()
            again = await do(room, "guest1", wire.Say, phrase="hello")
            assert again.code == "no-such-table"
            assert world.rows()["events"] == 0

    run(work)


def test_a_table_deleted_by_another_program_is_noticed_at_the_next_command(sqlite_url):
    async def work():
        async with opened(sqlite_url) as world, opened(sqlite_url) as program:
            room = await world.table()
            program.days = 2
            assert (await program.clean()).tables == 1
            answer = await do(room, "guest1", wire.Say, phrase="hello")
            assert answer.code == "no-such-table"
            assert room not in world.rooms.all()

    run(work)


def test_one_process_at_a_time_cleans_and_not_more_than_once_per_hour(url):
    async def work():
        async with opened(url) as one, opened(url) as two:
            two.rooms.name = "there"
            assert await one.storage.claim_job("clean", "here", 60_000)
            assert not await two.job.clean_if_due()
            assert await one.job.clean_if_due()
            assert not await two.job.clean_if_due()
            assert not await one.job.clean_if_due()

    run(work)


# --- Guests ------------------------------------------------------------------------------------


def test_guests_are_deleted_after_400_days_and_their_names_with_them(sqlite_url):
    async def work():
        async with opened(sqlite_url) as world:
            kept = await world.resigned(9)
            idle = await world.guest()
            world.days = 29
            assert (await world.clean()).guests == 0
            world.days = 31
            assert (await world.clean()).guests == 1
            assert await world.storage.find_session(f"token of {idle}") is None
            world.days = 399
            assert (await world.clean()).guests == 0
            assert await world.storage.touch_session("guest1")
            world.days = 401
            assert (await world.clean()).guests == 1
            assert await world.storage.find_session("token of guest1") == "guest1"
            assert await world.storage.find_session("token of guest2") is None
            world.rooms._rooms.clear()
            room = await world.rooms.room(kept.table.id)
            assert [who.name for who in room.table.chairs] == ["Guest1", ""]

    run(work)


def test_a_deleted_guest_whom_a_process_remembers_is_no_guest_any_more(sqlite_url):
    async def work():
        async with opened(sqlite_url) as world:
            session, token = await world.guests.welcome()
            assert await world.guests.find(token) == session
            world.days = 31
            await world.clean()
            # As on the next day.
            world.guests._touched.clear()
            assert await world.guests.find(token) is None

    run(work)


# --- A year ------------------------------------------------------------------------------------


async def a_year(url: str, visitors: int) -> None:
    """A year in which a game is finished every month, and so many visitors per month leave no game."""
    async with opened(url) as world:
        for month in range(12):
            world.days = 30.0 * month
            await world.resigned(12)
            for number in range(visitors):
                world.days += 0.5
                match number % 4:
                    case 0:
                        await world.guest()
                    case 1:
                        room = await world.table(Settings("quarto", "classic", public=True))
                        await do(room, room.table.host, wire.Stand, chair=0)
                    case 2:
                        await world.table(moves=4)
                    case 3:
                        await world.resigned(2)
            world.rooms._rooms.clear()
            await world.clean()
        for world.days in (365, 395, 400):
            await world.clean()
    rewrite_file(url)


def test_after_a_year_the_size_of_the_database_depends_on_finished_games_only(tmp_path):
    sizes, counts = [], []
    for visitors in (0, 16):
        file = tmp_path / f"{visitors}.db"
        asyncio.run(a_year(f"sqlite:///{file}", visitors))
        counts.append(rows(f"sqlite:///{file}"))
        sizes.append(file.stat().st_size)
    assert counts[0] == counts[1]
    assert counts[0]["tables"] == 12
    assert sizes[0] == sizes[1]


def test_the_command_clean_deletes_and_gives_disk_space_back(tmp_path):
    file = tmp_path / "test.db"
    url = f"sqlite:///{file}"

    async def fill():
        async with opened(url) as world:
            # Long ago.
            world.days = -1000
            room = await world.table()
            await world.storage.append(
                room.table.id,
                room.table.seq,
                [commands.ev.Said("x" * 1000, "hello") for _ in range(2000)],
            )

    asyncio.run(fill())
    before = file.stat().st_size
    dry = fourfold("clean", "--database-url", url, "--dry-run")
    assert dry.stdout == "would delete 1 tables and 2 guests, would abort 0 games\n"
    assert file.stat().st_size >= before
    done = fourfold("clean", "--database-url", url)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "deleted 1 tables and 2 guests, aborted 0 games\n"
    assert file.stat().st_size < before / 10
    assert rows(url)["sessions"] == 0


def test_the_command_clean_makes_no_database_where_there_is_none(tmp_path: Path):
    file = tmp_path / "no.db"
    done = fourfold("clean", "--database-url", f"sqlite:///{file}")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"cannot clean {file}: no such file\n"
    assert not file.exists()
