"""Moves as numbers: each rule set has a fixed numbering of its moves.

Lives here: the numbering of both games, and which numbers a seat may choose at a view. Does not live here:
playing the moves (`episode`).

Where players call lines and say situations themselves, the numbers that may be chosen must not give a line or
a situation away. So a seat may choose every call and every say, right or wrong, that names only squares or
spaces on which something lies. Whether there is a line or a situation changes nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Set
from operator import index
from typing import SupportsIndex

from fourfold.games import quartino, quarto
from fourfold.games.game import Game, Move, View
from fourfold.games.quartino import QuartinoView
from fourfold.games.quartino.notation import END, PLACES, SAY_COLOURS, Clear, SayColumn
from fourfold.games.quartino.rules import QuartinoRules
from fourfold.games.quartino.tokens import COLOURS, RIM_SPACES, SPACES, STANDARD_DECK
from fourfold.games.quarto import QuartoView
from fourfold.games.quarto.notation import DECLINE, GIVES
from fourfold.games.quarto.notation import PLACES as QUARTO_PLACES
from fourfold.games.quarto.rules import QuartoRules


class Actions(ABC):
    """The numbering of the moves of one game under one rule set, from 0 without gaps."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self.moves: tuple[Move, ...] = tuple(moves)
        """The moves in the order of their numbers."""
        self._numbers = {move: number for number, move in enumerate(self.moves)}

    def __len__(self) -> int:
        """Return the number of moves that have a number."""
        return len(self.moves)

    def number(self, move: Move) -> int:
        """Return the number of a move.

        Raises:
            LookupError: the move has no number, as a resignation.
        """
        if move not in self._numbers:
            raise LookupError(f"expected a move with a number, got {str(move)!r}")
        return self._numbers[move]

    def check(self, number: SupportsIndex) -> int:
        """Return the number of a move as an int.

        Raises:
            TypeError: this is no whole number.
            ValueError: no move has this number; negative ones do not count from the end.
        """
        found = index(number)
        if not 0 <= found < len(self.moves):
            raise ValueError(f"expected a number from 0 to {len(self.moves) - 1}, got {found}")
        return found

    def legal(self, view: View, refused: Set[int] = frozenset()) -> list[int]:
        """Return the numbers that the viewer may choose, in ascending order; none if another seat is to act.

        Args:
            view: what the seat may know; nothing else decides about the numbers.
            refused: the calls and says of this turn that were refused, which cannot be chosen again.
        """
        if view.viewer is None or view.viewer != view.to_act:
            return []
        listed = [self._numbers[move] for move in view.moves]
        unlisted = [self._numbers[move] for move in self._calls_and_says(view)]
        return sorted([*listed, *(number for number in unlisted if number not in refused)])

    @abstractmethod
    def _calls_and_says(self, view: View) -> list[Move]:
        """Return the calls and says that no view lists and that the viewer, who is to act, may try."""


class QuartoActions(Actions):
    """The numbers of the moves of Quarto: gives, places, then calls and ``decline`` where players call.

    >>> actions = QuartoActions(quarto.Quarto("classic").rules)
    >>> [str(actions.moves[number]) for number in (7, 16, 32, 42)], len(actions)
    (['give 7', 'place a1', 'call a1 b1 c1 d1', 'decline'], 43)
    """

    def __init__(self, rules: QuartoRules) -> None:
        self._calls = () if rules.referee else tuple(quarto.Call(line) for line in rules.lines)
        last = () if rules.referee else (DECLINE,)
        super().__init__((*GIVES, *QUARTO_PLACES, *self._calls, *last))

    def _calls_and_says(self, view: View) -> list[Move]:
        if not isinstance(view, QuartoView):
            raise TypeError(f"expected a view of Quarto, got {type(view).__name__}")
        if not view.calls_left:
            return []
        board = view.board
        return [call for call in self._calls if all(board[s] is not None for s in call.line)]


class QuartinoActions(Actions):
    """The numbers of the moves of Quartino: places, calls, ``end``, clears, then says where players say them.

    Cards are those of the standard deck.

    >>> actions = QuartinoActions(quartino.Quartino("quartino").rules)
    >>> [str(actions.moves[number]) for number in (0, 36, 228, 229, 238, 239)], len(actions)
    (['place Y c', 'call YBGP 1', 'end', 'clear c', 'say colours', 'say column c'], 248)
    """

    def __init__(self, rules: QuartinoRules) -> None:
        places = [place for colour in COLOURS for place in PLACES[colour]]
        self._calls = {
            card: [quartino.Call(card, first) for first in RIM_SPACES] for card in STANDARD_DECK
        }
        calls = [call for card in STANDARD_DECK for call in self._calls[card]]
        clears = [Clear(space) for space in SPACES] if rules.situations else []
        self._columns = [SayColumn(space) for space in SPACES]
        says = [SAY_COLOURS, *self._columns] if rules.situations and not rules.referee else []
        super().__init__([*places, *calls, END, *clears, *says])

    def _calls_and_says(self, view: View) -> list[Move]:
        if not isinstance(view, QuartinoView):
            raise TypeError(f"expected a view of Quartino, got {type(view).__name__}")
        found: list[Move] = []
        if view.rules.referee:
            return found
        board = view.board
        says_left = view.says_left or ()
        if "colours" in says_left:
            found.append(SAY_COLOURS)
        if "column" in says_left:
            found += [say for say in self._columns if board[say.space]]
        if view.phase == "call":
            found += [
                call
                for card in dict.fromkeys(view.rack)
                for call in self._calls[card]
                if all(board[space] for space in card.spaces(call.first))
            ]
        return found


def actions_of(game: Game) -> Actions:
    """Return the numbering of a game's moves under its rules.

    Raises:
        TypeError: the game is neither Quarto nor Quartino.
    """
    if isinstance(game, quarto.Quarto):
        return QuartoActions(game.rules)
    if isinstance(game, quartino.Quartino):
        return QuartinoActions(game.rules)
    raise TypeError(f"expected Quarto or Quartino, got {type(game).__name__}")
