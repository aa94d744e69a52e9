"""Events over a real Redis between two processes on one PostgreSQL: forged, doubled, lost and reordered."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

from msgspec.structs import replace
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.room_processes import Listener, actor, begun, do, play_one

from fourfold.server.process import bus as bus_module
from fourfold.server.process.bus import (
    CHANNEL,
    Deleted,
    Grown,
    Here,
    Message,
    RedisBus,
    Wake,
    inbox,
    signed,
)
from fourfold.server.rooms.leases import Leases
from fourfold.server.rooms.presence import REMOTE_PRESENCE_MS
from fourfold.server.rooms.registry import MAX_UNFOLLOWED_MS, Rooms
from fourfold.server.rooms.room import PRESENCE_DELAY_SECONDS, Room
from fourfold.server.store.storage import Storage
from fourfold.server.table import wire
from fourfold.server.table.events import Settings

FORGED = '{"type":"said","name":"Eve","phrase":"hello"}'


@asynccontextmanager
async def process(name: str, url: str, redis_url: str) -> AsyncIterator[Rooms]:
    """Open the rooms of one server process with a bus over Redis."""
    storage = Storage(url)
    bus = RedisBus(redis_url, storage.bus_key, name)
    ids = count(random.randrange(1 << 100))
    try:
        yield Rooms(
            storage,
            bus,
            now=lambda: 1000,
            rng=random.Random(1),
            new_id=lambda: f"{next(ids):032x}",
            name=name,
        )
    finally:
        await bus.close()
        storage.close()


async def until(holds) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not holds():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def two_rooms(postgres, redis, settings: Settings | None = None):
    """Yield two processes and the room of one table in each; each knows that the other has the table."""
    url = postgres.emptied_database()
    async with process("here", url, redis.url) as here, process("there", url, redis.url) as there:
        await until(lambda: not here.bus.is_silent and not there.bus.is_silent)
        one = await begun(here) if settings is None else await begun(here, settings)
        two = await there.room(one.table.id)
        one.join(Listener("ada"), None)
        two.join(Listener("bob"), None)
        await until(lambda: one.presence.followers and two.presence.followers)
        # Who is connected is told a moment later, together with the number of the last event.
        await asyncio.sleep(6 * PRESENCE_DELAY_SECONDS)
        yield here, there, one, two


def count_reads(rooms: Rooms) -> list[str]:
    """Return a list to which each read of a table's events is added."""
    reads: list[str] = []
    load = rooms.storage.load

    async def counted(table: str, after: int = 0):
        reads.append(table)
        return await load(table, after)

    rooms.storage.load = counted  # type: ignore[method-assign]
    return reads


def test_moves_of_another_process_arrive_without_reading_the_database(postgres, redis):
    async def work():
        settings = Settings("quarto", "classic+referee", goes_round=True)
        async with two_rooms(postgres, redis, settings) as (here, there, one, two):
            reads = count_reads(here), count_reads(there)
            rng = random.Random(2)
            for number in range(6):
                await play_one((one, two)[number % 2], rng)
                await until(lambda: one.table.seq == two.table.seq)
            assert one.table == two.table
            assert reads == ([], [])
            # Somebody new is read from the database, since messages name nobody.
            await do(one, "cyd", wire.Wait, name="Cyd")
            await until(lambda: one.table.seq == two.table.seq)
            assert two.table.waiting == one.table.waiting
            assert reads[1] == [one.table.id]

    run(work)


def test_process_at_which_nobody_looks_on_hears_nothing_of_a_tables_moves(postgres, redis):
    async def work():
        async with two_rooms(postgres, redis) as (_, there, one, two):
            for member in list(two.presence.members):
                two.leave(member)
            await until(lambda: not one.presence.followers)
            heard: list[Message] = []
            there.bus.listen(heard.append)
            for _ in range(3):
                await play_one(one, random.Random(3))
            there.bus.tell(Wake("f" * 32, 1))
            await until(lambda: Wake("f" * 32, 1) in heard)
            assert [message for message in heard if isinstance(message, Grown)] == []
            # Whoever connects there gets the missed moves at once, and all moves from then on.
            two.join(Listener(None), None)
            await until(lambda: two.table.seq == one.table.seq)
            assert one.presence.followers == ["there"]
            await play_one(one, random.Random(3))
            await until(lambda: two.table.seq == one.table.seq)

    run(work)


