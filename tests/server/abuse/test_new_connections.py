"""New connections: few are read at once, many at a steady pace and those of each address in turn."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial

import pytest
from tests.support import services
from tests.support.patience import PATIENCE_SECONDS

from fourfold.server.edge.arrivals import (
    ARRIVALS_BURST,
    ARRIVALS_PER_SECOND,
    MAX_WAITING,
    Arrivals,
)
from fourfold.server.edge.connections import MAX_REQUEST_BYTES

ASK = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
CROWD = ARRIVALS_BURST + 900


@pytest.fixture
def server(tmp_path) -> Iterator[services.Server]:
    """A server of whose burst no other test has used a part."""
    with services.server(tmp_path, connections_per_address=2000) as running:
        # The requests that found out whether it runs are forgotten by now.
        time.sleep(0.1)
        yield running


def opened(
    stack: contextlib.ExitStack, server: services.Server, number: int, source: str
) -> list[socket.socket]:
    """Open connections from an address, and ask on each."""
    found = []
    for _ in range(number):
        client = stack.enter_context(
            socket.create_connection(
                ("127.0.0.1", server.settings.port),
                timeout=PATIENCE_SECONDS,
                source_address=(source, 0),
            )
        )
        client.sendall(ASK)
        found.append(client)
    return found


def has_answer(client: socket.socket) -> bool:
    """Return True if an answer has arrived."""
    client.setblocking(False)
    with contextlib.suppress(BlockingIOError):
        return client.recv(12, socket.MSG_PEEK) == b"HTTP/1.1 200"
    return False


def answer(client: socket.socket) -> bytes:
    """Wait for an answer, and return its beginning."""
    client.setblocking(True)
    client.settimeout(PATIENCE_SECONDS)
    return client.recv(12)


def test_many_connections_are_read_at_a_steady_pace_and_none_is_forgotten(server):
    began = time.monotonic()
    with contextlib.ExitStack() as stack:
        crowd = opened(stack, server, CROWD, "127.0.1.1")
        (newcomer,) = opened(stack, server, 1, "127.0.1.2")
        assert answer(newcomer) == b"HTTP/1.1 200"
        answered = sum(has_answer(client) for client in crowd)
        elapsed = time.monotonic() - began
        assert answered <= ARRIVALS_BURST + ARRIVALS_PER_SECOND * elapsed
        assert {answer(client) for client in crowd} == {b"HTTP/1.1 200"}


def test_connection_that_was_closed_takes_no_turn():
    loop, read = asyncio.new_event_loop(), list[str]()
    arrivals = Arrivals(burst=1)
    let_in = {name: partial(read.append, name) for name in "abcd"}
    for name, each in let_in.items():
        arrivals.arrive(loop, "one", each, lambda: None)
        if name != "d":
            arrivals.leave("one", each)
    arrivals.leave("another", let_in["d"])
    loop.call_later(0.2, loop.stop)
    loop.run_forever()
    loop.close()
    assert read == ["d"]


def test_requests_that_came_while_they_waited_are_whole(server):
    head = b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 20000\r\n\r\n"
    with contextlib.ExitStack() as stack:
        opened(stack, server, CROWD, "127.0.1.1")
        client = stack.enter_context(
            socket.create_connection(("127.0.0.1", server.settings.port), PATIENCE_SECONDS)
        )
        for part in (head[:30], head[30:], 12000 * b"x", 8000 * b"x"):
            client.sendall(part)
            time.sleep(0.02)
        client.sendall(ASK)
        answers = b""
        while b"HTTP/1.1 200" not in answers:
            answers += client.recv(65536)
        # The first request had no guest.
        assert answers.startswith(b"HTTP/1.1 4")


def test_last_connection_of_the_greediest_address_is_closed():
    loop, closed = asyncio.new_event_loop(), Counter[str]()
    arrivals = Arrivals(per_second=1e-3, burst=1)

    def arrive(address: str) -> bool:
        return arrivals.arrive(loop, address, lambda: None, lambda: closed.update({address: 1}))

    assert arrive("first")
    assert not any(arrive("greedy") for _ in range(MAX_WAITING - 3))
    assert not any(arrive("modest") for _ in range(3))
    assert not closed
    assert not any(arrive(address) for address in ("greedy", "modest", "other"))
    assert closed == {"greedy": 3}
    loop.close()


def test_of_addresses_with_equally_many_connections_the_last_loses_its_own():
    loop, closed = asyncio.new_event_loop(), list[int]()
    arrivals = Arrivals(per_second=1e-3, burst=1)
    for number in range(MAX_WAITING + 3):
        arrivals.arrive(loop, str(number), lambda: None, partial(closed.append, number))
    assert closed == [MAX_WAITING + 1, MAX_WAITING + 2]
    loop.close()


def test_request_that_is_too_long_is_refused_while_it_waits(server):
    head = b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n"
    with contextlib.ExitStack() as stack:
        opened(stack, server, CROWD, "127.0.1.1")
        client = stack.enter_context(
            socket.create_connection(("127.0.0.1", server.settings.port), PATIENCE_SECONDS)
        )
        client.sendall(head + MAX_REQUEST_BYTES * b"x")
        assert answer(client) == b"HTTP/1.1 413"
