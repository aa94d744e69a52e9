"""Limits on open connections, per address and in total."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator

import pytest
from tests.support import crowd, services
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import guests
from tests.support.raw_sockets import hear, raw_socket

from fourfold.server.edge.gate import MIN_OPEN
from fourfold.server.process.limits import ConnectionLimit
from fourfold.server.table import wire

PER_ADDRESS = MIN_OPEN
ASK = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


def is_answered(client: socket.socket) -> bool:
    """Return True if the server answers on this connection, False if it has closed it."""
    with contextlib.suppress(ConnectionError):
        client.sendall(ASK)
        return client.recv(65536).startswith(b"HTTP/1.1 200")
    return False


def connections(stack: contextlib.ExitStack, port: int, number: int, source: str = "127.0.0.1"):
    """Open connections from an address; return for each whether the server answers on it."""
    found = [
        stack.enter_context(
            socket.create_connection(
                ("127.0.0.1", port), timeout=PATIENCE_SECONDS, source_address=(source, 0)
            )
        )
        for _ in range(number)
    ]
    return [is_answered(client) for client in found]


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[services.Server]:
    """A server with few connections per address; each test closes its own."""
    with services.server(tmp_path_factory.mktemp("limited"), connections_per_address=5) as running:
        yield running


def test_open_connections_are_limited_per_address(limited):
    port = limited.settings.port
    with contextlib.ExitStack() as stack:
        found = connections(stack, port, PER_ADDRESS + 10, "127.0.0.5")
        assert found == [True] * PER_ADDRESS + [False] * 10
        assert all(connections(stack, port, 3, "127.0.0.6"))
    # Their places are free again.
    with contextlib.ExitStack() as stack:
        services.wait_until(lambda: connections(stack, port, 1, "127.0.0.5") == [True])


def test_open_connections_are_limited_in_total(tmp_path):
    with (
        services.server(tmp_path, connections_per_process=30) as server,
        contextlib.ExitStack() as stack,
    ):
        port = server.settings.port
        found = [
            connections(stack, port, 1, f"127.0.1.{number}") == [True] for number in range(1, 41)
        ]
        assert sum(found) in {29, 30}
        assert not any(found[30:])


def test_proxy_may_use_all_connections(tmp_path):
    settings = {"connections_per_address": 5, "trust_proxy": 1}
    with services.server(tmp_path, **settings) as server, contextlib.ExitStack() as stack:
        assert all(connections(stack, server.settings.port, PER_ADDRESS + 10))


def test_closed_sockets_free_their_connections(limited):
    async def work(url: str) -> None:
        async with guests(url, 1) as (ada,):
            table = await ada.open("quarto")
            for _ in range(PER_ADDRESS + 10):
                async with raw_socket(ada, table) as found:
                    await hear(found, wire.News)
            elsewhere = crowd.Guest(crowd.Place(int(url.rpartition(":")[2]), "127.0.0.9"))
            await elsewhere.arrive()

    run(lambda: work(limited.url))


def test_connection_limit_counts_connections_per_address_and_in_total():
    limit = ConnectionLimit(most=2, in_all=3)
    assert [limit.add(address) for address in "aaabb"] == [True, True, False, True, False]
    limit.remove("a")
    assert limit.add("b")
    assert not limit.add("c")


@pytest.mark.slow
def test_streams_of_clients_that_left_at_once_free_their_connections(limited):
    ask = b"GET /api/lobby HTTP/1.1\r\nHost: x\r\n\r\n"
    place = ("127.0.0.1", limited.settings.port)
    for number in range(50):
        with socket.create_connection(place) as client:
            # Every second client sends another request before the answer to the first.
            client.sendall((1 + number % 2) * ask)

    def are_free() -> bool:
        with contextlib.ExitStack() as stack:
            clients = [stack.enter_context(socket.create_connection(place)) for _ in range(5)]
            for client in clients:
                client.settimeout(PATIENCE_SECONDS)
                client.sendall(ask)
            return all(client.recv(12) == b"HTTP/1.1 200" for client in clients)

    services.wait_until(are_free, pause=0.3)
