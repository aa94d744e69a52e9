"""A uvicorn server with the connection classes of Fourfold around a small ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from fourfold.server.edge.connections import Connection, limit
from fourfold.server.edge.frames import Socket


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answer a request once its whole body has arrived; accept a socket and close it again."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close"})
        return
    while scope["type"] == "http" and (await receive()).get("more_body"):
        pass
    await send(
        {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]}
    )
    await send({"type": "http.response.body", "body": b"ok"})


@asynccontextmanager
async def listening(
    serves: Any = app, sockets: Any = Socket, **settings: Any
) -> AsyncIterator[tuple[str, int]]:
    """Run a server for an application; yield its host and port."""
    config = uvicorn.Config(
        serves, port=0, http=Connection, ws=sockets, lifespan="off", log_config=None, **settings
    )
    bound = config.bind_socket()
    limit(bound)
    server = uvicorn.Server(config)
    task = asyncio.ensure_future(server.serve(sockets=[bound]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield bound.getsockname()
    finally:
        server.should_exit = True
        await task
