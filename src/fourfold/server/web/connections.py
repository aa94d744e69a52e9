"""Deadlines and limits of TCP connections, below the application: bytes, seconds and frames per client.

Lives here: subclasses of uvicorn's connections. A client that opens connections and sends nothing, sends very
slowly, or never reads, is disconnected within seconds. Does not live here: limits on requests (`gate`) and on
commands (`sockets`).
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

from fourfold.server.limits import ConnectionLimit, Limiter, limited
from fourfold.server.loop_clock import clock_of

REQUEST_SECONDS = 10.0
"""Seconds within which a request, or the handshake of a WebSocket, must have arrived."""
MAX_REQUEST_BYTES = 96 * 1024
"""Bytes of a whole request: head, body and all that follows it."""
MAX_DISCARDED_BYTES, DISCARDING_SECONDS = 4 * 1024 * 1024, 2.0
"""Bytes and seconds of a refused request that are read and discarded: closing a connection while its client
still sends resets the connection, and the client would not see the refusal."""
SEND_BUFFER_BYTES = 64 * 1024
"""Bytes that the kernel buffers for a client that does not read; the rest waits in bounded queues. Without
this limit the kernel would buffer megabytes per connection."""
MAX_UNREAD_BYTES = 256 * 1024
"""Bytes that wait for the client of a WebSocket, answers to its pings included."""
MAX_SMALL_FRAMES, SMALL_SECONDS = 1000, 10.0
"""Pings, pongs and continuation frames that a client may send, and the seconds in which it may; the limit on
commands does not count these frames."""
UNREAD_SECONDS = 30
"""Seconds after which a client that has not acknowledged sent bytes is disconnected."""
REFUSALS_PER_SECOND, REFUSALS_BURST = 10, 100
"""Refusals that an address gets as responses; beyond this rate its new connections are closed at once."""
REFUSED = "fourfold_refused"
"""The key, in the state of a request's scope, of the limiter that counts refusals per address."""
OPEN = "fourfold_open"
"""The key, in the state of the application, of the limits on open connections; `gate` sets it."""
MAX_OPEN_PER_ADDRESS, MAX_OPEN = 640, 10_000
"""Limits on open connections, used if the application has set none."""
ARRIVED = "fourfold_arrived"
"""The key, in the state of a request's scope and in each message of a socket, of the time of the `LoopClock`
at which its last bytes were read from the connection."""
MAX_READ_AHEAD = 8
"""Messages of a WebSocket that are read, and so get their time of arrival, while an earlier one is carried
out."""
GOING = "fourfold_going"
"""The key, in the state of a request's scope, of an event that is set when the server shuts down."""


