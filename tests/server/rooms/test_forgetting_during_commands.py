"""Forgetting a guest whose commands are being carried out, or arrive at a room only afterwards."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

import pytest
from sqlalchemy import insert, text
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.room_processes import QUARTO, Listener, begun, command, process
from tests.support.tcp_proxy import tcp_proxy

from fourfold.server.process.bus import MemoryBus
from fourfold.server.rooms import forgetting
from fourfold.server.rooms.forgetting import Forgetting
from fourfold.server.rooms.registry import Rooms
from fourfold.server.store import schema
from fourfold.server.store.database import WRITES, connect
from fourfold.server.store.group_commit import Conflict
from fourfold.server.table import wire
from fourfold.server.table.close_codes import NOT_ALLOWED
from fourfold.server.table.refusals import Refused

NAME = "Wilhelmina"


class NoGuests:
    """The tokens of a process that knows no guest."""

    def drop(self, session: str) -> None:
        """Do nothing: no token is known."""


def forgetting_of(rooms: Rooms) -> Forgetting:
    members = lambda: [one for room in rooms.all() for one in room.presence.members]  # noqa: E731
    return Forgetting(rooms, NoGuests(), members)


def rows_about(url: str, session: str) -> list[tuple[str, str]]:
    """Return session and name of all rows of participants that contain either of a guest."""
    wanted = text("SELECT session, name FROM participants WHERE session = :session OR name = :name")
    engine = connect(url)
    try:
        with engine.connect() as connection:
            given = {"session": session, "name": NAME}
            return [tuple(row) for row in connection.execute(wanted, given)]
    finally:
        engine.dispose()


def test_chair_that_a_guest_takes_while_being_forgotten_is_free_and_has_no_name(url):
    async def work():
        async with process(url) as rooms:
            forgets = forgetting_of(rooms)
            room = await rooms.open(QUARTO, "bob")
            socket = Listener("ada")
            room.join(socket, None)
            sit = command(wire.Sit, room.table.seq, chair=0, name=NAME)
            sitting = asyncio.ensure_future(room.do("ada", sit))
            await forgets.forget("ada")
            with contextlib.suppress(Conflict):
                await sitting
            assert room.table.chairs[0] is None
            assert rows_about(url, "ada") == []
            assert socket.ended == NOT_ALLOWED
            await forgets.close()

    run(work)


def test_connections_are_closed_before_names_are_erased(url):
    async def work():
        async with process(url) as rooms:
            forgets = forgetting_of(rooms)
            room = await rooms.open(QUARTO, "bob")
            await room.do("ada", command(wire.Sit, room.table.seq, chair=0, name=NAME))
            socket = Listener("ada")
            room.join(socket, None)
            named_at_end: list[list[tuple[str, str]]] = []
            socket.end = lambda code: named_at_end.append(rows_about(url, "ada"))  # type: ignore[method-assign]
            await forgets.forget("ada")
            assert named_at_end[0] == [("ada", NAME)]
            assert rows_about(url, "ada") == []
            await forgets.close()

    run(work)


def test_command_that_arrives_after_erasing_writes_nothing(shared_url):
    async def work():
        async with process(shared_url) as rooms:
            forgets = forgetting_of(rooms)
            await rooms.storage.add_session("ada", "token")
            room = await rooms.open(QUARTO, "bob")
            await forgets.forget("ada")
            sit = command(wire.Sit, room.table.seq, chair=0, name=NAME)
            with pytest.raises(Conflict):
                await room.do("ada", sit)
            with pytest.raises(Refused, match="expected a table"):
                await rooms.open(QUARTO, "ada")
            assert rows_about(shared_url, "ada") == []
            assert len(await rooms.storage.load(room.table.id)) == room.table.seq == 1
            # Others at the table go on.
            sit = command(wire.Sit, room.table.seq, chair=0, name="Bob")
            assert isinstance(await room.do("bob", sit), wire.Done)
            await forgets.close()

    run(work)


@contextlib.contextmanager
def writes_wait(url: str, table: str) -> Iterator[None]:
    """Let writes about a table wait: in SQLite for the one writer, in PostgreSQL for the row of the table."""
    held = text("SELECT 1 FROM tables WHERE id = :table FOR UPDATE")
    engine = connect(url)
    try:
        with engine.execution_options(**WRITES).connect() as connection:
            if engine.dialect.name == "sqlite":
                # Its transactions take the lock for writing when they begin.
                connection.execute(text("SELECT 1"))
            else:
                connection.execute(held, {"table": table})
            yield
            connection.rollback()
    finally:
        engine.dispose()


def test_command_that_waits_for_the_database_while_its_guest_is_forgotten_leaves_no_name(
    shared_url, monkeypatch
):
    monkeypatch.setattr(forgetting, "AGAIN_SECONDS", 0.05)

    async def work():
        async with process(shared_url) as here, process(shared_url) as there:
            forgets = forgetting_of(there)
            await here.storage.add_session("ada", "token")
            room = await here.open(QUARTO, "bob")
            sit = command(wire.Sit, room.table.seq, chair=0, name=NAME)
            with writes_wait(shared_url, room.table.id):
                sitting = asyncio.ensure_future(room.do("ada", sit))
                await asyncio.sleep(0.5)
                assert not sitting.done()
                forgotten = asyncio.ensure_future(forgets.forget("ada"))
                await asyncio.sleep(0.5)
            with contextlib.suppress(Conflict):
                await sitting
            await forgotten
            assert rows_about(shared_url, "ada") == []
            await forgets.close()

    run(work)


def test_command_that_arrives_while_forgetting_begins_waits_and_is_refused(shared_url):
    async def work():
        async with process(shared_url) as rooms:
            await rooms.storage.add_session("ada", "token")
            room = await rooms.open(QUARTO, "bob")
            sit = command(wire.Sit, room.table.seq, chair=0, name=NAME)
            engine = connect(shared_url)
            with engine.execution_options(**WRITES).connect() as connection:
                # As `GuestRows.revoke` of another process, which has not committed yet.
                connection.execute(schema.sessions.delete().where(schema.sessions.c.id == "ada"))
                connection.execute(insert(schema.forgotten), {"session": "ada", "at": 0})
                sitting = asyncio.ensure_future(room.do("ada", sit))
                await asyncio.sleep(0.5)
                assert not sitting.done()
                connection.commit()
            engine.dispose()
            with pytest.raises(Conflict):
                await sitting
            assert rows_about(shared_url, "ada") == []

    run(work)


def test_process_whose_database_was_away_forgets_the_name_when_it_is_back(postgres, monkeypatch):
    monkeypatch.setattr(forgetting, "AGAIN_SECONDS", 0.05)
    url = postgres.emptied_database()

    async def work(proxy):
        bus, behind = MemoryBus(), proxy.url.replace("://", "://fourfold@")
        async with process(url, bus) as here, process(behind, bus) as there:
            forgets = [forgetting_of(rooms) for rooms in (here, there)]
            await here.storage.add_session("ada", "token")
            room = await there.room((await begun(here)).table.id)
            assert "'Ada'" in repr(room.table)
            proxy.cut()
            await forgets[0].forget("ada")
            # Its first reads fail.
            await asyncio.sleep(0.5)
            proxy.restore()
            async with asyncio.timeout(PATIENCE_SECONDS):
                while "'Ada'" in repr(room.table):
                    await asyncio.sleep(0.05)
            for one in forgets:
                await one.close()

    with tcp_proxy(url) as proxy:
        run(lambda: work(proxy))
