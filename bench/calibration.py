"""``python -m bench.calibration``: how far the nets of Quartino can be believed.

In games between players, the nets are asked at each decision of one seat: which cards do the others hold, and
who wins? Of all that they call 30 % likely, 30 % should be so. With ``--json`` the figures are written to a
file, and the picture and the section in docs/benchmarks.md anew.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.quartino import RULES, player_of
from bench.report import DOCS, PAGE, STYLE, Section, renew
from bench.state import commit, machine
from fourfold.bots.quarto import LEVEL_NAMES
from fourfold.engine.core import core
from fourfold.engine.quartino_nets import load_nets

RESULTS = Path(__file__).parent / "results" / "calibration.json"
PICTURE = DOCS / "calibration.svg"
TITLE = "What the nets of Quartino believe"
ANSWERS = ("beliefs", "chances", "criticism")
"""What is asked: cards of the others; who wins, for one who sees a seat's cards; the same for all cards."""
EQUALS = ("policy", "other seed")
"""Opponents as strong as the player: a chance to win is that of a game in which all play so well."""
OTHERS = ("greedy", "careful")
OPPONENTS = (*EQUALS, *OTHERS, *LEVEL_NAMES)
GAMES = [(opponent, seats) for opponent in EQUALS + OTHERS for seats in (2, 3, 4)]
GAMES += [(level, 2) for level in LEVEL_NAMES]
"""Opponents of `policy`, and the number of seats."""
GOAL = 0.03


@dataclass(frozen=True)
class Bin:
    """Statements that were said to be about equally likely."""

    number: int
    said: float
    """The sum of what was said."""
    was: float
    """How many statements were true; a shared win is true in part."""
    loss: float
    """The sum of the cross-entropies."""


@dataclass(frozen=True)
class Asked:
    """What was found in the games of one opponent."""

    opponent: str
    seats: int
    games: int
    found: dict[str, list[Bin]]


@dataclass(frozen=True)
class Report:
    """All that was found, and what was measured where."""

    asked: list[Asked]
    commit: str
    machine: str

    def bins(self, answer: str, opponents: Sequence[str]) -> list[Bin]:
        """Return one answer in the games of some opponents together."""
        chosen = [one.found[answer] for one in self.asked if one.opponent in opponents]
        return [together(bins) for bins in zip(*chosen, strict=True)]


def together(bins: Sequence[Bin]) -> Bin:
    """Return the sum of some bins."""
    return Bin(
        sum(one.number for one in bins),
        sum(one.said for one in bins),
        sum(one.was for one in bins),
        sum(one.loss for one in bins),
    )


def error(bins: Sequence[Bin]) -> float:
    """Return how far what was said is from what was so, on average (the expected calibration error)."""
    return sum(abs(one.said - one.was) for one in bins) / sum(one.number for one in bins)


