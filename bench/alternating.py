"""``python -m bench.alternating``: runs of `bench.load` by turns, on SQLite and on PostgreSQL with Redis.

Runs alternate, so that a machine that gets slower or faster does so for both. Each run is a new process with
new servers. The medians of all runs of a kind are printed as a table. Working trees of other versions, each
with its own .venv, can be measured in the same rounds (`--beside`).
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

KINDS: dict[str, tuple[str, ...]] = {
    "SQLite, one process": ("--processes", "1"),
    "PostgreSQL and Redis, two processes, spread": ("--processes", "2", "--routing", "spread"),
    "PostgreSQL and Redis, two processes, by table": ("--processes", "2", "--routing", "table"),
}
"""Options of `bench.load` for each kind of run."""
FIGURES: dict[str, Callable[[Mapping[str, Any]], float]] = {
    "servers, ms CPU per move": lambda run: run["server_ms_per_move"],
    "PostgreSQL, ms per move": lambda run: run["ms_per_move"].get("PostgreSQL", 0.0),
    "Redis, ms per move": lambda run: run["ms_per_move"].get("Redis", 0.0),
    "servers, cores": lambda run: run["server_cores"],
    "idle, %": lambda run: 100 * run["idle"],
    "p50, ms": lambda run: run["p50"],
    "p99, ms": lambda run: run["p99"],
}
MAX_RATIO = 1.5
"""CPU of two servers per move, divided by that of one server on SQLite: the most that is aimed at."""


def load(options: Sequence[str], tree: Path | None = None) -> dict[str, Any]:
    """Run `bench.load`, of another working tree if given, and return the figures of its last rate."""
    python = sys.executable if tree is None else str(tree.resolve() / ".venv/bin/python")
    with tempfile.TemporaryDirectory(prefix="fourfold-alternating-") as folder:
        result = Path(folder) / "load.json"
        command = [python, "-m", "bench.load", *options, "--json", str(result)]
        subprocess.run(
            command, cwd=tree, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        found: dict[str, Any] = json.loads(result.read_text().splitlines()[-1])
        return found


def medians(runs: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    """Return the median of each figure."""
    return {name: statistics.median(map(read, runs)) for name, read in FIGURES.items()}


def table(found: Mapping[str, Mapping[str, float]]) -> str:
    """Return the figures of all kinds as a table in Markdown.

    >>> print(table({"one": {"p50, ms": 1.25}}))
    | run | p50, ms |
    | --- | ---: |
    | one | 1.25 |
    """
    names = list(next(iter(found.values())))
    head = [f"| run | {' | '.join(names)} |", f"| --- |{' ---: |' * len(names)}"]
    rows = [
        f"| {kind} | {' | '.join(f'{figures[name]:.2f}' for name in names)} |"
        for kind, figures in found.items()
    ]
    return "\n".join([*head, *rows])


def ratios(found: Mapping[str, Mapping[str, float]]) -> list[str]:
    """Return for each other kind how many times the CPU of the first it takes per move, as sentences."""
    (of, first), *others = found.items()
    figure = next(iter(FIGURES))
    return [
        f"{kind}: {figures[figure] / first[figure]:.2f} times the servers' CPU per move of {of} "
        f"(aim: at most {MAX_RATIO} times that of SQLite)"
        for kind, figures in others
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="runs of each kind")
    parser.add_argument("--moves", type=float, default=250, help="moves per second")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--spectators", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warmup", type=float, default=10)
    parser.add_argument(
        "--beside",
        type=Path,
        action="append",
        default=[],
        metavar="TREE",
        help="a working tree of another version, to be measured in the same rounds",
    )
    parser.add_argument(
        "--only", default="", metavar="TEXT", help="measure the kinds whose names have this text"
    )
    parser.add_argument("--json", type=Path, help="where to write all runs, one per line")
    wishes = parser.parse_args()
    common = [
        option
        for name in ("moves", "games", "spectators", "seconds", "warmup")
        for option in (f"--{name}", str(getattr(wishes, name)))
    ]
    kinds = {name: options for name, options in KINDS.items() if wishes.only in name}
    runs: dict[str, list[dict[str, Any]]] = {}
    for number in range(1, 1 + wishes.rounds):
        for tree, (name, options) in product([None, *wishes.beside], kinds.items()):
            run = load([*common, *options], tree)
            kind = name if tree is None else f"{name}, commit {run['commit']}"
            runs.setdefault(kind, []).append({"kind": kind, **run})
            figures = ", ".join(f"{name} {read(run):.2f}" for name, read in FIGURES.items())
            print(f"{number} {kind}: {figures}", flush=True)
    found = {kind: medians(some) for kind, some in runs.items()}
    print(f"\nMedians of {wishes.rounds} runs each at {wishes.moves:.0f} moves per second:\n")
    print(table(found))
    print("\n".join(["", *ratios(found)]))
    if wishes.json is not None:
        lines = [json.dumps(run) for some in runs.values() for run in some]
        wishes.json.write_text("\n".join(lines) + "\n")
    wrong = [run for some in runs.values() for run in some if run["lost"] or run["doubled"]]
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
