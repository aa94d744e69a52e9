"""``python -m bench.several``: faults of two server processes, their PostgreSQL and their Redis.

Games of two people, who sit at different processes, and games against bots on the clock go on while
PostgreSQL is restarted or stands still, Redis dies, forgets or stands still, and servers that look after
tables are killed. After each trouble everybody has to be back on the same state soon; at the end nothing that
was acknowledged may be missing, done twice or forked.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from pathlib import Path

from tests.support import databases, services
from tests.support.databases import Postgres, Redis
from tests.support.services import Server

from bench.endurance import Found, playing, wait_for

MOST_SECONDS = 5.0
"""Time until every client must be back, once the fault has ended."""
PAUSES = (2.0, 5.0)
"""Lengths of outages and pauses in seconds, by turns; the second is longer than a lease."""

Trouble = Callable[[int], Awaitable[float]]
"""Causes a fault for the n-th time; returns the time at which the fault ended."""


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--each", type=int, default=10, help="how often each kind of trouble")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument(
        "--moves", type=float, default=50, help="moves per second, of all games together"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="where to write what was found")
    wishes = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="fourfold-several-") as folder,
        databases.postgres(sync=True) as postgres,
        databases.redis() as redis,
        services.servers(
            Path(folder), 2, database_url=postgres.new_database(), bus_url=redis.url
        ) as pair,
    ):
        found = asyncio.run(
            endure(pair, postgres, redis, wishes.each, wishes.games, wishes.moves, wishes.seed)
        )
    print(found)
    print(text := json.dumps(asdict(found)))
    if wishes.json is not None:
        wishes.json.write_text(text + "\n")
    sys.exit(0 if found.is_well and found.slowest <= MOST_SECONDS else 1)


if __name__ == "__main__":
    main()
