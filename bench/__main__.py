"""``make bench``: the speed of the rules on one core, beside a baseline run in the same minute.

Each figure is the best of several rounds, since a busy machine only ever makes things slower.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

import fourfold
from bench.sketch import play_random_game as play_sketch
from fourfold.games.perft import perft

ROUNDS = 5
SECONDS_A_ROUND = 1.0
PUBLIC_PACKAGE = 1184
"""Random games a second of a public Python package for Quarto on such a core, as published."""


def rate(play: Callable[[random.Random], int], counts: str) -> float:
    """How many games, or units that ``play`` returns, are done in a second."""
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
    """A function that plays one random game of listed moves; it returns the number of turns."""
    game = fourfold.game(name, rules)

    def play(rng: random.Random) -> int:
        state = game.start(seats=seats, rng=rng)
        while state.outcome is None:
            moves = state.moves()
            state = state.play(moves[int(rng.random() * len(moves))])
        turn = state.turn
        return turn if isinstance(turn, int) else turn.number

    return play


def main() -> None:
    console = Console(width=100 if not sys.stdout.isatty() else None)
    table = Table(title="The Python rules, one core", title_justify="left")
    for heading in ("what", "a second", "beside the baseline", "goal"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    with console.status("measuring"):
        baseline = rate(play_sketch, "games")
        table.add_row(
            "baseline: a bare immutable sketch, random games", f"{baseline:,.0f}", "1.00", ""
        )
        table.add_row(
            "a public Python package, as published",
            f"{PUBLIC_PACKAGE:,}",
            f"{PUBLIC_PACKAGE / baseline:.2f}",
            "",
        )
        for rules in ("classic+referee", "classic", "danish", "classic+squares+referee"):
            games = rate(random_game("quarto", rules), "games")
            table.add_row(
                f"Quarto {rules}, random games", f"{games:,.0f}", f"{games / baseline:.2f}", "3,000"
            )
        for rules, seats in (("quartino", 2), ("quartino", 4), ("quartino+referee", 3)):
            turns = rate(random_game("quartino", rules, seats), "units")
            table.add_row(f"Quartino {rules}, {seats} seats, turns", f"{turns:,.0f}", "", "10,000")
        began = time.perf_counter()
        leaves = perft(fourfold.game("quarto", "classic+referee").start(), 5)
        spent = time.perf_counter() - began
        table.add_row(f"perft 5, {leaves:,} leaves", f"{leaves / spent:,.0f}", "", "")
    console.print(table)


if __name__ == "__main__":
    main()
