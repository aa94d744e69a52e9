"""The command line: ``fourfold replay``, ``perft``, ``solve``, ``prove`` and ``play``.

Lives here: arguments, exit codes and what is printed. Standard output carries the answer, standard error
everything else.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import track

from fourfold import __version__
from fourfold.bots import BOTS
from fourfold.engine import Solver
from fourfold.games.catalogue import read_record
from fourfold.games.game import GameError
from fourfold.games.perft import perft as count_sequences
from fourfold.games.quarto import Quarto
from fourfold.texts import LANGUAGES, preferred_language
from fourfold.tui import plain as line_by_line
from fourfold.tui.match import Match

app = typer.Typer(
    name="fourfold",
    help="Quarto and Quartino, exactly as their rulebooks have them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

CORES = os.cpu_count() or 1
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


Rules = Annotated[str, typer.Option(help="A rules string.")]
Threads = Annotated[int, typer.Option(min=1, help="How many search at once.")]
Memory = Annotated[int, typer.Option(min=8, help="Megabytes to remember positions in.")]
Seconds = Annotated[float | None, typer.Option(min=0, help="Give up after so many.")]
Nodes = Annotated[int | None, typer.Option(min=1, help="Give up after so many.")]


@app.command()
def solve(
    position: Annotated[str | None, typer.Argument(help="A position text.")] = None,
    rules: Rules = "classic",
    batch: Annotated[
        Path | None, typer.Option(help="A file with a rules string, a tab and a position a line.")
    ] = None,
    threads: Threads = 1,
    memory: Memory = 256,
    seconds: Seconds = None,
    nodes: Nodes = None,
    distance: Annotated[
        bool, typer.Option("--distance", help="Also the number of turns to the end.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """The exact value of a position for the player about to act, and the moves that keep it."""
    if (position is None) == (batch is None):
        _fail("expected a position or --batch FILE, got both or neither", 2)
    if batch is not None:
        _solve_batch(batch, threads, memory, seconds, nodes)
        return
    try:
        solver = Solver(rules, threads, memory)
        with _telling("solving") as progress:
            found = solver.solve(
                position or "",
                seconds=seconds,
                nodes=nodes,
                with_distance=distance,
                progress=progress,
            )
    except GameError as error:
        _fail(_without_place(error), 2)
    answer: dict[str, object] = {
        "value": str(found.value),
        "moves": [str(move) for move in found.moves],
        "nodes": found.nodes,
        "seconds": round(found.seconds, 6),
    }
    if distance:
        answer["distance"] = found.distance
    _print_answer(answer, as_json)


def _print_answer(answer: dict[str, object], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(answer))
        return
    for key, value in answer.items():
        typer.echo(f"{key}: {', '.join(value) if isinstance(value, list) else value}")


def _solve_batch(
    file: Path, threads: int, memory: int, seconds: float | None, nodes: int | None
) -> None:
    """Print each line of the file with the value behind it, in the same order."""
    try:
        lines = file.read_text("utf-8").splitlines()
    except OSError as error:
        _fail(f"cannot read {file}: {error.strerror}")
    except UnicodeDecodeError:
        _fail(f"cannot read {file}: expected UTF-8 text")
    solvers: dict[str, Solver] = {}
    console = Console(stderr=True)
    numbered = [(n, line) for n, line in enumerate(lines, 1) if line.strip() and line[0] != "#"]
    bar = track(
        numbered, "solving", console=console, transient=True, disable=not console.is_terminal
    )
    for number, line in bar:
        rules, _, position = line.partition("\t")
        try:
            if rules not in solvers:
                solvers[rules] = Solver(rules, threads, memory)
            found = solvers[rules].solve(position, seconds=seconds, nodes=nodes, with_moves=False)
        except GameError as error:
            _fail(error.at(number))
        typer.echo(f"{rules}\t{position}\t{found.value}")


@app.command()
def prove(
    rules: Rules = "classic",
    threads: Threads = CORES,
    memory: Memory = 2048,
    seconds: Seconds = None,
    nodes: Nodes = None,
    as_json: AsJson = False,
) -> None:
    """The value of the whole game from the empty board, for A, who gives first."""
    try:
        solver = Solver(rules, threads, memory)
    except GameError as error:
        _fail(_without_place(error), 2)
    start = Quarto(rules).start()
    with _telling("proving") as progress:
        found = solver.solve(
            start, seconds=seconds, nodes=nodes, with_moves=False, progress=progress
        )
    answer: dict[str, object] = {
        "value": str(found.value),
        "nodes": found.nodes,
        "seconds": round(found.seconds, 3),
        "memory": solver.memory,
    }
    _print_answer(answer, as_json)


@contextmanager
def _telling(what: str) -> Iterator[Callable[[int], bool] | None]:
    """Nodes and seconds on standard error while something long goes on, if somebody looks."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    began = time.perf_counter()
    with console.status(what) as status:

        def tell(nodes: int) -> bool:
            spent = time.perf_counter() - began
            status.update(f"{what}: {nodes:,} nodes, {spent:.0f} s, {nodes / spent:,.0f} a second")
            return False

        yield tell


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
        # Textual takes longer to load than most commands take to answer.
        from fourfold.tui import app as full_screen  # noqa: PLC0415

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
