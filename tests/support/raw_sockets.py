"""Raw WebSocket connections to tables, for frames that the client library would not send."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

from tests.support.patience import PATIENCE_SECONDS
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fourfold.client import Guest
from fourfold.server.table import wire

IDS = count(1)


@asynccontextmanager
async def raw_socket(guest: Guest, table: str, **headers: str) -> AsyncIterator[ClientConnection]:
    """Open a WebSocket connection of a guest to a table."""
    url = f"{guest.url.replace('http', 'ws')}/api/tables/{table}/socket"
    since = headers.pop("since", None)
    headers.setdefault("Authorization", f"Bearer {guest.token}")
    where = url if since is None else f"{url}?since={since}"
    async with connect(where, additional_headers=headers, max_size=1 << 20) as found:
        yield found


async def hear(
    found: ClientConnection, kind: type | tuple[type, ...], seconds: float = PATIENCE_SECONDS
) -> Any:
    """Return the next message of a kind, or of one of several kinds; skip all others."""
    async with asyncio.timeout(seconds):
        while not isinstance(message := wire.read_message(await found.recv()), kind):
            pass
    return message


async def rest(found: ClientConnection) -> list[wire.Message]:
    """Return all messages until the server closes the connection."""
    heard = []
    async with asyncio.timeout(PATIENCE_SECONDS):
        with suppress(ConnectionClosed):
            while True:
                heard.append(wire.read_message(await found.recv()))
    return heard


async def close_code(found: ClientConnection) -> int | None:
    """Wait until the server closes the connection and return the close code."""
    await rest(found)
    return found.close_code


def text(kind: type[wire.Do], base: int, **arguments: object) -> str:
    """Return the frame of a command with a new id."""
    frame: Any = kind(id=f"c{next(IDS)}", base=base, **arguments)
    return wire.write(frame).decode()


async def metric(guest: Guest, name: str) -> float:
    """Return the current value of a metric of the server."""
    answer = (await guest._http.get("/metrics")).text
    return float(
        next(line for line in answer.splitlines() if line.startswith(f"{name} ")).split()[1]
    )
