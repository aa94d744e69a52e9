"""Answers that clients do not read: bounded per address and in all, in slices, without a slot."""

from __future__ import annotations

import asyncio
import select
import signal
import socket
from collections.abc import Iterator

import pytest
from tests.support import plain_http, services
from tests.support.bare_server import listening
from tests.support.patience import PATIENCE_SECONDS
from tests.support.services import Server, wait_until

from fourfold.server.edge.sending import (
    CONNECTION_BYTES,
    MAX_UNSENT_PER_ADDRESS,
    SentAnswer,
    Shared,
    Unsent,
)

LONG = bytes(range(256)) * 4096
"""An answer of 1 MB."""
PUZZLES = "/api/puzzles?rules=quartino"
MOST_WAITING = MAX_UNSENT_PER_ADDRESS // CONNECTION_BYTES


def slow_reader(port: int, path: str, source: str = "127.0.0.1") -> socket.socket:
    """Ask for a path over a connection that nobody reads."""
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.bind((source, 0))
    slow.connect(("127.0.0.1", port))
    slow.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
    return slow


def is_reset(slow: socket.socket) -> bool:
    """Return True if the server has reset a connection, so that its kernel keeps no unread bytes."""
    poll = select.poll()
    poll.register(slow, 0)
    return any(events & select.POLLHUP for _, events in poll.poll(0))


def serving(body: bytes, unsent: Unsent, *, is_stream: bool = False):
    """Return an application that answers with a body; the path is the client's address."""

    async def serve(scope, receive, send) -> None:
        headers = [] if is_stream else [(b"content-length", str(len(body)).encode())]
        answer = SentAnswer(send, scope, unsent, scope["path"])
        await answer.send({"type": "http.response.start", "status": 200, "headers": headers})
        await answer.send({"type": "http.response.body", "body": body, "more_body": is_stream})
        if is_stream:
            await answer.send({"type": "http.response.body", "body": b"end"})
        await answer.finish()

    return serve


@pytest.mark.parametrize("is_stream", [False, True])
@pytest.mark.parametrize("body", [LONG, Shared(LONG), LONG[:100_001], b"short", b""])
def test_answer_in_slices_arrives_whole(body, is_stream):
    unsent = Unsent()

    async def work() -> None:
        async with listening(serving(body, unsent, is_stream=is_stream)) as (host, port):
            answer = await asyncio.to_thread(plain_http.get, f"http://{host}:{port}/")
            assert answer.content == (body + b"end" if is_stream else body)

    asyncio.run(work())
    assert unsent.total == 0


def test_above_the_limit_of_an_address_the_longest_waiting_connection_is_closed():
    unsent = Unsent(most_per_address=2 * len(LONG))

    async def work() -> None:
        async with listening(serving(LONG, unsent)) as (_, port):
            readers = []
            for path in ("/ada", "/bo", "/ada", "/ada"):
                total = unsent.total
                readers.append(slow_reader(port, path))
                async with asyncio.timeout(PATIENCE_SECONDS):
                    while unsent.total == total < 3 * len(LONG):
                        await asyncio.sleep(0.01)
            async with asyncio.timeout(PATIENCE_SECONDS):
                while not is_reset(readers[0]):
                    await asyncio.sleep(0.01)
            assert not any(map(is_reset, readers[1:]))
            for slow in readers:
                slow.close()
            async with asyncio.timeout(PATIENCE_SECONDS):
                while unsent.total:
                    await asyncio.sleep(0.01)

    asyncio.run(work())


@pytest.fixture(scope="module")
def own_server(tmp_path_factory) -> Iterator[Server]:
    with services.server(tmp_path_factory.mktemp("waiting"), forked=False) as running:
        yield running


def test_many_slow_readers_of_one_address_take_little_memory_and_harm_nobody_else(own_server):
    port = own_server.settings.port
    url = f"{own_server.url}{PUZZLES}"
    whole = plain_http.get(url).content
    before = own_server.rss()
    other = slow_reader(port, PUZZLES, "127.0.0.2")
    slow = [slow_reader(port, PUZZLES) for _ in range(MOST_WAITING + 60)]

    try:
        # The first ones are closed to make room for the last ones.
        wait_until(lambda: all(map(is_reset, slow[:40])))
        assert not is_reset(other)
        # The answers are 88 MB together.
        assert own_server.rss() - before < 30e6
        assert plain_http.get(url).content == whole
    finally:
        for one in (other, *slow):
            one.close()


def test_slow_readers_do_not_disturb_a_shutdown(tmp_path):
    with services.server(tmp_path, forked=False) as running:
        # The second answer of each waits until the first is read.
        slow = [slow_reader(running.settings.port, PUZZLES) for _ in range(5)]
        for one in slow:
            one.sendall(f"GET {PUZZLES} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
            one.recv(1, socket.MSG_PEEK)
        running.end(signal.SIGINT)
        assert "Cancel" not in running.log.read_text()
        assert all(map(is_reset, slow))
        for one in slow:
            one.close()
