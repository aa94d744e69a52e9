"""Views of a table over HTTP: which requests let a guest count as present."""

from __future__ import annotations

import asyncio

from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import guests

from fourfold.client import Seat
from fourfold.server.table import wire


async def present_after(known: list[int], seat: Seat) -> list[int]:
    """Return the chairs of present guests once a member has been told of others than those ``known``."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while seat.presence.get("chairs", known) == known:
            await asyncio.sleep(0.01)
    found: list[int] = seat.presence["chairs"]
    return found


def test_a_guest_who_looks_from_another_page_stays_absent(server):
    async def work():
        async with guests(server.url, 2) as (ada, bob):
            table = await ada.open("quarto")
            async with ada.at(table) as mine:
                async with bob.at(table) as theirs:
                    await theirs.do(wire.Sit, chair=1, name="Bob")
                    assert await present_after([], mine) == [1]
                assert await present_after([1], mine) == []
                assert (await bob.get(f"/api/tables/{table}", away="true"))["your_chairs"] == [1]
                await mine.do(wire.Sit, chair=0, name="Ada")
                assert await present_after([], mine) == [0]
                await bob.get(f"/api/tables/{table}")
                assert await present_after([0], mine) == [0, 1]

    run(work)
