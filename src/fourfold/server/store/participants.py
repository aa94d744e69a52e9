"""The participants of one table: a random id in stored events, session and name in rows that can be deleted.

Lives here: translating between events in memory, which name people by session and name, and stored events,
which name them by an id that means nothing outside the table. Deleting session and name of a row leaves every
event as it is. Does not live here: reading and writing rows (`participant_rows`).

A row belongs to one id and one number: a guest who sits down under another name gets another row with the
same id and the next number. A stored `Person` has the id as its session and the number as its name.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

from msgspec.structs import replace

from fourfold.server.table.events import Event, Opened, Person, Queued, Said, Sat, Session, Unqueued

ParticipantId = str
"""A random id within one table; also the session of a participant who was forgotten."""
NAMING = (Opened, Sat, Queued, Unqueued, Said)
"""Events that name people."""


@dataclass(frozen=True, slots=True)
class Row:
    """A participant under one name; without session and name if the participant was forgotten."""

    id: ParticipantId
    number: int
    session: Session | None
    name: str


class UnknownParticipant(KeyError):
    """An event names somebody who is not among the participants."""


class Participants:
    """Everybody named by the events of one table. Immutable."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self._rows = tuple(rows)
        self._ids: dict[Session, ParticipantId] = {}
        self._sessions: dict[ParticipantId, Session] = {}
        self._numbers: dict[tuple[ParticipantId, str], str] = {}
        self._names: dict[tuple[ParticipantId, str], str] = {}
        for row in self._rows:
            # The id replaces the session of a forgotten participant; no guest has it as a session.
            session = row.id if row.session is None else row.session
            self._ids[session] = row.id
            self._sessions[row.id] = session
            self._numbers[row.id, row.name] = str(row.number)
            self._names[row.id, str(row.number)] = row.name

    def __bool__(self) -> bool:
        """Return True if there is a participant."""
        return bool(self._rows)

    def __len__(self) -> int:
        """Return the number of rows: each guest counts once per name."""
        return len(self._rows)

    def knows(self, session: Session, name: str) -> bool:
        """Return True if a guest is a participant under this name."""
        return session in self._ids and (self._ids[session], name) in self._numbers

    def number_of_names(self, session: Session) -> int:
        """Return how many names a guest has used at the table."""
        found = self._ids.get(session)
        return sum(row.id == found and bool(row.name) for row in self._rows)

    def __contains__(self, session: object) -> bool:
        """Return True if a guest of this session is a participant."""
        return session in self._ids

    def joined_by(self, events: Sequence[Event], session: Session | None) -> tuple[Self, list[Row]]:
        """Return the participants with everybody named by a command and its events, and the rows to add."""
        rows = list(self._rows)
        ids = dict(self._ids)
        named = set(self._numbers)
        for who, name in [*_named(events), *([] if session is None else [(session, None)])]:
            if who not in ids:
                ids[who] = secrets.token_hex(8)
            elif name is None or (ids[who], name) in named:
                continue
            number = sum(row.id == ids[who] for row in rows)
            rows.append(Row(ids[who], number, who, name or ""))
            named.add((ids[who], name or ""))
        return type(self)(rows), rows[len(self._rows) :]

    # --- To the database ---------------------------------------------------------------------------

    def id_of(self, session: Session | None) -> ParticipantId | None:
        """Return the id of a guest.

        Raises:
            UnknownParticipant: the guest is not a participant.
        """
        if session is None:
            return None
        try:
            return self._ids[session]
        except KeyError:
            raise UnknownParticipant from None

    def to_stored(self, event: Event) -> Event:
        """Return an event as it is stored.

        Raises:
            UnknownParticipant: the event names somebody who is not a participant.
        """
        if not isinstance(event, NAMING):
            return event
        try:
            match event:
                case Opened(host=host):
                    return replace(event, host=self._ids[host])
                case Sat(who=Person() as who) | Queued(who=who):
                    return replace(event, who=self._stored_person(who))
                case Unqueued(session):
                    return Unqueued(self._ids[session])
                case Said(name, session=session) if session:
                    stored = self._stored_person(Person(session, name))
                    return replace(event, name=stored.name, session=stored.session)
        except KeyError:
            raise UnknownParticipant from None
        return event

    def _stored_person(self, who: Person) -> Person:
        found = self._ids[who.session]
        return Person(found, self._numbers[found, who.name])

    # --- From the database -------------------------------------------------------------------------

    def session_of(self, stored: ParticipantId | None) -> Session | None:
        """Return the session of a participant; the id itself if the participant was forgotten.

        Raises:
            UnknownParticipant: there is no participant of this id.
        """
        if stored is None:
            return None
        try:
            return self._sessions[stored]
        except KeyError:
            raise UnknownParticipant from None

    def from_stored(self, event: Event) -> Event:
        """Return a stored event with sessions and names in place of ids.

        Raises:
            UnknownParticipant: the event names an id that no participant has.
        """
        if not isinstance(event, NAMING):
            return event
        try:
            match event:
                case Opened(host=host):
                    return replace(event, host=self._sessions[host])
                case Sat(who=Person() as who) | Queued(who=who):
                    return replace(event, who=self._person(who))
                case Unqueued(session):
                    return Unqueued(self._sessions[session])
                case Said(name, session=session) if session:
                    person = self._person(Person(session, name))
                    return replace(event, name=person.name, session=person.session)
        except KeyError:
            raise UnknownParticipant from None
        return event

    def _person(self, stored: Person) -> Person:
        return Person(self._sessions[stored.session], self._names[stored.session, stored.name])


def _named(events: Sequence[Event]) -> Iterable[tuple[Session, str | None]]:
    """Yield everybody named by events, as session and name; None for the name if there is none."""
    for event in events:
        match event:
            case Opened(host=session) | Unqueued(session):
                yield session, None
            case Sat(who=Person(session, name)) | Queued(who=Person(session, name)):
                yield session, name
            case Said(name, _, session) if session:
                yield session, name
