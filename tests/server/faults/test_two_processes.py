"""Two server processes on PostgreSQL and Redis: one table at both, and faults of each part."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import pytest
from tests.support import plain_http, services
from tests.support.coroutines import run
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
from tests.support.two_servers import apart, elsewhere

from fourfold.client import Guest
from fourfold.server.table import wire

SLACK = 2.0
"""How much slower than ours the machine of a test may be."""


@pytest.fixture(scope="module")
def both(postgres, redis, tmp_path_factory):
    """Run two servers for all tests of this file."""
    settings = {"database_url": postgres.new_database(), "bus_url": redis.url}
    with services.servers(tmp_path_factory.mktemp("servers"), 2, **settings) as found:
        yield found


@pytest.fixture
def pair(both):
    """Return both servers, restarted if a test has killed one."""
    for one in both:
        if one.process is None:
            one.start()
    return both


def test_players_at_different_processes_see_each_others_moves_at_once(pair):
    async def work():
        async with apart(pair) as seats:
            began = time.monotonic()
            await play_out(seats)
            for seat in seats:
                await seat.until(is_over, PATIENCE_SECONDS)
                numbers = [event.seq for event in seat.events]
                assert numbers == list(range(numbers[0], seat.seq + 1))
            moves = moves_of(seats[0].view)
            assert moves == moves_of(seats[1].view)
            # Without the bus each move would wait for the next look at the database, half a second or more.
            assert (time.monotonic() - began) / len(moves) < 0.25

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
def test_clocks_and_bots_of_a_killed_process_go_on_in_the_other(pair):
    async def work():
        async with guests(pair[0].url, 2) as people:
            clock = {"clock": {"seconds": 600, "increment": 0}}
            async with (
                seated(people, rules="classic+referee+turn:4") as flagged,
                seated(people[:1], bots=["level1"], begins="chosen", **clock) as (ada,),
            ):
                tables = [flagged[0].view["table"], ada.view["table"]]
                thinker = pair[0].bot_worker
                os.kill(thinker, signal.SIGSTOP)
                await ada.move("give 0")
                # The first process looks after both tables by now, and would have the bot think.
                await asyncio.sleep(1.5)
            async with (
                elsewhere(people[0], pair[1].url) as person,
                person.at(tables[0]) as flagged_there,
                person.at(tables[1]) as there,
            ):
                assert len(moves_of(there.view)) == 1
                pair[0].kill()
                began = time.monotonic()
                await there.until(is_mine, PATIENCE_SECONDS)
                assert time.monotonic() - began < 5 * SLACK
                # The turn of four seconds had begun; the time until it was taken over is not charged.
                await flagged_there.until(is_over, PATIENCE_SECONDS)
                assert 4 < time.monotonic() - began < (4 + 5) * SLACK
                assert "flag" in moves_of(flagged_there.view)[-1]
                await play_on(there, at_random())

    run(work, seconds=200)


def test_news_arrive_later_without_redis(pair, redis):
    async def work():
        async with apart(pair) as (ada, bob):
            redis.kill()
            try:
                waited = []
                for _ in range(4):
                    mover, other = (ada, bob) if is_mine(ada.view) else (bob, ada)
                    done = await mover.move(mover.game["moves"][0])
                    began = time.monotonic()
                    await other.until(lambda view, to=done.seq: view["seq"] >= to, PATIENCE_SECONDS)
                    waited.append(time.monotonic() - began)
            finally:
                await asyncio.to_thread(redis.start)
            assert max(waited) < 2 * SLACK

    run(work, seconds=200)


@pytest.mark.slow
def test_games_survive_faults_of_database_bus_and_servers(pair, postgres, redis):
    found = asyncio.run(endure(pair, postgres, redis, each=1, games=8, rate=20.0))
    assert found.is_well, found
    assert len(found.back) == 6
    assert found.slowest < 5 * SLACK


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
