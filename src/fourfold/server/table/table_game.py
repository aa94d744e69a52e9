"""One game at a table: its record, its clocks, who holds which seat, and what players ask of each other.

Lives here: the value. Does not live here: how events change it (`state`), and the rules (`fourfold.games`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from fourfold.games.errors import IllegalMove
from fourfold.games.game import Seat, State, TableMove
from fourfold.games.record import Record
from fourfold.server.table.clocks import Clocks
from fourfold.server.table.events import Chair, FirstBy, Occupant, Session

MAX_FORMER_PLAYERS = 40
"""Former players of one game that are remembered: every view names all of them. Whoever leaves a chair after
that many is not named any more, and the moves count as those of the next occupant."""


@dataclass(frozen=True)
class FormerPlayer:
    """A player who had a chair earlier in the game, until somebody else took it."""

    chair: Chair
    until: int
    """The number of events of the game when somebody else took the chair."""
    who: Occupant


@dataclass(frozen=True)
class TableGame:
    """One game at a table, with its clocks and open questions between players."""

    record: Record
    order: tuple[Chair, ...]
    clocks: Clocks
    sessions: Mapping[Seat, tuple[Session, ...]]
    """For each seat the guests who have held it, and so know its cards."""
    first_by: FirstBy
    """How the seat that began was found."""
    asked_back: Seat | None = None
    agreed_back: tuple[Seat, ...] = ()
    revealed: Seat | None = None
    taken_back: int = 0
    """Takebacks in this game so far."""
    takebacks_asked: Mapping[Seat, int] = field(default_factory=dict)
    """Requests for a takeback by each seat in this game."""
    draws_offered: Mapping[Seat, int] = field(default_factory=dict)
    """Draw offers by each seat in this game, offers that were taken back included."""
    refused_draw: Seat | None = None
    """The seat that declined the draw on offer; None if none is on offer, or nobody has declined it."""
    aborted: str | None = None
    """Why the game was aborted; None if it was not."""
    former: tuple[FormerPlayer, ...] = ()
    """The earlier players of the chairs, in the order in which they left."""
    tried: list[Record] = field(default_factory=list, compare=False, repr=False)
    """The records before and after the move that was tried last (`attempt`)."""

    @property
    def state(self) -> State:
        """The current state of the game."""
        return self.record.state

    def has_each_moved(self, times: int, seats: tuple[Seat, ...]) -> bool:
        """Return True if each of these seats has made ``times`` moves, without draw offers and the like."""
        missing = dict.fromkeys(seats, times)
        for event in self.record.events:
            left = missing.get(event.seat)
            if left is None or event.refused or isinstance(event.move, TableMove):
                continue
            if left > 1:
                missing[event.seat] = left - 1
            else:
                del missing[event.seat]
                if not missing:
                    return True
        return not missing

    def attempt(self, move: str, seat: Seat) -> tuple[Record, IllegalMove | None]:
        """Return what `Record.attempt` returns, and keep the record for `played`."""
        record, refusal = self.record.attempt(move, seat)
        self.tried[:] = [self.record, record]
        return record, refusal

    def played(self, move: str, seat: Seat, *, refused: bool) -> Record:
        """Return the record with one more event; a move that was just tried is not played a second time.

        A state that is played twice has no history in common with the state before it (`History.then`): the
        memory of a long game would grow with the square of its length.

        Raises:
            IllegalMove: the rules do not allow the event.
            NotationError: the text is no move.
        """
        if self.tried and self.tried[0] is self.record is not self.tried[1]:
            event = self.tried[1].events[-1]
            if (event.seat, str(event.move), event.refused) == (seat, move, refused):
                return self.tried[1]
        return (self.record.refuse if refused else self.record.play)(move, seat)

    def left_by(self, chair: Chair, who: Occupant | None) -> tuple[FormerPlayer, ...]:
        """Return the former players after an occupant has left a chair.

        Whoever sits there without an event of the game since the last change has not played.
        """
        until = len(self.record.events)
        known = max((one.until for one in self.former if one.chair == chair), default=0)
        if who is None or chair not in self.order or until <= known:
            return self.former
        if len(self.former) >= MAX_FORMER_PLAYERS:
            return self.former
        return (*self.former, FormerPlayer(chair, until, who))

    def was_held_by(self, session: Session) -> bool:
        """Return True if a guest has held a seat in this game."""
        return any(session in sessions for sessions in self.sessions.values())

    def is_alone(self, session: Session) -> bool:
        """Return True if a guest has held a seat in this game, and no other guest has."""
        return {who for sessions in self.sessions.values() for who in sessions} == {session}

    def seat_of(self, chair: Chair) -> Seat | None:
        """Return the seat of a chair in this game, or None."""
        return self.state.seats[self.order.index(chair)] if chair in self.order else None

    def chair_of(self, seat: Seat) -> Chair:
        """Return the chair of a seat in this game."""
        return self.order[self.state.seats.index(seat)]
