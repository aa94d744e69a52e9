"""Presence: from when a guest counts as absent, across processes and restarts."""

from __future__ import annotations

import asyncio

import pytest
from tests.support.coroutines import run
from tests.support.room_processes import Listener, begun, do, process
from tests.support.scripted_table import ScriptedTable, seated

from fourfold.server.process.bus import Here
from fourfold.server.rooms.leases import MAX_PAUSE_MS, Leases
from fourfold.server.rooms.presence import REMOTE_PRESENCE_MS, REQUEST_MS, Presence
from fourfold.server.rooms.registry import Rooms
from fourfold.server.rooms.room import ABSENT_MS, PRESENCE_DELAY_SECONDS, Room
from fourfold.server.table import wire
from fourfold.server.table.absence import DESERTED_MS, MIN_ABSENCE_MS, PRIVATE_ABSENCE_MS
from fourfold.server.table.events import Settings

STRANGERS = Settings("quarto", "classic+turn:60", public=True)


def pair() -> tuple[ScriptedTable, Presence, Listener]:
    """Return a game, the presence of Ada and Bo, and the member Bo."""
    world = seated("ada", "bo")
    presence = Presence(world.table, 0)
    bo = Listener("id-bo")
    presence.members |= {Listener("id-ada"), bo}
    return world, presence, bo


def test_absence_counts_from_the_moment_at_which_a_guest_goes():
    world, presence, bo = pair()
    assert presence.absent(world.table, 5_000) == {}
    presence.leave(bo, 5_000)
    assert presence.absent(world.table, 5_000) == {1: 0}
    assert presence.absent(world.table, 7_000) == {1: 2_000}


def test_many_visitors_do_not_change_the_absence_of_seated_guests():
    world, presence, bo = pair()
    presence.leave(bo, 1_000_000)
    for number in range(500):
        visitor = Listener(f"visitor-{number}")
        presence.members.add(visitor)
        presence.leave(visitor, 1_000_001)
    assert presence.absent(world.table, 1_000_002) == {1: 2}
    assert len(presence._left) == 2, "and nobody else is remembered"


def test_unknown_guest_counts_as_just_gone():
    world = seated("ada", "bo")
    assert Presence(world.table, 700).absent(world.table, 700) == {0: 0, 1: 0}
    presence = Presence(ScriptedTable().table, 0)
    presence.follow(world.table, 900_000)
    assert presence.absent(world.table, 900_000) == {0: 900_000, 1: 0}, "the host was known"


def test_guest_without_a_connection_is_present_for_a_minute_after_each_request():
    world, presence, bo = pair()
    presence.leave(bo, 1_000)
    assert presence.request("id-bo", "hash", 2_000)
    assert not presence.request("id-bo", "hash", 50_000)
    assert not presence.request("id-eve", "hash", 50_000), "a visitor is nobody's opponent"
    assert presence.absent(world.table, 50_000 + REQUEST_MS) == {}
    assert presence.message(world.table, 50_000).chairs == [0, 1]
    assert presence.here("t", "p", 50_000).sessions.count("id-bo") == 1
    assert not presence.has_lapsed(50_000 + REQUEST_MS)
    for _ in range(2):
        assert presence.absent(world.table, 50_000 + REQUEST_MS + 7) == {1: 7}
        presence.has_lapsed(50_000 + REQUEST_MS + 7)


def test_latest_request_counts_over_an_earlier_one_in_another_process():
    """Reports of the other process expire first."""
    world, presence, bo = pair()
    presence.leave(bo, 500)
    presence.heard(Here("t", "other", ["id-bo"], ["hash"]), 1_000)
    presence.request("id-bo", "hash", 55_000)
    presence.heard(Here("t", "other", [], []), 61_000)
    assert presence.absent(world.table, 55_000 + REQUEST_MS) == {}
    assert presence.absent(world.table, 55_000 + REQUEST_MS + 7) == {1: 7}


def test_guest_whose_connection_ends_is_absent_despite_an_earlier_request():
    world, presence, bo = pair()
    presence.request("id-bo", "hash", 1_000)
    presence.leave(bo, 2_000)
    assert presence.absent(world.table, 3_000) == {1: 1_000}


