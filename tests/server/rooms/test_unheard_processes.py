"""Guests of another process: without its announcements nobody knows of them, and it may still read a move."""

from __future__ import annotations

import random

from tests.support.coroutines import run
from tests.support.room_processes import Listener, actor, begun, do, play_one, process

from fourfold.server.process.bus import MemoryBus, Message
from fourfold.server.rooms.leases import Leases
from fourfold.server.rooms.peers import DEAD_AFTER_MS, UNHEARD_AFTER_MS
from fourfold.server.rooms.registry import Rooms
from fourfold.server.rooms.room import Room
from fourfold.server.table import wire
from fourfold.server.table.absence import MIN_ABSENCE_MS
from fourfold.server.table.events import Settings

MINUTE_A_TURN = Settings("quarto", "classic+referee+turn:60", public=True)


class Pair:
    """Two processes of which the second may lose the bus; a test moves the clock of the first."""

    def __init__(self, here: Rooms, there: Rooms) -> None:
        self.here, self.there = here, there
        self.now = 100_000
        here.now = lambda: self.now
        self.leases = Leases(here, None)  # type: ignore[arg-type]

    async def begin(self) -> None:
        """Start a game of Ada, here, and Bob, there; wait until Bob is to move."""
        self.room = await begun(self.here, MINUTE_A_TURN)
        self.ada = Listener("ada")
        self.room.join(self.ada, None)
        self.other: Room = await self.there.room(self.room.table.id)
        self.bob = Listener("bob")
        self.other.join(self.bob, None)
        self.other.tell_others()
        rng = random.Random(1)
        for _ in range(4):
            await play_one(self.room, rng)
        while actor(self.room) != "bob":
            await play_one(self.room, rng)

    def cut(self) -> None:
        """Let the bus bring nothing more from the second process."""
        self.there.bus = MemoryBus()

    async def run(self, seconds: int, *, is_alive: bool = True, read_until: int = 0) -> None:
        """Let rounds and heartbeats pass, with those of the second process if it is alive."""
        for _ in range(seconds):
            self.now += 1_000
            if is_alive:
                await self.there.storage.beat(self.there.name, read_until, lambda: 0)
            beat = await self.here.storage.beat(self.here.name, 0, lambda: self.now)
            self.here.peers.read(beat, self.now)
            await self.leases._run_round()

    async def is_flagged(self) -> bool:
        """Let the first process stop the clock if it may, and return whether Bob has lost on time."""
        await self.leases._flag(self.room)
        outcome = self.room.table.playing.state.outcome
        return outcome is not None and outcome.reason == "time"

    async def claim(self) -> wire.Done | wire.Refusal:
        return await do(self.room, "ada", wire.Claim, chair=1, what="win")


def with_pair(postgres, work) -> None:
    url = postgres.emptied_database()

    async def whole():
        bus = MemoryBus()
        async with process(url, bus) as here, process(url, bus) as there:
            pair = Pair(here, there)
            await pair.begin()
            await work(pair)

    run(whole)


def test_claim_against_a_guest_of_an_unheard_process_is_refused(postgres):
    async def work(pair: Pair) -> None:
        pair.cut()
        await pair.run(2 * MIN_ABSENCE_MS // 1000)
        answer = await pair.claim()
        assert isinstance(answer, wire.Refusal)
        assert answer.code == "no-claim"
        message = pair.room.presence.message(pair.room.table, pair.now)
        assert (message.chairs, message.claims) == ([0, 1], [])

    with_pair(postgres, work)


def test_claim_against_a_guest_who_may_have_come_back_to_an_unheard_process_is_refused(postgres):
    async def work(pair: Pair) -> None:
        await pair.run(2)
        pair.other.leave(pair.bob)
        pair.other.tell_others()
        assert not pair.room.presence.processes_of("bob")
        pair.cut()
        pair.other.join(pair.bob, None)
        await pair.run(2 * MIN_ABSENCE_MS // 1000)
        assert isinstance(await pair.claim(), wire.Refusal)

    with_pair(postgres, work)


def test_repeated_announcement_does_not_make_a_process_heard(postgres):
    async def work(pair: Pair) -> None:
        heard: list[Message] = []
        pair.here.bus.listen(heard.append)
        pair.other.tell_others()
        await pair.run(2)
        pair.cut()
        for _ in range(2 * UNHEARD_AFTER_MS // 1000):
            await pair.run(1)
            for message in heard[:1]:
                pair.here.hear(message)
        assert pair.here.peers.are_unheard

    with_pair(postgres, work)


def test_claim_against_a_guest_of_a_process_that_died_is_accepted(postgres):
    async def work(pair: Pair) -> None:
        await pair.run(2)
        pair.cut()
        await pair.run(20, is_alive=False)
        assert pair.room.presence.message(pair.room.table, pair.now).chairs == [0]
        await pair.run(MIN_ABSENCE_MS // 1000, is_alive=False)
        assert isinstance(await pair.claim(), wire.Done)

    with_pair(postgres, work)


def test_player_is_flagged_once_their_process_has_read_its_connections(postgres):
    async def work(pair: Pair) -> None:
        database_time = pair.there.storage.now
        await pair.run(2)
        pair.now += 60_000
        # The other process has read nothing since Bob's turn began.
        await pair.run(5, read_until=database_time() - 70_000)
        assert not await pair.is_flagged()
        await pair.run(1, read_until=database_time() - 3_000)
        assert await pair.is_flagged()

    with_pair(postgres, work)


def test_player_is_flagged_once_their_process_is_dead(postgres):
    async def work(pair: Pair) -> None:
        await pair.run(2)
        pair.now += 60_000
        await pair.run(DEAD_AFTER_MS // 1000 - 2, is_alive=False)
        assert not await pair.is_flagged()
        await pair.run(3, is_alive=False)
        assert await pair.is_flagged()

    with_pair(postgres, work)
