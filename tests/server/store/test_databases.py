"""Databases of the store: schema, simultaneous starts, outages, restarts and pauses."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from sqlalchemy import inspect
from tests.server.store.stored_tables import T1, phrases, run, said
from tests.support.patience import PATIENCE_SECONDS
from tests.support.services import wait_until

from fourfold.server.store.database import connect, migrate
from fourfold.server.store.group_commit import Unavailable
from fourfold.server.store.schema import metadata
from fourfold.server.store.storage import Storage


def test_migrations_of_an_empty_database_give_the_schema(url):
    Storage(url).close()
    engine = connect(url)
    there = inspect(engine)
    assert set(there.get_table_names()) == {*metadata.tables, "alembic_version"}
    for name, wanted in metadata.tables.items():
        columns = {column["name"]: column["nullable"] for column in there.get_columns(name)}
        assert columns == {column.name: bool(column.nullable) for column in wanted.columns}
    # A second time it has nothing to do.
    migrate(engine)
    engine.dispose()


def test_processes_that_start_at_once_share_the_migration_of_an_empty_database(url):
    code = "import sys; from fourfold.server.store.storage import Storage; Storage(sys.argv[1]).close()"
    starting = [subprocess.Popen([sys.executable, "-c", code, url]) for _ in range(3)]
    assert [one.wait(120) for one in starting] == [0, 0, 0]


def test_outage_of_the_database_is_reported_and_ends(postgres):
    url = postgres.emptied_database()

    async def work(storage):
        await storage.append(T1, 1, said("one"))
        postgres.kill()
        try:
            with pytest.raises(Unavailable):
                await storage.load(T1)
            with pytest.raises(Unavailable):
                await storage.append(T1, 2, said("two"))
        finally:
            postgres.start()
        await storage.append(T1, 2, said("two"))
        assert await phrases(storage, T1) == ["one", "two"]

    run(url, work)


def test_connections_closed_by_a_restart_are_replaced(postgres):
    url = postgres.emptied_database()

    async def work(storage):
        await asyncio.gather(*(storage.load(T1) for _ in range(8)))
        await asyncio.to_thread(postgres.restart)
        # Nobody is told to try again.
        assert len(await storage.load(T1)) == 1
        await storage.append(T1, 1, said("one"))
        assert await phrases(storage, T1) == ["one"]

    run(url, work)


def test_paused_database_is_waited_for(postgres):
    url = postgres.emptied_database()

    async def work(storage):
        await storage.append(T1, 1, said("one"))
        postgres.pause()
        writing = asyncio.ensure_future(storage.append(T1, 2, said("two")))
        await asyncio.sleep(0.5)
        assert not writing.done()
        postgres.resume()
        async with asyncio.timeout(PATIENCE_SECONDS):
            await writing

    run(url, work)
    wait_until(postgres.answers)


def test_sqlite_syncs_before_a_write_is_acknowledged(tmp_path):
    engine = connect(f"sqlite:///{tmp_path / 'test.db'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    engine.dispose()
