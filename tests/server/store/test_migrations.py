"""A database as the first version left it: it is brought up to date, and its games go on."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest
from alembic import command as alembic
from alembic.config import Config
from sqlalchemy import inspect, text
from tests.support.room_processes import actor, do, play_one, process, run

from fourfold.server import wire
from fourfold.server.backup import read_backup, write_backup
from fourfold.server.database import WRITES, connect
from fourfold.server.lobby import Lobby
from fourfold.server.registry import Rooms
from fourfold.server.storage import Storage

TABLE = "0123456789abcdef0123456789abcdef"
TOKEN_HASH = bytes(range(32))
#: As they were written then; nobody may change them.
BODIES = [
    (
        "ada",
        None,
        '{"type":"opened","settings":{"game":"quarto","rules":"classic+referee","public":true,'
        '"clock":{"seconds":300,"increment":5}},"host":"ada","seed":"a secret"}',
    ),
    (
        "ada",
        "c1",
        '{"type":"sat","chair":0,"who":{"type":"person","session":"ada","name":"Ada λ"}}',
    ),
    ("bob", "c2", '{"type":"sat","chair":1,"who":{"type":"person","session":"bob","name":"Bob"}}'),
    ("bob", "c2", '{"type":"started","order":[1,0],"setup":{}}'),
    (
        "bob",
        "c3",
        '{"type":"played","seat":"A","move":"give 4","banks":{"A":304000,"B":300000}}',
    ),
    (
        "ada",
        "c4",
        '{"type":"played","seat":"B","move":"place a2","banks":{"A":304000,"B":299000}}',
    ),
]
MOVES = ["A give 4", "B place a2"]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """A database of the first version, with a game in it that goes on."""
    if request.param == "sqlite":
        found = f"sqlite:///{tmp_path / 'old.db'}"
    else:
        found = request.getfixturevalue("postgres").new_database()
    config = Config()
    config.set_main_option("script_location", str(files("fourfold.server") / "migrations"))
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


def revision(url: str) -> tuple[str, bool]:
    """A database's version, and whether it has what the second one added."""
    engine = connect(url)
    try:
        with engine.connect() as connection:
            found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
            columns = {column["name"] for column in inspect(connection).get_columns("tables")}
            return str(found), {"settings", "waits_until"} <= columns
    finally:
        engine.dispose()


async def goes_on(rooms: Rooms) -> None:
    """The game is listed, known to those who sat there, loaded and played to its end."""
    (listed,) = await Lobby(rooms).listed()
    assert (listed["table"], listed["on"]) == (TABLE, True)
    assert await rooms.storage.tables_of("bob", 10) == [TABLE]
    room = await rooms.room(TABLE)
    assert [str(event) for event in room.table.playing.record.events] == MOVES
    assert room.table.playing.clocks.banks == {"A": 304000, "B": 299000}
    assert actor(room) == "ada"
    # What was done already is answered again and not done again.
    again = await room.do("ada", wire.Move("c4", 5, "place a2"))
    assert again == wire.Done("c4", 6)
    rng = random.Random(1)
    while room.table.match is not None and room.table.match.state.outcome is None:
        assert isinstance(await play_one(room, rng), wire.Done)
    await do(room, "ada", wire.Rematch)
    await do(room, "bob", wire.Rematch)
    assert room.table.games == 2


def test_an_old_database_is_brought_up_to_date_and_its_game_goes_on(url):
    async def work():
        async with process(url) as rooms:
            await goes_on(rooms)

    assert revision(url) == ("0001", False)
    run(work)
    assert revision(url) == ("0004", True)


def test_an_old_database_that_is_opened_twice_is_changed_once(url):
    for _ in range(2):
        Storage(url).close()
    assert revision(url) == ("0004", True)


def test_an_old_database_is_backed_up_as_it_is_and_its_game_goes_on_elsewhere(url, tmp_path):
    file, other = tmp_path / "backup", f"sqlite:///{tmp_path / 'new.db'}"

    async def work():
        async with process(other) as rooms:
            await goes_on(rooms)

    rows = write_backup(url, file, lambda *_: None)
    assert rows == 1 + 1 + len(BODIES)
    # It is backed up before it is changed.
    assert revision(url) == ("0001", False)
    assert read_backup(other, file, lambda *_: None) == rows
    run(work)


def test_an_old_database_with_a_game_in_it_is_not_changed_by_a_restore_that_is_refused(
    url, tmp_path
):
    file = tmp_path / "backup"
    write_backup(url, file, lambda *_: None)
    with pytest.raises(ValueError, match="empty"):
        read_backup(url, file, lambda *_: None)
    assert revision(url) == ("0001", False)
