"""What all commands share: how they answer, fail and tell that they are still at it.

Standard output carries the answer, standard error everything else.
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

LEAST_DONE = 0.02
"""Of a search, before a guess of the rest says anything."""
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Rules = Annotated[str, typer.Option(help="A rules string.")]


def fail(message: object, code: int = 1) -> NoReturn:
    """Say in one line what is wrong, and exit."""
    typer.echo(message, err=True)
    raise typer.Exit(code)


def without_place(error: GameError) -> str:
    """What is wrong with an argument: it is one line, and its first column says nothing."""
    far = error.column is not None and error.column > 1
    return f"{error.sentence} (column {error.column})" if far else error.sentence


def read_record_file(file: str) -> Record:
    """The record in this file, or on standard input; fails at the line that is wrong."""
    try:
        return read_record(sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes())
    except OSError as error:
        fail(f"cannot read {file}: {error.strerror}")
    except GameError as error:
        fail(error)


def print_answer(answer: dict[str, object], as_json: bool) -> None:
    """One JSON object, or a line a key."""
    if as_json:
        typer.echo(json.dumps(answer))
        return
    for key, value in answer.items():
        typer.echo(f"{key}: {', '.join(value) if isinstance(value, list) else value}")


def progress_bar() -> Progress:
    """A bar on standard error, if somebody looks."""
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def telling(what: str) -> Iterator[Callable[[int, float], bool] | None]:
    """Nodes, seconds and a guess of those left on standard error during a long search, if somebody looks."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    began = time.perf_counter()
    with console.status(what) as status:

        def tell(nodes: int, done: float) -> bool:
            spent = time.perf_counter() - began
            left = f", perhaps {spent / done - spent:.0f} s left" if done > LEAST_DONE else ""
            speed = f"{nodes / spent:,.0f} a second"
            status.update(f"{what}: {done:.0%}, {nodes:,} nodes, {speed}, {spent:.0f} s{left}")
            return False

        yield tell
