"""Rounds of the leases: a process with many rooms goes on answering while it checks them."""

from __future__ import annotations

import asyncio

from tests.support.coroutines import run
from tests.support.room_processes import process

from fourfold.server.rooms.leases import ROOMS_PER_SLICE, Leases
from fourfold.server.table.events import Settings

SLICES = 4


def test_other_work_runs_between_slices_of_a_round_over_many_rooms(url):
    async def work():
        async with process(url) as rooms:
            for _ in range(SLICES * ROOMS_PER_SLICE):
                await rooms.open(Settings("quarto", "classic"), "ada")
            turns = 0

            async def answer_others() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            others = asyncio.ensure_future(answer_others())
            await asyncio.sleep(0)
            before = turns
            await Leases(rooms, None)._check_rooms()  # type: ignore[arg-type]
            assert turns - before == SLICES
            others.cancel()

    run(work)
