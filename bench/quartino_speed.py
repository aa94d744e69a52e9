"""``python -m bench.quartino_speed``: how fast one core plays and thinks about Quartino.

Times are those of the processor, so that other programs on the machine disturb little; each figure is the
best of several runs. With ``--json`` the figures are written to a file, and their section in
docs/benchmarks.md anew.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.report import PAGE, Section, renew
from bench.state import commit, machine
from fourfold.bots.quartino import SOME_RACKS, native_player, simulations_per_second
from fourfold.engine.core import core
from fourfold.engine.quartino_twin import random_games

RESULTS = Path(__file__).parent / "results" / "quartino-speed.json"
TITLE = "Speed of Quartino"
RULES = "quartino+referee"
SEATS = 2
RANDOM_GAMES = 20_000
DECISIONS = 20_000
BOARD = "YB/G/P/./BY/G/./P/."
"""A wheel at which the policy decides."""
RUNS = 3


@dataclass(frozen=True)
class Report:
    """The figures of one core, and where they were measured."""

    moves_per_second: int
    """Random moves, repetitions checked."""
    decision_us: float
    """Microseconds per decision of the bare policy."""
    playouts_per_second: int
    """Playouts per second of the search of `strong`, on one core."""
    commit: str
    machine: str


def least_seconds(work: Callable[[], object]) -> float:
    """Return the processor time of the fastest of several runs of a function."""
    times = []
    for _ in range(RUNS):
        began = time.thread_time()
        work()
        times.append(time.thread_time() - began)
    return min(times)


def moves_per_second(games: int = RANDOM_GAMES) -> float:
    """Return the number of moves in random games that one core plays per second."""
    moves = random_games(RULES, games, SEATS)
    return moves / least_seconds(lambda: random_games(RULES, games, SEATS))


def decision_us(decisions: int = DECISIONS) -> float:
    """Return the microseconds per decision of the bare policy: what it sees, the net, and the choice."""
    match = core.NativeQuartino(RULES, [*SOME_RACKS], "A", [], BOARD)
    player = native_player("policy", SEATS)

    def decide() -> None:
        for seed in range(decisions):
            player.choose(match, seed)

    return least_seconds(decide) / decisions * 1e6


def measure() -> Report:
    """Return the figures of this machine."""
    return Report(
        round(moves_per_second()),
        round(decision_us(), 1),
        round(simulations_per_second()),
        commit(),
        machine(),
    )


def section(report: Report) -> Section:
    """Return the figures as a table."""
    rows = [
        ("random moves per second", f"{report.moves_per_second:,}", "20,000,000"),
        ("a decision of `policy`, µs", f"{report.decision_us:.1f}", "30"),
        ("playouts of `strong` per second", f"{report.playouts_per_second:,}", ""),
    ]
    note = (
        f"One core, rules `{RULES}`, {SEATS} seats, in time of the processor, the best of {RUNS} runs; "
        "random games with repetitions checked.\n\n"
        f"Measured by `python -m bench.quartino_speed` at commit `{report.commit}` ({report.machine})."
    )
    return Section(TITLE, ("what", "found", "goal"), rows, note)


def read() -> Report:
    """Return the report that was written last."""
    return Report(**json.loads(RESULTS.read_text("utf-8")))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="where to write what was found")
    wishes = parser.parse_args()
    report = measure()
    print(report)
    if wishes.json is not None:
        wishes.json.write_text(json.dumps(asdict(report)) + "\n", "utf-8")
        renew(PAGE, section(report))


if __name__ == "__main__":
    main()
