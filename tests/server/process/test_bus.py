"""The bus over Redis: messages arrive also after a connection has died."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import pytest
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS

from fourfold.server.process import bus as bus_module
from fourfold.server.process.bus import Message, RedisBus, Wake

KEY = b"k" * 32


class Relay:
    """Stands between a bus and its Redis, and can let connections die without closing them."""

    def __init__(self, url: str) -> None:
        self._there = urlsplit(url)
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self.url = ""
        self.taken = 0
        """Number of connections accepted so far."""

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Relay]:
        server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.url = f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}/0"
        try:
            yield self
        finally:
            server.close()
            self.silence()
            for writer in self._writers:
                writer.close()

    def silence(self) -> None:
        """Forward nothing more over the existing connections."""
        for task in self._tasks:
            task.cancel()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.taken += 1
        host, port = self._there.hostname, self._there.port
        there_reader, there_writer = await asyncio.open_connection(host, port)
        self._writers += [writer, there_writer]
        for source, target in ((reader, there_writer), (there_reader, writer)):
            task = asyncio.ensure_future(_pass_on(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


async def _pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await source.read(1 << 16):
            target.write(data)
            await target.drain()
        target.close()


@asynccontextmanager
async def bus_at(url: str) -> AsyncIterator[RedisBus]:
    bus = RedisBus(url, KEY, "process")
    try:
        yield bus
    finally:
        await bus.close()


async def until_heard(bus: RedisBus, heard: list[Message], message: Wake) -> None:
    """Publish a message repeatedly until it arrives."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while message not in heard:
            bus.tell(message)
            await asyncio.sleep(0.05)


@pytest.mark.slow
def test_dead_connection_to_redis_is_noticed_within_seconds(redis):
    assert bus_module.MAX_SILENCE_SECONDS <= 5

    async def work():
        async with (
            Relay(redis.url).open() as relay,
            bus_at(relay.url) as here,
            bus_at(redis.url) as there,
        ):
            heard, heard_there = [], []
            here.listen(heard.append)
            there.listen(heard_there.append)
            await until_heard(there, heard, Wake("before", 1))
            await until_heard(here, heard_there, Wake("before", 2))
            relay.silence()
            await until_heard(there, heard, Wake("after", 1))
            await until_heard(here, heard_there, Wake("after", 2))

    run(work)


def test_idle_connection_to_redis_counts_as_alive(redis, monkeypatch):
    monkeypatch.setattr(bus_module, "PING_AFTER_SECONDS", 1.0)

    async def work():
        async with Relay(redis.url).open() as relay, bus_at(relay.url) as here:
            heard = []
            here.listen(heard.append)
            await until_heard(here, heard, Wake("before", 1))
            taken = relay.taken
            await asyncio.sleep(3)
            await until_heard(here, heard, Wake("after", 1))
            assert relay.taken == taken

    run(work)


def test_bus_closes_even_if_a_cancellation_is_swallowed(redis):
    async def work():
        bus = RedisBus(redis.url, KEY, "process")
        publish, closing = bus._redis.publish, []

        async def publish_while_closing(channel, message):
            answer = await publish(channel, message)
            closing.append(asyncio.ensure_future(bus.close()))
            # As wait_for does it in Python 3.11, where the client of Redis uses it.
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.sleep(1)
            return answer

        bus._redis.publish = publish_while_closing
        bus.tell(Wake("last", 1))
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not closing:
                await asyncio.sleep(0.01)
            await closing[0]

    run(work)


def test_bus_notices_that_redis_stops_and_that_it_answers_again(redis, monkeypatch, caplog):
    monkeypatch.setattr(bus_module, "PING_AFTER_SECONDS", 0.2)
    monkeypatch.setattr(bus_module, "MAX_SILENCE_SECONDS", 0.8)
    monkeypatch.setattr(bus_module, "RETRY_SECONDS", 1.5)

    async def work():
        async with Relay(redis.url).open() as relay, bus_at(relay.url) as bus:
            assert bus.is_silent, "nothing was heard yet"
            bus.listen(lambda _: None)

            async def until(is_silent: bool) -> None:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    while bus.is_silent != is_silent:
                        await asyncio.sleep(0.02)

            # Its answers to our questions are enough.
            await until(False)
            taken = relay.taken
            relay.silence()
            await until(True)
            await until(False)
            assert relay.taken > taken

    run(work)
    # Each is logged once, however often the connection was tried.
    said = [record.getMessage() for record in caplog.records if record.name == bus_module.__name__]
    assert said == ["Redis does not answer: TimeoutError", "Redis answers again"]
