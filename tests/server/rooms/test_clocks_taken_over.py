"""Clocks of tables whose process has died: they run on from the last renewal of the lease, everywhere."""

from __future__ import annotations

import asyncio

import pytest
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.room_processes import begun, process

from fourfold.server.process.bus import MemoryBus
from fourfold.server.rooms import journal
from fourfold.server.rooms.leases import Leases
from fourfold.server.rooms.registry import Rooms
from fourfold.server.rooms.room import Room
from fourfold.server.table.events import Clock, ClockResumed, Settings

TURN_MS = 60_000
MINUTE_A_TURN = Settings("quarto", "classic+referee+turn:60")
FIVE_MINUTES = Settings("quarto", "classic+referee", clock=Clock(300))
USED_MS = 20_000
"""Milliseconds of the turn that had passed at the last renewal."""
GAP_MS = 8_000
"""Milliseconds from the last renewal until another process takes the table over."""
TOLERANCE_MS = 1_000


def in_the_past(postgres, url: str) -> None:
    """Let the game have begun before its lease was renewed last, and the lease have run out."""
    with postgres.connect(url.rpartition("/")[2]) as database:
        database.execute(f"UPDATE events SET at = at - {USED_MS + GAP_MS}")
        database.execute(f"UPDATE leases SET renewed = renewed - {GAP_MS}, until = 0")


async def take_over(rooms: Rooms) -> Leases:
    leases = Leases(rooms, None)  # type: ignore[arg-type]
    await leases._run_round()
    return leases


def used(room: Room, whole: int) -> int:
    """Return the milliseconds of the running clock that are charged."""
    clocks = room.table.playing.clocks
    left = (clocks.banks or {}).get(clocks.running or "", clocks.turn_left)
    assert left is not None
    return whole - left + room._now() - clocks.since


async def until_equal(one: Room, two: Room) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while one.table.seq != two.table.seq:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(("settings", "whole"), [(MINUTE_A_TURN, TURN_MS), (FIVE_MINUTES, 300_000)])
@pytest.mark.parametrize("is_loaded_before", [True, False])
def test_clock_is_charged_until_the_last_renewal_in_all_processes(
    postgres, settings, whole, is_loaded_before
):
    url = postgres.emptied_database()

    async def work():
        bus = MemoryBus()
        async with process(url, bus) as dead, process(url, bus) as here, process(url, bus) as there:
            table = (await begun(dead, settings)).table.id
            await dead.storage.claim([table], "dead", 1_000_000)
            if is_loaded_before:
                with postgres.connect(url.rpartition("/")[2]) as database:
                    database.execute(f"UPDATE events SET at = at - {USED_MS + GAP_MS}")
                rooms = [await here.room(table), await there.room(table)]
                assert abs(used(rooms[0], whole) - USED_MS - GAP_MS) < TOLERANCE_MS
                with postgres.connect(url.rpartition("/")[2]) as database:
                    database.execute(f"UPDATE leases SET renewed = renewed - {GAP_MS}, until = 0")
            else:
                in_the_past(postgres, url)
                rooms = [await here.room(table), await there.room(table)]
                assert abs(used(rooms[0], whole) - USED_MS) < TOLERANCE_MS
            assert table in (await take_over(here))._held
            (stored,) = [
                row.event
                for row in await here.storage.load(table)
                if isinstance(row.event, ClockResumed)
            ]
            assert stored != ClockResumed()
            there.has_news(table, rooms[0].table.seq)
            await until_equal(*rooms)
            for room in rooms:
                assert abs(used(room, whole) - USED_MS) < TOLERANCE_MS
            loaded_later = await dead.room(table)
            await loaded_later.catch_up()
            assert abs(used(loaded_later, whole) - USED_MS) < TOLERANCE_MS

    run(work)


