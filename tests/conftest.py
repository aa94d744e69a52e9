"""Settings of all tests: Hypothesis profiles, temporary folders, and the tables at which laws are tried.

A test with an argument ``table`` runs once for each of `TABLES`, so that a law holds for every game and a
broad choice of rule sets without each test naming them.
"""

from __future__ import annotations

import gc
import os
import random
import signal
from collections import defaultdict
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import fourfold
from fourfold import Game, State

MEMORY_DISK = Path("/dev/shm")
MIN_FREE_BYTES = 2 << 30


def has_usable_memory_disk() -> bool:
    """Return True if there is a disk in memory with enough space, whose programs can be run."""
    if not MEMORY_DISK.is_dir() or not os.access(MEMORY_DISK, os.W_OK):
        return False
    disk = os.statvfs(MEMORY_DISK)
    return disk.f_bavail * disk.f_frsize >= MIN_FREE_BYTES and not disk.f_flag & os.ST_NOEXEC


if has_usable_memory_disk():
    # SQLite syncs each write, which takes milliseconds on a disk; power cuts are simulated anyhow.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY_DISK))

# A shell starts background commands with Ctrl-C ignored, which processes that tests start would inherit.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("default", deadline=None, max_examples=60)
settings.register_profile("dev", deadline=None, max_examples=500)
settings.register_profile(
    "ci",
    deadline=None,
    max_examples=60,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") == "true" else "default")
)


@dataclass(frozen=True)
class Table:
    """A rule set and the seats around it."""

    name: str
    rules: str
    seats: int = 2
    deck: tuple[str, ...] | None = None
    silent: bool = False
    """Quartino: whether nobody calls or says anything until the reserve is empty."""

    @property
    def game(self) -> Game:
        return fourfold.game(self.name, self.rules)

    def start(self, seed: int = 1) -> State:
        rng = random.Random(f"{self} {seed}")
        return self.game.start(seats=self.seats, rng=rng, deck=self.deck)

    def __str__(self) -> str:
        marks = ("-own-deck" if self.deck else "") + ("-silent" if self.silent else "")
        return f"{self.name}-{self.rules}-{self.seats}{marks}"


#: Repeats colours in a card and cards in the deck.
PLAIN_DECK = ("YYYY", "BBBB", "YBYB", "YBYB", "GGGG", "PPPP", "GPGP", "GPGP") * 2


def _tables() -> list[Table]:
    tables = [
        Table("quarto", "+".join(filter(None, (preset, counted, owned, watched))), seats)
        for (preset, seats), watched, counted, owned in product(
            [("classic", 2), ("mushrooms", 4), ("danish", 2)],
            ["", "referee", "lose-on-false-call"],
            ["", "squares", "traits:height", "squares+values:dark,short"],
            ["", "owned-dark"],
        )
    ]
    tables += [
        Table("quarto", "classic+owned", 3),
        Table("quarto", "danish+free", 5),
        Table("quarto", "danish+squares+traits:colour,body+free+referee", 32),
        Table("quarto", "mushrooms+values:red,big,pointed,plain+turn:60"),
        Table("quarto", "danish+values:hollow+owned-dark+lose-on-false-call+turn:1", 7),
    ]
    tables += [
        Table("quartino", f"{preset}{watched}+turns:24", seats)
        for preset, watched, seats in product(
            ["quartino", "quartino-first"], ["", "+referee"], [2, 3, 4]
        )
    ]
    tables += [
        Table("quartino", "quartino", 2),
        Table("quartino", "quartino+referee", 3),
        Table("quartino", "quartino+turn:60+turns:1", 4),
        Table("quartino", "quartino+turns:40", 4, PLAIN_DECK),
        Table("quartino", "quartino+referee+turns:40", 2, PLAIN_DECK),
        Table("quartino", "quartino+turns:90", 2, silent=True),
        Table("quartino", "quartino+turns:90", 3, silent=True),
        Table("quartino", "quartino+turns:90", 4, PLAIN_DECK, silent=True),
        Table("quartino", "quartino-first+referee", 2, silent=True),
    ]
    return tables


TABLES = _tables()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", TABLES, ids=str)


TESTS = Path(__file__).parent
SHORT_FOLDERS = {"bots", "engine", "games"}
"""Folders of tests/ with many short tests; most others start processes, draw screens or compile."""
SLOW_WEIGHT = 10
"""About the number of other tests that take as long as one that is marked as slow."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Order the tests for several workers: each begins with long tests and ends with short ones.

    At first each worker of xdist gets an equal part of the list. A worker that has no test left takes half of
    those that another one has left: with short tests at the end all workers are busy to the end. The tests
    of a file stay with one worker, which starts their servers and browsers once.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers == 1:
        return
    short: list[pytest.Item] = []
    files: defaultdict[Path, list[pytest.Item]] = defaultdict(list)
    for item in items:
        (files[item.path] if _may_be_long(item.path) else short).append(item)
    weights = {
        path: sum(SLOW_WEIGHT if one.get_closest_marker("slow") else 1 for one in tests)
        for path, tests in files.items()
    }
    shares: list[list[Path]] = [[] for _ in range(workers)]
    # The heaviest file first, always to the worker with the least to do.
    for path in sorted(files, key=lambda path: (-weights[path], path)):
        min(shares, key=lambda share: sum(weights[one] for one in share)).append(path)
    ordered: list[pytest.Item] = []
    for number, share in enumerate(shares, 1):
        ordered += [item for path in sorted(share) for item in files[path]]
        filled = max(0, len(items) * number // workers - len(ordered))
        ordered += short[:filled]
        del short[:filled]
    items[:] = ordered + short


def _may_be_long(path: Path) -> bool:
    return path.is_relative_to(TESTS) and path.relative_to(TESTS).parts[0] not in SHORT_FOLDERS


def pytest_collection_finish() -> None:
    """Keep thousands of collected tests out of every later search for garbage."""
    gc.collect()
    gc.freeze()
