"""Games over real sockets that survive faults of the server, and the check that no move got lost.

Lives here: players, and comparing what they know with the database. Does not live here: the faults
(`server_faults`).
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle

import httpx
from tests.support.players import QUICK, is_mine, is_over

from fourfold.client import Guest, RefusedByTable, Seat
from fourfold.server.store.storage import Storage
from fourfold.server.store.stored_events import Stored
from fourfold.server.table import wire
from fourfold.server.table.events import Aborted, Event, Opened, Person, Played
from fourfold.server.table.state import Table
from fourfold.server.table.views import table_view

SEATS_PER_GUEST = 16
PATIENCE = 120.0
CLOCK = {"seconds": 3600, "increment": 0}
TURN_SECONDS = 30
"""Seconds per turn in games of two people: longer than any player waits and any fault lasts."""


@dataclass
class Found:
    """The result of a run; the lists of errors should be empty."""

    games: int = 0
    moves: int = 0
    """Acknowledged moves."""
    back: dict[str, list[float]] = field(default_factory=dict)
    """Per kind of fault, the seconds until every client had the same state again."""
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    unequal: list[str] = field(default_factory=list)
    decided: list[str] = field(default_factory=list)
    """Games that ended by time or absence, though their players were there and moved within seconds."""
    clocks_apart_ms: int = 0
    """The largest difference between what two processes told of a clock, a second after a fault."""

    @property
    def is_well(self) -> bool:
        errors = self.lost or self.doubled or self.refused or self.unequal or self.decided
        return self.moves > 0 and not errors

    @property
    def slowest(self) -> float:
        return max(max(seconds) for seconds in self.back.values())

    def __str__(self) -> str:
        back = "; ".join(
            f"{kind} {len(seconds)} times: back within {max(seconds):.1f} s"
            for kind, seconds in self.back.items()
        )
        return (
            f"{self.games} live games, {self.moves:,} moves acknowledged: {len(self.lost)} lost, "
            f"{len(self.doubled)} doubled, {len(self.refused)} refused, "
            f"{len(self.unequal)} views unequal, {len(self.decided)} games decided by faults, "
            f"clocks at most {self.clocks_apart_ms} ms apart. {back}"
        )


class Roaming(Guest):
    """A guest who reconnects to another process, as behind a proxy."""

    def __init__(self, urls: Sequence[str]) -> None:
        super().__init__(urls[0])
        self._urls = cycle(urls)

    @property
    def url(self) -> str:
        return next(self._urls)

    @url.setter
    def url(self, url: str) -> None:
        self._urls = cycle([url])


class Player:
    """A player of game after game who keeps all acknowledged moves."""

    def __init__(self, seat: Seat, flow: asyncio.Event, pause: float, seed: str) -> None:
        self.seat = seat
        self.refused: list[str] = []
        self.acknowledged: list[tuple[str, int]] = []
        """Command id and event number of each acknowledged move."""
        self._flow = flow
        self._pause = pause
        self._rng = random.Random(seed)

    @property
    def table(self) -> str:
        name: str = self.seat.view["table"]
        return name

    @property
    def is_waiting(self) -> bool:
        """Return True if a command is unanswered or a bot has not moved."""
        if self.seat._unanswered:
            return True
        return self._has_bot and not (is_mine(self.seat.view) or is_over(self.seat.view))

    @property
    def _has_bot(self) -> bool:
        return any(chair["kind"] == "bot" for chair in self.seat.view["chairs"])

    async def play(self) -> None:
        """Play until cancelled; begin no move while the flow is stopped."""
        while True:
            await self.seat.until(lambda view: is_mine(view) or is_over(view), PATIENCE)
            await asyncio.sleep(self._rng.uniform(0, 2 * self._pause))
            await self._flow.wait()
            view = self.seat.view
            try:
                if is_over(view):
                    await self.seat.do(wire.Rematch)
                    await self._until_games(view["games"] + 1)
                elif is_mine(view):
                    await self._move()
            except RefusedByTable as error:
                self.refused.append(f"{self.table}: {error.code}")

    async def probe(self) -> None:
        """Make a move that another player must receive, or that a bot must answer."""
        await self._until_seq((await self.seat.do(wire.Say, phrase="hello")).seq)
        if self._has_bot and is_mine(self.seat.view):
            await self._move()

    async def _move(self) -> None:
        moves = self.seat.view["match"]["view"]["moves"]
        done = await self.seat.move(self._rng.choice(moves))
        self.acknowledged.append((done.id, done.seq))
        await self._until_seq(done.seq)

    async def _until_games(self, games: int) -> None:
        await self.seat.until(lambda view: view["games"] >= games, PATIENCE)

    async def _until_seq(self, seq: int) -> None:
        await self.seat.until(lambda view: view["seq"] >= seq, PATIENCE)


class Play:
    """Many running games."""

    def __init__(self, players: Sequence[Player], flow: asyncio.Event, found: Found) -> None:
        self.found = found
        self.players = players
        self._flow = flow
        self._work = [asyncio.ensure_future(player.play()) for player in players]

    async def go_on(self, seconds: float) -> None:
        """Let all games run for some seconds."""
        self._flow.set()
        await asyncio.sleep(seconds)
        broken = [task for task in self._work if task.done()]
        if broken:
            broken[0].result()

    def hold(self) -> None:
        """Let players begin no further moves."""
        self._flow.clear()

    async def settle(self, kind: str, began: float, probing: bool = False) -> None:
        """Wait until all clients have the same state again after a fault that began at ``began``.

        If probing, every player also makes a move, which others must receive and bots must answer.
        """
        self.hold()
        await wait_for(self._is_settled)
        if probing:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(player.probe() for player in self.players))
            await wait_for(self._is_settled)
        self.found.back.setdefault(kind, []).append(max(0.0, time.monotonic() - began))

    async def compare_clocks(self, urls: Sequence[str]) -> None:
        """Ask each process what it tells of all running clocks; keep the largest difference.

        The players do not move meanwhile. While a game against a bot goes on its clock may change.
        """
        tables = sorted({player.table for player in self.players})
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            for table in tables:
                asked = (_clock_at(http, url, table) for url in urls)
                clocks = [clock for clock in await asyncio.gather(*asked) if clock is not None]
                if len({where for where, _ in clocks}) == 1 and len(clocks) == len(urls):
                    times = [left for _, left in clocks]
                    apart = max(times) - min(times)
                    self.found.clocks_apart_ms = max(self.found.clocks_apart_ms, apart)

    def _is_settled(self) -> bool:
        at: dict[str, list[Seat]] = defaultdict(list)
        for player in self.players:
            if player.is_waiting or not player.seat.is_connected:
                return False
            at[player.table].append(player.seat)
        return all(_is_same(seats) for seats in at.values())

    async def end(self, url: str) -> None:
        """Stop all games and compare what the clients know with the database."""
        for task in self._work:
            if task.done():
                # It should have gone on: what ended it is told.
                task.result()
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        self.found.moves = sum(len(player.acknowledged) for player in self.players)
        self.found.refused = [text for player in self.players for text in player.refused]
        storage = Storage(url)
        try:
            at: dict[str, list[Player]] = defaultdict(list)
            for player in self.players:
                at[player.table].append(player)
            for name, players in at.items():
                _compare(name, await storage.load(name), players, self.found)
        finally:
            storage.close()


@asynccontextmanager
async def playing(
    urls: Sequence[str], games: int, bot_games: int, rate: float, seed: int = 1
) -> AsyncIterator[Play]:
    """Start games of two people and of a person against a bot, with ``rate`` moves per second in total."""
    flow = asyncio.Event()
    players: list[Player] = []
    async with AsyncExitStack() as stack:
        number = -(-games // SEATS_PER_GUEST)
        people = [await _guest(stack, urls, index) for index in range(2 * number)]
        for game in range(games + bot_games):
            first = 2 * (game % number)
            alone = game >= games
            seats = await _seated(stack, people[first : first + 1 if alone else first + 2])
            players += [
                Player(seat, flow, (games + bot_games) / rate, f"{seed} {game} {chair}")
                for chair, seat in enumerate(seats)
            ]
        play = Play(players, flow, Found(games=games + bot_games))
        try:
            yield play
        finally:
            play.hold()


async def _clock_at(
    http: httpx.AsyncClient, url: str, table: str
) -> tuple[tuple[int, str], int] | None:
    """Return which clock runs at a table, after which event, and the milliseconds left; None without."""
    answer = await http.get(f"{url}/api/tables/{table}", params={"away": "true"})
    view = answer.json()
    clock = view["match"] and view["match"]["clock"]
    if not clock or clock["running"] is None:
        return None
    left = clock["turn_left"] if clock["banks"] is None else clock["banks"][clock["running"]]
    return (view["seq"], clock["running"]), left - clock["spent"]


async def _guest(stack: AsyncExitStack, urls: Sequence[str], index: int) -> Guest:
    # The two of a table begin at different processes.
    turned = [*urls[index % len(urls) :], *urls[: index % len(urls)]]
    return await stack.enter_async_context(Roaming(turned))


async def _seated(stack: AsyncExitStack, people: Sequence[Guest]) -> list[Seat]:
    alone = len(people) == 1
    settings = {"clock": CLOCK} if alone else {}
    rules = QUICK if alone else f"{QUICK}+turn:{TURN_SECONDS}"
    name = await people[0].open("quarto", rules=rules, **settings)
    seats = [await stack.enter_async_context(guest.at(name)) for guest in people]
    for chair, seat in enumerate(seats):
        await seat.do(wire.Sit, chair=chair, name=f"Guest {chair}")
    if alone:
        await seats[0].do(wire.SeatBot, chair=1, bot="level1")
    await seats[0].do(wire.Start)
    return seats


async def wait_for(holds: Callable[[], bool]) -> None:
    """Wait until ``holds()`` is true; raise TimeoutError after `PATIENCE` seconds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


