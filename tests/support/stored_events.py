"""What the database of a running server says: when events were written, and which tables have a lease."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from tests.support.patience import PATIENCE_SECONDS
from tests.support.services import Server

from fourfold.server.store.storage import Storage
from fourfold.server.table.events import Started


@asynccontextmanager
async def storage_of(server: Server) -> AsyncIterator[Storage]:
    """Open the database of a server beside the server."""
    storage = Storage(server.settings.database_url)
    try:
        yield storage
    finally:
        await asyncio.to_thread(storage.close)


async def milliseconds_of_game(server: Server, table: str) -> int:
    """Return the milliseconds from the start of a table's only game to its last event."""
    async with storage_of(server) as storage:
        stored = await storage.load(table)
    (began,) = (row.at for row in stored if isinstance(row.event, Started))
    return stored[-1].at - began


async def until_leased(server: Server, tables: Sequence[str]) -> None:
    """Wait until a process has leases of these tables."""
    async with storage_of(server) as storage, asyncio.timeout(PATIENCE_SECONDS):
        for table in tables:
            while True:
                counted = await storage.counted_since(table, 0)
                if counted is not None and counted.goes_on:
                    break
                await asyncio.sleep(0.02)
