"""Databases for the tests of the store."""

from __future__ import annotations

from importlib.resources import files

import pytest
from alembic import command as alembic
from alembic.config import Config
from sqlalchemy import text
from tests.server.store.old_database import BODIES, TABLE, TOKEN_HASH

from fourfold.server.store.database import WRITES, connect


@pytest.fixture(params=["sqlite", "postgresql"])
def old_url(request, tmp_path):
    """Return the URL of a database of the first version, with a game in progress."""
    if request.param == "sqlite":
        found = f"sqlite:///{tmp_path / 'old.db'}"
    else:
        found = request.getfixturevalue("postgres").new_database()
    config = Config()
    config.set_main_option("script_location", str(files("fourfold.server.store") / "migrations"))
    engine = connect(found)
    with engine.execution_options(**WRITES).connect() as connection:
        config.attributes["connection"] = connection
        alembic.upgrade(config, "0001")
        session = text("INSERT INTO sessions (id, token, opened) VALUES (:id, :token, 1)")
        connection.execute(session, {"id": "ada", "token": TOKEN_HASH})
        new = text("INSERT INTO tables (id, opened, public) VALUES (:id, 1, :public)")
        connection.execute(new, {"id": TABLE, "public": True})
        event = text(
            "INSERT INTO events (table_id, seq, at, session, command, body) "
            "VALUES (:table, :seq, 1, :session, :command, :body)"
        )
        for seq, (who, name, body) in enumerate(BODIES, 1):
            row = {"table": TABLE, "seq": seq, "session": who, "command": name, "body": body}
            connection.execute(event, row)
        seating = text("INSERT INTO seatings (session, table_id) VALUES (:session, :table)")
        for who in ("ada", "bob"):
            connection.execute(seating, {"session": who, "table": TABLE})
        lease = text("INSERT INTO leases (table_id, holder, until) VALUES (:table, 'gone', 2)")
        connection.execute(lease, {"table": TABLE})
        connection.commit()
    engine.dispose()
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """Return the URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    return request.getfixturevalue("postgres").emptied_database()


@pytest.fixture
def sqlite_url(tmp_path) -> str:
    return f"sqlite:///{tmp_path / 'test.db'}"
