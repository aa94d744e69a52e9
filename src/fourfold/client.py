"""A reference client of the server: opens tables, sits down, plays, and reconnects after lost connections.

Lives here: the client's side of the protocol that ``docs/protocol.md`` describes.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import random
import secrets
import ssl
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from fourfold.games.game import Json
from fourfold.server.table import wire
from fourfold.server.table.close_codes import NO_TABLE, NOT_ALLOWED

RETRY_SECONDS, MAX_RETRY_SECONDS = 0.2, 1.0
"""Seconds between the first attempts to connect, and at most. Each failure doubles them, and a random share
of up to a half is left out: clients that were disconnected together do not come back together."""
ANSWER_SECONDS = 10.0
"""Seconds to wait for an answer."""
KEEP_ALIVE_SECONDS = 30.0
"""Seconds between empty frames, which keep the connection alive."""
IDLE_SECONDS = 2.0
"""Seconds after which an idle HTTP connection is not used again. The server closes idle connections after
five seconds, and a request sent in that moment would get no response."""
FINAL_CLOSE_CODES = {NOT_ALLOWED, NO_TABLE}
"""Close codes after which connecting again would fail, too."""


class RefusedByTable(Exception):
    """The table refused a command; ``code`` says why."""

    def __init__(self, refusal: wire.Refusal) -> None:
        self.code: str = refusal.code
        """The code of the refusal, as in docs/protocol.md."""
        super().__init__(refusal.text)


def _with_known_events(view: Json, known: Json) -> Json:
    """Return a view with all events of its game; news leave out events that the former view has."""
    match = view["match"]
    if match is None or match["first_event"] == 0:
        return view
    events = known["match"]["events"][: match["first_event"]] + match["events"]
    return {**view, "match": {**match, "first_event": 0, "events": events}}


@functools.cache
def _tls_settings() -> ssl.SSLContext:
    """Return the TLS settings of all guests; reading the trusted certificates takes 30 ms."""
    return httpx.create_ssl_context()


class Guest:
    """A guest of a server. Use it as an asynchronous context."""

    def __init__(self, url: str, source: str | None = None) -> None:
        """Prepare a guest of the server at this URL; ``source`` is the local address to connect from."""
        self.url: str = url.rstrip("/")
        self.source: str | None = source
        self.token: str = ""
        transport = httpx.AsyncHTTPTransport(
            local_address=source,
            verify=_tls_settings(),
            limits=httpx.Limits(keepalive_expiry=IDLE_SECONDS),
        )
        self._http = httpx.AsyncClient(
            base_url=self.url, timeout=ANSWER_SECONDS, transport=transport
        )

    async def __aenter__(self) -> Self:
        try:
            answer = await self._http.post("/api/session", params={"program": "true"})
            answer.raise_for_status()
        except httpx.HTTPError:
            await self._http.aclose()
            raise
        self.token = answer.json()["token"]
        self._http.headers["Authorization"] = f"Bearer {self.token}"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def get(self, path: str, **params: Any) -> Any:
        """Return the JSON answer of a path of the API."""
        answer = await self._http.get(path, params=params)
        answer.raise_for_status()
        return answer.json()

    async def post(self, path: str, body: Json, **params: Any) -> Any:
        """Send JSON to a path of the API; return its JSON answer."""
        answer = await self._http.post(path, json=body, params=params)
        answer.raise_for_status()
        return answer.json()

    async def open(self, game: str, **settings: Any) -> str:
        """Open a table; return its id."""
        opened = await self.post("/api/tables", {"game": game, **settings})
        return str(opened["table"])

    def at(self, table: str) -> Seat:
        """Return a connection to a table; use it as an asynchronous context."""
        return Seat(self, table)


class Seat:
    """A guest's connection to a table."""

    def __init__(self, guest: Guest, table: str) -> None:
        self._guest = guest
        self._table = table
        # Ids are unique across the connections of a guest to one table.
        self._ids = (f"{secrets.token_hex(8)}-{number}" for number in itertools.count(1))
        self._answers: dict[str, asyncio.Future[wire.Done | wire.Refusal]] = {}
        self._unanswered: dict[str, wire.Command] = {}
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None
        self._retry_seconds = RETRY_SECONDS
        self._unwanted: int | None = None
        self._retries: set[asyncio.Task[None]] = set()
        self.is_connected: bool = False
        """True while connected, once the first view has arrived."""
        self.view: Json = {}
        self.seq: int | None = None
        self.presence: Json = {}
        self.events: list[wire.Numbered] = []
        """All events since the connection was first made, in order."""

    async def __aenter__(self) -> Self:
        self._task = asyncio.ensure_future(self._stay_connected())
        await self.until(bool)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def game(self) -> Json | None:
        """The view of the game, or None without a game."""
        match = self.view.get("match")
        return None if match is None else match["view"]

    async def do(self, command: type[wire.Do], **arguments: Any) -> wire.Done:
        """Send a command, again after a lost connection; return the server's acknowledgement.

        Raises:
            RefusedByTable: the table refused the command.
            ConnectionRefusedError: the server closed the connection for good.
        """
        wanted = command(id=next(self._ids), base=self.seq or 0, **arguments)
        future: asyncio.Future[wire.Done | wire.Refusal]
        future = asyncio.get_running_loop().create_future()
        self._answers[wanted.id] = future
        self._unanswered[wanted.id] = wanted  # type: ignore[assignment]
        await self._send(wanted)  # type: ignore[arg-type]
        try:
            answer = await future
        finally:
            self._answers.pop(wanted.id, None)
            self._unanswered.pop(wanted.id, None)
        if isinstance(answer, wire.Refusal):
            raise RefusedByTable(answer)
        return answer

    async def move(self, move: str) -> wire.Done:
        """Make a move."""
        return await self.do(wire.PlayMove, move=move)

    async def until(self, holds: Callable[[Json], bool], seconds: float = ANSWER_SECONDS) -> Json:
        """Wait for a view for which ``holds`` is true, and return it.

        Raises:
            TimeoutError: no such view came in time.
            ConnectionRefusedError: the server closed the connection for good; the argument is the close code.
        """
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: self._unwanted or holds(self.view))
        if self._unwanted:
            raise ConnectionRefusedError(self._unwanted)
        return self.view

    async def _send(self, command: wire.Command | wire.Pong) -> None:
        if self._socket is not None:
            # Lost commands are sent again with the next connection.
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(wire.write(command).decode())

    async def _stay_connected(self) -> None:
        options: dict[str, Any] = {
            "additional_headers": {"Authorization": f"Bearer {self._guest.token}"},
            "max_size": 1 << 20,
        }
        if self._guest.source is not None:
            options["local_addr"] = (self._guest.source, 0)
        while self._unwanted is None:
            scheme, host, *_ = urlsplit(self._guest.url)
            secure = "wss" if scheme == "https" else "ws"
            since = "" if self.seq is None else f"?since={self.seq}"
            address = f"{secure}://{host}/api/tables/{self._table}/socket{since}"
            try:
                async with connect(address, **options) as socket:
                    await self._listen(socket)
            except InvalidStatus as error:
                if 400 <= error.response.status_code < 500:
                    await self._give_up(error.response.status_code)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            self._socket = None
            await asyncio.sleep(self._retry_seconds * random.uniform(0.5, 1))
            self._retry_seconds = min(MAX_RETRY_SECONDS, 2 * self._retry_seconds)

    async def _listen(self, socket: ClientConnection) -> None:
        self._socket = socket
        beating = asyncio.ensure_future(self._beat(socket))
        try:
            for command in list(self._unanswered.values()):
                await self._send(command)
            await self._hear(wire.read_message(await socket.recv()))
            self.is_connected = True
            self._retry_seconds = RETRY_SECONDS
            async for frame in socket:
                await self._hear(wire.read_message(frame))
        finally:
            self.is_connected = False
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)
            if socket.close_code in FINAL_CLOSE_CODES:
                await self._give_up(socket.close_code or 0)

    async def _give_up(self, code: int) -> None:
        async with self._changed:
            self._unwanted = code
            self._changed.notify_all()
        for future in self._answers.values():
            if not future.done():
                future.set_exception(ConnectionRefusedError(code))

    async def _beat(self, socket: ClientConnection) -> None:
        """Send empty frames, which keep the connection alive."""
        while True:
            await asyncio.sleep(KEEP_ALIVE_SECONDS)
            await socket.send("")

    async def _try_again(self, command: wire.Command) -> None:
        await asyncio.sleep(RETRY_SECONDS)
        if command.id in self._unanswered:
            await self._send(command)

    async def _hear(self, message: wire.Message) -> None:
        match message:
            case wire.News(events, view):
                if view["seq"] < (self.seq or 0):
                    # News of a process that is behind the one before.
                    return
                async with self._changed:
                    self.view, self.seq = _with_known_events(view, self.view), view["seq"]
                    self.events += events
                    self._changed.notify_all()
            case wire.Refusal(id=name, code="try-again") if name in self._unanswered:
                # The command may have been done or not; sending it again tells.
                task = asyncio.ensure_future(self._try_again(self._unanswered[name]))
                self._retries.add(task)
                task.add_done_callback(self._retries.discard)
            case wire.Done() | wire.Refusal():
                future = self._answers.get(message.id)
                if future is not None and not future.done():
                    future.set_result(message)
            case wire.Ping(number):
                await self._send(wire.Pong(number))
            case wire.PresenceNews():
                self.presence = msgspec.to_builtins(message)
