"""The commands ``fourfold analyse`` and ``fourfold puzzles``.

Lives here: their arguments and what they print. Does not live here: analysis and puzzles (`engine`).
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import TaskID, track

from fourfold.bots.grading import levels_find
from fourfold.cli.answers import AsJson, fail, progress_bar, read_record_file
from fourfold.engine.analysis import MoveNote
from fourfold.engine.analysis import analyse as analyse_record
from fourfold.engine.plot import draw
from fourfold.engine.puzzle_making import PLAN, build, regrade
from fourfold.engine.puzzles import read_puzzles, reprove, shipped_puzzles
from fourfold.engine.solver import Solver
from fourfold.explanations import explain, explain_all, plot_words, summaries, value_words
from fourfold.games.quarto import Quarto
from fourfold.texts import LANGUAGES, Texts, preferred_language

puzzles_app = typer.Typer(help="Positions with exactly one solution.", no_args_is_help=True)

Workers = Annotated[int, typer.Option(min=1, help="The number of processes.")]


# --- Analysis -------------------------------------------------------------------------------------


def analyse(
    file: Annotated[
        str, typer.Argument(metavar="RECORD", help="The file of a record; - reads standard input.")
    ],
    as_json: AsJson = False,
    svg: Annotated[
        Path | None, typer.Option(help="Write a picture of the analysis to this file.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0, help="Time limit for the whole game; later moves come first.")
    ] = 30,
    language: Annotated[str | None, typer.Option(help=", ".join(LANGUAGES))] = None,
) -> None:
    """Analyse every move of a game of Quarto: values, mistakes, only moves, missed calls, and reasons."""
    spoken = language or preferred_language(os.environ)
    if spoken not in LANGUAGES:
        fail(f"expected a language, one of {' '.join(LANGUAGES)}, got {spoken}", 2)
    texts = Texts(spoken)
    record = read_record_file(file)
    if not isinstance(record.game, Quarto):
        fail(f"expected a record of quarto, got one of {record.game.name}")
    mushrooms = record.game.rules.has_mushrooms
    with progress_bar() as bar:
        task = bar.add_task("analysing", total=len(record.states))
        notes = analyse_record(
            record,
            seconds=seconds,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    if svg is not None:
        picture = draw(notes, plot_words(texts, notes, record.players, mushrooms))
        try:
            svg.write_text(picture, "utf-8")
        except OSError as error:
            fail(f"cannot write {svg}: {error.strerror}")
    if as_json:
        moves = [
            note.to_json()
            | {"sentences": [explain(texts, reason, mushrooms) for reason in note.reasons]}
            for note in notes
        ]
        typer.echo(json.dumps({"rules": str(record.game.rules), "moves": moves}))
        return
    for line in _move_lines(texts, notes, mushrooms):
        typer.echo(line)
    for line in summaries(texts, notes, record.players):
        typer.echo(line)


def _move_lines(texts: Texts, notes: list[MoveNote], mushrooms: bool) -> list[str]:
    """Return one line per move: number, move, values, kinds (such as a mistake), and reasons."""
    rows = []
    for note in notes:
        before, after = (value_words(texts, value) for value in (note.before, note.after))
        kinds = [
            texts(message)
            for message, wanted in (
                ("analysis-mistake", note.mistake),
                ("analysis-missed-call", bool(note.missed_calls)),
                ("analysis-only-move", note.only),
            )
            if wanted
        ]
        move = f"{note.seat} {note.move}{' ?' if note.refused else ''}"
        value = before if before == after else f"{before} → {after}"
        said = explain_all(texts, note, mushrooms)
        rows.append(
            (f"{note.number + 1}.", move, value, " ".join([*map("[{}]".format, kinds), said]))
        )
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(3)]
    return [
        f"{row[0]:>{widths[0]}} {row[1]:<{widths[1]}}  {row[2]:<{widths[2]}}  {row[3]}".rstrip()
        for row in rows
    ]


# --- Puzzles --------------------------------------------------------------------------------------


@puzzles_app.command("build")
def build_puzzles(
    file: Annotated[Path, typer.Argument(help="The file of puzzles to write, or to continue.")],
    rules: Annotated[
        list[str] | None, typer.Option(help="A rule set, instead of all; may be repeated.")
    ] = None,
    count: Annotated[
        int | None, typer.Option(min=1, help="Puzzles per rule set, instead of the planned number.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed finds the same puzzles.")] = 1,
    workers: Workers = 1,
) -> None:
    """Find puzzles in random games, prove that each has one solution, and let the levels try each."""
    plan = {name: count or PLAN.get(name, 100) for name in rules or PLAN}
    tasks: dict[str, TaskID] = {}
    try:
        for name in plan:
            Quarto(name)
        with progress_bar() as bar:

            def tell(name: str, found: int, wanted: int) -> None:
                if name not in tasks:
                    tasks[name] = bar.add_task(name, total=wanted)
                bar.update(tasks[name], completed=found)

            puzzles = build(file, plan, fare=levels_find, seed=seed, workers=workers, progress=tell)
    except OSError as error:
        fail(f"cannot write {file}: {error.strerror}")
    except ValueError as error:
        fail(error, 2)
    for name in plan:
        typer.echo(f"{name}: {sum(puzzle.rules == name for puzzle in puzzles)}")


@puzzles_app.command("grade")
def grade_puzzles(
    file: Annotated[Path, typer.Argument(help="A file of puzzles, which is rewritten.")],
) -> None:
    """Let the levels try puzzles again, and grade the puzzles by the levels that solve them."""
    try:
        with progress_bar() as bar:
            task = bar.add_task("grading", total=None)
            regrade(
                file,
                levels_find,
                lambda done, total: bar.update(task, completed=done, total=total),
            )
    except OSError as error:
        fail(f"cannot read or write {error.filename}: {error.strerror}")
    except ValueError as error:
        fail(error)


@puzzles_app.command("check")
def check_puzzles(
    file: Annotated[
        Path | None,
        typer.Argument(help="A file of puzzles, instead of the puzzles of the package."),
    ] = None,
    sample: Annotated[
        int | None, typer.Option(min=1, help="Check this number of puzzles, drawn at random.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of --sample.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Prove puzzles again: the only solution, kind, length and grade, and which levels solve them."""
    try:
        puzzles = read_puzzles(file.read_text("utf-8")) if file else list(shipped_puzzles())
    except OSError as error:
        fail(f"cannot read {error.filename}: {error.strerror}")
    except ValueError as error:
        fail(error)
    if sample is not None and sample < len(puzzles):
        puzzles = random.Random(seed).sample(puzzles, sample)
    solvers: dict[str, Solver] = {}
    console = Console(stderr=True)
    wrong = []
    for puzzle in track(
        puzzles, "proving", console=console, transient=True, disable=not console.is_terminal
    ):
        if puzzle.rules not in solvers:
            solvers[puzzle.rules] = Solver(puzzle.rules, memory=64)
        sound = reprove(puzzle, solvers[puzzle.rules])
        if not sound or levels_find(puzzle) != puzzle.found:
            wrong.append(puzzle.id)
    if as_json:
        typer.echo(json.dumps({"checked": len(puzzles), "wrong": wrong}))
    else:
        typer.echo(f"checked: {len(puzzles)}")
        typer.echo(f"wrong: {' '.join(wrong) or 'none'}")
    if wrong:
        raise typer.Exit(1)
