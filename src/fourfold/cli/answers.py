"""What all commands share: printing answers, failing, and showing progress.

Lives here: the answer goes to standard output, everything else to standard error. Does not live here: any
command.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    Progress,
    ProgressColumn,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from fourfold.bots import bots_of, installed_bots
from fourfold.cli.words import error_words, words
from fourfold.files import read_file
from fourfold.games.catalogue import read_record
from fourfold.games.game import GameError
from fourfold.games.record import Record
from fourfold.texts import LANGUAGES, preferred_language

MAX_PROCESSES = 1024
"""The most processes of one kind that a command starts; whoever writes more has mistyped."""
AsJson = Annotated[bool, typer.Option("--json", help="cli-json")]
Rules = Annotated[str, typer.Option(help="cli-rules")]


def print_error(message: object) -> None:
    """Print a line on standard error; a full disk behind standard error changes nothing else."""
    with suppress(OSError):
        typer.echo(message, err=True)


def fail(message: object, code: int = 1) -> NoReturn:
    """Print in one line what is wrong, and exit with this code."""
    print_error(message)
    raise typer.Exit(code)


def fail_without_bot(game: str, name: str) -> NoReturn:
    """Exit because a game has no bot of this name; tell the names of its bots and of installed ones."""
    fail(
        words("cli-no-bot", got=name, expected=", ".join({**bots_of(game), **installed_bots()})), 2
    )


def in_line(error: GameError, line: int | None = None) -> str:
    """Return the sentence of an error in a file, with its line."""
    return f"line {line or error.line or 1}: {error_words(error)}"


def cannot_read(file: object, error: OSError) -> str:
    """Return why a file cannot be read, and what to do."""
    if isinstance(error, FileNotFoundError):
        return words("cli-no-file", file=file)
    if isinstance(error, IsADirectoryError):
        return words("cli-is-folder", file=file)
    return words("cli-cannot-read", file=file, reason=error.strerror)


def cannot_write(file: object, error: OSError) -> str:
    """Return why a file cannot be written, and what to do."""
    if isinstance(error, FileNotFoundError):
        return words("cli-no-folder", file=file)
    if isinstance(error, IsADirectoryError):
        return words("cli-is-folder", file=file)
    return words("cli-cannot-write", file=file, reason=error.strerror)


def read_text_file(file: str) -> str:
    """Return the text of this file, or of standard input for ``-``; exit if there is none."""
    try:
        return read_file(file).decode("utf-8")
    except OSError as error:
        fail(cannot_read(file, error))
    except UnicodeDecodeError:
        fail(words("cli-not-utf8", file=file))


def read_record_file(file: str) -> Record:
    """Return the record in this file, or on standard input for ``-``; exit at the first wrong line."""
    try:
        return read_record(read_file(file))
    except OSError as error:
        fail(cannot_read(file, error))
    except GameError as error:
        fail(in_line(error))


def check_language(language: str | None) -> str:
    """Return the given language, or the one that the environment asks for; exit if there is none such."""
    spoken = language or preferred_language(os.environ)
    if spoken not in LANGUAGES:
        fail(words("cli-no-language", got=spoken, expected=", ".join(LANGUAGES)), 2)
    return spoken


def print_answer(answer: dict[str, object], as_json: bool) -> None:
    """Print an answer as one JSON object, or with one line per key."""
    if as_json:
        typer.echo(json.dumps(answer))
        return
    for key, value in answer.items():
        typer.echo(f"{key}: {', '.join(value) if isinstance(value, list) else value}")


def progress_bar(*more: ProgressColumn) -> Progress:
    """Return a progress bar with the share done, on standard error, hidden unless that is a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        *more,
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


@contextmanager
def telling(what: str) -> Iterator[Callable[[int, float], bool] | None]:
    """Show a bar with the share done of a long search on standard error, if that is a terminal.

    Yields:
        A function for the solver to call with the nodes and the share done, or None if there is no terminal.
    """
    with progress_bar(TextColumn("{task.fields[nodes]}")) as bar:
        if bar.disable:
            yield None
            return
        task = bar.add_task(what, total=1.0, nodes="")

        def tell(nodes: int, done: float) -> bool:
            bar.update(task, completed=done, nodes=words("cli-nodes", number=nodes))
            return False

        yield tell
