"""The tables that are alive in this process, and everybody who looks at them.

Lives here: one command after the other at each table, from the decision through the database to those who are
told; and catching up with what other processes wrote. Does not live here: what a command comes to
(`commands`), sockets, and looking after clocks and bots (`keeper`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import replace
from typing import Any, TypeVar

from fourfold.bots import bots_of
from fourfold.games.game import GameError, IllegalMove, Json
from fourfold.server import absence, commands, wire
from fourfold.server.bus import AddressHash, Bus, Deleted, Forgotten, Here, Message, Wake
from fourfold.server.events import Chair, Event, Opened, Person, Session, Settings
from fourfold.server.presence import REQUEST_MS, Member, Presence
from fourfold.server.refusals import Refused, Unreadable
from fourfold.server.storage import Storage, Stored
from fourfold.server.tables import Table
from fourfold.server.views import event_view, table_view
from fourfold.server.writing import Conflict, Unavailable

MOST_NEWS = 100
"""Events that a room remembers for those who come back; who missed more gets a fresh view."""
MOST_ANSWERS = 64
"""Commands whose answer a room remembers, in case they are repeated."""
MOST_TRIES = 8
"""How often a command is decided anew because another process was first."""
PATIENCE = 20.0
"""Seconds to wait for a database that is away."""
PAUSE = 0.1
MOST_OPEN = 8
"""Public tables of one guest that wait for their first game, in one process."""
BREATH = 0.05
"""Seconds for which comings and goings are gathered before everybody hears of them: many come at once when a
server is back."""
ABSENT = 60_000
"""Milliseconds after which the host may give away the chair of a guest who is not connected."""
GONE = 6_000
"""Milliseconds after which somebody who is not connected waits for nobody. Other processes tell every five
seconds who is there."""
DESERTED = 60_000
"""Milliseconds after which a table that all its players have left is not listed any more."""
CLOSED_WITHOUT_TABLE = 4404
"""The code with which connections to a table are closed that is not there, or no longer."""
T = TypeVar("T")

log = logging.getLogger(__name__)


class Room:
    """A table and those who look at it."""

    def __init__(self, rooms: Rooms, table: Table, stored: Iterable[Stored]) -> None:
        self._rooms = rooms
        self.table = table
        self.presence = Presence(table, rooms.now())
        self._told_claims: list[wire.Claimable] = []
        self._lapse: asyncio.TimerHandle | None = None
        """When it is looked next whether HTTP players are still here."""
        self._due: asyncio.TimerHandle | None = None
        """When comings and goings are told next."""
        self.touched = rooms.now()
        """When somebody last asked for it or something happened."""
        self._queue = asyncio.Lock()
        self._work: set[asyncio.Task[Any]] = set()
        self._news: list[wire.Numbered] = []
        self._answers: OrderedDict[tuple[Session, str], wire.Done] = OrderedDict()
        for row in stored:
            self._remember(row.seq, row.event, row.session, row.command)

    # --- Those who look ----------------------------------------------------------------------------

    async def welcome(self, member: Member, since: int | None) -> None:
        """Let them join, once what they know is known here; they may have heard it from another process."""
        if since is not None and since > self.table.seq and self._rooms.storage.is_shared:
            with contextlib.suppress(Unavailable):
                await self.catch_up(since)
        self.join(member, since)

    def join(self, member: Member, since: int | None) -> None:
        """Tell them how the table stands, and what they missed if that is known; then all that happens."""
        missed = [news for news in self._news if since is not None and news.seq > since]
        if since is None or since > self.table.seq or len(missed) != self.table.seq - since:
            missed = []
        member.tell(self._news_for(member.session, missed))
        self.presence.members.add(member)
        self._come_or_gone()

    def leave(self, member: Member) -> None:
        """They look no more."""
        self.presence.leave(member, self._rooms.now())
        self._come_or_gone()

    def asked(self, session: Session | None, address: AddressHash) -> None:
        """Count an HTTP request of a guest as being here."""
        if session is None or not self.presence.request(session, address, self._rooms.now()):
            return
        self._come_or_gone()
        if self._lapse is None:
            self._look_for_lapses()

    def _look_for_lapses(self) -> None:
        self._lapse = None
        self._come_or_gone()
        if self.presence.asking(self._rooms.now()):
            later = REQUEST_MS / 1000
            self._lapse = asyncio.get_running_loop().call_later(later, self._look_for_lapses)

    def forget_absences(self) -> None:
        """Let every absence start afresh, and tell so: guests may have come back without being seen."""
        self.presence.forget_absences(self._rooms.now())
        if self._told_claims:
            self._tell_presence()

    def _come_or_gone(self) -> None:
        if self._due is None:
            self._due = asyncio.get_running_loop().call_later(BREATH, self._tell_who_is_here)

    def _tell_who_is_here(self) -> None:
        self._due = None
        self._tell_presence()
        self.tell_others()

    def tell_others(self) -> None:
        """Tell other processes who is here."""
        self._rooms.bus.tell(self.presence.here(self.table.id, self._rooms.name, self._rooms.now()))

    def heard(self, told: Here) -> None:
        """Another process tells who is there."""
        is_news, is_new = self.presence.heard(told, self._rooms.now())
        if is_news:
            self._tell_presence()
        if is_new and self.presence.members:
            self.tell_others()

    def forget_others(self) -> None:
        """Believe no longer what processes told that are silent now."""
        if self.presence.forget(self._rooms.now()):
            self._tell_presence()

    def view(self, session: Session | None) -> Json:
        """The table as a guest may see it."""
        return table_view(self.table, session, self._rooms.now())

    def _news_for(self, session: Session | None, events: list[wire.Numbered]) -> bytes:
        return wire.write(wire.News(events, self.view(session)))

    def _tell(self, events: list[wire.Numbered]) -> None:
        frames: dict[Session | None, bytes] = {}
        for member in list(self.presence.members):
            # All who are no more than spectators see the same.
            who = member.session if self._is_somebody(member.session) else None
            if who not in frames:
                frames[who] = self._news_for(who, events)
            member.tell(frames[who])

    def _is_somebody(self, session: Session | None) -> bool:
        table = self.table
        if session is None:
            return False
        waits = any(who.session == session for who in table.waiting)
        has_chair = table.chairs_of(session) or table.chairs_kept_for(session)
        return waits or session == table.host or bool(has_chair)

    def _tell_presence(self) -> None:
        message = self.presence.message(self.table, self._rooms.now())
        self._told_claims = message.claims
        frame = wire.write(message)
        for member in list(self.presence.members):
            member.tell(frame)

    # --- What happens ------------------------------------------------------------------------------

    async def do(
        self, session: Session, command: wire.Command, lag: int = 0
    ) -> wire.Done | wire.Refusal:
        """Carry out a guest's command; when this returns, what came of it is durable."""
        return await self._finish(self._do(session, command, lag))

    async def let(self, decide: Callable[[Table], list[Event]]) -> None:
        """What a bot or the clock does; nothing if the rules will not have it any more."""
        await self._finish(self._let(decide))

    async def catch_up(self, to: int | None = None) -> None:
        """Take in what other processes have written, if the event of this number is not here yet."""
        async with self._queue:
            if to is None or self.table.seq < to:
                await self._catch_up()

    async def read_again(self) -> None:
        """Read the table again from the database, since names in it were removed; its clocks run on."""
        async with self._queue:
            known, match = self.table, self.table.match
            self._rooms.storage.people.drop(known.id)
            stored = [
                row for row in await self._rooms.storage.load(known.id) if row.seq <= known.seq
            ]
            if len(stored) != known.seq or not isinstance(stored[0].event, Opened):
                return
            now = self._rooms.now()
            table, _ = await asyncio.to_thread(
                _replayed, known.id, stored[0].event, stored[1:], now
            )
            if table.match is not None and match is not None:
                table = replace(table, match=replace(table.match, clocks=match.clocks))
            self.table = table
            self._news = [
                wire.Numbered(row.seq, event_view(row.event)) for row in stored[-MOST_NEWS:]
            ]
            self.presence.follow(table, now)
            self._tell([])

    def resume_clock(self) -> None:
        """Let the time that the last event stored run from now on: whoever counted it was gone."""
        match = self.table.match
        if match is not None and match.clocks.running is not None:
            clocks = replace(match.clocks, since=self._rooms.now())
            self.table = replace(self.table, match=replace(match, clocks=clocks))
            self._tell([])

    @property
    def is_waiting(self) -> bool:
        """Whether somebody is here, at a public table, who waits for others."""
        return self.table.is_waiting and self.presence.is_anybody_seated(self.table)

    @property
    def is_worth_listing(self) -> bool:
        """Whether there may still be somebody to play with, or something to watch."""
        after = GONE if self.table.match is None else DESERTED
        return not self.presence.is_deserted(self.table, self._rooms.now(), after)

    @property
    def is_open(self) -> bool:
        """Whether this is a public table at which nothing has been played yet."""
        return self.table.settings.public and self.table.match is None

    @property
    def is_busy(self) -> bool:
        """Whether something is being done."""
        return bool(self._work) or self._queue.locked()

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """See something through even if whoever asked for it goes away: it may be written already."""
        task = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return await asyncio.shield(task)

    async def _do(
        self, session: Session, command: wire.Command, lag: int
    ) -> wire.Done | wire.Refusal:
        # What comes in time is in time, however long a database takes.
        now = self._rooms.now()
        async with self._queue:
            if command.base > self.table.seq and self._rooms.storage.is_shared:
                await self._catch_up()
            while True:
                done = self._answers.get((session, command.id))
                if done is not None:
                    return done
                try:
                    return await self._write(
                        lambda: self._decide(session, command, lag, now), session, command.id
                    )
                except (Refused, GameError) as error:
                    # Another process may have heard what would make this right.
                    if self._rooms.storage.is_shared and await self._catch_up():
                        continue
                    text = error.sentence if isinstance(error, GameError) else str(error)
                    return wire.Refusal(command.id, error.code, text, error.params)

    async def _let(self, decide: Callable[[Table], list[Event]]) -> None:
        async with self._queue:
            await self._write(lambda: (decide(self.table), None), None, None)

    async def _catch_up(self) -> bool:
        stored = await self._rooms.storage.load(self.table.id, self.table.seq)
        if stored:
            self._apply(stored)
        return bool(stored)

    async def _write(
        self,
        decide: Callable[[], tuple[list[Event], IllegalMove | None]],
        session: Session | None,
        command: str | None,
    ) -> wire.Done:
        tries, until = 0, time.monotonic() + PATIENCE
        while True:
            events, refusal = decide()
            if not events:
                return wire.Done(command or "", self.table.seq)
            table = self.table
            try:
                await self._rooms.storage.append(table.id, table.seq, events, session, command)
            except Conflict:
                tries += 1
                if tries == MOST_TRIES:
                    raise
                if not await self._catch_up() and not await self._rooms.storage.latest([table.id]):
                    # It was deleted, by a process that is not on the bus.
                    self._rooms.drop(self)
                    raise Refused("no-such-table") from None
            except Unavailable:
                # It may be written or not; the database will tell, once it is back.
                await self._wait_for_database(until)
            else:
                break
            known = self._answers.get((session or "", command or ""))
            if known is not None:
                return known
        rows = [Stored(table.seq + n, event, session, command) for n, event in enumerate(events, 1)]
        self._apply(rows)
        self._rooms.bus.tell(Wake(table.id, self.table.seq))
        why = None
        if refusal is not None:
            why = {"code": refusal.code, "text": refusal.sentence, "params": refusal.params}
        done = wire.Done(command or "", self.table.seq, why)
        if session is not None and command is not None:
            # A repeat is answered with the reason, too.
            self._answers[session, command] = done
        return done

    async def _wait_for_database(self, until: float) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self._catch_up()
            except Unavailable:
                if time.monotonic() > until:
                    raise
            else:
                return

    def _apply(self, stored: list[Stored]) -> None:
        now, chairs = self._rooms.now(), self.table.chairs
        for row in stored:
            self.table = self.table.after(row.event, now)
            self._remember(row.seq, row.event, row.session, row.command)
        self.touched = now
        self.presence.follow(self.table, now)
        # Who missed more than is remembered gets a fresh view.
        self._tell(self._news[-len(stored) :] if len(stored) <= MOST_NEWS else [])
        if self.table.chairs != chairs:
            self._come_or_gone()
        elif self._have_claims_changed():
            self._tell_presence()
        self._rooms.changed(self)

    def _have_claims_changed(self) -> bool:
        """Return True if an event allowed other claims than those that were told last."""
        claims = self.presence.message(self.table, self._rooms.now()).claims
        told = [(claim.chair, claim.what) for claim in self._told_claims]
        return [(claim.chair, claim.what) for claim in claims] != told

    def _remember(
        self, seq: int, event: Event, session: Session | None, command: str | None
    ) -> None:
        self._news.append(wire.Numbered(seq, event_view(event)))
        del self._news[:-MOST_NEWS]
        if session is not None and command is not None:
            self._answers[session, command] = wire.Done(command, seq)
            while len(self._answers) > MOST_ANSWERS:
                self._answers.popitem(last=False)

    def _decide(
        self, session: Session, command: wire.Command, lag: int, now: int
    ) -> tuple[list[Event], IllegalMove | None]:
        table, rng = self.table, self._rooms.rng
        match command:
            case wire.Move(move=move, seat=seat, base=base):
                return commands.move(table, session, seat, move, base, now, lag)
            case wire.Sit(chair=chair, name=name):
                who = Person(session, commands.check_name(name))
                return self._seated(commands.sit(table, who, chair)), None
            case wire.SeatBot(chair=chair, bot=bot):
                is_gone = self._is_absent(chair)
                seated = commands.seat_bot(table, session, chair, bot, is_bot, is_gone)
                return self._seated(seated), None
            case wire.Stand(chair=chair):
                return commands.stand(table, session, chair, self._is_absent(chair)), None
            case wire.Wait(name=name):
                return commands.wait(table, Person(session, commands.check_name(name))), None
            case wire.WaitNoLonger():
                return commands.wait_no_longer(table, session), None
            case wire.Start(first=first):
                return commands.start(table, session, first, rng), None
            case wire.Claim(chair=chair, what=what, bot=bot):
                absent = self.presence.absent(table, self._rooms.now())
                found = absence.claim(table, session, chair, what, absent, now, bot, is_bot)
                return found, None
            case wire.Abort():
                return absence.abort(table, session), None
            case wire.AskBack():
                return commands.ask_back(table, session, now), None
            case wire.AnswerBack(agrees=agrees, base=base):
                return commands.answer_back(table, session, agrees, now, base), None
            case wire.Rematch():
                return commands.ask_rematch(table, session, rng), None
            case wire.Reveal(seat=seat):
                return commands.reveal(table, session, seat), None
            case wire.Say(phrase=phrase):
                return commands.say(table, session, phrase), None

    def _is_absent(self, chair: Chair) -> bool:
        """Whether the guest of a chair has not been connected for long."""
        return self.presence.absent(self.table, self._rooms.now()).get(chair, 0) > ABSENT

    def _seated(self, events: list[Event]) -> list[Event]:
        """At a public table the game starts by itself when the last chair is taken."""
        return [*events, *commands.start_when_full(self.table, events, self._rooms.rng)]


