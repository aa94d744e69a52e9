"""Connections before they are anybody's: what a client may send, and how long it may take.

Lives here: deadlines and limits below the application, on uvicorn's own connections. A client that opens
connections and says nothing, says a word an hour, or never takes what it is sent, holds them up for seconds
only.
"""

from __future__ import annotations

import asyncio
import socket
import time
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from fourfold.server.limits import Doors, Limiter, limited
from fourfold.server.loop_clock import clock_of

REQUEST_SECONDS = 10.0
"""A request, also a socket's handshake, must be here after so long."""
MAX_REQUEST_BYTES = 96 * 1024
"""Bytes of a whole request: head, body and whatever follows it."""
MAX_DISCARDED_BYTES, DISCARDING_SECONDS = 4 * 1024 * 1024, 2.0
"""Bytes and seconds of a refused request that are read and thrown away: a connection that is closed while
its client still sends is reset, and the client would not see why it was refused."""
SEND_BUFFER_BYTES = 64 * 1024
"""Bytes that the system keeps for a client that does not read; what it does not hold waits in our bounded
queues. Left alone, the system would keep megabytes for each."""
MAX_UNREAD_BYTES = 256 * 1024
"""Bytes that wait for a socket's client, answers to its pings included."""
MAX_SMALL_FRAMES, SMALL_SECONDS = 1000, 10.0
"""Frames of a socket that are no message of their own, and so no limit of commands counts: pings, their
answers, pieces. A client may send so many in so many seconds."""
UNREAD_SECONDS = 30
"""A client that has not taken a byte for so long is gone."""
REFUSALS_PER_SECOND, REFUSALS_BURST = 10, 100
"""So often an address is told politely that it asks too much. From then on it finds the door closed."""
REFUSED = "fourfold_refused"
"""The name, in the state of a request's scope, of the limiter that counts what an address was refused."""
OPEN = "fourfold_open"
"""The name, in the state of the application, of the limits on open connections; `gate` puts them there."""
MAX_OPEN_PER_ADDRESS, MAX_OPEN = 640, 10_000
"""The limits on open connections where the application has none of its own."""
ARRIVED = "fourfold_arrived"
"""The key, in the state of a request's scope and in each message of a socket, of the time of the `LoopClock`
at which its last bytes were read from the connection."""
MAX_READ_AHEAD = 8
"""Messages of a socket that are read, and so stamped, while an earlier one is being carried out."""
GOING = "fourfold_going"
"""The name, in the state of a request's scope, of an event: the server goes, so what has no end must end."""