def ask(opponent: str, seats: int, games: int, seed: int = 1) -> Asked:
    """Return what the shipped nets say in the place of `policy` in about this number of games."""
    deals = -(-games // seats)
    players = player_of("policy", seats), player_of(opponent, seats)
    answers = core.calibrate_quartino(RULES, seats, *players, load_nets(), deals, seed)
    found = {
        name: [Bin(*numbers) for numbers in bins]
        for name, bins in zip(ANSWERS, answers, strict=True)
    }
    return Asked(opponent, seats, deals * seats, found)


def section(report: Report) -> Section:
    """Return the errors as a table."""
    rows = [
        (
            f"`policy` v `{one.opponent}`",
            f"{one.seats}",
            f"{one.games:,}",
            f"{error(one.found['beliefs']):.3f}",
            *(
                f"{error(one.found[name]):.3f}" if one.opponent in EQUALS else ""
                for name in ("chances", "criticism")
            ),
        )
        for one in report.asked
    ]
    rows.append(
        (
            "together",
            "",
            f"{sum(one.games for one in report.asked):,}",
            f"{error(report.bins('beliefs', OPPONENTS)):.3f}",
            *(f"{error(report.bins(name, EQUALS)):.3f}" for name in ("chances", "criticism")),
        )
    )
    note = (
        "![What the nets say, and what is so](calibration.svg)\n\n"
        "At each decision of `policy` the nets are asked: how likely does an opponent hold each card that "
        "the player has not seen (beliefs), and how likely does the player win, as far as it knows (own "
        "chance) and for one who sees all cards (critic)? The figures are expected calibration errors over "
        "ten bins: the average difference between what is said and what is so. A chance to win supposes that "
        "all play as `policy` does, so it is measured against equals alone. The goal is "
        f"{GOAL} for all games together. The first two levels place almost by lot, and what they place tells "
        "less about their cards than the nets suppose, which never met such players. Measured by "
        f"`python -m bench.calibration` at commit `{report.commit}` ({report.machine})."
    )
    return Section(
        TITLE, ("players", "seats", "games", "beliefs", "own chance", "critic"), rows, note
    )


SIDE, LEFT, TOP, GAP = 200, 56, 64, 64


def draw(report: Report) -> str:
    """Return the picture: what was said to the right, what was so upwards; the diagonal is the truth."""
    panels = {
        "Beliefs about cards": report.bins("beliefs", OPPONENTS),
        "Own chance to win": report.bins("chances", EQUALS),
        "The critic's chance": report.bins("criticism", EQUALS),
    }
    width, height = LEFT + len(panels) * (SIDE + GAP), TOP + SIDE + 56
    title = "What the nets say, and what is so"
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{title}</title><style>{STYLE}</style>",
        f'<rect class="page" width="{width}" height="{height}"/>',
        f'<text class="ink title" x="{LEFT}" y="28">{title}</text>',
    ]
    for number, (name, bins) in enumerate(panels.items()):
        left = LEFT + number * (SIDE + GAP)
        out.append(f'<text class="ink" x="{left}" y="{TOP - 10}">{name}</text>')
        for tenth in range(0, 11, 5):
            x, y = left + SIDE * tenth / 10, TOP + SIDE * (1 - tenth / 10)
            out.append(
                f'<path class="rule" d="M{left} {y}h{SIDE}M{x} {TOP}v{SIDE}"/>'
                f'<text class="ink" x="{x}" y="{TOP + SIDE + 18}" text-anchor="middle">{10 * tenth} %</text>'
            )
            if not number:
                out.append(
                    f'<text class="ink" x="{left - 8}" y="{y + 4}" text-anchor="end">{10 * tenth} %</text>'
                )
        out.append(f'<path class="rule" d="M{left} {TOP + SIDE}l{SIDE} -{SIDE}"/>')
        for one in bins:
            if one.number:
                said, was = one.said / one.number, one.was / one.number
                x, y = left + SIDE * said, TOP + SIDE * (1 - was)
                out.append(
                    f'<circle class="bar0" cx="{x:.1f}" cy="{y:.1f}" r="5"><title>said {said:.1%}, was '
                    f"{was:.1%}, {one.number:,} times</title></circle>"
                )
    middle = LEFT + (width - LEFT - GAP) / 2
    out.append(
        f'<text class="ink" x="{middle}" y="{height - 12}" text-anchor="middle">'
        "to the right: what was said; upwards: what was so</text>"
    )
    return "\n".join([*out, "</svg>", ""])


def read() -> Report:
    """Return the report that was written last."""
    found = json.loads(RESULTS.read_text("utf-8"))
    asked = [
        Asked(
            **{
                **one,
                "found": {
                    name: [Bin(**bin_) for bin_ in bins] for name, bins in one["found"].items()
                },
            }
        )
        for one in found["asked"]
    ]
    return Report(asked, found["commit"], found["machine"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--games", type=int, default=2_000, help="for each opponent and number of seats"
    )
    parser.add_argument("--json", type=Path, help="where to write what was found")
    wishes = parser.parse_args()
    asked = []
    for opponent, seats in GAMES:
        asked.append(ask(opponent, seats, wishes.games))
        errors = {name: round(error(bins), 4) for name, bins in asked[-1].found.items()}
        print(opponent, seats, errors, flush=True)
    report = Report(asked, commit(), machine())
    if wishes.json is not None:
        wishes.json.write_text(json.dumps(asdict(report)) + "\n", "utf-8")
        PICTURE.write_text(draw(report), "utf-8")
        renew(PAGE, section(report))


if __name__ == "__main__":
    main()
