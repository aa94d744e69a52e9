"""How the levels fare at puzzles.

Lives here: letting each of the seven try a puzzle. Does not live here: what their success makes of its grade
(`engine.puzzles`).
"""

from __future__ import annotations

import random

from fourfold.bots.levels import LEVEL_BOTS
from fourfold.engine.puzzles import Puzzle

TRIES = 20
"""How often each level tries a puzzle."""


def levels_find(puzzle: Puzzle) -> int:
    """Of a hundred tries at a puzzle, a seventh by each level, how many find its solution."""
    found = sum(found_by_level(puzzle).values())
    return round(100 * found / (TRIES * len(LEVEL_BOTS)))


def found_by_level(puzzle: Puzzle) -> dict[str, int]:
    """For each level, how many of its tries find the solution.

    The lots depend on the puzzle alone, so it is found as often wherever and whenever it is tried.
    """
    state = puzzle.state
    view, solution = state.view(state.to_act), state.parse_move(puzzle.solution)
    found = {}
    for level, bot in LEVEL_BOTS.items():
        rng = random.Random(f"{puzzle.id} {level}")
        found[level] = sum(bot.choose(view, rng) == solution for _ in range(TRIES))
    return found
