"""Floods: clients that send, connect or come and go without end are refused, and others are not delayed."""

from __future__ import annotations

import asyncio
import contextlib
import time

import httpx
import pytest
from tests.support import crowd, services
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import (
    guests,
)
from tests.support.raw_sockets import close_code, hear, raw_socket, rest, text
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.frames import Frame, Opcode

from fourfold.server.edge.connections import REFUSALS_BURST
from fourfold.server.rooms.room import PRESENCE_DELAY_SECONDS
from fourfold.server.table import wire

MANY = 150
MEGABYTE = 1 << 20


def test_many_arrivals_and_departures_cause_few_presence_messages(server):
    """Each of 150 who comes and goes would else be told to all of the others."""

    async def work():
        async with guests(server.url, 2) as (ada, mal):
            name = await ada.open("quarto")
            path = f"/api/tables/{name}/stream"
            told = {"ada": 0, "mal": 0}

            async def count(lines, who: str) -> None:
                async for words in lines:
                    told[who] += '"presence"' in words

            async with raw_socket(ada, name) as found:
                counting = asyncio.ensure_future(count(found, "ada"))
                began = time.monotonic()

                async def come_and_go() -> None:
                    async with mal._http.stream("GET", path, timeout=PATIENCE_SECONDS) as answer:
                        assert answer.status_code == 200
                        lines = answer.aiter_lines()
                        await anext(lines)
                        reading = asyncio.ensure_future(count(lines, "mal"))
                        await asyncio.sleep(0.1)
                        reading.cancel()
                        await asyncio.gather(reading, return_exceptions=True)

                await asyncio.gather(*(come_and_go() for _ in range(MANY)))
                await asyncio.sleep(4 * PRESENCE_DELAY_SECONDS)
                breaths = 2 + (time.monotonic() - began) / PRESENCE_DELAY_SECONDS
                assert 0 < told["ada"] <= breaths
                assert told["mal"] <= MANY * told["ada"]
                counting.cancel()
            # They are all gone again, and whoever comes now hears so.
            async with raw_socket(ada, name) as found:
                presence = await hear(found, wire.PresenceNews)
                assert presence.spectators <= 1

    run(work)


def test_simultaneous_connections_have_the_same_limit_as_consecutive_ones(tmp_path):
    most = 5

    async def work(url):
        async with guests(url, 1) as (ada,):
            name = await ada.open("quarto")
            assert await come_at_once(ada, name) == most
            # Their places are free again, as soon as the server has seen them go.
            async with asyncio.timeout(PATIENCE_SECONDS):
                while (inside := await come_at_once(ada, name)) < most:
                    await asyncio.sleep(0.2)
            assert inside == most

    async def come_at_once(ada, name) -> int:
        """Open 39 sockets and streams at once; return how many are accepted."""
        enough = asyncio.Event()
        inside = refused = 0

        async def socket() -> None:
            nonlocal inside, refused
            async with raw_socket(ada, name) as found:
                try:
                    await hear(found, wire.News)
                    inside += 1
                    await enough.wait()
                except ConnectionClosed:
                    assert found.close_code == 4429
                    refused += 1

        async def stream(path: str) -> None:
            nonlocal inside, refused
            async with ada._http.stream("GET", path, timeout=PATIENCE_SECONDS) as answer:
                lines = answer.aiter_lines()
                if answer.status_code != 200:
                    assert answer.status_code == 429
                    refused += 1
                    return
                assert await anext(lines, None) is not None
                inside += 1
                await enough.wait()

        work = [socket() for _ in range(13)]
        work += [stream(f"/api/tables/{name}/stream") for _ in range(13)]
        work += [stream("/api/lobby") for _ in range(13)]
        tasks = [asyncio.ensure_future(one) for one in work]
        async with asyncio.timeout(PATIENCE_SECONDS):
            while inside + refused < len(tasks):
                await asyncio.sleep(0.05)
        enough.set()
        await asyncio.gather(*tasks)
        return inside

    with services.server(tmp_path, connections_per_address=most) as running:
        run(lambda: work(running.url))


PING = Frame(Opcode.PING, b"").serialize(mask=True)
PONG = Frame(Opcode.PONG, b"").serialize(mask=True)
BEGINNING = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True)
PIECE = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)


