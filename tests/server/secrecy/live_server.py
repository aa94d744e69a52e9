"""A running server with scripted clock, random numbers and ids, and all bytes that one viewer receives.

A story of `pairs` is told to a real server, twice: the viewer sits at a real socket and asks over HTTP, and
every byte that arrives is kept, with close codes and headers. So is what bots are given; the story answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from tests.server.secrecy.pairs import BOT, CLOCK, GUESTS, OTHERS, Pair, Step, _held, other_deals
from tests.support import plain_http
from tests.support.patience import PATIENCE_SECONDS
from tests.support.scripted_table import ScriptedTable
from tests.support.services import GENEROUS
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fourfold.games.game import GameError, View
from fourfold.server.bots import worker
from fourfold.server.bots.fair_queue import Asker, Work
from fourfold.server.bots.pool import Question
from fourfold.server.edge import slots
from fourfold.server.edge.connections import Connection
from fourfold.server.edge.frames import Socket
from fourfold.server.process.service import Service
from fourfold.server.rooms import room as room_module
from fourfold.server.rooms.leases import Leases
from fourfold.server.rooms.presence import Presence
from fourfold.server.rooms.room import Room
from fourfold.server.settings import ServerSettings
from fourfold.server.store import storage
from fourfold.server.table import commands, wire
from fourfold.server.table.events import Settings, Started
from fourfold.server.table.refusals import Refused
from fourfold.server.web import sockets, streams
from fourfold.server.web.app import create_app

Received = list[tuple[str, object]]
"""What was received, with its channel."""
TRIES = ("", "{", '{"do": "move"}', '{"do": "fly", "id": "x", "base": 0}', "[1]", '{"do": 1}')
NEVER = 1e6
LONG = 10**9
"""Milliseconds that never pass in a test."""


class ScriptedBots:
    """Bots whose moves the story decides."""

    waiting = replaced = 0

    def __init__(self) -> None:
        self.seed = ""
        """The seed of the table of the current story."""
        self.given: list[tuple[str, bytes]] = []
        """For each question, the seat, and the view and history that its bot was given."""
        self._asked: list[asyncio.Future[str]] = []

    def begin(self, seed: str) -> None:
        """Begin another story; questions of older stories are never answered."""
        self.seed = seed
        self.given.clear()
        self._asked.clear()

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    def queued(self, work: Work) -> int:
        return 0

    async def ask(self, question: Question, asker: Asker) -> msgspec.Raw:
        # As a worker process would do it.
        return worker.reply(msgspec.json.encode(question)).answer

    async def move(self, bot: str, view: View, seed: str, asker: Asker, work: Work) -> str:
        if not seed.startswith(f"{self.seed} "):
            # A table of an older story, where nothing happens any more.
            await asyncio.Event().wait()
        seen = [bot, view.to_json(), list(view.history)]
        self.given.append((str(view.viewer), msgspec.json.encode(seen)))
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._asked.append(answer)
        return await answer

    def answer(self, move: str) -> None:
        """Answer the latest open question with this move."""
        while self._asked:
            answer = self._asked.pop()
            if not answer.done():
                answer.set_result(move)
                return


class _Keeper(Leases):
    async def _flag(self, room: Room) -> None:
        """Do nothing: the story decides when a clock expires."""

    async def _check_absences(self, room: Room, *, are_stale: bool) -> None:
        """Do nothing: the story decides who is absent."""


class LiveServer:
    """A server with scripted clock, random numbers and ids."""

    def __init__(self, folder: Path, salt: str) -> None:
        self._salt = salt
        self._ids = itertools.count()
        self.now = 1_000
        self.deals: dict[str, list[str]] = {}
        self._settings = ServerSettings(database_url=f"sqlite:///{folder / salt}.db", **GENEROUS)
        self.url = ""

    def _make(self, settings: ServerSettings) -> Service:
        service = self.service = Service(settings)
        service.pool = self.thinkers = ScriptedBots()  # type: ignore[assignment]
        service.leases = _Keeper(service.rooms, service.pool)
        service.rooms.now = lambda: self.now
        service.rooms._new_id = self._new_id
        return service

    def _new_id(self) -> str:
        """Return, by turns, the seed of a table, which is secret, and its id, which is not."""
        number = next(self._ids)
        return f"{number:032x}" if number % 2 else f"{self._salt} {number}"

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        config = uvicorn.Config(
            create_app(self._settings, self._make),
            port=0,
            # Also what arrives, arrives by the story's time.
            http=type("StagedConnection", (Connection,), {"stamp": lambda _: self.now}),
            ws=type("StagedSocket", (Socket,), {"stamp": lambda _: self.now}),
            ws_max_size=wire.MAX_FRAME_BYTES,
            ws_per_message_deflate=False,
            server_header=False,
            date_header=False,
            access_log=False,
            log_config=None,
        )
        listening = config.bind_socket()
        self.url = f"127.0.0.1:{listening.getsockname()[1]}"
        server = uvicorn.Server(config)
        running = asyncio.ensure_future(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            client = plain_http.AsyncClient(base_url=f"http://{self.url}", timeout=PATIENCE_SECONDS)
            async with client as self._http:
                yield
        finally:
            server.should_exit = True
            await running

    # --- A story -----------------------------------------------------------------------------------

    async def tell(self, pair: Pair, deals: list[str], number: int) -> Received:
        """Play the story with these cards and return all that the viewer receives."""
        story, here = pair.story, self.service.rooms
        here.rng = random.Random(story.seed)
        self._viewer, self._number = pair.viewer, number
        for name in (*GUESTS, *OTHERS):
            await self.service.storage.add_session(self._session(name), self._token(name))
        settings = {k: v for k, v in story.settings.items() if k != "rng"}
        room = await here.open(Settings("quartino", **settings), self._session("ada"))
        self.deals[room.table.id] = list(deals)
        self.thinkers.begin(room.table.seed)
        received: Received = []
        viewer = pair.viewer
        async with self._looking(viewer, room, received) as socket:
            for count, step in enumerate(story.steps[: pair.until + 1]):
                self.now += step.passes
                if not step.refused or step.who.partition(" as ")[0] == viewer:
                    await self._take(room, step, count, socket, received)
            await self._settle(socket)
            await self._ask_for_all(room, viewer, received)
            if socket is not None:
                await self._misbehave(socket, received)
        held = _held(pair)
        received += [("bot", given) for seat, given in self.thinkers.given if seat in held]
        # Nobody is needed there any more.
        del here._rooms[room.table.id]
        return received

    def _session(self, name: str) -> str:
        return f"{'mine' if name == self._viewer else self._salt}-{name}-{self._number}"

    def _token(self, name: str) -> str:
        return f"token-{name}-{self._number}"

    async def _take(
        self,
        room: Room,
        step: Step,
        number: int,
        socket: ClientConnection | None,
        received: Received,
    ) -> None:
        if step.who == CLOCK:
            with contextlib.suppress(Refused, GameError):
                await room.carry_out(lambda table: commands.flag(table, self.now))
            return
        if step.who == BOT:
            await self._bot_moves(room, step.line)
            return
        name, _, seat = step.who.partition(" as ")
        words = ScriptedTable("quartino")
        words.ids = number
        command = words.command(name, step.line, seat or None, step.base)
        if name != self._viewer or socket is None:
            await room.do(self._session(name), command, step.lag)
            return
        for client in self.service.clients:
            client.lag = step.lag
        await socket.send(msgspec.json.encode(command).decode())
        answered = f'"id":"{command.id}"'
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not any(answered in str(what) for _, what in received[-20:]):
                await asyncio.sleep(0.001)

    async def _bot_moves(self, room: Room, move: str) -> None:
        before = room.table.seq
        async with asyncio.timeout(PATIENCE_SECONDS):
            while room.table.seq == before and room.table.bot_to_act is not None:
                self.thinkers.answer(move)
                await asyncio.sleep(0.002)

    # --- Channels ----------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _looking(
        self, viewer: str | None, room: Room, received: Received
    ) -> AsyncIterator[ClientConnection | None]:
        """Connect the viewer: a stream, and a socket if the viewer is a guest."""
        async with contextlib.AsyncExitStack() as stack:
            path = f"/api/tables/{room.table.id}/stream"
            stream = await stack.enter_async_context(
                self._http.stream("GET", path, headers=self._head(viewer), timeout=None)
            )
            received.append(("stream", (stream.status_code, sorted(stream.headers.items()))))
            lines = asyncio.ensure_future(_keep(stream.aiter_lines(), "stream", received))
            stack.callback(lines.cancel)
            if viewer is None:
                yield None
                return
            socket = await stack.enter_async_context(self._connect(viewer, room, None))
            frames = asyncio.ensure_future(_keep(socket, "socket", received))
            stack.callback(frames.cancel)
            yield socket

    def _connect(self, viewer: str, room: Room, since: int | None) -> connect:
        asked = "" if since is None else f"?since={since}"
        return connect(
            f"ws://{self.url}/api/tables/{room.table.id}/socket{asked}",
            additional_headers=self._head(viewer),
            compression=None,
        )

    def _head(self, viewer: str | None) -> dict[str, str]:
        return {} if viewer is None else {"Authorization": f"Bearer {self._token(viewer)}"}

    async def _settle(self, socket: ClientConnection | None) -> None:
        """Wait until everything sent has arrived."""
        while any(room.is_busy for room in self.service.rooms.all()):
            await asyncio.sleep(0)
        for _ in range(3):
            await asyncio.sleep(0)
        if socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await (await socket.ping())

    async def _ask_for_all(self, room: Room, viewer: str | None, received: Received) -> None:
        table, seq = f"/api/tables/{room.table.id}", room.table.seq
        for path in (table, f"{table}/record", f"{table}/hint", "/api/mine", "/api/tables"):
            answer = await self._http.get(path, headers=self._head(viewer))
            received.append((path, _whole(answer)))
        for move in ("end", "call YBGP 1", "call BYGP 3", "call PGBY 8", "place Y c", "nonsense"):
            command = {"do": "move", "id": f"http {move}", "base": 0, "move": move}
            answer = await self._http.post(
                f"{table}/commands", json=command, headers=self._head(viewer)
            )
            received.append((f"POST {move}", _whole(answer)))
        for since in (0, 1, seq // 2, seq - 1, seq, seq + 5):
            if viewer is None:
                break
            async with self._connect(viewer, room, since) as socket:
                frames = asyncio.ensure_future(_keep(socket, f"since {since}", received))
                await self._settle(socket)
                frames.cancel()
        # Those who left are seen to have left.
        await asyncio.sleep(0.01)

    async def _misbehave(self, socket: ClientConnection, received: Received) -> None:
        """Send invalid frames until the server closes the connection."""
        with contextlib.suppress(ConnectionClosed):
            for frame in TRIES:
                await socket.send(frame)
        await socket.wait_closed()
        received.append(("closed", (socket.close_code, socket.close_reason)))


def _whole(answer: httpx.Response) -> tuple[int, list[tuple[str, str]], bytes]:
    return answer.status_code, sorted(answer.headers.items()), answer.content


async def _keep(source: Any, channel: str, received: Received) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for part in source:
            received.append((channel, part))


# --- Two servers -------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def two_live_servers(folder: Path) -> AsyncIterator[tuple[LiveServer, LiveServer]]:
    """Run one server for each table of a pair; the story decides the deals."""
    one, other = LiveServer(folder, "id"), LiveServer(folder, "another")
    new_game = commands._new_game

    def dealt(table: Any, first: int, rng: Any) -> Started:
        started = new_game(table, first, rng)
        for stage in (one, other):
            if table.seed.startswith(stage._salt) and stage.deals.get(table.id):
                deal = stage.deals[table.id].pop(0)
                started = msgspec.structs.replace(started, setup={**started.setup, "deal": deal})
        return started

    saved = sockets.FIRST_PING_SECONDS, streams.KEEP_ALIVE_SECONDS, storage._now
    saved_here = (
        room_module.PRESENCE_DELAY_SECONDS,
        room_module.GONE_MS,
        room_module.UNLISTED_MS,
        room_module.ABSENT_MS,
    )
    saved_pace = slots.STARTS_PER_SECOND, slots.STARTS_BURST
    commands._new_game = dealt
    sockets.FIRST_PING_SECONDS, streams.KEEP_ALIVE_SECONDS = NEVER, NEVER
    # How long a table has waited is real time, which neither world knows.
    storage._now = lambda: 1_000_000
    # When comings and goings are noticed is real time, too; and only the viewer is connected at all.
    (
        room_module.PRESENCE_DELAY_SECONDS,
        room_module.GONE_MS,
        room_module.UNLISTED_MS,
        room_module.ABSENT_MS,
    ) = 0.0, LONG, LONG, LONG
    # All requests come from one address: their pace would only take time.
    slots.STARTS_PER_SECOND, slots.STARTS_BURST = LONG, LONG
    counted = Presence.absent
    Presence.absent = lambda *a: dict.fromkeys(counted(*a), 0)  # type: ignore[method-assign]
    try:
        async with one.open(), other.open():
            yield one, other
    finally:
        Presence.absent = counted  # type: ignore[method-assign]
        commands._new_game = new_game
        sockets.FIRST_PING_SECONDS, streams.KEEP_ALIVE_SECONDS, storage._now = saved
        (
            room_module.PRESENCE_DELAY_SECONDS,
            room_module.GONE_MS,
            room_module.UNLISTED_MS,
            room_module.ABSENT_MS,
        ) = saved_here
        slots.STARTS_PER_SECOND, slots.STARTS_BURST = saved_pace


def by_channel(received: Received) -> dict[str, list[object]]:
    """Return what came by each channel, in order; the order between channels is undefined."""
    found: dict[str, list[object]] = {}
    for channel, what in received:
        found.setdefault(channel, []).append(what)
    return found


async def difference_on_live_servers(
    stages: tuple[LiveServer, LiveServer], pair: Pair, number: int
) -> tuple[str | None, int]:
    """Return the first difference between the two servers, and how many bytes were compared."""
    deals = list(pair.story.deals[: pair.story.steps[pair.until].after.games])
    one = by_channel(await stages[0].tell(pair, deals, number))
    other = by_channel(await stages[1].tell(pair, other_deals(pair), number))
    for channel in one.keys() | other.keys():
        a, b = one.get(channel, []), other.get(channel, [])
        for at, (mine, theirs) in enumerate(itertools.zip_longest(a, b)):
            if mine != theirs:
                return f"{pair}: {channel} {at}\n{mine}\n{theirs}", 0
    return None, len(json.dumps(one, default=str))