def is_bot(game: str, name: str) -> bool:
    """Whether a bot of this name is offered for a game."""
    return name in bots_of(game)


def _replayed(name: str, opened: Opened, later: Iterable[Stored], now: int) -> tuple[Table, int]:
    """The table that events come to, and when the last was written that touched its clocks."""
    try:
        table, at = Table.open(name, opened), 0
        for row in later:
            before, table = table.match, table.after(row.event, now)
            if before is None or table.match is None or table.match.clocks is not before.clocks:
                at = row.at
    except Exception as error:
        raise Unreadable(getattr(error, "code", type(error).__name__)) from None
    return table, at


class Rooms:
    """All rooms of this process."""

    def __init__(
        self,
        storage: Storage,
        bus: Bus,
        now: Callable[[], int],
        rng: random.Random,
        new_id: Callable[[], str],
        name: str,
    ) -> None:
        self.name = name
        """Of this process, among those that share the database."""
        self.storage = storage
        self.bus = bus
        self.now = now
        self.rng = rng
        self._new_id = new_id
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self.changed: Callable[[Room], None] = lambda _: None
        """Called after something has happened at a table."""
        bus.listen(self.hear)

    def all(self) -> list[Room]:
        """Every room that is alive here."""
        return list(self._rooms.values())

    async def open(self, settings: Settings, host: Session) -> Room:
        """A new table.

        Raises:
            Refused, NotationError: there can be none with these settings.
        """
        settings = commands.check_settings(settings)
        mine = [room for room in self.all() if room.table.host == host and room.is_open]
        if settings.public and len(mine) >= MOST_OPEN:
            raise Refused("tables-waiting", most=MOST_OPEN)
        opened = Opened(settings, host, seed=self._new_id())
        name = self._new_id()
        await self.storage.open_table(name, opened)
        return self._let_in(Room(self, Table.open(name, opened), [Stored(1, opened, host, None)]))

    async def room(self, table: str) -> Room:
        """A table by its id.

        Raises:
            Refused: there is none.
            Unreadable: there is one, but not for this version.
        """
        room = self._rooms.get(table)
        if room is not None:
            room.touched = self.now()
            return room
        # Those who come at once wait for one and the same room.
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.ensure_future(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        found = await asyncio.shield(task)
        if found is None:
            raise Refused("no-such-table")
        return found

    async def readable(self, table: str) -> Room | None:
        """The same, or None for one that is not there or that this version cannot read."""
        try:
            return await self.room(table)
        except (Refused, Unreadable):
            log.exception("a table cannot be read")
            return None

    async def _load(self, table: str) -> Room | None:
        stored = await self.storage.load(table)
        if not stored or not isinstance(stored[0].event, Opened):
            return None
        now = self.now()
        # Hundreds of games may have been played there: nobody else should have to wait for it.
        loaded, at = await asyncio.to_thread(_replayed, table, stored[0].event, stored[1:], now)
        loaded = await self._as_clocks_run(loaded, at, now)
        return self._let_in(Room(self, loaded, stored))

    def _let_in(self, room: Room) -> Room:
        """The one room of its table: somebody who looks at the list may read it while it is being opened."""
        known = self._rooms.setdefault(room.table.id, room)
        if known is room:
            self.changed(room)
        return known

    async def _as_clocks_run(self, table: Table, at: int, now: int) -> Table:
        """The table with its clock as the process counts it that looks after it; it ran since then."""
        match = table.match
        if not self.storage.is_shared or match is None or match.clocks.running is None:
            return table
        seconds = await self.storage.seconds_since(table.id, at)
        if seconds is None:
            return table
        clocks = replace(match.clocks, since=now - round(1000 * seconds))
        return replace(table, match=replace(match, clocks=clocks))

    def forget(self, before: int) -> None:
        """Let go of rooms that nobody has needed since this moment; the database has them."""
        for room in self.all():
            if not room.presence.members and room.touched < before and not room.is_busy:
                del self._rooms[room.table.id]

    def drop(self, room: Room) -> None:
        """Let go of a room whose table was deleted, and close the connections of those who look at it."""
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]
        self.storage.people.drop(room.table.id)
        for member in list(room.presence.members):
            member.end(CLOSED_WITHOUT_TABLE)

    def hear(self, message: Message) -> None:
        """What another process told, or the database."""
        if isinstance(message, Forgotten):
            return
        room = self._rooms.get(message.table)
        if room is None:
            return
        if isinstance(message, Here):
            if message.process != self.name:
                room.heard(message)
        elif isinstance(message, Deleted):
            self.drop(room)
        elif room.table.seq < message.seq:
            asyncio.ensure_future(self._catch_up(room, message.seq))  # noqa: RUF006 - it ends by itself

    async def _catch_up(self, room: Room, seq: int) -> None:
        # What cannot be read now, the keeper's next look will find.
        with contextlib.suppress(Unavailable):
            await room.catch_up(seq)
