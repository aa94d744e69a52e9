"""Checkpoints of SQLite's write-ahead log are made beside the commits."""

from __future__ import annotations

from sqlalchemy import text
from tests.server.services import wait_until

from fourfold.server import checkpoints
from fourfold.server.checkpoints import Checkpoints
from fourfold.server.database import LOG_PAGES, WRITES, connect


def test_what_was_committed_reaches_the_database_file_without_a_commit_more(tmp_path, monkeypatch):
    monkeypatch.setattr(checkpoints, "PERIOD_SECONDS", 0.01)
    engine = connect(f"sqlite:///{tmp_path / 'test.db'}")
    with engine.execution_options(**WRITES).begin() as connection:
        connection.execute(text("CREATE TABLE x (y TEXT)"))
        connection.execute(text("INSERT INTO x VALUES ('a sentence to be found')"))
    assert b"a sentence" not in (tmp_path / "test.db").read_bytes()
    making = Checkpoints(engine)
    try:
        wait_until(lambda: b"a sentence" in (tmp_path / "test.db").read_bytes(), 10)
    finally:
        making.close()
        engine.dispose()


def test_a_commit_makes_a_checkpoint_only_when_the_log_is_long(tmp_path):
    engine = connect(f"sqlite:///{tmp_path / 'test.db'}")
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA wal_autocheckpoint")).scalar() == LOG_PAGES
    engine.dispose()
