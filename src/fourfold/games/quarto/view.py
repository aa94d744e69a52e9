"""What a seat or a spectator of Quarto may know: everything except the lines that can still be called.

Lives here: the fields of a view and its JSON object. Does not live here: how a state fills them (`state`).
"""

from __future__ import annotations

from dataclasses import dataclass

from fourfold.games.game import Json, Seat, View
from fourfold.games.quarto.pieces import Line, Piece, Square, line_name
from fourfold.games.quarto.rules import Board, QuartoRules


@dataclass(frozen=True, slots=True, kw_only=True)
class QuartoView(View):
    """What one seat, or a spectator, may know of a game of Quarto."""

    rules: QuartoRules
    board: Board
    hand: Piece | None
    left: tuple[Piece, ...]
    trail: tuple[Square, ...]
    """The filled squares in the order in which they were filled, as far as the order is known."""
    refusals: int
    """The number of false calls of the seat to act in this turn."""
    calls_left: int | None
    """The number of calls that the seat to act may still make in this turn; None in referee play."""
    next_seat: Seat | None
    """The seat that has the next turn; None if this turn is the last."""
    shown: tuple[Line, ...]
    """The lines that won the game, if it is over."""

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
        """Return the colour that each seat owns, or None if nobody owns a colour."""
        if self.rules.owned is None:
            return None
        return {seat: self.rules.colour_of(seat) for seat in self.seats}
