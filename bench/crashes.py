"""``python -m bench.crashes``: kill the server with SIGKILL during many games and check that no move is lost.

Many games are played over real sockets. Again and again the server is killed and started anew on the same
database. After each time every client has to be back on the same state; at the end the database has to hold
every move that was acknowledged, once, and every client's view has to be what the database comes to.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path

from tests.support.services import Server, server

from bench.endurance import Found, playing, wait_for

MOST_SECONDS = 10.0
"""Time until every client must be back after a kill, the start of the server included."""


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument(
        "--moves", type=float, default=150, help="moves per second, of all games together"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="where to write what was found")
    wishes = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="fourfold-crashes-") as folder,
        server(Path(folder)) as running,
    ):
        found = asyncio.run(crash(running, wishes.kills, wishes.games, wishes.moves, wishes.seed))
    print(found)
    print(text := json.dumps(asdict(found)))
    if wishes.json is not None:
        wishes.json.write_text(text + "\n")
    sys.exit(0 if found.is_well and found.slowest <= MOST_SECONDS else 1)


if __name__ == "__main__":
    main()
