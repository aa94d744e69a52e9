"""HTTP connections: deadlines, endless requests, and cleaning up."""

from __future__ import annotations

import asyncio
import gc
import json
import socket

import pytest
from tests.support.bare_server import app, listening
from tests.support.patience import PATIENCE_SECONDS
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from fourfold.server.edge import connections
from fourfold.server.edge.connections import MAX_PIPELINED_REQUESTS, Connection, limit
from fourfold.server.edge.frames import Socket


def answer_to(*parts: bytes, pause: float = 0.0, serves=app) -> bytes:
    """Send bytes and return all bytes received until the connection ends."""

    async def talk() -> bytes:
        async with listening(serves) as address, asyncio.timeout(PATIENCE_SECONDS):
            reader, writer = await asyncio.open_connection(*address)
            heard = b""
            try:
                for part in parts:
                    writer.write(part)
                    await writer.drain()
                    await asyncio.sleep(pause)
                heard = await reader.read()
            except ConnectionError:
                pass
            writer.close()
            return heard

    return asyncio.run(talk())


@pytest.fixture(autouse=True)
def _impatient(monkeypatch):
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.4)
    monkeypatch.setattr(connections, "DISCARDING_SECONDS", 0.4)


REQUEST = b"POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: 4\r\n\r\nbody"


def test_a_request_is_answered():
    assert answer_to(REQUEST).endswith(b"ok")


def test_fragmented_request_is_answered(monkeypatch):
    monkeypatch.setattr(connections, "REQUEST_SECONDS", PATIENCE_SECONDS)
    assert answer_to(REQUEST[:20], REQUEST[20:-2], REQUEST[-2:], pause=0.1).endswith(b"ok")


@pytest.mark.parametrize("part", [b"", REQUEST[:10], REQUEST[:-1]])
def test_unfinished_request_is_disconnected(part):
    assert answer_to(part) == b""


def test_slow_header_does_not_extend_the_deadline():
    head = [b"GET / HTTP/1.1\r\n", *[b"X: y\r\n"] * 9]
    assert answer_to(*head, pause=0.1) == b""


def test_a_second_request_on_a_connection_has_the_same_deadline():
    first = REQUEST.replace(b"close", b"keep-alive")
    assert answer_to(first, REQUEST[:10]).endswith(b"ok")


LINE = b"X: " + b"y" * 4000 + b"\r\n"
CHUNKS = b"POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nbody\r\n0\r\n"


@pytest.mark.parametrize("begun", [b"GET / HTTP/1.1\r\n", CHUNKS])
def test_endless_request_is_refused_long_before_its_deadline(begun, monkeypatch):
    """Neither its head nor what follows its body may fill our memory."""
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 60.0)
    answer = answer_to(begun, *[LINE] * 40, pause=0.002)
    assert answer.startswith(b"HTTP/1.1 431")


def test_bytes_without_a_request_do_not_keep_a_connection_open():
    first = REQUEST.replace(b"close", b"keep-alive")
    assert answer_to(first, b"\r\n", pause=0.1).endswith(b"ok")


KEPT_ALIVE = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"


def test_a_few_pipelined_requests_are_answered():
    answer = answer_to(MAX_PIPELINED_REQUESTS * KEPT_ALIVE + REQUEST)
    assert answer.count(b"HTTP/1.1 200 OK") == MAX_PIPELINED_REQUESTS + 1


async def waits(scope, receive, send) -> None:
    """Answer nothing until the client has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


def test_client_that_pipelines_many_requests_is_disconnected(monkeypatch):
    begun = 0
    begin = Connection.on_url

    def counted(self: Connection, url: bytes) -> None:
        nonlocal begun
        begun += 1
        begin(self, url)

    monkeypatch.setattr(Connection, "on_url", counted)
    assert answer_to(1000 * KEPT_ALIVE, serves=waits) == b""
    assert begun == MAX_PIPELINED_REQUESTS + 1


UPGRADE = (
    b"Host: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.mark.parametrize(
    ("request_line", "more", "status", "code"),
    [
        (b"POST / HTTP/1.1", b"Content-Length: 4\r\n\r\nbody", 400, "bad-request"),
        (b"GET / HTTP/1.1", b"Content-Length: 4\r\n\r\nbody", 400, "bad-request"),
        (b"GET / HTTP/1.1", b"X: " + 9000 * b"y" + b"\r\n\r\n", 431, "too-long"),
        (b"GET / HTTP/1.1", 200 * b"X: y\r\n" + b"\r\n", 431, "too-long"),
        (b"GET /" + 9000 * b"y" + b" HTTP/1.1", b"\r\n", 414, "too-long"),
    ],
    ids=["POST with a body", "GET with a body", "long header", "many headers", "long path"],
)
def test_failed_handshake_of_a_websocket_is_answered_and_closed(request_line, more, status, code):
    head, _, body = answer_to(request_line + b"\r\n" + UPGRADE + more).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d" % status)
    assert json.loads(body)["code"] == code


def test_handshake_of_a_websocket_during_an_unfinished_response_is_disconnected():
    handshake = b"GET / HTTP/1.1\r\n" + UPGRADE + b"\r\n"
    assert answer_to(KEPT_ALIVE, handshake, serves=waits, pause=0.1) == b""


def test_closed_connection_leaves_no_reference_cycles():
    ours = {Connection, Socket, ServerProtocol, RequestResponseCycle}

    async def come_and_go() -> None:
        async with listening() as (host, port):
            for _ in range(3):
                async with connect(f"ws://{host}:{port}/") as client:
                    await client.wait_closed()
            reader, writer = await asyncio.open_connection(host, port)
            writer.write(REQUEST)
            await reader.read()
            writer.close()
        async with listening(waits) as (host, port):
            reader, writer = await asyncio.open_connection(host, port)
            writer.write(MAX_PIPELINED_REQUESTS * KEPT_ALIVE)
            while not any(type(one) is RequestResponseCycle for one in gc.get_objects()):
                await asyncio.sleep(0.05)
            writer.close()
            async with asyncio.timeout(PATIENCE_SECONDS):
                while any(type(one) in ours for one in gc.get_objects()):
                    await asyncio.sleep(0.05)

    gc.collect()
    gc.disable()
    try:
        asyncio.run(come_and_go())
    finally:
        gc.enable()


def test_every_connection_has_the_limits_of_the_listening_socket():
    with socket.create_server(("127.0.0.1", 0)) as server:
        limit(server)
        with socket.create_connection(server.getsockname()):
            taken, _ = server.accept()
            with taken:
                kept = taken.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
                assert kept <= 2 * connections.SEND_BUFFER_BYTES
                until = taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
                assert until == 1000 * connections.UNREAD_SECONDS
