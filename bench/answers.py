"""How soon an answer comes: value and keeping moves of random positions, with the opening tables, one core.

Positions are those of random play, as many with each number of pieces placed, with and without a piece in
hand; each is asked of a solver that remembers nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import quantiles

from bench.report import Section
from fourfold.engine import Solver
from fourfold.games.quarto import Quarto, QuartoState

TABLED = {
    "classic": 50,
    "classic+squares": 50,
    "danish": 500,
    "danish+squares": 500,
    "classic+traits:colour": 500,
    "classic+traits:colour,height": 500,
    "classic+traits:colour,height,shape": 500,
    "classic+squares+traits:colour": 500,
    "classic+squares+traits:colour,height": 500,
    "classic+squares+traits:colour,height,shape": 500,
}
"""Rules with openings, and the milliseconds in which 99 of 100 answers should come."""
OTHERS = {
    "classic+values:light,tall,round": 5000,
    "classic+squares+values:light,dark,tall,round,solid": 5000,
    "danish+traits:height,shape": 5000,
    "danish+values:light,tall,short+squares": 5000,
}
"""Rules without openings, asked from six pieces on, and the milliseconds in which all answers should come."""
EACH = 40
"""Positions per number of pieces placed."""


def positions(rules: str, fewest: int) -> Iterator[QuartoState]:
    rng = random.Random(rules)
    game = Quarto(f"{rules}+referee")
    for placed in range(fewest, 16):
        for number in range(EACH):
            yield _reach(game, placed, number % 2 == 0, rng)


def _reach(game: Quarto, placed: int, in_hand: bool, rng: random.Random) -> QuartoState:
    while True:
        state = game.start()
        while state.outcome is None and (state.placed, state.hand is not None) != (placed, in_hand):
            state = state.play(rng.choice(state.moves()))
        if state.outcome is None:
            return state


def section() -> Section:
    rows = []
    for rules, goal in (TABLED | OTHERS).items():
        fewest = 0 if rules in TABLED else 6
        times = []
        for state in positions(rules, fewest):
            times.append(1000 * Solver(rules, memory=64).solve(state).seconds)
        cuts = quantiles(times, n=100, method="inclusive")
        figures = (f"{figure:.3g}" for figure in (cuts[49], cuts[98], max(times)))
        rows.append((f"`{rules}`", f"{fewest}–15", str(len(times)), *figures, f"{goal:,}"))
    return Section(
        "Answers, one core, milliseconds",
        ("rules", "placed", "positions", "p50", "p99", "worst", "goal"),
        rows,
        "Value and keeping moves of random positions, each asked of a solver that remembers nothing. The "
        "goal is for p99 where there is an opening table, and for every answer in the last four.",
    )
