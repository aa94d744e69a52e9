"""Loading tables in batches, as after a restart with many clients."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text
from tests.support.coroutines import run
from tests.support.room_processes import begun, process

from fourfold.server.rooms.loading import MAX_TABLES_PER_READ
from fourfold.server.store.database import WRITES, connect
from fourfold.server.table.refusals import Refused, Unreadable

TABLES = 2 * MAX_TABLES_PER_READ + 5


def test_tables_that_are_asked_for_at_once_are_read_in_batches(url):
    async def work():
        async with process(url) as rooms:
            before = [(await begun(rooms)).table for _ in range(TABLES)]
        async with process(url) as rooms:
            sizes: list[int] = []
            load_many = rooms.storage.load_many

            async def counted(tables):
                sizes.append(len(tables))
                return await load_many(tables)

            rooms.storage.load_many = counted  # type: ignore[method-assign]
            found = await asyncio.gather(*(rooms.room(table.id) for table in before))
            assert [room.table for room in found] == before
            assert sum(sizes) == TABLES
            assert len(sizes) <= 4
            assert max(sizes) == MAX_TABLES_PER_READ

    run(work)


def test_table_that_is_missing_or_unreadable_does_not_affect_others_of_its_batch(url):
    async def work():
        async with process(url) as rooms:
            tables = [(await begun(rooms)).table for _ in range(4)]
        engine = connect(url)
        with engine.execution_options(**WRITES).begin() as connection:
            connection.execute(
                text("UPDATE events SET body = '{}' WHERE table_id = :table AND seq = 2"),
                {"table": tables[1].id},
            )
        engine.dispose()
        async with process(url) as rooms:
            names = [*(table.id for table in tables), "f" * 32]
            found = await asyncio.gather(
                *(rooms.room(name) for name in names), return_exceptions=True
            )
            assert isinstance(found[1], Unreadable)
            assert isinstance(found[4], Refused)
            assert [found[n].table for n in (0, 2, 3)] == [tables[n] for n in (0, 2, 3)]
            # Nobody waits any more: the next request is served, too.
            with pytest.raises(Refused):
                await rooms.room("e" * 32)

    run(work)
