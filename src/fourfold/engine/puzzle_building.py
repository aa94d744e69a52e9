"""Files of puzzles of either game, filled chunk by chunk; an interrupted build continues.

Lives here: the file, its stamps, the worker processes, and which of the puzzles found are kept. Does not live
here: what a puzzle is and how a chunk of puzzles is made (`puzzle_making`, `quartino_puzzle_making`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from fourfold.engine.worker_processes import WorkerProcesses

MOST_CHUNKS = 1000
"""The number of chunks after which the search in a source ends."""
STAMP = re.compile(r"# (?P<source>\S+): (?P<chunks>\d+) chunks of seed (?P<seed>-?\d+)")


class BuiltPuzzle(Protocol):
    """A puzzle as a file has it."""

    @property
    def id(self) -> str:
        """The id, which depends on nothing but the puzzle."""


P = TypeVar("P", bound=BuiltPuzzle)
Plan = Mapping[str, Mapping[str, int]]
"""For each source of puzzles, the number of puzzles wanted from it in each group."""
ChunkMaker = Callable[[str, int, int], list[P]]
"""A function of a source, a seed and a chunk's number: the same arguments give the same puzzles."""
Progress = Callable[[str, int, int], None]
"""Called with the group, the number of puzzles found and the number wanted."""


@dataclass(frozen=True, slots=True)
class PuzzleFormat(Generic[P]):
    """How puzzles are read, printed and counted."""

    read: Callable[[str], list[P]]
    print: Callable[[Iterable[P]], str]
    group: Callable[[P], str]
    """Return the group of a puzzle, such as its rules or its kind."""
    cell: Callable[[P], Hashable]
    """Return the part of its group in which a puzzle is counted."""
    share: int
    """At most one in so many puzzles of a group is in the same cell."""


def build(
    file: Path,
    plan: Plan,
    form: PuzzleFormat[P],
    make_chunk: ChunkMaker[P],
    *,
    seed: int = 1,
    workers: int = 1,
    progress: Progress | None = None,
) -> list[P]:
    """Find the puzzles of the plan that the file does not have yet, and write the file after every chunk.

    With several workers ``make_chunk`` goes to other processes, so it has to be a function of a module.

    Raises:
        ValueError: the file is not of puzzles, or of puzzles of another seed.
    """
    puzzles, chunks = _load(file, form, seed)
    with _chunk_runner(workers, make_chunk) as run:
        for source, wanted in plan.items():
            known = {puzzle.id for puzzle in puzzles}
            found = Counter(map(form.group, puzzles))
            cells = Counter((form.group(puzzle), form.cell(puzzle)) for puzzle in puzzles)
            number = chunks.get(source, 0)
            if all(found[group] >= most for group, most in wanted.items()):
                continue
            for chunk in run(source, seed, number):
                for puzzle in chunk:
                    group = form.group(puzzle)
                    cell = (group, form.cell(puzzle))
                    most = wanted.get(group, 0)
                    room = cells[cell] < max(most // form.share, 1) and found[group] < most
                    if room and puzzle.id not in known:
                        known.add(puzzle.id)
                        puzzles.append(puzzle)
                        cells[cell] += 1
                        found[group] += 1
                number += 1
                chunks[source] = number
                stamps = [f"# {name}: {n} chunks of seed {seed}" for name, n in chunks.items()]
                _write(file, form, stamps, puzzles)
                if progress is not None:
                    for group, most in wanted.items():
                        progress(group, found[group], most)
                if all(found[group] >= most for group, most in wanted.items()):
                    break
    return puzzles


def regrade(
    file: Path,
    form: PuzzleFormat[P],
    graded: Callable[[P], P],
    progress: Callable[[int, int], None] | None = None,
) -> None:
    """Grade the puzzles of a file again; the puzzles stay the same.

    Args:
        file: the file of the puzzles.
        form: how the file is read and printed.
        graded: returns a puzzle with its grade.
        progress: called with the number of puzzles graded and the number of puzzles.

    Raises:
        ValueError: the file is not of puzzles.
    """
    text = file.read_text("utf-8")
    stamps = [stamp.group() for stamp in STAMP.finditer(text)]
    puzzles = form.read(text)
    done = []
    for puzzle in puzzles:
        done.append(graded(puzzle))
        if progress is not None:
            progress(len(done), len(puzzles))
    _write(file, form, stamps, done)


def _load(file: Path, form: PuzzleFormat[P], seed: int) -> tuple[list[P], dict[str, int]]:
    if not file.exists():
        return [], {}
    text = file.read_text("utf-8")
    chunks = {}
    for stamp in STAMP.finditer(text):
        if int(stamp["seed"]) != seed:
            raise ValueError(f"expected puzzles of seed {seed}, got some of {stamp['seed']}")
        chunks[stamp["source"]] = int(stamp["chunks"])
    return form.read(text), chunks


def _write(file: Path, form: PuzzleFormat[P], stamps: Iterable[str], puzzles: list[P]) -> None:
    new = file.with_name(file.name + ".new")
    new.write_text("".join(f"{stamp}\n" for stamp in stamps) + form.print(puzzles), "utf-8")
    new.replace(file)


@contextmanager
def _chunk_runner(
    workers: int, make_chunk: ChunkMaker[P]
) -> Iterator[Callable[[str, int, int], Iterator[list[P]]]]:
    """Yield a function that makes chunks from a number on, in order, here or in other processes."""
    if workers == 1:

        def run_here(source: str, seed: int, first: int) -> Iterator[list[P]]:
            return (make_chunk(source, seed, n) for n in range(first, MOST_CHUNKS))

        yield run_here
        return

    def run_there(source: str, seed: int, first: int) -> Iterator[list[P]]:
        waiting: list[Future[list[P]]] = []
        try:
            for number in range(first, MOST_CHUNKS):
                waiting.append(pool.submit(make_chunk, source, seed, number))
                if len(waiting) > 2 * workers:
                    yield waiting.pop(0).result()
            while waiting:
                yield waiting.pop(0).result()
        finally:
            for chunk in waiting:
                chunk.cancel()

    with WorkerProcesses(workers) as pool:
        yield run_there
