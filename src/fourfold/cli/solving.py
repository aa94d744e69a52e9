"""The commands ``solve``, ``prove`` and ``tables``: exact values of Quarto.

Lives here: their arguments and what they print. Does not live here: the search (`engine`).
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from fourfold.cli.answers import (
    MAX_PROCESSES,
    AsJson,
    Rules,
    cannot_write,
    fail,
    in_line,
    print_answer,
    print_error,
    progress_bar,
    read_text_file,
    telling,
)
from fourfold.cli.help import Command, Group
from fourfold.cli.words import error_words, words
from fourfold.engine import Solver
from fourfold.engine.openings import build, file_name, table_name
from fourfold.engine.solver import MAX_MEMORY_MB, MAX_THREADS
from fourfold.games.errors import quote
from fourfold.games.game import GameError
from fourfold.games.quarto import Quarto

CORES = os.cpu_count() or 1
Threads = Annotated[int, typer.Option(min=1, max=MAX_THREADS, help="cli-threads")]
Memory = Annotated[int, typer.Option(min=8, max=MAX_MEMORY_MB, help="cli-memory")]
Seconds = Annotated[float | None, typer.Option(min=0, help="cli-seconds")]
Nodes = Annotated[int | None, typer.Option(min=1, help="cli-nodes-limit")]
NoTables = Annotated[bool, typer.Option("--no-tables", help="cli-no-tables")]


def solve(
    position: Annotated[str | None, typer.Argument(help="cli-solve-position")] = None,
    rules: Rules = "classic",
    batch: Annotated[Path | None, typer.Option(help="cli-solve-batch")] = None,
    threads: Threads = 1,
    memory: Memory = 256,
    seconds: Seconds = None,
    nodes: Nodes = None,
    no_tables: NoTables = False,
    distance: Annotated[bool, typer.Option("--distance", help="cli-distance")] = False,
    as_json: AsJson = False,
) -> None:
    """Print the exact value of a position for the player to act, and the moves that keep the value."""
    if (position is None) == (batch is None):
        fail(words("cli-solve-what"), 2)
    if batch is not None:
        _solve_batch(
            str(batch),
            lambda rules: Solver(rules, threads, memory, not no_tables),
            seconds,
            nodes,
            as_json=as_json,
        )
        return
    try:
        solver = Solver(rules, threads, memory, not no_tables)
        with telling(words("cli-doing-solve")) as progress:
            found = solver.solve(
                position or "",
                seconds=seconds,
                nodes=nodes,
                with_distance=distance,
                progress=progress,
            )
    except GameError as error:
        fail(error_words(error), 2)
    answer: dict[str, object] = {
        "value": str(found.value),
        "moves": [str(move) for move in found.moves],
        "nodes": found.nodes,
        "seconds": round(found.seconds, 6),
    }
    if distance:
        answer["distance"] = found.distance
    print_answer(answer, as_json)


class _NoTab(ValueError):
    """A line of a batch has no tab between its rules and its position."""


def _solve_batch(
    file: str,
    make: Callable[[str], Solver],
    seconds: float | None,
    nodes: int | None,
    *,
    as_json: bool,
) -> None:
    """Print each line of the file, followed by the value of its position, in the same order.

    As JSON, each line is an object with the keys rules, position and value.

    A line that cannot be solved is followed by ``error`` instead; standard error says why, and after the last
    line the exit code is 1.
    """
    lines = read_text_file(file).splitlines()
    refused = 0
    solvers: dict[str, Solver] = {}
    console = Console(stderr=True)
    numbered = [(n, line) for n, line in enumerate(lines, 1) if line.strip() and line[0] != "#"]
    bar = track(
        numbered,
        words("cli-doing-solve"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    for number, line in bar:
        rules, tab, position = line.partition("\t")
        value = "error"
        try:
            if not tab:
                raise _NoTab
            if rules not in solvers:
                solvers[rules] = make(rules)
            found = solvers[rules].solve(position, seconds=seconds, nodes=nodes, with_moves=False)
            value = str(found.value)
        except _NoTab:
            refused += 1
            print_error(f"line {number}: {words('cli-batch-no-tab', got=quote(line))}")
        except GameError as error:
            refused += 1
            print_error(in_line(error, number))
        answer = {"rules": rules, "position": position, "value": value}
        typer.echo(json.dumps(answer) if as_json else "\t".join(answer.values()))
    if refused:
        raise typer.Exit(1)


def prove(
    rules: Rules = "classic",
    threads: Threads = CORES,
    memory: Memory = 2048,
    seconds: Seconds = None,
    nodes: Nodes = None,
    no_tables: NoTables = False,
    as_json: AsJson = False,
) -> None:
    """Print the value of the whole game from the empty board, for A, who gives first."""
    try:
        solver = Solver(rules, threads, memory, not no_tables)
    except GameError as error:
        fail(error_words(error), 2)
    start = Quarto(rules).start()
    with telling(words("cli-doing-prove")) as progress:
        found = solver.solve(
            start, seconds=seconds, nodes=nodes, with_moves=False, progress=progress
        )
    answer: dict[str, object] = {
        "value": str(found.value),
        "nodes": found.nodes,
        "seconds": round(found.seconds, 3),
        "memory": solver.memory,
    }
    print_answer(answer, as_json)


tables_app = typer.Typer(cls=Group, help="cli-tables", no_args_is_help=True)


@tables_app.callback()
def _tables() -> None:
    pass


@tables_app.command("build", cls=Command, help="cli-tables-build")
def build_table(
    rules: Rules = "classic",
    placed: Annotated[int, typer.Option(min=0, max=6, help="cli-tables-placed")] = 4,
    wins: Annotated[bool, typer.Option("--wins", help="cli-tables-wins")] = False,
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="cli-tables-folder")] = Path(),
    processes: Annotated[int, typer.Option(min=1, max=MAX_PROCESSES, help="cli-processes")] = CORES,
    memory: Memory = 1024,
    dask: Annotated[str | None, typer.Option(metavar="ADDRESS", help="cli-tables-dask")] = None,
) -> None:
    """Solve all openings of a rule set; an interrupted build continues when it is started again."""
    try:
        name = table_name(Quarto(rules).rules)
    except GameError as error:
        fail(error_words(error), 2)
    if name is None:
        fail(words("cli-tables-no-table", rules=rules), 2)
    target = folder / file_name(name, wins)
    with progress_bar() as bar, _dask_executor(dask) as executor:
        task = bar.add_task(name, total=None)
        try:
            build(
                name,
                placed,
                target,
                wins=wins,
                processes=processes,
                memory=memory << 20,
                executor=executor,
                progress=lambda done, of: bar.update(task, completed=done, total=of),
            )
        except OSError as error:
            fail(cannot_write(target, error))
    typer.echo(f"{target}: {target.stat().st_size} bytes")


@contextmanager
def _dask_executor(address: str | None) -> Iterator[Executor | None]:
    if address is None:
        yield None
        return
    try:
        from distributed import Client  # noqa: PLC0415 - optional, not installed with the rest
    except ImportError:
        fail(words("cli-tables-no-dask"), 2)
    with Client(address) as client:
        yield client.get_executor()
