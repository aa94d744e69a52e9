"""The message bus between processes: "this table has an event of this number", "this guest is forgotten".

Lives here: the bus, in memory for one process and over Redis for several. Messages only say what to read:
events are in the database, so a lost message delays news until the next round of `Leases`, and loses nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Protocol

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from fourfold.server.background import end_tasks
from fourfold.server.table.events import Session


class Wake(msgspec.Struct, frozen=True, tag="wake"):
    """Message: a table has an event of this number."""

    table: str
    seq: int


AddressHash = str
"""Keyed hash of a client's address (`Guests.address_hash`)."""


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Message: the connections to a table that one process has."""

    table: str
    process: str
    sessions: list[Session | None]
    addresses: list[AddressHash]
    """For each session the hash of the address from which it is connected."""


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """Message: a guest was forgotten; their names are no longer in the database."""

    session: Session


class Deleted(msgspec.Struct, frozen=True, tag="deleted"):
    """Message: a table is no longer in the database."""

    table: str


Message = Wake | Here | Forgotten | Deleted
Heard = Callable[[Message], None]

CHANNEL = "fourfold"
"""The channel of Redis."""
RETRY_SECONDS = 0.25
"""Seconds between attempts to reach Redis."""
PING_AFTER_SECONDS = 2.0
"""Seconds without a message after which Redis gets a ping; without an answer within the same time, the
connection counts as dead, though it was not closed."""
MAX_SILENCE_SECONDS = 2 * PING_AFTER_SECONDS + 1
"""Seconds without a message or an answer to a ping, after which the bus counts as silent."""


class Bus(Protocol):
    """Sends messages to other processes, and receives theirs."""

    def tell(self, message: Message) -> None:
        """Send a message to all listeners; never waits, never fails."""
        ...

    def listen(self, heard: Heard) -> None:
        """Call ``heard`` with each message from now on."""
        ...

    @property
    def is_silent(self) -> bool:
        """Return True if messages of other processes may have been lost."""
        ...

    async def close(self) -> None:
        """Close the bus."""
        ...


class MemoryBus:
    """The bus of a single process: all listeners are called at once."""

    def __init__(self) -> None:
        self._listeners: list[Heard] = []

    def tell(self, message: Message) -> None:
        for heard in self._listeners:
            heard(message)

    def listen(self, heard: Heard) -> None:
        self._listeners.append(heard)

    @property
    def is_silent(self) -> bool:
        return False

    async def close(self) -> None:
        self._listeners.clear()


class RedisBus:
    """The bus of several processes. While Redis is away, news are found in the database instead."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(
            url,
            socket_connect_timeout=1,
            socket_timeout=PING_AFTER_SECONDS,
            socket_keepalive=True,
            # `_send` and `_hear` try again.
            retry=Retry(NoBackoff(), 0),
        )
        self._heard_at = float("-inf")
        """When Redis last sent something, by the monotonic clock."""
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self._listeners: list[Heard] = []
        self._tasks = [asyncio.ensure_future(self._send())]

    def tell(self, message: Message) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._outbox.put_nowait(msgspec.json.encode(message))

    def listen(self, heard: Heard) -> None:
        self._listeners.append(heard)
        if len(self._listeners) == 1:
            # One subscription serves all listeners.
            self._tasks.append(asyncio.ensure_future(self._hear(self._tell_listeners)))

    def _tell_listeners(self, message: Message) -> None:
        for heard in self._listeners:
            heard(message)

    @property
    def is_silent(self) -> bool:
        return time.monotonic() - self._heard_at > MAX_SILENCE_SECONDS

    async def close(self) -> None:
        await end_tasks(self._tasks)
        await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            message = await self._outbox.get()
            try:
                async with asyncio.timeout(PING_AFTER_SECONDS):
                    await self._redis.publish(CHANNEL, message)
            except (RedisError, OSError, TimeoutError):
                await asyncio.sleep(RETRY_SECONDS)
                # Old messages need not be sent when Redis is back: the database has told the others.
                while not self._outbox.empty():
                    self._outbox.get_nowait()

    async def _hear(self, heard: Heard) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    await self._hear_all(channel, heard)
            except (RedisError, OSError, TimeoutError, msgspec.MsgspecError):
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear_all(self, channel: PubSub, heard: Heard) -> None:
        is_asked = False
        while True:
            message = await channel.get_message(timeout=PING_AFTER_SECONDS)
            if message is not None:
                is_asked = False
                self._heard_at = time.monotonic()
                if message["type"] == "message":
                    heard(msgspec.json.decode(message["data"], type=Message))
            elif is_asked:
                raise TimeoutError
            else:
                is_asked = True
                await channel.ping()
