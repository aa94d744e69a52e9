"""Two server processes on PostgreSQL and Redis: one table at both, and faults of each part."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import pytest
from tests.support import plain_http, services
from tests.support.coroutines import run
from tests.support.lease_rows import lease_of
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import (
    at_random,
    guests,
    is_mine,
    is_over,
    moves_of,
    play_on,
    play_out,
    seated,
)
from tests.support.server_faults import endure
from tests.support.tcp_proxy import tcp_proxy
from tests.support.two_servers import apart, elsewhere

from fourfold.client import Guest
from fourfold.server.rooms.leases import LEASE_MS, ROUND_SECONDS
from fourfold.server.table import wire

TURN_SECONDS = 8


@pytest.fixture(scope="module")
def cuts(redis):
    """Return the ways of both servers to Redis."""
    with tcp_proxy(redis.url) as one, tcp_proxy(redis.url) as other:
        yield [one, other]


@pytest.fixture(scope="module")
def both(postgres, cuts, tmp_path_factory):
    """Run two servers for all tests of this file, each with its own way to Redis."""
    settings = {"database_url": postgres.new_database(), "bus_urls": [cut.url for cut in cuts]}
    with services.servers(tmp_path_factory.mktemp("servers"), 2, **settings) as found:
        yield found


@pytest.fixture
def pair(both):
    """Return both servers, restarted if a test has killed one."""
    for one in both:
        if one.process is None:
            one.start()
    return both


def database_name(pair) -> str:
    """Return the name of the database that both servers use."""
    return pair[0].settings.database_url.rpartition("/")[2]


def test_players_at_different_processes_see_each_others_moves_over_the_bus(pair, postgres):
    async def work():
        async with apart(pair) as seats:
            with postgres.connect(database_name(pair)) as database, database.transaction():
                # Each round of a process reads this table first: until the game is over, no process looks in
                # the database for moves of which the bus has not told it.
                database.execute("LOCK TABLE leases IN ACCESS EXCLUSIVE MODE")
                await play_out(seats)
            for seat in seats:
                await seat.until(is_over, PATIENCE_SECONDS)
                numbers = [event.seq for event in seat.events]
                assert numbers == list(range(numbers[0], seat.seq + 1))
            assert moves_of(seats[0].view) == moves_of(seats[1].view)

    run(work, seconds=200)


def test_guest_who_changes_the_process_misses_and_repeats_nothing(pair):
    async def work():
        async with (
            apart(pair) as (ada, bob),
            elsewhere(bob._guest, pair[0].url) as changed,
        ):
            table = ada.view["table"]
            mover = ada if is_mine(ada.view) else bob
            base, move = mover.seq, mover.game["moves"][0]
            done = await mover.move(move)
            frame = wire.write(wire.PlayMove(id=done.id, base=base, move=move))
            async with elsewhere(mover._guest, pair[mover is ada].url) as other:
                again = await other._http.post(f"/api/tables/{table}/commands", content=frame)
                assert wire.read_message(again.content) == done
            async with changed.at(table) as bob_again:
                assert bob_again.view["your_chairs"] == [1]
                await bob_again.until(lambda view: view["seq"] == done.seq)
                await play_out([ada, bob_again])

    run(work, seconds=200)


@pytest.mark.slow
def test_clocks_and_bots_of_a_killed_process_go_on_in_the_other(pair, postgres):
    async def work(database):
        async with guests(pair[0].url, 2) as people:
            # The bot cannot act in the first process.
            os.kill(pair[0].bot_worker, signal.SIGSTOP)
            clock = {"clock": {"seconds": 600, "increment": 0}}
            async with seated(people[:1], bots=["level1"], begins="chosen", **clock) as (ada,):
                await ada.move("give 0")
                thinking = ada.view["table"]
                first = (await lease_of(database, thinking)).holder
            async with seated(people, rules=f"classic+referee+turn:{TURN_SECONDS}") as seats:
                began = time.monotonic()
                flagged = seats[0].view["table"]
                lease = await lease_of(database, flagged)
                # After a kill nobody waits for longer than this and a round of another process.
                assert lease.left_ms <= LEASE_MS <= 3_000
            # A turn that began again would take as long as this once more.
            await asyncio.sleep(began + TURN_SECONDS / 2 - time.monotonic())
            # While its row is locked nobody can renew this lease or take it over.
            stands = time.monotonic()
            database.execute("BEGIN")
            database.execute("SELECT FROM leases WHERE table_id = %s FOR UPDATE", [flagged])
            async with (
                elsewhere(people[0], pair[1].url) as person,
                person.at(flagged) as flagged_there,
                person.at(thinking) as there,
            ):
                await asyncio.to_thread(pair[0].kill)
                await there.until(is_mine, PATIENCE_SECONDS)
                await lease_of(database, thinking, lambda one: one.holder != first)
                await lease_of(database, flagged, lambda one: one.left_ms < 0)
                # A renewal ends each round of the other process: a round that began before this lease ran out
                # is not the one that takes it over.
                known = await lease_of(database, thinking)
                await lease_of(database, thinking, lambda one: one.until > known.until)
                unlocked = time.monotonic()
                database.execute("COMMIT")
                await flagged_there.until(is_over, PATIENCE_SECONDS)
                # The time until the table was taken over is not charged, and nothing else is given back.
                charged = stands - began + time.monotonic() - unlocked
                assert TURN_SECONDS - 0.5 < charged < TURN_SECONDS + 3
                assert "flag" in moves_of(flagged_there.view)[-1]
                await play_on(there, at_random())

    with postgres.connect(database_name(pair)) as database:
        run(lambda: work(database), seconds=200)


def test_news_arrive_later_without_redis(pair, redis):
    async def work():
        # Each process looks in the database for what the bus has not told.
        assert ROUND_SECONDS <= 1
        async with apart(pair) as (ada, bob):
            redis.kill()
            try:
                for _ in range(4):
                    mover, other = (ada, bob) if is_mine(ada.view) else (bob, ada)
                    done = await mover.move(mover.game["moves"][0])
                    await other.until(lambda view, to=done.seq: view["seq"] >= to, PATIENCE_SECONDS)
            finally:
                await asyncio.to_thread(redis.start)

    run(work, seconds=200)


@pytest.mark.slow
def test_games_survive_faults_of_database_bus_and_servers(pair, postgres, redis, cuts):
    found = asyncio.run(endure(pair, postgres, redis, cuts, each=1, games=8, rate=20.0))
    assert found.is_well, found
    # After each kind of fault all clients had the same state again.
    assert len(found.back) == 9
    assert found.clocks_apart_ms < 1_000


def test_health_check_succeeds_only_while_the_database_answers(pair, postgres):
    health = f"{pair[0].url}/healthz"
    assert plain_http.get(health).status_code == 200
    postgres.kill()
    try:
        answer = plain_http.get(health, timeout=PATIENCE_SECONDS)
        assert answer.status_code == 503
        assert answer.headers["retry-after"] == "1"
    finally:
        postgres.start()
    services.wait_until(lambda: plain_http.get(health, timeout=PATIENCE_SECONDS).status_code == 200)


def test_quick_pairing_works_across_processes(pair):
    async def work():
        wanted = {"game": "quarto", "rules": "mushrooms+referee"}
        for _ in range(5):
            async with Guest(pair[0].url) as ada, Guest(pair[1].url) as bo:
                tables = await asyncio.gather(
                    ada.post("/api/play", wanted, name="Ada"),
                    bo.post("/api/play", wanted, name="Bo"),
                )
                assert tables[0] == tables[1]
                # Each process hears of it; the news may be on its way.
                async with asyncio.timeout(PATIENCE_SECONDS):
                    seated = set()
                    while seated != {"Ada", "Bo"}:
                        view = await ada.get(f"/api/tables/{tables[0]['table']}")
                        seated = {chair["name"] for chair in view["chairs"]}

    run(work, seconds=200)


def test_presence_works_across_processes(pair):
    async def work():
        async with apart(pair) as seats:
            async with asyncio.timeout(PATIENCE_SECONDS):
                while any(seat.presence.get("chairs") != [0, 1] for seat in seats):
                    await asyncio.sleep(0.05)

    run(work, seconds=200)
