"""All commands together, and how errors that a command does not handle are told.

Lives here: which commands there are, the option ``--version``, one sentence for each error. Does not live
here: the commands, and the entry point (`fourfold.cli`).
"""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from fourfold import __version__
from fourfold.cli.analysis import analyse
from fourfold.cli.answers import print_error
from fourfold.cli.contests import arena
from fourfold.cli.engine import engine
from fourfold.cli.help import Command, Group, WrongUse, wrong_use
from fourfold.cli.playing import play
from fourfold.cli.puzzles import puzzles_app
from fourfold.cli.records import perft, replay
from fourfold.cli.serving import ServeCommand, backup, clean, restore, serve
from fourfold.cli.solving import prove, solve, tables_app
from fourfold.cli.words import has_words, words
from fourfold.engine.core import MissingNativeModule

app = typer.Typer(
    name="fourfold",
    cls=Group,
    help="cli-about",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
COMMANDS = (
    play,
    serve,
    replay,
    analyse,
    solve,
    prove,
    arena,
    perft,
    engine,
    backup,
    restore,
    clean,
)
for command in COMMANDS:
    kind = ServeCommand if command is serve else Command
    about = f"cli-{command.__name__}"
    app.command(cls=kind, help=about if has_words(about) else None)(command)
app.add_typer(puzzles_app, name="puzzles")
app.add_typer(tables_app, name="tables")


def run(arguments: list[str]) -> int:
    """Run a command line and return its exit code; an error is told in one sentence."""
    try:
        code = app(arguments, prog_name="fourfold", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        # The program that reads the output, such as head, has seen enough.
        return 1
    except OSError as error:
        file = f"{error.filename}: " if error.filename else ""
        print_error(words("cli-cannot-write-answer", reason=f"{file}{error.strerror}"))
        return 1
    except WrongUse as error:
        return _tell(error)
    except MissingNativeModule:
        print_error(words("cli-missing-native-module"))
        return 2
    except typer.Abort:
        return 1
    except Exception as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            print_error(str(error))
            return 2
        if not hasattr(error, "format_message"):
            raise
        return _tell(wrong_use(error))
    return code if isinstance(code, int) else 0


def _tell(error: WrongUse) -> int:
    print_error(error)
    print_error(words("cli-see-help", command=f"{error.command} --help"))
    return 2


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fourfold {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="cli-version"),
    ] = False,
) -> None:
    pass
