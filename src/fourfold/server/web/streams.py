"""Responses that last: lines sent until the client goes or the server shuts down.

Lives here: counting streams among the connections of an address, and ending them. Does not live here: the
lines (`api` for the lobby and guests' data, `sockets` for tables).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, AsyncIterator

from litestar.exceptions import TooManyRequestsException
from litestar.response import Stream

from fourfold.server.edge.connections import GOING
from fourfold.server.edge.gate import AT_END
from fourfold.server.web.requests import ApiRequest, service_of

TOO_MANY_CONNECTIONS = (
    "Too many open connections from your address. Close other tabs and try again."
)
KEEP_ALIVE_SECONDS = 15.0
"""Seconds of silence after which a stream sends an empty line."""


def streamed(
    request: ApiRequest, lines: AsyncGenerator[bytes], media_type: str = "application/x-ndjson"
) -> Stream:
    """Return a response with these lines, which counts among its address's connections while it lasts.

    Raises:
        TooManyRequestsException: the address has too many connections.
    """
    service = service_of(request.app.state)
    address = service.guests.address(request)
    going: asyncio.Event = request.scope["state"].get(GOING) or asyncio.Event()
    if not service.connection_limit.add(address):
        raise TooManyRequestsException(TOO_MANY_CONNECTIONS, headers={"Retry-After": "5"})
    # If the client has gone meanwhile, the lines are never started, and so never end.
    request.scope["state"].setdefault(AT_END, []).append(
        lambda: service.connection_limit.remove(address)
    )

    async def until_going() -> AsyncIterator[bytes]:
        async with contextlib.aclosing(lines):
            async for line in _until(going, lines):
                yield line

    return Stream(until_going(), media_type=media_type)


async def _until(going: asyncio.Event, lines: AsyncGenerator[bytes]) -> AsyncIterator[bytes]:
    """Yield the lines until the server shuts down."""
    end = asyncio.ensure_future(going.wait())
    line: asyncio.Future[bytes] | None = None
    try:
        while not end.done():
            line = asyncio.ensure_future(anext(lines))
            await asyncio.wait({line, end}, return_when=asyncio.FIRST_COMPLETED)
            if line.done():
                yield line.result()
    except StopAsyncIteration:
        return
    finally:
        waited = [one for one in (line, end) if one is not None]
        for one in waited:
            one.cancel()
        await asyncio.gather(*waited, return_exceptions=True)
