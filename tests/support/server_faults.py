"""Faults of servers, databases and Redis while games are played, for tests and benches.

Lives here: which faults happen, and when. Does not live here: the games, and the check that no move got lost
(`endurance`).
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence

from tests.support.databases import Postgres, Redis
from tests.support.endurance import Found, playing, wait_for
from tests.support.services import Server

PAUSES = (2.0, 5.0)
"""Lengths of outages and pauses in seconds, by turns; the second is longer than a lease."""

Trouble = Callable[[int], Awaitable[float]]
"""Causes a fault for the n-th time; returns the time at which the fault ended."""


async def crash(running: Server, kills: int, games: int, rate: float, seed: int = 1) -> Found:
    """Play games and kill the server; ``rate`` is the number of moves per second of all games together."""
    rng = random.Random(seed)
    async with playing([running.url], games, 0, rate, seed) as play:
        for _ in range(kills):
            await play.go_on(rng.uniform(0.5, 2.0))
            began = time.monotonic()
            running.kill()
            play.hold()
            # Everybody has noticed before it is back.
            await wait_for(lambda: not any(player.seat.is_connected for player in play.players))
            await asyncio.to_thread(running.start)
            await play.settle("killed", began)
        await play.end(running.settings.database_url)
        return play.found


def troubles(pair: Sequence[Server], postgres: Postgres, redis: Redis) -> dict[str, Trouble]:
    """Return all kinds of faults by name."""

    async def restart_postgres(_: int) -> float:
        await asyncio.to_thread(postgres.restart)
        return time.monotonic()

    async def pause_postgres(number: int) -> float:
        postgres.pause()
        await asyncio.sleep(PAUSES[number % 2])
        postgres.resume()
        return time.monotonic()

    async def kill_redis(number: int) -> float:
        redis.kill()
        await asyncio.sleep(PAUSES[number % 2])
        await asyncio.to_thread(redis.start)
        return time.monotonic()

    async def flush_redis(_: int) -> float:
        redis.flush()
        return time.monotonic()

    async def pause_redis(number: int) -> float:
        redis.pause()
        await asyncio.sleep(PAUSES[number % 2])
        redis.resume()
        return time.monotonic()

    async def kill_server(number: int) -> float:
        # Both look after some of the tables. The other has to do without until everything is well again.
        began = time.monotonic()
        pair[number % 2].kill()
        return began

    return {
        "PostgreSQL restarted": restart_postgres,
        "PostgreSQL paused": pause_postgres,
        "Redis killed": kill_redis,
        "Redis flushed": flush_redis,
        "Redis paused": pause_redis,
        "a leaseholder killed": kill_server,
    }


async def endure(
    pair: Sequence[Server],
    postgres: Postgres,
    redis: Redis,
    each: int,
    games: int,
    rate: float,
    seed: int = 1,
) -> Found:
    """Play while each kind of fault happens ``each`` times; a fifth of the games are against bots."""
    rng = random.Random(seed)
    kinds = troubles(pair, postgres, redis)
    plan = [kind for kind in kinds for _ in range(each)]
    rng.shuffle(plan)
    urls = [one.url for one in pair]
    async with playing(urls, games, -(-games // 4), rate, seed) as play:
        for kind in plan:
            await play.go_on(rng.uniform(0.5, 2.0))
            began = await kinds[kind](len(play.found.back.get(kind, ())))
            await play.settle(kind, began, probing=True)
            for one in pair:
                if one.process is None:
                    await asyncio.to_thread(one.start)
        await play.go_on(1.0)
        play.hold()
        await wait_for(lambda: not any(player.is_waiting for player in play.players))
        await play.end(pair[0].settings.database_url)
        return play.found
