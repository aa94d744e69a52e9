"""Storage on SQLite and on PostgreSQL: events, conflicts, group writes, guests and lists of tables."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
import time
from dataclasses import replace

import pytest
from sqlalchemy import Connection
from tests.server.store.stored_tables import (
    HOUR,
    T1,
    T2,
    T3,
    opened,
    phrases,
    run,
    said,
)
from tests.support.patience import PATIENCE_SECONDS
from tests.support.services import ROOT

from fourfold.server.store.group_commit import Conflict
from fourfold.server.store.lease_rows import Claimed
from fourfold.server.store.storage import Storage
from fourfold.server.store.stored_events import Stored
from fourfold.server.table import events as ev
from fourfold.server.table.events import Person, Said, Sat

# --- Events ------------------------------------------------------------------------------------


def test_written_events_are_read_again_after_a_restart(url):
    kinds: list[ev.Event] = [
        Sat(0, Person("ada", "Ada λ ♞")),
        Sat(1, ev.SeatedBot("level3")),
        ev.Started((1, 0), {"Setup": "x"}),
        ev.Played("A", "give 0", banks={"A": 5}, turn_left=7, lag=3),
        ev.Played("B", "call a1-d1", refused=True),
        ev.TakebackAsked("A"),
        ev.TakebackAnswered("B", True),
        ev.TakenBack(2),
        ev.DrawRefused("B"),
        ev.Stood(0),
        ev.Queued(Person("eve", "Eve")),
        ev.Unqueued("eve"),
        ev.Revealed("A"),
        ev.RematchAsked(0),
        Said("Ada", "hello"),
        Said("Ada λ ♞", "hello", "ada", 0),
    ]
    wanted = [
        Stored(1, opened(), "ada", None),
        *(Stored(n, event, "ada", "c1") for n, event in enumerate(kinds, 2)),
    ]

    async def load(storage, after=0):
        rows = await storage.load(T1, after)
        assert all(abs(row.at - 1000 * time.time()) < 60_000 for row in rows)
        return [replace(row, at=0) for row in rows]

    async def write(storage):
        await storage.append(T1, 1, kinds, "ada", "c1")
        assert await load(storage) == wanted

    async def read(storage):
        assert await load(storage) == wanted
        assert await load(storage, 13) == wanted[13:]
        assert await storage.load("9" * 32) == []
        assert await storage.latest([T1, T2, "9" * 32]) == {T1: 17, T2: 1}

    run(url, write)
    run(url, read)


def test_taken_event_numbers_are_a_conflict_and_nothing_is_written(url):
    async def work(storage):
        await storage.append(T1, 1, said("one", "two"))
        for after in (0, 1, 2):
            with pytest.raises(Conflict):
                await storage.append(T1, after, said("x", "y", "z"))
        assert await phrases(storage, T1) == ["one", "two"]
        await storage.append(T1, 3, said("three"))
        assert await phrases(storage, T1) == ["one", "two", "three"]

    run(url, work)


def test_unknown_table_accepts_no_events(url):
    async def work(storage):
        with pytest.raises(Conflict):
            await storage.append("9" * 32, 1, said("one"))
        with pytest.raises(Conflict):
            await storage.open_table(T1, opened())

    run(url, work)


def test_refused_writes_do_not_affect_others_of_the_same_group(url):
    async def work(storage):
        await storage.append(T1, 1, said("one"))
        # While the thread that writes is held up, the others pile up and become one batch.
        begun, held = threading.Event(), threading.Event()

        def hold_up(_: Connection) -> None:
            begun.set()
            held.wait(PATIENCE_SECONDS)

        holding = asyncio.ensure_future(storage._write(hold_up))
        await asyncio.to_thread(begun.wait, PATIENCE_SECONDS)
        results = asyncio.gather(
            storage.append(T1, 1, said("bad")),
            storage.append(T2, 1, said("good")),
            storage.append(T1, 2, said("good", "better")),
            storage.append(T2, 1, said("bad")),
            storage.append(T3, 9, said("good")),
            storage.claim([T2], "one", HOUR),
            return_exceptions=True,
        )
        await asyncio.sleep(0.2)
        held.set()
        await holding
        found = await results
        assert [type(result) for result in found] == [
            Conflict,
            list,
            list,
            Conflict,
            list,
            Claimed,
        ]
        assert await phrases(storage, T1) == ["one", "good", "better"]
        assert await phrases(storage, T2) == ["good"]
        assert (await storage.claim([T2], "two", HOUR)).held == set()

    run(url, work)


def test_unexpected_error_of_a_write_is_reported_and_later_writes_work(url):
    async def work(storage):
        with pytest.raises(ZeroDivisionError):
            await storage._write(lambda connection: 1 / 0)
        await storage.append(T1, 1, said("one"))
        assert await phrases(storage, T1) == ["one"]

    run(url, work)


def test_many_simultaneous_writes_are_all_stored(url):
    async def work(storage):
        async def talk(name):
            for number in range(1, 41):
                await storage.append(name, number, said(str(number)))

        await asyncio.gather(*(talk(name) for name in (T1, T2, T3)))
        for name in (T1, T2, T3):
            assert await phrases(storage, name) == [str(number) for number in range(1, 41)]

    run(url, work)


def test_two_processes_that_write_at_once_never_fork_a_table(url):
    Storage(url).close()
    code = (
        "import sys; from tests.server.store.stored_tables import write_many; "
        "write_many(*sys.argv[1:3], 40)"
    )
    writers = {
        label: subprocess.Popen(
            [sys.executable, "-c", code, url, label], cwd=ROOT, stdout=subprocess.PIPE
        )
        for label in "AB"
    }
    answers = {label: writer.communicate(timeout=120)[0] for label, writer in writers.items()}

    async def check(storage):
        for name in (T1, T2, T3):
            stored = (await storage.load(name))[1:]
            assert [row.seq for row in stored] == list(range(2, len(stored) + 2))
            assert len(stored) == 2 * 2 * 40
            by_seq = {row.seq: row.event.phrase for row in stored}
            for label, answer in answers.items():
                mine = [seq for table, seq in json.loads(answer) if table == name]
                assert [by_seq[seq] for seq in mine] == [f"{label}{n}" for n in range(40)]
                assert all(by_seq[seq + 1] == label for seq in mine)

    run(url, check)


# --- Guests and lists --------------------------------------------------------------------------


def test_a_guest_is_known_by_the_token_alone_and_the_token_is_not_stored(url):
    async def work(storage):
        await storage.add_session("ada", "her secret")
        await storage.add_session("eve", "another")
        assert await storage.find_session("her secret") == "ada"
        assert await storage.find_session("her secre") is None
        assert await storage.find_session("ada") is None
        with pytest.raises(Conflict):
            await storage.add_session("mallory", "her secret")
        with storage._engine.connect() as connection:
            rows = connection.exec_driver_sql("SELECT * FROM sessions").all()
        assert "her secret" not in repr(rows)

    run(url, work)


def test_tables_are_listed_for_everybody_and_by_participant(url):
    async def work(storage):
        assert set(await storage.public_tables(10)) == {T2, T3}
        assert len(await storage.public_tables(1)) == 1
        for name, after, chair in ((T1, 1, 0), (T3, 1, 1), (T3, 2, 0)):
            await storage.append(name, after, [Sat(chair, Person("ada", "Ada"))])
        assert set(await storage.tables_of("ada", 10)) == {T1, T3}
        assert await storage.tables_of("eve", 10) == []

    run(url, work)