class Connection(HttpToolsProtocol):
    """A client's connection."""

    def __init__(self, *args: Any, **params: Any) -> None:
        super().__init__(*args, **params)
        self._deadline: asyncio.TimerHandle | None = None
        self._size = 0
        """Bytes of the request that is coming in."""
        self._incoming: RequestResponseCycle | None = None
        """The answer to the request that is coming in, once its headers are here."""
        self._is_discarding = False
        self._going = asyncio.Event()
        # All connections of a server have this state in common.
        self._refused: Limiter = self.app_state.setdefault(
            REFUSED, Limiter(REFUSALS_PER_SECOND, REFUSALS_BURST)
        )
        self._open = _open_connections(self.app_state)
        self._is_counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request, unless there have been far too many: a polite answer is work, too."""
        super().connection_made(transport)
        address = _address(self.client)
        if not self._refused.has_room(address, time.monotonic()) or not self._open.enter(address):
            transport.abort()
            return
        self._is_counted = True
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._waited()
        if self._is_counted:
            self._open.leave(_address(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what was sent, unless it has no end."""
        self._size += len(data)
        if self._is_discarding:
            if self._size > MAX_DISCARDED_BYTES:
                self.transport.abort()
            return
        if self._size > MAX_REQUEST_BYTES:
            self._refuse_length()
            return
        super().data_received(data)
        cycle: RequestResponseCycle | None = self.cycle
        is_idle = cycle is None or cycle.response_complete
        if is_idle and self._deadline is None and self.parser is not None:
            # Bytes that begin nothing must not keep the connection.
            self._expect()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.scope["state"][GOING] = self._going
        self._expect()

    def on_headers_complete(self) -> None:
        """The headers are here: the application begins to answer, unless they announce too long a body."""
        if not self._is_discarding and _announced_length(self.headers) > MAX_REQUEST_BYTES:
            self._refuse_length()
        if not self._is_discarding:
            super().on_headers_complete()
            self._incoming = self.cycle

    def on_body(self, body: bytes) -> None:
        """Take in a part of the body."""
        if not self._is_discarding:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is here."""
        if self._is_discarding:
            return
        self._size = 0
        self._incoming = None
        self._waited()
        self.scope["state"][ARRIVED] = self.stamp()
        super().on_message_complete()

    def stamp(self) -> int:
        """Return the time at which the bytes that are being read arrived."""
        return clock_of(self.loop).arrival()

    def shutdown(self) -> None:
        """The server goes: nobody is kept waiting for the end of a stream."""
        self._going.set()
        super().shutdown()

    def handle_websocket_upgrade(self) -> None:
        """A socket: it has its own deadlines, and needs this connection no more."""
        self._waited()
        super().handle_websocket_upgrade()
        # The parser holds what it calls: let go of it, so that nothing has to be collected later.
        self.parser = None  # type: ignore[assignment]

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, in the form of all errors, and close the connection."""
        self.transport.write(self._refusal(HTTPStatus.BAD_REQUEST, "bad-request", msg))
        self.transport.close()

    def _refuse_length(self) -> None:
        """Refuse a request that is too long, unless its answer has begun; throw away the rest of it."""
        if self._incoming is not None and self._incoming.response_started:
            self.transport.close()
            return
        self._is_discarding = True
        status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
        self.transport.write(self._refusal(status, "too-long", "The request is too long."))
        self._waited()
        self._deadline = self.loop.call_later(DISCARDING_SECONDS, self.transport.close)

    def _refusal(self, status: HTTPStatus, code: str, text: str) -> bytes:
        """Count a refusal, and return it in the form of all errors."""
        self._refused.allows(_address(self.client), time.monotonic())
        body = msgspec.json.encode({"code": code, "text": text, "params": {}})
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\n"
            f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        return head.encode() + body

    def _expect(self) -> None:
        self._waited()
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _waited(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class StampedQueue(asyncio.Queue[Any]):
    """Messages that wait to be carried out, each with the time at which it arrived."""

    arrived = 0

    def put_nowait(self, item: Any) -> None:
        """Add a message that has just arrived."""
        super().put_nowait({**item, ARRIVED: self.arrived})


class Socket(WebSocketsSansIOProtocol):
    """A client's socket."""

    def __init__(self, *args: Any, **params: Any) -> None:
        super().__init__(*args, **params)
        self._small, self._since = 0, 0.0
        self.queue = self._stamped = StampedQueue()

    def stamp(self) -> int:
        """Return the time at which the bytes that are being read arrived."""
        return clock_of(self.loop).arrival()

    def data_received(self, data: bytes) -> None:
        """Take in what was sent, unless the client takes nothing that it is sent."""
        if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self.transport.abort()
            return
        self._stamped.arrived = self.stamp()
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Queue a message; a few are read ahead, so that each is stamped when it arrives."""
        super().send_receive_event_to_app()
        if self.read_paused and self.queue.qsize() < MAX_READ_AHEAD:
            self.read_paused = False
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Be done with it."""
        _open_connections(self.app_state).leave(_address(self.client))
        super().connection_lost(exc)
        # Its parser, which stands still half-way, and what it parses for hold each other: let go here, too.
        self.conn.parser.close()

    def handle_ping(self) -> None:
        """Answer, unless there is no end to it."""
        if not self._floods():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take in an answer."""
        if not self._floods():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take in a piece of a message; pieces without a byte would never make it too long."""
        if not self._floods():
            super().handle_cont(event)

    def _floods(self) -> bool:
        now = self.loop.time()
        if now - self._since > SMALL_SECONDS:
            self._small, self._since = 0, now
        self._small += 1
        if self._small <= MAX_SMALL_FRAMES:
            return False
        self.transport.abort()
        return True


def _open_connections(app_state: dict[str, Any]) -> Doors:
    """Return the count of open connections that all connections of a server have in common."""
    found: Doors = app_state.setdefault(OPEN, Doors(MAX_OPEN_PER_ADDRESS, MAX_OPEN))
    return found


def _announced_length(headers: list[tuple[bytes, bytes]]) -> int:
    """Return the length of the body that these headers announce; 0 if they announce none."""
    lengths = [value for name, value in headers if name == b"content-length"]
    # The parser has let only digits through.
    return max((int(value) for value in lengths), default=0)


def _address(client: tuple[str, int] | None) -> str:
    return limited(client[0]) if client else ""


def limit(listening: socket.socket) -> None:
    """Set the limits that every connection to a listening socket gets."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
    # Not every system has it.
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * UNREAD_SECONDS)
