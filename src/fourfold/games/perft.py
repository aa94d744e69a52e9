"""Counting move sequences, the classic check of move generation."""

from __future__ import annotations

from fourfold.games.game import State


def perft(state: State, depth: int) -> int:
    """How many sequences of this many listed moves there are from here; a finished game ends one.

    >>> from fourfold.games.quarto import Quarto
    >>> [perft(Quarto("danish+referee").start(), depth) for depth in range(4)]
    [1, 8, 128, 1024]
    """
    if depth == 0:
        return 1
    moves = state.moves()
    if depth == 1:
        return len(moves)
    return sum(perft(state.play(move), depth - 1) for move in moves)
