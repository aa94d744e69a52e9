"""Leases in the database: which process looks after a table, and which tables are parked.

Lives here: the rows of ``leases``. A lease that has run out can be taken by any process. A parked table has
no holder: its row says when its clock expires. Does not live here: when leases are taken (`rooms.leases`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, and_, bindparam, case, or_, select

from fourfold.server.store import schema
from fourfold.server.store.moment import NOW, milliseconds
from fourfold.server.store.row_access import RowAccess, insert_unless_there, is_named

MAX_NAMED = 500
"""Tables that one statement names."""
_lease = schema.leases.c
IS_NAMED = is_named(_lease.table_id)
IS_TABLE = _lease.table_id == bindparam("table")
IS_MINE = _lease.holder == bindparam("by")
HAS_RUN_OUT = _lease.until < NOW
KNOWN = select(_lease.table_id).where(IS_NAMED)
LEASE = {
    "holder": bindparam("by"),
    "until": NOW + milliseconds("duration_ms"),
    "renewed": NOW,
    "due": 0,
    "span": 0,
}
NEW = insert_unless_there(schema.leases, **LEASE)
# Processes that want the same leases skip locked rows, and so do not wait for each other.
FREE = (
    select(_lease.table_id, and_(_lease.due == 0, HAS_RUN_OUT), NOW - _lease.renewed)
    .where(IS_NAMED, or_(IS_MINE, HAS_RUN_OUT))
    .order_by(_lease.table_id)
    .with_for_update(skip_locked=True)
)
TAKE = schema.leases.update().where(IS_NAMED).values(**LEASE)
RELEASE = schema.leases.delete().where(IS_NAMED, or_(IS_MINE, HAS_RUN_OUT))
EXPIRE = schema.leases.update().values(until=0, renewed=NOW).where(IS_MINE, _lease.until >= NOW)
EXPIRE_ALL = schema.leases.update().values(
    until=0, due=case((_lease.due > 0, NOW + _lease.span), else_=0)
)
PARK = (
    schema.leases.update()
    .where(IS_TABLE, IS_MINE)
    .values(until=0, due=NOW + milliseconds("left"), span=milliseconds("whole"))
)
EXPIRES_IN = select(_lease.due - NOW).where(IS_TABLE, _lease.due > 0, HAS_RUN_OUT)
DUE_TABLES = (
    select(_lease.table_id)
    .where(_lease.due > 0, _lease.due < NOW + milliseconds("within_ms"), HAS_RUN_OUT)
    .order_by(_lease.due)
    .limit(bindparam("most"))
)
COUNTED_SINCE = select(
    case((HAS_RUN_OUT, _lease.renewed), else_=NOW) - milliseconds("moment"), HAS_RUN_OUT
).where(IS_TABLE, _lease.due == 0)
ORPHANS = select(_lease.table_id).where(_lease.due == 0, HAS_RUN_OUT).limit(bindparam("most"))


@dataclass(frozen=True, slots=True)
class Claimed:
    """Leases that a process has after it has claimed some."""

    held: set[str]
    """The tables whose leases the process has now."""
    had_run_out: dict[str, int | None]
    """For those tables whose lease had run out, so that no process looked after them, and that were not
    parked: the milliseconds since it was last renewed; None if the renewal is not known."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The time that processes have counted at a table since some moment."""

    milliseconds: int
    goes_on: bool
    """False if the lease has run out: the time stands until a process takes the table over."""


class LeaseRows(RowAccess):
    """The calls of `Storage` that are about leases."""

    async def claim(self, tables: Sequence[str], holder: str, duration_ms: int) -> Claimed:
        """Take or renew leases for a process, except those that another process has."""

        def write(connection: Connection) -> Claimed:
            claimed = Claimed(set(), {})
            lease = {"by": holder, "duration_ms": duration_ms}
            for names in portions(sorted(tables)):
                known = connection.execute(KNOWN, {"names": names}).scalars()
                missing = sorted(set(names) - set(known))
                if missing:
                    rows = [{"table_id": name, **lease} for name in missing]
                    connection.execute(NEW[connection.dialect.name], rows)
                found = connection.execute(FREE, {"names": names, "by": holder}).all()
                taken = [table for table, _, _ in found]
                if taken:
                    connection.execute(TAKE, {"names": taken, **lease})
                    claimed.held.update(taken)
                    claimed.had_run_out.update(
                        (table, ago) for table, has_run_out, ago in found if has_run_out
                    )
            return claimed

        return await self._write(write)

    async def release(self, tables: Sequence[str], holder: str) -> None:
        """Delete leases of these tables that the holder has or that have run out."""

        def write(connection: Connection) -> None:
            for names in portions(sorted(tables)):
                connection.execute(RELEASE, {"names": names, "by": holder})

        await self._write(write)

    async def expire_leases(self, holder: str | None) -> None:
        """Let all leases of a holder, or with None all leases, run out now.

        With None no process was running, so the clocks of parked tables start their turn again.
        """
        if holder is None:
            await self._write(lambda connection: connection.execute(EXPIRE_ALL))
        else:
            await self._write(lambda connection: connection.execute(EXPIRE, {"by": holder}))

    async def park(self, clocks: Mapping[str, tuple[int, int]], holder: str) -> None:
        """Replace leases by the times at which the tables' clocks expire; no process holds these tables then.

        ``clocks`` has for each table the milliseconds until its clock expires, and from its last event until
        then.
        """
        rows = [
            {"table": table, "by": holder, "left": left, "whole": whole}
            for table, (left, whole) in sorted(clocks.items())
        ]
        await self._write(lambda connection: connection.execute(PARK, rows))

    async def expires_in(self, table: str) -> int | None:
        """Return the milliseconds until the clock of a parked table expires; None for other tables."""
        given = {"table": table}
        return await self._read(lambda connection: connection.execute(EXPIRES_IN, given).scalar())

    async def due_tables(self, within_ms: int, most: int) -> list[str]:
        """Return parked tables whose clocks expire within this many milliseconds, the earliest first."""
        return await self._column(DUE_TABLES, {"within_ms": within_ms, "most": most})

    async def counted_since(self, table: str, at: int) -> Counted | None:
        """Return the time counted at a table since a moment; None without a lease or if nobody knows."""
        given = {"table": table, "moment": at}
        found = await self._read(
            lambda connection: connection.execute(COUNTED_SINCE, given).first()
        )
        if found is None or found[0] is None:
            return None
        return Counted(max(0, found[0]), goes_on=not found[1])

    async def orphans(self, most: int) -> list[str]:
        """Return tables whose lease has run out: the holder is gone, and has not parked them."""
        return await self._column(ORPHANS, {"most": most})


def portions(tables: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield the tables in parts of at most `MAX_NAMED`."""
    for number in range(0, len(tables), MAX_NAMED):
        yield tables[number : number + MAX_NAMED]
