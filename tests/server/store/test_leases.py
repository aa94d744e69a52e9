"""Leases on tables, on SQLite and PostgreSQL: one holder at a time, renewed, released and taken over."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.store.stored_tables import HOUR, T1, T2, T3, opened, run, said

from fourfold.server.store import storage as storage_module


def test_lease_has_one_holder_who_renews_it_and_is_taken_over_after_expiry(url):
    async def work(storage):
        assert (await storage.claim([T1, T2], "one", HOUR)).held == {T1, T2}
        assert (await storage.claim([T1, T2, T3], "two", HOUR)).held == {T3}
        assert (await storage.claim([T1, T2], "one", 1)).held == {T1, T2}
        await asyncio.sleep(0.05)
        assert set(await storage.orphans(10)) == {T1, T2}
        assert len(await storage.orphans(1)) == 1
        assert (await storage.claim([T1], "two", HOUR)).held == {T1}
        assert (await storage.claim([T1, T2, T3], "one", HOUR)).held == {T2}
        assert await storage.orphans(10) == []
        assert (await storage.claim([], "one", HOUR)).held == set()

    run(url, work)


def test_leases_of_a_process_that_stops_are_taken_over_at_once(url):
    async def work(storage):
        await storage.claim([T1, T2], "one", HOUR)
        await storage.claim([T3], "two", HOUR)
        await storage.expire_leases("one")
        assert set(await storage.orphans(10)) == {T1, T2}
        await storage.expire_leases(None)
        assert set(await storage.orphans(10)) == {T1, T2, T3}

    run(url, work)


def test_claim_tells_which_tables_no_process_looked_after(url):
    async def work(storage):
        assert not (await storage.claim([T1, T2], "one", HOUR)).had_run_out
        assert not (await storage.claim([T1, T2], "one", HOUR)).had_run_out
        await storage.park({T1: (HOUR, HOUR)}, "one")
        await storage.expire_leases("one")
        claimed = await storage.claim([T1, T2, T3], "two", HOUR)
        assert claimed.held == {T1, T2, T3}
        # The first table was parked, and the third has a new lease.
        assert set(claimed.had_run_out) == {T2}

    run(url, work)


def test_release_frees_only_leases_of_the_same_holder(url):
    async def work(storage):
        await storage.claim([T1, T2], "one", HOUR)
        await storage.claim([T3], "gone", 1)
        await asyncio.sleep(0.05)
        await storage.release([T1, T2], "two")
        assert (await storage.claim([T1, T2], "two", HOUR)).held == set()
        await storage.release([T1, T3], "one")
        assert await storage.orphans(10) == []
        assert (await storage.claim([T1, T2, T3], "two", HOUR)).held == {T1, T3}

    run(url, work)


@pytest.mark.parametrize("wrong", [-HOUR, HOUR])
def test_leases_do_not_depend_on_the_clocks_of_the_machines(postgres, monkeypatch, wrong):
    """Leases use the clock of the shared database."""
    right = storage_module._now

    def set_clock(to: int) -> None:
        monkeypatch.setattr(storage_module, "_now", lambda: right() + to)

    async def work(storage):
        # One machine's clock is right, another's is wrong; each in turn does something.
        for mine, other in ((0, wrong), (wrong, 0)):
            set_clock(mine)
            assert (await storage.claim([T1, T2, T3], "one", HOUR // 2)).held == {T1, T2, T3}
            assert (await storage.claim([T3], "one", 1)).held == {T3}
            await storage.still_waiting([T2])
            await storage.waits_no_more(T3)
            await storage.append(T1, (await storage.latest([T1]))[T1], said("hello"))
            set_clock(other)
            await asyncio.sleep(0.05)
            assert await storage.orphans(10) == [T3]
            assert (await storage.claim([T1, T2], "two", HOUR)).held == set()
            await storage.release([T1, T2], "two")
            assert await storage.waiting_tables(10) == [T2]
            written = (await storage.load(T1))[-1].at
            counted = await storage.counted_since(T1, written)
            assert counted.goes_on
            assert 0 <= counted.milliseconds < 60_000

    run(postgres.emptied_database(), work)


def test_leases_of_many_tables_are_taken_in_several_statements(url):
    async def work(storage):
        names = [f"{number:032x}" for number in range(1100)]
        await asyncio.gather(*(storage.open_table(name, opened()) for name in names))
        await storage.claim(names[:3], "two", HOUR)
        assert (await storage.claim(names, "one", HOUR)).held == set(names[3:])
        assert len(await storage.latest(names)) == 1100
        await storage.release(names, "one")
        assert (await storage.claim(names, "two", HOUR)).held == set(names)

    run(url, work)
