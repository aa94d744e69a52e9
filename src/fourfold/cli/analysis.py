"""The commands ``fourfold analyse`` and ``fourfold puzzles``.

Lives here: their arguments and what they print. Does not live here: what is told about a
game (`cli.analysis_reports`), analysis and puzzles (`engine`).
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import TaskID, track

from fourfold.bots.grading import levels_find
from fourfold.cli.analysis_reports import report_moves, report_turns
from fourfold.cli.answers import (
    AsJson,
    cannot_read,
    cannot_write,
    check_language,
    fail,
    progress_bar,
    read_record_file,
)
from fourfold.cli.help import Command, Group
from fourfold.cli.words import error_words, words
from fourfold.engine.puzzle_making import PLAN, build, regrade
from fourfold.engine.puzzles import read_puzzles, reprove, shipped_puzzles
from fourfold.engine.solver import Solver
from fourfold.games.game import GameError
from fourfold.games.quarto import Quarto
from fourfold.texts import Texts

puzzles_app = typer.Typer(cls=Group, help="cli-puzzles", no_args_is_help=True)

Workers = Annotated[int, typer.Option(min=1, help="cli-processes")]


# --- Analysis -------------------------------------------------------------------------------------


def analyse(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="cli-record-file")],
    as_json: AsJson = False,
    svg: Annotated[Path | None, typer.Option(help="cli-analyse-svg")] = None,
    seconds: Annotated[float, typer.Option(min=0, help="cli-analyse-seconds")] = 30,
    level: Annotated[int | None, typer.Option(min=1, max=7, help="cli-analyse-level")] = None,
    language: Annotated[str | None, typer.Option(help="cli-language")] = None,
) -> None:
    """Analyse every move of a game of Quarto, or every turn of one of Quartino, with mistakes and reasons."""
    texts = Texts(check_language(language))
    record = read_record_file(file)
    is_quarto = isinstance(record.game, Quarto)
    if is_quarto and level is not None:
        fail(words("cli-analyse-level-quarto"))
    with progress_bar() as bar:
        task = bar.add_task(words("cli-doing-analyse"), total=None)

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        try:
            if is_quarto:
                report = report_moves(texts, record, seconds, tell)
            else:
                report = report_turns(texts, record, seconds, tell, level)
        except ValueError:
            if is_quarto:
                raise
            fail(texts("turn-cards-unknown"))
    if svg is not None:
        try:
            svg.write_text(report.picture, "utf-8")
        except OSError as error:
            fail(cannot_write(svg, error))
    if as_json:
        typer.echo(json.dumps(report.json))
        return
    for line in report.lines:
        typer.echo(line)


# --- Puzzles --------------------------------------------------------------------------------------


@puzzles_app.command("build", cls=Command, help="cli-puzzles-build")
def build_puzzles(
    file: Annotated[Path, typer.Argument(help="cli-puzzles-build-file")],
    rules: Annotated[list[str] | None, typer.Option(help="cli-puzzles-rules")] = None,
    count: Annotated[int | None, typer.Option(min=1, help="cli-puzzles-count")] = None,
    seed: Annotated[int, typer.Option(help="cli-puzzles-seed")] = 1,
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
        fail(cannot_write(file, error))
    except GameError as error:
        fail(error_words(error), 2)
    except ValueError:
        fail(words("cli-bad-puzzles", file=file))
    for name in plan:
        typer.echo(f"{name}: {sum(puzzle.rules == name for puzzle in puzzles)}")


@puzzles_app.command("grade", cls=Command, help="cli-puzzles-grade")
def grade_puzzles(
    file: Annotated[Path, typer.Argument(help="cli-puzzles-grade-file")],
) -> None:
    """Let the levels try puzzles again, and grade the puzzles by the levels that solve them."""
    try:
        with progress_bar() as bar:
            task = bar.add_task(words("cli-doing-grade"), total=None)
            regrade(
                file,
                levels_find,
                lambda done, total: bar.update(task, completed=done, total=total),
            )
    except OSError as error:
        fail(cannot_read(error.filename, error))
    except ValueError:
        fail(words("cli-bad-puzzles", file=file))


@puzzles_app.command("check", cls=Command, help="cli-puzzles-check")
def check_puzzles(
    file: Annotated[
        Path | None,
        typer.Argument(help="cli-puzzles-check-file"),
    ] = None,
    sample: Annotated[int | None, typer.Option(min=1, help="cli-puzzles-sample")] = None,
    seed: Annotated[int, typer.Option(help="cli-puzzles-sample-seed")] = 0,
    as_json: AsJson = False,
) -> None:
    """Prove puzzles again: the only solution, kind, length and grade, and which levels solve them."""
    try:
        puzzles = read_puzzles(file.read_text("utf-8")) if file else list(shipped_puzzles())
    except OSError as error:
        fail(cannot_read(error.filename, error))
    except ValueError:
        fail(words("cli-bad-puzzles", file=file))
    if sample is not None and sample < len(puzzles):
        puzzles = random.Random(seed).sample(puzzles, sample)
    solvers: dict[str, Solver] = {}
    console = Console(stderr=True)
    wrong = []
    for puzzle in track(
        puzzles,
        words("cli-doing-prove"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
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
