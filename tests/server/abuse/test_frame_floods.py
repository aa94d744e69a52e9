"""Thousands of tiny WebSocket frames: parsed a few at a time, never queued in thousands, then refused."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import struct
from collections.abc import AsyncIterator, Iterator

import httpx
import pytest
from tests.support import services
from tests.support.bare_server import app as closes_at_once
from tests.support.bare_server import listening
from tests.support.loop_watch import MAX_CALLBACK_MS, LoopWatch, watched_server
from tests.support.patience import PATIENCE_SECONDS
from websockets.frames import Frame, Opcode

from fourfold.server.edge.frames import (
    MAX_PARSED_BYTES,
    MAX_READ_AHEAD,
    MAX_SMALL_FRAMES,
    Socket,
)
from fourfold.server.table.close_codes import NOT_ALLOWED, TOO_MUCH

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
)
#: An empty text frame, masked with zeros, as clients must.
EMPTY = b"\x81\x80\x00\x00\x00\x00"
MANY = 40_000
FRAMES_PER_PART = MAX_PARSED_BYTES // len(EMPTY) + 1


def frame(text: str) -> bytes:
    """Return a text frame of a client."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=True)


@pytest.fixture(scope="module")
def watched(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[services.Server, LoopWatch]]:
    with watched_server(tmp_path_factory.mktemp("watched"), commands_per_second=10.0) as found:
        yield found


def answer_to_flood(server: services.Server, path: str, token: str, frames: bytes) -> bytes:
    """Open a WebSocket, send frames, and return all bytes until the connection ends."""
    more = f"Authorization: Bearer {token}\r\n" if token else ""
    heard = b""
    with socket.create_connection(
        ("127.0.0.1", server.settings.port), timeout=PATIENCE_SECONDS
    ) as client:
        client.sendall(HANDSHAKE.format(path=path, more=more).encode())
        heard += client.recv(65536)
        assert heard.startswith(b"HTTP/1.1 101")
        with contextlib.suppress(ConnectionError):
            client.sendall(frames)
        with contextlib.suppress(ConnectionError):
            while part := client.recv(65536):
                heard += part
    return heard


@pytest.mark.parametrize(
    "frames",
    [MANY * EMPTY, 8_000 * frame('{"do": "pong", "number": 1}')],
    ids=["empty frames", "answers to no ping"],
)
@pytest.mark.parametrize("is_guest", [True, False])
def test_no_flood_of_frames_takes_the_event_loop_for_long(watched, frames, is_guest):
    server, watch = watched
    token = httpx.post(f"{server.url}/api/session?program=true").json()["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    opened = httpx.post(f"{server.url}/api/tables", json={"game": "quarto"}, headers=bearer)
    path = f"/api/tables/{opened.json()['table']}/socket"
    watch.restart()
    heard = answer_to_flood(server, path, token if is_guest else "", frames)
    code = TOO_MUCH if is_guest else NOT_ALLOWED
    assert re.search(b"\x88." + re.escape(struct.pack("!H", code)), heard, re.DOTALL)
    # By this answer, the callbacks of the flood have ended.
    assert httpx.get(f"{server.url}/healthz").status_code == 200
    assert watch.longest_ms() <= MAX_CALLBACK_MS, watch.report()


class Counted(Socket):
    """A WebSocket that counts the text frames that it has parsed, and the messages that waited at most."""

    parsed = 0
    most_waiting = 0

    def handle_text(self, event: Frame) -> None:
        super().handle_text(event)
        Counted.parsed += 1
        Counted.most_waiting = max(Counted.most_waiting, self.queue.qsize())


@pytest.fixture(autouse=True)
def _nothing_counted(monkeypatch):
    monkeypatch.setattr(Counted, "parsed", 0)
    monkeypatch.setattr(Counted, "most_waiting", 0)


@contextlib.asynccontextmanager
async def connected(
    serves,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Run an application; yield the streams of a client whose WebSocket was accepted."""
    async with listening(serves, Counted) as address, asyncio.timeout(PATIENCE_SECONDS):
        reader, writer = await asyncio.open_connection(*address)
        writer.write(HANDSHAKE.format(path="/", more="").encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        yield reader, writer
        writer.transport.abort()


def test_frames_that_the_application_does_not_take_are_not_all_parsed():
    async def work() -> None:
        done = asyncio.Event()

        async def takes_nothing(scope, receive, send) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await done.wait()

        async with connected(takes_nothing) as (_, writer):
            writer.write(MANY * EMPTY)
            while Counted.parsed == 0:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
            done.set()

    asyncio.run(work())
    assert 0 < Counted.most_waiting <= MAX_READ_AHEAD + FRAMES_PER_PART


def test_frames_after_the_end_of_a_websocket_are_limited():
    async def work() -> None:
        async with connected(closes_at_once) as (reader, writer):
            writer.write(MANY * EMPTY)
            with contextlib.suppress(ConnectionError):
                while await reader.read(65536):
                    pass

    asyncio.run(work())
    assert 0 < Counted.parsed <= MAX_SMALL_FRAMES + FRAMES_PER_PART


def test_frames_sent_at_once_arrive_whole_and_in_order():
    lengths = [0, 1, 125, 126, MAX_PARSED_BYTES - 1, MAX_PARSED_BYTES, MAX_PARSED_BYTES + 1, 4096]
    sent = [chr(ord("a") + number % 26) * length for number, length in enumerate(8 * lengths)]
    heard: list[str] = []

    async def work() -> None:
        async def takes_all(scope, receive, send) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            while len(heard) < len(sent):
                heard.append((await receive())["text"])
            await send({"type": "websocket.close"})

        async with connected(takes_all) as (reader, writer):
            writer.write(b"".join(map(frame, sent)))
            assert (await reader.readexactly(2))[:1] == b"\x88"

    asyncio.run(work())
    assert heard == sent
