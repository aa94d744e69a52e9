"""Rooms: commands in order and once, news to every member, loading and unloading."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref

import msgspec
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
    play_one,
    process,
)

from fourfold.server.rooms import journal
from fourfold.server.rooms import room as room_module
from fourfold.server.rooms.room import PRESENCE_DELAY_SECONDS
from fourfold.server.store.event_rows import EventRow
from fourfold.server.store.group_commit import Unavailable
from fourfold.server.table import wire
from fourfold.server.table.events import Clock, Settings
from fourfold.server.table.refusals import Refused

# --- Commands ----------------------------------------------------------------------------------


def test_repeated_command_is_answered_again_and_executed_once_across_processes(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            move = command(wire.PlayMove, room.table.seq, move="give 0")
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


def test_commands_that_wait_for_the_database_are_limited_per_guest_and_done_once(url, monkeypatch):
    monkeypatch.setattr(room_module, "MAX_UNANSWERED", 2)
    monkeypatch.setattr(room_module, "ANSWER_SECONDS", 0.05)

    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            who = actor(room)
            before = room.table.seq
            says = [command(wire.Say, before, phrase="hello") for _ in range(3)]
            async with room._queue:
                # Nothing is done meanwhile; the first command is sent several times.
                found = [await room.do(who, one) for one in (*says, says[0], says[0])]
                assert [(type(one), one.code) for one in found] == [(wire.Refusal, "try-again")] * 5
                assert len(room._work) == 2
                # Commands of others are not held up by those of one guest.
                other = "bob" if who == "ada" else "ada"
                await room.do(other, command(wire.Say, before, phrase="hello"))
                assert len(room._work) == 3
            while room.is_busy:
                await asyncio.sleep(0.01)
            assert room.table.seq == before + 3
            assert isinstance(await room.do(who, says[0]), wire.Done)
            assert room.table.seq == before + 3

    run(work)


def test_command_is_finished_and_told_even_if_its_guest_disconnects(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            watcher = Listener(None)
            room.join(watcher, None)
            moving = asyncio.ensure_future(do(room, actor(room), wire.PlayMove, move="give 0"))
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


def test_commands_of_one_table_are_executed_in_order(url):
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


def test_refused_command_changes_nothing_and_its_id_may_be_used_again(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            who, before = actor(room), room.table
            other = "bob" if who == "ada" else "ada"
            sat = command(wire.PlayMove, room.table.seq, move="give 0")
            assert isinstance(await room.do(other, sat), wire.Refusal)
            assert isinstance(await room.do("eve", sat), wire.Refusal)
            stale = await room.do(who, command(wire.PlayMove, 2, move="give 0"))
            assert isinstance(stale, wire.Refusal)
            assert stale.code == "stale"
            assert room.table is before
            assert len(await rooms.storage.load(room.table.id)) == before.seq

    run(work)


# --- News and presence -------------------------------------------------------------------------


def test_returning_client_gets_the_missed_events_or_a_new_view(url, monkeypatch):
    monkeypatch.setattr(journal, "MAX_NEWS", 6)

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


def test_members_are_told_once_in_order_and_spectators_get_equal_bytes(url):
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


def test_presence_names_the_chairs_of_connected_guests(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            ada, bob, eve = Listener("ada"), Listener("bob"), Listener("eve")
            for listener in (ada, bob, eve):
                room.join(listener, None)
            await asyncio.sleep(2 * PRESENCE_DELAY_SECONDS)
            heard = [wire.read_message(frame) for frame in ada.frames]
            # Three came at once, and that is one thing to tell.
            assert heard[1:] == [wire.PresenceNews([0, 1], 1)]
            room.leave(bob)
            await asyncio.sleep(2 * PRESENCE_DELAY_SECONDS)
            assert wire.read_message(ada.frames[-1]) == wire.PresenceNews([0], 1, BOB_GONE)

    run(work)


# --- Loading, repeated ids and slow databases --------------------------------------------------


@pytest.mark.parametrize(
    "settings",
    [
        QUARTO,
        Settings("quarto", "mushrooms+turn:60", 4),
        Settings("quartino", "quartino", 3, clock=Clock(600, 5)),
    ],
    ids=lambda settings: settings.game + settings.rules,
)
def test_table_read_from_the_database_equals_the_written_one(url, settings):
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


def test_simultaneous_visitors_share_one_room_and_unknown_tables_have_none(url):
    async def work():
        async with process(url) as rooms:
            name = (await rooms.open(QUARTO, "ada")).table.id
        async with process(url) as rooms:
            found = await asyncio.gather(*(rooms.room(name) for _ in range(10)))
            assert len(set(map(id, found))) == 1
            with pytest.raises(Refused, match="none of this id"):
                await rooms.room("f" * 32)

    run(work)


def test_unused_rooms_leave_memory_and_are_loaded_unchanged(url):
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


@pytest.mark.parametrize("thief", ["bob", "eve", "mal"])
def test_command_id_of_another_guest_is_neither_executed_nor_answered(url, thief):
    """A cheat repeats another's id: neither is it done again, nor is the other's answer told."""

    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            mover = actor(room)
            moves = [str(move) for move in room.table.playing.state.moves()]
            command = wire.PlayMove(id="the same", base=room.table.seq, move=moves[0])
            done = await room.do(mover, command)
            table = room.table
            cheat = thief if thief != mover else "ada"
            answer = await room.do(cheat, command)
            assert isinstance(answer, wire.Refusal)
            assert answer.code in {"stale", "not-seated"}
            assert room.table == table
            # Its own sender is answered as before, whatever else it says now.
            other = wire.PlayMove(id="the same", base=room.table.seq, move=moves[-1])
            assert await room.do(mover, other) == done
            assert room.table == table

    run(work)


def test_move_that_arrived_in_time_counts_however_slow_the_database_is(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms, Settings("quarto", "classic+referee+turn:2"))
            append, now = rooms.storage.append, rooms.now()
            times = iter([True, False])

            async def away(*args: object) -> list[EventRow]:
                if next(times, False):
                    rooms.now = lambda: now + 4_000
                    raise Unavailable
                return await append(*args)

            rooms.storage.append = away  # type: ignore[method-assign, assignment]
            done = await play_one(room, random.Random(1))
            assert isinstance(done, wire.Done)
            assert done.refusal is None
            assert room.table.is_on

    run(work)


# --- Memory ------------------------------------------------------------------------------------


def test_dropped_room_is_freed_without_garbage_collection(url):
    """Full collections are rare in a server (`gc_tuning`): a room in a cycle would stay for hours."""

    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            ada = Listener("ada")
            room.join(ada, None)
            await play_one(room, random.Random(1))
            await asyncio.sleep(2 * PRESENCE_DELAY_SECONDS)
            room.leave(ada)
            await asyncio.sleep(2 * PRESENCE_DELAY_SECONDS)
            rooms.forget(rooms.now() + 1)
            alive = weakref.ref(room)
            gc.disable()
            try:
                del room
                await asyncio.sleep(0)
                assert alive() is None
            finally:
                gc.enable()

    run(work)
