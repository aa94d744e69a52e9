"""Who looks at a table: those connected here, and those that other processes tell of.

Lives here: counting them, and for how long the guests of chairs have been gone. What another process told is
believed for a while only, so that one that dies leaves no ghosts. Does not live here: what they are told, and
what absence allows others to do (`absence`).

Absence is only what was seen: it counts from the moment at which a guest was seen to go. After a restart, for
a guest of whom nothing is known, and while the bus is silent, it starts afresh.
"""

from __future__ import annotations

from typing import Protocol

from fourfold.server.bus import AddressHash, Here
from fourfold.server.table import wire
from fourfold.server.table.absence import claim_against
from fourfold.server.table.events import Chair, Person, Session
from fourfold.server.table.state import Table

REQUEST_MS = 60_000
"""Milliseconds for which a guest without a connection is present after an HTTP request."""
REMOTE_PRESENCE_MS = 15_000
"""Milliseconds for which it holds what another process told."""


class Member(Protocol):
    """Somebody who looks at a table."""

    session: Session | None
    address: AddressHash
    """Keyed hash of the address from which they are connected."""

    def tell(self, frame: bytes) -> None:
        """Send them this; never waits."""
        ...

    def end(self, code: int) -> None:
        """Close their connection, on a socket with this code."""
        ...


class Presence:
    """Those who look at one table."""

    def __init__(self, table: Table, now: int) -> None:
        self.members: set[Member] = set()
        self._known_since = now
        """Nothing before this moment counts as absence."""
        self._left: dict[Session, int] = {}
        """For each guest who has a chair, and the host: when last seen to go, or first looked for."""
        self._stood: dict[Chair, int] = {}
        """When the guests of these chairs left their game."""
        self._requests: dict[Session, tuple[int, AddressHash]] = {}
        """For guests of chairs: their last HTTP request, and the hash of its address."""
        self._elsewhere: dict[str, tuple[Here, int]] = {}
        self._last_address: AddressHash = ""
        self.told_claims: list[wire.Claimable] = []
        """What the last message told."""
        self.follow(table, now)

    def follow(self, table: Table, now: int) -> None:
        """Keep track of those who have chairs now, and of nobody else but the host."""
        followed = {who.session for who in table.chairs if isinstance(who, Person)} | {table.host}
        self._left = {session: self._left.get(session, now) for session in followed}
        self._requests = {who: seen for who, seen in self._requests.items() if who in followed}
        self._stood = {chair: self._stood.get(chair, now) for chair in table.away}

    def leave(self, member: Member, now: int) -> None:
        """One of those connected here goes."""
        self.members.discard(member)
        if member.session is not None:
            # Who had a connection is gone with it.
            self._requests.pop(member.session, None)
            self._has_gone(member.session, now)

    def request(self, session: Session, address: AddressHash, now: int) -> bool:
        """Count a guest's HTTP request as being here for a minute; return True if they were not before."""
        # What another process tells of a guest may be a request, too, which lapses before this one.
        if session not in self._left or any(one.session == session for one in self.members):
            return False
        was_here = self._has_asked(session, now)
        self._requests[session] = (now, address)
        return not was_here

    def has_lapsed(self, now: int) -> bool:
        """Return True if a guest who was here by HTTP requests only is here no more."""
        lapsed = [who for who in self._requests if not self._has_asked(who, now)]
        for session in lapsed:
            self._has_gone(session, self._requests.pop(session)[0] + REQUEST_MS)
        return bool(lapsed)

    def forget_absences(self, now: int) -> None:
        """Let every absence start afresh: guests may have come back without being seen."""
        self._known_since = now

    def absent(self, table: Table, now: int) -> dict[Chair, int]:
        """Return, for each chair whose guest is gone or has left the game, since how many milliseconds."""
        found = {}
        for chair, who in enumerate(table.chairs):
            gone = self._gone_since(who.session, now) if isinstance(who, Person) else None
            if chair in self._stood:
                gone = min(self._stood[chair], now if gone is None else gone)
            if gone is not None:
                found[chair] = max(0, now - max(gone, self._known_since))
        return found

    def _gone_since(self, session: Session, now: int) -> int | None:
        """Return when a guest was seen to go; None for one who is here."""
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

    def _has_asked(self, session: Session, now: int) -> bool:
        asked = self._requests.get(session)
        return asked is not None and now <= asked[0] + REQUEST_MS

    def asking(self, now: int) -> list[tuple[Session, AddressHash]]:
        """Return the guests who are here by HTTP requests only, each with the hash of their address."""
        return [
            (session, address)
            for session, (_, address) in self._requests.items()
            if self._has_asked(session, now) and not self._is_connected(session)
        ]

    def here(self, table: str, process: str, now: int) -> Here:
        """What to tell other processes."""
        found = [(member.session, member.address) for member in self.members]
        found += self.asking(now)
        return Here(table, process, [who for who, _ in found], [address for _, address in found])

    def address_of(self, session: Session) -> AddressHash | None:
        """Return the hashed address of a guest who is here, else None."""
        for member in self.members:
            if member.session == session:
                return member.address
        for told, _ in self._elsewhere.values():
            if session in told.sessions:
                return told.addresses[told.sessions.index(session)]
        asked = self._requests.get(session)
        return None if asked is None else asked[1]

    def address_for(self, table: Table) -> AddressHash:
        """Return the address for whose guests a table's bots think: the host's, else that of a player.

        If none of them is connected, it is the address that was known last; empty if there was none.
        """
        people = [who.session for who in table.chairs if isinstance(who, Person)]
        known = (self.address_of(session) for session in (table.host, *people))
        self._last_address = next(filter(None, known), self._last_address)
        return self._last_address

    def heard(self, told: Here, now: int) -> tuple[bool, bool]:
        """Take in what another process told: whether that is news, and whether the process is."""
        before = self._elsewhere.get(told.process)
        self._elsewhere[told.process] = (told, now)
        known = [] if before is None else before[0].sessions
        self._have_gone(set(known) - set(told.sessions), now)
        return known != told.sessions, before is None

    def forget(self, now: int) -> bool:
        """Believe no longer what was told long ago; whether that changed anything."""
        old = [name for name, (_, at) in self._elsewhere.items() if at < now - REMOTE_PRESENCE_MS]
        gone = [self._elsewhere.pop(name)[0].sessions for name in old]
        self._have_gone({session for sessions in gone for session in sessions}, now)
        return any(gone)

    def _have_gone(self, sessions: set[Session | None], now: int) -> None:
        for session in sessions:
            if session is not None:
                self._has_gone(session, now)

    def is_anybody_seated(self, table: Table) -> bool:
        """Return True if one of those who have chairs is connected."""
        people = (who.session for who in table.chairs if isinstance(who, Person))
        return any(self._is_connected(session) for session in people)

    def is_deserted(self, table: Table, now: int, after: int) -> bool:
        """Return True if none of those who have chairs has been connected for so many milliseconds."""
        people = [who.session for who in table.chairs if isinstance(who, Person)]
        return all(
            not self._is_connected(who) and now - self._left.get(who, now) > after
            for who in people or [table.host]
        )

    def message(self, table: Table, now: int) -> wire.PresenceNews:
        """As everybody at the table may know it."""
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
        """Return True if something else can be claimed than the last message told."""
        told = [(claim.chair, claim.what) for claim in self.told_claims]
        return [(claim.chair, claim.what) for claim in self.claims(table, now)] != told
