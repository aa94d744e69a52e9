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
    """One game at a table, with its clocks and open questions between players."""

    record: Record
    order: tuple[Chair, ...]
    clocks: Clocks
    sessions: Mapping[Seat, tuple[Session, ...]]
    """For each seat the guests who have held it, and so know its cards."""
    asked_back: Seat | None = None
    agreed_back: tuple[Seat, ...] = ()
    revealed: Seat | None = None
    taken_back: int = 0
    """Takebacks in this game so far."""
    takebacks_asked: Mapping[Seat, int] = field(default_factory=dict)
    """Requests for a takeback by each seat in this game."""
    draws_offered: Mapping[Seat, int] = field(default_factory=dict)
    """Draw offers by each seat in this game, offers that were taken back included."""
    aborted: str | None = None
    """Why the game was aborted; None if it was not."""

    @property
    def state(self) -> State:
        """The current state of the game."""
        return self.record.state

    def seat_of(self, chair: Chair) -> Seat | None:
        """Return the seat of a chair in this game, or None."""
        return self.state.seats[self.order.index(chair)] if chair in self.order else None

    def chair_of(self, seat: Seat) -> Chair:
        """Return the chair of a seat in this game."""
        return self.order[self.state.seats.index(seat)]
