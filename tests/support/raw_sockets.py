"""Bare sockets to a server, for doing what the client would not do, and what tests say over them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count

from tests.support.players import (
    PATIENCE,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fourfold.server import wire
from fourfold.server.client import Guest

IDS = count(1)


def run(work: Callable[[], Awaitable[None]], seconds: float = 120) -> None:
    async def whole() -> None:
        async with asyncio.timeout(seconds):
            await work()

    asyncio.run(whole())


@asynccontextmanager
async def line(guest: Guest, table: str, **headers: str):
    """A bare socket, for doing what the client would not do."""
    url = f"{guest.url.replace('http', 'ws')}/api/tables/{table}/socket"
    since = headers.pop("since", None)
    headers.setdefault("Authorization", f"Bearer {guest.token}")
    where = url if since is None else f"{url}?since={since}"
    async with connect(where, additional_headers=headers, max_size=1 << 20) as found:
        yield found


async def hear(found, kind: type | tuple[type, ...], seconds: float = PATIENCE):
    """Return the next message of a kind, or of one of several kinds; skip all others."""
    async with asyncio.timeout(seconds):
        while not isinstance(message := wire.read_message(await found.recv()), kind):
            pass
    return message


async def rest(found) -> list[wire.Message]:
    """Everything until the server closes a socket."""
    heard = []
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionClosed):
            while True:
                heard.append(wire.read_message(await found.recv()))
    return heard


async def close_code(found) -> int:
    """How the server closes a socket, whatever it says before."""
    await rest(found)
    return found.close_code


def text(kind: type[wire.Do], base: int, **arguments: object) -> str:
    return wire.write(kind(id=f"c{next(IDS)}", base=base, **arguments)).decode()


async def metric(guest: Guest, name: str) -> float:
    answer = (await guest._http.get("/metrics")).text
    return float(
        next(line for line in answer.splitlines() if line.startswith(f"{name} ")).split()[1]
    )
