"""Loading tables in batches: tables that are asked for at the same time are read together.

After a restart thousands of clients come back within seconds. While one batch is read, the tables of further
clients wait and become the next batch. Does not live here: the query (`store.storage`), replaying a table
(`journal`), and which tables are in memory (`registry`).
"""

from __future__ import annotations

import asyncio

from fourfold.server.store.storage import Storage
from fourfold.server.store.stored_events import Stored
from fourfold.server.table.refusals import Unreadable

MAX_TABLES_PER_READ = 25
"""Tables that are read together."""


class TableLoader:
    """Reads the events of tables, one batch after the other."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._waiting: dict[str, asyncio.Future[list[Stored]]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def load(self, table: str) -> list[Stored]:
        """Return the events of a table; none if there is no such table.

        Raises:
            Unreadable: this version cannot read an event.
            Unavailable: the database is away.
        """
        future = self._waiting.get(table)
        if future is None:
            future = self._waiting[table] = asyncio.get_running_loop().create_future()
        if self._reading is None:
            self._reading = asyncio.ensure_future(self._read_all())
        return await future

    async def _read_all(self) -> None:
        try:
            while self._waiting:
                names = list(self._waiting)[:MAX_TABLES_PER_READ]
                batch = {name: self._waiting.pop(name) for name in names}
                await self._read(batch)
        finally:
            self._reading = None

    async def _read(self, batch: dict[str, asyncio.Future[list[Stored]]]) -> None:
        found: dict[str, list[Stored] | Unreadable] = {}
        failure: Exception | None = None
        try:
            found = await self._storage.load_many(list(batch))
        except Exception as error:
            # Everybody who waits gets the error; the next batch may be read.
            failure = error
        for name, future in batch.items():
            rows = failure or found[name]
            if future.done():
                continue
            if isinstance(rows, Exception):
                future.set_exception(rows)
            else:
                future.set_result(rows)
