"""Leases in the database: which process looks after a table, and which tables are parked.

Lives here: the rows of ``leases``. A lease that has run out can be taken by any process. A parked table has
no holder: its row says when its clock expires. Does not live here: when leases are taken (`rooms.leases`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import BigInteger, Connection, and_, bindparam, case, literal, or_, select

from fourfold.server.store import schema
from fourfold.server.store.row_access import RowAccess, insert_unless_there, is_named

MAX_NAMED = 500
"""Tables that one statement names."""
IS_NAMED = is_named(schema.leases.c.table_id)
IS_TABLE = schema.leases.c.table_id == bindparam("table")
LEFT, WHOLE = bindparam("left", type_=BigInteger), bindparam("whole", type_=BigInteger)


@dataclass(frozen=True, slots=True)
class Claimed:
    """Leases that a process has after it has claimed some."""

    held: set[str]
    """The tables whose leases the process has now."""
    had_run_out: set[str]
    """The tables among them whose lease had run out: no process looked after them, and none was parked."""


class LeaseRows(RowAccess):
    """The calls of `Storage` that are about leases."""

    async def claim(self, tables: Sequence[str], holder: str, milliseconds: int) -> Claimed:
        """Take or renew leases of these tables for a process, except those that another process has."""

        def write(connection: Connection) -> Claimed:
            claimed = Claimed(set(), set())
            now, leases = self._moment(), schema.leases
            lease = {"holder": holder, "until": now + milliseconds, "due": 0, "span": 0}
            for names in portions(sorted(tables)):
                known = select(leases.c.table_id).where(IS_NAMED)
                missing = set(names) - set(connection.execute(known, {"names": names}).scalars())
                if missing:
                    rows = [{"table_id": name} for name in sorted(missing)]
                    new = insert_unless_there(connection, leases).values(**lease)
                    connection.execute(new, rows)
                # Processes that want the same leases skip locked rows, and so do not wait for each other.
                free = (
                    select(leases.c.table_id, and_(leases.c.due == 0, leases.c.until < now))
                    .where(IS_NAMED, or_(leases.c.holder == holder, leases.c.until < now))
                    .order_by(leases.c.table_id)
                    .with_for_update(skip_locked=True)
                )
                found = connection.execute(free, {"names": names}).all()
                taken = [table for table, _ in found]
                if taken:
                    mine = leases.update().where(IS_NAMED).values(**lease)
                    connection.execute(mine, {"names": taken})
                    claimed.held.update(taken)
                    claimed.had_run_out.update(table for table, has_run_out in found if has_run_out)
            return claimed

        return await self._write(write)

    async def release(self, tables: Sequence[str], holder: str) -> None:
        """Delete leases of these tables that the holder has or that have run out."""

        def write(connection: Connection) -> None:
            for names in portions(sorted(tables)):
                connection.execute(
                    schema.leases.delete().where(
                        IS_NAMED,
                        or_(
                            schema.leases.c.holder == holder,
                            schema.leases.c.until < self._moment(),
                        ),
                    ),
                    {"names": names},
                )

        await self._write(write)

    async def expire_leases(self, holder: str | None) -> None:
        """Let all leases of a holder, or with None all leases, run out now.

        With None no process was running, so the clocks of parked tables start their turn again.
        """
        lease = schema.leases
        if holder is not None:
            change = lease.update().values(until=0).where(lease.c.holder == holder)
        else:
            again = case((lease.c.due > 0, self._moment() + lease.c.span), else_=0)
            change = lease.update().values(until=0, due=again)
        await self._write(lambda connection: connection.execute(change))

    async def park(self, clocks: Mapping[str, tuple[int, int]], holder: str) -> None:
        """Replace leases by the times at which the tables' clocks expire; no process holds these tables then.

        ``clocks`` has for each table the milliseconds until its clock expires, and from its last event until
        then.
        """
        lease = schema.leases
        change = (
            lease.update()
            .where(IS_TABLE, lease.c.holder == holder)
            .values(
                until=0,
                due=self._moment() + LEFT,
                span=WHOLE,
            )
        )
        rows = [
            {"table": table, "left": left, "whole": whole}
            for table, (left, whole) in sorted(clocks.items())
        ]
        await self._write(lambda connection: connection.execute(change, rows))

    async def expires_in(self, table: str) -> int | None:
        """Return the milliseconds until the clock of a parked table expires; None for other tables."""
        now, lease = self._moment(), schema.leases
        wanted = select(lease.c.due - now).where(
            lease.c.table_id == table, lease.c.due > 0, lease.c.until < now
        )
        return await self._read(lambda connection: connection.execute(wanted).scalar())

    async def due_tables(self, within: int, most: int) -> list[str]:
        """Return parked tables whose clocks expire within this many milliseconds, the earliest first."""
        now, lease = self._moment(), schema.leases
        wanted = (
            select(lease.c.table_id)
            .where(lease.c.due > 0, lease.c.due < now + within, lease.c.until < now)
            .order_by(lease.c.due)
            .limit(most)
        )
        return await self._column(wanted)

    async def seconds_since(self, table: str, at: int) -> float | None:
        """Return the seconds since a moment if a process holds the table's lease, else None."""
        now = self._moment()
        kept = (schema.leases.c.table_id == table) & (schema.leases.c.until >= now)
        wanted = select(literal(now - at, BigInteger) if isinstance(now, int) else now - at)
        ago = await self._read(lambda connection: connection.execute(wanted.where(kept)).scalar())
        return None if ago is None else max(0, ago) / 1000

    async def orphans(self, most: int) -> list[str]:
        """Return tables whose lease has run out: the holder is gone, and has not parked them."""
        wanted = (
            select(schema.leases.c.table_id)
            .where(schema.leases.c.due == 0, schema.leases.c.until < self._moment())
            .limit(most)
        )
        return await self._column(wanted)


def portions(tables: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield the tables in parts of at most `MAX_NAMED`."""
    for number in range(0, len(tables), MAX_NAMED):
        yield tables[number : number + MAX_NAMED]
