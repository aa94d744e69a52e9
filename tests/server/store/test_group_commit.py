"""Group commit of several processes: no deadlocks, and no garbage after conflicts."""

from __future__ import annotations

import asyncio
import gc
import types

import pytest
from tests.support.coroutines import run
from tests.support.full_disks import damage
from tests.support.patience import PATIENCE_SECONDS

from fourfold.server.store.group_commit import Conflict, NotSaved
from fourfold.server.store.storage import Storage
from fourfold.server.table.events import Opened, Said, Settings

TABLES = [f"{number:032x}" for number in range(8)]
ROUNDS = 40


def said() -> list[Said]:
    return [Said("Ada", "hello")]


async def open_all(storage: Storage) -> None:
    for name in TABLES:
        await storage.open_table(name, Opened(Settings("quarto", "classic"), "ada", seed="x"))


def test_processes_that_write_to_the_same_tables_never_wait_for_each_other(postgres):
    url = postgres.new_database()
    name = url.rpartition("/")[2]
    with postgres.connect() as connection:
        # PostgreSQL would notice after a second that two transactions wait for each other, and end one; here
        # the wait ends with an error.
        connection.execute(f"ALTER DATABASE {name} SET deadlock_timeout = '1h'")
        connection.execute(
            f"ALTER DATABASE {name} SET lock_timeout = '{PATIENCE_SECONDS / 2:.0f}s'"
        )

    async def work():
        one, other = Storage(url), Storage(url)
        try:
            await open_all(one)
            for after in range(1, 1 + ROUNDS):
                # Each has them all in a batch, in its own order; of both writes of a table one is refused.
                found = await asyncio.gather(
                    *(one.append(name, after, said()) for name in TABLES),
                    *(other.append(name, after, said()) for name in reversed(TABLES)),
                    return_exceptions=True,
                )
                assert sorted(type(result).__name__ for result in found) == [
                    *["Conflict"] * len(TABLES),
                    *["list"] * len(TABLES),
                ]
        finally:
            one.close()
            other.close()

    run(work)


def test_a_damaged_page_fails_only_the_writes_that_need_it(tmp_path):
    file = tmp_path / "test.db"

    async def work():
        storage = Storage(f"sqlite:///{file}")
        try:
            await open_all(storage)
            damage(file, "events")
            found = await asyncio.gather(
                storage.append(TABLES[0], 1, said()),
                *(storage.claim_job(f"job {number}", "ada", 0) for number in range(5)),
                storage.append(TABLES[1], 1, said()),
                return_exceptions=True,
            )
            assert [type(result) for result in found] == [NotSaved, *[bool] * 5, NotSaved]
            assert str(found[0]) == "DatabaseError SQLITE_CORRUPT"
            assert storage.trouble == "DatabaseError SQLITE_CORRUPT"
        finally:
            storage.close()

    run(work)


def test_conflicts_leave_no_reference_cycles(tmp_path):
    async def work():
        storage = Storage(f"sqlite:///{tmp_path / 'test.db'}")
        try:
            await open_all(storage)
            gc.collect()
            gc.disable()
            for _ in range(20):
                with pytest.raises(Conflict):
                    await storage.append(TABLES[0], 0, said())
            left = sum(isinstance(one, types.TracebackType) for one in gc.get_objects())
            # Those of the last.
            assert left < 20
        finally:
            gc.enable()
            storage.close()

    run(work)