def test_guest_who_leaves_another_process_is_absent_from_then_on():
    world, presence, bo = pair()
    presence.members.discard(bo)
    presence.heard(Here("t", "other", ["id-bo"], ["hash"]), 400_000)
    assert presence.absent(world.table, 400_000) == {}
    presence.heard(Here("t", "other", [], []), 410_000)
    assert presence.absent(world.table, 411_000) == {1: 1_000}


def test_guests_of_a_silent_process_count_as_just_gone():
    world, presence, bo = pair()
    presence.members.discard(bo)
    presence.heard(Here("t", "other", ["id-bo"], ["hash"]), 400_000)
    presence.forget(401_000 + REMOTE_PRESENCE_MS)
    assert presence.absent(world.table, 402_000 + REMOTE_PRESENCE_MS) == {1: 1_000}


def test_player_who_left_the_game_is_absent_even_as_a_spectator():
    world, presence, _ = pair()
    world.did("bo: stand 1")
    presence.follow(world.table, 8_000)
    assert presence.absent(world.table, 9_000) == {1: 1_000}
    world.did("bo: sit 1")
    presence.follow(world.table, 10_000)
    assert presence.absent(world.table, 11_000) == {}


# --- In a process -------------------------------------------------------------------------------


class Clock:
    """The clock of a process, which the test sets."""

    def __init__(self, rooms: Rooms) -> None:
        self.now = 1_000
        rooms.now = lambda: self.now


