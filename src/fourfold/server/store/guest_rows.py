"""Guests in the database: hashes of tokens, dates of first and last use, and erasing guests.

Lives here: the rows about people, which can be deleted. Does not live here: what happens at tables when a
guest is forgotten (`rooms.forgetting`), and how long data are kept (`retention`).
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, and_, bindparam, exists, func, insert, select, tuple_

from fourfold.server.store import schema
from fourfold.server.store.moment import NOW, milliseconds
from fourfold.server.store.row_access import RowAccess, insert_unless_there
from fourfold.server.table.events import Session

TOUCH_MS = 12 * 3_600_000
"""Milliseconds between updates of a guest's date of last use."""
MAX_ROWS_PER_WRITE = 500
"""Rows that one write changes or deletes; more would delay moves."""

_participants = schema.participants.c
_sessions = schema.sessions.c
IS_NAMED = exists().where(_participants.session == _sessions.id)
"""An SQL condition: a table names the guest of a row."""
_tables = schema.tables.c
NEXT_TABLES_OF = (
    select(_tables.opened, _tables.id)
    .where(
        _tables.id.in_(
            select(_participants.table_id).where(_participants.session == bindparam("guest"))
        ),
        tuple_(_tables.opened, _tables.id) > tuple_(milliseconds("after"), bindparam("after_id")),
    )
    .order_by(_tables.opened, _tables.id)
    .limit(bindparam("most"))
)
_forgotten = schema.forgotten.c
NEW_FORGOTTEN = insert_unless_there(schema.forgotten)
ERASED = schema.forgotten.update().where(_forgotten.session == bindparam("guest")).values(at=NOW)
FORGOTTEN_WITHIN = select(_forgotten.session).where(_forgotten.at > NOW - milliseconds("age_ms"))
HALF_FORGOTTEN = select(_forgotten.session).where(_forgotten.at == 0)
DROP_FORGOTTEN = schema.forgotten.delete().where(
    _forgotten.at > 0, _forgotten.at <= NOW - milliseconds("age_ms")
)
NAMED_WITHOUT_SESSION = (
    select(_participants.session)
    .distinct()
    .where(
        _participants.session > bindparam("after"),
        ~exists().where(_sessions.id == _participants.session),
    )
    .order_by(_participants.session)
    .limit(bindparam("most"))
)


@dataclass(frozen=True, slots=True)
class GuestDates:
    """A guest's first and last use of the server, in milliseconds since 1970."""

    opened: int
    used: int


