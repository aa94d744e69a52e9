"""What all commands share: printing answers, failing, and showing progress.

Lives here: the answer goes to standard output, everything else to standard error. Does not live here: any
command.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import Progress

from fourfold.games.catalogue import read_record
from fourfold.games.game import GameError
from fourfold.games.record import Record

MIN_SHARE_FOR_ESTIMATE = 0.02
"""The share of a search after which its remaining time is estimated."""
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Rules = Annotated[str, typer.Option(help="A rules string.")]


def fail(message: object, code: int = 1) -> NoReturn:
    """Print in one line what is wrong, and exit with this code."""
    typer.echo(message, err=True)
    raise typer.Exit(code)


def without_place(error: GameError) -> str:
    """Return the sentence of an error in an argument, with its column unless that is the first."""
    far = error.column is not None and error.column > 1
    return f"{error.sentence} (column {error.column})" if far else error.sentence


def read_record_file(file: str) -> Record:
    """Return the record in this file, or on standard input for ``-``; exit at the first wrong line."""
    try:
        return read_record(sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes())
    except OSError as error:
        fail(f"cannot read {file}: {error.strerror}")
    except GameError as error:
        fail(error)


def print_answer(answer: dict[str, object], as_json: bool) -> None:
    """Print an answer as one JSON object, or with one line per key."""
    if as_json:
        typer.echo(json.dumps(answer))
        return
    for key, value in answer.items():
        typer.echo(f"{key}: {', '.join(value) if isinstance(value, list) else value}")


def progress_bar() -> Progress:
    """Return a progress bar on standard error, which is hidden unless that is a terminal."""
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def telling(what: str) -> Iterator[Callable[[int, float], bool] | None]:
    """Show the progress of a long search on standard error, if that is a terminal.

    Yields:
        A function for the solver to call with the nodes and the share done, or None if there is no terminal.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    began = time.perf_counter()
    with console.status(what) as status:

        def tell(nodes: int, done: float) -> bool:
            spent = time.perf_counter() - began
            left = (
                f", perhaps {spent / done - spent:.0f} s left"
                if done > MIN_SHARE_FOR_ESTIMATE
                else ""
            )
            speed = f"{nodes / spent:,.0f} per second"
            status.update(f"{what}: {done:.0%}, {nodes:,} nodes, {speed}, {spent:.0f} s{left}")
            return False

        yield tell
