"""The command line: each module has the commands of one kind, and `answers` what all commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from fourfold import __version__
from fourfold.cli.analysis import analyse, puzzles_app
from fourfold.cli.contests import arena
from fourfold.cli.engine import engine
from fourfold.cli.playing import play
from fourfold.cli.records import perft, replay
from fourfold.cli.serving import ServeCommand, backup, clean, restore, serve
from fourfold.cli.solving import prove, solve, tables_app

app = typer.Typer(
    name="fourfold",
    help="Quarto and Quartino, exactly as their rulebooks have them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (
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
):
    app.command(cls=ServeCommand if command is serve else None)(command)
app.add_typer(puzzles_app, name="puzzles")
app.add_typer(tables_app, name="tables")


def main() -> None:
    """Run the command line."""
    app()


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fourfold {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version and exit."
        ),
    ] = False,
) -> None:
    pass
