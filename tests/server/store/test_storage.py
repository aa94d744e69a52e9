"""The same promises on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

import pytest
from sqlalchemy import inspect
from tests.support.services import ROOT, wait_until

from fourfold.server import events as ev
from fourfold.server import storage as storage_module
from fourfold.server.database import connect, migrate
from fourfold.server.events import Opened, Person, Said, Sat, Settings
from fourfold.server.schema import metadata
from fourfold.server.storage import Storage, Stored
from fourfold.server.writing import Conflict, Unavailable

HOUR = 3_600_000
T1, T2, T3 = ("1" * 32, "2" * 32, "3" * 32)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    return request.getfixturevalue("postgres").emptied_database()


def opened(public: bool = False) -> Opened:
    return Opened(Settings("quarto", "classic", public=public), host="ada", seed="secret")


def said(*phrases: str) -> list[ev.Event]:
    return [Said("Ada", phrase) for phrase in phrases]


def run(url: str, work: Callable[[Storage], Awaitable[object]]) -> None:
    """Do something with a database that has three tables."""

    async def whole() -> None:
        storage = Storage(url)
        try:
            for number, name in enumerate((T1, T2, T3)):
                with suppress(Conflict):
                    await storage.open_table(name, opened(public=number > 0))
            await work(storage)
        finally:
            storage.close()

    asyncio.run(whole())


async def phrases(storage: Storage, name: str) -> list[str]:
    return [row.event.phrase for row in (await storage.load(name))[1:]]


# --- Events ------------------------------------------------------------------------------------


def test_what_was_written_is_read_again_and_survives_a_new_start(url):
    kinds: list[ev.Event] = [
        Sat(0, Person("ada", "Ada λ ♞")),
        Sat(1, ev.Bot("level3")),
        ev.Started((1, 0), {"Setup": "x"}),
        ev.Played("A", "give 0", banks={"A": 5}, turn_left=7, lag=3),
        ev.Played("B", "call a1-d1", refused=True),
        ev.TakebackAsked("A"),
        ev.TakebackAnswered("B", True),
        ev.TakenBack(2),
        ev.Stood(0),
        ev.Queued(Person("eve", "Eve")),
        ev.Unqueued("eve"),
        ev.Revealed("A"),
        ev.RematchAsked(0),
        Said("Ada", "hello"),
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
        assert await storage.latest([T1, T2, "9" * 32]) == {T1: 15, T2: 1}

    run(url, write)
    run(url, read)


def test_numbers_that_are_taken_are_a_conflict_and_nothing_of_the_command_is_written(url):
    async def work(storage):
        await storage.append(T1, 1, said("one", "two"))
        for after in (0, 1, 2):
            with pytest.raises(Conflict):
                await storage.append(T1, after, said("x", "y", "z"))
        assert await phrases(storage, T1) == ["one", "two"]
        await storage.append(T1, 3, said("three"))
        assert await phrases(storage, T1) == ["one", "two", "three"]

    run(url, work)


def test_a_table_that_is_not_there_takes_no_events(url):
    async def work(storage):
        with pytest.raises(Conflict):
            await storage.append("9" * 32, 1, said("one"))
        with pytest.raises(Conflict):
            await storage.open_table(T1, opened())

    run(url, work)


def test_of_writes_that_wait_together_the_refused_ones_do_not_hurt_the_others(url):
    async def work(storage):
        await storage.append(T1, 1, said("one"))
        # While the thread that writes is held up, the others pile up and become one batch.
        held = threading.Event()
        holding = asyncio.ensure_future(storage._write(lambda connection: held.wait(10)))
        await asyncio.sleep(0.2)
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
            type(None),
            type(None),
            Conflict,
            type(None),
            set,
        ]
        assert await phrases(storage, T1) == ["one", "good", "better"]
        assert await phrases(storage, T2) == ["good"]
        assert await storage.claim([T2], "two", HOUR) == set()

    run(url, work)


def test_a_write_that_fails_unforeseen_is_told_and_does_not_end_writing(url):
    async def work(storage):
        with pytest.raises(ZeroDivisionError):
            await storage._write(lambda connection: 1 / 0)
        await storage.append(T1, 1, said("one"))
        assert await phrases(storage, T1) == ["one"]

    run(url, work)


def test_many_writes_at_once_are_all_there(url):
    async def work(storage):
        async def talk(name):
            for number in range(1, 41):
                await storage.append(name, number, said(str(number)))

        await asyncio.gather(*(talk(name) for name in (T1, T2, T3)))
        for name in (T1, T2, T3):
            assert await phrases(storage, name) == [str(number) for number in range(1, 41)]

    run(url, work)


def write_many(url: str, label: str, number: int) -> None:
    """Append to three tables as long as others let us; print the numbers that were acknowledged."""
    acknowledged: list[tuple[str, int]] = []

    async def work(storage: Storage) -> None:
        async def talk(name: str) -> None:
            last = 1
            for count in range(number):
                while True:
                    try:
                        await storage.append(name, last, said(f"{label}{count}", label))
                    except Conflict:
                        last = (await storage.latest([name]))[name]
                    else:
                        break
                acknowledged.append((name, last + 1))
                last += 2

        await asyncio.gather(*(talk(name) for name in (T1, T2, T3)))

    run(url, work)
    print(json.dumps(acknowledged))


def test_two_processes_that_write_at_once_never_fork_a_table(url):
    Storage(url).close()
    code = (
        "import sys; from tests.server.store.test_storage import write_many; "
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


def test_tables_are_listed_for_everybody_and_for_those_who_sat_there(url):
    async def work(storage):
        assert set(await storage.public_tables(10)) == {T2, T3}
        assert len(await storage.public_tables(1)) == 1
        for name, after, chair in ((T1, 1, 0), (T3, 1, 1), (T3, 2, 0)):
            await storage.append(name, after, [Sat(chair, Person("ada", "Ada"))])
        assert set(await storage.tables_of("ada", 10)) == {T1, T3}
        assert await storage.tables_of("eve", 10) == []

    run(url, work)


# --- Leases ------------------------------------------------------------------------------------


def test_a_lease_is_held_by_one_renewed_by_them_and_taken_over_once_it_has_run_out(url):
    async def work(storage):
        assert await storage.claim([T1, T2], "one", HOUR) == {T1, T2}
        assert await storage.claim([T1, T2, T3], "two", HOUR) == {T3}
        assert await storage.claim([T1, T2], "one", 1) == {T1, T2}
        await asyncio.sleep(0.05)
        assert set(await storage.orphans(10)) == {T1, T2}
        assert len(await storage.orphans(1)) == 1
        assert await storage.claim([T1], "two", HOUR) == {T1}
        assert await storage.claim([T1, T2, T3], "one", HOUR) == {T2}
        assert await storage.orphans(10) == []
        assert await storage.claim([], "one", HOUR) == set()

    run(url, work)


def test_who_goes_lets_others_take_over_at_once(url):
    async def work(storage):
        await storage.claim([T1, T2], "one", HOUR)
        await storage.claim([T3], "two", HOUR)
        await storage.let_go("one")
        assert set(await storage.orphans(10)) == {T1, T2}
        await storage.let_go(None)
        assert set(await storage.orphans(10)) == {T1, T2, T3}

    run(url, work)


def test_what_nobody_needs_to_look_after_is_released_unless_another_holds_it(url):
    async def work(storage):
        await storage.claim([T1, T2], "one", HOUR)
        await storage.claim([T3], "gone", 1)
        await asyncio.sleep(0.05)
        await storage.release([T1, T2], "two")
        assert await storage.claim([T1, T2], "two", HOUR) == set()
        await storage.release([T1, T3], "one")
        assert await storage.orphans(10) == []
        assert await storage.claim([T1, T2, T3], "two", HOUR) == {T1, T3}

    run(url, work)


@pytest.mark.parametrize("wrong", [-HOUR, HOUR])
def test_machines_whose_clocks_do_not_agree_agree_about_leases_all_the_same(
    postgres, monkeypatch, wrong
):
    """They go by the clock of the database that they share."""
    right = storage_module._now

    def set_clock(to: int) -> None:
        monkeypatch.setattr(storage_module, "_now", lambda: right() + to)

    async def work(storage):
        # One machine's clock is right, another's is wrong; each in turn does something.
        for mine, other in ((0, wrong), (wrong, 0)):
            set_clock(mine)
            assert await storage.claim([T1, T2, T3], "one", HOUR // 2) == {T1, T2, T3}
            assert await storage.claim([T3], "one", 1) == {T3}
            await storage.still_waiting([T2])
            await storage.waits_no_more(T3)
            await storage.append(T1, (await storage.latest([T1]))[T1], said("hello"))
            set_clock(other)
            await asyncio.sleep(0.05)
            assert await storage.orphans(10) == [T3]
            assert await storage.claim([T1, T2], "two", HOUR) == set()
            await storage.release([T1, T2], "two")
            assert await storage.waiting_tables(10) == [T2]
            written = (await storage.load(T1))[-1].at
            assert 0 < await storage.seconds_since(T1, written) < 60
            assert await storage.seconds_since(T3, written) is None

    run(postgres.emptied_database(), work)


def test_more_leases_than_one_statement_names_are_taken_together(url):
    async def work(storage):
        names = [f"{number:032x}" for number in range(1100)]
        await asyncio.gather(*(storage.open_table(name, opened()) for name in names))
        await storage.claim(names[:3], "two", HOUR)
        assert await storage.claim(names, "one", HOUR) == set(names[3:])
        assert len(await storage.latest(names)) == 1100
        await storage.release(names, "one")
        assert await storage.claim(names, "two", HOUR) == set(names)

    run(url, work)


# --- Databases ---------------------------------------------------------------------------------


def test_an_empty_database_is_brought_to_the_newest_form_which_is_that_of_the_schema(url):
    Storage(url).close()
    engine = connect(url)
    there = inspect(engine)
    assert set(there.get_table_names()) == {*metadata.tables, "alembic_version"}
    for name, wanted in metadata.tables.items():
        columns = {column["name"]: column["nullable"] for column in there.get_columns(name)}
        assert columns == {column.name: bool(column.nullable) for column in wanted.columns}
    # A second time it has nothing to do.
    migrate(engine)
    engine.dispose()


def test_processes_that_start_at_once_on_an_empty_database_all_find_it_ready(url):
    code = "import sys; from fourfold.server.storage import Storage; Storage(sys.argv[1]).close()"
    starting = [subprocess.Popen([sys.executable, "-c", code, url]) for _ in range(3)]
    assert [one.wait(120) for one in starting] == [0, 0, 0]


def test_a_database_that_is_away_is_said_to_be_and_serves_again_when_it_is_back(postgres):
    url = postgres.emptied_database()

    async def work(storage):
        await storage.append(T1, 1, said("one"))
        postgres.kill()
        try:
            with pytest.raises(Unavailable):
                await storage.load(T1)
            with pytest.raises(Unavailable):
                await storage.append(T1, 2, said("two"))
        finally:
            postgres.start()
        await storage.append(T1, 2, said("two"))
        assert await phrases(storage, T1) == ["one", "two"]

    run(url, work)


def test_connections_that_a_restart_ended_are_noticed(postgres):
    url = postgres.emptied_database()

    async def work(storage):
        await asyncio.gather(*(storage.load(T1) for _ in range(8)))
        await asyncio.to_thread(postgres.restart)
        # Nobody is told to try again.
        assert len(await storage.load(T1)) == 1
        await storage.append(T1, 1, said("one"))
        assert await phrases(storage, T1) == ["one"]

    run(url, work)


def test_a_database_that_stands_still_is_waited_for(postgres):
    url = postgres.emptied_database()

    async def work(storage):
        await storage.append(T1, 1, said("one"))
        postgres.pause()
        writing = asyncio.ensure_future(storage.append(T1, 2, said("two")))
        await asyncio.sleep(0.5)
        assert not writing.done()
        postgres.resume()
        async with asyncio.timeout(30):
            await writing

    run(url, work)
    wait_until(postgres.answers)


def test_sqlite_syncs_before_it_says_done(tmp_path):
    engine = connect(f"sqlite:///{tmp_path / 'test.db'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    engine.dispose()
