"""``python -m bench.several``: faults of two server processes, their PostgreSQL and their Redis.

Games of two people, who sit at different processes, and games against bots on the clock go on while
PostgreSQL is restarted or stands still, Redis dies, forgets, stands still or is cut off from one process, and
servers that look after tables are killed, stopped or stall. After each trouble everybody has to be back on
the same state soon; at the end nothing that was acknowledged may be missing, done twice or forked, and nobody
may have lost on time.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.support import databases, services
from tests.support.server_faults import endure
from tests.support.tcp_proxy import tcp_proxy

from bench.fault_runs import add_options, report
from bench.state import commit

MOST_SECONDS = 5.0
"""Time until every client must be back, once the fault has ended."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--each", type=int, default=10, help="how often each kind of trouble")
    add_options(parser, games=100, moves=50)
    wishes = parser.parse_args()
    measured = commit()
    with (
        tempfile.TemporaryDirectory(prefix="fourfold-several-") as folder,
        databases.postgres(sync=True) as postgres,
        databases.redis() as redis,
        tcp_proxy(redis.url) as one,
        tcp_proxy(redis.url) as other,
        services.servers(
            Path(folder), 2, [one.url, other.url], database_url=postgres.new_database()
        ) as pair,
    ):
        found = asyncio.run(
            endure(
                pair,
                postgres,
                redis,
                [one, other],
                wishes.each,
                wishes.games,
                wishes.moves,
                wishes.seed,
            )
        )
    report(found, measured, wishes.json, MOST_SECONDS)


if __name__ == "__main__":
    main()
