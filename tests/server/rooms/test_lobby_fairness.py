"""Fairness of the lobby: no address crowds out the tables or games of others."""

from __future__ import annotations

import msgspec
from tests.support.coroutines import run
from tests.support.room_processes import QUARTO, Listener, do, process

from fourfold.server.rooms.lobby import MAX_LISTED, Lobby
from fourfold.server.rooms.registry import MAX_OPEN_PER_ADDRESS, Rooms
from fourfold.server.rooms.room import Room
from fourfold.server.table import wire
from fourfold.server.table.events import Settings

PUBLIC = msgspec.structs.replace(QUARTO, public=True)


class Visitor(Listener):
    """A guest from some address."""

    def __init__(self, session: str, address: str) -> None:
        super().__init__(session)
        self.address = address


async def waiting(rooms: Rooms, host: str, address: str, settings: Settings = PUBLIC) -> Room:
    """Open a table whose host is connected and waits."""
    room = await rooms.open(settings, host, address)
    await do(room, host, wire.Sit, chair=0, name=host)
    room.join(Visitor(host, address), None)
    return room


async def listed(rooms: Rooms) -> list[str]:
    return [row["table"] for row in await Lobby(rooms).listed()]


def test_addresses_take_turns_in_the_list_of_waiting_tables(url):
    async def work():
        async with process(url) as rooms:
            many = [
                await waiting(rooms, f"mal {number}", "one")
                for number in range(MAX_OPEN_PER_ADDRESS)
            ]
            two = [await waiting(rooms, f"bot {number}", "two") for number in range(30)]
            ada = await waiting(rooms, "ada", "three")
            found = await listed(rooms)
            assert len(found) == MAX_LISTED
            assert found[:3] == [many[0].table.id, two[0].table.id, ada.table.id]
            of_one = {room.table.id for room in many}
            assert len(of_one & set(found)) < 26

    run(work)


def test_many_games_of_one_address_do_not_crowd_out_a_game_of_others(url):
    async def work():
        async with process(url) as rooms:
            game = await waiting(rooms, "ada", "home")
            await do(game, "bob", wire.Sit, chair=1, name="Bob")
            assert game.table.is_on
            for number in range(MAX_LISTED + 20):
                room = await waiting(rooms, f"mal {number}", "one")
                await do(room, f"mal {number}", wire.SeatBot, chair=1, bot="random")
                assert room.table.is_on
            assert game.table.id in (await listed(rooms))[:2]

    run(work)


def test_tables_of_unknown_addresses_are_groups_of_their_own(url):
    async def work():
        async with process(url) as rooms:
            for number in range(5):
                await waiting(rooms, f"mal {number}", "one")
            unknown = [await rooms.open(PUBLIC, f"guest {number}") for number in range(3)]
            for number, room in enumerate(unknown):
                await do(room, f"guest {number}", wire.Sit, chair=0, name="G")
            found = await listed(rooms)
            assert set(found[1:4]) == {room.table.id for room in unknown}

    run(work)
