"""Long heads of requests: refused in the documented form, and none of them blocks the event loop."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator

import httpx
import pytest
from tests.support import services
from tests.support.error_answers import is_error
from tests.support.loop_watch import MAX_CALLBACK_MS, LoopWatch, watched_server
from tests.support.patience import PATIENCE_SECONDS

from fourfold.server.edge.heads import (
    MAX_HEADER_BYTES,
    MAX_HEADERS,
    MAX_PATH_BYTES,
    MAX_QUERY_BYTES,
)

UPGRADE = {"Connection": "Upgrade", "Upgrade": "websocket"}
MANY_HEADERS = [(f"X-{number}", "y") for number in range(MAX_HEADERS + 1)]
LONG_HEADER = [("X", MAX_HEADER_BYTES * "y")]


def ask(server: services.Server, path: str, headers: list[tuple[str, str]]) -> httpx.Response:
    return httpx.get(server.url + path, headers=headers, timeout=PATIENCE_SECONDS)


@pytest.mark.parametrize("kind", [{}, UPGRADE], ids=["http", "websocket"])
@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/", MANY_HEADERS, 431),
        ("/api/tables", LONG_HEADER, 431),
        ("/" + MAX_PATH_BYTES * "x", [], 414),
        (f"/api/puzzles?rules={MAX_QUERY_BYTES * 'x'}", [], 414),
        ("//api/puzzles?" + 100 * "a=&", [], 414),
    ],
    ids=["many headers", "long header", "long path", "long query", "many parameters"],
)
def test_long_head_is_refused_in_the_documented_form(server, path, headers, status, kind):
    assert is_error(ask(server, path, [*headers, *kind.items()]), status, "too-long")


def test_head_within_the_limits_is_answered(server):
    headers = MANY_HEADERS[: MAX_HEADERS - 20]
    headers.append(("Cookie", (MAX_HEADER_BYTES - 2000) * "x"))
    assert ask(server, f"/api/puzzles?grade=3&other={1500 * 'x'}", headers).status_code == 200


def test_address_of_the_page_may_contain_a_long_record(server):
    """Reloading a replay sends its whole record to the server."""
    record = 1000 * "A+call+YBGP+7&%3F%0A"
    assert ask(server, f"/?record={record}", [("Accept", "text/html")]).status_code == 200


@pytest.fixture(scope="module")
def watched(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[services.Server, LoopWatch]]:
    with watched_server(tmp_path_factory.mktemp("watched")) as found:
        yield found


def quoted_cookie(quotes: int) -> list[tuple[str, str]]:
    return [("Cookie", 'a="' + quotes * r"\"" + '"')]


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/api/mine", quoted_cookie(MAX_HEADER_BYTES // 2 - 200)),
        ("/api/mine", quoted_cookie(10_000)),
        ("/", [("Accept-Encoding", (MAX_HEADER_BYTES - 500) * ",")]),
        ("/", [("Accept-Encoding", 80_000 * ",")]),
        ("/", 11_000 * [("X", "")]),
        ("/api/puzzles?" + 15_000 * "aa=&", []),
        ("/?" + 15_000 * "aa=&", []),
        ("/" + 30_000 * "x/", []),
    ],
    ids=[
        "cookie within the limit",
        "long cookie",
        "encodings within the limit",
        "many encodings",
        "many headers",
        "query of the API",
        "query of the page",
        "path",
    ],
)
def test_no_head_takes_the_event_loop_for_long(watched, path, headers):
    server, watch = watched
    watch.restart()
    for _ in range(3):
        assert ask(server, path, headers).status_code in {200, 400, 414, 431}
    # By this answer, the callbacks of the requests above have ended.
    assert ask(server, "/healthz", []).status_code == 200
    assert watch.longest_ms() <= MAX_CALLBACK_MS, watch.report()


CHUNKS = 14_000 * b"1\r\nx\r\n" + b"0\r\n\r\n"
"""A body of 14,000 parts."""


def in_parts(upgrade: bytes) -> bytes:
    """Return a request whose body has many parts, with a Connection header that takes long to parse."""
    connection = b"close, upgrade" + 7_000 * b","
    head = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: "
    return head + connection + b"\r\nUpgrade: " + upgrade + b"\r\n\r\n" + CHUNKS


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"GET /api/lobby HTTP/1.1\r\nHost: x\r\n\r\n" + 5_000 * b"GET / HTTP/1.1\r\n\r\n",
        in_parts(b"websocket"),
        in_parts(b"other"),
    ],
    ids=["pipelined requests", "handshake with a body in parts", "body in parts"],
)
def test_many_requests_or_parts_at_once_do_not_take_the_event_loop_for_long(watched, request_bytes):
    server, watch = watched
    watch.restart()
    place = ("127.0.0.1", server.settings.port)
    # The lobby is a stream without an end, so only a disconnection ends the reading.
    with (
        socket.create_connection(place, timeout=PATIENCE_SECONDS) as client,
        contextlib.suppress(ConnectionError),
    ):
        client.sendall(request_bytes)
        while client.recv(65536):
            pass
    assert ask(server, "/healthz", []).status_code == 200
    assert watch.longest_ms() <= MAX_CALLBACK_MS, watch.report()
