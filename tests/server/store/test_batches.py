"""Batches of events in PostgreSQL: one round trip for many tables, and conflicts per table."""

from __future__ import annotations

import asyncio
import threading

from tests.support.coroutines import run
from tests.support.postgres_relay import postgres_relay

from fourfold.server.store import group_commit
from fourfold.server.store.group_commit import Conflict
from fourfold.server.store.storage import Storage
from fourfold.server.table.events import Opened, Person, Said, Sat, Settings, Started

TABLES = [f"{number:032x}" for number in range(40)]


async def open_all(storage: Storage) -> None:
    for name in TABLES:
        await storage.open_table(name, Opened(Settings("quarto", "classic"), "ada", seed="x"))


def said(*phrases: str) -> list[Said]:
    return [Said("Ada", phrase) for phrase in phrases]


async def in_one_batch(storage: Storage, *writes) -> list[object]:
    """Return the results of writes that wait together; the thread that writes is held up meanwhile."""
    may_go_on = threading.Event()
    holding = asyncio.ensure_future(storage._write(lambda _: may_go_on.wait(10)))
    waiting = [asyncio.ensure_future(write) for write in writes]
    await asyncio.sleep(0.1)
    may_go_on.set()
    await holding
    return list(await asyncio.gather(*waiting, return_exceptions=True))


async def phrases(storage: Storage, table: str) -> list[str]:
    return [row.event.phrase for row in await storage.load(table) if isinstance(row.event, Said)]


def test_events_of_many_tables_take_one_round_trip(postgres):
    with postgres_relay(postgres.emptied_database()) as relay:

        async def work():
            storage = Storage(relay.url)
            try:
                await open_all(storage)
                for after in range(1, 8):
                    # The first batches also prepare the statement.
                    await asyncio.gather(
                        *(storage.append(name, after, said("hello")) for name in TABLES)
                    )
                before = relay.round_trips
                held_up = await in_one_batch(storage)
                assert held_up == []
                alone = relay.round_trips - before
                before = relay.round_trips
                found = await in_one_batch(
                    storage,
                    *(storage.append(name, 8, said("one", "two")) for name in TABLES[1:]),
                    storage.append(TABLES[0], 8, [Started((0, 1), {})]),
                )
                assert all(isinstance(rows, list) for rows in found)
                assert relay.round_trips - before - alone == 1
                assert set((await storage.latest(TABLES[1:])).values()) == {10}
            finally:
                storage.close()

        run(work)


def test_writes_of_several_tables_within_the_commit_interval_share_a_round_trip(
    postgres, monkeypatch
):
    with postgres_relay(postgres.emptied_database()) as relay:

        async def work():
            storage = Storage(relay.url)
            try:
                await open_all(storage)
                for after in range(1, 8):
                    # The first batches also prepare the statement.
                    await storage.append(TABLES[0], after, said("hello"))
                # Longer than the real interval, so that a slow machine sends all writes within it.
                monkeypatch.setattr(group_commit, "COMMIT_INTERVAL_S", 2.0)
                before = relay.round_trips
                later = []
                for name in TABLES[1:11]:
                    later.append(asyncio.ensure_future(storage.append(name, 1, said("hello"))))
                    await asyncio.sleep(0.005)
                await asyncio.gather(*later)
                assert relay.round_trips - before == 1
            finally:
                storage.close()

        run(work)


def test_writes_of_one_table_are_committed_without_waiting_for_the_interval(postgres, monkeypatch):
    async def work():
        storage = Storage(postgres.emptied_database())
        try:
            await storage.open_table(
                TABLES[0], Opened(Settings("quarto", "classic"), "ada", seed="x")
            )
            monkeypatch.setattr(group_commit, "COMMIT_INTERVAL_S", 600.0)
            for after in range(1, 8):
                await storage.append(TABLES[0], after, said("hello"))
            assert len(await phrases(storage, TABLES[0])) == 7
        finally:
            monkeypatch.undo()
            storage.close()

    run(work)


def test_conflict_of_one_table_leaves_the_other_tables_of_its_batch_alone(postgres):
    url = postgres.emptied_database()

    async def work():
        here, there = Storage(url), Storage(url)
        try:
            await open_all(here)
            taken, half_taken, gone = TABLES[3], TABLES[7], TABLES[9]
            await there.append(taken, 1, said("theirs"))
            await there.append(half_taken, 1, said("theirs"))
            found = await in_one_batch(
                here,
                *(
                    here.append(name, 1, said("one"))
                    for name in TABLES
                    if name not in {half_taken, gone}
                ),
                # Its first number is taken and its second is free: neither may be written.
                here.append(half_taken, 1, said("one", "two")),
            )
            assert [type(result) for result in found].count(Conflict) == 2
            for name in TABLES:
                wanted = ["theirs"] if name in {taken, half_taken} else ["one"]
                assert await phrases(here, name) == ([] if name == gone else wanted)
            # A table that does not exist fails alone, too.
            found = await in_one_batch(
                here, here.append(TABLES[0], 2, said("two")), _append_to_no_table(here)
            )
            assert isinstance(found[0], list)
            assert isinstance(found[1], Conflict)
            assert await phrases(here, TABLES[0]) == ["one", "two"]
        finally:
            here.close()
            there.close()

    run(work)


async def _append_to_no_table(storage: Storage) -> None:
    """Append to a table that was deleted while its participants were known here."""
    known = storage.people.of(TABLES[0])
    assert known is not None
    storage.people.keep("f" * 32, known)
    await storage.append("f" * 32, 2, said("nowhere"))


def test_writes_about_one_table_keep_their_order_in_a_batch(url):
    async def work():
        storage = Storage(url)
        try:
            await open_all(storage)
            table = TABLES[0]
            found = await in_one_batch(
                storage,
                # The second names somebody new, so that it is another kind of write.
                storage.append(table, 1, said("one")),
                storage.append(table, 2, [Sat(0, Person("bob", "Bob"))], "bob"),
                storage.append(table, 3, said("three")),
                storage.append(TABLES[1], 1, said("elsewhere")),
            )
            assert not [result for result in found if isinstance(result, Exception)]
            assert [row.seq for row in await storage.load(table)] == [1, 2, 3, 4]
            assert await phrases(storage, table) == ["one", "three"]
        finally:
            storage.close()

    run(work)


def test_start_of_a_game_puts_off_the_review_of_its_table(url):
    async def work():
        storage = Storage(url)
        try:
            await open_all(storage)
            await storage._write(
                lambda connection: connection.exec_driver_sql("UPDATE tables SET review_at = 1")
            )
            await in_one_batch(
                storage,
                storage.append(TABLES[0], 1, [Started((0, 1), {})]),
                storage.append(TABLES[1], 1, said("hello")),
            )
            due = await storage._read(
                lambda connection: (
                    connection.exec_driver_sql("SELECT id FROM tables WHERE review_at > 1")
                    .scalars()
                    .all()
                )
            )
            assert due == [TABLES[0]]
        finally:
            storage.close()

    run(work)
