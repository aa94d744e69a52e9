"""Restarts: a server that stops closes its connections, and clocks and bots go on afterwards."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest
from tests.support import services
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.players import (
    at_random,
    guests,
    is_over,
    moves_of,
    play_on,
    play_out,
    seated,
)
from tests.support.raw_sockets import close_code, metric, raw_socket
from tests.support.stored_events import until_leased

PATIENT = (
    f"from fourfold.server import running; running.SHUTDOWN_SECONDS = {PATIENCE_SECONDS / 2}; "
)
"""The beginning of a program whose server waits long for open connections when it stops."""


@pytest.mark.slow
def test_stopping_server_closes_connections_and_loses_nothing(tmp_path):
    async def work(running):
        async with guests(running.url, 2) as people, seated(people) as seats:
            path = f"/api/tables/{seats[0].view['table']}/stream"
            await asyncio.gather(*(play_on(seat, at_random(1), moves=3) for seat in seats))
            before = {seat: await seat.until(lambda view: True) for seat in seats}
            async with (
                raw_socket(people[0], seats[0].view["table"]) as found,
                people[0]._http.stream("GET", path) as happening,
                people[1]._http.stream("GET", "/api/lobby") as lobby,
            ):
                streams = [happening.aiter_lines(), lobby.aiter_lines()]
                for stream in streams:
                    await anext(stream)
                await asyncio.to_thread(running.end)
                # The server did not have to wait until its patience with open connections was over.
                assert "timeout graceful shutdown exceeded" not in running.log.read_text()
                assert await close_code(found) in {1001, 1012}
                for stream in streams:
                    # The end is an end, no broken connection.
                    assert all([True async for _ in stream])
            await asyncio.to_thread(running.start)
            await play_out(seats)
            for seat in seats:
                assert moves_of(seat.view)[:6] == moves_of(before[seats[0]])[:6]
                numbers = [event.seq for event in seat.events]
                assert numbers == list(range(numbers[0], seat.seq + 1))

    with services.server(tmp_path, PATIENT + services.SERVE) as running:
        run(lambda: work(running))


@pytest.mark.slow
def test_clocks_and_bots_go_on_after_a_restart_before_anybody_returns(tmp_path):
    async def work(running):
        async with guests(running.url, 2) as people:
            async with seated(people[:1], bots=["level1"], begins="chosen") as (ada,):
                thinker = running.bot_worker
                os.kill(thinker, signal.SIGSTOP)
                await ada.move("give 0")
                thinking = ada.view["table"]
            async with seated(people, rules="classic+referee+turn:4") as seats:
                flagged = seats[0].view["table"]
            await until_leased(running, [thinking, flagged])
            await asyncio.to_thread(running.kill)
            await asyncio.to_thread(running.start)
            # Whoever looks wakes a table; so wait first until it has woken by itself.
            async with asyncio.timeout(PATIENCE_SECONDS):
                while await metric(people[0], "fourfold_rooms") < 2:
                    await asyncio.sleep(0.1)
                while len(moves_of(await people[0].get(f"/api/tables/{thinking}"))) < 3:
                    await asyncio.sleep(0.1)
                while not is_over(await people[0].get(f"/api/tables/{flagged}")):
                    await asyncio.sleep(0.1)

    with services.server(tmp_path) as running:
        run(lambda: work(running))
