"""Answers that a client does not read: the connection is closed before they fill the memory."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tests.support.bare_server import listening
from tests.support.patience import PATIENCE_SECONDS

from fourfold.server.edge import connections, frames
from fourfold.server.edge.frames import MAX_UNREAD_BYTES, Socket

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
#: A ping of 125 bytes, masked with zeros, as clients must.
PING = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
PONG = b"\x8a\x7d" + b"x" * 125
MOST_SENT = 64 << 20


class Kept(Socket):
    """A WebSocket connection that records the most bytes that have waited for its client."""

    most = 0

    def handle_ping(self) -> None:
        super().handle_ping()
        Kept.most = max(Kept.most, self.transport.get_write_buffer_size())


async def app(scope, receive, send):
    """Accept a WebSocket connection and wait until it is closed."""
    if (await receive())["type"] == "websocket.connect":
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass


def waiting():
    return listening(app, Kept, ws_ping_interval=None)


@asynccontextmanager
async def client(address: tuple[str, int]) -> AsyncIterator[socket.socket]:
    """Open a WebSocket connection over a raw socket."""
    loop = asyncio.get_running_loop()
    with socket.socket() as found:
        # Small: what the system keeps for us is not what we are after.
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
        found.setblocking(False)
        await loop.sock_connect(found, address)
        await loop.sock_sendall(found, HANDSHAKE)
        heard = b""
        while not heard.endswith(b"\r\n\r\n"):
            heard += await loop.sock_recv(found, 1)
        assert heard.startswith(b"HTTP/1.1 101")
        yield found


@pytest.fixture(autouse=True)
def _nothing_else_ends_a_connection(monkeypatch):
    monkeypatch.setattr(frames, "MAX_SMALL_FRAMES", 1 << 40)
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 600)
    monkeypatch.setattr(Kept, "most", 0)


def test_client_that_sends_pings_and_never_reads_is_disconnected():
    async def work() -> int:
        sent = 0
        async with (
            waiting() as address,
            asyncio.timeout(PATIENCE_SECONDS),
            client(address) as found,
        ):
            try:
                while sent < MOST_SENT:
                    await asyncio.get_running_loop().sock_sendall(found, 32 * PING)
                    sent += 32 * len(PING)
            except ConnectionError:
                return sent
        raise AssertionError(f"expected an end, got {sent} bytes taken")

    asyncio.run(work())
    # What came in one go may be answered yet.
    assert MAX_UNREAD_BYTES < Kept.most < 2 * MAX_UNREAD_BYTES


def test_client_that_reads_the_answers_may_send_as_many_pings():
    async def work() -> None:
        loop = asyncio.get_running_loop()
        async with (
            waiting() as address,
            asyncio.timeout(PATIENCE_SECONDS),
            client(address) as found,
        ):
            for _ in range(100):
                await loop.sock_sendall(found, 64 * PING)
                heard = b""
                while len(heard) < 64 * len(PONG):
                    heard += await loop.sock_recv(found, 1 << 16)
                assert heard == 64 * PONG

    asyncio.run(work())
