"""A guest's personal data: all that is stored about the guest, as one JSON file.

Lives here: the form of the file. The file is built from views, so it contains nothing that the guest may not
know: no other guest's session, no cards of another seat. Does not live here: the route (`web.api`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Sequence
from datetime import UTC, datetime
from weakref import WeakValueDictionary

import msgspec

from fourfold.games.game import Json, Seat
from fourfold.server.store.storage import Storage
from fourfold.server.store.stored_events import Stored
from fourfold.server.table.events import Opened, Person, Queued, Sat, Session, Started
from fourfold.server.table.refusals import Unreadable
from fourfold.server.table.state import Table
from fourfold.server.table.views import event_view, settings_view

TABLES_PER_READ = 50
"""Tables that one query returns."""


class PersonalData:
    """Builds the files, one table at a time for all guests together, and guests take turns."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._building = asyncio.Lock()
        self._of_guest: WeakValueDictionary[Session, asyncio.Lock] = WeakValueDictionary()
        """A lock for each guest with files in progress: all files of a guest have one place in the queue."""

    async def file(self, session: Session) -> AsyncGenerator[bytes]:
        """Yield the parts of a guest's file."""
        dates = await self._storage.guest_dates(session)
        guest = (
            {} if dates is None else {"since": _date(dates.opened), "last_here": _date(dates.used)}
        )
        yield b'{"guest":' + msgspec.json.encode(guest) + b',"tables":['
        after, separator = (-1, ""), b"\n"
        while page := await self._storage.all_tables_of(session, TABLES_PER_READ, after):
            for opened, name in page:
                found = await self._table(name, opened, session)
                if found is not None:
                    yield separator + msgspec.json.encode(found)
                    separator = b",\n"
            after = page[-1]
        yield b"\n]}\n"

    async def _table(self, name: str, opened: int, session: Session) -> Json | None:
        mine = self._of_guest.setdefault(session, asyncio.Lock())
        async with mine, self._building:
            try:
                stored = await self._storage.load(name)
            except Unreadable:
                return {"table": name, "opened": _date(opened)}
            if not stored or not isinstance(stored[0].event, Opened):
                return None
            began = time.perf_counter()
            found = await asyncio.to_thread(table_data, name, stored, session)
            # Pause for as long as the work took: the other half of the time is for games.
            await asyncio.sleep(time.perf_counter() - began)
            return found


def table_data(name: str, stored: Sequence[Stored], session: Session) -> Json:
    """Return what the events of a table say about a guest, as the guest may know it."""
    first = stored[0].event
    if not isinstance(first, Opened):
        raise Unreadable("no-opened")
    table, games = Table.open(name, first), list[str]()
    viewer: Seat | None = None
    for row in stored[1:]:
        if isinstance(row.event, Started):
            games += _record(table, viewer)
        before, table = table, table.after(row.event, now=0)
        if table.is_on:
            viewer = table.viewer(session)
        elif before.is_on:
            # A guest who held a seat at the end of a game may know what the seat knew.
            viewer = before.viewer(session)
    games += _record(table, viewer)
    return {
        "table": name,
        "opened": _date(stored[0].at),
        "settings": settings_view(first.settings),
        "opened_by_you": first.host == session,
        "your_names": _names(stored, session),
        "your_commands": [
            {"at": _date(row.at), "number": row.seq, **event_view(row.event)}
            for row in stored
            if row.session == session
        ],
        "games": games,
    }


def _record(table: Table, viewer: Seat | None) -> list[str]:
    return [] if table.last_game is None else [str(table.last_game.record.masked(viewer))]


def _names(stored: Sequence[Stored], session: Session) -> list[str]:
    """Return the names under which a guest sat or queued, each once, in order."""
    people = (row.event.who for row in stored if isinstance(row.event, Sat | Queued))
    names = (who.name for who in people if isinstance(who, Person) and who.session == session)
    return list(dict.fromkeys(names))


def _date(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
