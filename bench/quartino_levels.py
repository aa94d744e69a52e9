"""``python -m bench.quartino_levels``: how strong each level of Quartino is against the level below.

Two seats; every deal is played once in each. With ``--json`` the figures are written to a file, and their
section in docs/benchmarks.md anew.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import sqrt
from pathlib import Path

from bench.report import PAGE, Section, renew
from bench.state import commit, machine
from fourfold.bots.arena import NORMAL_95
from fourfold.bots.quartino import native_player
from fourfold.bots.quarto import LEVEL_NAMES
from fourfold.engine.core import core

RESULTS = Path(__file__).parent / "results" / "quartino-levels.json"
TITLE = "Levels of Quartino"
SEATS = 2
WITH_REFEREE, PLAYERS_CALL = "quartino+referee", "quartino"
STEPS = [(higher, lower) for lower, higher in pairwise(LEVEL_NAMES)]
PAIRS = (
    ("level1", "random", WITH_REFEREE),
    *((higher, lower, WITH_REFEREE) for higher, lower in STEPS),
    ("level4", "greedy", WITH_REFEREE),
    ("level7", "careful", WITH_REFEREE),
    ("policy", "level7", WITH_REFEREE),
    ("strong", "level7", WITH_REFEREE),
    *((higher, lower, PLAYERS_CALL) for higher, lower in STEPS),
)
"""Player, opponent and rules."""
PLAYOUTS = 100
"""Playouts per decision of `strong`, which plays a tenth of the games."""


@dataclass(frozen=True)
class Wins:
    """How many games a player won and lost against one opponent; all others were drawn or shared."""

    player: str
    opponent: str
    rules: str
    games: int
    won: int
    lost: int
    margin: float
    """Half the width of the 95 % interval of `share`, over deals."""

    @property
    def share(self) -> float:
        """The share of the decided games that the player won."""
        return self.won / (self.won + self.lost)


@dataclass(frozen=True)
class Report:
    """All counts, and what was measured where."""

    wins: list[Wins]
    commit: str
    machine: str


def measure(player: str, opponent: str, rules: str, games: int, seed: int = 1) -> Wins:
    """Return what a player wins in this number of games; `strong` plays a tenth of them."""
    deals = -(-games // SEATS) // (10 if player == "strong" else 1)
    players = native_player(player, SEATS, PLAYOUTS), native_player(opponent, SEATS)
    counts = core.count_quartino_wins(rules, SEATS, *players, deals, seed)
    won, lost = (sum(column) for column in zip(*counts, strict=True))
    margin = _margin(counts, won / (won + lost))
    return Wins(player, opponent, rules, deals * SEATS, won, lost, margin)


def _margin(counts: Sequence[tuple[int, int]], share: float) -> float:
    """Return half the width of the 95 % interval of a ratio of sums over deals."""
    decided = sum(won + lost for won, lost in counts)
    deviations = (won - share * (won + lost) for won, lost in counts)
    return NORMAL_95 * sqrt(sum(one**2 for one in deviations)) / decided


def section(report: Report) -> Section:
    """Return the counts as a table."""
    rows = [
        (
            f"`{one.player}` v `{one.opponent}`",
            "players" if one.rules == PLAYERS_CALL else "referee",
            f"{one.games:,}",
            f"{one.games - one.won - one.lost:,}",
            f"{100 * one.share:.1f} ± {100 * one.margin:.1f} %",
        )
        for one in report.wins
    ]
    note = "\n".join(
        (
            "- Two seats, each deal played once in each seat.",
            "- A game is decided if one player won it alone; ± is the 95 % interval over deals.",
            "- Where players call, a level announces and calls only what it notices.",
            f"- `strong` makes {PLAYOUTS} playouts per decision.",
            "",
            f"Measured by `python -m bench.quartino_levels` at commit `{report.commit}` ({report.machine}).",
        )
    )
    headings = (
        "players",
        "calling",
        "games",
        "drawn or shared",
        "won of the decided games",
    )
    return Section(TITLE, headings, rows, note)


def read() -> Report:
    """Return the report that was written last."""
    found = json.loads(RESULTS.read_text("utf-8"))
    return Report([Wins(**one) for one in found["wins"]], found["commit"], found["machine"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4_000, help="for each pair")
    parser.add_argument("--json", type=Path, help="where to write what was found")
    wishes = parser.parse_args()
    wins = []
    for pair in PAIRS:
        wins.append(measure(*pair, wishes.games))
        print(f"{wins[-1]} {100 * wins[-1].share:.1f} %", flush=True)
    report = Report(wins, commit(), machine())
    if wishes.json is not None:
        wishes.json.write_text(json.dumps(asdict(report)) + "\n", "utf-8")
        renew(PAGE, section(report))


if __name__ == "__main__":
    main()
