"""A database as the first version left it: it is brought up to date, and its games go on."""

from __future__ import annotations

import pytest
from sqlalchemy import inspect, text
from tests.server.store.old_database import BODIES, goes_on
from tests.support.coroutines import run
from tests.support.room_processes import process

from fourfold.server.backup import read_backup, write_backup
from fourfold.server.database import connect
from fourfold.server.storage import Storage


def revision(old_url: str) -> tuple[str, bool]:
    """A database's version, and whether it has what the second one added."""
    engine = connect(old_url)
    try:
        with engine.connect() as connection:
            found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
            columns = {column["name"] for column in inspect(connection).get_columns("tables")}
            return str(found), {"settings", "waits_until"} <= columns
    finally:
        engine.dispose()


def test_an_old_database_is_brought_up_to_date_and_its_game_goes_on(old_url):
    async def work():
        async with process(old_url) as rooms:
            await goes_on(rooms)

    assert revision(old_url) == ("0001", False)
    run(work)
    assert revision(old_url) == ("0004", True)


def test_an_old_database_that_is_opened_twice_is_changed_once(old_url):
    for _ in range(2):
        Storage(old_url).close()
    assert revision(old_url) == ("0004", True)


def test_an_old_database_is_backed_up_as_it_is_and_its_game_goes_on_elsewhere(old_url, tmp_path):
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


def test_an_old_database_with_a_game_in_it_is_not_changed_by_a_restore_that_is_refused(
    old_url, tmp_path
):
    file = tmp_path / "backup"
    write_backup(old_url, file, lambda *_: None)
    with pytest.raises(ValueError, match="empty"):
        read_backup(old_url, file, lambda *_: None)
    assert revision(old_url) == ("0001", False)
