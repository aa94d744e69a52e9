"""Opening tables: which rule sets have one, loading it, and building it.

Lives here: the names and the making of tables. Does not live here: their form
(``native/quarto/search/openings.hpp``), nor their use in the search. Building is a long batch, so it runs on
a pool of processes, or on whatever executor it is given (a Dask client has one), and goes on where it was
stopped.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from concurrent.futures import wait as wait_for
from contextlib import nullcontext
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from fourfold.engine.core import core
from fourfold.engine.encoding import encode_rules
from fourfold.engine.worker_processes import WorkerProcesses
from fourfold.games.quarto import QuartoRules
from fourfold.games.quarto.pieces import TRAITS
from fourfold.games.quarto.rules import parse_rules

CHUNK = 64
"""Positions that one task solves: the most that is lost when the build is stopped."""
WINS_CHUNK = 1024
"""Positions of one task that finds wins only, which takes less time."""
VERDICTS = {-1: 0, 0: 1, 1: 2}


def table_name(rules: QuartoRules) -> str | None:
    """Return the name of the opening table for these rules, or None if they can have none.

    Rules that only names set apart have one table: two whole traits are two whole traits.

    >>> table_name(parse_rules("classic+squares+traits:shape,body"))
    'classic+squares+traits:colour,height'
    >>> table_name(parse_rules("mushrooms")), table_name(parse_rules("classic+values:dark"))
    ('classic', None)
    """
    if rules.traits is None:
        return None
    edition = "classic" if rules.owned is None else "danish"
    if rules.owned is None:
        traits = TRAITS[: len(rules.traits)]
    else:
        # An owned colour is no trait like the others.
        others = len([trait for trait in rules.traits if trait != "colour"])
        traits = (*(("colour",) if "colour" in rules.traits else ()), *TRAITS[1 : 1 + others])
    squares = "+squares" if rules.squares else ""
    return str(parse_rules(f"{edition}{squares}+traits:{','.join(traits)}"))


def file_name(name: str, wins: bool = False) -> str:
    """Return the file name of a table of values, or of wins, without the colon that some systems forbid.

    >>> file_name("classic+traits:colour"), file_name("classic", wins=True)
    ('classic+traits=colour.bin', 'classic.wins.bin')
    """
    return name.replace(":", "=") + (".wins.bin" if wins else ".bin")


@lru_cache(maxsize=32)
def load_table(name: str, wins: bool = False) -> bytes | None:
    """Return the opening table of this name that comes with the package, or None.

    Args:
        name: as `table_name` gives it.
        wins: whether it is not the values that are wanted, but which of the positions with one piece more
            the giver wins.
    """
    file = files("fourfold.engine").joinpath("data", "openings", file_name(name, wins))
    return file.read_bytes() if file.is_file() else None


def native_solver(rules: QuartoRules, memory: int, threads: int) -> core.NativeSolver:
    """Return a native solver for these rules, without opening tables; memory is in bytes."""
    return core.NativeSolver(*encode_rules(rules), memory, threads)


@lru_cache(maxsize=1)
def _worker(rules: str, memory: int) -> core.NativeSolver:
    """Return the solver of this process, whose transposition table helps with the positions that follow."""
    return native_solver(parse_rules(rules), memory, 1)


def solve_chunk(rules: str, memory: int, boards: list[bytes]) -> bytes:
    """Return the values of these positions for the giver, one byte per position."""
    solver = _worker(rules, memory)
    values = (
        solver.solve(board, -1, float("inf"), 2**64 - 1, False, False, None)[0] for board in boards
    )
    return bytes(VERDICTS[value] for value in values)


def find_wins(rules: str, memory: int, boards: list[bytes]) -> bytes:
    """Return whether the giver wins, one byte per position."""
    solver = _worker(rules, memory)
    return bytes(solver.is_won(board) for board in boards)


def build(
    name: str,
    placed: int,
    target: Path,
    *,
    wins: bool = False,
    processes: int | None = None,
    memory: int = 1 << 30,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> None:
    """Build the opening table of this name and write it to ``target``.

    Args:
        name: a rules string, as `table_name` gives it.
        placed: the number of pieces placed in the last positions of the table.
        target: the file; beside it a ``.part`` file keeps what is solved, so that a stop loses little.
        wins: whether to find only which positions with ``placed`` pieces the giver wins.
        processes: the number of processes; by default the number of cores.
        memory: bytes of each process for the transposition table.
        executor: where to solve, instead of processes on this machine.
        progress: called with the positions solved and their number.
    """
    solver = native_solver(parse_rules(name), 8 << 20, 1)
    boards = solver.openings(placed)
    part = target.with_suffix(".part")
    done = dict(_read_part(part))
    size, work = (WINS_CHUNK, find_wins) if wins else (CHUNK, solve_chunk)
    chunks = range(0, len(boards), size)
    missing = [start for start in chunks if start not in done]
    target.parent.mkdir(parents=True, exist_ok=True)
    if progress is not None:
        progress(sum(map(len, done.values())), len(boards))
    with (
        nullcontext(executor) if executor else WorkerProcesses(processes) as pool,
        part.open("a", encoding="utf-8") as file,
    ):
        waiting = {
            pool.submit(work, name, memory, boards[start : start + size]): start
            for start in missing
        }
        while waiting:
            for future in wait_for(waiting, return_when="FIRST_COMPLETED").done:
                start = waiting.pop(future)
                done[start] = future.result()
                file.write(json.dumps([start, done[start].hex()]) + "\n")
                file.flush()
                if progress is not None:
                    progress(sum(map(len, done.values())), len(boards))
    put_together = solver.build_wins if wins else solver.build_openings
    table = put_together(placed, b"".join(done[start] for start in chunks))
    unfinished = target.with_suffix(".new")
    unfinished.write_bytes(table)
    unfinished.replace(target)
    part.unlink(missing_ok=True)


def _read_part(part: Path) -> Iterator[tuple[int, bytes]]:
    """Yield what an earlier build solved, without a last line that was cut short."""
    if not part.exists():
        return
    for line in part.read_text("utf-8").splitlines():
        try:
            start, values = json.loads(line)
            yield start, bytes.fromhex(values)
        except ValueError:
            continue
