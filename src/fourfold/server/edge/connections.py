"""Deadlines and limits of TCP connections, below the application: bytes and seconds per client.

Lives here: uvicorn's HTTP connections with limits. A client that opens connections and sends nothing, sends
very slowly, or never reads, is disconnected within seconds. Does not live here: the lengths of heads
(`heads`), WebSockets (`frames`), limits on requests (`gate`) and on commands (`web.sockets`).
"""

from __future__ import annotations

import asyncio
import socket
import struct
import time
from functools import partial
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from fourfold.server.edge.arrivals import Arrivals
from fourfold.server.edge.heads import MAX_HEADER_BYTES, refusal_of_headers, refusal_of_url
from fourfold.server.process.limits import ConnectionLimit, Limiter, limited
from fourfold.server.process.loop_clock import clock_of

REQUEST_SECONDS = 10.0
"""Seconds within which a request must have arrived; the handshake of a WebSocket is a request, too."""
MAX_REQUEST_BYTES = 96 * 1024
"""Bytes of a whole request: head, body and all that follows it."""
MAX_DISCARDED_BYTES, DISCARDING_SECONDS = 4 * 1024 * 1024, 2.0
"""Bytes and seconds of a refused request that are read and discarded: closing a connection while its client
still sends resets the connection, and the client would not see the refusal."""
SEND_BUFFER_BYTES = 64 * 1024
"""Bytes that the kernel buffers for a client that does not read; the rest waits in bounded queues. Without
this limit the kernel would buffer megabytes per connection."""
WRITE_BUFFER_BYTES = 16 * 1024
"""Bytes that this process keeps, beyond those, until a response or a WebSocket waits for its client."""
UNREAD_SECONDS = 30
"""Seconds after which a client that has not acknowledged sent bytes is disconnected."""
UNREAD_SHUTDOWN_SHARE = 0.8
"""Share of the seconds for a shutdown after which connections of slow readers are reset."""
REFUSALS_PER_SECOND, REFUSALS_BURST = 10, 100
"""Refusals that an address gets as responses; beyond this rate its new connections are closed at once."""
REFUSED = "fourfold_refused"
"""The key, in the state of a request's scope, of the limiter that counts refusals per address."""
OPEN = "fourfold_open"
"""The key, in the state of the application, of the limits on open connections; `gate` sets it."""
ARRIVALS = "fourfold_arrivals"
"""The key, in the state of the application, of the connections that wait to be read."""
MAX_OPEN_PER_ADDRESS, MAX_OPEN = 640, 10_000
"""Limits on open connections, used if the application has set none."""
ARRIVED = "fourfold_arrived"
"""The key, in the state of a request's scope and in each message of a socket, of the time of the `LoopClock`
at which its last bytes were read from the connection."""
MAX_PIPELINED_REQUESTS = 8
"""Requests that a client may send before it has the answer to an earlier one."""
RESET = "fourfold_reset"
"""The key, in the state of a request's scope, of a function that resets the connection (`reset`)."""
GOING = "fourfold_going"
"""The key, in the state of a request's scope, of an event that is set when the server shuts down."""


LENGTH_REFUSALS = {
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "The request is too long.",
    HTTPStatus.REQUEST_URI_TOO_LONG: "The address of the request is too long.",
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: "The headers of the request are too long or too many.",
}
"""The texts of refusals, by their status."""


class _StopParsing(Exception):
    """Ends the parsing of bytes that were read."""


