"""Checks and rate limits of every request, before routing.

Lives here: what holds for known and unknown paths alike, between the TCP connections (`connections`) and the
web framework. Does not live here: limits on commands (`web.sockets`) and on new guests (`web.api`).
"""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from ipaddress import ip_address
from typing import Any

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection

from fourfold.server.edge.arrivals import Arrivals
from fourfold.server.edge.connections import ARRIVALS, OPEN, REFUSED
from fourfold.server.edge.policy import policy
from fourfold.server.edge.sending import SentAnswer, Unsent
from fourfold.server.edge.slots import Slots
from fourfold.server.process.bus import AddressHash
from fourfold.server.process.limits import ConnectionLimit, Limiter, limited
from fourfold.server.process.os_limits import open_files_limit
from fourfold.server.process.service import Service
from fourfold.server.settings import ServerSettings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

HEADERS = {
    "Content-Security-Policy": policy(),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""Headers of every response; that of ``index.html`` has a policy with hashes (`web.pages`)."""


def encoded(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    """Return headers as ASGI has them."""
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]*)(:(?P<port>[0-9]{1,5}))?")
MAX_PORT = 65535
RESERVED_FILES = 256
"""Open files reserved for the database, the bus and the worker processes."""
MIN_OPEN, CONNECTIONS_PER_STREAM = 100, 4
"""Connections that every address may have, and connections per allowed stream: a browser opens up to six for
a page's files, beside its WebSocket and its streams."""
UNLIMITED = 1e12
SLOTS_PER_ADDRESS = 1
"""Requests of one address that begin in one iteration of the event loop, and short requests of one address
that are worked on at once."""
LONG = re.compile(
    "(?!/api/).*|/api/(forget-me|lobby|mine|my-data|puzzles|solve|analyse|records)"
    "|/api/tables/[^/]*/(commands|stream|hint|record)"
)
"""Paths whose requests give up their slot as soon as they begin: files, streams, questions to worker
processes, requests that read many tables, and commands, which must reach their table in time."""
AT_END = "fourfold_at_end"
"""The key, in the state of a request's scope, of functions to call when the response has ended."""
TOO_MANY = "Too many requests from your address. Try again in a few seconds."
BAD_HOST = "The Host header is not a host name. Check the address that you use."


class Gate:
    """The ASGI application: checks and limits around the web framework."""

    def __init__(self, app: Litestar, settings: ServerSettings) -> None:
        self.app = app
        self._settings = settings
        self._slots = Slots(SLOTS_PER_ADDRESS)
        self._unsent = Unsent()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request, or let the application answer it."""
        application: Any = self.app
        if scope["type"] == "lifespan":
            state = scope.setdefault("state", {})
            state[OPEN] = open_connections(self._settings)
            if self._settings.trust_proxy:
                # A proxy carries the requests of many clients: its connections are never refused or paced.
                state[REFUSED] = Limiter(UNLIMITED, UNLIMITED)
                state[ARRIVALS] = Arrivals(UNLIMITED, UNLIMITED)
            await application(scope, receive, send)
            return
        service: Service = self.app.state["service"]
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)  # type: ignore[arg-type]
        address = service.guests.address_hash(connection)
        refusal = self._refusal(connection, address)
        if refusal is None:
            await self._let_in(address, scope, receive, send)
        elif scope["type"] == "http":
            await _answer(send, *refusal, is_last=not self._settings.trust_proxy)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})

    async def _let_in(
        self, address: AddressHash, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """Let the application answer in a slot of the client's address; long requests free it at once."""
        application: Any = self.app
        path = routed_path(scope)
        is_long = scope["type"] == "websocket" or LONG.fullmatch(path) is not None
        # Files are cheap, and a page has many: only the API is paced.
        is_paced = path.startswith("/api/")
        if not is_long:
            # The body is read before the slot is taken: a slow sender holds no slot.
            receive = await _received(receive)
        answer = SentAnswer(send, scope, self._unsent, address)
        if scope["type"] == "http":
            send = answer.send
        try:
            slot = self._slots.slot(address, is_paced=is_paced)
            if is_long:
                # A long request waits for its turn to begin, then frees the slot.
                async with slot:
                    pass
                await application(scope, receive, send)
            else:
                async with slot:
                    await application(scope, receive, send)
            # Without a slot: a slow reader holds none.
            await answer.finish()
        finally:
            for done in scope["state"].get(AT_END, ()):
                done()

    def _refusal(
        self, connection: ASGIConnection[Any, Any, Any, Any], address: AddressHash
    ) -> tuple[int, str, str] | None:
        """Return the status, code and sentence with which to refuse a request, or None."""
        scope: Any = connection.scope
        limiter = _limiter_for(scope, self.app.state["service"], connection)
        if limiter is not None and not limiter.allows(address, time.monotonic()):
            note_refusal(connection)
            return 429, "too-much", TOO_MANY
        if not is_host([value for name, value in scope["headers"] if name == b"host"]):
            return 400, "bad-request", BAD_HOST
        return None


async def _received(receive: Receive) -> Receive:
    """Wait for the whole body of a request; return a function that yields its messages, then later ones."""
    messages: deque[Any] = deque()
    while not messages or (messages[-1]["type"] == "http.request" and messages[-1]["more_body"]):
        messages.append(await receive())

    async def next_message() -> Any:
        return messages.popleft() if messages else await receive()

    return next_message


def routed_path(scope: Scope) -> str:
    """Return the path without empty parts, as the router sees it: ``//api/tables/`` is ``/api/tables``."""
    return "/" + "/".join(part for part in scope["path"].split("/") if part)


def open_connections(settings: ServerSettings) -> ConnectionLimit:
    """Return the limits on open connections of any kind; a trusted proxy may have all of them."""
    most = max(MIN_OPEN, CONNECTIONS_PER_STREAM * settings.connections_per_address)
    files = open_files_limit()
    in_all = min(settings.connections_per_process, max(files - RESERVED_FILES, RESERVED_FILES))
    return ConnectionLimit(in_all if settings.trust_proxy else most, in_all)


def is_host(values: list[bytes]) -> bool:
    """Return True if these values of Host headers name at most one host, with a port that exists.

    >>> is_host([]), is_host([b"play.example.org:8000"]), is_host([b"[::1]:80"])
    (True, True, True)
    >>> is_host([b"x:99999"]), is_host([b"a", b"b"]), is_host([b"a b"])
    (False, False, False)
    """
    if len(values) != 1:
        return not values
    found = HOST.fullmatch(values[0].decode("latin-1"))
    return found is not None and int(found["port"] or 0) <= MAX_PORT


def note_refusal(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Count a refusal; an address with far too many has its new connections closed, unless it is a proxy."""
    refused: Limiter | None = connection.scope["state"].get(REFUSED)
    if refused is not None:
        host = connection.client.host if connection.client is not None else ""
        refused.allows(limited(host), time.monotonic())


def _limiter_for(
    scope: Scope, service: Service, connection: ASGIConnection[Any, Any, Any, Any]
) -> Limiter | None:
    """Return the limiter of a path; None for health checks from this machine and for tables' WebSockets."""
    path = routed_path(scope)
    if scope["type"] == "websocket" and path.startswith("/api/tables/"):
        return None
    if path == "/healthz" and is_loopback(service.guests.address(connection)):
        return None
    is_file = scope["type"] == "http" and scope["method"] in {"GET", "HEAD"}
    if is_file and not (path in NO_REQUESTS or path.startswith("/api/")):
        return service.file_limiter
    return service.request_limiter


NO_PAGES = ("/api", "/assets", "/healthz", "/metrics")
"""Paths below which the page has no addresses of its own."""
NO_REQUESTS = {path for path in NO_PAGES if path != "/assets"}


def is_loopback(address: str) -> bool:
    """Return True if an address, in the form of `limited`, is a loopback address.

    >>> is_loopback("127.0.0.1"), is_loopback("::/64"), is_loopback("192.0.2.1"), is_loopback("")
    (True, True, False, False)
    """
    if address == "::/64":
        return True
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


async def _answer(send: Send, status: int, code: str, text: str, *, is_last: bool) -> None:
    """Send an error in the form of all errors; with ``is_last`` close the connection afterwards."""
    body = msgspec.json.encode({"code": code, "text": text, "params": {}})
    headers = HEADERS | {
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
    }
    if is_last:
        # The client must connect again, and `connections` refuses that more cheaply than a response.
        headers["Connection"] = "close"
    if status == 429:
        headers["Retry-After"] = "5"
    await send({"type": "http.response.start", "status": status, "headers": encoded(headers)})
    await send({"type": "http.response.body", "body": body, "more_body": False})