def _is_same(seats: Sequence[Seat]) -> bool:
    first = seats[0]
    return all(
        seat.seq == first.seq and seat.view["match"]["events"] == first.view["match"]["events"]
        for seat in seats
    )


def _compare(name: str, stored: Sequence[Stored], players: Sequence[Player], found: Found) -> None:
    if [row.seq for row in stored] != list(range(1, len(stored) + 1)):
        found.unequal.append(f"{name}: its numbers have gaps")
    written = {row.seq: row for row in stored}
    for player in players:
        for command, seq in player.acknowledged:
            row = written.get(seq)
            if row is None or row.command != command:
                found.lost.append(f"{name}: {seq}")
    times = Counter(row.command for row in stored if row.command and isinstance(row.event, Played))
    found.doubled += [f"{name}: {command}" for command, number in times.items() if number > 1]
    found.decided += [f"{name}: {row.seq}" for row in stored if _is_decided_by_server(row.event)]
    table = _replayed(name, stored)
    for player in players:
        chair = player.seat.view["your_chairs"][0]
        who = table.chairs[chair]
        session = who.session if isinstance(who, Person) else None
        if _timeless(table_view(table, session, 0)) != _timeless(player.seat.view):
            found.unequal.append(f"{name}: chair {chair}")


def _is_decided_by_server(event: Event) -> bool:
    by_server = isinstance(event, Played) and event.move in {"flag", "abandon"}
    return by_server or isinstance(event, Aborted)


def _timeless(view: dict) -> dict:  # type: ignore[type-arg]
    """Return a view without the time spent in the current turn."""
    match = view["match"]
    clock = match["clock"]
    return {**view, "match": {**match, "clock": clock and {**clock, "spent": 0}}}


def _replayed(name: str, stored: Sequence[Stored]) -> Table:
    opened = stored[0].event
    assert isinstance(opened, Opened)
    table = Table.open(name, opened)
    for row in stored[1:]:
        table = table.after(row.event, 0)
    return table
