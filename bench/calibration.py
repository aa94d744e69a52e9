"""``python -m bench.calibration``: how far the nets of Quartino can be believed.

In games between players, the nets are asked at each decision of one seat who wins, and as each of its turns
begins which cards the others hold. As each turn of any seat begins, the chance is asked that an analysis of
the game would show. Of all that is called 30 % likely, 30 % should be so. With ``--json`` the figures are
written to a file, and the picture and the section in docs/benchmarks.md anew.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
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
ANSWERS = ("beliefs", "chances", "criticism", "own_turns", "all_turns")
"""What is asked: cards of the others; who wins, for one who sees a seat's cards; the same for all cards; and
the chance of the seat in an analysis, as its own turns begin, and as all turns begin."""
EQUALS = ("policy", "other seed")
"""Opponents as strong as the player: a chance to win is that of a game in which all play so well."""
OTHERS = ("greedy", "careful")
SEATS = (2, 3, 4)
GAMES = [("policy", opponent, seats) for opponent in EQUALS + OTHERS for seats in SEATS]
GAMES += [(level, level, seats) for level in LEVEL_NAMES for seats in SEATS]
"""Player, opponent in all other seats, and the number of seats."""
ANSWERED = {
    "chances": EQUALS,
    "criticism": EQUALS,
    "all_turns": (*EQUALS, *LEVEL_NAMES),
}
"""The opponents in whose games a chance to win is measured."""
GOAL = 0.03
NUMBERS = dict.fromkeys(EQUALS, 900)
"""How many games are played of a kind, if not `FEW`: between equals chances are asked in three ways."""
FEW = 240


@dataclass(frozen=True)
class Bin:
    """Statements that were said to be about equally likely."""

    number: float
    """How many statements there are; their weight where kinds of games count alike."""
    said: float
    """The sum of what was said."""
    was: float
    """How many statements were true; a shared win is true in part."""
    loss: float
    """The sum of the cross-entropies."""


@dataclass(frozen=True)
class Asked:
    """What was found in the games of one player against one opponent."""

    player: str
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

    def of(self, answer: str, opponents: Sequence[str]) -> list[list[Bin]]:
        """Return one answer in each kind of game of some opponents."""
        return [one.found[answer] for one in self.asked if one.opponent in opponents]

    def bins(self, answer: str, opponents: Sequence[str]) -> list[Bin]:
        """Return one answer in the games of some opponents together; each kind of game counts alike."""
        weighed = map(weighted, self.of(answer, opponents))
        return [together(bins) for bins in zip(*weighed, strict=True)]

    def statements(self, answer: str, opponents: Sequence[str]) -> list[Bin]:
        """Return the same if each statement counts alike instead; long games make more of them."""
        return [together(bins) for bins in zip(*self.of(answer, opponents), strict=True)]


def weighted(bins: Sequence[Bin]) -> list[Bin]:
    """Return bins whose statements weigh 1 in all."""
    number = sum(one.number for one in bins)
    return [
        Bin(one.number / number, one.said / number, one.was / number, one.loss / number)
        for one in bins
    ]


def together(bins: Iterable[Bin]) -> Bin:
    """Return the sum of some bins."""
    bins = list(bins)
    return Bin(
        sum(one.number for one in bins),
        sum(one.said for one in bins),
        sum(one.was for one in bins),
        sum(one.loss for one in bins),
    )


def error(bins: Sequence[Bin]) -> float:
    """Return how far what was said is from what was so, on average (the expected calibration error)."""
    return sum(abs(one.said - one.was) for one in bins) / sum(one.number for one in bins)


def level_of(player: str) -> int:
    """Return the number of a level by its name, and 0 for other players."""
    return LEVEL_NAMES.index(player) + 1 if player in LEVEL_NAMES else 0


def ask(player: str, opponent: str, seats: int, games: int, seed: int = 1) -> Asked:
    """Return what the shipped nets say in the place of a player in about this number of games."""
    found = find(player, opponent, seats, games, level_of(player), seed)
    return Asked(player, opponent, seats, -(-games // seats) * seats, found)


def find(
    player: str, opponent: str, seats: int, games: int, level: int, seed: int
) -> dict[str, list[Bin]]:
    """Return what is said and so, with analyses for players of a level, or for strong ones (0)."""
    players = player_of(player, seats), player_of(opponent, seats)
    deals = -(-games // seats)
    answers = core.calibrate_quartino(RULES, seats, *players, load_nets(), level, deals, seed)
    return {
        name: [Bin(*numbers) for numbers in bins]
        for name, bins in zip(ANSWERS, answers, strict=True)
    }


def section(report: Report) -> Section:
    """Return the errors as a table."""
    by_statement = error(report.statements("beliefs", LEVEL_NAMES))
    rows = [
        (
            f"`{one.player}` v `{one.opponent}`",
            f"{one.seats}",
            f"{one.games:,}",
            f"{error(one.found['beliefs']):.3f}",
            *(
                f"{error(one.found[name]):.3f}" if one.opponent in answerers else ""
                for name, answerers in ANSWERED.items()
            ),
        )
        for one in report.asked
    ]
    for name, opponents in {"levels": LEVEL_NAMES, "equals": EQUALS}.items():
        chosen = [one for one in report.asked if one.opponent in opponents]
        if chosen:
            rows.append(
                (
                    f"{name} together",
                    "",
                    f"{sum(one.games for one in chosen):,}",
                    f"{error(report.bins('beliefs', opponents)):.3f}",
                    *(
                        f"{error(report.bins(answer, opponents)):.3f}"
                        if opponents[0] in answerers
                        else ""
                        for answer, answerers in ANSWERED.items()
                    ),
                )
            )
    note = "\n".join(
        (
            "![What the nets say, and what is so](calibration.svg)",
            "",
            "The figures are expected calibration errors over ten bins: the average difference between what "
            f"is said and what is so. The goal for games taken together is {GOAL}.",
            "",
            "What is said:",
            "",
            "- *beliefs*: as each turn of the first player begins, `fourfold.beliefs` says how likely each "
            "opponent holds each card that the player has not seen.",
            "- *own chance*, *critic*: at each decision of that player the nets say how likely the player "
            "wins, as far as it knows, and for one who sees all cards. Both suppose that all play as "
            "`policy` does, so they are measured against equals alone.",
            "- *analysis*: as each turn of any player begins, an analysis says the first player's chance to "
            "win: between players of that level in games of a level, and between strong players otherwise.",
            "",
            "How it is counted:",
            "",
            "- In games taken together each kind of game counts alike. Where each statement counts alike "
            f"instead, the error of beliefs in games of levels is {by_statement:.3f}.",
            "- The reader, the net that beliefs come from, has watched other games of all levels, of "
            "`greedy` and of `policy`; it is not told who plays. It never saw `careful` "
            "and the net from another seed.",
            "- How chances between players of a level differ from those between strong players was fitted in "
            "other games (`python -m bench.calibration_fit`).",
            "",
            "Measured by "
            f"`python -m bench.calibration` at commit `{report.commit}` ({report.machine}).",
        )
    )
    headings = ("players", "seats", "games", "beliefs", "own chance", "critic", "analysis")
    return Section(TITLE, headings, rows, note)


SIDE, LEFT, TOP, GAP = 200, 56, 64, 64


def draw(report: Report) -> str:
    """Return the picture: what was said to the right, what was so upwards; the diagonal is the truth."""
    panels = {
        "Beliefs, games of levels": report.bins("beliefs", LEVEL_NAMES),
        "Analysis, games of levels": report.bins("all_turns", LEVEL_NAMES),
        "Analysis, strong players": report.bins("all_turns", EQUALS),
        "Own chance, strong players": report.bins("chances", EQUALS),
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
                    f"{was:.1%}</title></circle>"
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
        "--games", type=int, help=f"of each kind; by default {FEW}, and more between equals"
    )
    parser.add_argument("--json", type=Path, help="where to write what was found")
    wishes = parser.parse_args()
    asked = []
    with ProcessPoolExecutor() as processes:
        asking = [
            processes.submit(ask, *game, wishes.games or NUMBERS.get(game[1], FEW))
            for game in GAMES
        ]
        for one in asking:
            asked.append(one.result())
            errors = {name: round(error(bins), 4) for name, bins in asked[-1].found.items()}
            print(asked[-1].player, asked[-1].opponent, asked[-1].seats, errors, flush=True)
    report = Report(asked, commit(), machine())
    if wishes.json is not None:
        wishes.json.write_text(json.dumps(asdict(report)) + "\n", "utf-8")
        PICTURE.write_text(draw(report), "utf-8")
        renew(PAGE, section(report))


if __name__ == "__main__":
    main()
