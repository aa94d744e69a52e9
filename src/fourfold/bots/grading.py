"""How often the levels find the solution of a puzzle.

Lives here: the way to the native tries (``native/quarto/mind/bots.hpp``). Does not live here: what their
success makes of the puzzle's grade (`engine.puzzles`).
"""

from __future__ import annotations

from fourfold.bots.quarto import LEVEL_NAMES, solver_for
from fourfold.engine.core import core
from fourfold.engine.encoding import encode, encode_board, encode_hand
from fourfold.engine.puzzles import Puzzle

TRIES = 100
"""Tries of each level at a puzzle."""


def levels_find(puzzle: Puzzle) -> int:
    """Return how many of a hundred tries at a puzzle, a seventh by each level, find its solution."""
    found = sum(found_by_level(puzzle).values())
    return round(100 * found / (TRIES * len(LEVEL_NAMES)))


def found_by_level(puzzle: Puzzle) -> dict[str, int]:
    """Return, for each level, how many of its tries find the solution.

    The seed is the puzzle's id, so a puzzle is found as often wherever and whenever it is tried.
    """
    state = puzzle.state
    solver, lock = solver_for(state.rules)
    with lock:
        found = core.tries_that_find(
            solver.native,
            encode_board(state.board),
            encode_hand(state.hand),
            encode(puzzle.solution),
            int(puzzle.id, 16),
            TRIES,
        )
    return dict(zip(LEVEL_NAMES, found, strict=True))