@pytest.mark.parametrize(
    ("first", "flood"),
    [(b"", PING), (b"", PONG), (BEGINNING, PIECE)],
    ids=["pings", "pongs", "pieces"],
)
@pytest.mark.parametrize("reads", [True, False])
def test_client_that_sends_pings_or_fragments_without_end_is_disconnected(
    server, first, flood, reads
):
    async def work():
        async with guests(server.url, 2) as (ada, mal):
            name = await ada.open("quarto")
            async with raw_socket(ada, name) as honest, raw_socket(mal, name) as found:
                before = server.rss()
                if not reads:
                    found.transport.pause_reading()
                found.transport.write(first)
                # Once the server has had enough, nothing more can be written.
                with contextlib.suppress(RuntimeError):
                    for _ in range(200):
                        found.transport.write(500 * flood)
                        await asyncio.sleep(0.002)
                found.transport.resume_reading()
                assert await close_code(found) == 1006
                assert server.rss() - before < 16 * MEGABYTE
                # Others have not noticed anything.
                await honest.send(text(wire.Say, 0, phrase="hello"))
                assert (await hear(honest, wire.Refusal)).code == "not-seated"

    run(work)


def test_client_may_send_pings_and_fragmented_messages(server):
    async def work():
        async with guests(server.url, 1) as (ada,):
            name = await ada.open("quarto")
            async with raw_socket(ada, name) as found:
                for _ in range(20):
                    await (await found.ping())
                    frame = text(wire.Say, 0, phrase="hello")
                    await found.send([frame[:9], frame[9:10], frame[10:]])
                    assert (await hear(found, wire.Refusal)).code == "not-seated"

    run(work)


@pytest.mark.slow
def test_address_with_too_many_refusals_is_shut_out_for_a_while(tmp_path):
    async def work(url):
        async with guests(url, 1) as (mal,):
            table = await mal.open("quarto")
            codes: list[int | str | None] = []
            for _ in range(300):
                try:
                    async with raw_socket(mal, table) as found:
                        pass
                except (OSError, InvalidMessage):
                    codes.append("closed")
                    break
                codes.append(found.close_code)
            assert codes[0] == 1000
            assert codes.count(4429) >= REFUSALS_BURST
            assert codes[-1] == "closed"
            # Whoever comes from elsewhere notices nothing, and the door opens again.
            elsewhere = crowd.Guest(crowd.Place(int(url.rpartition(":")[2]), "127.0.0.9"))
            await elsewhere.arrive()
            await asyncio.sleep(1)
            async with raw_socket(mal, table) as found:
                await hear(found, wire.News)

    with services.server(tmp_path, requests_per_second=2.0) as strict:
        run(lambda: work(strict.url))


def test_commands_tables_and_sockets_beyond_the_limit_are_refused(tmp_path):
    async def work(url):
        async with guests(url, 3) as people:
            table = await people[0].open("quarto")
            async with raw_socket(people[0], table) as found, raw_socket(people[1], table) as other:
                for _ in range(60):
                    await found.send(text(wire.Say, 0, phrase="hello"))
                heard = await rest(found)
                codes = [message.code for message in heard if isinstance(message, wire.Refusal)]
                assert found.close_code == 4429
                assert codes.index("too-fast") >= 18
                assert set(codes[codes.index("too-fast") :]) == {"too-fast"}
                # Others are not made to pay for it.
                await other.send(text(wire.Say, 0, phrase="hello"))
                assert (await hear(other, wire.Refusal)).code == "not-seated"
            answers = [
                (await people[2]._http.post("/api/tables", json={"game": "quarto"})).status_code
                for _ in range(30)
            ]
            assert answers[:15] == [201] * 15
            assert answers[-1] == 429
            async with asyncio.timeout(PATIENCE_SECONDS):
                lines = [raw_socket(people[2], table) for _ in range(6)]
                held = [await one.__aenter__() for one in lines]
                assert await close_code(held[-1]) == 4429
                for one in lines:
                    await one.__aexit__(None, None, None)
            with pytest.raises(httpx.HTTPStatusError, match="429"):
                async with guests(url, 6):
                    pass

    settings = {
        "commands_per_second": 2.0,
        "sessions_per_minute": 6.0,
        "connections_per_address": 5,
    }
    with services.server(tmp_path, **settings) as strict:
        run(lambda: work(strict.url))


def test_reconnecting_without_end_is_refused_for_a_while(tmp_path):
    async def work(url):
        async with guests(url, 1) as people:
            table = await people[0].open("quarto")
            codes = []
            for _ in range(40):
                async with raw_socket(people[0], table) as found:
                    pass
                codes.append(found.close_code)
            assert codes[:15] == [1000] * 15
            assert codes[-1] == 4429
            await asyncio.sleep(1)
            async with raw_socket(people[0], table) as found:
                await hear(found, wire.News)

    with services.server(tmp_path, requests_per_second=2.0) as strict:
        run(lambda: work(strict.url))
