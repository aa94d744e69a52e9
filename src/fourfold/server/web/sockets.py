"""A table's socket: commands in, news out.

Lives here: one connection's life and its limits. A reader that is too slow is cut off; so is one who sends
too much, too often, or what is no command.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from fourfold.server.bus import AddressHash
from fourfold.server.limits import Limiter
from fourfold.server.metrics import Metrics
from fourfold.server.rooms.room import CLOSED_WITHOUT_TABLE, Room
from fourfold.server.store.group_commit import Conflict, Unavailable
from fourfold.server.table import wire
from fourfold.server.table.events import Session
from fourfold.server.table.refusals import Unreadable
from fourfold.server.web.connections import ARRIVED

MOST_WAITING = 64
"""Frames that wait for a slow reader before it is cut off."""
MOST_BAD_FRAMES = 5
MOST_HASTY = 20
"""Frames in a row above the limit, commands among them refused, before a client is cut off."""
IDLE_SECONDS = 120.0
"""A client that sends nothing for so long is gone; ours send an empty frame now and then."""
CLOSING_SECONDS = 2.0
"""A client that is cut off may take so long to read that it is."""
MOST_LAG = 500
"""Milliseconds of lag that are believed."""
FIRST_PING, PING = 1.0, 10.0
"""Seconds before a client's lag is measured for the first time, and again."""

# Close codes, for clients to act upon.
BAD_FRAMES = 4400
NOT_ALLOWED = 4403
NO_TABLE = CLOSED_WITHOUT_TABLE
IDLE = 4408
TOO_MUCH = 4429
TOO_SLOW = 4430
GOING_AWAY = 1001


log = logging.getLogger(__name__)


class Client:
    """Whoever is at the other end."""

    def __init__(
        self,
        socket: WebSocket,  # type: ignore[type-arg]
        session: Session | None,
        address: AddressHash,
    ) -> None:
        self.session = session
        self.address = address
        self._socket = socket
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._asked = -1
        self.lag = 0
        """Milliseconds that a frame of this client takes to us, as far as it is known."""
        self.cut_off: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def tell(self, frame: bytes) -> None:
        """Send this when there is time; a client that lets too much pile up is cut off."""
        if self.cut_off.done():
            # After a gap, news of new events alone would be wrong.
            return
        try:
            self._outbox.put_nowait(frame)
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        """Cut it off."""
        if not self.cut_off.done():
            self.cut_off.set_result(code)

    async def measure(self) -> None:
        """Ask now and then how long a frame travels."""
        await asyncio.sleep(FIRST_PING)
        while True:
            self._asked = time.monotonic_ns() // 1_000_000
            self.tell(wire.write(wire.Ping(self._asked)))
            await asyncio.sleep(PING)

    def heard(self, pong: wire.Pong) -> None:
        """Take in an answer; one that was not asked for says nothing."""
        if pong.number != self._asked:
            return
        travelled = (time.monotonic_ns() // 1_000_000 - self._asked) // 2
        self._asked = -1
        self.lag = min(MOST_LAG, travelled if self.lag == 0 else (self.lag + travelled) // 2)

    async def send_all(self) -> None:
        """Send what there is, as it comes."""
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
    """Serve a client until one side has enough; the code with which to close."""
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
        for task in (sending, reading, measuring):
            task.cancel()
        await asyncio.gather(sending, reading, measuring, return_exceptions=True)


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
        if hasty > MOST_HASTY:
            return TOO_MUCH
        if not frame:
            # A sign of life.
            continue
        try:
            command = wire.read_command(frame)
        except wire.BadFrame as error:
            metrics.bad_frames.inc()
            client.tell(wire.write(wire.Refusal("", "bad-frame", str(error)[:200])))
            bad += 1
            if bad >= MOST_BAD_FRAMES:
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
            answer = wire.Refusal(
                command.id, "try-again", "expected the database, got none: try again"
            )
        client.tell(wire.write(answer))
        metrics.commands.labels(type(answer).__name__.lower()).inc()
        metrics.command_seconds.observe(time.perf_counter() - began)


async def refuse(socket: WebSocket, code: int) -> None:  # type: ignore[type-arg]
    """Say no in a way that a browser's page can read."""
    await accept(socket)
    await close(socket, code)


async def accept(socket: WebSocket) -> bool:  # type: ignore[type-arg]
    """Let a socket in; whether it still wants to."""
    try:
        await socket.accept()
    except (WebSocketDisconnect, RuntimeError, OSError):
        return False
    return True


async def close(socket: WebSocket, code: int) -> None:  # type: ignore[type-arg]
    """Close a socket that may be closed already; of one that takes no more bytes, only our end."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        async with asyncio.timeout(CLOSING_SECONDS):
            await socket.close(code)
    # A socket and its ways to speak hold each other: let go of them, so that it need not be collected.
    del socket.receive, socket.send