def test_forged_messages_change_nothing(postgres, redis):
    async def work():
        async with two_rooms(postgres, redis) as (here, there, one, two):
            before, listener = two.table, Listener(None)
            two.join(listener, None)
            heard: list[Message] = []
            there.bus.listen(heard.append)
            table = one.table.id
            forged = [
                Grown(table, [(two.table.seq + 1, None, None, FORGED)]),
                Deleted(table),
                Wake(table, 10**6),
            ]
            right = signed([Wake("e" * 32, 1)], here.storage.bus_key)
            async with Redis.from_url(redis.url) as eve:
                for channel in (CHANNEL, inbox("there")):
                    await eve.publish(channel, b"")
                    await eve.publish(channel, b"x" * 100)
                    await eve.publish(channel, signed(forged, b"guessed" * 4))
                    # The signature of another message.
                    await eve.publish(channel, right[:32] + signed(forged, b"")[32:])
                await eve.publish(inbox("there"), right)
            await until(lambda: heard)
            assert heard == [Wake("e" * 32, 1)]
            assert two.table is before
            assert there.in_memory(table) is two
            assert listener.ended is None
            # The bus works on.
            await play_one(one, random.Random(4))
            await until(lambda: two.table.seq == one.table.seq)
            assert one.table == two.table

    run(work)


async def recorded(here: Rooms, one: Room, moves: int) -> list[Grown]:
    """Make moves while no message of their process arrives; return the messages about the moves."""
    kept: list[Grown] = []
    tell = here.bus.tell

    def keep(message: Message, to=None) -> None:
        if isinstance(message, Grown):
            kept.append(message)

    here.bus.tell = keep  # type: ignore[method-assign]
    for _ in range(moves):
        await play_one(one, random.Random(5))
    here.bus.tell = tell  # type: ignore[method-assign]
    return kept


def test_doubled_and_reordered_messages_change_nothing(postgres, redis):
    async def work():
        async with two_rooms(postgres, redis) as (here, there, one, two):
            listener = Listener(None)
            two.join(listener, None)
            messages = await recorded(here, one, 6)
            assert two.table.seq == one.table.seq - 6
            order = [*messages, *messages]
            random.Random(6).shuffle(order)
            for message in order:
                here.bus.tell(message, ["there"])
            await until(lambda: two.table.seq == one.table.seq)
            await asyncio.sleep(0.1)
            assert two.table == one.table
            assert listener.seqs == list(range(one.table.seq - 5, one.table.seq + 1))
            stored = [row.seq for row in await there.storage.load(one.table.id)]
            assert stored == list(range(1, one.table.seq + 1))

    run(work)


def test_lost_messages_are_made_up_for_by_the_next_one_or_by_the_next_round(postgres, redis):
    async def work():
        async with two_rooms(postgres, redis) as (here, there, one, two):
            reads = count_reads(there)
            await recorded(here, one, 2)
            await play_one(one, random.Random(7))
            await until(lambda: two.table.seq == one.table.seq)
            assert two.table == one.table
            assert len(reads) == 1
            await recorded(here, one, 2)
            await Leases(there, None)._catch_up()  # type: ignore[arg-type]
            await until(lambda: two.table.seq == one.table.seq)
            assert two.table == one.table

    run(work)


def test_messages_during_an_own_command_never_fork_the_table(postgres, redis):
    """Both processes write at once, and each message arrives while a command is carried out."""

    async def work():
        async with two_rooms(postgres, redis) as (_, there, one, two):
            for number in range(12):
                await asyncio.gather(
                    do(one, "ada", wire.Say, phrase="hello"),
                    do(two, "bob", wire.Say, phrase="hello"),
                )
                if number % 4 == 3:
                    await play_one((one, two)[number % 2], random.Random(number))
            await one.catch_up()
            await two.catch_up()
            assert one.table == two.table
            stored = [row.seq for row in await there.storage.load(one.table.id)]
            assert stored == list(range(1, one.table.seq + 1))

    run(work)


