"""Limits on what guests store at tables: commands per address and second, names per guest, address and table.

Lives here: which limit a command counts against, and refusing what exceeds a limit. Everything is counted in
the memory of one process, by keyed hashes of addresses; no address is stored. Does not live here: limits that
follow from a table's own events (`table.commands.check_number`), games in memory (`kept_games`), requests
(`edge.gate`).
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from fourfold.server.process.bus import AddressHash
from fourfold.server.process.limits import Limiter
from fourfold.server.store.participants import Participants
from fourfold.server.table import wire
from fourfold.server.table.events import Event, Person, Queued, Sat, Session
from fourfold.server.table.refusals import Refused
from fourfold.server.table.state import Table

NO_LIMIT = 1e9
"""Commands per second where no limit is set."""
MAX_PARTICIPANTS = 500
"""Names of people at one table, each guest once per name; each costs a row that is read with the table."""
MAX_NAMES_PER_GUEST = 3
"""Names of one guest at one table, for each chair that a guest may have there."""
MAX_NAMES_PER_ADDRESS = 100
"""New names of all guests of one address at one table, per day, apart from the table's first
`UNCOUNTED_NAMES`: other addresses can still fill the rest."""
UNCOUNTED_NAMES = 8
"""Names at a table before new ones count against their address: most tables never have more, so that nothing
has to be remembered about them."""
SECONDS_PER_DAY = 86_400


class CommandLimits:
    """The limits per address of one process."""

    def __init__(self) -> None:
        self.events = Limiter(NO_LIMIT, NO_LIMIT)
        """Limits the events other than moves of all guests of one address."""
        self.moves = Limiter(NO_LIMIT, NO_LIMIT)
        """Limits the moves, takebacks and claims of all guests of one address."""
        self.own_moves = Limiter(0, 0)
        """Moves of one guest that are allowed however many others move from the same address: nobody at a
        school, or behind the shared address of a provider, loses on time because of somebody else's flood."""
        self.moves_per_day = Limiter(NO_LIMIT, NO_LIMIT)
        """Like `moves`, over a day: games are kept for good."""
        self.aborts = Limiter(NO_LIMIT, NO_LIMIT)
        """Limits the games that all guests of one address abort: strangers who are paired want to play."""
        self.names = Limiter(MAX_NAMES_PER_ADDRESS / SECONDS_PER_DAY, MAX_NAMES_PER_ADDRESS)
        """Limits the new names of all guests of one address at one table."""

    def set_rates(self, commands_per_second: float) -> None:
        """Set the limits that follow from the commands per second that one guest may send."""
        rate = commands_per_second
        # Events are stored for long: an address may cause half as many as one guest may send commands.
        self.events = Limiter(rate / 2, 20 * rate)
        # Each of 35 pupils behind one address may move once per second, and most move less often.
        self.moves = Limiter(5 * rate, 100 * rate)
        # A player makes two moves per turn: five turns at once, then a turn every four seconds.
        self.own_moves = Limiter(rate / 20, rate)
        self.moves_per_day = Limiter(50_000 * rate / SECONDS_PER_DAY, 50_000 * rate)
        self.aborts = Limiter(rate / 100, 6 * rate)

    def check_rate(self, command: wire.Command, session: Session, address: AddressHash) -> None:
        """Count a command against the limits of its address.

        Raises:
            Refused: guests of this address send such commands too fast.
        """
        now = time.monotonic()
        for limiter in self._limiters_of(command):
            is_allowed = limiter.allows(address, now)
            if limiter is self.moves and not is_allowed:
                is_allowed = self.own_moves.allows(session, now)
            if not is_allowed:
                raise Refused("too-fast")

    def _limiters_of(self, command: wire.Command) -> tuple[Limiter, ...]:
        """Return the limits per address for a command; none for leaving, which follows a limited command."""
        match command:
            case wire.PlayMove():
                return (self.moves, self.moves_per_day)
            case wire.Stand() | wire.WaitNoLonger():
                return ()
            case wire.Abort():
                return (self.aborts,)
            case (
                wire.Sit()
                | wire.SeatBot()
                | wire.Wait()
                | wire.Start()
                | wire.Rematch()
                | wire.Say()
            ):
                return (self.events,)
            case (
                wire.AskBack()
                | wire.AnswerBack()
                | wire.RefuseDraw()
                | wire.Reveal()
                | wire.Claim()
            ):
                return (self.moves, self.moves_per_day)

    def check_names(
        self,
        table: Table,
        people: Participants | None,
        session: Session,
        events: Iterable[Event],
        address: AddressHash | None,
    ) -> None:
        """Check that a guest may have the name under which the events seat or queue them.

        Raises:
            Refused: the name is new, and the table, the guest or the address has too many names there.
        """
        named = (event.who for event in events if isinstance(event, Sat | Queued))
        mine = {who.name for who in named if isinstance(who, Person) and who.session == session}
        if people is None or all(people.knows(session, name) for name in mine):
            return
        if len(people) >= MAX_PARTICIPANTS:
            raise Refused("events-used-up", most=MAX_PARTICIPANTS)
        chairs = table.settings.seats if table.settings.same_screen else 1
        if people.number_of_names(session) >= MAX_NAMES_PER_GUEST * chairs:
            raise Refused("events-used-up", most=MAX_NAMES_PER_GUEST * chairs)
        if address is None or len(people) < UNCOUNTED_NAMES:
            return
        if not self.names.allows(f"{table.id} {address}", time.monotonic()):
            raise Refused("events-used-up", most=MAX_NAMES_PER_ADDRESS)
