"""One game at a table: its record, its clocks, who holds which seat, and what players ask of each other.

Lives here: the value. Does not live here: how events change it (`state`), and the rules (`fourfold.games`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from fourfold.games.game import Seat, State
from fourfold.games.record import Record
from fourfold.server.table.clocks import Clocks
from fourfold.server.table.events import Chair, Session


@dataclass(frozen=True)
class TableGame:
    """One game at a table, with its clocks and what is being asked about it."""

    record: Record
    order: tuple[Chair, ...]
    clocks: Clocks
    sessions: Mapping[Seat, tuple[Session, ...]]
    """For each seat the guests who have held it: they know its cards."""
    asked_back: Seat | None = None
    agreed_back: tuple[Seat, ...] = ()
    revealed: Seat | None = None
    taken_back: int = 0
    """How many takebacks this game has had."""
    takebacks_asked: Mapping[Seat, int] = field(default_factory=dict)
    """How often each seat has asked for a move back in this game."""
    draws_offered: Mapping[Seat, int] = field(default_factory=dict)
    """How often each seat has offered a draw in this game, also with moves that were taken back."""
    aborted: str | None = None
    """Why the game ended without an outcome; None if it did not."""

    @property
    def state(self) -> State:
        """How the game stands."""
        return self.record.state

    def seat_of(self, chair: Chair) -> Seat | None:
        """The seat that a chair has in this game."""
        return self.state.seats[self.order.index(chair)] if chair in self.order else None

    def chair_of(self, seat: Seat) -> Chair:
        """The chair that has a seat in this game."""
        return self.order[self.state.seats.index(seat)]
