"""``python -m bench.quartino``: how strong the native players of Quartino are against each other.

Every deal is played once in each seat of the player, against the same opponent in all other seats, in referee
play. With ``--json`` the figures are written to a file, and their section in docs/benchmarks.md anew.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean, stdev

from bench.report import PAGE, Section, renew
from bench.state import commit, machine
from fourfold.bots.quartino import CARE, native_player
from fourfold.engine.core import core

RESULTS = Path(__file__).parent / "results" / "quartino.json"
TITLE = "Players of Quartino"
RULES = "quartino+referee"
PAIRS = (
    ("greedy", "random", 2),
    ("careful", "greedy", 2),
    ("careful", "greedy", 3),
    ("careful", "greedy", 4),
    ("policy", "random", 2),
    ("policy", "greedy", 2),
    ("policy", "careful", 2),
    ("policy", "greedy", 3),
    ("policy", "careful", 3),
    ("policy", "greedy", 4),
    ("policy", "careful", 4),
)
"""Player, opponent in all other seats, and number of seats."""
TWELFTHS = 12
"""The parts of a win in which the native core counts."""


@dataclass(frozen=True)
class Score:
    """What a player scored: 1 for a win, divided among those who win together; 1 / seats for a draw."""

    player: str
    opponent: str
    seats: int
    games: int
    mean: float
    margin: float
    """Half the width of the 95 % interval, over deals."""


@dataclass(frozen=True)
class Report:
    """All scores, and what was measured where."""

    scores: list[Score]
    commit: str
    machine: str


def measure(player: str, opponent: str, seats: int, games: int, seed: int = 1) -> Score:
    """Return the score of a player in about this number of games."""
    deals = -(-games // seats)
    players = native_player(player, seats), native_player(opponent, seats)
    found = core.play_quartino_deals(RULES, seats, *players, deals, seed)
    means = [score / TWELFTHS / seats for score in found]
    margin = 1.96 * stdev(means) / deals**0.5
    return Score(player, opponent, seats, deals * seats, fmean(means), margin)


def section(report: Report) -> Section:
    """Return the scores as a table."""
    rows = [
        (
            f"`{one.player}` v `{one.opponent}`",
            f"{one.seats}",
            f"{one.games:,}",
            f"{100 * one.mean:.1f} ± {100 * one.margin:.1f} %",
            f"{100 / one.seats:.1f} %",
        )
        for one in report.scores
    ]
    cares = ", ".join(f"{care / 100} at {seats} seats" for seats, care in CARE.items())
    note = (
        "One player against the same opponent in all other seats, each deal played once in each seat; a win "
        "scores 1, divided among those who win together, a draw 1 / seats; ± is the 95 % interval. "
        f"The others' cards weigh for `careful` {cares}. `policy` is the bare learned policy, with its "
        "memory of what was placed and without any search. It met `greedy` in training, but never `careful`. "
        f"Measured by `python -m bench.quartino` at commit `{report.commit}` ({report.machine})."
    )
    return Section(TITLE, ("players", "seats", "games", "score", "par"), rows, note)


def read() -> Report:
    """Return the report that was written last."""
    found = json.loads(RESULTS.read_text("utf-8"))
    scores = [Score(**one) for one in found["scores"]]
    return Report(scores, found["commit"], found["machine"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4_000, help="for each score")
    parser.add_argument("--json", type=Path, help="where to write what was found")
    wishes = parser.parse_args()
    scores = []
    for player, opponent, seats in PAIRS:
        scores.append(measure(player, opponent, seats, wishes.games))
        print(scores[-1], flush=True)
    report = Report(scores, commit(), machine())
    if wishes.json is not None:
        wishes.json.write_text(json.dumps(asdict(report)) + "\n", "utf-8")
        renew(PAGE, section(report))


if __name__ == "__main__":
    main()
