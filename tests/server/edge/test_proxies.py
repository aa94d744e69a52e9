"""Servers behind proxies: forwarded protocol, origin and address count only if trusted."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support import plain_http, services
from tests.support.error_answers import is_error
from tests.support.raw_sockets import hear
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fourfold.server.table import wire
from fourfold.server.table.close_codes import NOT_ALLOWED, TOO_MUCH

HTTPS = {"X-Forwarded-Proto": "https"}
ELSEWHERE = "https://play.example.org"


@pytest.fixture(scope="module")
def named(tmp_path_factory) -> Iterator[services.Server]:
    """Run a server with another allowed origin."""
    folder = tmp_path_factory.mktemp("named")
    with services.server(folder, origins=[ELSEWHERE]) as running:
        yield running


def host(server: services.Server) -> str:
    return server.url.removeprefix("http://")


class Page:
    """A page in a browser: it has a cookie and a page token, and says where it comes from."""

    def __init__(self, server: services.Server, **headers: str) -> None:
        self._server = server
        self._headers = headers
        ours = {"Sec-Fetch-Site": "same-origin"}
        answer = plain_http.post(f"{server.url}/api/session", headers=headers | ours)
        answer.raise_for_status()
        self.set_cookie = answer.headers["set-cookie"]
        self._page = answer.json()["page"]
        # Written by hand: a program's cookie jar would not send a Secure one without encryption.
        self._cookie = self.set_cookie.partition(";")[0]

    def opens(self, origin: str | None) -> int:
        """Return the status of a request to open a table."""
        return self._open(origin).status_code

    def _open(self, origin: str | None) -> httpx.Response:
        headers = {**self._headers, "Cookie": self._cookie, "X-Fourfold-Page": self._page}
        if origin is not None:
            headers["Origin"] = origin
        return plain_http.post(
            f"{self._server.url}/api/tables", json={"game": "quarto"}, headers=headers
        )

    def comes(self, origin: str | None, to: str) -> int | None:
        """Return the close code of a socket to a table, or None if the socket is accepted."""
        where = f"ws://{host(self._server)}/api/tables/{to}/socket?page={self._page}"
        headers = {**self._headers, "Cookie": self._cookie}
        if origin is not None:
            headers["Origin"] = origin
        return asyncio.run(refusal(where, headers))

    def new_table(self, origin: str) -> str:
        """Open a table and return its id."""
        name: str = self._open(origin).json()["table"]
        return name


async def refusal(where: str, headers: dict[str, str]) -> int | None:
    """Return the close code of a refused socket, or None if the socket is accepted."""
    async with connect(where, additional_headers=headers) as socket:
        try:
            await hear(socket, wire.News)
        except ConnectionClosed:
            return socket.close_code
        return None


# --- Encryption --------------------------------------------------------------------------------


def test_cookie_is_secure_only_if_a_trusted_proxy_reports_https(server, proxied):
    assert "secure" in Page(proxied, **HTTPS).set_cookie.lower()
    for page in (
        Page(proxied),
        Page(proxied, **{"X-Forwarded-Proto": "http"}),
        Page(server),
        Page(server, **HTTPS),
    ):
        assert "secure" not in page.set_cookie.lower()
        assert "httponly" in page.set_cookie.lower()
        assert "samesite=lax" in page.set_cookie.lower()


def test_https_origin_is_ours_behind_a_trusted_proxy(proxied):
    page = Page(proxied, **HTTPS)
    ours, plain = f"https://{host(proxied)}", f"http://{host(proxied)}"
    assert (page.opens(ours), page.opens(plain), page.opens(None)) == (201, 401, 401)
    name = page.new_table(ours)
    codes = [page.comes(origin, name) for origin in (ours, plain, None)]
    assert codes == [None, NOT_ALLOWED, NOT_ALLOWED]


def test_forwarded_protocol_is_ignored_without_trust(server):
    page = Page(server, **HTTPS)
    ours, other = f"http://{host(server)}", f"https://{host(server)}"
    assert (page.opens(ours), page.opens(other)) == (201, 401)
    name = page.new_table(ours)
    assert [page.comes(origin, name) for origin in (ours, other)] == [None, NOT_ALLOWED]


# --- Origins -----------------------------------------------------------------------------------


def test_configured_origin_is_accepted_beside_our_own(named):
    page = Page(named)
    ours = f"http://{host(named)}"
    assert [page.opens(origin) for origin in (ELSEWHERE, ours)] == [201, 201]
    name = page.new_table(ours)
    assert [page.comes(origin, name) for origin in (ELSEWHERE, ours)] == [None, None]
    for foreign in (
        None,
        "null",
        "",
        "http://play.example.org",
        f"{ELSEWHERE}.evil.example",
        f"{ELSEWHERE}:8443",
        f"{ELSEWHERE}/",
        "https://example.org",
        f"https://{host(named)}",
    ):
        assert page.opens(foreign) == 401, foreign
        assert page.comes(foreign, name) == NOT_ALLOWED, foreign


def test_other_origin_is_refused(server):
    assert Page(server).opens(ELSEWHERE) == 401


@pytest.fixture
def untrusting(tmp_path: Path) -> Iterator[services.Server]:
    """Run a server that trusts no proxy, with a log of its own."""
    with services.server(tmp_path) as running:
        yield running


def test_page_behind_a_proxy_that_is_not_trusted_gets_a_code_of_its_own(untrusting):
    origin = untrusting.url.replace("http:", "https:")
    for site in ("same-origin", "cross-site", None):
        headers = {"Origin": origin} | ({} if site is None else {"Sec-Fetch-Site": site})
        answer = plain_http.post(f"{untrusting.url}/api/session", headers=headers)
        assert is_error(answer, 401, "wrong-origin")
        assert answer.json()["params"] == {"origin": origin}
        assert "set-cookie" not in answer.headers
    long = f"https://{'a' * 1000}.example"
    answer = plain_http.post(f"{untrusting.url}/api/tables", headers={"Origin": long}, json={})
    assert answer.json()["code"] in {"wrong-origin", "bad-request"}
    assert len(answer.content) < 600


def test_request_without_an_origin_is_told_to_reload(untrusting):
    answer = plain_http.post(f"{untrusting.url}/api/tables", json={"game": "quarto"})
    assert is_error(answer, 401, "not-authorized")


def test_headers_of_a_proxy_that_is_not_trusted_are_logged_once(untrusting):
    assert "--trust-proxy" not in untrusting.log.read_text()
    for address in ("203.0.113.1", "203.0.113.2"):
        headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https"}
        plain_http.get(f"{untrusting.url}/api/tables", headers=headers)
    log = untrusting.log.read_text()
    assert log.count("--trust-proxy") == 1
    assert "203.0.113" not in log


def test_headers_of_a_trusted_proxy_are_no_trouble(tmp_path):
    with services.server(tmp_path, trust_proxy=1) as server:
        plain_http.get(f"{server.url}/api/tables", headers={"X-Forwarded-For": "203.0.113.1"})
        assert "--trust-proxy" not in server.log.read_text()


# --- Addresses ---------------------------------------------------------------------------------


@contextmanager
def strict(folder, trust: int) -> Iterator[services.Server]:
    """Run a server that allows two new guests per minute and one socket per address."""
    limits: dict[str, Any] = {"sessions_per_minute": 2.0, "connections_per_address": 1}
    with services.server(folder, trust_proxy=trust, **limits) as running:
        yield running


def becomes(server: services.Server, forwarded: str | None) -> int:
    """Return the status of a request for a new guest."""
    headers = {} if forwarded is None else {"X-Forwarded-For": forwarded}
    params = {"program": "true"}
    return plain_http.post(f"{server.url}/api/session", params=params, headers=headers).status_code


async def sockets_of(server: services.Server, first: str, *others: str) -> list[int | None]:
    """Return the close codes of further sockets while one is open; None for accepted ones."""
    token = {"Authorization": f"Bearer {token_of(server)}"}
    answer = plain_http.post(f"{server.url}/api/tables", json={"game": "quarto"}, headers=token)
    where = f"ws://{host(server)}/api/tables/{answer.json()['table']}/socket"
    async with connect(where, additional_headers={**token, "X-Forwarded-For": first}) as socket:
        await hear(socket, wire.News)
        return [await refusal(where, {**token, "X-Forwarded-For": other}) for other in others]


def token_of(server: services.Server) -> str:
    headers = {"X-Forwarded-For": "203.0.113.200"}
    answer = plain_http.post(
        f"{server.url}/api/session", params={"program": "true"}, headers=headers
    )
    token: str = answer.json()["token"]
    return token


@pytest.mark.slow
def test_limits_count_the_address_that_a_trusted_proxy_saw(tmp_path):
    with strict(tmp_path, trust=1) as server:
        one = "203.0.113.1"
        assert [becomes(server, one) for _ in range(3)] == [201, 201, 429]
        # Whatever a client claims comes before what the proxy saw.
        claimed = f"203.0.113.77, {one}"
        assert becomes(server, claimed) == 429
        assert becomes(server, f"{one}, 203.0.113.2") == 201
        network = ["2001:db8:1:2::1", "2001:db8:1:2::ffff", "2001:db8:1:2:3:4:5:6"]
        assert [becomes(server, address) for address in network] == [201, 201, 429]

        codes = asyncio.run(sockets_of(server, one, one, claimed, "203.0.113.3"))
        assert codes == [TOO_MUCH, TOO_MUCH, None]


@pytest.mark.slow
def test_limits_count_the_address_of_the_connection_without_trust(tmp_path):
    with strict(tmp_path, trust=0) as server:
        codes = asyncio.run(sockets_of(server, "203.0.113.1", "203.0.113.2"))
        assert codes == [TOO_MUCH]
        # One has come already, for the sockets.
        answers = [becomes(server, f"203.0.113.{number}") for number in range(2)]
        assert answers == [201, 429]
        assert becomes(server, None) == 429
