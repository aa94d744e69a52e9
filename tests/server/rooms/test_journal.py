"""A table's journal on a scripted storage: numbering, retries, remembered answers and recent news."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import pytest
from tests.support.coroutines import run

from fourfold.server.rooms import journal as journal_module
from fourfold.server.rooms.journal import EVENTS_PER_SLICE, Decided, Growth, Journal, TableDeleted
from fourfold.server.rooms.peers import Peers
from fourfold.server.store.event_rows import EventRow
from fourfold.server.store.group_commit import Conflict, Unavailable
from fourfold.server.store.stored_events import Stored
from fourfold.server.table import wire
from fourfold.server.table.events import Event, Opened, Said, Settings
from fourfold.server.table.state import Table

OPENED = Opened(Settings("quarto", "classic"), "ada", "seed")
HELLO, BYE = Said("Ada", "hello"), Said("Bob", "goodbye")


class ScriptedStorage:
    """A storage of one table in memory; `append` raises the ``failures`` first."""

    def __init__(self) -> None:
        self.rows = [Stored(1, OPENED, "ada", None)]
        self.failures: list[Exception] = []
        self.others: list[Event] = []
        """Events that another process writes before the next `append`."""
        self.is_deleted = False

    async def append(
        self,
        table: str,
        after: int,
        events: Sequence[Event],
        session: str | None = None,
        command: str | None = None,
    ) -> list[EventRow]:
        for event in self.others:
            self._add(event, None, None)
        self.others = []
        if self.failures:
            raise self.failures.pop(0)
        if self.is_deleted or after != self.rows[-1].seq:
            raise Conflict
        for event in events:
            self._add(event, session, command)
        return []

    def _add(self, event: Event, session: str | None, command: str | None) -> None:
        self.rows.append(Stored(self.rows[-1].seq + 1, event, session, command))

    async def load(self, table: str, after: int = 0) -> list[Stored]:
        return [] if self.is_deleted else [row for row in self.rows if row.seq > after]

    async def latest(self, tables: Sequence[str]) -> dict[str, int]:
        return {} if self.is_deleted else dict.fromkeys(tables, self.rows[-1].seq)


class Watched:
    """A journal with its storage, and what it told."""

    def __init__(self) -> None:
        self.storage = ScriptedStorage()
        self.growths: list[Growth] = []
        self.written: list[Event] = []
        table = Table.open("0" * 32, OPENED)
        self.journal = Journal(
            self.storage,  # type: ignore[arg-type]
            lambda: 1_000,
            Peers(lambda: 1_000),
            table,
            self.storage.rows,
        )

    async def write(
        self,
        decide: Callable[[Table], Decided],
        session: str | None = None,
        command: str | None = None,
    ) -> wire.Done:
        written = await self.journal.write(decide, self.growths.append, session, command)
        assert self.growths or not written.events, "members are told before other processes"
        self.written += written.events
        return written.done

    async def catch_up(self) -> bool:
        return await self.journal.catch_up(self.growths.append)


def say(event: Event = HELLO):
    def decide(table: Table) -> Decided:
        return [event], None

    return decide


def test_write_numbers_the_events_and_tells_of_them():
    async def work():
        watched = Watched()
        done = await watched.write(say(), "ada", "c1")
        assert (done.id, done.seq) == ("c1", 2)
        assert [news.seq for news in watched.growths[0].news] == [2]
        assert watched.growths[0].before.seq == 1
        assert watched.written == [HELLO]

    run(work)


def test_a_command_is_decided_again_after_another_process_wrote_first():
    async def work():
        watched = Watched()
        watched.storage.others = [BYE]
        seen = []

        def decide(table: Table) -> Decided:
            seen.append(table.seq)
            return [HELLO], None

        done = await watched.write(decide, "ada", "c1")
        assert seen == [1, 2]
        assert done.seq == 3
        assert [row.event for row in watched.storage.rows[1:]] == [BYE, HELLO]

    run(work)


def test_the_event_loop_does_other_work_while_many_events_are_taken_in():
    async def work():
        watched = Watched()
        written = 3 * EVENTS_PER_SLICE + 1
        watched.storage.others = [HELLO] * written
        turns_of_others = 0

        async def take_turns() -> None:
            nonlocal turns_of_others
            while not watched.growths:
                turns_of_others += 1
                await asyncio.sleep(0)

        others = asyncio.ensure_future(take_turns())
        await asyncio.sleep(0)
        done = await watched.write(say(), "ada", "c1")
        await others
        assert turns_of_others == 4
        # The follower is told once of all events, with a whole view if they are many.
        assert [(growth.before.seq, len(growth.news)) for growth in watched.growths] == [
            (1, 0),
            (1 + written, 1),
        ]
        assert done.seq == watched.journal.table.seq == 2 + written

    run(work)


def test_a_command_that_was_written_before_the_database_went_away_is_not_written_twice(monkeypatch):
    monkeypatch.setattr(journal_module, "RETRY_SECONDS", 0.0)

    async def work():
        watched = Watched()
        append = watched.storage.append

        async def append_and_fail(*arguments: object) -> None:
            await append(*arguments)  # type: ignore[arg-type]
            raise Unavailable

        watched.storage.append = append_and_fail  # type: ignore[method-assign, assignment]
        done = await watched.write(say(), "ada", "c1")
        assert done.seq == 2
        assert len(watched.storage.rows) == 2

    run(work)


def test_write_gives_up_when_the_database_stays_away(monkeypatch):
    monkeypatch.setattr(journal_module, "RETRY_SECONDS", 0.0)
    monkeypatch.setattr(journal_module, "DATABASE_SECONDS", -1.0)

    async def work():
        watched = Watched()
        watched.storage.failures = [Unavailable()]

        async def away(*_: object) -> list[Stored]:
            raise Unavailable

        watched.storage.load = away  # type: ignore[method-assign, assignment]
        with pytest.raises(Unavailable):
            await watched.write(say(), "ada", "c1")

    run(work)


def test_a_deleted_table_refuses_commands():
    async def work():
        watched = Watched()
        watched.storage.is_deleted = True
        with pytest.raises(TableDeleted) as caught:
            await watched.write(say(), "ada", "c1")
        assert caught.value.code == "no-such-table"

    run(work)


def test_a_command_without_events_is_done_and_writes_nothing():
    async def work():
        watched = Watched()
        done = await watched.write(lambda _: ([], None), "ada", "c1")
        assert done.seq == 1
        assert len(watched.storage.rows) == 1
        assert not watched.growths
        assert not watched.written

    run(work)


def test_answers_are_remembered_for_the_last_commands_only(monkeypatch):
    monkeypatch.setattr(journal_module, "MAX_ANSWERS", 2)

    async def work():
        watched = Watched()
        for number in range(3):
            await watched.write(say(), "ada", f"c{number}")
        answers = [watched.journal.answer_to("ada", f"c{number}") for number in range(3)]
        assert [None if answer is None else answer.seq for answer in answers] == [None, 3, 4]
        assert watched.journal.answer_to("bob", "c2") is None

    run(work)


def test_news_since_a_number_are_complete_or_none(monkeypatch):
    monkeypatch.setattr(journal_module, "MAX_NEWS", 2)

    async def work():
        watched = Watched()
        for _ in range(3):
            await watched.write(say())
        journal = watched.journal
        assert [news.seq for news in journal.news_since(2)] == [3, 4]
        assert journal.news_since(4) == []
        assert journal.news_since(1) == journal.news_since(9) == journal.news_since(None) == []

    run(work)
