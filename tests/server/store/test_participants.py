"""Participants: stored events have a random id per table; names and sessions are deletable rows."""

from __future__ import annotations

import gzip
import json
import random
from dataclasses import replace

from sqlalchemy import event as sqlalchemy_event
from sqlalchemy import select, text
from tests.server.store.old_database import BODIES, TABLE, goes_on
from tests.support.coroutines import run
from tests.support.room_processes import begun, do, play_one, process

from fourfold.server.process.bus import MemoryBus
from fourfold.server.store import schema
from fourfold.server.store.backup import read_backup
from fourfold.server.store.database import connect, migrate
from fourfold.server.store.storage import Storage
from fourfold.server.table import wire
from fourfold.server.table.events import Person, Settings


def stored(url: str) -> list[tuple[str | None, str]]:
    """Return the session column and the body of each event."""
    engine = connect(url)
    try:
        with engine.connect() as connection:
            event = schema.events.c
            wanted = select(event.session, event.body).order_by(event.table_id, event.seq)
            return [(by, body) for by, body in connection.execute(wanted)]
    finally:
        engine.dispose()


def names_nobody(url: str, *secrets: str) -> None:
    """Assert that no stored event contains one of these names and sessions."""
    for by, body in stored(url):
        assert by not in secrets
        assert not any(f'"{secret}"' in body for secret in secrets)


def test_no_stored_event_has_a_name_or_session_and_a_new_process_reads_the_same_table(url):
    async def work():
        async with process(url) as rooms:
            await begun(rooms)
            room = await begun(rooms, Settings("quarto", "classic+referee", goes_round=True))
            await do(room, "cyd", wire.Wait, name="Cyd λ")
            await do(room, "bob", wire.Say, phrase="hello")
            await do(room, "dee", wire.Wait, name="Dee")
            await do(room, "dee", wire.WaitNoLonger)
            for _ in range(4):
                await play_one(room, random.Random(1))
            before = room.table
            stored_before = await rooms.storage.load(before.id)
        async with process(url) as rooms:
            again = await rooms.room(before.id)
            assert again.table == before
            assert again.table.chairs == (Person("ada", "Ada"), Person("bob", "Bob"))
            assert again.table.waiting == (Person("cyd", "Cyd λ"),)
            assert await rooms.storage.load(before.id) == stored_before
            said = [row.event for row in stored_before if hasattr(row.event, "phrase")]
            assert [(event.name, event.session) for event in said] == [("Bob", "bob")]
        names_nobody(url, "ada", "bob", "cyd", "dee", "Ada", "Bob", "Cyd λ", "Dee")

    run(work)


def test_ids_of_one_guest_differ_from_table_to_table(url):
    async def work():
        async with process(url) as rooms:
            await begun(rooms)
            await begun(rooms)
        hosts = {json.loads(body)["host"] for _, body in stored(url) if '"opened"' in body}
        assert len(hosts) == 2

    run(work)


def test_on_one_screen_a_guest_has_a_name_per_chair_and_a_new_name_leaves_old_games_alone(url):
    async def work():
        async with process(url) as rooms:
            room = await rooms.open(Settings("quarto", "classic", same_screen=True), "ada")
            await do(room, "ada", wire.Sit, chair=0, name="Ada")
            await do(room, "ada", wire.Sit, chair=1, name="Her sister")
            await do(room, "ada", wire.Start)
            await do(room, "ada", wire.PlayMove, move="resign")
            await do(room, "ada", wire.Stand, chair=0)
            await do(room, "ada", wire.Sit, chair=0, name="Ada the Second")
            before = room.table
        async with process(url) as rooms:
            again = (await rooms.room(before.id)).table
            assert replace(again, last_game=None) == replace(before, last_game=None)
            assert [who.name for who in again.chairs] == ["Ada the Second", "Her sister"]
            assert str(again.playing.record) == str(before.playing.record)
            assert "Her sister" in str(again.playing.record)

    run(work)


def test_a_process_reads_participants_again_when_another_has_seated_somebody(url):
    async def work():
        bus = MemoryBus()
        async with process(url, bus) as here:
            room = await here.open(Settings("quarto", "classic+referee", seats=3), "ada")
            await do(room, "ada", wire.Sit, chair=0, name="Ada")
            async with process(url) as elsewhere:
                there = await elsewhere.room(room.table.id)
                await do(there, "bob", wire.Sit, chair=1, name="Bob")
                await room.catch_up()
                assert room.table.chairs == there.table.chairs
                await do(room, "cyd", wire.Sit, chair=2, name="Cyd")
                await there.catch_up()
                assert there.table.chairs == room.table.chairs
                await do(there, "cyd", wire.Start)
                await room.catch_up()
                assert room.table == replace(there.table, last_game=room.table.last_game)

    run(work)


