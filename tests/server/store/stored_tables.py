"""Three tables in a database, and phrases as their events."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress

from fourfold.server.store.group_commit import Conflict
from fourfold.server.store.storage import Storage
from fourfold.server.table import events as ev
from fourfold.server.table.events import Opened, Said, Settings

HOUR = 3_600_000
T1, T2, T3 = ("1" * 32, "2" * 32, "3" * 32)


def opened(public: bool = False) -> Opened:
    return Opened(Settings("quarto", "classic", public=public), host="ada", seed="secret")


def said(*phrases: str) -> list[ev.Event]:
    return [Said("Ada", phrase) for phrase in phrases]


def run(url: str, work: Callable[[Storage], Awaitable[object]]) -> None:
    """Run a coroutine on a database with three tables."""

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


def write_many(url: str, label: str, number: int) -> None:
    """Append events to three tables against other writers; print the acknowledged event numbers."""
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
