"""A turn of Quartino: the situations as it began, what has been said and done, and what is still due.

Lives here: the bookkeeping of T4 to T10 within one turn. Does not live here: the board and the cards.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from fourfold.games.game import IllegalMove, Json
from fourfold.games.quartino.notation import SayColours, SayColumn
from fourfold.games.quartino.rules import QuartinoRules
from fourfold.games.quartino.tokens import (
    SPACES_BY_NAME,
    TALL,
    Board,
    Space,
    most_of_a_colour,
    tall_columns,
)


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn of one seat, as far as it has been played."""

    number: int
    """The number of the turn, counted from 1 over all seats."""
    due: int
    """The number of tokens that must still be placed."""
    crowded: bool
    """Whether some colour had four or more tokens on the board as the turn began (T7)."""
    tall: tuple[Space, ...]
    """The columns that had four or more tokens as the turn began (T8)."""
    colours: bool = False
    """Whether "four colours" has been said, or the referee has granted it."""
    column: Space | None = None
    """The column that has been said, or None."""
    cleared: bool = False
    begun: bool = False
    """Whether a token has been placed, or placing was skipped: after that no situation can be said."""
    acted: bool = False
    """Whether anything has been placed, cleared or called."""

    @classmethod
    def start(cls, number: int, board: Board, rules: QuartinoRules) -> Self:
        """Return a turn that begins on this board."""
        crowded = rules.situations and most_of_a_colour(board) >= TALL
        tall = tall_columns(board) if rules.situations else ()
        if not rules.referee:
            return cls(number, 1, crowded, tall)
        return cls(number, 1 + crowded + bool(tall), crowded, tall, colours=crowded)

    def clearing(self, rules: QuartinoRules) -> tuple[Space, ...]:
        """Return the columns of which one must still be cleared; none if no clearing is due."""
        if self.cleared:
            return ()
        if rules.referee:
            return self.tall
        return () if self.column is None else (self.column,)

    def fresh(self, rules: QuartinoRules) -> bool:
        """Return True if nothing has been said or done in this turn."""
        said = self.column is not None or (self.colours and not rules.referee)
        return not (said or self.begun or self.acted)

    def check_saying(self, move: SayColours | SayColumn, rules: QuartinoRules) -> None:
        """Check that a situation may be said at this time, whether it is there or not.

        Raises:
            IllegalMove: nobody says situations under these rules, a token has been placed in this turn, or a
                situation of the same kind has been said in this turn.
        """
        if rules.referee:
            raise IllegalMove("referee-says", move=move)
        if not rules.situations:
            raise IllegalMove("no-situations", move=move)
        if self.begun:
            raise IllegalMove("say-too-late", move=move)
        if self.colours if isinstance(move, SayColours) else self.column is not None:
            raise IllegalMove("said-already", move=move)

    def why_untrue(self, move: SayColours | SayColumn, board: Board) -> IllegalMove | None:
        """Return why a situation is wrongly said, or None if it was there as the turn began."""
        if isinstance(move, SayColours):
            return None if self.crowded else IllegalMove("no-four-colours", move=move)
        if move.space in self.tall:
            return None
        return IllegalMove("no-column", space=move.space, height=len(board[move.space]))

    def after_saying(self, move: SayColours | SayColumn) -> Self:
        """Return the turn after a situation was rightly said: one more token is due (T7, T8)."""
        if isinstance(move, SayColours):
            return replace(self, colours=True, due=self.due + 1)
        return replace(self, column=move.space, due=self.due + 1)

    def to_json(self) -> Json:
        """Return the turn as a JSON object."""
        return {
            "number": self.number,
            "due": self.due,
            "crowded": self.crowded,
            "tall": [str(space) for space in self.tall],
            "colours": self.colours,
            "column": None if self.column is None else str(self.column),
            "cleared": self.cleared,
            "begun": self.begun,
            "acted": self.acted,
        }

    @classmethod
    def from_json(cls, data: Json) -> Self:
        """Return the turn that `to_json` wrote."""
        return cls(
            number=int(data["number"]),
            due=int(data["due"]),
            crowded=bool(data["crowded"]),
            tall=tuple(SPACES_BY_NAME[name] for name in data["tall"]),
            colours=bool(data["colours"]),
            column=None if data["column"] is None else SPACES_BY_NAME[data["column"]],
            cleared=bool(data["cleared"]),
            begun=bool(data["begun"]),
            acted=bool(data["acted"]),
        )