def test_no_hidden_card_is_on_the_bus(postgres, redis):
    """The start of a game, which has the deal, is read from the database."""

    async def work():
        settings = Settings("quartino", "quartino")
        async with two_rooms(postgres, redis, settings) as (_, there, one, two):
            frames: list[bytes] = []
            read = bus_module.read_signed

            def keep_and_read(frame: bytes, key: bytes) -> list[Message]:
                frames.append(frame)
                return read(frame, key)

            bus_module.read_signed = keep_and_read
            try:
                await do(one, actor(one), wire.PlayMove, move="resign")
                for who in ("ada", "bob"):
                    await do(one, who, wire.Rematch)
                await until(lambda: two.table.seq == one.table.seq)
            finally:
                bus_module.read_signed = read
            assert two.table.games == 2
            assert two.table == one.table
            stored = await there.storage.load(one.table.id)
            start = [row.event for row in stored if type(row.event).__name__ == "Started"][-1]
            assert frames
            assert not any(start.setup["deal"].encode() in frame for frame in frames)
            assert not any(b"started" in frame for frame in frames)

    run(work)


def test_room_is_dropped_soon_if_only_another_process_follows_its_table(postgres, redis):
    async def work():
        async with two_rooms(postgres, redis) as (here, there, one, two):
            for member in list(two.presence.members):
                two.leave(member)
            await until(lambda: not one.presence.followers)
            assert two.is_left_to_others
            assert not one.is_left_to_others
            for rooms in (here, there):
                rooms.now = lambda: 1000 + MAX_UNFOLLOWED_MS + 1  # type: ignore[method-assign]
                rooms.forget(0)
            assert here.in_memory(one.table.id) is one
            assert there.in_memory(one.table.id) is None

    run(work)


def test_announcement_that_is_sent_again_keeps_no_departed_guest_present(postgres, redis):
    async def work():
        async with (
            two_rooms(postgres, redis) as (here, there, one, two),
            Redis.from_url(redis.url) as raw,
            raw.pubsub() as tapped,
        ):
            await tapped.subscribe(CHANNEL, inbox("there"))
            cyd = Listener("cyd")
            one.join(cyd, None)
            await until(lambda: two.presence._is_connected("cyd"))
            frames = await received(tapped)
            assert frames
            one.leave(cyd)
            await until(lambda: not two.presence._is_connected("cyd"))
            heard: list[Wake] = []
            there.bus.listen(heard.append)
            for number in range(3):
                for frame in frames:
                    await raw.publish(CHANNEL, frame)
                await raw.publish(CHANNEL, signed([Wake("f" * 32, number)], here.storage.bus_key))
                await until(lambda number=number: Wake("f" * 32, number) in heard)
                assert not two.presence._is_connected("cyd")
            # The process that sent them has died: what it told expires, and cannot be told again.
            two.presence.forget(there.now() + REMOTE_PRESENCE_MS + 1)
            for frame in frames:
                await raw.publish(CHANNEL, frame)
            await raw.publish(CHANNEL, signed([Wake("f" * 32, 9)], here.storage.bus_key))
            await until(lambda: Wake("f" * 32, 9) in heard)
            assert not two.presence._is_connected("ada")
            assert not two.presence._is_connected("cyd")

    run(work)


async def received(tapped: PubSub) -> list[bytes]:
    """Return the frames that Redis has sent so far."""
    found: list[bytes] = []
    async with asyncio.timeout(5):
        while True:
            message = await tapped.get_message(timeout=0.5)
            if message is None:
                return found
            if message["type"] == "message":
                found.append(message["data"])


def test_announcements_of_an_older_version_are_heard_during_an_update(postgres, redis):
    async def work():
        async with two_rooms(postgres, redis) as (here, _, _, two):
            old = Here(two.table.id, "older", ["cyd"], ["hash"])
            for sessions in (["cyd"], [], ["cyd"]):
                told = replace(old, sessions=sessions, addresses=["hash"][: len(sessions)])
                here.bus.tell(told)
                await until(
                    lambda sessions=sessions: two.presence._is_connected("cyd") == bool(sessions)
                )

    run(work)
