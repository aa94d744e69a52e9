"""Liveness of sockets: silent clients are closed, and measured lag is credited."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from tests.support import services
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import guests
from tests.support.raw_sockets import close_code, hear, raw_socket, text

from fourfold.client import Guest
from fourfold.server.table import wire
from fourfold.server.table.clocks import MAX_LAG_MS
from fourfold.server.table.close_codes import IDLE

IDLE_SECONDS, FIRST_PING, PING = 8.0, 0.2, 5.0
BEGUN = 4
"""Events of a table whose game has just begun."""
#: A server that is less patient, and asks sooner.
HASTY = (
    "from fourfold.server.web import sockets; "
    f"sockets.IDLE_SECONDS = {IDLE_SECONDS}; "
    f"sockets.FIRST_PING_SECONDS, sockets.PING_SECONDS = {FIRST_PING}, {PING}; "
)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory) -> Iterator[services.Server]:
    program = HASTY + services.SERVE
    with services.server(tmp_path_factory.mktemp("hasty"), program) as running:
        yield running


@asynccontextmanager
async def lines_to_a_game(server: services.Server):
    """Open two raw sockets to a started game with a clock; the first guest is to give."""
    async with guests(server.url, 2) as people, AsyncExitStack() as stack:
        clock = {"seconds": 300, "increment": 0}
        name = await people[0].open("quarto", begins="chosen", clock=clock)
        for chair, person in enumerate(people):
            await do(person, name, wire.Sit, chair=chair, name=f"Guest {chair}")
        await do(people[0], name, wire.Start, first=0)
        yield [await stack.enter_async_context(raw_socket(person, name)) for person in people]


async def do(guest: Guest, there: str, kind: type[wire.Do], **arguments: object) -> None:
    """Give a command without a socket, whose pings would not be answered."""
    answer = await guest._http.post(
        f"/api/tables/{there}/commands", content=text(kind, 0, **arguments)
    )
    answer.raise_for_status()


async def lag_of(one, base: int, move: str) -> int:
    """Send a move and return the milliseconds of lag that were credited."""
    await one.send(text(wire.PlayMove, base, move=move))
    while True:
        for event in (await hear(one, wire.News)).events:
            if event.event["kind"] == "played" and event.event["move"] == move:
                lag: int = event.event["lag"]
                return lag


# --- Silent clients ----------------------------------------------------------------------------


@pytest.mark.slow
def test_silent_socket_is_closed_unless_it_sends_empty_frames(hasty):
    async def work():
        async with guests(hasty.url, 1) as (ada,):
            name = await ada.open("quarto")
            async with raw_socket(ada, name) as silent, raw_socket(ada, name) as lively:
                began = asyncio.get_running_loop().time()
                gone = asyncio.ensure_future(close_code(silent))
                while not gone.done():
                    await lively.send("")
                    await asyncio.wait({gone}, timeout=0.2)
                lasted = asyncio.get_running_loop().time() - began
                assert gone.result() == IDLE == 4408
                assert lasted > 0.8 * IDLE_SECONDS
                # The other one is still listened to.
                await lively.send(text(wire.Sit, 1, chair=0, name="Ada"))
                assert isinstance(await hear(lively, wire.Done), wire.Done)

    run(work)


# --- Lag ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_pings_are_sent_repeatedly(hasty):
    async def work():
        async with guests(hasty.url, 1) as (ada,):
            name = await ada.open("quarto")
            async with raw_socket(ada, name) as found:
                numbers = []
                for _ in range(2):
                    numbers.append((await hear(found, wire.Ping)).number)
                    await found.send(wire.write(wire.Pong(numbers[-1])).decode())
                # They tell the time in milliseconds.
                assert 0.8 * PING < (numbers[1] - numbers[0]) / 1000 < PATIENCE_SECONDS

    run(work)


def test_late_answers_to_pings_are_credited_up_to_the_cap(hasty):
    async def work():
        async with lines_to_a_game(hasty) as (far, near):
            ping = await hear(near, wire.Ping)
            await near.send(wire.write(wire.Pong(ping.number)).decode())
            ping = await hear(far, wire.Ping)
            # There and back: it is as far as can be believed, and farther.
            await asyncio.sleep(2 * MAX_LAG_MS / 1000 + 0.2)
            await far.send(wire.write(wire.Pong(ping.number)).decode())
            assert await lag_of(far, BEGUN, "give 0") == MAX_LAG_MS
            assert 0 <= await lag_of(near, BEGUN + 1, "place a1") < MAX_LAG_MS

    run(work)


def test_half_of_the_round_trip_is_credited(hasty):
    async def work():
        async with lines_to_a_game(hasty) as (far, _):
            ping = await hear(far, wire.Ping)
            await asyncio.sleep(0.4)
            await far.send(wire.write(wire.Pong(ping.number)).decode())
            lag = await lag_of(far, BEGUN, "give 0")
            # Its number is the time at which it was sent, by the clock that we have in common.
            since = time.monotonic_ns() // 1_000_000 - ping.number
            assert 200 <= lag <= min(MAX_LAG_MS, since / 2)

    run(work)


@pytest.mark.parametrize("says", ["nothing", "another number"])
def test_wrong_answers_to_pings_are_credited_nothing(hasty, says):
    async def work():
        async with lines_to_a_game(hasty) as (far, _):
            ping = await hear(far, wire.Ping)
            await asyncio.sleep(0.4)
            if says == "another number":
                for number in (ping.number - 2000, ping.number + 1, 0):
                    await far.send(wire.write(wire.Pong(number)).decode())
            assert await lag_of(far, BEGUN, "give 0") == 0

    run(work)
