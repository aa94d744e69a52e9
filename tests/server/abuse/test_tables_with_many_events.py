"""Tables with very many events: loading one holds nobody up, and a table takes no more games at its limit."""

from __future__ import annotations

import asyncio
import threading
import time
from dataclasses import replace
from typing import Any

import pytest
from tests.support.coroutines import run
from tests.support.loop_watch import MAX_CALLBACK_MS
from tests.support.patience import PATIENCE_SECONDS
from tests.support.room_processes import process
from tests.support.scripted_table import seated

from fourfold.server.rooms import journal
from fourfold.server.rooms.journal import MAX_ANSWERS, MAX_NEWS, replayed
from fourfold.server.rooms.room import Room
from fourfold.server.store.stored_events import Stored
from fourfold.server.table import commands, wire
from fourfold.server.table.events import Opened, Said, Settings
from fourfold.server.table.state import Table

ROWS = 100_000


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'test.db'}"


def test_room_of_a_table_with_100000_events_is_made_within_one_short_callback(url):
    opened = Opened(Settings("quarto", "classic"), "ada", "seed")
    said = Said("Ada", "hello", "ada")
    stored = [Stored(1, opened, "ada", None)]
    stored += [Stored(seq, said, "ada", f"c{seq}") for seq in range(2, ROWS + 1)]
    table = replace(Table.open("0" * 32, opened), seq=ROWS)

    async def work():
        async with process(url) as rooms:
            began = time.thread_time_ns()
            room = Room(rooms, table, stored)
            assert (time.thread_time_ns() - began) / 1e6 <= MAX_CALLBACK_MS
            # Clients that reconnect, and commands that are repeated, are answered as before.
            news = room._journal.news_since(ROWS - MAX_NEWS)
            assert [one.seq for one in news] == list(range(ROWS - MAX_NEWS + 1, ROWS + 1))
            answers = [
                room._journal.answer_to("ada", f"c{ROWS - n}") for n in range(MAX_ANSWERS + 1)
            ]
            assert [None if one is None else one.seq for one in answers] == [
                *range(ROWS, ROWS - MAX_ANSWERS, -1),
                None,
            ]

    run(work)


def test_table_at_its_limit_of_events_ends_its_game_and_starts_no_other(monkeypatch):
    world = seated("ada", "bo", goes_round=True)
    world.did("cy: wait")
    monkeypatch.setattr(commands, "MAX_EVENTS_PER_TABLE", world.table.seq)
    # The game is played to its end, and a player who left comes back.
    world.did("bo: stand 1", "bo: sit 1", "ada: give 7", "bo: place a1", "bo: resign")
    assert not world.table.is_on
    assert world.table.chairs_of(world.session("cy")) == (1,)
    for line in ("ada: again", "dan: wait", "ada: phrase hello"):
        assert world.refused(line) == "events-used-up"
    # Leaving is possible as ever.
    world.did("bo: wait no longer", "ada: stand 0", "cy: stand 1")


def test_events_during_one_long_game_are_limited_too(monkeypatch):
    world = seated("ada", "bo")
    monkeypatch.setattr(commands, "MAX_EVENTS_PER_TABLE", world.table.seq // 2 + 1)
    while not isinstance(answer := world.say("ada: phrase hello"), wire.Refusal):
        assert world.table.seq < 100
    assert answer.code == "events-used-up"
    world.did("ada: give 7", "bo: place a1")


def test_long_tables_are_replayed_one_at_a_time_and_short_ones_do_not_wait(url, monkeypatch):
    replaying, most, first_may_end = set(), 0, threading.Event()

    def watched(name: str, *arguments: Any):
        nonlocal most
        replaying.add(name)
        most = max(most, len(replaying & set(long)))
        if name == long[0]:
            assert first_may_end.wait(PATIENCE_SECONDS)
        # Long enough for another table to begin, if it may.
        time.sleep(0.05)
        try:
            return replayed(name, *arguments)
        finally:
            replaying.discard(name)

    monkeypatch.setattr(journal, "replayed", watched)
    long, short = [f"{number:032x}" for number in range(3)], "f" * 32

    async def work():
        async with process(url) as rooms:
            for name in (*long, short):
                opened = Opened(Settings("quarto", "classic"), "ada", "seed")
                await rooms.storage.open_table(name, opened)
                number = journal.LONG_TABLE_EVENTS if name in long else 10
                await rooms.storage.append(name, 1, [Said("Ada", "hello", "ada")] * number, "ada")
            loading = [asyncio.ensure_future(rooms.room(long[0]))]
            while long[0] not in replaying:
                await asyncio.sleep(0.001)
            loading += [asyncio.ensure_future(rooms.room(name)) for name in long[1:]]
            # Loads although a long table is being replayed.
            assert (await rooms.room(short)).table.seq == 11
            first_may_end.set()
            found = await asyncio.gather(*loading)
            assert [room.table.seq for room in found] == [journal.LONG_TABLE_EVENTS + 1] * 3
            # They are read again when a guest is forgotten.
            await asyncio.gather(*(room.read_again() for room in found))
            assert most == 1

    run(work)
