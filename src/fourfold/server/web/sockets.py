"""A table's connections: a WebSocket, and the same commands and news over HTTP.

Lives here: the routes, the life of one connection and its limits. A client that reads too slowly is
disconnected; so is one that sends too much, too often, or frames that are no commands. Does not live here:
what a command comes to (`rooms.room`), the form of messages (`table.wire`), deadlines of TCP connections
(`edge.connections`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncGenerator
from typing import Annotated, Any

from litestar import Response, WebSocket, get, post, websocket
from litestar.exceptions import ClientException, WebSocketDisconnect
from litestar.params import QueryParameter
from litestar.response import Stream

from fourfold.server.edge.connections import ARRIVED
from fourfold.server.edge.gate import note_refusal
from fourfold.server.process.background import end_tasks
from fourfold.server.process.bus import AddressHash
from fourfold.server.process.limits import Limiter
from fourfold.server.process.metrics import Metrics
from fourfold.server.rooms.room import TRY_AGAIN, Room, try_again
from fourfold.server.store.group_commit import Conflict, Unavailable
from fourfold.server.table import wire
from fourfold.server.table.close_codes import (
    BAD_FRAMES,
    GOING_AWAY,
    IDLE,
    NO_TABLE,
    NOT_ALLOWED,
    TOO_MUCH,
    TOO_SLOW,
)
from fourfold.server.table.events import Session
from fourfold.server.table.refusals import Refused, Unreadable
from fourfold.server.web import streams
from fourfold.server.web.requests import ApiRequest, PageToken, Since, TableId, guest_of, service_of

MAX_UNSENT_FRAMES = 64
"""Frames that wait to be sent to one client; a client for which more wait is disconnected."""
MAX_BAD_FRAMES = 5
"""Frames that are no commands, after which a client is disconnected."""
MAX_HASTY_FRAMES = 20
"""Frames in a row above the rate limit, after which a client is disconnected; commands among them are
refused."""
IDLE_SECONDS = 120.0
"""Seconds without a frame after which a client is disconnected; the page sends an empty frame every 30 s."""
CLOSING_SECONDS = 2.0
"""Seconds for a client to read the close frame."""
MAX_LAG_MS = 500
"""Milliseconds of lag that one measurement can yield."""
FIRST_PING_SECONDS, PING_SECONDS = 1.0, 10.0
"""Seconds until a client's lag is measured for the first time, and between measurements."""

log = logging.getLogger(__name__)