class GuestRows(RowAccess):
    """The calls of `Storage` that are about guests."""

    async def add_session(self, session: Session, token: str) -> None:
        """Write a new guest."""
        now = self.now()
        row = {"id": session, "token": _hash(token), "opened": now, "used": now}
        await self._write(lambda connection: connection.execute(insert(schema.sessions), row))

    async def find_session(self, token: str) -> Session | None:
        """Return the guest with this token, else None."""
        wanted = select(_sessions.id).where(_sessions.token == _hash(token))
        return await self._read(lambda connection: connection.execute(wanted).scalar())

    async def replace_token(self, session: Session, token: str) -> bool:
        """Replace the token of a guest; return False if there is no such guest."""
        change = schema.sessions.update().where(_sessions.id == session).values(token=_hash(token))
        return await self._write(
            lambda connection: connection.execute(change).rowcount == 1, session
        )

    async def touch_session(self, session: Session) -> bool:
        """Update a guest's date of last use, at most every 12 hours; return False without such a guest."""
        dates, now = await self.guest_dates(session), self.now()
        if dates is None or dates.used > now - TOUCH_MS:
            return dates is not None
        change = schema.sessions.update().where(_sessions.id == session).values(used=now)
        # Sorted by session in the batch, so that all processes lock rows in the same order.
        return await self._write(
            lambda connection: connection.execute(change).rowcount == 1, session
        )

    async def guest_dates(self, session: Session) -> GuestDates | None:
        """Return a guest's first and last use, or None if there is no such guest."""
        wanted = select(_sessions.opened, _sessions.used).where(_sessions.id == session)
        row = await self._read(lambda connection: connection.execute(wanted).one_or_none())
        return None if row is None else GuestDates(*row)

    # --- Tables of a guest -------------------------------------------------------------------------

    async def tables_of(self, session: Session, most: int) -> list[str]:
        """Return the ids of the tables at which a guest has sat, the newest first."""
        sat = _of(session).where(_participants.name != "")
        wanted = _tables_in(sat).order_by(schema.tables.c.opened.desc()).limit(most)
        return await self._column(wanted)

    async def all_tables_of(
        self, session: Session, most: int, after: tuple[int, str] = (-1, "")
    ) -> list[tuple[int, str]]:
        """Return a page of the tables that name a guest, as (opened, id), the oldest first."""
        opened, name = after
        given = {"guest": session, "after": opened, "after_id": name, "most": most}

        def read(connection: Connection) -> list[tuple[int, str]]:
            return [(at, table) for at, table in connection.execute(NEXT_TABLES_OF, given)]

        return await self._read(read)

    async def open_tables_of(self, session: Session, most: int) -> list[str]:
        """Return tables of a guest where a game may be on: tables that retention still reviews."""
        undecided = _tables_in(_of(session)).where(schema.tables.c.review_at.is_not(None))
        wanted = undecided.order_by(schema.tables.c.opened.desc()).limit(most)
        return await self._column(wanted)

    # --- Forgetting --------------------------------------------------------------------------------

    async def revoke(self, session: Session) -> None:
        """Delete a guest's token and session, and note that the guest is being forgotten."""

        def write(connection: Connection) -> None:
            connection.execute(schema.sessions.delete().where(_sessions.id == session))
            new = NEW_FORGOTTEN[connection.dialect.name]
            connection.execute(new, {"session": session, "at": 0})

        await self._write(write)

    async def erase(self, session: Session) -> int:
        """Remove a guest's names and session from all tables; return the number of rows that had them."""
        erased = 0
        while count := await self._write(lambda connection: _erase_some(connection, session)):
            erased += count
        await self._write(lambda connection: connection.execute(ERASED, {"guest": session}))
        return erased

    async def forgotten_within(self, age_ms: int) -> list[Session]:
        """Return the guests whose names were erased within the last ``age_ms`` milliseconds."""
        return await self._column(FORGOTTEN_WITHIN, {"age_ms": age_ms})

    async def half_forgotten(self) -> list[Session]:
        """Return the guests who are being forgotten and whose names may not all be erased."""
        return await self._column(HALF_FORGOTTEN)

    async def named_without_session(self, most: int, after: Session = "") -> list[Session]:
        """Return a page of the guests whom tables name though their sessions are gone, in order."""
        return await self._column(NAMED_WITHOUT_SESSION, {"most": most, "after": after})

    async def drop_forgotten(self, age_ms: int) -> None:
        """Delete what is kept of guests whose names were erased longer ago than this."""
        await self._write(lambda connection: connection.execute(DROP_FORGOTTEN, {"age_ms": age_ms}))

    # --- Unused guests -----------------------------------------------------------------------------

    async def unused_sessions(self, before: int, most: int) -> list[Session]:
        """Return guests who are named at a table and last used the server before a moment."""
        wanted = select(_sessions.id).where(_sessions.used < before, IS_NAMED).limit(most)
        return await self._column(wanted)

    async def delete_idle_sessions(self, before: int) -> int:
        """Delete guests without a table who last used the server before a moment; return their number."""
        is_idle = and_(_sessions.used < before, ~IS_NAMED)
        wanted = select(_sessions.id).where(is_idle).limit(MAX_ROWS_PER_WRITE)
        some = await self._column(wanted)
        if not some:
            return 0
        old = schema.sessions.delete().where(_sessions.id.in_(some), is_idle)
        return await self._write(lambda connection: connection.execute(old).rowcount)

    async def count_unused_sessions(self, before: int, idle_before: int) -> int:
        """Return how many guests the two calls above would find or delete."""
        is_unused = and_(_sessions.used < before, IS_NAMED)
        is_idle = and_(_sessions.used < idle_before, ~IS_NAMED)
        wanted = select(func.count()).select_from(schema.sessions).where(is_unused | is_idle)
        return await self._read(lambda connection: connection.execute(wanted).scalar_one())


def _of(session: Session) -> Select[Any]:
    return select(_participants.table_id).where(_participants.session == session)


def _tables_in(names: Select[Any]) -> Select[Any]:
    return select(schema.tables.c.id).where(schema.tables.c.id.in_(names))


def _erase_some(connection: Connection, session: Session) -> int:
    """Erase session and name in a batch of a guest's rows, sorted so that processes do not deadlock."""
    key = (_participants.table_id, _participants.id, _participants.number)
    wanted = select(*key).where(_participants.session == session)
    rows = connection.execute(wanted.order_by(*key).limit(MAX_ROWS_PER_WRITE)).all()
    if rows:
        change = schema.participants.update().where(tuple_(*key).in_([tuple(row) for row in rows]))
        connection.execute(change.values(session=None, name=""))
    return len(rows)


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
