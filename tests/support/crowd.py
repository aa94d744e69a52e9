"""A load generator: guests from many addresses who play in pairs, at a given rate of moves."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count, cycle
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

RULES = "classic+referee"
ROUTINGS = ("spread", "table")
"""How clients are assigned to servers: the guests of a table alternate between them, or all connect to the
server that the table's id chooses, as behind a proxy with consistent hashing."""
AT_ONCE = 16
"""Tables that are opened at the same time."""
SETTLING = 10.0
"""Seconds to wait at the end for messages under way."""


# --- The parts of the messages that are read ----------------------------------------------------


class Position(msgspec.Struct):
    to_act: str | None
    moves: list[str]
    outcome: dict[str, Any] | None


class Match(msgspec.Struct):
    your_seats: list[str]
    view: Position


class View(msgspec.Struct):
    seq: int
    games: int
    match: Match | None


class News(msgspec.Struct, tag_field="kind", tag="news"):
    view: View


class Done(msgspec.Struct, tag_field="kind", tag="done"):
    id: str
    seq: int


class Refused(msgspec.Struct, tag_field="kind", tag="refused"):
    id: str
    code: str


class Presence(msgspec.Struct, tag_field="kind", tag="presence"):
    spectators: int


class Ping(msgspec.Struct, tag_field="kind", tag="ping"):
    number: int


PING = b'{"kind":"ping"'
NEWS = b'{"kind":"news"'
_read = msgspec.json.Decoder(News | Done | Refused | Presence | Ping).decode


# --- Guests ------------------------------------------------------------------------------------


@dataclass
class Place:
    """The port of a server and the loopback address from which a guest connects."""

    port: int
    source: str

    async def post(self, path: str, body: object, token: str = "") -> Any:
        """Post to a path of the API and return the answer."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.source, 0)
        )
        data = json.dumps(body).encode()
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
            f"Authorization: Bearer {token}\r\n\r\n".encode()
            + data
        )
        answer = await reader.read()
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
        head, _, body_read = answer.partition(b"\r\n\r\n")
        if b" 201 " not in head.splitlines()[0]:
            raise RuntimeError(f"{path}: {head.splitlines()[0].decode()}")
        return json.loads(body_read)

    async def connect(self, table: str, token: str, port: int | None = None) -> ClientConnection:
        """Open a socket to a table, at another port than the guest's own if given."""
        return await connect(
            f"ws://127.0.0.1:{port or self.port}/api/tables/{table}/socket",
            additional_headers={"Authorization": f"Bearer {token}"},
            local_addr=(self.source, 0),
            compression=None,
            ping_interval=None,
            max_queue=None,
            proxy=None,
        )


