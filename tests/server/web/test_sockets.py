"""Sockets that end early: clients that leave during the handshake."""

from __future__ import annotations

import asyncio

import pytest
from tests.support import services
from tests.support.coroutines import run
from tests.support.players import (
    guests,
)
from tests.support.raw_sockets import hear, raw_socket

from fourfold.server.table import wire


@pytest.mark.slow
def test_client_that_leaves_during_the_handshake_causes_no_error(tmp_path):
    async def work():
        with services.server(tmp_path) as running:
            async with guests(running.url, 1) as (ada,):
                table = await ada.open("quarto")
                host, port = "127.0.0.1", running.settings.port
                asked = (
                    f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
                    f"Authorization: Bearer {ada.token}\r\nUpgrade: websocket\r\n"
                    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                )
                # It has to read the guest and the table anew, and has not begun when they are gone.
                running.end()
                running.start()
                running.pause()
                for _ in range(30):
                    _, writer = await asyncio.open_connection(host, port)
                    writer.write(asked.encode())
                    await asyncio.sleep(0.01)
                    writer.close()
                running.resume()
                async with raw_socket(ada, table) as found:
                    await hear(found, wire.News)

    run(work)