def test_turn_begins_again_if_an_older_version_has_not_stored_the_renewal(postgres):
    url = postgres.emptied_database()

    async def work():
        async with process(url) as dead, process(url) as here:
            table = (await begun(dead, MINUTE_A_TURN)).table.id
            await dead.storage.claim([table], "dead", 1_000_000)
            in_the_past(postgres, url)
            with postgres.connect(url.rpartition("/")[2]) as database:
                database.execute("UPDATE leases SET renewed = NULL")
            room = await here.room(table)
            await take_over(here)
            assert used(room, TURN_MS) == 0
            assert (await here.storage.load(table))[-1].event == ClockResumed(turn_left=TURN_MS)

    run(work)


def test_clock_of_a_process_that_ends_runs_on_where_it_stood(postgres):
    url = postgres.emptied_database()

    async def work():
        async with process(url) as first, process(url) as second:
            table = (await begun(first, MINUTE_A_TURN)).table.id
            await first.storage.claim([table], first.name, 1_000_000)
            with postgres.connect(url.rpartition("/")[2]) as database:
                database.execute(f"UPDATE events SET at = at - {USED_MS}")
                database.execute(f"UPDATE leases SET renewed = renewed - {USED_MS}")
            await first.storage.expire_leases(first.name)
            with postgres.connect(url.rpartition("/")[2]) as database:
                # All processes are away for a while.
                for name in ("events SET at = at", "leases SET renewed = renewed"):
                    database.execute(f"UPDATE {name} - 3600000")
            room = await second.room(table)
            await take_over(second)
            assert abs(used(room, TURN_MS) - USED_MS) < TOLERANCE_MS

    run(work)


def test_clock_of_a_lease_that_runs_out_during_a_round_is_resumed(postgres):
    """The lease runs out after the round has looked for orphans, and before it claims leases."""
    url = postgres.emptied_database()

    async def work():
        async with process(url) as here, process(url) as there:
            table = (await begun(here, MINUTE_A_TURN)).table.id
            await here.storage.claim([table], "here", 1_000_000)
            room = await there.room(table)
            there.now = lambda: 51_000  # type: ignore[method-assign]
            orphans = there.storage.orphans

            async def orphans_before_it_runs_out(most: int) -> list[str]:
                found = await orphans(most)
                in_the_past(postgres, url)
                return found

            there.storage.orphans = orphans_before_it_runs_out  # type: ignore[method-assign]
            assert table in (await take_over(there))._held
            assert abs(used(room, TURN_MS) - (50_000 - GAP_MS)) < TOLERANCE_MS

    run(work)


def test_clock_is_resumed_later_if_the_database_is_away_after_the_claim(postgres, monkeypatch):
    url = postgres.emptied_database()
    monkeypatch.setattr(journal, "DATABASE_SECONDS", 0.2)

    async def work():
        async with process(url) as dead, process(url) as here:
            table = (await begun(dead, MINUTE_A_TURN)).table.id
            await dead.storage.claim([table], "dead", 1_000_000)
            in_the_past(postgres, url)
            room = await here.room(table)
            leases = Leases(here, None)  # type: ignore[arg-type]
            with postgres.connect(url.rpartition("/")[2]) as database:
                # Of the two writes of the round only the claim succeeds.
                database.execute("ALTER TABLE events RENAME TO away")
                await leases._claim({table: room})
                assert table not in leases._held
                database.execute("ALTER TABLE away RENAME TO events")
            await leases._claim({table: room})
            assert table in leases._held
            assert abs(used(room, TURN_MS) - USED_MS) < TOLERANCE_MS

    run(work)


def test_resumed_clock_counts_as_no_event_of_the_game(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms, MINUTE_A_TURN)
            before = room.table
            rooms.now = lambda: 9_000
            await room.publish_clock(6_000)
            after = room.table
            assert after.seq == before.seq + 1
            assert after.game_seq == before.game_seq
            assert (after.said, after.caused) == (before.said, before.caused)
            assert after.playing.record == before.playing.record
            assert used(room, TURN_MS) == 5_000

    run(work)
