"""Rate limits of several processes, shared over Redis."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis
from tests.support import plain_http, services
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS

from fourfold.server.edge.shared_limits import PERIOD_SECONDS, USED, SharedLimits
from fourfold.server.process.limits import Limiter

BURST = 100


class Process:
    """The limiters of one process and their connection to Redis."""

    def __init__(self, url: str, pepper: str = "postgresql://one") -> None:
        self.limiter = Limiter(per_second=0.001, burst=BURST)
        self.keys: list[bytes] = []
        self.shared = SharedLimits(url, {"requests": self.limiter}, pepper, self.keys.append)

    def allows(self, key: str, number: int) -> int:
        """Return how many of ``number`` requests are allowed."""
        return sum(self.limiter.allows(key, time.monotonic()) for _ in range(number))

    async def until_left(self, key: str, number: int) -> None:
        """Wait until so many requests are left, and for one more exchange, which should change nothing."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while int(self.limiter._refilled(key, time.monotonic()).tokens) > number:
                await asyncio.sleep(0.05)
        await asyncio.sleep(1.1 * PERIOD_SECONDS)


@contextlib.asynccontextmanager
async def processes(url: str, number: int) -> AsyncIterator[list[Process]]:
    found = [Process(url) for _ in range(number)]
    for one in found:
        await one.shared.start()
    try:
        yield found
    finally:
        for one in found:
            await one.shared.close()


def test_processes_share_their_limits_over_redis(redis):
    async def work() -> None:
        async with processes(redis.url, 3) as (first, second, third):
            assert first.allows("here", 60) == 60
            assert second.allows("here", 30) == 30
            await asyncio.gather(*(one.until_left("here", 10) for one in (first, second, third)))
            # Each process knows its own and the others' use, each once.
            assert first.allows("here", BURST) == 10
            assert third.allows("elsewhere", BURST) == BURST
            await asyncio.gather(
                second.until_left("here", 0),
                third.until_left("here", 0),
                first.until_left("elsewhere", 0),
            )
            assert second.allows("here", BURST) == 0
            assert third.allows("here", BURST) == 0
            assert first.allows("elsewhere", BURST) == 0

    run(work)


def test_processes_share_a_key_for_address_hashes_that_redis_alone_does_not_reveal(redis):
    async def work() -> None:
        async with processes(redis.url, 2) as (first, second):
            assert len(first.keys) == 1
            assert first.keys == second.keys
            other = Process(redis.url, "postgresql://another")
            await other.shared.start()
            await other.shared.close()
            assert other.keys != first.keys

    run(work)


def test_count_that_is_no_number_is_skipped_and_the_exchange_goes_on(redis, caplog):
    written = [b"many", b"", b"\xff", b"-5", b"1e9", b"9" * 400, b"9" * 5000]

    async def work() -> None:
        async with processes(redis.url, 2) as (first, second), Redis.from_url(redis.url) as raw:
            now, _ = await raw.time()
            for later in range(3):
                for number, text in enumerate(written):
                    await raw.hset(f"{USED} {now + later}", f"requests there{number}", text)
                await raw.hset(f"{USED} {now + later}", b"requests \xff", b"1")
            await asyncio.sleep(3 * PERIOD_SECONDS)
            assert first.allows("here", 60) == 60
            await second.until_left("here", BURST - 60)
            for number in range(len(written)):
                assert second.allows(f"there{number}", BURST) == BURST

    run(work)
    told = [one for one in caplog.records if "no process of this server" in one.getMessage()]
    assert len(told) == 2, "one line for each process"


def test_without_redis_each_process_has_its_own_limits():
    async def work() -> None:
        async with processes("redis://127.0.0.1:1/0", 2) as (first, second):
            assert (first.allows("here", 200), second.allows("here", 200)) == (BURST, BURST)
            assert first.keys == []

    run(work)


@pytest.mark.slow
def test_two_servers_with_redis_accept_as_many_new_guests_as_one(redis, tmp_path):
    with services.servers(tmp_path, 2, bus_url=redis.url, sessions_per_minute=4.0) as (one, other):

        def becomes(server: services.Server) -> int:
            return plain_http.post(f"{server.url}/api/session?program=true").status_code

        began = time.monotonic()
        assert [becomes(one) for _ in range(5)] == [201] * 4 + [429]
        # One process publishes within a second, and the other one reads what is older than a second within
        # another one: three seconds at most, and time for a slow machine.
        time.sleep(3 * PERIOD_SECONDS + 2)
        accepted = [becomes(other) for _ in range(4)].count(201)
        # One token comes back every 15 seconds.
        assert accepted <= 1 + (time.monotonic() - began) / 15


def test_shared_debts_expire():
    limiter = Limiter(per_second=10, burst=100)
    limiter.spend("here", 10_000, now=0.0)
    assert not limiter.allows("here", now=10.0)
    assert limiter.allows("here", now=10.2)


def test_most_used_keys_are_published_first():
    limiter = Limiter(per_second=1, burst=10)
    assert limiter.take_used() == {}
    for key, number in (("a", 1), ("b", 3), ("c", 12)):
        for _ in range(number):
            limiter.allows(key, 0.0)
    assert list(limiter.take_used().items()) == [("c", 10), ("b", 3), ("a", 1)]
    assert limiter.take_used() == {}
