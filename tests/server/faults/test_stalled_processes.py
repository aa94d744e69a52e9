"""Two server processes of which one stalls, is cut off from Redis, or has a clock that drifts."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator

import pytest
from tests.support import services
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import is_over
from tests.support.services import SERVE, Server
from tests.support.tcp_proxy import TcpProxy, tcp_proxy
from tests.support.two_servers import apart_with_lease, milliseconds_used, turn_began

from fourfold.server.rooms.presence import REMOTE_PRESENCE_MS

TURN_SECONDS = 6
MAX_DIFFERENCE_MS = 1_000
CLOCK = {"clock": {"seconds": 300, "increment": 0}}


@pytest.fixture(scope="module")
def cut(redis) -> Iterator[TcpProxy]:
    """Return the way of the first process to Redis."""
    with tcp_proxy(redis.url) as proxy:
        yield proxy


@pytest.fixture(scope="module")
def pair(postgres, redis, cut, tmp_path_factory) -> Iterator[list[Server]]:
    """Run two servers for all tests of this file."""
    settings = {"database_url": postgres.new_database(), "bus_urls": [cut.url, redis.url]}
    with services.servers(tmp_path_factory.mktemp("servers"), 2, **settings) as found:
        yield found


@contextlib.asynccontextmanager
async def stopped(server: Server) -> AsyncIterator[None]:
    """Stop a process while the context lasts; its worker processes go on."""
    os.kill(server.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.pid, signal.SIGCONT)


async def until_equal(pair: list[Server], table: str) -> list[int]:
    """Wait until both processes tell the same of a clock, and return the milliseconds used."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            used = await milliseconds_used([one.url for one in pair], table)
            if abs(used[0] - used[1]) < MAX_DIFFERENCE_MS / 2:
                return used
            await asyncio.sleep(0.1)


@pytest.mark.slow
def test_move_sent_in_time_to_a_stalled_process_is_in_time(pair):
    async def work():
        rules = f"classic+referee+turn:{TURN_SECONDS}"
        async with apart_with_lease(pair, first=0, rules=rules) as (ada, bob):
            began = turn_began(ada)
            await asyncio.sleep(began - time.monotonic() + TURN_SECONDS - 1.2)
            async with stopped(pair[0]):
                await asyncio.sleep(0.6)
                moving = asyncio.ensure_future(ada.move("give 0"))
                # The other process has the lease, and knows that the time is over.
                await asyncio.sleep(began + TURN_SECONDS + 2 - time.monotonic())
                assert not is_over(bob.view)
            done = await moving
            assert done.refusal is None
            await bob.until(lambda view: view["seq"] >= done.seq, PATIENCE_SECONDS)
            assert not is_over(bob.view)
            # Without a move the time ends, within a heartbeat or two.
            await ada.until(is_over, PATIENCE_SECONDS)
            assert ada.game["outcome"]["reason"] == "time"

    run(work, seconds=200)


@pytest.mark.slow
def test_player_at_another_process_loses_on_time_soon_after_the_deadline(pair):
    async def work():
        async with apart_with_lease(pair, first=0, rules="classic+referee+turn:3") as (ada, bob):
            began = turn_began(ada)
            await bob.until(is_over, PATIENCE_SECONDS)
            assert 3 <= time.monotonic() - began < 8
            assert bob.game["outcome"]["reason"] == "time"

    run(work, seconds=200)


@pytest.mark.slow
def test_stalled_process_of_the_player_charges_nobody_in_any_process(pair):
    async def work():
        async with apart_with_lease(pair, first=0, **CLOCK) as (ada, _):
            began = turn_began(ada)
            await asyncio.sleep(1)
            stalled = time.monotonic()
            async with stopped(pair[0]):
                await asyncio.sleep(2.5)
            stalled = time.monotonic() - stalled
            await asyncio.sleep(1)
            used = await until_equal(pair, ada.view["table"])
            charged = time.monotonic() - began - stalled
            assert all(abs(one / 1000 - charged) < 1 for one in used), (used, charged)

    run(work, seconds=200)


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [5, 8])
def test_process_of_the_player_that_loses_its_lease_in_a_stall_charges_nobody(pair, seconds):
    """The other process lets the clock run on before commands of the player can be read again."""

    async def work():
        async with apart_with_lease(pair, first=1, **CLOCK) as (_, bob):
            began = turn_began(bob)
            stalled = time.monotonic()
            async with stopped(pair[1]):
                await asyncio.sleep(seconds)
            stalled = time.monotonic() - stalled
            await asyncio.sleep(2.5)
            used = await until_equal(pair, bob.view["table"])
            charged = time.monotonic() - began - stalled
            assert all(abs(one / 1000 - charged) < 1.5 for one in used), (used, charged)

    run(work, seconds=200)


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [2, 5])
def test_stalled_process_of_the_opponent_shows_the_same_clock_again(pair, seconds):
    """After five seconds the other process has taken the lease over."""

    async def work():
        async with apart_with_lease(pair, first=0, **CLOCK) as (ada, _):
            async with stopped(pair[1]):
                await asyncio.sleep(seconds)
            await asyncio.sleep(1.5)
            urls = [one.url for one in pair]
            for _ in range(5):
                used = await milliseconds_used(urls, ada.view["table"])
                assert abs(used[0] - used[1]) < MAX_DIFFERENCE_MS, used
                await asyncio.sleep(0.5)

    run(work, seconds=200)


