"""``fourfold clean`` and the size of a database after a year."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.store.aging_server import opened, rows
from tests.support.command_line import fourfold
from tests.support.room_processes import do

from fourfold.server.store.removal import rewrite_file
from fourfold.server.table import commands, wire
from fourfold.server.table.events import Settings


async def a_year(url: str, visitors: int) -> None:
    """Simulate a year: one finished game per month, and visitors who play no game."""
    async with opened(url) as world:
        for month in range(12):
            world.days = 30.0 * month
            await world.resigned(12)
            for number in range(visitors):
                world.days += 0.5
                match number % 4:
                    case 0:
                        await world.guest()
                    case 1:
                        room = await world.table(Settings("quarto", "classic", public=True))
                        await do(room, room.table.host, wire.Stand, chair=0)
                    case 2:
                        await world.table(moves=4)
                    case 3:
                        await world.resigned(2)
            world.rooms._rooms.clear()
            await world.clean()
        for world.days in (365, 395, 400):
            await world.clean()
    rewrite_file(url)


@pytest.mark.slow
def test_after_a_year_the_size_of_the_database_depends_on_finished_games_only(tmp_path):
    sizes, counts = [], []
    for visitors in (0, 16):
        file = tmp_path / f"{visitors}.db"
        asyncio.run(a_year(f"sqlite:///{file}", visitors))
        counts.append(rows(f"sqlite:///{file}"))
        sizes.append(file.stat().st_size)
    assert counts[0] == counts[1]
    assert counts[0]["tables"] == 12
    assert sizes[0] == sizes[1]


@pytest.mark.slow
def test_clean_deletes_and_frees_disk_space(tmp_path):
    file = tmp_path / "test.db"
    url = f"sqlite:///{file}"

    async def fill():
        async with opened(url) as world:
            # Long ago.
            world.days = -1000
            room = await world.table()
            await world.storage.append(
                room.table.id,
                room.table.seq,
                [commands.ev.Said("x" * 1000, "hello") for _ in range(2000)],
            )

    asyncio.run(fill())
    before = file.stat().st_size
    dry = fourfold("clean", "--database-url", url, "--dry-run")
    assert dry.stdout == "would delete 1 tables and 2 guests, would abort 0 games\n"
    assert file.stat().st_size >= before
    done = fourfold("clean", "--database-url", url)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "deleted 1 tables and 2 guests, aborted 0 games\n"
    assert file.stat().st_size < before / 10
    assert rows(url)["sessions"] == 0


def test_clean_creates_no_database(tmp_path: Path):
    file = tmp_path / "no.db"
    done = fourfold("clean", "--database-url", f"sqlite:///{file}")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"Database not found: {file}. Set one with --database-url.\n"
    assert not file.exists()
