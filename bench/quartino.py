"""``python -m bench.quartino``: how strong the native players of Quartino are against each other.

Every deal is played once in each seat of the player, against the same opponent in all other seats, in referee
play. With ``--json`` the figures are written to a file, and their section in docs/benchmarks.md anew; figures
of pairs that were not measured this time (``--players``) are kept.

Players that search have the number of playouts per decision in their names; `bench.quartino_speed` measures
how many playouts a core makes per second. The card-seeing player is the search of `strong` with true hands
instead of drawn ones: its score is what hidden cards leave to be won. No bot can be it.
"""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean, stdev

from bench.report import DOCS, PAGE, Section, renew
from bench.score_plot import draw_scores
from bench.state import commit, machine
from fourfold.bots.quartino import native_player
from fourfold.engine.core import core
from fourfold.engine.quartino_nets import load_nets, read_nets
from fourfold.engine.quartino_views import CARE

RESULTS = Path(__file__).parent / "results" / "quartino.json"
NETS = Path(__file__).parent / "nets"
"""Nets that are measured against and never shipped; training/README.md says how they came about."""
PICTURE = DOCS / "quartino-scores.svg"
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
    ("policy", "other seed", 2),
    ("policy", "other seed", 3),
    ("policy", "other seed", 4),
    ("best response", "policy", 2),
    ("best response", "other seed", 2),
    ("best response", "greedy", 2),
    ("card-seeing, 100 playouts", "greedy", 2),
    ("card-seeing, 100 playouts", "careful", 2),
    ("card-seeing, 100 playouts", "other seed", 2),
    ("card-seeing, 100 playouts", "greedy", 3),
    ("card-seeing, 100 playouts", "greedy", 4),
    ("strong, 50 playouts", "greedy", 2),
    ("strong, 50 playouts", "careful", 2),
    ("strong, 50 playouts", "other seed", 2),
    ("strong, 50 playouts", "best response", 2),
    ("strong, 50 playouts", "greedy", 3),
    ("strong, 50 playouts", "greedy", 4),
    ("strong, 500 playouts", "other seed", 2),
)
"""Player, opponent in all other seats, and number of seats."""
LONG = 500
"""Playouts per decision from which on a quarter of the games are played."""
CHUNK = 25
"""Deals that a thread plays before it takes others; each chunk has a seed of its own."""
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
    commit: str

    @property
    def pair(self) -> tuple[str, str, int]:
        """The players of a measured pair, and the number of seats at their tables."""
        return self.player, self.opponent, self.seats


@dataclass(frozen=True)
class Report:
    """All scores, and where they were measured."""

    scores: list[Score]
    machine: str


def playouts_of(name: str) -> int:
    """Return the number of playouts per decision that a name gives; 0 for a player that does not search."""
    number, _, unit = name.partition(", ")[2].partition(" ")
    return int(number) if unit == "playouts" else 0


def player_of(name: str, seats: int) -> core.QuartinoPlayer:
    """Return the native player of this name, or the bare policy of the net that has this name."""
    file = NETS / f"{name.replace(' ', '-')}.net"
    if file.exists():
        return core.QuartinoPlayer(nets=read_nets(file.read_bytes()))
    kind, playouts = name.partition(", ")[0], playouts_of(name)
    if kind == "card-seeing":
        return core.QuartinoPlayer(nets=load_nets(), simulations=playouts, sees_cards=True)
    return native_player(kind, seats, playouts) if playouts else native_player(name, seats)


def measure(player: str, opponent: str, seats: int, games: int, seed: int = 1) -> Score:
    """Return the score of a player in about this number of games, played on all cores."""
    if playouts_of(player) >= LONG:
        games //= 4
    chunks = -(-games // (seats * CHUNK))
    players = player_of(player, seats), player_of(opponent, seats)

    def play(number: int) -> list[int]:
        return core.play_quartino_deals(RULES, seats, *players, CHUNK, seed * chunks + number)

    with ThreadPoolExecutor(os.cpu_count()) as threads:
        found = [score for scores in threads.map(play, range(chunks)) for score in scores]
    means = [score / TWELFTHS / seats for score in found]
    margin = 1.96 * stdev(means) / len(means) ** 0.5
    return Score(
        player,
        opponent,
        seats,
        len(means) * seats,
        fmean(means),
        margin,
        commit(),
    )


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
    commits = ", ".join(f"`{name}`" for name in sorted({one.commit for one in report.scores}))
    cares = ", ".join(f"{care / 100} at {seats} seats" for seats, care in CARE.items())
    note = "\n".join(
        (
            "![Scores of Quartino's players](quartino-scores.svg)",
            "",
            "One player against the same opponent in all other seats, each deal played once in each seat. A "
            "win scores 1, divided among those who win together, a draw 1 / seats; ± is the 95 % interval.",
            "",
            f"- `careful`: a scripted player. The others' cards weigh for it {cares}.",
            "- `policy`: the bare learned policy, with its memory of what was placed and without any search. "
            "It met `greedy` in training, but never `careful`.",
            "- `other seed`: the bare policy of a net that was trained by the same recipe, for as long, from "
            "another seed.",
            "- `best response`: one that went on from the shipped net for 910 s and 7.1 billion decisions "
            "against nobody but the frozen `policy`, in two seats: what an opponent may win who knows that "
            "player and can train.",
            "- `strong`: thinks ahead by playouts. On the machine of the [speeds below](#speed-of-quartino), "
            "50 playouts take about 10 ms, 500 about 100 ms.",
            "- `card-seeing`: searches as `strong` does, but with the true hands of all seats: the room that "
            "hidden cards leave. It makes three decisions per playout, which take about as long as half as "
            "many playouts with seven.",
            "",
            f"Measured by `python -m bench.quartino` at the commits {commits} ({report.machine}).",
        )
    )
    return Section(TITLE, ("players", "seats", "games", "score", "par"), rows, note)


def read() -> Report:
    """Return the report that was written last."""
    found = json.loads(RESULTS.read_text("utf-8"))
    scores = [Score(**one) for one in found["scores"]]
    return Report(scores, found["machine"])


def write(report: Report) -> None:
    """Write the section and the picture of the document anew."""
    PICTURE.write_text(draw_scores(report.scores), "utf-8")
    renew(PAGE, section(report))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4_000, help="for each score")
    parser.add_argument("--players", nargs="+", help="measure the pairs of these players alone")
    parser.add_argument("--json", type=Path, help="where to write what was found, score by score")
    wishes = parser.parse_args()
    known = {one.pair: one for one in read().scores}
    for pair in PAIRS:
        if wishes.players and pair[0] not in wishes.players:
            continue
        known[pair] = measure(*pair, wishes.games)
        print(known[pair], flush=True)
        scores = [known[pair] for pair in PAIRS if pair in known]
        report = Report(scores, machine())
        if wishes.json is not None:
            wishes.json.write_text(json.dumps(asdict(report)) + "\n", "utf-8")
            write(report)


if __name__ == "__main__":
    main()
