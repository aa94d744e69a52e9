"""WebSocket connections: how fast a client's frames are parsed, and how many wait.

Lives here: uvicorn's WebSocket connection with limits. Parsing a frame takes some 6 µs and a frame may have
six bytes, so the bytes of one read are parsed in parts, with other callbacks of the event loop between them.
Does not live here: HTTP connections (`connections`), the life of a table's WebSocket and limits on commands
(`web.sockets`).
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from fourfold.server.edge.connections import ARRIVED, client_address, counted_connections
from fourfold.server.process.loop_clock import clock_of

MAX_UNREAD_BYTES = 256 * 1024
"""Bytes that wait for the client of a WebSocket, answers to its pings included."""
MAX_SMALL_FRAMES, SMALL_SECONDS = 1000, 10.0
"""Frames that the limit on commands does not count, and the seconds in which a client may send them: pings,
pongs, continuation frames, and messages after the server has closed the WebSocket."""
MAX_READ_AHEAD = 8
"""Messages of a WebSocket that are read, and so get their time of arrival, while an earlier one is carried
out; frames that arrive together with the last of them are parsed, too."""
MAX_PARSED_BYTES = 1024
"""Bytes that are parsed in one callback of the event loop: at most 170 frames, which take some 1 ms."""


class StampedQueue(asyncio.Queue[Any]):
    """A queue of messages, each with its time of arrival."""

    arrived = 0

    def put_nowait(self, item: Any) -> None:
        """Add a message with the current time of arrival."""
        super().put_nowait({**item, ARRIVED: self.arrived})


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket of a client, with limits on frames and unread bytes."""

    def __init__(self, *args: Any, **params: Any) -> None:
        super().__init__(*args, **params)
        self._small, self._since = 0, 0.0
        self.queue = self._stamped = StampedQueue()
        self._unparsed = bytearray()
        """Bytes of the last read that wait to be parsed; meanwhile reading is paused."""
        self._is_scheduled = False
        """Whether a callback of the event loop will parse the next bytes."""

    def stamp(self) -> int:
        """Return the time of arrival of the bytes that are being read."""
        return clock_of(self.loop).arrival()

    def data_received(self, data: bytes) -> None:
        """Parse bytes of a client, many bytes in parts."""
        self._stamped.arrived = self.stamp()
        is_short = len(data) <= MAX_PARSED_BYTES and not self._unparsed
        # The first bytes are the head of the handshake, which has limits of its own (`heads`).
        if is_short or not self.handshake_initiated:
            self._parse(data)
            return
        self._unparsed += data
        self._pause_reading()
        self._parse_soon()

    def send_receive_event_to_app(self) -> None:
        """Queue a message; read up to `MAX_READ_AHEAD` ahead, so that each gets its true time of arrival."""
        if self.close_sent and self._floods():
            return
        # uvicorn pauses reading after each message, unless reading is paused already.
        is_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = is_paused
        if self.queue.qsize() >= MAX_READ_AHEAD:
            self._pause_reading()

    async def receive(self) -> Any:
        """Return the next message; once none is left, parse or read more bytes."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self._read_on()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection, and free its parser and its bytes."""
        counted_connections(self.app_state).remove(client_address(self.client))
        super().connection_lost(exc)
        self._unparsed.clear()
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

    def _parse(self, data: bytes) -> None:
        """Parse bytes; disconnect a client that leaves too many bytes unread."""
        if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self.transport.abort()
            return
        super().data_received(data)

    def _pause_reading(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _read_on(self) -> None:
        """Parse the bytes that wait; without any, resume reading."""
        if self._unparsed:
            self._parse_soon()
        elif self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def _parse_soon(self) -> None:
        if not self._is_scheduled:
            self._is_scheduled = True
            self.loop.call_soon(self._parse_part)

    def _parse_part(self) -> None:
        """Parse some of the bytes that wait, unless the application has enough messages to carry out."""
        self._is_scheduled = False
        if self.transport.is_closing():
            self._unparsed.clear()
        elif self.close_sent or self.queue.qsize() < MAX_READ_AHEAD:
            part = bytes(self._unparsed[:MAX_PARSED_BYTES])
            del self._unparsed[:MAX_PARSED_BYTES]
            self._parse(part)
            if self.close_sent or self.queue.qsize() < MAX_READ_AHEAD:
                self._read_on()