class Connection(HttpToolsProtocol):
    """An HTTP connection of a client, with deadlines and limits."""

    def __init__(self, *args: Any, **params: Any) -> None:
        super().__init__(*args, **params)
        self._deadline: asyncio.TimerHandle | None = None
        self._size = 0
        """Bytes of the current request."""
        self._incoming: RequestResponseCycle | None = None
        """The response to the current request, once its headers have arrived."""
        self._is_discarding = False
        self._going = asyncio.Event()
        # All connections of a server share this state.
        self._refused: Limiter = self.app_state.setdefault(
            REFUSED, Limiter(REFUSALS_PER_SECOND, REFUSALS_BURST)
        )
        self._open = _open_connections(self.app_state)
        self._is_counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request; close the connection at once if its address has had far too many refusals."""
        super().connection_made(transport)
        address = _address(self.client)
        if not self._refused.has_room(address, time.monotonic()) or not self._open.add(address):
            transport.abort()
            return
        self._is_counted = True
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the deadline, and count the connection no longer."""
        self._waited()
        if self._is_counted:
            self._open.remove(_address(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse bytes of a request, unless the request is too long."""
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
            # Bytes that begin no request must not keep the connection open.
            self._expect()

    def on_message_begin(self) -> None:
        """Set the deadline of a request that begins."""
        super().on_message_begin()
        self.scope["state"][GOING] = self._going
        self._expect()

    def on_headers_complete(self) -> None:
        """Let the application answer, unless the headers announce a body that is too long."""
        if not self._is_discarding and _announced_length(self.headers) > MAX_REQUEST_BYTES:
            self._refuse_length()
        if not self._is_discarding:
            super().on_headers_complete()
            self._incoming = self.cycle

    def on_body(self, body: bytes) -> None:
        """Pass on a part of the body, unless the request is being discarded."""
        if not self._is_discarding:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Note the time of arrival of a complete request, and cancel its deadline."""
        if self._is_discarding:
            return
        self._size = 0
        self._incoming = None
        self._waited()
        self.scope["state"][ARRIVED] = self.stamp()
        super().on_message_complete()

    def stamp(self) -> int:
        """Return the time of arrival of the bytes that are being read."""
        return clock_of(self.loop).arrival()

    def shutdown(self) -> None:
        """Shut down; end streams, which would otherwise last."""
        self._going.set()
        super().shutdown()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a `Socket`, which has deadlines of its own."""
        self._waited()
        super().handle_websocket_upgrade()
        # Break the reference cycle with the parser, so that no garbage collection is needed.
        self.parser = None  # type: ignore[assignment]

    def send_400_response(self, msg: str) -> None:
        """Refuse bytes that are no request, in the form of all errors, and close the connection."""
        self.transport.write(self._refusal(HTTPStatus.BAD_REQUEST, "bad-request", msg))
        self.transport.close()

    def _refuse_length(self) -> None:
        """Refuse a request that is too long, unless its response has begun; discard the rest of it."""
        if self._incoming is not None and self._incoming.response_started:
            self.transport.close()
            return
        self._is_discarding = True
        status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
        self.transport.write(self._refusal(status, "too-long", "The request is too long."))
        self._waited()
        self._deadline = self.loop.call_later(DISCARDING_SECONDS, self.transport.close)

    def _refusal(self, status: HTTPStatus, code: str, text: str) -> bytes:
        """Count a refusal, and return its bytes in the form of all errors."""
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
    """A queue of messages, each with its time of arrival."""

    arrived = 0

    def put_nowait(self, item: Any) -> None:
        """Add a message with the current time of arrival."""
        super().put_nowait({**item, ARRIVED: self.arrived})


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket of a client, with limits on small frames and unread bytes."""

    def __init__(self, *args: Any, **params: Any) -> None:
        super().__init__(*args, **params)
        self._small, self._since = 0, 0.0
        self.queue = self._stamped = StampedQueue()

    def stamp(self) -> int:
        """Return the time of arrival of the bytes that are being read."""
        return clock_of(self.loop).arrival()

    def data_received(self, data: bytes) -> None:
        """Parse bytes of a client, unless the client leaves too many bytes unread."""
        if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self.transport.abort()
            return
        self._stamped.arrived = self.stamp()
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Queue a message; read up to `MAX_READ_AHEAD` ahead, so that each gets its true time of arrival."""
        super().send_receive_event_to_app()
        if self.read_paused and self.queue.qsize() < MAX_READ_AHEAD:
            self.read_paused = False
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection, and free its parser."""
        _open_connections(self.app_state).remove(_address(self.client))
        super().connection_lost(exc)
        # Break the reference cycle with the suspended parser, so that no garbage collection is needed.
        self.conn.parser.close()

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many small frames."""
        if not self._floods():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take in a pong, unless there are too many small frames."""
        if not self._floods():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take in a part of a message; the count of frames also stops empty parts, which add no length."""
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


def _open_connections(app_state: dict[str, Any]) -> ConnectionLimit:
    """Return the count of open connections, which all connections of a server share."""
    found: ConnectionLimit = app_state.setdefault(
        OPEN, ConnectionLimit(MAX_OPEN_PER_ADDRESS, MAX_OPEN)
    )
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
    # Not every system has this option.
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * UNREAD_SECONDS)
