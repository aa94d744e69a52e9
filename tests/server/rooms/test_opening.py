"""Opening a table with its chairs taken and its game started, by one request that can be repeated."""

from __future__ import annotations

import asyncio

import pytest
from tests.support.coroutines import run
from tests.support.room_processes import QUARTO, process

from fourfold.games.errors import GameError
from fourfold.server.table.events import Person, SeatedBot, Settings
from fourfold.server.table.opening import NamedHost, Opening, WantedBot
from fourfold.server.table.refusals import Refused

AGAINST_BOT = Opening((NamedHost("Ada"), WantedBot("level2")), starts=True)
KEY = "a request of Ada's"


def test_one_request_seats_the_host_and_a_bot_and_starts_the_game(url):
    async def work():
        async with process(url) as rooms:
            room = await rooms.open(QUARTO, "ada", opening=AGAINST_BOT)
            assert room.table.chairs == (Person("ada", "Ada"), SeatedBot("level2"))
            assert room.table.is_on
            assert room.table.seq == 4
            name, table = room.table.id, room.table
        async with process(url) as rooms:
            again = (await rooms.room(name)).table
            assert (again.chairs, again.seq, again.is_on) == (table.chairs, 4, True)

    run(work)


def test_same_request_again_gets_the_same_table_at_once_and_after_a_restart(url):
    async def work():
        async with process(url) as rooms:
            asked = (rooms.open(QUARTO, "ada", opening=AGAINST_BOT, request=KEY) for _ in range(3))
            found = await asyncio.gather(*asked)
            name = found[0].table.id
            assert [room.table.id for room in found] == [name] * 3
            other = await rooms.open(QUARTO, "bob", opening=AGAINST_BOT, request=KEY)
            second = await rooms.open(QUARTO, "ada", opening=AGAINST_BOT, request="another request")
            assert len({name, other.table.id, second.table.id}) == 3
        async with process(url) as first, process(url) as rooms:
            rooms_found = await asyncio.gather(
                *(p.open(QUARTO, "ada", opening=AGAINST_BOT, request=KEY) for p in (first, rooms))
            )
            assert [(room.table.id, room.table.seq) for room in rooms_found] == [(name, 4)] * 2

    run(work)


def test_host_on_one_screen_takes_all_chairs_and_chooses_who_begins(url):
    async def work():
        async with process(url) as rooms:
            settings = Settings("quarto", "classic", begins="chosen", same_screen=True)
            chairs = (NamedHost("Ada"), NamedHost("Bob"))
            room = await rooms.open(settings, "ada", opening=Opening(chairs, starts=True, first=1))
            assert room.table.playing.order[0] == 1
            assert [who.name for who in room.table.chairs] == ["Ada", "Bob"]

    run(work)


def test_public_table_starts_once_although_its_last_chair_starts_it_already(url):
    async def work():
        async with process(url) as rooms:
            settings = Settings("quarto", "classic", public=True)
            room = await rooms.open(settings, "ada", opening=AGAINST_BOT)
            assert (room.table.games, room.table.is_on) == (1, True)

    run(work)


@pytest.mark.parametrize(
    ("opening", "code"),
    [
        (Opening((NamedHost("Ada"), WantedBot("nobody"))), "no-such-bot"),
        (Opening((NamedHost(""),)), "bad-name"),
        (Opening((NamedHost("Ada"), NamedHost("Bob"))), "seated-already"),
        (Opening((None, None, NamedHost("Ada"))), "no-such-chair"),
        (Opening((NamedHost("Ada"), None), starts=True), "chairs-free"),
        (Opening((NamedHost("Ada"),), first=0), "bad-settings"),
    ],
)
def test_no_table_is_opened_if_a_part_of_the_wish_is_refused(url, opening, code):
    async def work():
        async with process(url) as rooms:
            with pytest.raises((Refused, GameError)) as caught:
                await rooms.open(QUARTO, "ada", opening=opening, request=KEY)
            assert caught.value.code == code
            assert not rooms.all()
            assert not await rooms.storage.tables_of("ada", 10)

    run(work)