async def looked(rooms: Rooms, clock: Clock, passing: int) -> None:
    """Let time pass as the rounds of `Leases` see it, one per second."""
    leases = Leases(rooms, None)  # type: ignore[arg-type]
    for _ in range(passing // MAX_PAUSE_MS):
        clock.now += MAX_PAUSE_MS
        await leases._check_rooms()


async def moved(room: Room) -> None:
    """Start a game in which both have moved and it is Bob's turn."""
    for piece, square in (("0", "a1"), ("1", "b3"), ("2", "c2"), ("3", "d4")):
        giver = room.table.playing.state.to_act
        match = room.table.playing
        if match.chair_of(giver or "") == 0 and len(match.record.events) > 3:
            await do(room, "ada", wire.PlayMove, move=f"give {piece}")
            return
        who = room.table.chairs[match.chair_of(giver or "")].session  # type: ignore[union-attr]
        await do(room, who, wire.PlayMove, move=f"give {piece}")
        other = "bob" if who == "ada" else "ada"
        await do(room, other, wire.PlayMove, move=f"place {square}")


async def strangers(rooms: Rooms) -> tuple[Room, Listener, Listener]:
    room = await begun(rooms, STRANGERS)
    ada, bob = Listener("ada"), Listener("bob")
    for who in (ada, bob):
        room.join(who, None)
    await moved(room)
    return room, ada, bob


def test_opponent_is_told_the_countdown_and_claims(tmp_path):
    async def work():
        async with process(f"sqlite:///{tmp_path / 'test.db'}") as rooms:
            clock = Clock(rooms)
            room, ada, bob = await strangers(rooms)
            room.leave(bob)
            clock.now += 10_000
            room._tell_presence()
            told = wire.read_message(ada.frames[-1])
            assert told.claims == [wire.Claimable(1, ["win", "draw"], MIN_ABSENCE_MS - 10_000)]
            early = await do(room, "ada", wire.Claim, chair=1, what="win")
            assert early.code == "no-claim"
            clock.now += MIN_ABSENCE_MS - 10_000
            assert isinstance(await do(room, "ada", wire.Claim, chair=1, what="win"), wire.Done)
            outcome = room.table.playing.state.outcome
            assert outcome is not None
            assert outcome.reason == "abandoned"

    run(work)


def test_the_countdown_starts_afresh_after_a_restart(tmp_path):
    url = f"sqlite:///{tmp_path / 'test.db'}"

    async def work():
        async with process(url) as rooms:
            room, _, bob = await strangers(rooms)
            table = room.table.id
            room.leave(bob)
        async with process(url) as rooms:
            clock = Clock(rooms)
            clock.now = 50_000_000
            room = await rooms.room(table)
            room.join(Listener("ada"), None)
            for passed, code in ((MIN_ABSENCE_MS - 1, "no-claim"), (1, None)):
                clock.now += passed
                answer = await do(room, "ada", wire.Claim, chair=1, what="win")
                assert getattr(answer, "code", None) == code

    run(work)


@pytest.mark.parametrize("what", ["the bus is silent", "the process stood still"])
def test_nobody_is_absent_while_the_server_could_see_nobody(tmp_path, what):
    async def work():
        async with process(f"sqlite:///{tmp_path / 'test.db'}") as rooms:
            clock = Clock(rooms)
            room, ada, bob = await strangers(rooms)
            room.leave(bob)
            room._tell_presence()
            leases = Leases(rooms, None)  # type: ignore[arg-type]
            if what == "the bus is silent":
                type(rooms.bus).is_silent = True
                await looked(rooms, clock, 2 * MIN_ABSENCE_MS)
            else:
                clock.now += 2 * MIN_ABSENCE_MS
                await leases._check_rooms()
            await asyncio.sleep(3 * PRESENCE_DELAY_SECONDS)
            assert wire.read_message(ada.frames[-1]).claims[0].in_ms == MIN_ABSENCE_MS
            assert (await do(room, "ada", wire.Claim, chair=1, what="win")).code == "no-claim"

    from fourfold.server.process.bus import MemoryBus

    before = MemoryBus.is_silent
    try:
        run(work)
    finally:
        MemoryBus.is_silent = before  # type: ignore[method-assign]


def test_a_public_game_that_everybody_left_is_aborted_after_ten_minutes(tmp_path):
    async def work():
        async with process(f"sqlite:///{tmp_path / 'test.db'}") as rooms:
            clock = Clock(rooms)
            room = await begun(rooms, Settings("quarto", "classic", public=True))
            ada, bob = Listener("ada"), Listener("bob")
            for who in (ada, bob):
                room.join(who, None)
            room.leave(bob)
            await looked(rooms, clock, 2 * DESERTED_MS)
            assert room.table.is_on
            room.leave(ada)
            await looked(rooms, clock, DESERTED_MS - MAX_PAUSE_MS)
            assert room.table.is_on
            await looked(rooms, clock, MAX_PAUSE_MS)
            assert room.table.playing.aborted == "deserted"

    run(work)


def test_host_cannot_give_away_the_seat_of_a_guest_who_just_left(tmp_path):
    """Sixty-six visitors who come and go do not make the guest of a chair look long gone."""

    async def work():
        async with process(f"sqlite:///{tmp_path / 'test.db'}") as rooms:
            clock = Clock(rooms)
            room = await begun(rooms, Settings("quartino", "quartino"))
            bob = Listener("bob")
            room.join(bob, None)
            clock.now += 2 * ABSENT_MS
            room.leave(bob)
            for number in range(66):
                visitor = Listener(f"visitor-{number}")
                room.join(visitor, None)
                room.leave(visitor)
            for kind, more in ((wire.Stand, {}), (wire.SeatBot, {"bot": "greedy"})):
                assert isinstance(await do(room, "ada", kind, chair=1, **more), wire.Refusal)

    run(work)


def test_returning_guest_takes_the_chair_back_from_the_bot(tmp_path):
    async def work():
        async with process(f"sqlite:///{tmp_path / 'test.db'}") as rooms:
            clock = Clock(rooms)
            room = await begun(rooms)
            bob = Listener("bob")
            room.join(Listener("ada"), None)
            room.join(bob, None)
            room.leave(bob)
            clock.now += PRIVATE_ABSENCE_MS
            await do(room, "ada", wire.Claim, chair=1, what="bot", bot="greedy")
            room.join(bob, None)
            assert bob.news[-1].view["back"] == [1]
            await do(room, "bob", wire.Sit, chair=1, name="Bob")
            assert bob.news[-1].view["your_chairs"] == [1]

    run(work)
