"""Lists of guests' own tables: reading a hundred tables takes 0.2 s of processor time, so addresses share."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from tests.support.coroutines import run
from tests.support.room_processes import QUARTO, do

from fourfold.games.game import Json
from fourfold.server.process.service import Service
from fourfold.server.rooms.room import Room
from fourfold.server.settings import ServerSettings
from fourfold.server.table import wire
from fourfold.server.web import api


def test_lists_of_one_address_are_read_one_after_the_other_and_another_address_does_not_wait(
    tmp_path,
):
    async def work():
        service = Service(ServerSettings(database_url=f"sqlite:///{tmp_path / 'test.db'}"))
        readable = service.rooms.readable
        begun: list[str] = []
        may_go_on = asyncio.Event()

        async def slow_for_ada(table: str) -> Room | None:
            room = await readable(table)
            assert room is not None
            begun.append(room.table.host)
            if room.table.host == "ada":
                await may_go_on.wait()
            return room

        async def guest_of(request: Any) -> str:
            return str(request.guest)

        async def list_of(guest: str, address: str) -> list[Json]:
            request = SimpleNamespace(
                app=SimpleNamespace(state={"service": service}),
                guest=guest,
                headers={},
                client=SimpleNamespace(host=address),
            )
            found: list[Json] = await api.my_tables.fn(request)
            return found

        service.rooms.readable = slow_for_ada  # type: ignore[method-assign]
        service.guests.from_reader = guest_of  # type: ignore[method-assign]
        try:
            for guest in ("ada", "bob", "cyd"):
                room = await service.rooms.open(QUARTO, guest)
                await do(room, guest, wire.Sit, chair=0, name="Ada")
            ada = asyncio.ensure_future(list_of("ada", "192.0.2.1"))
            while begun != ["ada"]:
                await asyncio.sleep(0.001)
            bob = asyncio.ensure_future(list_of("bob", "192.0.2.1"))
            # The list of another address is read twice meanwhile.
            for _ in range(2):
                assert len(await list_of("cyd", "192.0.2.2")) == 1
            assert begun == ["ada", "cyd", "cyd"]
            may_go_on.set()
            assert [len(tables) for tables in await asyncio.gather(ada, bob)] == [1, 1]
        finally:
            service.storage.close()

    run(work)
