"""Who looks at a table: those connected here, and those that other processes tell of.

Lives here: counting them. What another process told is believed for a while only, so that one that dies
leaves no ghosts. Does not live here: what they are told.
"""

from __future__ import annotations

from typing import Protocol

from fourfold.server import wire
from fourfold.server.bus import AddressHash, Here
from fourfold.server.events import Person, Session
from fourfold.server.tables import Table

MOST_LEFT = 64
BELIEVED = 15_000
"""Milliseconds for which it holds what another process told."""


class Member(Protocol):
    """Somebody who looks at a table."""

    session: Session | None
    address: AddressHash
    """Keyed hash of the address from which they are connected."""

    def tell(self, frame: bytes) -> None:
        """Send them this; never waits."""
        ...


class Presence:
    """Those who look at one table."""

    def __init__(self, now: int) -> None:
        self.members: set[Member] = set()
        self._since = now
        self._left: dict[Session, int] = {}
        """When guests were last seen to go."""
        self._elsewhere: dict[str, tuple[Here, int]] = {}
        self._last_address: AddressHash = ""

    def leave(self, member: Member, now: int) -> None:
        """One of those connected here goes."""
        self.members.discard(member)
        if member.session is not None:
            self._left[member.session] = now
            while len(self._left) > MOST_LEFT:
                del self._left[next(iter(self._left))]

    def has_been_gone(self, session: Session, now: int) -> int:
        """For how many milliseconds a guest has not been connected, as far as is known here."""
        if any(member.session == session for member in self.members):
            return 0
        if any(session in told.sessions for told, _ in self._elsewhere.values()):
            return 0
        return now - self._left.get(session, self._since)

    def here(self, table: str, process: str) -> Here:
        """What to tell other processes."""
        members = list(self.members)
        return Here(
            table,
            process,
            [member.session for member in members],
            [member.address for member in members],
        )

    def address_of(self, session: Session) -> AddressHash | None:
        """Return the hashed address of a guest who is connected here or to another process, else None."""
        for member in self.members:
            if member.session == session:
                return member.address
        for told, _ in self._elsewhere.values():
            if session in told.sessions:
                return told.addresses[told.sessions.index(session)]
        return None

    def address_for(self, table: Table) -> AddressHash:
        """Return the address for whose guests a table's bots think: the host's, else that of a player.

        If none of them is connected, it is the address that was known last; empty if there was none.
        """
        people = [who.session for who in table.chairs if isinstance(who, Person)]
        known = (self.address_of(session) for session in (table.host, *people))
        self._last_address = next(filter(None, known), self._last_address)
        return self._last_address

    def note_address(self, table: Table, session: Session, address: AddressHash) -> None:
        """Remember the address of a host or player who uses the table without a socket."""
        if session == table.host or table.chairs_of(session):
            self._last_address = address

    def heard(self, told: Here, now: int) -> tuple[bool, bool]:
        """Take in what another process told: whether that is news, and whether the process is."""
        before = self._elsewhere.get(told.process)
        self._elsewhere[told.process] = (told, now)
        known = [] if before is None else before[0].sessions
        return known != told.sessions, before is None

    def forget(self, now: int) -> bool:
        """Believe no longer what was told long ago; whether that changed anything."""
        old = [name for name, (_, at) in self._elsewhere.items() if at < now - BELIEVED]
        gone = [self._elsewhere.pop(name)[0].sessions for name in old]
        return any(gone)

    def is_anybody_seated(self, table: Table) -> bool:
        """Whether one of those who have chairs is here."""
        return bool(self.message(table).chairs)

    def is_deserted(self, table: Table, now: int, after: int) -> bool:
        """Whether none of those who have chairs has been here for so many milliseconds, as is known here."""
        people = [who.session for who in table.chairs if isinstance(who, Person)]
        return all(self.has_been_gone(who, now) > after for who in people or [table.host])

    def message(self, table: Table) -> wire.Presence:
        """As everybody at the table may know it."""
        sessions = [member.session for member in self.members]
        for others, _ in self._elsewhere.values():
            sessions += others.sessions
        people = {n: who.session for n, who in enumerate(table.chairs) if isinstance(who, Person)}
        chairs = [chair for chair, session in people.items() if session in sessions]
        seated = set(people.values())
        return wire.Presence(chairs, sum(session not in seated for session in sessions))
