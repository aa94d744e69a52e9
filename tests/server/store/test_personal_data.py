"""My data: one file with all that is stored about a guest, and nothing that is hidden from the guest."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from tests.support.coroutines import run
from tests.support.players import guests, play_out, seated
from tests.support.room_processes import QUARTO, begun, do, play_one, process

from fourfold.server.store.personal_data import PersonalData, table_data
from fourfold.server.table import wire
from fourfold.server.table.events import Settings

QUARTINO = Settings("quartino", "quartino", seats=3)


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'test.db'}"


def cards_of(room, session: str) -> list[str]:
    """Return the cards that a guest was dealt."""
    match = room.table.playing
    seat = match.seat_of(room.table.chairs_of(session)[0])
    deal = dict(part.split("=") for part in match.record.start.setup()["deal"].split())
    return deal[seat].split(",")


def test_my_data_has_my_cards_and_no_cards_or_session_of_others(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms, QUARTINO)
            for _ in range(6):
                await play_one(room, random.Random(1))
            parts = [part async for part in PersonalData(rooms.storage).file("bob")]
            text = b"".join(parts).decode()
            (table,) = json.loads(text)["tables"]
            assert table["your_names"] == ["Bob"]
            assert table["opened_by_you"] is False
            assert table["your_commands"][0]["kind"] == "sat"
            assert all(card in text for card in cards_of(room, "bob"))
            for other in ("ada", "cyd"):
                assert not any(card in text for card in cards_of(room, other))
                assert f'"{other}"' not in text
            assert room.table.seed not in text
            assert '"bob"' not in text

    run(work)


def test_my_data_has_no_later_cards_of_a_seat_that_was_left(url):
    async def work():
        async with process(url) as rooms:
            room = await begun(rooms, QUARTINO)
            mine = cards_of(room, "bob")
            await do(room, "bob", wire.Stand, chair=1)
            await do(room, "ada", wire.SeatBot, chair=1, bot="random")
            stored = await rooms.storage.load(room.table.id)
            text = json.dumps(table_data(room.table.id, stored, "bob"))
            assert not any(card in text for card in mine)

    run(work)


def test_my_data_has_all_games_of_a_table_and_is_read_page_by_page(url, monkeypatch):
    monkeypatch.setattr("fourfold.server.store.personal_data.TABLES_PER_READ", 2)

    async def work():
        async with process(url) as rooms:
            for _ in range(5):
                room = await begun(rooms)
                await do(room, "ada", wire.PlayMove, move="resign")
            for who in ("ada", "bob"):
                await do(room, who, wire.Rematch)
            parts = [part async for part in PersonalData(rooms.storage).file("ada")]
            found = json.loads(b"".join(parts))
            assert len(found["tables"]) == 5
            assert sorted(len(table["games"]) for table in found["tables"]) == [1, 1, 1, 1, 2]
            assert all("Ada" in table["games"][0] for table in found["tables"])
            nobody = [part async for part in PersonalData(rooms.storage).file("eve")]
            assert json.loads(b"".join(nobody)) == {"guest": {}, "tables": []}

    run(work)


def test_my_data_is_sent_as_a_download(server):
    async def work():
        async with guests(server.url, 2) as people, seated(people) as seats:
            await play_out(seats)
            answer = await people[0]._http.get("/api/my-data")
            assert answer.status_code == 200
            assert answer.headers["content-disposition"].startswith("attachment; filename=")
            assert answer.headers["content-type"].startswith("application/json")
            assert answer.headers["cache-control"] == "no-store"
            found = answer.json()
            assert found["guest"]["since"][:4].isdigit()
            (table,) = found["tables"]
            assert table["table"] == seats[0].view["table"]
            assert "result:" in table["games"][0]

    run(work)


def test_many_files_of_one_guest_do_not_hold_up_the_file_of_another(url):
    async def work():
        async with process(url) as rooms:
            for host in ("mal", "ada"):
                await rooms.open(QUARTO, host)
            data = PersonalData(rooms.storage)
            order: list[str] = []

            async def download(session: str) -> None:
                async for part in data.file(session):
                    if b'"table"' in part:
                        order.append(session)

            async with data._building:
                guests_asking = ["mal"] * 8 + ["ada"]
                files = [asyncio.ensure_future(download(session)) for session in guests_asking]
                while len(data._building._waiters or ()) < 2:
                    await asyncio.sleep(0.001)
            await asyncio.gather(*files)
            assert sorted(order) == sorted(guests_asking)
            assert order.index("ada") <= 1

    run(work)
