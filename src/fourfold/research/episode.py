"""A game that is played by the numbers of moves.

Lives here: playing a number, refused calls and says included, and what each seat has won at the end. Does not
live here: the numbers (`actions`), and what seats observe (`observations`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Self

from fourfold.games.game import IllegalMove, Seat, State, View
from fourfold.games.history import History
from fourfold.research.actions import Actions


@dataclass(frozen=True)
class Episode:
    """A game at one moment, played by the numbers of moves. An episode is a value: it never changes."""

    actions: Actions
    """The numbering of the moves."""
    state: State
    """The state of the game, secrets included."""
    refused: frozenset[int] = frozenset()
    """The calls and says of this turn that were refused; they cannot be chosen again in this turn."""
    events: History[str] = field(default_factory=History)
    """What everybody has seen since the start, as records write events; refused moves end with ``?``."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Return the episode itself, since it never changes; frameworks copy their states deeply."""
        return self

    @property
    def is_over(self) -> bool:
        """Return True if the game has ended."""
        return self.state.outcome is not None

    @property
    def to_act(self) -> Seat | None:
        """Return the seat that has to choose a number, or None if the game is over."""
        return self.state.to_act

    # Frameworks ask for observations and legal moves several times per step.
    @cached_property
    def told(self) -> str:
        """The events as text, one per line."""
        return "\n".join(self.events)

    @cached_property
    def _views(self) -> dict[Seat | None, View]:
        return {}

    @cached_property
    def _legal(self) -> tuple[int, ...]:
        if self.to_act is None:
            return ()
        return tuple(self.actions.legal(self.view(self.to_act), self.refused))

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may know, or what a spectator may know for None."""
        if seat not in self._views:
            self._views[seat] = self.state.view(seat)
        return self._views[seat]

    def legal(self) -> list[int]:
        """Return the numbers that the seat to act may choose, in ascending order."""
        return list(self._legal)

    def after(self, number: int) -> Self:
        """Return the episode after the move of this number by the seat to act.

        A call or say that the rules refuse without ending the turn leaves the seat to act, as at a table.

        Raises:
            IllegalMove: the rules refuse the move, and it is no call or say.
            ValueError: no move has this number.
        """
        move = self.actions.moves[self.actions.check(number)]
        try:
            state, is_refused = self.state.play(move), False
        except IllegalMove:
            state, is_refused = self.state.refuse(move), True
        refused = self.refused | {number} if is_refused else self.refused
        if state.turn_number != self.state.turn_number:
            refused = frozenset()
        event = f"{self.to_act} {move}{' ?' if is_refused else ''}"
        return type(self)(self.actions, state, refused, self.events.then(event))

    def returns(self) -> list[float]:
        """Return what each seat has won: losers pay 1 each, and winners share what losers pay.

        All seats have 0 in a draw, while the game goes on, and if all seats win together.
        """
        seats, outcome = self.state.seats, self.state.outcome
        if outcome is None:
            return [0.0] * len(seats)
        # In team games the winners are the teams A and B.
        won = [seat in outcome.winners or seat[0] in outcome.winners for seat in seats]
        winners = sum(won)
        losers = len(seats) - winners
        if not winners or not losers:
            return [0.0] * len(seats)
        return [losers / winners if has_won else -1.0 for has_won in won]
