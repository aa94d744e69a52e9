"""A table that is in memory, and everybody who looks at it.

Lives here: one command after the other at each table, from the decision through the database to those who are
told; and catching up with what other processes wrote. Does not live here: what a command comes to
(`commands`), which tables are in memory (`registry`), sockets, and looking after clocks and bots (`keeper`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from fourfold.bots import bots_of
from fourfold.games.game import GameError, IllegalMove, Json
from fourfold.server import absence, commands, takebacks, wire
from fourfold.server.bus import AddressHash, Here, Wake
from fourfold.server.events import Chair, Event, Opened, Person, Queued, Sat, Session, Started
from fourfold.server.presence import Member, Presence
from fourfold.server.refusals import Refused, Unreadable
from fourfold.server.storage import Stored
from fourfold.server.tables import Table
from fourfold.server.views import event_view, table_view
from fourfold.server.writing import Conflict, Unavailable

if TYPE_CHECKING:
    from fourfold.server.registry import Rooms

MOST_NEWS = 100
"""Events that a room remembers for those who come back; who missed more gets a fresh view."""
MOST_ANSWERS = 64
"""Commands whose answer a room remembers, in case they are repeated."""
MOST_TRIES = 8
"""How often a command is decided anew because another process was first."""
PATIENCE = 20.0
"""Seconds to wait for a database that is away."""
PAUSE = 0.1
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
MAX_PARTICIPANTS = 500
"""Names of people at one table, each guest once per name; each costs a row that is read with the table."""
LIMITED = wire.Sit | wire.SeatBot | wire.Wait | wire.Start | wire.Rematch | wire.Say
"""Commands of which the guests of one address have only so many per second: what comes of them is stored."""
T = TypeVar("T")

log = logging.getLogger(__name__)


class Room:
    """A table and those who look at it."""

    def __init__(self, rooms: Rooms, table: Table, stored: Iterable[Stored]) -> None:
        self._rooms = rooms
        self.table = table
        self.presence = Presence(table, rooms.now())
        self.host_address: AddressHash | None = None
        """Keyed hash of the address from which the host was last seen here; never stored."""
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
        if member.session == self.table.host:
            self.host_address = member.address
        self._come_or_gone()

    def leave(self, member: Member) -> None:
        """They look no more."""
        self.presence.leave(member, self._rooms.now())
        self._come_or_gone()

    def asked(self, session: Session | None, address: AddressHash) -> None:
        """Count an HTTP request of a guest as being here."""
        if session is not None and self.presence.request(session, address, self._rooms.now()):
            self._come_or_gone()

    def look_for_the_absent(self, *, is_deaf: bool) -> None:
        """Tell what absence comes to now; if guests may have come back unseen, it starts afresh."""
        now = self._rooms.now()
        if is_deaf:
            self.presence.forget_absences(now)
        if self.presence.has_lapsed(now) or (is_deaf and self.presence.told_claims):
            self._come_or_gone()

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

    def view(self, session: Session | None, first_event: int = 0) -> Json:
        """The table as a guest may see it, with the game's events from number ``first_event`` on."""
        return table_view(self.table, session, self._rooms.now(), first_event)

    def _news_for(
        self, session: Session | None, events: list[wire.Numbered], first_event: int = 0
    ) -> bytes:
        return wire.write(wire.News(events, self.view(session, first_event)))

    def _tell(self, events: list[wire.Numbered], first_event: int) -> None:
        """Tell all members what happened; they know the first ``first_event`` events of the game."""
        frames: dict[Session | None, bytes] = {}
        for member in list(self.presence.members):
            # All who are no more than spectators see the same.
            who = member.session if self._is_somebody(member.session) else None
            if who not in frames:
                frames[who] = self._news_for(who, events, first_event)
            member.tell(frames[who])

    def _is_somebody(self, session: Session | None) -> bool:
        table = self.table
        if session is None:
            return False
        waits = any(who.session == session for who in table.waiting)
        has_chair = table.chairs_of(session) or table.chairs_kept_for(session)
        return waits or session == table.host or bool(has_chair)

    def _tell_presence(self) -> None:
        frame = wire.write(self.presence.message(self.table, self._rooms.now()))
        for member in list(self.presence.members):
            member.tell(frame)

    # --- What happens ------------------------------------------------------------------------------

    async def do(
        self,
        session: Session,
        command: wire.Command,
        lag: int = 0,
        arrived: int | None = None,
        address: AddressHash | None = None,
    ) -> wire.Done | wire.Refusal:
        """Carry out a guest's command; when this returns, what came of it is durable.

        ``arrived`` is the time at which the command was read from its connection, if not now; ``address``
        the keyed hash of the address from which it came.
        """
        return await self._finish(self._do(session, command, lag, arrived, address))

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
            table, _ = await asyncio.to_thread(replayed, known.id, stored[0].event, stored[1:], now)
            if table.match is not None and match is not None:
                table = replace(table, match=replace(table.match, clocks=match.clocks))
            self.table = table
            self._news = [
                wire.Numbered(row.seq, event_view(row.event)) for row in stored[-MOST_NEWS:]
            ]
            self.presence.follow(table, now)
            self._tell([], 0)

    def resume_clock(self) -> None:
        """Let the time that the last event stored run from now on: whoever counted it was gone."""
        match = self.table.match
        if match is not None and match.clocks.running is not None:
            clocks = replace(match.clocks, since=self._rooms.now())
            self.table = replace(self.table, match=replace(match, clocks=clocks))
            self._tell([], _number_of_events(self.table))

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
        self,
        session: Session,
        command: wire.Command,
        lag: int,
        arrived: int | None,
        address: AddressHash | None,
    ) -> wire.Done | wire.Refusal:
        # What comes in time is in time, however long a database takes.
        now = self._rooms.now() if arrived is None else arrived
        if isinstance(command, LIMITED) and address is not None:
            limiter = self._rooms.event_limiter
            if not limiter.allows(address, time.monotonic()):
                refused = Refused("too-fast")
                return wire.Refusal(command.id, refused.code, str(refused), refused.params)
        async with self._queue:
            if command.base > self.table.seq and self._rooms.storage.is_shared:
                await self._catch_up()
            while True:
                done = self._answers.get((session, command.id))
                if done is not None:
                    return done
                try:
                    return await self._write(
                        lambda: self._decide_within_limits(session, command, lag, now),
                        session,
                        command.id,
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
        """Take in events that are written, and tell everybody.

        Raises:
            Unreadable: one of them does not fit the table; it is as it was.
        """
        now, before = self._rooms.now(), self.table
        # ``known`` events of the game everybody knows and nobody has taken back.
        table, known = before, _number_of_events(before)
        for row in stored:
            table = after(table, row, now)
            known = min(known, _number_of_events(table))
        self.table = table
        for row in stored:
            self._remember(row.seq, row.event, row.session, row.command)
        self.touched = now
        if (table.chairs, table.away) != (before.chairs, before.away):
            self.presence.follow(table, now)
        # Who missed more than is remembered gets a fresh view.
        self._tell(self._news[-len(stored) :] if len(stored) <= MOST_NEWS else [], known)
        if table.chairs != before.chairs:
            self._come_or_gone()
        elif self.presence.have_claims_changed(table, now):
            self._tell_presence()
        self._rooms.has_changed(self)

    def _remember(
        self, seq: int, event: Event, session: Session | None, command: str | None
    ) -> None:
        self._news.append(wire.Numbered(seq, event_view(event)))
        del self._news[:-MOST_NEWS]
        if session is not None and command is not None:
            self._answers[session, command] = wire.Done(command, seq)
            while len(self._answers) > MOST_ANSWERS:
                self._answers.popitem(last=False)

    def _decide_within_limits(
        self,
        session: Session,
        command: wire.Command,
        lag: int,
        now: int,
    ) -> tuple[list[Event], IllegalMove | None]:
        events, refusal = self._decide(session, command, lag, now)
        # Who has a chair or waits for one may always go.
        if not isinstance(command, wire.Stand | wire.WaitNoLonger):
            commands.check_number(self.table, session, events)
            self._check_participants(session, events)
        if self.table.is_timed and any(isinstance(event, Started) for event in events):
            self._rooms.kept_games.check(self.table.host, self.host_address)
        return events, refusal

    def _check_participants(self, session: Session, events: list[Event]) -> None:
        """Refuse one more name at a table that has named very many people."""
        people = self._rooms.storage.people.of(self.table.id)
        if people is None or len(people) < MAX_PARTICIPANTS:
            return
        named = (event.who for event in events if isinstance(event, Sat | Queued))
        if any(isinstance(who, Person) and not people.knows(session, who.name) for who in named):
            raise Refused("events-used-up", most=MAX_PARTICIPANTS)

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
                return takebacks.ask_back(table, session, now), None
            case wire.AnswerBack(agrees=agrees, base=base):
                return takebacks.answer_back(table, session, agrees, now, base), None
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


def _number_of_events(table: Table) -> int:
    """Return how many events the last game at a table has."""
    return 0 if table.match is None else len(table.match.record.events)


def is_bot(game: str, name: str) -> bool:
    """Whether a bot of this name is offered for a game."""
    return name in bots_of(game)


def after(table: Table, row: Stored, now: int) -> Table:
    """Return the table after one stored event more.

    Raises:
        Unreadable: the event does not fit the table. What is wrong is not said: it may be a card.
    """
    try:
        return table.after(row.event, now, row.session)
    except Exception as error:
        raise Unreadable(getattr(error, "code", type(error).__name__)) from None


def replayed(name: str, opened: Opened, later: Iterable[Stored], now: int) -> tuple[Table, int]:
    """The table that events come to, and when the last was written that touched its clocks."""
    table, at = Table.open(name, opened), 0
    for row in later:
        before, table = table.match, after(table, row, now)
        if before is None or table.match is None or table.match.clocks is not before.clocks:
            at = row.at
    return table, at