@pytest.mark.slow
def test_turn_begins_when_the_players_process_has_learned_of_it(pair):
    async def work():
        async with apart_with_lease(pair, first=1, **CLOCK) as (ada, bob):
            async with stopped(pair[0]):
                await asyncio.sleep(0.3)
                await bob.move("give 0")
                await asyncio.sleep(3)
            began = time.monotonic()
            await asyncio.sleep(1.5)
            used = await until_equal(pair, ada.view["table"])
            assert max(used) < 1000 * (time.monotonic() - began) + MAX_DIFFERENCE_MS

    run(work, seconds=200)


@pytest.mark.slow
def test_connected_player_of_a_process_without_redis_is_not_shown_as_gone(pair, cut):
    async def work():
        async with apart_with_lease(
            pair, first=0, public=True, rules="classic+referee+turn:60"
        ) as seats:
            ada, bob = seats
            await ada.move("give 0")
            async with asyncio.timeout(PATIENCE_SECONDS):
                while bob.presence.get("chairs") != [0, 1]:
                    await asyncio.sleep(0.05)
            cut.cut()
            try:
                # The other process forgets an announcement after 15 seconds, in one of its rounds.
                await asyncio.sleep(REMOTE_PRESENCE_MS / 1000 + 7)
                assert bob.presence.get("chairs") == [0, 1]
                assert bob.presence.get("claims") == []
                done = await bob.move(bob.game["moves"][0])
                await ada.until(lambda view: view["seq"] >= done.seq, PATIENCE_SECONDS)
            finally:
                cut.restore()

    run(work, seconds=200)


def test_heartbeats_go_on_after_the_database_was_away(pair, postgres):
    name = pair[0].settings.database_url.rpartition("/")[2]

    def beats() -> dict[str, int]:
        with postgres.connect(name) as database:
            rows = database.execute("SELECT name, beaten_at FROM processes").fetchall()
        return {process: int(at) for process, at in rows}

    services.wait_until(lambda: len(beats()) == 2)
    postgres.restart()
    before = beats()
    services.wait_until(lambda: all(at > before[process] for process, at in beats().items()))
    assert len(beats()) == 2


@pytest.mark.slow
def test_clocks_that_drift_apart_tell_the_same_time(postgres, redis, tmp_path):
    drifting = [
        f"import time; real = time.monotonic_ns; time.monotonic_ns = lambda: int(real() * {speed}); {SERVE}"
        for speed in (1.02, 0.98)
    ]
    settings = {"database_url": postgres.new_database(), "bus_urls": [redis.url] * 2}

    async def work(pair: list[Server]) -> None:
        rules = "classic+referee+turn:26"
        async with (
            apart_with_lease(pair, first=0, **CLOCK) as (ada, _),
            apart_with_lease(pair, first=1, rules=rules) as (fast, slow),
        ):
            began, turn = turn_began(ada), time.monotonic()
            await slow.move("give 0")
            # Without correction the clocks would be a second apart after 25 seconds.
            await asyncio.sleep(25)
            used = await milliseconds_used([one.url for one in pair], ada.view["table"])
            assert abs(used[0] - used[1]) < MAX_DIFFERENCE_MS / 2, used
            assert abs(used[0] - 1000 * (time.monotonic() - began)) < MAX_DIFFERENCE_MS
            # The player to move is at the process whose clock is fast.
            assert not is_over(fast.view)
            await fast.until(is_over, PATIENCE_SECONDS)
            assert time.monotonic() - turn > 26

    with services.servers(tmp_path, 2, programs=drifting, **settings) as pair:
        run(lambda: work(pair), seconds=200)
