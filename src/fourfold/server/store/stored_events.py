"""Events of tables as they come from the database, or from another process that has stored them.

Lives here: reading events, and putting people in place of participants. Does not live here: writing events
(`storage`, `event_rows`), and what an event means (`table.state`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, bindparam, select

from fourfold.server.store import schema
from fourfold.server.store.participant_rows import read_participants, read_participants_of_many
from fourfold.server.store.participants import Participants, UnknownParticipant
from fourfold.server.store.row_access import RowAccess, is_named
from fourfold.server.table.events import Event, Session
from fourfold.server.table.refusals import Unreadable

ToldRow = tuple[int, str | None, str | None, str]
"""An `EventRow` that another process has sent."""

# Built once, since catching up needs it.
_event = schema.events.c
EVENTS_AFTER = (
    select(_event.seq, _event.body, _event.session, _event.command, _event.at)
    .where(_event.table_id == bindparam("table"), _event.seq > bindparam("after"))
    .order_by(_event.seq)
)
EVENTS_OF_MANY = (
    select(_event.table_id, _event.seq, _event.body, _event.session, _event.command, _event.at)
    .where(is_named(_event.table_id))
    .order_by(_event.table_id, _event.seq)
)
_events: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


@dataclass(frozen=True, slots=True)
class Stored:
    """An event with its number, and the guest and id of the command that caused it."""

    seq: int
    event: Event
    session: Session | None
    command: str | None
    at: int = 0
    """When the event was written, in milliseconds since 1970."""


class StoredEvents(RowAccess):
    """The calls of `Storage` that return events."""

    async def load(self, table: str, after: int = 0) -> list[Stored]:
        """Return the events of a table after number ``after``, in order; none if there is no such table.

        Raises:
            Unreadable: this version cannot read an event.
            Unavailable: the database is away.
        """
        known = self.people.of(table) if after else None

        def read(connection: Connection) -> tuple[list[Stored], Participants | None]:
            found = connection.execute(EVENTS_AFTER, {"table": table, "after": after})
            rows = _decoded([tuple(row) for row in found])
            if known is not None:
                with contextlib.suppress(UnknownParticipant):
                    return _with_people(rows, known), known
            people = read_participants(connection, table) if rows else None
            if not people:
                # There is no such table, or it was deleted between the two queries.
                return [], None
            return _readable(rows, people), people

        stored, people = await self._read(read)
        if people is not None and people is not known:
            self.people.keep(table, people)
        return stored

    async def load_many(self, tables: Sequence[str]) -> dict[str, list[Stored] | Unreadable]:
        """Return the events of each table, none for one that does not exist, or why they cannot be read.

        Raises:
            Unavailable: the database is away.
        """
        if len(tables) == 1:
            try:
                return {tables[0]: await self.load(tables[0])}
            except Unreadable as error:
                return {tables[0]: error}

        def read(
            connection: Connection,
        ) -> tuple[dict[str, list[Stored] | Unreadable], dict[str, Participants]]:
            rows: dict[str, list[tuple[object, ...]]] = {name: [] for name in tables}
            for name, *row in connection.execute(EVENTS_OF_MANY, {"names": tables}):
                rows[name].append(tuple(row))
            everybody = read_participants_of_many(connection, tables)
            found: dict[str, list[Stored] | Unreadable] = {name: [] for name in tables}
            for name, people in everybody.items():
                try:
                    found[name] = _readable(_decoded(rows[name]), people)
                except Unreadable as error:
                    found[name] = error
            return found, everybody

        found, everybody = await self._read(read)
        for name, people in everybody.items():
            self.people.keep(name, people)
        return found

    def told(self, table: str, rows: Sequence[ToldRow], at: int = 0) -> list[Stored] | None:
        """Return events as another process has told them; None if the database must be read instead.

        They were written ``at`` that time by the clock of the database. They must be read if they
        name somebody who is not known here, or if this version cannot read them.
        """
        people = self.people.of(table)
        if people is None:
            return None
        try:
            stored = [
                Stored(seq, _events.decode(body), by, command, at)
                for seq, by, command, body in rows
            ]
            return _with_people(stored, people)
        except (msgspec.MsgspecError, UnknownParticipant):
            return None


def _decoded(rows: Sequence[tuple[object, ...]]) -> list[Stored]:
    """Return rows as events, which name participants by their ids."""
    try:
        return [
            Stored(seq, _events.decode(body), by, command, at)  # type: ignore[arg-type]
            for seq, body, by, command, at in rows
        ]
    except msgspec.MsgspecError as error:
        raise Unreadable(type(error).__name__) from None


def _readable(stored: Sequence[Stored], people: Participants) -> list[Stored]:
    """Return events with people in place of participants.

    Raises:
        Unreadable: an event names somebody who is not among these people.
    """
    try:
        return _with_people(stored, people)
    except UnknownParticipant as error:
        raise Unreadable(type(error).__name__) from None


def _with_people(stored: Sequence[Stored], people: Participants) -> list[Stored]:
    """Return stored events with the sessions and names of participants."""
    return [
        Stored(
            row.seq,
            people.from_stored(row.event),
            people.session_of(row.session),
            row.command,
            row.at,
        )
        for row in stored
    ]
