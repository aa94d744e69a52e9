"""Perft: counting move sequences, the classic check of move generation."""

from __future__ import annotations

from collections.abc import Callable

from fourfold.games.game import State


def perft(state: State, depth: int, progress: Callable[[int, int], None] | None = None) -> int:
    """Return the number of sequences of ``depth`` listed moves from this state; the end of a game ends one.

    The function ``progress`` is called with the number of two-move openings counted so far and of all.

    >>> from fourfold.games.quarto import Quarto
    >>> [perft(Quarto("danish+referee").start(), depth) for depth in range(4)]
    [1, 8, 128, 1024]
    """
    if progress is not None and depth > 2:
        openings = [
            after.play(move) for after in map(state.play, state.moves()) for move in after.moves()
        ]
        total = 0
        for number, opening in enumerate(openings, start=1):
            total += perft(opening, depth - 2)
            progress(number, len(openings))
        return total
    if depth == 0:
        return 1
    moves = state.moves()
    if depth == 1:
        return len(moves)
    return sum(perft(state.play(move), depth - 1) for move in moves)
