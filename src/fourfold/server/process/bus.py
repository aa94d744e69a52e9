"""The message bus between processes: "these events follow at this table", "this guest is forgotten".

Lives here: the bus, in memory for one process and over Redis for several. Messages are hints: they are sent
after the commit, and what they tell is in the database, too. A lost, late or doubled message delays news
until the next round of `Leases`, and loses nothing. Each message is signed with a key from the database, so
that nobody who can write to Redis can make a process believe what has not happened.

A message goes to all processes, or to the inboxes of those that follow the table.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import time
from collections.abc import Callable, Collection
from typing import Protocol

import msgspec
from redis import Redis as Client
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry as BlockingRetry

from fourfold.server.process.background import end_tasks
from fourfold.server.table.events import Session


class Wake(msgspec.Struct, frozen=True, array_like=True, tag="wake"):
    """Message: a table has an event of this number, which is to be read from the database."""

    table: str
    seq: int


class Grown(msgspec.Struct, frozen=True, array_like=True, tag="grown"):
    """Message: a table has these events.

    They are as the database has them, so that they name nobody. The start of a game is never among them,
    since it has the deal: no hidden card is ever on the bus.
    """

    table: str
    rows: list[tuple[int, str | None, str | None, str]]
    """Number, participant, command and body of each event (`store.event_rows`)."""
    at: int = 0
    """When they were written, by the clock of the database; 0 from an older version."""


AddressHash = str
"""Keyed hash of a client's address (`Guests.address_hash`)."""


class Here(msgspec.Struct, frozen=True, array_like=True, tag="here"):
    """Message: a process has a table in memory, with these connections to it."""

    table: str
    process: str
    sessions: list[Session | None]
    addresses: list[AddressHash]
    """For each session the hash of the address from which it is connected."""
    seq: int = 0
    """The number of the last event that the process knows."""
    follows: bool = True
    """False if nobody looks on there and no clock or bot runs: the process need not be told of events."""
    number: int = 0
    """Counts the announcements of the process (`rooms.announcements`); 0 in those of older versions."""


class Forgotten(msgspec.Struct, frozen=True, array_like=True, tag="forgotten"):
    """Message: a guest was forgotten; their names are no longer in the database."""

    session: Session


class Deleted(msgspec.Struct, frozen=True, array_like=True, tag="deleted"):
    """Message: a table is no longer in the database."""

    table: str


Message = Wake | Grown | Here | Forgotten | Deleted
Heard = Callable[[Message], None]

CHANNEL = "fourfold"
"""The channel of Redis that all processes read; each also reads an inbox named by itself."""
MAX_MESSAGES_PER_FRAME = 100
"""Messages that are sent, and heard, together: a hundred take about a millisecond."""
SIGNATURE_BYTES = 32
RETRY_SECONDS = 0.25
"""Seconds between attempts to reach Redis."""
SCHEMES = ("redis://", "rediss://", "unix://")
START_SECONDS = 2.0
"""Seconds for Redis to answer before a server starts without it."""
PING_AFTER_SECONDS = 2.0
"""Seconds without a message after which Redis gets a ping; without an answer within the same time, the
connection counts as dead, though it was not closed."""
MAX_SILENCE_SECONDS = 2 * PING_AFTER_SECONDS + 1
"""Seconds without a message or an answer to a ping, after which the bus counts as silent."""

log = logging.getLogger(__name__)


class Bus(Protocol):
    """Sends messages to other processes, and receives theirs."""

    def tell(self, message: Message, to: Collection[str] | None = None) -> None:
        """Send a message to the processes of these names, or to all processes; never waits, never fails."""
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
    """The bus of a single process: all listeners are called at once, whoever is addressed."""

    def __init__(self) -> None:
        self._listeners: list[Heard] = []

    def tell(self, message: Message, to: Collection[str] | None = None) -> None:  # noqa: ARG002
        for heard in self._listeners:
            heard(message)

    def listen(self, heard: Heard) -> None:
        self._listeners.append(heard)

    @property
    def is_silent(self) -> bool:
        return False

    async def close(self) -> None:
        self._listeners.clear()


def is_bus_url(url: str) -> bool:
    """Return True if a text is a URL of Redis; nothing is connected to."""
    if not url.startswith(SCHEMES):
        return False
    try:
        Client.from_url(url).close()
    except ValueError:
        return False
    return True


