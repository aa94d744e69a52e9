"""The command line: ``fourfold replay``, ``perft`` and ``play``.

Lives here: arguments, exit codes and what is printed. Standard output carries the answer, standard error
everything else.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import track

from fourfold import __version__
from fourfold.bots import BOTS
from fourfold.games.catalogue import read_record
from fourfold.games.game import GameError
from fourfold.games.perft import perft as count_sequences
from fourfold.games.quarto import Quarto
from fourfold.texts import LANGUAGES, preferred_language
from fourfold.tui import app as full_screen
from fourfold.tui import plain as line_by_line
from fourfold.tui.match import Match

app = typer.Typer(
    name="fourfold",
    help="Quarto and Quartino, exactly as their rulebooks have them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def main() -> None:
    """Run the command line."""
    app()


def _fail(message: object, code: int = 1) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(code)


def _without_place(error: GameError) -> str:
    """What is wrong with an argument: it is one line, and its first column says nothing."""
    far = error.column is not None and error.column > 1
    return f"{error.sentence} (column {error.column})" if far else error.sentence


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fourfold {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="And exit.")
    ] = False,
) -> None:
    pass


@app.command()
def replay(
    file: Annotated[str, typer.Argument(help="A record; - reads standard input.")],
    as_json: AsJson = False,
) -> None:
    """Play a record through the rules: its final position and outcome, or the line they refuse."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        _fail(f"cannot read {file}: {error.strerror}")
    try:
        record = read_record(data)
    except GameError as error:
        _fail(error)
    state = record.state
    if as_json:
        answer = {
            "events": len(record.events),
            "position": state.position,
            "to_act": state.to_act,
            "outcome": state.outcome and state.outcome.to_json(),
        }
        typer.echo(json.dumps(answer))
        return
    typer.echo(f"events: {len(record.events)}")
    typer.echo(f"position: {state.position}")
    if state.outcome is None:
        typer.echo(f"to act: {state.to_act}")
    else:
        typer.echo(f"outcome: {state.outcome}")


@app.command()
def perft(
    name: Annotated[str, typer.Argument(metavar="GAME", help="quarto")],
    rules: Annotated[str, typer.Option(help="A rules string.")] = "classic",
    depth: Annotated[int, typer.Option(min=0, max=33, help="Moves in a sequence.")] = 4,
    as_json: AsJson = False,
) -> None:
    """Count the move sequences of a length, in referee play."""
    if name != "quarto":
        _fail(f"expected quarto, got {name}: perft is for Quarto only", 2)
    try:
        start = Quarto(Quarto(rules).rules.refereed()).start()
    except GameError as error:
        _fail(_without_place(error), 2)
    if depth < 2:
        total = count_sequences(start, depth)
    else:
        console = Console(stderr=True)
        openings = [
            start.play(give).play(place)
            for give in start.moves()
            for place in start.play(give).moves()
        ]
        bar = track(
            openings, "counting", console=console, transient=True, disable=not console.is_terminal
        )
        total = sum(count_sequences(opening, depth - 2) for opening in bar)
    typer.echo(json.dumps({"count": total}) if as_json else total)


@app.command()
def play(
    name: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="quarto or quartino; without it, a menu.")
    ] = None,
    rules: Annotated[str, typer.Option(help="A rules string, such as danish+squares.")] = "",
    bot: Annotated[str | None, typer.Option(help=f"Against a bot: {', '.join(BOTS)}.")] = None,
    seats: Annotated[int, typer.Option(min=2, help="How many play, bots among them.")] = 2,
    plain: Annotated[
        bool, typer.Option("--plain", help="Line by line, for screen readers and scripts.")
    ] = False,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    deck: Annotated[Path | None, typer.Option(help="A file with other Quartino cards.")] = None,
    language: Annotated[str | None, typer.Option(help=", ".join(LANGUAGES))] = None,
    seed: Annotated[int | None, typer.Option(help="Makes lots, deals and bots repeatable.")] = None,
) -> None:
    """Play in the terminal, on one screen and against bots."""
    spoken = language or preferred_language(os.environ)
    if spoken not in LANGUAGES:
        _fail(f"expected a language, one of {' '.join(LANGUAGES)}, got {spoken}", 2)
    if bot is not None and bot not in BOTS:
        _fail(f"expected a bot, one of {' '.join(BOTS)}, got {bot}", 2)
    try:
        match = None
        if resume is not None:
            match = Match.load(resume)
        elif name is not None:
            match = _new_match(name, rules, seats, bot, seed, deck)
    except OSError as error:
        _fail(f"cannot read {error.filename}: {error.strerror}", 2)
    except GameError as error:
        _fail(error if resume else _without_place(error), 2)
    except LookupError as error:
        _fail(error, 2)
    if plain:
        line_by_line.run(match, spoken, seed)
    else:
        full_screen.run(match, spoken)


def _new_match(
    name: str, rules: str, seats: int, bot: str | None, seed: int | None, deck: Path | None
) -> Match:
    """A game of one person and bots, or of people only; lots decide who begins."""
    cards = tuple(deck.read_text("utf-8").replace(",", " ").split()) if deck else None
    match = Match.begin(name, rules, seats, seed=seed, deck=cards)
    if bot is not None:
        match.seat_bots(bot)
    return match
