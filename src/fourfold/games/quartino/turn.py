"""A turn of Quartino: what was there as it began, what has been said and done, what is still due.

Lives here: the bookkeeping of T4 to T10 within one turn. Does not live here: the board and the cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from fourfold.games.game import Json
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
    """One seat's turn so far."""

    number: int
    """Counted from 1, over all seats."""
    due: int
    """Tokens still to be placed."""
    crowded: bool
    """Whether, as it began, some colour had four or more tokens on the board (T7)."""
    tall: tuple[Space, ...]
    """The columns that, as it began, had four or more tokens (T8)."""
    colours: bool = False
    """Whether "four colours" is said, or granted by the referee."""
    column: Space | None = None
    """The column that is said."""
    cleared: bool = False
    begun: bool = False
    """Whether placing has begun, or was skipped: it is too late to say anything."""
    acted: bool = False
    """Whether anything was placed, cleared or called."""

    @classmethod
    def start(cls, number: int, board: Board, rules: QuartinoRules) -> Self:
        """A turn about to begin on this board."""
        crowded = rules.situations and most_of_a_colour(board) >= TALL
        tall = tall_columns(board) if rules.situations else ()
        if not rules.referee:
            return cls(number, 1, crowded, tall)
        return cls(number, 1 + crowded + bool(tall), crowded, tall, colours=crowded)

    def clearing(self, rules: QuartinoRules) -> tuple[Space, ...]:
        """The columns of which one must still be cleared; none if no clearing is due."""
        if self.cleared:
            return ()
        if rules.referee:
            return self.tall
        return () if self.column is None else (self.column,)

    def fresh(self, rules: QuartinoRules) -> bool:
        """Whether nothing has been said or done yet."""
        said = self.column is not None or (self.colours and not rules.referee)
        return not (said or self.begun or self.acted)

    def to_json(self) -> Json:
        """The form in which a turn is stored."""
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
        """Read what `to_json` wrote."""
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
