"""The lobby: live list of public tables, and quick pairing."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.support.coroutines import run
from tests.support.patience import PATIENCE_SECONDS
from tests.support.room_processes import QUARTO, Listener, do, process

from fourfold.client import Guest
from fourfold.server.rooms.lobby import Lobby
from fourfold.server.rooms.room import GONE_MS, UNLISTED_MS
from fourfold.server.table import wire
from fourfold.server.table.events import Settings
from fourfold.server.table.names import check_name


def test_quick_pairing_seats_two_guests_and_starts_their_game(server):
    async def play():
        async with Guest(server.url) as ada, Guest(server.url) as bo, Guest(server.url) as cy:
            wanted = {"game": "quarto", "rules": "danish+squares+referee"}
            first, second = await asyncio.gather(
                ada.post("/api/play", wanted, name="Ada"), bo.post("/api/play", wanted, name="Bo")
            )
            assert first == second
            other = await cy.post("/api/play", {**wanted, "rules": "classic"}, name="Cy")
            assert other != first
            view = await ada.get(f"/api/tables/{first['table']}")
            assert {chair["name"] for chair in view["chairs"]} == {"Ada", "Bo"}
            assert view["match"] is not None
            # A third finds a table of their own.
            assert await cy.post("/api/play", wanted, name="Cy") != first

    asyncio.run(play())


def test_public_tables_are_listed_live_and_private_ones_never(server):
    async def play():
        async with (
            Guest(server.url) as ada,
            ada._http.stream("GET", "/api/lobby", timeout=PATIENCE_SECONDS) as stream,
        ):
            lines = stream.aiter_lines()
            before = {row["table"] for row in json.loads(await anext(lines))}
            private = await ada.open("quarto")
            public = await ada.open("quartino", public=True, seats=3)
            while True:
                line = await anext(lines)
                if not line:
                    continue
                rows = {row["table"]: row for row in json.loads(line)}
                if public in rows:
                    break
            assert private not in rows
            assert set(rows) - before == {public}
            async with ada.at(public) as seat:
                await seat.do(wire.Sit, chair=1, name="Ada")
            while rows[public]["chairs"][1]["kind"] == "free":
                line = await anext(lines)
                rows = {row["table"]: row for row in json.loads(line)} if line else rows
            assert rows[public]["chairs"][1]["name"] == "Ada"
            assert "session" not in json.dumps(rows)

    asyncio.run(play())


def test_many_tables_of_one_guest_do_not_block_quick_pairing(server):
    async def play():
        async with Guest(server.url) as mal, Guest(server.url) as ada, Guest(server.url) as bo:
            wanted = {"game": "quarto", "rules": "danish+free"}
            refused = 0
            for seconds in range(60, 80):
                odd = {**wanted, "clock": {"seconds": seconds, "increment": 0}}
                answer = await mal._http.post("/api/play", json=odd, params={"name": "Mal"})
                refused += answer.status_code == 409
            assert refused > 0
            table = await ada.post("/api/play", wanted, name="Ada")
            # Who asks again still waits at the same table.
            assert await ada.post("/api/play", wanted, name="Ada") == table
            assert await bo.post("/api/play", wanted, name="Bo") == table
            assert table["table"] in {row["table"] for row in await ada.get("/api/tables")}

    asyncio.run(play())


def test_quick_pairing_skips_tables_whose_guest_has_left(tmp_path):
    wanted = Settings("quarto", "classic+referee", seats=2, public=True)

    async def work():
        async with process(f"sqlite:///{tmp_path / 'test.db'}") as rooms:
            lobby = Lobby(rooms)
            left = await lobby.play_now(wanted, "ada", "Ada")
            member = Listener("ada")
            left.join(member, None)
            assert [row["table"] for row in await lobby.listed()] == [left.table.id]
            left.leave(member)
            rooms.now = lambda: 1000 + GONE_MS
            # Perhaps it was only a moment without a connection.
            assert len(await lobby.listed()) == 1
            rooms.now = lambda: 1001 + GONE_MS
            assert await lobby.listed() == []
            other = await lobby.play_now(wanted, "bob", "Bob")
            assert other is not left
            # Whoever comes back waits where they waited.
            assert await lobby.play_now(wanted, "ada", "Ada") is left
            # A game that everybody has left is shown for a minute.
            await do(other, "cyd", wire.Sit, chair=1, name="Cyd")
            assert other.table.is_on
            assert [row["table"] for row in await lobby.listed()] == [other.table.id]
            rooms.now = lambda: 1002 + GONE_MS + UNLISTED_MS
            assert await lobby.listed() == []

    run(work)


@pytest.mark.parametrize("is_read_first", [True, False])
def test_a_table_has_one_room_even_if_it_is_read_while_it_is_being_opened(
    tmp_path, monkeypatch, is_read_first
):
    async def work():
        async with process(f"sqlite:///{tmp_path / 'test.db'}") as rooms:
            write, read = rooms.storage.open_table, rooms.storage.load
            written, opened = asyncio.Event(), asyncio.Event()
            names: list[str] = []

            async def open_table(name, event, later):
                await write(name, event, later)
                names.append(name)
                written.set()
                if is_read_first:
                    await rooms.room(name)

            async def load(name, after=0):
                found = await read(name, after)
                if not is_read_first:
                    await opened.wait()
                return found

            monkeypatch.setattr(rooms.storage, "open_table", open_table)
            monkeypatch.setattr(rooms.storage, "load", load)
            opening = asyncio.ensure_future(rooms.open(QUARTO, "ada"))
            await written.wait()
            reading = asyncio.ensure_future(rooms._load(names[0]))
            room = await opening
            opened.set()
            assert await reading is room
            assert await rooms.room(names[0]) is room

    run(work)


@pytest.mark.parametrize("name", ["Ada 👩\u200d🚀", "نمی\u200cدانم", "Přemysl"])
def test_usual_names_are_accepted(name):
    assert check_name(f" {name}") == name


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u202eb", "a\u200db", "\u200d"])
def test_invalid_name_is_not_seated(server, name):
    async def play():
        async with Guest(server.url) as ada:
            answer = await ada._http.post(
                "/api/play", json={"game": "quarto"}, params={"name": name}
            )
            return answer.status_code, answer.json()["code"]

    assert asyncio.run(play()) == (409, "bad-name")
