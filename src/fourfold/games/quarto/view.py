"""What a seat or a spectator of Quarto may know: everything except the lines that can still be called.

Lives here: the fields of a view and its JSON object. Does not live here: how a state fills them (`state`).
"""

from __future__ import annotations

from dataclasses import dataclass

from fourfold.games.game import Json, Seat, View
from fourfold.games.quarto import picture
from fourfold.games.quarto.pieces import Line, Piece, Square, line_name
from fourfold.games.quarto.rules import Board, QuartoRules


@dataclass(frozen=True, slots=True, kw_only=True)
class QuartoView(View):
    """What one seat, or a spectator, may know of a game of Quarto."""

    rules: QuartoRules
    """The rule set under which the game is played."""
    board: Board
    """The pieces on the sixteen squares, in the order of the squares' numbers; None on a free square."""
    hand: Piece | None
    """The piece that the seat to act has to place; None if that seat has to give."""
    left: tuple[Piece, ...]
    """The pieces that are neither on the board nor in hand."""
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
        """Return the view as a JSON object, which `Quarto.view_from_json` reads."""
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

    def __str__(self) -> str:
        """Return a drawing of the board in text, with the pieces left and what is to be done.

        Pieces are their four letters, such as LTRF for light, tall, round and solid (full).
        """
        pieces = " ".join(piece.letters for piece in self.left) or "none"
        return "\n".join([*picture.draw_text(self.board), f"left: {pieces}", self._sentence])

    def _repr_svg_(self) -> str:
        """Return a picture of the board, the piece in hand and the pieces left, as SVG text."""
        return picture.draw_svg(
            self.board,
            hand=self.hand,
            left=self.left,
            last=self.trail[-1] if self.trail else None,
            lines=self.shown,
            mushrooms=self.rules.has_mushrooms,
            caption=self._sentence,
            title=f"Quarto {self.position}: {self._sentence}",
        )

    @property
    def _sentence(self) -> str:
        if self.hand is not None:
            return self._caption(f"place {self.hand.letters}")
        return self._caption("call or decline" if self.phase == "decline" else "give a piece")

    @property
    def _owners(self) -> Json | None:
        """Return the colour that each seat owns, or None if nobody owns a colour."""
        if self.rules.owned is None:
            return None
        return {seat: self.rules.colour_of(seat) for seat in self.seats}
