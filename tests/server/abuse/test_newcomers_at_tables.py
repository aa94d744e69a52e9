"""Newcomers at a table that somebody tries to fill with names, or with absent guests in the queue."""

from __future__ import annotations

import pytest
from tests.support.coroutines import run
from tests.support.room_processes import Listener, command, do, process

from fourfold.server.rooms.command_limits import (
    MAX_NAMES_PER_ADDRESS,
    MAX_NAMES_PER_GUEST,
    MAX_PARTICIPANTS,
    UNCOUNTED_NAMES,
)
from fourfold.server.rooms.leases import Leases
from fourfold.server.rooms.registry import Rooms
from fourfold.server.rooms.room import ABSENT_MS, Room
from fourfold.server.table import wire
from fourfold.server.table.commands import MAX_EVENTS_PER_GUEST
from fourfold.server.table.events import Settings
from fourfold.server.table.seating import MAX_WAITING, MAX_WAITING_PER_ADDRESS

ROTATING = Settings("quarto", "classic+referee", goes_round=True)
ON_ONE_SCREEN = Settings("quartino", "quartino", seats=4, same_screen=True)


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'test.db'}"


async def playing(rooms: Rooms) -> Room:
    """Return the room of a rotating table with a game of Ada and Bob."""
    room = await rooms.open(ROTATING, "ada")
    for chair, who in enumerate(("ada", "bob")):
        await do(room, who, wire.Sit, chair=chair, name=who.title())
    await do(room, "ada", wire.Start)
    return room


async def queue_under(room: Room, guest: str, name: str, address: str) -> bool:
    """Let a guest join the queue and leave it again; return False if joining is refused."""
    answer = await room.do(guest, command(wire.Wait, room.table.seq, name=name), address=address)
    if isinstance(answer, wire.Refusal):
        assert answer.code == "events-used-up"
        return False
    leave = command(wire.WaitNoLonger, room.table.seq)
    assert isinstance(await room.do(guest, leave, address=address), wire.Done)
    return True


def test_guests_of_one_address_cannot_use_up_the_names_of_a_table(url):
    async def work():
        async with process(url) as rooms:
            room = await playing(rooms)
            number, taken = MAX_PARTICIPANTS // (MAX_EVENTS_PER_GUEST // 2) + 1, 0
            for guest in range(number):
                for name in range(MAX_EVENTS_PER_GUEST // 2):
                    taken += await queue_under(room, f"mal {guest}", f"Mal {name}", "one address")
            assert taken == number * MAX_NAMES_PER_GUEST
            # More guests than an address gets in the time, until the address has its share.
            for guest in range(MAX_NAMES_PER_ADDRESS):
                taken += await queue_under(room, f"eve {guest}", "Eve", "one address")
            # Three rows were there before: the host's, which has no name, and the two players'.
            assert taken == MAX_NAMES_PER_ADDRESS + UNCOUNTED_NAMES - 3
            # Newcomers of other addresses, and guests under names that they had before, are not refused.
            assert await queue_under(room, "cy", "Cy", "another address")
            assert await queue_under(room, "eve 0", "Eve", "one address")

    run(work)


def test_guest_has_as_many_names_as_chairs_on_one_screen(url):
    async def work():
        async with process(url) as rooms:
            room = await rooms.open(ON_ONE_SCREEN, "ada")
            for name in ("Ada", "Adele"):
                for chair in range(4):
                    sit = await do(room, "ada", wire.Sit, chair=chair, name=f"{name} {chair}")
                    assert isinstance(sit, wire.Done)
                for chair in range(4):
                    await do(room, "ada", wire.Stand, chair=chair)

    run(work)


def test_game_at_a_table_without_free_names_ends_and_seats_the_next_guest(url, monkeypatch):
    async def work():
        async with process(url) as rooms:
            room = await playing(rooms)
            assert isinstance(await do(room, "cy", wire.Wait, name="Cy"), wire.Done)
            monkeypatch.setattr("fourfold.server.rooms.command_limits.MAX_PARTICIPANTS", 3)
            assert isinstance(await do(room, "bob", wire.PlayMove, move="resign"), wire.Done)
            assert room.table.chairs_of("cy") == (1,)

    run(work)


def test_absent_guests_lose_their_places_in_the_queue_after_a_minute(url):
    async def work():
        async with process(url) as rooms:
            room = await playing(rooms)
            stays = Listener("ghost 0")
            room.join(stays, None)
            for number in range(MAX_WAITING):
                wait = await do(room, f"ghost {number}", wire.Wait, name="Ghost")
                assert isinstance(wait, wire.Done)
            assert (await do(room, "cy", wire.Wait, name="Cy")).code == "line-full"
            leases = Leases(rooms, None)  # type: ignore[arg-type]
            began = rooms.now()
            for later in range(0, ABSENT_MS + 1, 4_000):
                rooms.now = lambda later=later: began + later
                await leases._check_rooms()
            assert len(room.table.waiting) == MAX_WAITING
            rooms.now = lambda: began + ABSENT_MS + 1_000
            await leases._check_rooms()
            assert [who.session for who in room.table.waiting] == ["ghost 0"]
            assert isinstance(await do(room, "cy", wire.Wait, name="Cy"), wire.Done)
            # Nobody's own events are counted for the removal.
            assert room.table.caused["cy"] == 1

    run(work)


def test_present_guests_of_one_address_leave_places_in_the_queue_to_others(url):
    async def work():
        async with process(url) as rooms:
            room = await playing(rooms)
            codes = []
            for number in range(MAX_WAITING):
                member = Listener(f"mal {number}")
                member.address = "one address"
                room.join(member, None)
                wait = command(wire.Wait, room.table.seq, name="Mal")
                answer = await room.do(f"mal {number}", wait, address="one address")
                codes.append(answer.code if isinstance(answer, wire.Refusal) else None)
            refused = MAX_WAITING - MAX_WAITING_PER_ADDRESS
            assert codes == [None] * MAX_WAITING_PER_ADDRESS + ["line-full"] * refused
            wait = command(wire.Wait, room.table.seq, name="Cy")
            assert isinstance(await room.do("cy", wait, address="another address"), wire.Done)

    run(work)


def test_guest_in_the_queue_who_sends_requests_keeps_the_place(url):
    async def work():
        async with process(url) as rooms:
            room = await playing(rooms)
            await do(room, "cy", wire.Wait, name="Cy")
            leases = Leases(rooms, None)  # type: ignore[arg-type]
            began = rooms.now()
            for later in range(0, 4 * ABSENT_MS, 4_000):
                rooms.now = lambda later=later: began + later
                if later % 40_000 == 0:
                    room.asked("cy", "an address")
                await leases._check_rooms()
            assert [who.session for who in room.table.waiting] == ["cy"]

    run(work)
