"""Heartbeats of processes in the database, on SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import text
from tests.server.store.stored_tables import run

from fourfold.server.store.process_rows import KEPT_MS


async def change(storage, statement: str) -> None:
    await storage._write(lambda connection: connection.execute(text(statement)))


def test_process_learns_the_time_and_the_heartbeats_of_others(url):
    async def work(storage):
        times = iter([5, 9])
        alone = await storage.beat("one", 1_000, lambda: next(times))
        assert (alone.asked, alone.answered, alone.others) == (5, 9, [])
        other = await storage.beat("two", 2_000, lambda: 0)
        (row,) = other.others
        assert (row.name, row.read_until) == ("one", 1_000)
        assert alone.now - 1_000 < row.beaten_at <= other.now
        await storage.beat("one", 1_500, lambda: 0)
        (later,) = (await storage.beat("two", 2_500, lambda: 0)).others
        assert (later.name, later.read_until) == ("one", 1_500)
        assert later.beaten_at >= row.beaten_at

    run(url, work)


def test_heartbeats_of_processes_that_ended_or_died_are_deleted(url):
    async def work(storage):
        for name in ("one", "two", "dead"):
            await storage.beat(name, 0, lambda: 0)
        await change(
            storage,
            f"UPDATE processes SET beaten_at = beaten_at - {2 * KEPT_MS} WHERE name = 'dead'",
        )
        await change(
            storage, "UPDATE processes SET beaten_at = beaten_at - 5000 WHERE name = 'two'"
        )
        await storage.forget_dead_processes()
        beat = await storage.beat("one", 0, lambda: 0)
        assert [row.name for row in beat.others] == ["two"]
        await storage.leave("two")
        assert (await storage.beat("one", 0, lambda: 0)).others == []

    run(url, work)
