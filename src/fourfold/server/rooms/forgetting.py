"""Forgetting a guest, in every process: games are resigned, names removed, connections closed.

Lives here: the order of these steps, and how other processes learn of them. Does not live here: the rows that
are deleted (`store.guest_rows`), and how a participant without a name is shown (`table.views`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Any, Protocol

from fourfold.games.game import Seat
from fourfold.server.process.background import end_tasks
from fourfold.server.process.bus import Forgotten, Message
from fourfold.server.rooms.registry import Rooms
from fourfold.server.rooms.room import Room
from fourfold.server.store.group_commit import Conflict, Unavailable
from fourfold.server.table import wire
from fourfold.server.table.close_codes import NOT_ALLOWED
from fourfold.server.table.events import Session
from fourfold.server.table.refusals import Unreadable

MAX_OPEN_TABLES = 1000
"""Tables that a forgotten guest leaves; tables that retention keeps for good are not among them."""
LOOK_SECONDS = 1.0
"""Seconds between reads of the guests whom other processes have forgotten."""
LOOK_BACK_MS = 60_000
"""Milliseconds for which these reads go back."""
MAX_TRIES = 10
"""Times that a command is sent while it is stale."""
AGAIN_SECONDS = 3.0
"""Seconds after which rooms and connections are checked again: some may have been opening meanwhile."""

log = logging.getLogger(__name__)


class KnownGuests(Protocol):
    """The tokens of guests in the memory of a process."""

    def drop(self, session: Session) -> None:
        """Let no token be known as this guest's any more."""
        ...


class Connected(Protocol):
    """A connection of a guest."""

    session: Session | None

    def end(self, code: int) -> None:
        """Close the connection with this code."""
        ...


class Forgetting:
    """Forgets guests, and follows other processes that have forgotten guests."""

    def __init__(
        self, rooms: Rooms, guests: KnownGuests, connections: Callable[[], Iterable[Connected]]
    ) -> None:
        self._rooms = rooms
        self._guests = guests
        self._connections = connections
        self._heard: set[Session] = set()
        """Guests whose forgetting this process has completed within the last minute."""
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.bus.listen(self._hear)

    def start(self) -> None:
        """With a shared database, read regularly what the bus may have lost."""
        if self._rooms.storage.is_shared:
            self._start(self._look_again_and_again())

    async def close(self) -> None:
        """Stop reading."""
        await end_tasks(self._tasks)

    async def forget(self, session: Session) -> None:
        """Let a guest leave all tables, then delete their token, their session and their names.

        Raises:
            Unavailable: the database is away; the next cleaning deletes the rest.
        """
        await self._shut_out(session)
        # A command that is being carried out may name the guest at one more table.
        await asyncio.gather(*(room.settled() for room in self._rooms.all() if room.is_busy))
        await self._leave_tables(session)
        await self.erase(session)

    async def erase(self, session: Session) -> None:
        """Delete a guest's token, session and names, and tell every process.

        Raises:
            Unavailable: the database is away; the next cleaning deletes the rest.
        """
        await self._shut_out(session)
        await self._rooms.storage.erase(session)
        self._rooms.bus.tell(Forgotten(session))
        await self._take_in(session)

    async def _shut_out(self, session: Session) -> None:
        """Delete a guest's token and close their connections here, so that no new command arrives."""
        await self._rooms.storage.revoke(session)
        self._guests.drop(session)
        self._close_connections(session)

    async def _leave_tables(self, session: Session) -> None:
        for name in await self._rooms.storage.open_tables_of(session, MAX_OPEN_TABLES):
            room = await self._rooms.readable(name)
            if room is not None:
                await _leave(room, session)

    # --- Guests whom other processes have forgotten ------------------------------------------------

    def _hear(self, message: Message) -> None:
        if isinstance(message, Forgotten) and message.session not in self._heard:
            self._start(self._take_in(message.session))

    async def _look_again_and_again(self) -> None:
        while True:
            with contextlib.suppress(Unavailable):
                found = set(await self._rooms.storage.forgotten_within(LOOK_BACK_MS))
                new, self._heard = found - self._heard, self._heard & found
                for session in new:
                    await self._take_in(session)
            await asyncio.sleep(LOOK_SECONDS)

    async def _take_in(self, session: Session) -> None:
        """Drop a guest from the memory of this process, once now and once after `AGAIN_SECONDS`."""
        if session in self._heard:
            return
        self._heard.add(session)
        await self._drop(session)
        self._start(self._drop_again(session))

    async def _drop_again(self, session: Session) -> None:
        await asyncio.sleep(AGAIN_SECONDS)
        await self._drop(session)

    async def _drop(self, session: Session) -> None:
        self._guests.drop(session)
        self._close_connections(session)
        people = self._rooms.storage.people
        unread = [room for room in self._rooms.all() if people.may_include(room.table.id, session)]
        unread = [room for room in unread if not await _is_read_again(room)]
        if unread:
            self._start(_read_later(unread))
        if not self._rooms.storage.is_shared:
            self._heard.discard(session)

    def _close_connections(self, session: Session) -> None:
        for connection in list(self._connections()):
            if connection.session == session:
                connection.end(NOT_ALLOWED)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _is_read_again(room: Room) -> bool:
    """Read a table again without the names that were removed; return False if the database is away."""
    try:
        with contextlib.suppress(Unreadable):
            await room.read_again()
    except Unavailable:
        return False
    return True


async def _read_later(rooms: list[Room]) -> None:
    """Read tables again as soon as the database answers."""
    while rooms:
        await asyncio.sleep(LOOK_SECONDS)
        rooms = [room for room in rooms if not await _is_read_again(room)]


async def _leave(room: Room, session: Session) -> None:
    """Resign a guest's game, free their chairs and their place in the queue."""
    table = room.table
    wanted: list[Callable[[], wire.Command]] = []
    if table.is_on:
        wanted += [partial(_resignation, room, seat) for seat in table.seats_of(session)]
    for chair in table.chairs_of(session):
        if chair not in table.away:
            wanted.append(partial(wire.Stand, _id(), table.seq, chair))
    if any(who.session == session for who in table.waiting):
        wanted.append(partial(wire.WaitNoLonger, _id(), table.seq))
    for command in wanted:
        try:
            await _insist(room, session, command)
        except Conflict:
            log.warning("a guest who is forgotten could not leave a table")


def _resignation(room: Room, seat: Seat) -> wire.Command:
    return wire.PlayMove(_id(), room.table.seq, "resign", seat)


async def _insist(room: Room, session: Session, command: Callable[[], wire.Command]) -> None:
    """Send a command again while it is stale because somebody else is moving.

    Other refusals need no retry: the seat has left already, or the chair was taken over.
    """
    for _ in range(MAX_TRIES):
        answer = await room.do(session, command())
        if not isinstance(answer, wire.Refusal) or answer.code != "stale":
            return


def _id() -> str:
    return secrets.token_hex(8)
