"""Rate limits of all paths: a large one for files of the page, a smaller one for everything else."""

from __future__ import annotations

import contextlib
import socket
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx
import pytest
from tests.support import plain_http, services
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fourfold.server.edge.connections import REFUSALS_BURST

REQUESTS, FILES = 20, 40
"""Requests at once, and files at once, that the server of these tests allows per address."""
MANY = 60


ADDRESSES = (f"203.0.113.{number}" for number in count(1))


@pytest.fixture(scope="module")
def strict(tmp_path_factory) -> Iterator[services.Server]:
    """Run a server with small bursts and rates of requests."""
    limits: dict[str, Any] = {"requests_per_second": REQUESTS / 10, "files_per_second": FILES / 40}
    folder = tmp_path_factory.mktemp("strict")
    with services.server(folder, trust_proxy=1, **limits) as running:
        yield running


@pytest.fixture
def visitor(strict) -> Iterator[httpx.Client]:
    """Return a client with an own address, which a proxy forwards."""
    with plain_http.Client(
        base_url=strict.url, headers={"X-Forwarded-For": next(ADDRESSES)}
    ) as client:
        yield client


def statuses(client: httpx.Client, path: str, method: str = "GET", **headers: str) -> Counter[int]:
    return Counter(client.request(method, path, headers=headers).status_code for _ in range(MANY))


def about(number: int) -> range:
    """Return numbers near this one: tokens come back while a test runs."""
    return range(number, number + 10)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables"),
        ("GET", "/api/nothing"),
        ("GET", "/metrics"),
        ("GET", "/healthz"),
        ("POST", "/nothing"),
        ("DELETE", "/api/tables"),
        ("OPTIONS", "/api/tables"),
        ("GET", "/api/schema/openapi.json"),
    ],
)
def test_known_and_unknown_paths_are_rate_limited(visitor, method, path):
    assert MANY - statuses(visitor, path, method)[429] in about(REQUESTS)
    answer = visitor.request(method, path)
    assert answer.json() == {
        "code": "too-much",
        "text": "Too many requests from your address. Try again in a few seconds.",
        "params": {},
    }
    assert int(answer.headers["retry-after"]) > 0
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/", "/nothing", "/assets/nothing.js", "/play"])
def test_files_have_their_own_larger_limit(visitor, path):
    assert MANY - statuses(visitor, path, Accept="text/html")[429] in about(FILES)
    # Whoever loads the page can still ask the server for a table.
    assert visitor.get("/api/tables").status_code == 200


def test_local_health_checks_are_unlimited(strict):
    with plain_http.Client(base_url=strict.url) as client:
        assert statuses(client, "/healthz") == {200: MANY}


def test_sockets_to_unknown_paths_are_rate_limited(strict, visitor):
    for _ in range(MANY):
        # Refused either way; the question is whether it counts.
        with pytest.raises(InvalidStatus):
            connect(
                f"{strict.url.replace('http', 'ws')}/nothing",
                additional_headers={"X-Forwarded-For": visitor.headers["X-Forwarded-For"]},
            )
    assert visitor.get("/api/tables").status_code == 429


def test_requests_with_impossible_hosts_are_rate_limited(visitor):
    assert statuses(visitor, "/api/tables", Host="x:99999").keys() == {400, 429}


# --- Proxies -----------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("proxies", [1, 2])
def test_address_is_the_one_that_the_outermost_trusted_proxy_saw(tmp_path, proxies):
    """Entries further to the left were sent by the client and are not trusted."""
    inner = ", 192.0.2.8" * (proxies - 1)
    with services.server(tmp_path, trust_proxy=proxies, sessions_per_minute=1.0) as server:

        def becomes(*forwarded: str) -> int:
            headers = [("X-Forwarded-For", value) for value in forwarded]
            return plain_http.post(
                f"{server.url}/api/session?program=true", headers=headers
            ).status_code

        assert becomes(f"203.0.113.1{inner}") == 201
        assert becomes(f"203.0.113.1{inner}") == 429
        assert becomes(f"198.51.100.9, 203.0.113.1{inner}") == 429
        assert becomes(f"198.51.100.9, 198.51.100.8, 203.0.113.1:4711{inner}") == 429
        # Some proxies add a header of their own instead of a value.
        assert becomes("198.51.100.9", f"203.0.113.1{inner}") == 429
        assert becomes(f"203.0.113.1, 203.0.113.2{inner}") == 201


@pytest.mark.slow
def test_forwarded_address_is_ignored_without_trusted_proxies(tmp_path):
    with services.server(tmp_path, sessions_per_minute=1.0) as server:
        url = f"{server.url}/api/session?program=true"
        for claimed, status in (("198.51.100.1", 201), ("198.51.100.2", 429)):
            assert plain_http.post(url, headers={"X-Forwarded-For": claimed}).status_code == status


# --- Floods ------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    "sent", [b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n", b"no request\r\n\r\n"]
)
def test_flood_over_open_connections_ends_with_connections_closed_unread(tmp_path, sent):
    """A refusal closes its connection; after many refusals an address is not even listened to."""
    answers: Counter[bytes] = Counter()
    with services.server(tmp_path, requests_per_second=2.0) as server:
        for _ in range(250):
            with (
                contextlib.suppress(ConnectionError),
                socket.create_connection(("127.0.0.1", server.settings.port), 20) as client,
            ):
                for _ in range(100):
                    client.sendall(sent)
                    answers[client.recv(65536)[:12]] += 1
        # Tokens of a second or two come back while the test runs.
        assert answers[b"HTTP/1.1 429"] + answers[b"HTTP/1.1 400"] < 2 * REFUSALS_BURST
        # On a busy machine the server may have waited for the processor, which it logs.
        lines = server.log.read_text().splitlines()
        assert [line for line in lines if "the event loop was" not in line] == []
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.9")
        with plain_http.Client(transport=elsewhere) as other:
            assert other.get(f"{server.url}/api/tables").status_code == 200
