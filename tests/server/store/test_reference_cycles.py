"""Calls that a busy server makes all the time leave nothing that only a full garbage collection deletes."""

from __future__ import annotations

import gc
from collections.abc import Awaitable, Callable

from tests.server.store.stored_tables import HOUR, T1, T2, T3, opened, run, said

from fourfold.server.store.storage import Storage
from fourfold.server.table.events import Started

TIMES = 10
CALLS: dict[str, Callable[[Storage, int], Awaitable[object]]] = {
    "open_table": lambda storage, number: storage.open_table(f"{number:032}", opened()),
    "append": lambda storage, number: storage.append(T1, number + 1, said("hello")),
    "append a start": lambda storage, number: storage.append(T2, number + 1, [Started((0, 1), {})]),
    "load": lambda storage, _: storage.load(T3),
    "latest": lambda storage, _: storage.latest([T1, T2]),
    "public_tables": lambda storage, _: storage.public_tables(10),
    "waiting_tables": lambda storage, _: storage.waiting_tables(10),
    "still_waiting": lambda storage, _: storage.still_waiting([T1, T2]),
    "waits_no_more": lambda storage, _: storage.waits_no_more(T1),
    "claim": lambda storage, _: storage.claim([T1, T2], "one", HOUR),
    "release": lambda storage, _: storage.release([T1, T2], "one"),
    "due_tables": lambda storage, _: storage.due_tables(HOUR, 10),
    "orphans": lambda storage, _: storage.orphans(10),
    "add_session": lambda storage, number: storage.add_session(f"s{number}", f"t{number}"),
    "find_session": lambda storage, _: storage.find_session("t"),
    "touch_session": lambda storage, _: storage.touch_session("s"),
    "tables_of": lambda storage, _: storage.tables_of("ada", 10),
    "forgotten_within": lambda storage, _: storage.forgotten_within(HOUR),
}


def test_frequent_calls_of_the_storage_leave_no_reference_cycles(sqlite_url):
    async def work(storage):
        left = {}
        # Each search for garbage looks at what is made from here on, not at all that other tests have left.
        gc.collect()
        gc.freeze()
        for name, call in CALLS.items():
            # The first calls compile statements and fill caches.
            for number in range(2):
                await call(storage, number)
            gc.collect()
            gc.disable()
            try:
                for number in range(2, 2 + TIMES):
                    await call(storage, number)
                left[name] = gc.collect() / TIMES
            finally:
                gc.enable()
        assert {name: found for name, found in left.items() if found >= 1} == {}

    run(sqlite_url, work)