def trouble(url: str) -> str | None:
    """Return in one line why Redis at this URL does not answer; None if it does."""
    patience = {"socket_connect_timeout": START_SECONDS, "socket_timeout": START_SECONDS}
    try:
        with Client.from_url(url, retry=BlockingRetry(NoBackoff(), 0), **patience) as client:
            client.ping()
    except (RedisError, OSError) as error:
        lines = str(error).splitlines() or [type(error).__name__]
        return lines[0].strip().removesuffix(".")
    return None


class RedisBus:
    """The bus of several processes. While Redis is away, news are found in the database instead."""

    def __init__(self, url: str, key: bytes, process: str) -> None:
        """Connect to Redis.

        Args:
            url: where Redis is.
            key: the key for signatures, which all processes share and Redis does not know.
            process: the name of this process.
        """
        self._redis = Redis.from_url(
            url,
            socket_connect_timeout=1,
            socket_timeout=PING_AFTER_SECONDS,
            socket_keepalive=True,
            # `_send` and `_hear` try again.
            retry=Retry(NoBackoff(), 0),
        )
        self._key = key
        self._inbox = inbox(process)
        self._heard_at = float("-inf")
        """When Redis last sent something, by the monotonic clock."""
        self._is_lost = False
        """True from a failed connection to Redis until Redis has sent something again."""
        self._outbox: asyncio.Queue[tuple[str, Message]] = asyncio.Queue(maxsize=10_000)
        self._listeners: list[Heard] = []
        self._tasks = [asyncio.ensure_future(self._send())]

    def tell(self, message: Message, to: Collection[str] | None = None) -> None:
        channels = [CHANNEL] if to is None else map(inbox, to)
        with contextlib.suppress(asyncio.QueueFull):
            for channel in channels:
                self._outbox.put_nowait((channel, message))

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
            channel, message = await self._outbox.get()
            waiting = {channel: [message]}
            number = 1
            while not self._outbox.empty() and number < MAX_MESSAGES_PER_FRAME:
                channel, message = self._outbox.get_nowait()
                waiting.setdefault(channel, []).append(message)
                number += 1
            try:
                async with asyncio.timeout(PING_AFTER_SECONDS):
                    for channel, messages in waiting.items():
                        await self._redis.publish(channel, signed(messages, self._key))
            except (RedisError, OSError, TimeoutError):
                await asyncio.sleep(RETRY_SECONDS)
                # Old messages need not be sent when Redis is back: the database has told the others.
                while not self._outbox.empty():
                    self._outbox.get_nowait()

    async def _hear(self, heard: Heard) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL, self._inbox)
                    await self._hear_all(channel, heard)
            except (RedisError, OSError, TimeoutError) as error:
                if not self._is_lost:
                    self._is_lost = True
                    log.warning("Redis does not answer: %s", type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear_all(self, channel: PubSub, heard: Heard) -> None:
        is_asked = False
        while True:
            message = await channel.get_message(timeout=PING_AFTER_SECONDS)
            if message is not None:
                is_asked = False
                self._heard_at = time.monotonic()
                if self._is_lost:
                    self._is_lost = False
                    log.warning("Redis answers again")
                if message["type"] == "message":
                    for told in read_signed(message["data"], self._key):
                        heard(told)
            elif is_asked:
                raise TimeoutError
            else:
                is_asked = True
                await channel.ping()


_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[list[Message]] = msgspec.msgpack.Decoder(list[Message])


def inbox(process: str) -> str:
    """Return the channel of Redis that only the process of this name reads."""
    return f"{CHANNEL}:{process}"


def signed(messages: list[Message], key: bytes) -> bytes:
    """Return messages as the bytes of one frame: a signature, then their content."""
    content = _encoder.encode(messages)
    return hmac.digest(key, content, "sha256") + content


def read_signed(frame: bytes, key: bytes) -> list[Message]:
    """Return the messages of a frame; none if its signature is wrong or this version cannot read them."""
    content = frame[SIGNATURE_BYTES:]
    if not hmac.compare_digest(frame[:SIGNATURE_BYTES], hmac.digest(key, content, "sha256")):
        log.warning("a message of the bus was not signed by a process of this server")
        return []
    try:
        return _decoder.decode(content)
    except msgspec.MsgspecError:
        # A newer process, during an update; the database has what it tells.
        return []
