"""``python -m bench.restart``: restart the servers while thousands of clients are connected.

All clients notice at once that their connection is gone, and come back as the page does: after random delays
that double with each failure. The time is measured until everybody has the table again. Nobody may be
refused: clients come from many loopback addresses, and the server's limits are the default ones.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path

import uvloop
from tests.support.crowd import Crowd, Guest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from bench.load import at, running_servers
from bench.state import commit, machine

FIRST_RETRY_SECONDS, MAX_RETRY_SECONDS = 0.25, 5.0
"""Seconds between attempts to connect, as in ``web/src/lib/net/remoteTable.svelte.ts``."""
MAX_SECONDS = 10.0
"""Seconds within which everybody must have the table, from the moment at which the server listens."""
GIVING_UP_SECONDS = 120.0


@dataclass
class Report:
    """The figures of a restart."""

    commit: str
    machine: str
    clients: int
    processes: int
    down_seconds: float
    """Seconds in which no server listened."""
    back_p50: float
    back_p99: float
    all_back: float
    """Seconds from the moment at which all servers listened until the last client had its table."""
    failed_attempts: int
    """Attempts to connect while no server listened."""
    refused: dict[str, int] = field(default_factory=dict)
    """Answers of a running server other than the table, by status or close code."""

    @property
    def is_well(self) -> bool:
        """Return True if everybody was back in time and nobody was refused."""
        return self.all_back <= MAX_SECONDS and not self.refused

    def __str__(self) -> str:
        return (
            f"{self.clients} clients, {self.processes} server processes: none listened for "
            f"{self.down_seconds:.1f} s; then half of the clients had their table after "
            f"{self.back_p50:.2f} s, 99 % after {self.back_p99:.2f} s, all after {self.all_back:.2f} s "
            f"(aim: {MAX_SECONDS:.0f} s); {sum(self.refused.values())} refused {self.refused or ''}, "
            f"{self.failed_attempts} attempts while the servers were down"
        )


class Returning:
    """Clients that come back."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.failed = 0
        self.refused: Counter[str] = Counter()

    async def come_back(self, guest: Guest, table: str, port: int) -> float:
        """Reconnect a guest whose connection ends; return when the guest had the table."""
        assert guest.socket is not None
        await guest.socket.wait_closed()
        delay = FIRST_RETRY_SECONDS
        while True:
            await asyncio.sleep(delay * self.rng.uniform(0.5, 1))
            delay = min(MAX_RETRY_SECONDS, 2 * delay)
            try:
                guest.socket = await guest.place.connect(table, guest.token, port)
                frame = await guest.socket.recv(decode=False)
            except InvalidStatus as error:
                self.refused[f"status {error.response.status_code}"] += 1
            except ConnectionClosed as error:
                self.refused[f"closed {error.rcvd and error.rcvd.code}"] += 1
            except (OSError, InvalidHandshake, TimeoutError):
                self.failed += 1
            else:
                if frame.startswith(b'{"kind":"news"'):
                    return time.monotonic()
                self.refused["no table"] += 1


async def restart(wishes: argparse.Namespace) -> Report:
    """Connect the clients, restart the servers, and return the figures."""
    with running_servers(wishes.processes) as running:
        servers = running.servers
        ports = [one.settings.port for one in servers]
        crowd = Crowd(ports, wishes.clients // 2, 0, 0.5, wishes.routing)
        print(f"{wishes.clients} clients are being connected ...", file=sys.stderr)
        await crowd.open()
        if wishes.moves:
            await crowd.play(wishes.moves, wishes.seconds, 0)
        returning = Returning(wishes.seed)
        clients = []
        for pair in crowd._pairs:
            for guest in pair._players:
                assert guest.reading is not None
                guest.reading.cancel()
                port = crowd.port_of(pair._table) or guest.place.port
                clients.append(asyncio.ensure_future(returning.come_back(guest, pair._table, port)))
        await asyncio.sleep(1)
        down = time.monotonic()
        for one in servers:
            await asyncio.to_thread(one.kill if wishes.kill else one.end)
        for one in servers:
            one.begin()
        for one in servers:
            await asyncio.to_thread(one.wait)
        listening = time.monotonic()
        async with asyncio.timeout(GIVING_UP_SECONDS):
            back = [max(0.0, when - listening) for when in await asyncio.gather(*clients)]
        await crowd.close()
    return Report(
        commit(),
        machine(),
        len(back),
        wishes.processes,
        listening - down,
        at(0.5, back),
        at(0.99, back),
        max(back),
        returning.failed,
        dict(returning.refused),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clients", type=int, default=2000)
    parser.add_argument("--processes", type=int, default=1, help="more: PostgreSQL and Redis")
    parser.add_argument("--routing", choices=("spread", "table"), default="spread")
    parser.add_argument("--moves", type=float, default=200, help="moves per second before it")
    parser.add_argument("--seconds", type=float, default=10, help="seconds of moves before it")
    parser.add_argument(
        "--kill", action="store_true", help="kill the servers instead of ending them"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="where to write what was measured")
    wishes = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        report = runner.run(restart(wishes))
    print(report)
    text = json.dumps(asdict(report))
    print(text)
    if wishes.json is not None:
        wishes.json.write_text(text + "\n")
    sys.exit(0 if report.is_well else 1)


if __name__ == "__main__":
    main()
