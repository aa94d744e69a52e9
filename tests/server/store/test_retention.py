"""Retention: which tables and guests are deleted, and when."""

from __future__ import annotations

import pytest
from sqlalchemy import Delete
from tests.server.store.aging_server import START_MS, AgingServer, opened, played
from tests.support.coroutines import run
from tests.support.room_processes import QUARTO, Listener, do

from fourfold.server.rooms.room import Room
from fourfold.server.store import schema
from fourfold.server.store.database import WRITES, connect
from fourfold.server.store.retention import Cleaning, Report
from fourfold.server.table import commands, wire
from fourfold.server.table.events import Clock, Settings, name_of
from fourfold.server.table.refusals import Refused

TIMED = Settings("quarto", "classic+referee", clock=Clock(600))


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


@pytest.mark.parametrize("with_person", [False, True])
def test_long_game_of_bots_alone_is_deleted_after_one_day(sqlite_url, with_person):
    async def work():
        async with opened(sqlite_url) as world:
            host = await world.guest()
            room = await world.rooms.open(QUARTO, host)
            await do(room, host, wire.SeatBot, chair=0, bot="random")
            if with_person:
                await do(room, host, wire.Sit, chair=1, name="Host")
            else:
                await do(room, host, wire.SeatBot, chair=1, bot="random")
            assert isinstance(await do(room, host, wire.Start), wire.Done)
            await world.storage.append(room.table.id, room.table.seq, played(room.table, 12))
            await room.catch_up()
            seat = room.table.playing.state.to_act or ""
            await room.carry_out(lambda table: commands.play(table, seat, "resign", 0)[0])
            world.days = 0.9
            assert (await world.clean()).tables == 0
            world.days = 1.1
            assert (await world.clean()).tables == (0 if with_person else 1)
            assert await world.is_there(room) is with_person

    run(work)


def test_short_rematch_does_not_delete_the_longer_game_before_it(sqlite_url):
    async def work():
        async with opened(sqlite_url) as world:
            room = await world.resigned(9)
            for who in room.table.chairs:
                await do(room, who.session, wire.Rematch)
            assert room.table.games == 2
            await do(room, room.table.chairs[0].session, wire.PlayMove, move="resign")
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
        monkeypatch.setattr("fourfold.server.store.removal.MAX_ROWS_PER_WRITE", 3)
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


# --- Forgotten guests --------------------------------------------------------------------------


def test_tombstone_of_a_forgotten_guest_is_deleted_a_day_after_the_names(sqlite_url):
    async def work():
        async with opened(sqlite_url) as world:
            await world.resigned(9)
            await world.forgetting.forget("guest1")
            for hour in range(24):
                world.days = hour / 24
                await world.clean()
                assert world.rows()["forgotten"] == 1
            world.days = 1.1
            await world.clean()
            assert world.rows()["forgotten"] == 0

    run(work)


def test_cleaning_erases_names_whose_session_is_gone(url):
    async def work():
        async with opened(url) as world:
            room = await world.resigned(9)
            for session in ("guest1", "guest2"):
                await world.storage.revoke(session)
            delete(url, schema.forgotten.delete().where(schema.forgotten.c.session == "guest2"))
            await world.clean(dry_run=True)
            assert await names_at(world, room) == ["Guest1", "Guest2"]
            await world.clean()
            assert await names_at(world, room) == ["", ""]
            assert await world.storage.half_forgotten() == []

    run(work)


def test_running_process_shows_no_name_that_its_cleaning_has_erased(sqlite_url):
    async def work():
        async with opened(sqlite_url) as world:
            room = await world.resigned(9)
            delete(sqlite_url, schema.sessions.delete().where(schema.sessions.c.id == "guest1"))
            assert await world.job.clean_if_due()
            assert [who.name for who in room.table.chairs] == ["", "Guest2"]

    run(work)


def delete(url: str, statement: Delete) -> None:
    """Delete rows beside a running server."""
    engine = connect(url)
    with engine.execution_options(**WRITES).begin() as connection:
        connection.execute(statement)
    engine.dispose()


async def names_at(world: AgingServer, room: Room) -> list[str]:
    """Return the names at a table as a new process reads them."""
    world.rooms._rooms.clear()
    world.storage.people.drop(room.table.id)
    table = (await world.rooms.room(room.table.id)).table
    return [name_of(who) for who in table.chairs]