class Connection(HttpToolsProtocol):
    """An HTTP connection of a client, with deadlines and limits."""

    def __init__(self, *args: Any, **params: Any) -> None:
        super().__init__(*args, **params)
        self._deadline: asyncio.TimerHandle | None = None
        self._size = 0
        """Bytes of the current request."""
        self._incoming: RequestResponseCycle | None = None
        """The response to the current request, once its headers have arrived."""
        self._answering: RequestResponseCycle | None = None
        """The last response that the application has begun to work on; later ones wait in ``pipeline``."""
        self._is_in_head = False
        self._header_bytes = 0
        """Bytes of the current request's headers."""
        self._is_websocket: bool | None = None
        """Whether the current request begins a WebSocket; None before its headers have arrived."""
        self._is_discarding = False
        # All connections of a server share this state.
        self._refused: Limiter = self.app_state.setdefault(
            REFUSED, Limiter(REFUSALS_PER_SECOND, REFUSALS_BURST)
        )
        self._open = counted_connections(self.app_state)
        if GOING not in self.app_state:
            self.app_state[GOING] = asyncio.Event()
        self._arrivals: Arrivals = self.app_state.setdefault(ARRIVALS, Arrivals())
        self._is_counted = False
        self._is_let_in = False
        self._early = b""
        """Bytes that came before the connection was let in."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request; close the connection at once if its address has had far too many refusals.

        If many connections are new, this one is read in its turn.
        """
        super().connection_made(transport)
        transport.set_write_buffer_limits(WRITE_BUFFER_BYTES)
        address = client_address(self.client)
        if not self._refused.has_room(address, time.monotonic()) or not self._open.add(address):
            transport.abort()
            return
        self._is_counted = True
        self._expect()
        self._is_let_in = self._arrivals.arrive(
            self.loop, address, self._let_in, partial(reset, transport)
        )

    def _let_in(self) -> None:
        """Read what the client has sent so far, and all that follows."""
        self._is_let_in = True
        if self._early:
            early, self._early = self._early, b""
            self.transport.resume_reading()
            self.data_received(early)

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the deadline, count the connection no longer, and free requests that were not begun."""
        self._waited()
        if self._is_counted:
            address = client_address(self.client)
            self._open.remove(address)
            self._arrivals.leave(address, self._let_in)
        super().connection_lost(exc)
        if self._answering is not None:
            # uvicorn tells only the last request that its client has gone.
            self._answering.disconnected = not self._answering.response_complete
            self._answering.message_event.set()
        # Break the reference cycles with requests, so that no garbage collection is needed.
        self.pipeline.clear()
        self.cycle = self._incoming = self._answering = None  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Parse bytes of a request, unless the request is too long."""
        if not self._is_let_in:
            self._early += data
            if len(self._early) <= MAX_REQUEST_BYTES:
                self.transport.pause_reading()
            else:
                # No request is that long: it is refused at once, and not kept.
                self._arrivals.leave(client_address(self.client), self._let_in)
                self._let_in()
            return
        self._size += len(data)
        if self._is_discarding:
            if self._size > MAX_DISCARDED_BYTES:
                self.transport.abort()
            return
        if self._size > MAX_REQUEST_BYTES:
            self._refuse_length(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            return
        super().data_received(data)
        head_bytes = self._size - len(self.url) if self._is_in_head else 0
        if head_bytes > MAX_HEADER_BYTES and not self.transport.is_closing():
            self._refuse_length(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            return
        cycle: RequestResponseCycle | None = self.cycle
        is_idle = cycle is None or cycle.response_complete
        if is_idle and self._deadline is None and self.parser is not None:
            # Bytes that begin no request must not keep the connection open.
            self._expect()

    def on_message_begin(self) -> None:
        """Set the deadline of a request that begins; disconnect a client that has sent too many at once."""
        if len(self.pipeline) >= MAX_PIPELINED_REQUESTS:
            self.transport.abort()
            raise _StopParsing
        super().on_message_begin()
        self.scope["state"][RESET] = partial(reset, self.transport)
        self._is_in_head, self._header_bytes, self._is_websocket = True, 0, None
        self._expect()

    def on_url(self, url: bytes) -> None:
        """Take in a part of the URL, unless the URL is too long."""
        super().on_url(url)
        self._enforce(refusal_of_url(self.url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take in a header, unless there are too many or they are too long."""
        super().on_header(name, value)
        self._header_bytes += len(name) + len(value) + len(": \r\n")
        self._enforce(refusal_of_headers(len(self.headers), self._header_bytes))

    def on_headers_complete(self) -> None:
        """Let the application answer, unless the headers announce a body that is too long."""
        self._is_in_head = False
        if _announced_length(self.headers) > MAX_REQUEST_BYTES:
            self._enforce(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        super().on_headers_complete()
        self._incoming = self.cycle

    def on_message_complete(self) -> None:
        """Note the time of arrival of a complete request, and cancel its deadline."""
        self._size = 0
        self._incoming = None
        self._waited()
        self.scope["state"][ARRIVED] = self.stamp()
        super().on_message_complete()

    def stamp(self) -> int:
        """Return the time of arrival of the bytes that are being read."""
        return clock_of(self.loop).arrival()

    def shutdown(self) -> None:
        """Shut down; end streams, which would otherwise last, and soon the answers to slow readers."""
        self.app_state[GOING].set()
        super().shutdown()
        seconds = self.config.timeout_graceful_shutdown
        if self.flow.write_paused and seconds is not None:
            self.loop.call_later(UNREAD_SHUTDOWN_SHARE * seconds, reset, self.transport)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """Let the application answer a request."""
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _should_upgrade(self) -> bool:
        """Return True if the request begins a WebSocket; uvicorn asks for each part of a body."""
        if self._is_websocket is None:
            self._is_websocket = super()._should_upgrade()
        return self._is_websocket

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a `frames.Socket`; refuse a handshake that the Socket cannot read."""
        self._waited()
        if not self._may_refuse():
            # An earlier request is being answered on this connection.
            self.transport.abort()
            return
        super().handle_websocket_upgrade()
        # Break the reference cycle with the parser, so that no garbage collection is needed.
        self.parser = None  # type: ignore[assignment]
        found: Any = self.transport.get_protocol()
        if not found.handshake_initiated:
            self.send_400_response("A WebSocket begins with a GET request without a body.")

    def send_400_response(self, msg: str) -> None:
        """Refuse bytes that are no request, in the form of all errors, and close the connection."""
        if self._is_discarding or self.transport.is_closing():
            # The request has been refused already.
            return
        self.transport.write(self._refusal(HTTPStatus.BAD_REQUEST, "bad-request", msg))
        self.transport.close()

    def _enforce(self, status: HTTPStatus | None) -> None:
        """Refuse the request that is being parsed with this status; do nothing if the status is None.

        Raises:
            _StopParsing: the request was refused.
        """
        if status is not None:
            self._refuse_length(status)
            raise _StopParsing

    def _may_refuse(self) -> bool:
        """Return True if no response is being sent or waited for, except to the request that is arriving."""
        answering = self._answering
        if answering is None or answering.response_complete:
            return True
        return answering is self._incoming and not answering.response_started

    def _refuse_length(self, status: HTTPStatus) -> None:
        """Refuse a request that is too long and discard the rest of it.

        If a response is being sent, the connection is closed instead.
        """
        self._is_discarding, self._is_in_head = True, False
        if not self._may_refuse():
            self.transport.close()
            return
        self.transport.write(self._refusal(status, "too-long", LENGTH_REFUSALS[status]))
        self._waited()
        self._deadline = self.loop.call_later(DISCARDING_SECONDS, self.transport.close)

    def _refusal(self, status: HTTPStatus, code: str, text: str) -> bytes:
        """Count a refusal, and return its bytes in the form of all errors."""
        self._refused.allows(client_address(self.client), time.monotonic())
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


def counted_connections(app_state: dict[str, Any]) -> ConnectionLimit:
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


def client_address(client: tuple[str, int] | None) -> str:
    """Return the address of a client in the form of `limited`."""
    return limited(client[0]) if client else ""


def reset(transport: asyncio.Transport) -> None:
    """Close a connection at once, and discard what its client has not read."""
    if not transport.is_closing():
        # Otherwise the kernel would keep the bytes and try to send them for half a minute.
        discard = struct.pack("ii", 1, 0)
        found = transport.get_extra_info("socket")
        found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, discard)
        transport.abort()


def limit(listening: socket.socket) -> None:
    """Set the limits that every connection to a listening socket gets."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
    # Not every system has this option.
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * UNREAD_SECONDS)
