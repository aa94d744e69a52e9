"""Rooms without sockets: one thing after the other, each of them done once, everybody told."""

from __future__ import annotations

import asyncio
import gc
import random

import msgspec
import pytest
from tests.support.coroutines import run
from tests.support.room_processes import (
    QUARTO,
    Listener,
    actor,
    begun,
    command,
    do,
    play_one,
    process,
)

from fourfold.server import collector, wire
from fourfold.server import rooms as rooms_module
from fourfold.server.absence import PRIVATE_ABSENCE_MS
from fourfold.server.bus import MemoryBus
from fourfold.server.events import Clock, Said, Settings
from fourfold.server.presence import BELIEVED
from fourfold.server.refusals import Refused
from fourfold.server.rooms import BREATH
from fourfold.server.writing import Conflict, Unavailable

BOB_GONE = [wire.Claimable(1, ["bot"], PRIVATE_ABSENCE_MS)]


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'test.db'}"


# --- Commands ----------------------------------------------------------------------------------


def test_a_repeated_command_is_answered_again_and_not_done_again_even_by_another_process(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            move = command(wire.Move, room.table.seq, move="give 0")
            who = actor(room)
            first = await room.do(who, move)
            assert isinstance(first, wire.Done)
            assert await room.do(who, move) == first
            assert len(room.table.playing.record.events) == 1
            # The same id of somebody else is another command.
            other = "bob" if who == "ada" else "ada"
            assert isinstance(await room.do(other, move), wire.Refusal)
        async with process(url) as rooms:
            again = await rooms.room(room.table.id)
            assert await again.do(who, move) == first
            assert len(again.table.playing.record.events) == 1

    run(work)


def test_what_a_guest_began_is_done_and_told_even_if_they_go_away_meanwhile(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            watcher = Listener(None)
            room.join(watcher, None)
            moving = asyncio.ensure_future(do(room, actor(room), wire.Move, move="give 0"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            moving.cancel()
            with pytest.raises(asyncio.CancelledError):
                await moving
            while room.is_busy:
                await asyncio.sleep(0.01)
            assert watcher.seqs == [room.table.seq]
            assert (await rooms.storage.latest([room.table.id]))[room.table.id] == room.table.seq

    run(work)


def test_commands_of_one_table_are_done_one_after_the_other(url):
    async def work():
        async with process(url) as rooms:
            room = await rooms.open(QUARTO, "ada")
            answers = await asyncio.gather(
                *(do(room, f"guest {n}", wire.Sit, chair=n % 2, name=f"G{n}") for n in range(10))
            )
            done = [answer for answer in answers if isinstance(answer, wire.Done)]
            assert [answer.seq for answer in done] == [2, 3]
            assert {a.code for a in answers if isinstance(a, wire.Refusal)} == {"chair-taken"}

    run(work)


def test_a_refused_command_changes_nothing_and_may_be_repeated_in_earnest(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            who, before = actor(room), room.table
            other = "bob" if who == "ada" else "ada"
            sat = command(wire.Move, room.table.seq, move="give 0")
            assert isinstance(await room.do(other, sat), wire.Refusal)
            assert isinstance(await room.do("eve", sat), wire.Refusal)
            stale = await room.do(who, command(wire.Move, 2, move="give 0"))
            assert isinstance(stale, wire.Refusal)
            assert stale.code == "stale"
            assert room.table is before
            assert len(await rooms.storage.load(room.table.id)) == before.seq

    run(work)


# --- Those who look ----------------------------------------------------------------------------


def test_who_comes_back_gets_exactly_what_they_missed_or_a_fresh_view(url, monkeypatch):
    monkeypatch.setattr(rooms_module, "MOST_NEWS", 6)

    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            rng = random.Random(1)
            for _ in range(8):
                await play_one(room, rng)
            last = room.table.seq
            for since in [*range(last + 3), None]:
                listener = Listener("ada")
                room.join(listener, since)
                known = since is not None and last - 6 <= since <= last
                assert listener.seqs == (list(range(since + 1, last + 1)) if known else [])
                assert listener.news[0].view == room.view("ada")
                room.leave(listener)

    run(work)


def test_everybody_is_told_once_and_in_order_and_spectators_all_get_the_same_bytes(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms, Settings("quartino", "quartino", 3))
            listeners = [Listener(who) for who in ("ada", "bob", "cyd", "eve", None, None)]
            for listener in listeners:
                room.join(listener, None)
                first = room.table.seq
            for listener in listeners:
                listener.frames.clear()
            rng = random.Random(2)
            for _ in range(20):
                await play_one(room, rng)
            numbers = list(range(first + 1, room.table.seq + 1))
            assert all(listener.seqs == numbers for listener in listeners)
            assert listeners[3].frames == listeners[4].frames == listeners[5].frames
            assert len({tuple(listener.frames) for listener in listeners}) == 4

    run(work)


def test_presence_names_the_chairs_of_those_who_are_there(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            ada, bob, eve = Listener("ada"), Listener("bob"), Listener("eve")
            for listener in (ada, bob, eve):
                room.join(listener, None)
            await asyncio.sleep(2 * BREATH)
            heard = [wire.read_message(frame) for frame in ada.frames]
            # Three came at once, and that is one thing to tell.
            assert heard[1:] == [wire.Presence([0, 1], 1)]
            room.leave(bob)
            await asyncio.sleep(2 * BREATH)
            assert wire.read_message(ada.frames[-1]) == wire.Presence([0], 1, BOB_GONE)

    run(work)


# --- Restarts and several processes ------------------------------------------------------------


@pytest.mark.parametrize(
    "settings",
    [
        QUARTO,
        Settings("quarto", "mushrooms+turn:60", 4),
        Settings("quartino", "quartino", 3, clock=Clock(600, 5)),
    ],
    ids=lambda settings: settings.game + settings.rules,
)
def test_a_table_that_is_read_from_the_database_is_the_table_that_was_written(url, settings):
    async def work():
        guests = ["ada", "bob", "cyd", "dee", "eve", None]
        async with process(url) as rooms:
            room = await begun(rooms, settings)
            rng = random.Random(3)
            for _ in range(12):
                if room.table.is_on:
                    await play_one(room, rng)
            before = [room.view(guest) for guest in guests]
        async with process(url) as rooms:
            again = await rooms.room(room.table.id)
            assert [again.view(guest) for guest in guests] == before
            assert again.table == room.table

    run(work)


def test_those_who_come_at_once_find_one_room_and_nobody_finds_what_is_not_there(url):
    async def work():
        async with process(url) as rooms:
            name = (await rooms.open(QUARTO, "ada")).table.id
        async with process(url) as rooms:
            found = await asyncio.gather(*(rooms.room(name) for _ in range(10)))
            assert len(set(map(id, found))) == 1
            with pytest.raises(Refused, match="none of this id"):
                await rooms.room("f" * 32)

    run(work)


def test_rooms_that_nobody_needs_are_forgotten_and_come_back_as_they_were(url):
    async def work():
        async with process(url) as rooms:
            quiet, watched, recent = [await begun(rooms) for _ in range(3)]
            watched.join(Listener(None), None)
            rooms.now = lambda: 5000
            assert await rooms.room(recent.table.id) is recent
            rooms.forget(before=3000)
            assert set(rooms.all()) == {watched, recent}
            again = await rooms.room(quiet.table.id)
            assert again is not quiet
            assert msgspec.json.encode(again.view("ada")) == msgspec.json.encode(quiet.view("ada"))

    run(work)


def test_of_two_processes_that_decide_at_once_one_is_first_and_the_other_learns_of_it(postgres):
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


def test_a_process_that_has_not_heard_yet_does_not_refuse_what_is_right(postgres):
    """The bus is silent here: each process finds out for itself."""
    url = postgres.emptied_database()

    async def work():
        async with process(url) as here, process(url) as there:
            one = await begun(here)
            two = await there.room(one.table.id)
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
                answer = await sides[who].do(who, command(wire.Move, base, move=move))
                assert isinstance(answer, wire.Done), answer
            await one.catch_up()
            await two.catch_up()
            assert one.table == two.table
            assert listener.seqs == sorted(set(listener.seqs))

    run(work)


def test_a_clock_that_is_taken_over_runs_on_from_what_was_stored_and_everybody_is_told(url):
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
        bus = MemoryBus()
        async with process(url, bus) as here, process(url, bus) as there:
            one = await begun(here)
            two = await there.room(one.table.id)
            rng = random.Random(5)
            for number in range(6):
                await play_one((one, two)[number % 2], rng)
                while one.table.seq != two.table.seq:
                    await asyncio.sleep(0.01)
            assert one.table == two.table

    run(work)


@pytest.mark.parametrize("thief", ["bob", "eve", "mal"])
def test_an_id_of_somebody_else_is_nobodys_key(url, thief):
    """A cheat repeats another's id: neither is it done again, nor is the other's answer told."""

    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            mover = actor(room)
            moves = [str(move) for move in room.table.playing.state.moves()]
            command = wire.Move(id="the same", base=room.table.seq, move=moves[0])
            done = await room.do(mover, command)
            table = room.table
            cheat = thief if thief != mover else "ada"
            answer = await room.do(cheat, command)
            assert isinstance(answer, wire.Refusal)
            assert answer.code in {"stale", "not-seated"}
            assert room.table == table
            # Its own sender is answered as before, whatever else it says now.
            other = wire.Move(id="the same", base=room.table.seq, move=moves[-1])
            assert await room.do(mover, other) == done
            assert room.table == table

    run(work)


def test_who_looks_on_through_another_process_is_counted_until_it_is_silent(postgres):
    url = postgres.emptied_database()

    async def work():
        bus = MemoryBus()
        async with process(url, bus) as here, process(url, bus) as there:
            one = await begun(here)
            two = await there.room(one.table.id)
            ada, eve = Listener(one.table.host), Listener(None)
            one.join(ada, None)
            two.join(eve, None)
            await asyncio.sleep(3 * BREATH)
            both = wire.Presence([0], 1, BOB_GONE)
            assert [wire.read_message(who.frames[-1]) for who in (ada, eve)] == [both, both]
            two.leave(eve)
            await asyncio.sleep(3 * BREATH)
            assert wire.read_message(ada.frames[-1]) == wire.Presence([0], 0, BOB_GONE)
            two.join(eve, None)
            await asyncio.sleep(3 * BREATH)
            # The other process dies; after a while nobody is taken to be there.
            here.now = lambda: 1000 + BELIEVED + 1  # type: ignore[method-assign]
            one.forget_others()
            told = wire.read_message(ada.frames[-1])
            assert (told.chairs, told.spectators) == ([0], 0)

    run(work)


def test_a_clock_runs_on_wherever_a_table_is_read(postgres):
    """Whoever changes over to another process in mid-turn is not given time back."""
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
            # Whoever looked after it is gone: the time in between is nobody's.
            await here.storage.let_go(None)
            there.forget(1_000_000)
            again = await there.room(one.table.id)
            assert again.table.playing.clocks.since == there.now()

    run(work)


def test_a_move_that_came_in_time_is_in_time_however_long_the_database_takes(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms, Settings("quarto", "classic+referee+turn:2"))
            append, now = rooms.storage.append, rooms.now()
            times = iter([True, False])

            async def away(*args: object) -> None:
                if next(times, False):
                    rooms.now = lambda: now + 4_000
                    raise Unavailable
                await append(*args)

            rooms.storage.append = away  # type: ignore[method-assign, assignment]
            done = await play_one(room, random.Random(1))
            assert isinstance(done, wire.Done)
            assert done.refusal is None
            assert room.table.is_on

    run(work)


def test_a_process_that_is_far_behind_sends_a_fresh_view(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            listener = Listener(None)
            room.join(listener, None)
            after = room.table.seq
            await rooms.storage.append(
                room.table.id, after, [Said("Ada", "hello")] * (rooms_module.MOST_NEWS + 1)
            )
            await room.catch_up()
            assert listener.news[-1].events == []
            assert listener.news[-1].view["seq"] == after + rooms_module.MOST_NEWS + 1

    run(work)


def test_a_command_that_always_comes_second_gives_up(url):
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
            assert tries == rooms_module.MOST_TRIES

    run(work)


# --- Memory ------------------------------------------------------------------------------------


def test_full_collections_are_seldom_while_a_server_runs_and_as_before_afterwards():
    before = gc.get_threshold()
    with collector.seldom():
        assert gc.get_threshold()[2] > 100 * before[2]
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
