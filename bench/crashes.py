"""``python -m bench.crashes``: what ``kill -9`` of the server costs people in the middle of their games.

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
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tests.server.players import QUICK, is_mine, is_over
from tests.server.services import Server, server

from fourfold.server import wire
from fourfold.server.client import Guest, RefusedByTable, Seat
from fourfold.server.events import Opened, Played
from fourfold.server.storage import Storage, Stored
from fourfold.server.tables import Table
from fourfold.server.views import table_view

SEATS_A_GUEST = 16
PATIENCE = 120.0


@dataclass
class Found:
    """What was found; all lists of what went wrong should be empty."""

    kills: int = 0
    games: int = 0
    moves: int = 0
    """Moves that were acknowledged."""
    slowest: float = 0.0
    """Seconds from a kill until the last client was back on the same state."""
    slowest_start: float = 0.0
    """Seconds of that until the server answered."""
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    unequal: list[str] = field(default_factory=list)

    @property
    def is_well(self) -> bool:
        return not (self.lost or self.doubled or self.refused or self.unequal)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills under {self.games} live games: {self.moves:,} moves acknowledged, "
            f"{len(self.lost)} lost, {len(self.doubled)} doubled, {len(self.refused)} refused, "
            f"{len(self.unequal)} views unequal; all clients back on the same state within "
            f"{self.slowest:.1f} s (the server within {self.slowest_start:.1f} s)"
        )


class Player:
    """Somebody who plays game after game, and remembers what was acknowledged."""

    def __init__(self, seat: Seat, flow: asyncio.Event, pause: float, seed: str) -> None:
        self.seat = seat
        self.refused: list[str] = []
        self.acknowledged: list[tuple[str, int]] = []
        """Command and number of each move."""
        self._flow = flow
        self._pause = pause
        self._rng = random.Random(seed)

    @property
    def is_waiting(self) -> bool:
        """Whether there is a command without an answer."""
        return bool(self.seat._unanswered)

    async def play(self) -> None:
        """Play until cancelled; while the flow is stopped nothing new is begun."""
        while True:
            await self.seat.until(lambda view: is_mine(view) or is_over(view), PATIENCE)
            await asyncio.sleep(self._rng.uniform(0, 2 * self._pause))
            await self._flow.wait()
            view = self.seat.view
            try:
                if is_over(view):
                    await self.seat.do(wire.Rematch)
                    await self.seat.until(lambda now: now["games"] > view["games"], PATIENCE)  # noqa: B023
                elif is_mine(view):
                    done = await self.seat.move(self._rng.choice(view["match"]["view"]["moves"]))
                    self.acknowledged.append((done.id, done.seq))
                    await self.seat.until(lambda now: now["seq"] >= done.seq, PATIENCE)  # noqa: B023
            except RefusedByTable as error:
                self.refused.append(f"{self.seat.view['table']}: {error.code}")


async def crash(running: Server, kills: int, games: int, rate: float, seed: int) -> Found:
    """Play and kill; ``rate`` is the number of moves a second of all games together."""
    found = Found(games=games)
    rng = random.Random(seed)
    flow = asyncio.Event()
    async with AsyncExitStack() as stack:
        hosts = -(-games // SEATS_A_GUEST)
        people = [await stack.enter_async_context(Guest(running.url)) for _ in range(2 * hosts)]
        players: list[Player] = []
        for number in range(games):
            pair = people[2 * (number % hosts) : 2 * (number % hosts) + 2]
            seats = await _seated(stack, pair)
            players += [
                Player(seat, flow, games / rate, f"{seed} {number} {chair}")
                for chair, seat in enumerate(seats)
            ]
        work = [asyncio.ensure_future(player.play()) for player in players]
        try:
            for _ in range(kills):
                flow.set()
                await asyncio.sleep(rng.uniform(0.5, 2.0))
                await _kill(running, players, flow, found)
                broken = [task for task in work if task.done()]
                if broken:
                    broken[0].result()
            await _wait_for(lambda: not any(player.is_waiting for player in players))
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
        found.moves = sum(len(player.acknowledged) for player in players)
        found.refused = [text for player in players for text in player.refused]
        await asyncio.to_thread(running.end)
        await _compare(running.settings.database_url, players, found)
    return found


async def _seated(stack: AsyncExitStack, pair: Sequence[Guest]) -> list[Seat]:
    name = await pair[0].open("quarto", rules=QUICK)
    seats = [await stack.enter_async_context(guest.at(name)) for guest in pair]
    for chair, seat in enumerate(seats):
        await seat.do(wire.Sit, chair=chair, name=f"Guest {chair}")
    await seats[0].do(wire.Start)
    return seats


async def _kill(
    running: Server, players: Sequence[Player], flow: asyncio.Event, found: Found
) -> None:
    """Kill the server in the middle of it all, start it again, and wait for everybody."""
    before = [player.seat.connections for player in players]
    began = time.monotonic()
    running.kill()
    flow.clear()
    running.begin()
    await asyncio.to_thread(running.wait)
    found.slowest_start = max(found.slowest_start, time.monotonic() - began)

    def are_back() -> bool:
        return all(
            player.seat.connections > count and not player.is_waiting
            for player, count in zip(players, before, strict=True)
        )

    await _wait_for(are_back)
    # Two at one table see the same; what is written but was not told yet comes any moment.
    pairs = list(zip(players[::2], players[1::2], strict=True))
    await _wait_for(lambda: all(_same(one.seat, two.seat) for one, two in pairs))
    found.slowest = max(found.slowest, time.monotonic() - began)
    found.kills += 1


def _same(one: Seat, two: Seat) -> bool:
    return one.seq == two.seq and one.view["match"]["events"] == two.view["match"]["events"]


async def _wait_for(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


async def _compare(url: str, players: Sequence[Player], found: Found) -> None:
    """Hold what the players know against what the database has."""
    storage = Storage(url)
    try:
        for one, two in zip(players[::2], players[1::2], strict=True):
            name = one.seat.view["table"]
            stored = await storage.load(name)
            seqs = [row.seq for row in stored]
            if seqs != list(range(1, len(stored) + 1)):
                found.unequal.append(f"{name}: its numbers have gaps")
            written = {row.seq: row for row in stored}
            times = Counter(row.command for row in stored if isinstance(row.event, Played))
            for player in (one, two):
                for command, seq in player.acknowledged:
                    row = written.get(seq)
                    if row is None or row.command != command:
                        found.lost.append(f"{name}: {seq}")
            found.doubled += [f"{name}: {command}" for command, n in times.items() if n > 1]
            table = _replayed(name, stored)
            for player, chair in ((one, 0), (two, 1)):
                session = table.chairs[chair].session  # type: ignore[union-attr]
                if table_view(table, session, 0) != player.seat.view:
                    found.unequal.append(f"{name}: chair {chair}")
    finally:
        storage.close()


def _replayed(name: str, stored: Sequence[Stored]) -> Table:
    opened = stored[0].event
    assert isinstance(opened, Opened)
    table = Table.open(name, opened)
    for row in stored[1:]:
        table = table.after(row.event, 0)
    return table


def run(folder: Path, kills: int, games: int, rate: float, seed: int = 1, **settings: Any) -> Found:
    """The whole of it on a server of its own."""
    with server(folder, **settings) as running:
        work: Awaitable[Found] = crash(running, kills, games, rate, seed)
        return asyncio.run(work)  # type: ignore[arg-type]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument(
        "--moves", type=float, default=150.0, help="a second, of all games together"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="where to write what was found")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="fourfold-crashes-") as folder:
        found = run(Path(folder), wishes.kills, wishes.games, wishes.moves, wishes.seed)
    print(found)
    text = json.dumps(asdict(found))
    print(text)
    if wishes.json is not None:
        wishes.json.write_text(text + "\n")
    sys.exit(0 if found.is_well and found.slowest <= 10 else 1)


if __name__ == "__main__":
    main()
