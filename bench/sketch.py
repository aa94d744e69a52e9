"""A bare immutable Quarto, the baseline for the Python rules: no seats, calls, texts, errors or rule sets.

It is what is left when everything but placing pieces and seeing lines is taken away, so the ratio to it
is the price of the complete rules.
"""

from __future__ import annotations

import random
from typing import NamedTuple

_ROWS = [[4 * r + f for f in range(4)] for r in range(4)]
_COLUMNS = [[4 * r + f for r in range(4)] for f in range(4)]
_LINES = [*_ROWS, *_COLUMNS, [0, 5, 10, 15], [3, 6, 9, 12]]
_THROUGH = [[line for line in _LINES if square in line] for square in range(16)]


class Sketch(NamedTuple):
    board: tuple[int, ...] = (-1,) * 16
    left: tuple[int, ...] = tuple(range(16))
    hand: int = -1
    over: bool = False

    def moves(self) -> list[int]:
        if self.hand < 0:
            return list(self.left)
        return [square for square in range(16) if self.board[square] < 0]

    def play(self, move: int) -> Sketch:
        if self.hand < 0:
            return Sketch(self.board, tuple([p for p in self.left if p != move]), move)
        board = (*self.board[:move], self.hand, *self.board[move + 1 :])
        won = False
        for line in _THROUGH[move]:
            a, b, c, d = (board[square] for square in line)
            if min(a, b, c, d) >= 0 and (a & b & c & d or ~(a | b | c | d) & 15):
                won = True
        return Sketch(board, self.left, -1, won or not self.left)


def play_random_game(rng: random.Random) -> int:
    """Play one random game and return the number of pieces placed."""
    state = Sketch()
    while not state.over:
        moves = state.moves()
        state = state.play(moves[int(rng.random() * len(moves))])
    return 16 - state.board.count(-1)
