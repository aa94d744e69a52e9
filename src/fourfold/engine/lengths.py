"""How long a won position of Quarto takes: the placements that the winner needs against the best defence.

Lives here: a small search on top of the solver, which tells it where wins are. Does not live here: values.
"""

from __future__ import annotations

from collections.abc import Callable

from fourfold.engine.hints import giveable_pieces, safe_pieces, threatened_values
from fourfold.engine.solver import Solver, Value
from fourfold.games.game import Move
from fourfold.games.quarto import Board, Give, Piece, Place, Position
from fourfold.games.quarto.pieces import SQUARES, VALUE_MASKS
from fourfold.games.quarto.rules import with_piece

LONGEST = 8
"""Nobody places more than eight pieces."""


class TooLong(Exception):
    """The search met its limit."""


class Lengths:
    """Lengths of wins under one rule set.

    A length counts the winner's placements, the one that completes the line included: 1 is a line that can be
    completed now. The winner is taken to be quick and the loser slow.

    Args:
        solver: knows the rules and where wins are.
        limit: positions looked at in one search.
    """

    def __init__(self, solver: Solver, limit: int = 20_000) -> None:
        self._solver = solver
        self._rules = solver.rules
        self._limit = limit
        self._looked_at = 0
        self._known: dict[tuple[Board, Piece | None, int], bool] = {}

    def of_placer(self, board: Board, hand: Piece) -> int:
        """The length for a player who places this piece and wins.

        Raises:
            TooLong: the limit ended the search.
            ValueError: it is no win.
        """
        self._begin()
        return self._shortest(lambda most: self._placer_wins(board, hand, most))

    def of_giver(self, board: Board) -> int:
        """The length for a player who gives and wins; raises as `of_placer`."""
        self._begin()
        return self._shortest(lambda most: self._giver_wins(board, most))

    def against_giver(self, board: Board) -> int:
        """The length for the opponent of a player who gives and loses; raises as `of_placer`."""
        self._begin()
        return self._shortest(lambda most: self._giver_loses(board, most))

    def _begin(self) -> None:
        self._looked_at = 0
        self._known.clear()

    @staticmethod
    def _shortest(wins_within: Callable[[int], bool]) -> int:
        for most in range(1, LONGEST + 1):
            if wins_within(most):
                return most
        raise ValueError("expected a win, got none")

    def _placer_wins(self, board: Board, hand: Piece, most: int) -> bool:
        if VALUE_MASKS[hand] & threatened_values(self._rules, board):
            return True
        if most == 1:
            return False
        key = (board, hand, most)
        if key not in self._known:
            self._known[key] = any(
                self._giver_wins(with_piece(board, move.square, hand), most - 1)
                for move in self._winning(board, hand)
                if isinstance(move, Place)
            )
        return self._known[key]

    def _giver_wins(self, board: Board, most: int) -> bool:
        key = (board, None, most)
        if key not in self._known:
            pieces: list[Piece] = (
                safe_pieces(self._rules, board)
                if most == 1
                else [m.piece for m in self._winning(board, None) if isinstance(m, Give)]
            )
            free = [square for square in SQUARES if board[square] is None]
            self._known[key] = len(free) > 1 and any(
                all(self._giver_loses(with_piece(board, square, piece), most) for square in free)
                for piece in pieces
            )
        return self._known[key]

    def _giver_loses(self, board: Board, most: int) -> bool:
        self._looked_at += 1
        if self._looked_at > self._limit:
            raise TooLong
        safe = safe_pieces(self._rules, board)
        if not safe:
            return bool(giveable_pieces(self._rules, board))
        return most > 1 and all(self._placer_wins(board, piece, most) for piece in safe)

    def _winning(self, board: Board, hand: Piece | None) -> tuple[Move, ...]:
        found = self._solver.solve(str(Position(board, hand)))
        return found.moves if found.value is Value.WIN else ()
