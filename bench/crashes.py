"""``python -m bench.crashes``: kill the server with SIGKILL during many games and check that no move is lost.

Many games are played over real sockets. Again and again the server is killed and started anew on the same
database. After each time every client has to be back on the same state; at the end the database has to hold
every move that was acknowledged, once, and every client's view has to be what the database comes to.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.support.server_faults import crash
from tests.support.services import server

from bench.fault_runs import add_options, report
from bench.state import commit

MOST_SECONDS = 10.0
"""Time until every client must be back after a kill, the start of the server included."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=50)
    add_options(parser, games=300, moves=150)
    wishes = parser.parse_args()
    measured = commit()
    with (
        tempfile.TemporaryDirectory(prefix="fourfold-crashes-") as folder,
        server(Path(folder)) as running,
    ):
        found = asyncio.run(crash(running, wishes.kills, wishes.games, wishes.moves, wishes.seed))
    report(found, measured, wishes.json, MOST_SECONDS)


if __name__ == "__main__":
    main()