class Client:
    """The client of one WebSocket."""

    def __init__(
        self,
        socket: WebSocket,  # type: ignore[type-arg]
        session: Session | None,
        address: AddressHash,
    ) -> None:
        self.session = session
        self.address = address
        self._socket = socket
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(MAX_UNSENT_FRAMES)
        self._asked = -1
        self.lag = 0
        """Milliseconds that a frame travels from this client to the server; 0 until it is measured."""
        self.cut_off: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def tell(self, frame: bytes) -> None:
        """Queue a frame to be sent; disconnect the client if too many frames wait."""
        if self.cut_off.done():
            # After a gap, later news would be applied to the wrong state.
            return
        try:
            self._outbox.put_nowait(frame)
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        """Disconnect the client with this close code."""
        if not self.cut_off.done():
            self.cut_off.set_result(code)

    async def measure(self) -> None:
        """Send pings, whose answers tell how long frames travel."""
        await asyncio.sleep(FIRST_PING_SECONDS)
        while True:
            self._asked = time.monotonic_ns() // 1_000_000
            self.tell(wire.write(wire.Ping(self._asked)))
            await asyncio.sleep(PING_SECONDS)

    def heard(self, pong: wire.Pong) -> None:
        """Update the lag by the answer to the last ping; ignore other answers."""
        if pong.number != self._asked:
            return
        travelled = (time.monotonic_ns() // 1_000_000 - self._asked) // 2
        self._asked = -1
        self.lag = min(MAX_LAG_MS, travelled if self.lag == 0 else (self.lag + travelled) // 2)

    async def send_all(self) -> None:
        """Send the queued frames, in order."""
        while True:
            await self._socket.send_data((await self._outbox.get()).decode(), mode="text")


async def serve_client(
    socket: WebSocket,  # type: ignore[type-arg]
    client: Client,
    room: Room,
    since: int | None,
    limiter: Limiter,
    metrics: Metrics,
) -> int:
    """Serve a client until either side ends the connection; return the code with which to close it."""
    await room.welcome(client, since)
    sending = asyncio.ensure_future(client.send_all())
    reading = asyncio.ensure_future(_read_all(socket, client, room, limiter, metrics))
    measuring = asyncio.ensure_future(client.measure())
    try:
        waited: set[asyncio.Future[Any]] = {sending, reading, client.cut_off}
        await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        if client.cut_off.done():
            return client.cut_off.result()
        if reading.done() and reading.exception() is None:
            return reading.result()
        if reading.done():
            log.exception("a socket failed", exc_info=reading.exception())
        return GOING_AWAY
    finally:
        room.leave(client)
        await end_tasks((sending, reading, measuring))


async def _read_all(
    socket: WebSocket,  # type: ignore[type-arg]
    client: Client,
    room: Room,
    limiter: Limiter,
    metrics: Metrics,
) -> int:
    bad = hasty = 0
    while True:
        try:
            async with asyncio.timeout(IDLE_SECONDS):
                message: Any = await socket.receive()
        except TimeoutError:
            return IDLE
        except WebSocketDisconnect:
            return GOING_AWAY
        if message["type"] == "websocket.disconnect":
            return GOING_AWAY
        frame: str = message.get("text") or ""
        began = time.perf_counter()
        metrics.frames.inc()
        if client.session is None:
            return NOT_ALLOWED
        in_time = limiter.allows(client.session, time.monotonic())
        hasty = 0 if in_time else hasty + 1
        if hasty > MAX_HASTY_FRAMES:
            return TOO_MUCH
        if not frame:
            # An empty frame keeps the connection alive.
            continue
        try:
            command = wire.read_command(frame)
        except wire.BadFrame as error:
            metrics.bad_frames.inc()
            client.tell(wire.write(wire.Refusal("", "bad-frame", str(error)[:200])))
            bad += 1
            if bad >= MAX_BAD_FRAMES:
                return BAD_FRAMES
            continue
        if isinstance(command, wire.Pong):
            client.heard(command)
            continue
        answer: wire.Done | wire.Refusal
        if not in_time:
            client.tell(
                wire.write(wire.Refusal(command.id, "too-fast", "expected fewer commands a second"))
            )
            continue
        try:
            arrived = message.get(ARRIVED)
            answer = await room.do(client.session, command, client.lag, arrived, client.address)
        except Unreadable:
            return NO_TABLE
        except (Conflict, Unavailable):
            answer = try_again(command)
        client.tell(wire.write(answer))
        metrics.commands.labels(type(answer).__name__.lower()).inc()
        metrics.command_seconds.observe(time.perf_counter() - began)


async def refuse(socket: WebSocket, code: int) -> None:  # type: ignore[type-arg]
    """Accept the connection and close it with a code: a page cannot read a refused handshake."""
    await accept(socket)
    await close(socket, code)


async def accept(socket: WebSocket) -> bool:  # type: ignore[type-arg]
    """Accept the connection; return False if the client has gone."""
    try:
        await socket.accept()
    except (WebSocketDisconnect, RuntimeError, OSError):
        return False
    return True


async def close(socket: WebSocket, code: int) -> None:  # type: ignore[type-arg]
    """Close a connection that may be closed already; give up waiting for a client that does not read."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        async with asyncio.timeout(CLOSING_SECONDS):
            await socket.close(code)
    # Break the reference cycle of the socket and its functions, so that it needs no garbage collection.
    del socket.receive, socket.send


# --- Routes ------------------------------------------------------------------------------------


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: TableId,
    page: Annotated[str | None, QueryParameter(max_length=64)] = None,
    since: Since = None,
) -> None:
    """Open a table's WebSocket; a page shows its page token, a program its bearer token."""
    service = service_of(socket.app.state)
    address = service.guests.address(socket)
    key = service.guests.address_hash(socket)
    is_within = service.request_limiter.allows(key, time.monotonic())
    if not is_within or not service.connection_limit.add(address):
        note_refusal(socket)
        return await refuse(socket, TOO_MUCH)
    try:
        session = await service.guests.from_page(socket, page)
        if session is None:
            return await refuse(socket, NOT_ALLOWED)
        try:
            room = await service.rooms.room(table)
        except (Refused, Unreadable):
            return await refuse(socket, NO_TABLE)
        client = Client(socket, session, service.guests.address_hash(socket))
        service.clients.add(client)
        service.metrics.sockets.inc()
        try:
            if not await accept(socket):
                return None
            code = await serve_client(
                socket, client, room, since, service.command_limiter, service.metrics
            )
            await close(socket, code)
        finally:
            service.clients.discard(client)
            service.metrics.sockets.dec()
    finally:
        service.connection_limit.remove(address)


@post("/api/tables/{table:str}/commands", summary="Send a command to a table.", status_code=200)
async def do_command(
    request: ApiRequest, table: TableId, page: PageToken = None
) -> Response[bytes]:
    """Carry out a command; body and answer have the form of frames of the WebSocket."""
    service = service_of(request.app.state)
    body = await request.body()
    arrived = request.scope["state"].get(ARRIVED)
    # Other processes wait for this command before they stop a clock, also while the guest is looked up.
    with service.rooms.carrying_out(service.rooms.now() if arrived is None else arrived):
        return await _do_command(request, body, table, page, arrived)


async def _do_command(
    request: ApiRequest, body: bytes, table: TableId, page: PageToken, arrived: int | None
) -> Response[bytes]:
    session = await guest_of(request, page)
    service = service_of(request.app.state)
    room = await service.rooms.room(table)
    try:
        command = wire.read_command(body)
    except wire.BadFrame as error:
        raise ClientException(f"expected a command: {str(error)[:200]}") from None
    if isinstance(command, wire.Pong):
        raise ClientException("expected a command, got an answer to a question of a socket")
    address = service.guests.address_hash(request)
    room.asked(session, address)
    answer = await room.do(session, command, arrived=arrived, address=address)
    # A guest who has sat down with this command is present from now on, too.
    room.asked(session, address)
    response = Response(wire.write(answer), status_code=200, media_type="application/json")
    if isinstance(answer, wire.Refusal):
        response.status_code = 503 if answer.code == TRY_AGAIN else 409
        if answer.code == TRY_AGAIN:
            response.headers["Retry-After"] = "1"
    return response


@get("/api/tables/{table:str}/stream", summary="News of a table, one line of JSON each.")
async def stream(request: ApiRequest, table: TableId, since: Since = None) -> Stream:
    """Stream the WebSocket's messages; empty lines keep the connection alive, ``since`` resumes."""
    service = service_of(request.app.state)
    room = await service.rooms.room(table)
    session = await service.guests.from_reader(request)
    reader = _StreamReader(session, service.guests.address_hash(request))
    return streams.streamed(request, _lines(room, reader, since))


class _StreamReader:
    """The client of one stream."""

    def __init__(self, session: Session | None, address: AddressHash) -> None:
        self.session = session
        self.address = address
        self.frames: asyncio.Queue[bytes] = asyncio.Queue(MAX_UNSENT_FRAMES)
        self.is_too_slow = False

    def tell(self, frame: bytes) -> None:
        if self.is_too_slow:
            return
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.is_too_slow = True

    def end(self, _: int) -> None:
        self.is_too_slow = True
        if not self.frames.full():
            self.frames.put_nowait(b"")


async def _lines(room: Room, reader: _StreamReader, since: int | None) -> AsyncGenerator[bytes]:
    await room.welcome(reader, since)
    try:
        while not reader.is_too_slow:
            try:
                async with asyncio.timeout(streams.KEEP_ALIVE_SECONDS):
                    frame = await reader.frames.get()
            except TimeoutError:
                frame = b""
            yield frame + b"\n"
    finally:
        room.leave(reader)


ROUTES = [table_socket, do_command, stream]
