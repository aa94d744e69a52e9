"""``python -m bench.engine``: the solver beside a baseline on the same positions, one core, one run.

The baseline is a C++ program that reads lines "N id BOARD HAND" and prints "N id v=VALUE nodes N SECONDS s";
``--baseline`` names its source. Without one only our own figures are printed. QuartoBot's are those published
for a 2.8 GHz core.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
import time
from collections import defaultdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from fourfold.engine import Solver
from fourfold.engine.twin import random_games

POSITIONS = Path(__file__).with_name("positions.tsv")
QUARTOBOT = {6: (710e3, 0.07), 5: (5.95e6, 0.58), 4: (47.3e6, 3.7), 3: (497e6, 39.0)}
RULES = "classic+referee"


def read_positions(fewest: int) -> dict[int, list[str]]:
    """The bench positions by the number of pieces placed."""
    found = defaultdict(list)
    for line in POSITIONS.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            placed, position = line.split("\t")
            if fewest <= int(placed) <= 6:
                found[int(placed)].append(position)
    return found


def ours(positions: list[str]) -> tuple[int, float, list[str]]:
    """Nodes, seconds and values, each position with an empty table."""
    nodes, seconds, values = 0, 0.0, []
    for position in positions:
        found = Solver(RULES, memory=512, tables=False).solve(position, with_moves=False)
        nodes += found.nodes
        seconds += found.seconds
        values.append(str(found.value))
    return nodes, seconds, values


def baseline(program: Path, placed: int, positions: list[str]) -> tuple[int, float, list[str]]:
    """The same by the baseline."""
    lines = []
    for number, position in enumerate(positions):
        ranks, hand = position.split()
        lines.append(f"{placed} {number} {''.join(reversed(ranks.split('/')))} {hand}")
    done = subprocess.run(
        [program], input="\n".join(lines), capture_output=True, text=True, check=True
    )
    rows = [line.split() for line in done.stdout.splitlines()]
    names = {"v=1": "win", "v=0": "draw", "v=-1": "loss"}
    return (
        sum(int(row[4]) for row in rows),
        sum(float(row[5]) for row in rows),
        [names[row[2]] for row in rows],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--baseline", type=Path, help="C++ source of a baseline")
    parser.add_argument("--fewest", type=int, default=3, help="pieces placed")
    wishes = parser.parse_args()
    console = Console(width=110)
    table = Table(title="Sums over five positions, one core, empty table", title_justify="left")
    for heading in (
        "placed",
        "nodes",
        "seconds",
        "nodes a second",
        "baseline",
        "ratio",
        "QuartoBot",
    ):
        table.add_column(heading, justify="right")
    with tempfile.TemporaryDirectory() as folder:
        program = None
        if wishes.baseline is not None:
            program = Path(folder) / "baseline"
            subprocess.run(["g++", "-O3", "-std=c++17", wishes.baseline, "-o", program], check=True)
        for placed, positions in sorted(read_positions(wishes.fewest).items(), reverse=True):
            nodes, seconds, values = ours(positions)
            beside, ratio = "", ""
            if program is not None:
                their_nodes, their_seconds, their_values = baseline(program, placed, positions)
                if values != their_values:
                    raise SystemExit(f"expected the same values with {placed} placed, got {values}")
                beside = f"{their_nodes:,} / {their_seconds:.2f}"
                ratio = f"{seconds / their_seconds:.2f}"
            bot_nodes, bot_seconds = QUARTOBOT[placed]
            table.add_row(
                str(placed),
                f"{nodes:,}",
                f"{seconds:.3f}",
                f"{nodes / seconds:,.0f}",
                beside,
                ratio,
                f"{bot_nodes:,.0f} / {bot_seconds}",
            )
    console.print(table)
    began = time.perf_counter()
    games = 2_000_000
    random_games(RULES, games, seed=1)
    console.print(f"native random games: {games / (time.perf_counter() - began):,.0f} a second")


if __name__ == "__main__":
    main()
