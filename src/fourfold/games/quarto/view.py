"""What a seat or a spectator of Quarto may know: everything but which lines can still be called.

Lives here: the allow-list and its JSON form. Does not live here: how a state fills it (`state`).
"""

from __future__ import annotations

from dataclasses import dataclass

from fourfold.games.game import Json, Seat, View
from fourfold.games.quarto.pieces import Line, Piece, Square, line_name
from fourfold.games.quarto.rules import Board, QuartoRules


@dataclass(frozen=True, slots=True, kw_only=True)
class QuartoView(View):
    """A seat's view of a game of Quarto."""

    rules: QuartoRules
    board: Board
    hand: Piece | None
    left: tuple[Piece, ...]
    trail: tuple[Square, ...]
    """The squares in the order in which they were filled, as far as it is known."""
    refusals: int
    """False calls of the seat to act in this turn."""
    calls_left: int | None
    """How many calls it may still make in this turn; None where the referee sees every line."""
    next_seat: Seat | None
    """Whose turn comes after this one; None if none does."""
    shown: tuple[Line, ...]
    """The lines that won, once the game is over."""

    def to_json(self) -> Json:
        return {
            "game": "quarto",
            "rules": str(self.rules),
            **self._shared_json(),
            "left": "".join(map(str, self.left)),
            "trail": [str(square) for square in self.trail],
            "refusals": self.refusals,
            "calls_left": self.calls_left,
            "next": self.next_seat,
            "owners": self._owners,
            "shown": [line_name(line) for line in self.shown],
            "shares": [list(self.rules.shared_values(self.board, line)) for line in self.shown],
        }

    @property
    def _owners(self) -> Json | None:
        """Who owns which colour, by seat; None when colours are free."""
        if self.rules.owned is None:
            return None
        return {seat: self.rules.colour_of(seat) for seat in self.seats}
