"""Presence at a table: connections to this process, connections that other processes announce, absences.

Lives here: who is connected, and for how long the guests of chairs have been absent. Announcements of other
processes expire, so that a process that dies leaves no guests behind. Does not live here: what members are
told (`room`), and what absence allows others to do (`table.absence`).

An absence counts from the moment at which the guest was seen to disconnect. After a restart, for a guest
never seen, and while a process cannot be heard, absences start afresh.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from fourfold.server.process.bus import AddressHash, Here
from fourfold.server.table import wire
from fourfold.server.table.absence import claim_against
from fourfold.server.table.events import Chair, Person, Session
from fourfold.server.table.state import Table

REQUEST_MS = 60_000
"""Milliseconds for which a guest without a connection is present after an HTTP request."""
REMOTE_PRESENCE_MS = 15_000
"""Milliseconds after which an announcement of another process expires."""


class Member(Protocol):
    """A connection to a table."""

    session: Session | None
    address: AddressHash
    """Keyed hash of the client's address."""

    def tell(self, frame: bytes) -> None:
        """Queue a frame for the client; never waits."""
        ...

    def end(self, code: int) -> None:
        """Close the connection; a WebSocket gets this close code."""
        ...


class Presence:
    """The connections and absences of one table."""

    def __init__(self, table: Table, now: int) -> None:
        self.members: set[Member] = set()
        self._known_since = now
        """No time before this moment counts as absence."""
        self._left: dict[Session, int] = {}
        """For the host and each guest with a chair or in the queue: when they disconnected, or were first
        expected."""
        self._stood: dict[Chair, int] = {}
        """When the guests of these chairs left their game."""
        self._requests: dict[Session, tuple[int, AddressHash]] = {}
        """For guests of chairs and in the queue: their last HTTP request, and the hash of its address."""
        self._elsewhere: dict[str, tuple[Here, int]] = {}
        self._last_address: AddressHash = ""
        self.told_claims: list[wire.Claimable] = []
        """The claims in the last message to members."""
        self.follow(table, now)

    def follow(self, table: Table, now: int) -> None:
        """Track the guests who have chairs or wait for one now, and the host, and nobody else."""
        people = (*table.chairs, *table.waiting)
        followed = {who.session for who in people if isinstance(who, Person)} | {table.host}
        self._left = {session: self._left.get(session, now) for session in followed}
        self._requests = {who: seen for who, seen in self._requests.items() if who in followed}
        self._stood = {chair: self._stood.get(chair, now) for chair in table.away}

    def leave(self, member: Member, now: int) -> None:
        """Remove a connection, and note when its guest disconnected."""
        self.members.discard(member)
        if member.session is not None:
            # A guest with a connection is absent without it, whatever HTTP requests they sent.
            self._requests.pop(member.session, None)
            self._has_gone(member.session, now)

    def request(self, session: Session, address: AddressHash, now: int) -> bool:
        """Count a guest as present for a minute after an HTTP request; return True if they were absent."""
        # An announced presence may come from an HTTP request, too, and expire before this one.
        if session not in self._left or any(one.session == session for one in self.members):
            return False
        was_here = self._has_asked(session, now)
        self._requests[session] = (now, address)
        return not was_here

    def has_lapsed(self, now: int) -> bool:
        """Return True if the presence of a guest by HTTP requests has expired since the last call."""
        lapsed = [who for who in self._requests if not self._has_asked(who, now)]
        for session in lapsed:
            self._has_gone(session, self._requests.pop(session)[0] + REQUEST_MS)
        return bool(lapsed)

    def forget_absences(self, now: int) -> None:
        """Let all absences start afresh: guests may have come back unnoticed."""
        self._known_since = now

    def absent(self, table: Table, now: int) -> dict[Chair, int]:
        """Return the milliseconds of absence for each chair whose guest is absent or has left the game."""
        found = {}
        for chair, who in enumerate(table.chairs):
            gone = self._gone_since(who.session, now) if isinstance(who, Person) else None
            if chair in self._stood:
                gone = min(self._stood[chair], now if gone is None else gone)
            if gone is not None:
                found[chair] = max(0, now - max(gone, self._known_since))
        return found

    def absent_from_queue(self, table: Table, now: int, after: int) -> set[Session]:
        """Return the guests in the queue who have been absent for more than ``after`` milliseconds."""
        gone = {who.session: self._gone_since(who.session, now) for who in table.waiting}
        return {
            session
            for session, since in gone.items()
            if since is not None and now - max(since, self._known_since) > after
        }

    def _gone_since(self, session: Session, now: int) -> int | None:
        """Return when a guest disconnected; None for a guest who is present."""
        if self._is_connected(session) or self._has_asked(session, now):
            return None
        asked = self._requests.get(session)
        return max(self._left.get(session, now), 0 if asked is None else asked[0] + REQUEST_MS)

    def _has_gone(self, session: Session, now: int) -> None:
        if session in self._left:
            self._left[session] = now

    def _is_connected(self, session: Session) -> bool:
        here = any(member.session == session for member in self.members)
        return here or any(session in told.sessions for told, _ in self._elsewhere.values())

    def is_here(self, session: Session, now: int) -> bool:
        """Return True if a guest is connected to this process, or has sent it an HTTP request lately."""
        is_member = any(member.session == session for member in self.members)
        return is_member or self._has_asked(session, now)

    def processes_of(self, session: Session) -> list[str]:
        """Return the names of other processes to which a guest is connected."""
        return [name for name, (told, _) in self._elsewhere.items() if session in told.sessions]

    def _has_asked(self, session: Session, now: int) -> bool:
        asked = self._requests.get(session)
        return asked is not None and now <= asked[0] + REQUEST_MS

    def asking(self, now: int) -> list[tuple[Session, AddressHash]]:
        """Return the guests who are present by HTTP requests only, with the hashes of their addresses."""
        return [
            (session, address)
            for session, (_, address) in self._requests.items()
            if self._has_asked(session, now) and not self._is_connected(session)
        ]

    @property
    def followers(self) -> list[str]:
        """The names of other processes that follow the table."""
        return [name for name, (told, _) in self._elsewhere.items() if told.follows]

    def is_anybody_here(self, now: int) -> bool:
        """Return True if a guest is connected to this process, or has sent it an HTTP request lately."""
        return bool(self.members or self.asking(now))

    def here(
        self, table: str, process: str, now: int, seq: int = 0, *, follows: bool = True
    ) -> Here:
        """Return the announcement for other processes; ``seq`` is the number of the table's last event."""
        found = [(member.session, member.address) for member in self.members]
        found += self.asking(now)
        sessions, addresses = [who for who, _ in found], [address for _, address in found]
        return Here(table, process, sessions, addresses, seq, follows)

    def address_of(self, session: Session) -> AddressHash | None:
        """Return the hashed address of a present guest, else None."""
        for member in self.members:
            if member.session == session:
                return member.address
        for told, _ in self._elsewhere.values():
            if session in told.sessions:
                return told.addresses[told.sessions.index(session)]
        asked = self._requests.get(session)
        return None if asked is None else asked[1]

    def number_in_queue(self, table: Table, address: AddressHash) -> int:
        """Return how many present guests of an address are in the queue."""
        return sum(self.address_of(who.session) == address for who in table.waiting)

    def address_for(self, table: Table) -> AddressHash:
        """Return the address to which a table's bots are counted in the fair queue.

        The address is the host's, else a player's, else the last one known; empty if none was known.
        """
        people = [who.session for who in table.chairs if isinstance(who, Person)]
        known = (self.address_of(session) for session in (table.host, *people))
        self._last_address = next(filter(None, known), self._last_address)
        return self._last_address

    def heard(self, told: Here, now: int) -> tuple[bool, bool]:
        """Take in an announcement; return whether it changes anything, and whether its process is new."""
        before = self._elsewhere.get(told.process)
        self._elsewhere[told.process] = (told, now)
        known = [] if before is None else before[0].sessions
        self._have_gone(set(known) - set(told.sessions), now)
        return known != told.sessions, before is None

    def forget(self, now: int, is_alive: Callable[[str], bool] = lambda _: False) -> bool:
        """Drop expired announcements; return True if a guest was among them.

        Of a process that is alive but cannot be heard, nobody knows who has gone.
        """
        before = now - REMOTE_PRESENCE_MS
        old = [
            name for name, (_, at) in self._elsewhere.items() if at < before and not is_alive(name)
        ]
        gone = [self._elsewhere.pop(name)[0].sessions for name in old]
        self._have_gone({session for sessions in gone for session in sessions}, now)
        return any(gone)

    def _have_gone(self, sessions: set[Session | None], now: int) -> None:
        for session in sessions:
            if session is not None:
                self._has_gone(session, now)

    def is_anybody_seated(self, table: Table) -> bool:
        """Return True if a guest with a chair is connected."""
        people = (who.session for who in table.chairs if isinstance(who, Person))
        return any(self._is_connected(session) for session in people)

    def is_deserted(self, table: Table, now: int, after: int) -> bool:
        """Return True if no guest with a chair has been connected for ``after`` milliseconds."""
        people = [who.session for who in table.chairs if isinstance(who, Person)]
        return all(
            not self._is_connected(who) and now - self._left.get(who, now) > after
            for who in people or [table.host]
        )

    def message(self, table: Table, now: int) -> wire.PresenceNews:
        """Return the message to all members: connected chairs, spectators, and possible claims."""
        sessions = [member.session for member in self.members]
        sessions += [session for session, _ in self.asking(now)]
        for others, _ in self._elsewhere.values():
            sessions += others.sessions
        people = {n: who.session for n, who in enumerate(table.chairs) if isinstance(who, Person)}
        chairs = [chair for chair, session in people.items() if session in sessions]
        seated = set(people.values())
        self.told_claims = self.claims(table, now)
        spectators = sum(session not in seated for session in sessions)
        return wire.PresenceNews(chairs, spectators, self.told_claims)

    def claims(self, table: Table, now: int) -> list[wire.Claimable]:
        """Return what may be claimed of absent players, and in how many milliseconds."""
        return [
            wire.Claimable(chair, list(claim.what), max(0, claim.after_ms - gone_ms))
            for chair, gone_ms in self.absent(table, now).items()
            if (claim := claim_against(table, chair)) is not None
        ]

    def have_claims_changed(self, table: Table, now: int) -> bool:
        """Return True if other claims are possible than in the last message."""
        told = [(claim.chair, claim.what) for claim in self.told_claims]
        return [(claim.chair, claim.what) for claim in self.claims(table, now)] != told
