"""Rooms of one table in two processes: conflicting commands, news over the bus, clocks taken over."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.support.coroutines import run
from tests.support.room_processes import (
    BOB_GONE,
    QUARTO,
    Listener,
    actor,
    begun,
    command,
    do,
    one_table_in_two_processes,
    play_one,
    process,
)

from fourfold.server.process.bus import MemoryBus
from fourfold.server.rooms import journal
from fourfold.server.rooms.presence import REMOTE_PRESENCE_MS
from fourfold.server.rooms.room import PRESENCE_DELAY_SECONDS
from fourfold.server.store.group_commit import Conflict
from fourfold.server.table import wire
from fourfold.server.table.events import Clock, Said, Settings


def test_of_two_simultaneous_commands_one_is_first_and_the_other_process_reads_it(postgres):
    url = postgres.emptied_database()

    async def work():
        async with process(url) as here, process(url) as there:
            one = await here.open(QUARTO, "ada")
            two = await there.room(one.table.id)
            answers = await asyncio.gather(
                *(
                    do(room, f"{number} {chair}", wire.Sit, chair=chair, name="Guest")
                    for chair in range(2)
                    for number, room in enumerate((one, two))
                )
            )
            assert sum(isinstance(answer, wire.Done) for answer in answers) == 2
            await one.catch_up()
            await two.catch_up()
            assert one.table == two.table
            assert one.table.seq == 3

    run(work)


def test_outdated_process_reads_the_database_before_it_refuses(postgres):
    """The bus is silent here: each process finds out for itself."""
    url = postgres.emptied_database()

    async def work():
        async with one_table_in_two_processes(url) as (one, two):
            rng = random.Random(4)
            listener = Listener(None)
            two.join(listener, None)
            sides = {"ada": one, "bob": two}
            while one.table.is_on and two.table.is_on:
                ahead = max(one, two, key=lambda room: room.table.seq)
                move = str(rng.choice(ahead.table.playing.state.moves()))
                who = actor(ahead)
                # Known from elsewhere, or not at all: neither is a reason to be refused.
                base = rng.choice([ahead.table.game_seq, ahead.table.seq])
                answer = await sides[who].do(who, command(wire.PlayMove, base, move=move))
                assert isinstance(answer, wire.Done), answer
            await one.catch_up()
            await two.catch_up()
            assert one.table == two.table
            assert listener.seqs == sorted(set(listener.seqs))

    run(work)


def test_clock_that_is_taken_over_continues_from_the_stored_time(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms, Settings("quarto", "classic+turn:60"))
            listener = Listener("ada")
            room.join(listener, None)
            rooms.now = lambda: 21_000
            assert room.view("ada")["match"]["clock"]["spent"] == 20_000
            room.resume_clock()
            assert listener.news[-1].view["match"]["clock"]["spent"] == 0
            assert listener.news[-1].events == []
            assert room.table.playing.clocks.deadline() >= 81_000

    run(work)


def test_news_over_the_bus_wake_the_rooms_of_others(postgres):
    url = postgres.emptied_database()

    async def work():
        async with one_table_in_two_processes(url, MemoryBus()) as (one, two):
            rng = random.Random(5)
            for room in (one, two):
                room.join(Listener(None), None)
            for number in range(6):
                await play_one((one, two)[number % 2], rng)
                while one.table.seq != two.table.seq:
                    await asyncio.sleep(0.01)
            assert one.table == two.table

    run(work)


def test_spectators_of_another_process_count_until_that_process_is_silent(postgres):
    url = postgres.emptied_database()

    async def work():
        bus = MemoryBus()
        async with process(url, bus) as here, process(url, bus) as there:
            one = await begun(here)
            two = await there.room(one.table.id)
            ada, eve = Listener(one.table.host), Listener(None)
            one.join(ada, None)
            two.join(eve, None)
            await asyncio.sleep(3 * PRESENCE_DELAY_SECONDS)
            both = wire.PresenceNews([0], 1, BOB_GONE)
            assert [wire.read_message(who.frames[-1]) for who in (ada, eve)] == [both, both]
            two.leave(eve)
            await asyncio.sleep(3 * PRESENCE_DELAY_SECONDS)
            assert wire.read_message(ada.frames[-1]) == wire.PresenceNews([0], 0, BOB_GONE)
            two.join(eve, None)
            await asyncio.sleep(3 * PRESENCE_DELAY_SECONDS)
            # The other process dies; after a while nobody is taken to be there.
            here.now = lambda: 1000 + REMOTE_PRESENCE_MS + 1  # type: ignore[method-assign]
            one.forget_others()
            told = wire.read_message(ada.frames[-1])
            assert (told.chairs, told.spectators) == ([0], 0)

    run(work)


def test_clock_runs_on_in_every_process_that_reads_the_table(postgres):
    """A player who changes the process during a turn gets no time back."""
    url = postgres.emptied_database()
    settings = Settings("quarto", "classic+referee", clock=Clock(300))

    async def work():
        async with process(url) as here, process(url) as there:
            one = await begun(here, settings)
            await here.storage.claim([one.table.id], "here", 1_000_000)
            with postgres.connect(url.rpartition("/")[2]) as database:
                database.execute("UPDATE events SET at = at - 250000")
            two = await there.room(one.table.id)
            clocks = two.table.playing.clocks
            assert 250_000 <= there.now() - clocks.since < 260_000
            # Whoever looked after it is gone: the time since the last renewal is nobody's.
            await here.storage.expire_leases("here")
            with postgres.connect(url.rpartition("/")[2]) as database:
                database.execute("UPDATE events SET at = at - 50000")
                database.execute("UPDATE leases SET renewed = renewed - 50000")
            there.forget(1_000_000)
            again = await there.room(one.table.id)
            clocks = again.table.playing.clocks
            assert 250_000 <= there.now() - clocks.since < 260_000

    run(work)


def test_process_that_is_far_behind_sends_a_new_view(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            listener = Listener(None)
            room.join(listener, None)
            after = room.table.seq
            await rooms.storage.append(
                room.table.id, after, [Said("Ada", "hello")] * (journal.MAX_NEWS + 1)
            )
            await room.catch_up()
            assert listener.news[-1].events == []
            assert listener.news[-1].view["seq"] == after + journal.MAX_NEWS + 1

    run(work)


def test_command_that_loses_every_race_gives_up(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            tries = 0

            async def conflict(*_: object) -> None:
                nonlocal tries
                tries += 1
                raise Conflict

            rooms.storage.append = conflict  # type: ignore[method-assign]
            with pytest.raises(Conflict):
                await play_one(room, random.Random(1))
            assert tries == journal.MAX_TRIES

    run(work)
