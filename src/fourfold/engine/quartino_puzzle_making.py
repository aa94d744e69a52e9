"""Finding puzzles of Quartino: games of the levels and the strong player, and no puzzle twice up to symmetry.

Lives here: chunks of games, symmetry and ids. Does not live here: the native search for puzzles
(``native/quartino/puzzles/puzzle_finding.hpp``), what a puzzle is (`quartino_puzzles`), and the file that is
filled with them (`puzzle_building`).
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import permutations
from pathlib import Path

from fourfold.engine import puzzle_building
from fourfold.engine.core import core
from fourfold.engine.puzzle_building import Progress, PuzzleFormat
from fourfold.engine.quartino_nets import load_nets
from fourfold.engine.quartino_puzzles import (
    QuartinoPuzzle,
    graded,
    print_puzzles,
    read_puzzles,
)
from fourfold.games.quartino.tokens import COLOURS, RIM

SOURCE = "quartino"
PLAN: Mapping[str, int] = {
    "two-cards": 300,
    "chain": 220,
    "stop": 300,
    "announce": 200,
    "hand": 300,
}
"""The number of puzzles that are shipped, for each kind."""
CHUNK = 25
"""Games per chunk."""
FORMAT = PuzzleFormat(
    read=read_puzzles,
    print=print_puzzles,
    group=lambda puzzle: puzzle.kind,
    cell=lambda puzzle: puzzle.grade,
    share=1,
)

Key = tuple[str, ...]


def canonical_key(puzzle: QuartinoPuzzle) -> Key:
    """Return a key that symmetric puzzles share: the wheel turned, and the colours renamed."""
    return min(_symmetric_keys(puzzle))


def _symmetric_keys(puzzle: QuartinoPuzzle) -> Iterator[Key]:
    wheel, seat = puzzle.position.split()
    centre, *rim = wheel.split("/")
    for steps in range(RIM):
        turned = "/".join([centre, *rim[steps:], *rim[:steps]])
        # "YBGP" has no digits, so that turning spaces leaves cards and colours alone.
        spaces = str.maketrans({str(n + 1): str((n - steps) % RIM + 1) for n in range(RIM)})
        texts = (turned, puzzle.events.translate(spaces))
        for order in permutations(COLOURS):
            renamed = str.maketrans("".join(COLOURS), "".join(order))
            position, events = (text.translate(renamed) for text in texts)
            cards = [_sorted_cards(text.translate(renamed)) for text in (puzzle.mine, puzzle.hers)]
            yield (puzzle.kind, position, seat, *cards, events)


def _sorted_cards(text: str) -> str:
    return "/".join(",".join(sorted(cards.split(","))) for cards in text.split("/"))


def puzzle_id(key: Key) -> str:
    """Return the id of a puzzle, which depends on nothing but the puzzle."""
    return hashlib.sha256(" ".join(key).encode()).hexdigest()[:8]


def make_chunk(source: str, seed: int, number: int) -> list[QuartinoPuzzle]:
    """Return the puzzles of one chunk of games; the same arguments give the same puzzles."""
    rng = random.Random(f"{seed} {source} {number}")
    lines = core.find_quartino_puzzles(load_nets(), CHUNK, rng.getrandbits(64))
    found = []
    for line in lines:
        puzzle = QuartinoPuzzle.parse(f"\t{line}\t0\t0")
        named = replace(puzzle, id=puzzle_id(canonical_key(puzzle)))
        found.append(graded(named))
    return found


def build(
    file: Path,
    plan: Mapping[str, int] = PLAN,
    *,
    seed: int = 1,
    workers: int = 1,
    progress: Progress | None = None,
) -> list[QuartinoPuzzle]:
    """Find the puzzles of the plan that the file does not have yet, and write the file after every chunk.

    Raises:
        ValueError: the file is not of puzzles of Quartino, or of puzzles of another seed.
    """
    return puzzle_building.build(
        file, {SOURCE: plan}, FORMAT, make_chunk, seed=seed, workers=workers, progress=progress
    )


def regrade(file: Path, progress: Callable[[int, int], None] | None = None) -> None:
    """Let the levels try the puzzles of a file again, and grade them; the puzzles stay the same.

    Raises:
        ValueError: the file is not of puzzles of Quartino.
    """
    puzzle_building.regrade(file, FORMAT, graded, progress)
