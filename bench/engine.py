"""The solver beside a baseline on the same positions, one core, one run; the whole game; games at random.

The baseline is a C++ program that reads lines "N id BOARD HAND" and prints "N id v=VALUE nodes N SECONDS s".
"""

from __future__ import annotations

import subprocess
import tempfile
import time
from collections import defaultdict
from operator import attrgetter, itemgetter
from pathlib import Path

from bench.report import Bar, Section
from fourfold.engine import Solution, Solver
from fourfold.engine.twin import random_games
from fourfold.games.quarto import Quarto

POSITIONS = Path(__file__).with_name("positions.tsv")
QUARTOBOT = {6: (710e3, 0.07), 5: (5.95e6, 0.58), 4: (47.3e6, 3.7), 3: (497e6, 39.0)}
RULES = "classic+referee"
BASELINE_FLAGS = ["-O3", "-march=native", "-std=c++17"]
ROUNDS = {6: 9, 5: 9, 4: 5, 3: 2}
"""Repetitions per number of pieces placed; the fastest counts, since other load only slows down."""
PROOFS = 2
"""Repetitions of the proof of the whole game; the fastest counts."""
PROOF_MEMORY = 4096
RANDOM_GAMES = 4_000_000


def read_positions(fewest: int) -> dict[int, list[str]]:
    """Return the bench positions by the number of pieces placed."""
    found = defaultdict(list)
    for line in POSITIONS.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            placed, position = line.split("\t")
            if fewest <= int(placed) <= 6:
                found[int(placed)].append(position)
    return found


def ours(positions: list[str]) -> tuple[int, float, list[str]]:
    """Return nodes, seconds and values of our solver, each position with an empty transposition table."""
    nodes, seconds, values = 0, 0.0, []
    for position in positions:
        found = Solver(RULES, memory=512, tables=False).solve(position, with_moves=False)
        nodes += found.nodes
        seconds += found.seconds
        values.append(str(found.value))
    return nodes, seconds, values


def baseline(program: Path, placed: int, positions: list[str]) -> tuple[int, float, list[str]]:
    """Return nodes, seconds and values of the baseline."""
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


def sums(source: Path | None, fewest: int) -> tuple[Section, list[Bar]]:
    """Compare our solver, the baseline if its source exists, and QuartoBot by position."""
    rows, bars = [], []
    with tempfile.TemporaryDirectory() as folder:
        program = None
        if source is not None:
            program = Path(folder) / "baseline"
            subprocess.run(["g++", *BASELINE_FLAGS, source, "-o", program], check=True)
        for placed, positions in sorted(read_positions(fewest).items(), reverse=True):
            nodes, seconds, values = min(
                (ours(positions) for _ in range(ROUNDS[placed])), key=itemgetter(1)
            )
            bars.append(Bar(placed, "Fourfold", seconds))
            beside, ratio = "", ""
            if program is not None:
                their_nodes, their_seconds, their_values = min(
                    (baseline(program, placed, positions) for _ in range(ROUNDS[placed])),
                    key=itemgetter(1),
                )
                if values != their_values:
                    raise SystemExit(f"expected the same values with {placed} placed, got {values}")
                beside = f"{their_nodes:,} / {their_seconds:.3f}"
                ratio = f"{seconds / their_seconds:.2f}"
                bars.append(Bar(placed, "baseline", their_seconds))
            bot_nodes, bot_seconds = QUARTOBOT[placed]
            bars.append(Bar(placed, "QuartoBot, as published", bot_seconds))
            rows.append(
                (
                    str(placed),
                    f"{nodes:,} / {seconds:.3f}",
                    f"{nodes / seconds:,.0f}",
                    beside,
                    ratio,
                    f"{bot_nodes:,.0f} / {bot_seconds}",
                )
            )
    headings = ("placed", "nodes / s", "nodes per second", "baseline", "ratio", "QuartoBot")
    note = "\n".join(
        (
            "- Sums over five positions each, empty table, the best of several runs.",
            f"- Baseline: compiled by `g++ {' '.join(BASELINE_FLAGS)}` and run right after ours; the ratio "
            "is ours to its time.",
            "- QuartoBot: as published for a 2.8 GHz core.",
        )
    )
    return Section("The solver, one core", headings, rows, note), bars


def _prove() -> Solution:
    solver = Solver(RULES, threads=2, memory=PROOF_MEMORY, tables=False)
    return solver.solve(Quarto(RULES).start(), with_moves=False)


def whole_game() -> Section:
    """Measure the proof from the empty board, and random games."""
    found = min((_prove() for _ in range(PROOFS)), key=attrgetter("seconds"))
    began = time.perf_counter()
    random_games(RULES, RANDOM_GAMES, seed=1)
    speed = RANDOM_GAMES / (time.perf_counter() - began)
    rows = [
        ("empty board: value", str(found.value), ""),
        ("empty board: nodes", f"{found.nodes:,}", ""),
        ("empty board: seconds, two threads", f"{found.seconds:.1f}", "20"),
        ("empty board: table, MiB", f"{PROOF_MEMORY:,}", "4,096"),
        ("random games per second, one core", f"{speed:,.0f}", "3,000,000"),
    ]
    return Section("The native core, whole games", ("what", "found", "goal"), rows)
