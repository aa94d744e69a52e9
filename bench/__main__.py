"""``make bench``: measure the rules and the engine, and write the results to ``docs/``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from bench import (
    answers,
    calibration,
    engine,
    page,
    page_decisions,
    quartino,
    quartino_levels,
    quartino_speed,
    research,
    rules,
)
from bench.report import Bar, Section, write


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--baseline", type=Path, help="C++ source of a solver to measure beside ours"
    )
    parser.add_argument(
        "--fewest", type=int, default=3, help="fewest pieces placed that are solved"
    )
    wishes = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 120)
    bars: list[Bar] = []

    def solver() -> Section:
        section, found = engine.sums(wishes.baseline, wishes.fewest)
        bars.extend(found)
        return section

    sections = []
    steps: list[Callable[[], Section]] = [solver, engine.whole_game, answers.section, rules.section]
    for number, step in enumerate(steps, 1):
        with console.status(f"measuring, {number} of {len(steps)}"):
            sections.append(step())
        sections[-1].show(console)
    # Measured by themselves, on other occasions.
    sections.append(page.section(page.read()))
    sections.append(page_decisions.section(page_decisions.read()))
    sections.append(quartino.section(quartino.read()))
    sections.append(quartino_levels.section(quartino_levels.read()))
    sections.append(quartino_speed.section(quartino_speed.read()))
    sections.append(calibration.section(calibration.read()))
    sections.append(research.section(research.read()))
    write(sections, bars)


if __name__ == "__main__":
    main()
