"""What `bench.crashes` and `bench.several` share: options of the command line, and the report of a run."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import NoReturn

from tests.support.endurance import Found


def add_options(parser: argparse.ArgumentParser, games: int, moves: int) -> None:
    """Add the options that both benches have, with the default numbers of games and of moves per second."""
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument(
        "--moves", type=float, default=moves, help="moves per second, of all games together"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="where to write what was found")


def report(found: Found, commit: str, path: Path | None, most_seconds: float) -> NoReturn:
    """Print what was found, write it to a file if a path is given, and exit: 0 if all is well, else 1."""
    print(found)
    print(text := json.dumps({"commit": commit, **asdict(found)}))
    if path is not None:
        path.write_text(text + "\n")
    sys.exit(0 if found.is_well and found.slowest <= most_seconds else 1)