class Guest:
    """A guest with a token and a socket to a table."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.token = ""
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None

    async def arrive(self) -> None:
        self.token = (await self.place.post("/api/session?program=true", {}))["token"]

    async def leave(self) -> None:
        socket, reading = self.socket, self.reading
        self.socket = self.reading = None
        if reading is not None:
            reading.cancel()
        if socket is not None:
            await socket.close()


@dataclass
class Figures:
    """The measured times and counts."""

    rate: float
    seconds: float
    due: int = 0
    milliseconds: list[float] = field(default_factory=list)
    lateness: list[float] = field(default_factory=list)
    """Milliseconds by which the generator itself was late; large ones make the measurement void."""
    all_moves: int = 0
    """Moves that arrived, those of the warm-up included."""
    games: int = 0
    tables: int = 0
    errors: Counter[str] = field(default_factory=Counter)
    to_be_watched: int = 0
    """News that spectators should have received: moves that arrived, times the spectators of their tables."""
    watched: int = 0
    """News that spectators received."""


class Pair:
    """A table with two players, and perhaps a spectator."""

    def __init__(self, crowd: Crowd, players: Sequence[Guest], spectators: Sequence[Guest]) -> None:
        self._crowd = crowd
        self._players = players
        self._spectators = spectators
        self._waiting: deque[tuple[float, bool]] = deque()
        self._sent: tuple[int, int, float, bool] | None = None
        """Mover, event number, due time, and whether the move is measured, per move under way."""
        self._mover: tuple[int, News] | None = None
        self._table = ""
        self._over = 0
        """The number of the last finished game of the table."""

    async def open(self) -> None:
        """Open a table, sit down and start."""
        opened = await self._players[0].place.post(
            "/api/tables", {"game": "quarto", "rules": RULES}, self._players[0].token
        )
        self._over = 0
        self._table = opened["table"]
        for guest in (*self._players, *self._spectators):
            port = self._crowd.port_of(self._table)
            guest.socket = await guest.place.connect(self._table, guest.token, port)
        for chair, guest in enumerate(self._players):
            await self._ask(guest, {"do": "sit", "chair": chair, "name": f"Guest {chair}"})
        await self._ask(self._players[0], {"do": "start"})
        for number, guest in enumerate((*self._players, *self._spectators)):
            guest.reading = asyncio.ensure_future(self._read(number, guest))
        self._crowd.figures.tables += 1

    async def _ask(self, guest: Guest, command: dict[str, object]) -> None:
        assert guest.socket is not None
        name = self._crowd.new_id()
        await guest.socket.send(json.dumps({**command, "id": name, "base": 0}))
        while True:
            message = _read(await guest.socket.recv())
            if isinstance(message, News):
                self._hear(self._players.index(guest), message)
            elif isinstance(message, Refused):
                raise RuntimeError(message.code)
            elif isinstance(message, Done) and message.id == name:
                return

    async def close(self) -> None:
        for guest in (*self._players, *self._spectators):
            await guest.leave()

    def let(self, due: float, counts: bool) -> None:
        """Make the next move, which is due now."""
        self._waiting.append((due, counts))
        self._move()

    @property
    def unfinished(self) -> int:
        """The number of measured moves that have not arrived."""
        waiting = sum(counts for _, counts in self._waiting)
        return waiting + (self._sent is not None and self._sent[3])

    def _move(self) -> None:
        if self._sent is not None or self._mover is None or not self._waiting:
            return
        number, news = self._mover
        due, counts = self._waiting.popleft()
        match = news.view.match
        assert match is not None
        self._mover = None
        self._sent = number, news.view.seq, due, counts
        move = self._crowd.rng.choice(match.view.moves)
        self._send(number, {"do": "move", "base": news.view.seq, "move": move})

    def _send(self, number: int, command: dict[str, object]) -> None:
        socket = self._players[number].socket
        if socket is not None:
            text = json.dumps({**command, "id": self._crowd.new_id()})
            self._crowd.start(socket.send(text))

    async def _read(self, number: int, guest: Guest) -> None:
        assert guest.socket is not None
        try:
            while True:
                frame = await guest.socket.recv(decode=False)
                if number >= len(self._players) and not frame.startswith(PING):
                    # A spectator hears it, and that is all.
                    self._crowd.figures.watched += frame.startswith(NEWS)
                    continue
                message = _read(frame)
                if isinstance(message, News):
                    self._hear(number, message)
                elif isinstance(message, Ping):
                    await guest.socket.send(json.dumps({"do": "pong", "number": message.number}))
                elif isinstance(message, Done):
                    self._crowd.acknowledged[self._table, message.seq] = message.id
                elif isinstance(message, Refused):
                    self._crowd.figures.errors[message.code] += 1
        except ConnectionClosed as error:
            self._crowd.figures.errors[f"closed {error.rcvd and error.rcvd.code}"] += 1
        except msgspec.DecodeError as error:
            self._crowd.figures.errors[str(error)] += 1

    def _hear(self, number: int, news: News) -> None:
        match = news.view.match
        if match is None:
            return
        sent = self._sent
        if sent is not None and number != sent[0] and news.view.seq > sent[1]:
            self._sent = None
            self._crowd.figures.all_moves += 1
            self._crowd.figures.to_be_watched += len(self._spectators)
            if sent[3]:
                waited = time.perf_counter() - sent[2]
                self._crowd.figures.milliseconds.append(1000 * waited)
        if match.view.outcome is not None:
            if news.view.games > self._over:
                self._over = news.view.games
                self._crowd.figures.games += 1
                self._mover = None
                self._crowd.start(self._go_on(news.view.seq))
        elif match.view.to_act in match.your_seats:
            self._mover = number, news
        self._move()

    async def _go_on(self, seq: int) -> None:
        """Start the next game, at this table or at a new one."""
        if self._crowd.rng.random() < self._crowd.rematches:
            for number in range(len(self._players)):
                self._send(number, {"do": "rematch", "base": seq})
            return
        # The other has to see the end, too.
        while self._sent is not None:
            await asyncio.sleep(0.01)
        await self.close()
        self._mover = None
        await self.open()
        self._move()


class Crowd:
    """All tables of the load generator."""

    def __init__(
        self,
        ports: Sequence[int],
        games: int,
        spectators: int,
        rematches: float,
        routing: str = "spread",
    ) -> None:
        self.rng = random.Random(1)
        self.routing = routing
        self._ports = ports
        self.figures = Figures(0, 0)
        self.rematches = rematches
        self.acknowledged: dict[tuple[str, int], str] = {}
        """Acknowledged commands by table and event number."""
        self._ids = count(1)
        self._tasks: set[asyncio.Task[Any]] = set()
        sources = cycle(f"127.0.0.{number}" for number in range(2, 250))
        servers = cycle(ports)

        def guest() -> Guest:
            return Guest(Place(next(servers), next(sources)))

        self._pairs = [
            Pair(self, [guest(), guest()], [guest()] if number < spectators else [])
            for number in range(games)
        ]
        # More spectators than games: the first tables have several.
        for number in range(max(0, spectators - games)):
            pair = self._pairs[number % games]
            pair._spectators = [*pair._spectators, guest()]

    def port_of(self, table: str) -> int | None:
        """Return the port of the server to which all guests of a table connect; None for their own."""
        return None if self.routing == "spread" else self._ports[int(table, 16) % len(self._ports)]

    def new_id(self) -> str:
        return f"l{next(self._ids)}"

    def start(self, work: Any) -> None:
        """Run a coroutine in the background and count its errors."""

        async def counted() -> None:
            try:
                await work
            except Exception as error:
                self.figures.errors[f"{type(error).__name__}: {error}"[:80]] += 1

        task = asyncio.ensure_future(counted())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def open(self) -> None:
        """Connect all guests and start their games."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(pair: Pair) -> None:
            async with gate:
                for guest in (*pair._players, *pair._spectators):
                    await guest.arrive()
                await pair.open()

        await asyncio.gather(*(one(pair) for pair in self._pairs))

    async def close(self) -> None:
        await asyncio.gather(*(pair.close() for pair in self._pairs))

    async def play(self, rate: float, seconds: float, warmup: float) -> Figures:
        """Make moves at a rate; moves of the warm-up are not measured."""
        figures = self.figures = Figures(rate, seconds)
        clock = time.perf_counter
        began = clock() + 0.1
        first = began + warmup
        last = first + seconds
        order = cycle(self.rng.sample(self._pairs, len(self._pairs)))
        for number in count():
            due = began + number / rate
            if due >= last:
                break
            while (left := due - clock()) > 0:
                await asyncio.sleep(left)
            counts = due >= first
            if counts:
                figures.due += 1
                figures.lateness.append(1000 * (clock() - due))
            next(order).let(due, counts)
            if number % 64 == 0:
                await asyncio.sleep(0)
        until = clock() + SETTLING
        while clock() < until and any(pair.unfinished for pair in self._pairs):
            await asyncio.sleep(0.05)
        return figures
