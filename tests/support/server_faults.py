"""Faults of servers, databases and Redis while games are played, for tests and benches.

Lives here: which faults happen, and when. Does not live here: the games, and the check that no move got lost
(`endurance`).
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable, Sequence

from tests.support.databases import Postgres, Redis
from tests.support.endurance import Found, playing, wait_for
from tests.support.services import Server
from tests.support.tcp_proxy import TcpProxy

STALLS = (1.0, 2.0, 3.0, 4.0, 5.0)
"""Seconds for which a process stands still, by turns."""
CUTS = (5.0, 20.0)
"""Seconds for which one process is cut off from Redis, by turns; announcements run out after 15 seconds."""
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


def troubles(
    pair: Sequence[Server], postgres: Postgres, redis: Redis, cuts: Sequence[TcpProxy]
) -> dict[str, Trouble]:
    """Return all kinds of faults by name; ``cuts`` are the ways of the processes to Redis."""

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

    async def stop_server(number: int) -> float:
        began = time.monotonic()
        await asyncio.to_thread(pair[number % 2].end)
        return began

    async def cut_off(number: int) -> float:
        cut = cuts[number % 2]
        cut.cut()
        await asyncio.sleep(CUTS[number // 2 % 2])
        cut.restore()
        return time.monotonic()

    async def stall(number: int) -> float:
        server = pair[number % 2].pid
        os.kill(server, signal.SIGSTOP)
        await asyncio.sleep(STALLS[number % len(STALLS)])
        os.kill(server, signal.SIGCONT)
        return time.monotonic()

    return {
        "Redis cut for one process": cut_off,
        "a process stalled": stall,
        "a leaseholder stopped": stop_server,
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
    cuts: Sequence[TcpProxy],
    each: int,
    games: int,
    rate: float,
    seed: int = 1,
) -> Found:
    """Play while each kind of fault happens ``each`` times; a fifth of the games are against bots."""
    rng = random.Random(seed)
    kinds = troubles(pair, postgres, redis, cuts)
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
            # Within a second all processes tell the same.
            await asyncio.sleep(1.0)
            await play.compare_clocks(urls)
        await play.go_on(1.0)
        play.hold()
        await wait_for(lambda: not any(player.is_waiting for player in play.players))
        await play.end(pair[0].settings.database_url)
        return play.found
