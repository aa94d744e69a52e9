"""Chairs of absent guests: who may give them away, and when."""

from __future__ import annotations

from tests.support.coroutines import run
from tests.support.room_processes import Listener, begun, do, process

from fourfold.server.rooms.room import ABSENT_MS
from fourfold.server.table import wire


def test_host_gives_away_the_chair_of_an_absent_guest(tmp_path):
    async def work():
        async with process(f"sqlite:///{tmp_path / 'test.db'}") as rooms:
            room = await begun(rooms)
            bob = Listener("bob")
            room.join(bob, None)
            now = rooms.now()
            for later, here in ((now, True), (now + ABSENT_MS // 2, False)):
                rooms.now = lambda later=later: later
                if not here:
                    room.leave(bob)
                refused = await do(room, "ada", wire.SeatBot, chair=1, bot="greedy")
                assert isinstance(refused, wire.Refusal)
            rooms.now = lambda: now + ABSENT_MS // 2 + ABSENT_MS + 1
            assert isinstance(await do(room, "eve", wire.Stand, chair=1), wire.Refusal)
            assert isinstance(await do(room, "ada", wire.SeatBot, chair=1, bot="greedy"), wire.Done)

    run(work)


def test_remaining_player_gives_away_the_chair_of_an_absent_host(tmp_path):
    async def work():
        async with process(f"sqlite:///{tmp_path / 'test.db'}") as rooms:
            room = await begun(rooms)
            room.join(Listener("bob"), None)
            ada, now = Listener("ada"), rooms.now()
            room.join(ada, None)
            room.leave(ada)
            assert isinstance(
                await do(room, "bob", wire.SeatBot, chair=0, bot="greedy"), wire.Refusal
            )
            rooms.now = lambda: now + ABSENT_MS + 1_000
            assert isinstance(
                await do(room, "eve", wire.SeatBot, chair=0, bot="greedy"), wire.Refusal
            )
            assert isinstance(await do(room, "bob", wire.SeatBot, chair=0, bot="greedy"), wire.Done)

    run(work)