def test_erased_guest_keeps_the_chair_without_name_and_session(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            await play_one(room, random.Random(1))
            assert await rooms.storage.erase("ada") == 2
            assert await rooms.storage.tables_of("ada", 9) == []
        async with process(url) as rooms:
            table = (await rooms.room(room.table.id)).table
            ada, bob = table.chairs
            assert bob == Person("bob", "Bob")
            assert ada.name == ""
            assert ada.session == table.host != "ada"
            # The table goes on: events about a chair whose guest is forgotten can be written again.
            there = await rooms.room(table.id)
            assert isinstance(
                await do(there, "bob", wire.PlayMove, move="resign", seat=None), wire.Done
            )

    run(work)


# --- Databases and backups of older versions ---------------------------------------------------


def test_the_migration_rewrites_old_events_and_fills_participants(old_url):
    engine = connect(old_url)
    extra = [
        ("bob", "c5", '{"type":"said","name":"Bob","phrase":"hello"}'),
        ("cyd", "c6", '{"type":"queued","who":{"type":"person","session":"cyd","name":"Cyd"}}'),
        ("cyd", "c7", '{"type":"unqueued","session":"cyd"}'),
        ("bob", "c8", "not JSON"),
    ]
    event = text(
        "INSERT INTO events (table_id, seq, at, session, command, body) "
        "VALUES (:table, :seq, 1, :session, :command, :body)"
    )
    with engine.begin() as connection:
        for seq, (who, name, body) in enumerate(extra, len(BODIES) + 1):
            row = {"table": TABLE, "seq": seq, "session": who, "command": name, "body": body}
            connection.execute(event, row)
    engine.dispose()
    Storage(old_url).close()
    names_nobody(old_url, "ada", "bob", "cyd", "Ada λ", "Bob", "Cyd")
    engine = connect(old_url)
    with engine.begin() as connection:
        rows = connection.execute(select(schema.participants)).all()
        names = {(row.session, row.name) for row in rows}
        assert names == {("ada", ""), ("ada", "Ada λ"), ("bob", "Bob"), ("cyd", "Cyd")}
        assert connection.execute(select(schema.sessions.c.used)).scalar_one() > 1.7e12
        connection.execute(schema.events.delete().where(schema.events.c.body == "not JSON"))
    engine.dispose()

    async def work():
        async with process(old_url) as rooms:
            said = [row.event for row in await rooms.storage.load(TABLE, len(BODIES))]
            assert (said[0].name, said[0].session) == ("Bob", "bob")
            assert said[1].who == Person("cyd", "Cyd")
            assert said[2].session == "cyd"

    run(work)


def test_backup_of_the_first_version_is_restored_into_the_newest_schema(url, tmp_path):
    table = {"id": TABLE, "opened": 1, "public": True, "settings": "", "waits_until": 0}
    lines = [
        ["sessions", {"id": "ada", "token": {"hex": "00" * 32}, "opened": 1}],
        ["tables", table],
        *(
            [
                "events",
                {"table_id": TABLE, "seq": n, "at": 1, "session": s, "command": c, "body": b},
            ]
            for n, (s, c, b) in enumerate(BODIES, 1)
        ),
        *(["seatings", {"session": who, "table_id": TABLE}] for who in ("ada", "bob")),
    ]
    file = tmp_path / "backup"
    header = {"fourfold": 1, "rows": len(lines)}
    file.write_bytes(gzip.compress("\n".join(map(json.dumps, [header, *lines])).encode()))
    engine = connect(url)
    migrate(engine)
    engine.dispose()
    assert read_backup(url, file, lambda *_: None) == len(lines)
    names_nobody(url, "ada", "bob", "Ada λ", "Bob")

    async def work():
        async with process(url) as rooms:
            await goes_on(rooms)

    run(work)


def test_a_move_needs_no_query_about_participants(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms)
            asked: list[str] = []
            for engine in {rooms.storage._engine, rooms.storage._reading}:
                sqlalchemy_event.listen(
                    engine, "before_cursor_execute", lambda *told: asked.append(told[2])
                )
            for _ in range(5):
                await play_one(room, random.Random(1))
            assert asked
            assert not any("participants" in statement for statement in asked)

    run(work)
