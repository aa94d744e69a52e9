"""The rows of participants: reading, adding, and a cache for tables in use.

Lives here: SQL and a cache. Does not live here: what the rows mean (`participants`).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from sqlalchemy import Connection, Integer, String, Text, bindparam, exists, insert, select

from fourfold.server.store import schema
from fourfold.server.store.group_commit import Conflict
from fourfold.server.store.participants import Participants, Row
from fourfold.server.table.events import Session

MAX_CACHED_TABLES = 20_000
"""Tables whose participants are kept in memory."""

_participant = schema.participants.c
PARTICIPANTS = (
    select(_participant.id, _participant.number, _participant.session, _participant.name)
    .where(_participant.table_id == bindparam("table"))
    .order_by(_participant.id, _participant.number)
)
PARTICIPANTS_OF_MANY = (
    select(
        _participant.table_id,
        _participant.id,
        _participant.number,
        _participant.session,
        _participant.name,
    )
    .where(_participant.table_id.in_(bindparam("names", expanding=True)))
    .order_by(_participant.table_id, _participant.id, _participant.number)
)
_guest = bindparam("guest", type_=String)
NEW_PARTICIPANT = (
    insert(schema.participants)
    .from_select(
        ["table_id", "id", "number", "session", "name"],
        select(
            bindparam("table", type_=String),
            bindparam("participant", type_=String),
            bindparam("nth", type_=Integer),
            _guest,
            bindparam("called", type_=Text),
        ).where(~exists().where(schema.forgotten.c.session == _guest)),
    )
    .returning(_participant.id)
)
"""Inserts a participant and returns the id; does neither if the guest has been forgotten."""
KEEP_GUESTS = (
    select(schema.sessions.c.id)
    .where(schema.sessions.c.id.in_(bindparam("guests", expanding=True)))
    .order_by(schema.sessions.c.id)
    .with_for_update(read=True, key_share=True)
)
"""Lets `GuestRows.revoke` wait for the end of the transaction, so that what it inserts is erased.

SQLite has one transaction that writes at a time, and no such lock.
"""


def read_participants(connection: Connection, table: str) -> Participants:
    """Return the participants of a table."""
    rows = connection.execute(PARTICIPANTS, {"table": table})
    return Participants(Row(*row) for row in rows)


def read_participants_of_many(
    connection: Connection, tables: Sequence[str]
) -> dict[str, Participants]:
    """Return the participants of each of these tables that exists."""
    rows: dict[str, list[Row]] = {}
    for table, *row in connection.execute(PARTICIPANTS_OF_MANY, {"names": tables}):
        rows.setdefault(table, []).append(Row(*row))
    return {table: Participants(some) for table, some in rows.items()}


def add_participants(connection: Connection, table: str, rows: Sequence[Row]) -> None:
    """Write the rows of new participants of a table.

    Raises:
        Conflict: one of the guests has been forgotten; nothing may be committed.
    """
    if rows:
        connection.execute(KEEP_GUESTS, {"guests": [row.session for row in rows]})
    for row in rows:
        given = {"participant": row.id, "nth": row.number, "guest": row.session, "called": row.name}
        if connection.execute(NEW_PARTICIPANT, {"table": table, **given}).scalar() is None:
            raise Conflict


class KnownParticipants:
    """A cache of the participants of recently used tables, so that a move needs no query for them."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Participants] = OrderedDict()

    def of(self, table: str) -> Participants | None:
        """Return the participants of a table as last read or written by this process, or None."""
        return self._tables.get(table)

    def keep(self, table: str, people: Participants) -> None:
        """Remember the participants of a table."""
        self._tables[table] = people
        self._tables.move_to_end(table)
        if len(self._tables) > MAX_CACHED_TABLES:
            self._tables.popitem(last=False)

    def drop(self, table: str) -> None:
        """Drop the participants of a table from the cache."""
        self._tables.pop(table, None)

    def may_include(self, table: str, session: Session) -> bool:
        """Return True if a guest is a participant of a table, or if the table is not in the cache."""
        people = self._tables.get(table)
        return people is None or session in people
