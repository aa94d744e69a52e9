"""Forgetting a guest whose commands are being carried out, or arrive at a room only afterwards."""

from __future__ import annotations

import asyncio

from sqlalchemy import text
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.room_processes import QUARTO, Listener, command, process

from fourfold.server.rooms import forgetting
from fourfold.server.rooms.forgetting import Forgetting
from fourfold.server.rooms.registry import Rooms
from fourfold.server.store.database import connect
from fourfold.server.table import wire
from fourfold.server.table.close_codes import NOT_ALLOWED

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
    with connect(url).connect() as connection:
        return [
            tuple(row) for row in connection.execute(wanted, {"session": session, "name": NAME})
        ]


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
            assert isinstance(await sitting, wire.Done)
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


def test_command_that_arrives_after_erasing_leaves_neither_name_nor_chair(url, monkeypatch):
    monkeypatch.setattr(forgetting, "AGAIN_SECONDS", 0.05)

    async def work():
        async with process(url) as rooms:
            forgets = forgetting_of(rooms)
            room = await rooms.open(QUARTO, "bob")
            await forgets.forget("ada")
            sit = command(wire.Sit, room.table.seq, chair=0, name=NAME)
            assert isinstance(await room.do("ada", sit), wire.Done)
            assert rows_about(url, "ada") == [("ada", NAME)]
            async with asyncio.timeout(PATIENCE_SECONDS):
                while rows_about(url, "ada") or room.table.chairs[0] is not None:
                    await asyncio.sleep(0.01)
            await forgets.close()

    run(work)
