"""The speed of the Python rules on one core, beside a baseline run in the same minute.

Each figure is the best of several rounds, since a busy machine only ever makes things slower.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

import fourfold
from bench.report import Section
from bench.sketch import play_random_game as play_sketch
from fourfold.games.perft import perft

ROUNDS = 5
SECONDS_A_ROUND = 1.0
PUBLIC_PACKAGE = 1184
"""Random games per second of a public Python package for Quarto on a similar core, as published."""


@dataclass(frozen=True)
class Row:
    what: str
    a_second: float
    ratio: float | None = None
    goal: int | None = None

    @property
    def cells(self) -> tuple[str, str, str, str]:
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        goal = "" if self.goal is None else f"{self.goal:,}"
        return self.what, f"{self.a_second:,.0f}", ratio, goal


def rate(play: Callable[[random.Random], int], counts: str) -> float:
    """Return how many games, or units that ``play`` returns, are done per second."""
    best = 0.0
    for number in range(ROUNDS):
        rng = random.Random(number)
        done = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < SECONDS_A_ROUND:
            units = play(rng)
            done += units if counts == "units" else 1
        best = max(best, done / spent)
    return best


def random_game(name: str, rules: str, seats: int = 2) -> Callable[[random.Random], int]:
    """Return a function that plays one random game and returns its number of turns."""
    game = fourfold.game(name, rules)

    def play(rng: random.Random) -> int:
        state = game.start(seats=seats, rng=rng)
        while state.outcome is None:
            moves = state.moves()
            state = state.play(moves[int(rng.random() * len(moves))])
        return state.turn_number

    return play


def measure() -> list[Row]:
    """Run all measurements, one after the other on one core."""
    baseline = rate(play_sketch, "games")
    rows = [
        Row("baseline: a bare immutable sketch, random games", baseline, 1.0),
        Row("a public Python package, as published", PUBLIC_PACKAGE, PUBLIC_PACKAGE / baseline),
    ]
    for rules in ("classic+referee", "classic", "danish", "classic+squares+referee"):
        games = rate(random_game("quarto", rules), "games")
        rows.append(Row(f"Quarto {rules}, random games", games, games / baseline, 3000))
    for rules, seats in (("quartino", 2), ("quartino", 4), ("quartino+referee", 3)):
        turns = rate(random_game("quartino", rules, seats), "units")
        rows.append(Row(f"Quartino {rules}, {seats} seats, turns", turns, goal=10000))
    began = time.perf_counter()
    leaves = perft(fourfold.game("quarto", "classic+referee").start(), 5)
    rows.append(Row(f"perft 5, {leaves:,} leaves", leaves / (time.perf_counter() - began)))
    return rows


def section() -> Section:
    return Section(
        "The Python rules, one core",
        ("what", "per second", "beside the baseline", "goal"),
        [row.cells for row in measure()],
    )
