"""Clients that read too slowly: they are disconnected and delay nobody else."""

from __future__ import annotations

import asyncio
import socket

from tests.support.coroutines import run
from tests.support.players import (
    guests,
)
from tests.support.raw_sockets import hear, metric, raw_socket, text

from fourfold.server.edge.connections import UNREAD_SECONDS
from fourfold.server.table import wire
from fourfold.server.web.sockets import MAX_UNSENT_FRAMES, Client


def test_slow_reader_is_disconnected_and_delays_nobody(server):
    async def work():
        async with guests(server.url, 2) as people:
            # On one screen a guest moves and takes back as often as they like.
            table = await people[0].open("quarto", same_screen=True, begins="chosen")
            async with raw_socket(people[0], table) as found:
                for chair in (0, 1):
                    await found.send(text(wire.Sit, 0, chair=chair, name="Ada"))
                await found.send(text(wire.Start, 0, first=0))
                for _ in range(3):
                    await hear(found, wire.Done)
            while await metric(people[0], "fourfold_sockets") > 0:
                await asyncio.sleep(0.05)
            host, port = server.url.removeprefix("http://").split(":")
            with socket.socket() as slow:
                slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                slow.connect((host, int(port)))
                slow.sendall(
                    f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
                    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                    f"Authorization: Bearer {people[1].token}\r\n\r\n".encode()
                )
                while await metric(people[0], "fourfold_sockets") < 1:
                    await asyncio.sleep(0.05)
                async with raw_socket(people[0], table) as found:
                    for _ in range(40):
                        for _ in range(50):
                            await found.send(text(wire.PlayMove, 10**6, move="give 0"))
                            await found.send(text(wire.AskBack, 10**6))
                        for _ in range(100):
                            # A refusal would be waited for in vain: a game has a limit of takebacks.
                            answer = await hear(found, (wire.Done, wire.Refusal))
                            assert isinstance(answer, wire.Done), answer
                        if await metric(people[0], "fourfold_sockets") <= 1:
                            break
                    # Long before its connection would be taken for dead.
                    async with asyncio.timeout(UNREAD_SECONDS / 2):
                        while await metric(people[0], "fourfold_sockets") > 1:
                            await asyncio.sleep(0.2)

    run(work)


def test_client_with_too_many_messages_waiting_is_closed_with_4430():
    async def work():
        client = Client(None, None, "")
        for _ in range(MAX_UNSENT_FRAMES):
            client.tell(b"{}")
        assert not client.cut_off.done()
        client.tell(b"{}")
        assert client.cut_off.result() == 4430

    run(work)
