"""Heartbeats in the database: which processes run, and how far each has read its connections.

Lives here: the rows of ``processes``. Does not live here: when a process writes its row (`rooms.heartbeat`),
and what follows from the rows of others (`rooms.peers`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.dialects import postgresql, sqlite

from fourfold.server.store import schema
from fourfold.server.store.moment import NOW, milliseconds
from fourfold.server.store.row_access import RowAccess

KEPT_MS = 60_000
"""Milliseconds after which the row of a process that has died is deleted."""
_process = schema.processes.c
ROW = {"name": bindparam("process"), "beaten_at": NOW, "read_until": milliseconds("until")}
CHANGED = {"beaten_at": NOW, "read_until": milliseconds("until")}
BEAT = {
    "sqlite": sqlite.insert(schema.processes)
    .values(**ROW)
    .on_conflict_do_update(index_elements=[_process.name], set_=CHANGED),
    "postgresql": postgresql.insert(schema.processes)
    .values(**ROW)
    .on_conflict_do_update(index_elements=[_process.name], set_=CHANGED),
}
# All rows come with the time, also the process's own.
READ = select(_process.name, _process.beaten_at, _process.read_until, NOW)
FORGET_DEAD = schema.processes.delete().where(_process.beaten_at < NOW - KEPT_MS)
LEAVE = schema.processes.delete().where(_process.name == bindparam("process"))


@dataclass(frozen=True, slots=True)
class ProcessRow:
    """The last heartbeat of a process; both times are by the clock of the database."""

    name: str
    beaten_at: int
    read_until: int
    """Until when the process has read its connections."""


@dataclass(frozen=True, slots=True)
class Beat:
    """What a process learns with its heartbeat."""

    asked: int
    """The time before the database was asked, by the clock of the machine."""
    now: int
    """The time by the clock of the database."""
    answered: int
    others: Sequence[ProcessRow]


class ProcessRows(RowAccess):
    """The calls of `Storage` that are about processes."""

    async def beat(self, process: str, read_until: int, machine: Callable[[], int]) -> Beat:
        """Write the heartbeat of a process; return those of the others, with the time."""

        def write(connection: Connection) -> Beat:
            given = {"process": process, "until": read_until}
            connection.execute(BEAT[connection.dialect.name], given)
            asked = machine()
            rows = connection.execute(READ).all()
            answered = machine()
            others = [ProcessRow(*row[:3]) for row in rows if row[0] != process]
            return Beat(asked, rows[0][3], answered, others)

        return await self._write(write)

    async def forget_dead_processes(self) -> None:
        """Delete the rows of processes that have not written theirs for a minute."""
        await self._write(lambda connection: connection.execute(FORGET_DEAD))

    async def leave(self, process: str) -> None:
        """Delete the row of a process that ends."""
        await self._write(lambda connection: connection.execute(LEAVE, {"process": process}))
