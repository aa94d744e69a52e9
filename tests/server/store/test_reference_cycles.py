"""Calls of the storage leave nothing that only a full garbage collection deletes."""

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
    "load_many": lambda storage, _: storage.load_many([T1, T2, T3]),
    "load": lambda storage, _: storage.load(T3),
    "latest": lambda storage, _: storage.latest([T1, T2]),
    "public_tables": lambda storage, _: storage.public_tables(10),
    "waiting_tables": lambda storage, _: storage.waiting_tables(10),
    "still_waiting": lambda storage, _: storage.still_waiting([T1, T2]),
    "waits_no_more": lambda storage, _: storage.waits_no_more(T1),
    "claim": lambda storage, _: storage.claim([T1, T2], "one", HOUR),
    "release": lambda storage, _: storage.release([T1, T2], "one"),
    "park": lambda storage, _: storage.park({T1: (HOUR, HOUR)}, "one"),
    "expires_in": lambda storage, _: storage.expires_in(T1),
    "counted_since": lambda storage, number: storage.counted_since(T1, number),
    "beat": lambda storage, number: storage.beat("one", number, lambda: 0),
    "forget_dead_processes": lambda storage, _: storage.forget_dead_processes(),
    "leave": lambda storage, _: storage.leave("one"),
    "due_tables": lambda storage, _: storage.due_tables(HOUR, 10),
    "orphans": lambda storage, _: storage.orphans(10),
    "add_session": lambda storage, number: storage.add_session(f"s{number}", f"t{number}"),
    "find_session": lambda storage, _: storage.find_session("t"),
    "touch_session": lambda storage, _: storage.touch_session("s"),
    "tables_of": lambda storage, _: storage.tables_of("ada", 10),
    "replace_token": lambda storage, number: storage.replace_token("s0", f"new{number}"),
    "guest_dates": lambda storage, _: storage.guest_dates("s0"),
    "all_tables_of": lambda storage, _: storage.all_tables_of("ada", 10),
    "open_tables_of": lambda storage, _: storage.open_tables_of("ada", 10),
    "revoke": lambda storage, number: storage.revoke(f"s{number}"),
    "erase": lambda storage, number: storage.erase(f"s{number}"),
    "tables_to_review": lambda storage, _: storage.tables_to_review(0, 10),
    "claim_job": lambda storage, _: storage.claim_job("job", "one", HOUR),
    "forgotten_within": lambda storage, _: storage.forgotten_within(HOUR),
    "half_forgotten": lambda storage, _: storage.half_forgotten(),
    "named_without_session": lambda storage, _: storage.named_without_session(10),
    "drop_forgotten": lambda storage, _: storage.drop_forgotten(HOUR),
}


def test_calls_of_the_storage_leave_no_reference_cycles(url):
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

    run(url, work)
