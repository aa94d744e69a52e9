"""Migrations: a database of the first version is upgraded once, and its games go on."""

from __future__ import annotations

import pytest
from sqlalchemy import inspect, text
from tests.server.store.old_database import BODIES, goes_on
from tests.support.coroutines import run
from tests.support.room_processes import process

from fourfold.server.store.backup import read_backup, write_backup
from fourfold.server.store.database import connect
from fourfold.server.store.storage import Storage


def revision(old_url: str) -> tuple[str, bool]:
    """Return the version of a database, and whether it has the columns of the second version."""
    engine = connect(old_url)
    try:
        with engine.connect() as connection:
            found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
            columns = {column["name"] for column in inspect(connection).get_columns("tables")}
            return str(found), {"settings", "waits_until"} <= columns
    finally:
        engine.dispose()


def test_old_database_is_migrated_and_its_game_goes_on(old_url):
    async def work():
        async with process(old_url) as rooms:
            await goes_on(rooms)

    assert revision(old_url) == ("0001", False)
    run(work)
    assert revision(old_url) == ("0007", True)


def test_old_database_is_migrated_once(old_url):
    for _ in range(2):
        Storage(old_url).close()
    assert revision(old_url) == ("0007", True)


def test_backup_of_an_old_database_is_restored_and_its_game_goes_on(old_url, tmp_path):
    file, other = tmp_path / "backup", f"sqlite:///{tmp_path / 'new.db'}"

    async def work():
        async with process(other) as rooms:
            await goes_on(rooms)

    rows = write_backup(old_url, file, lambda *_: None)
    assert rows == 1 + 1 + len(BODIES)
    # It is backed up before it is changed.
    assert revision(old_url) == ("0001", False)
    assert read_backup(other, file, lambda *_: None) == rows
    run(work)


def test_refused_restore_does_not_change_an_old_database(old_url, tmp_path):
    file = tmp_path / "backup"
    write_backup(old_url, file, lambda *_: None)
    with pytest.raises(ValueError, match="empty"):
        read_backup(old_url, file, lambda *_: None)
    assert revision(old_url) == ("0001", False)
