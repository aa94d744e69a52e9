"""The commands ``fourfold puzzles``: solving, making, grading and proving puzzles of both games.

Lives here: their arguments and what they print. Does not live here: puzzles of Quarto (`engine.puzzles`,
`engine.puzzle_making`) and of Quartino (`engine.quartino_puzzles`, `engine.quartino_puzzle_making`), and
solving them in the terminal (`tui.puzzles`).
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import TaskID, track

from fourfold.bots.grading import levels_find
from fourfold.cli.answers import (
    MAX_PROCESSES,
    AsJson,
    cannot_read,
    cannot_write,
    check_language,
    fail,
    progress_bar,
)
from fourfold.cli.extras import require_extra
from fourfold.cli.help import Command, Group
from fourfold.cli.words import error_words, words
from fourfold.engine import puzzle_making, puzzles, quartino_puzzle_making, quartino_puzzles
from fourfold.engine.solver import Solver
from fourfold.files import read_file
from fourfold.games.game import GameError
from fourfold.games.quarto import Quarto
from fourfold.texts import Texts

puzzles_app = typer.Typer(cls=Group, help="cli-puzzles", no_args_is_help=True)


class PuzzleGame(StrEnum):
    """The games that have puzzles."""

    QUARTO = "quarto"
    QUARTINO = "quartino"


Workers = Annotated[int, typer.Option(min=1, max=MAX_PROCESSES, help="cli-processes")]
OfGame = Annotated[PuzzleGame, typer.Option(help="cli-arena-game")]


@puzzles_app.command("play", cls=Command, help="cli-puzzles-play")
def play_puzzles(
    game: OfGame = PuzzleGame.QUARTO,
    kind: Annotated[str | None, typer.Option(help="cli-puzzles-play-kind")] = None,
    grade: Annotated[
        int, typer.Option(min=1, max=puzzles.HARDEST, help="cli-puzzles-play-grade")
    ] = 1,
    plain: Annotated[bool, typer.Option("--plain", help="cli-play-plain")] = False,
    language: Annotated[str | None, typer.Option(help="cli-language")] = None,
    seed: Annotated[int | None, typer.Option(help="cli-puzzles-play-seed")] = None,
) -> None:
    """Solve puzzles on the full screen or line by line, and keep the streak."""
    require_extra("play", "puzzles play")
    spoken = check_language(language)
    kinds = TOOLS[game].kinds
    if kind is not None and kind not in kinds:
        fail(words("cli-puzzles-no-kind", got=kind, expected=", ".join(kinds)), 2)
    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        fail(words("cli-no-terminal"), 2)
    from fourfold.tui.puzzles import plain as line_by_line  # noqa: PLC0415
    from fourfold.tui.puzzles.series import PuzzleSeries  # noqa: PLC0415

    texts = Texts(spoken)
    series = PuzzleSeries(game.value, texts, random.Random(seed), kind, grade)
    if plain:
        line_by_line.run(series, texts)
        return
    # Textual takes longer to load than most commands take to answer.
    from fourfold.tui import app as full_screen  # noqa: PLC0415

    raise typer.Exit(full_screen.run(None, spoken, seed, series))


@puzzles_app.command("build", cls=Command, help="cli-puzzles-build")
def build_puzzles(
    file: Annotated[Path, typer.Argument(help="cli-puzzles-build-file")],
    game: OfGame = PuzzleGame.QUARTO,
    rules: Annotated[list[str] | None, typer.Option(help="cli-puzzles-rules")] = None,
    count: Annotated[int | None, typer.Option(min=1, help="cli-puzzles-count")] = None,
    seed: Annotated[int, typer.Option(help="cli-puzzles-seed")] = 1,
    workers: Workers = 1,
) -> None:
    """Find puzzles in games, prove that each has one solution, and let the levels try each."""
    tools = TOOLS[game]
    if rules and not tools.takes_rules:
        fail(words("cli-puzzles-rules-quarto"), 2)
    planned = tools.plan
    plan = {name: count or planned.get(name, 100) for name in rules or planned}
    tasks: dict[str, TaskID] = {}
    found: Counter[str] = Counter()
    try:
        with progress_bar() as bar:

            def tell(name: str, done: int, wanted: int) -> None:
                if name not in tasks:
                    tasks[name] = bar.add_task(name, total=wanted)
                bar.update(tasks[name], completed=done)

            made = tools.build(file, plan, seed=seed, workers=workers, progress=tell)
            found.update(getattr(puzzle, tools.planned_by) for puzzle in made)
    except OSError as error:
        fail(cannot_write(file, error))
    except GameError as error:
        fail(error_words(error), 2)
    except ValueError:
        fail(words("cli-bad-puzzles", file=file))
    for name in plan:
        typer.echo(f"{name}: {found[name]}")


@puzzles_app.command("grade", cls=Command, help="cli-puzzles-grade")
def grade_puzzles(
    file: Annotated[Path, typer.Argument(help="cli-puzzles-grade-file")],
    game: OfGame = PuzzleGame.QUARTO,
) -> None:
    """Let the levels try puzzles again, and grade the puzzles by the levels that solve them."""
    try:
        with progress_bar() as bar:
            task = bar.add_task(words("cli-doing-grade"), total=None)

            def tell(done: int, total: int) -> None:
                bar.update(task, completed=done, total=total)

            TOOLS[game].regrade(file, tell)
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
    game: OfGame = PuzzleGame.QUARTO,
    sample: Annotated[int | None, typer.Option(min=1, help="cli-puzzles-sample")] = None,
    seed: Annotated[int, typer.Option(help="cli-puzzles-sample-seed")] = 0,
    as_json: AsJson = False,
) -> None:
    """Prove puzzles again: the only solution, kind, length and grade, and which levels solve them."""
    try:
        proofs = TOOLS[game].proofs(read_file(file).decode("utf-8") if file else None)
    except OSError as error:
        fail(cannot_read(error.filename, error))
    except ValueError:
        fail(words("cli-bad-puzzles", file=file))
    if sample is not None and sample < len(proofs):
        proofs = random.Random(seed).sample(proofs, sample)
    console = Console(stderr=True)
    wrong = []
    for name, is_sound in track(
        proofs,
        words("cli-doing-prove"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ):
        if not is_sound():
            wrong.append(name)
    if as_json:
        typer.echo(json.dumps({"checked": len(proofs), "wrong": wrong}))
    else:
        typer.echo(f"checked: {len(proofs)}")
        typer.echo(f"wrong: {' '.join(wrong) or 'none'}")
    if wrong:
        raise typer.Exit(1)


Proof = tuple[str, Callable[[], bool]]
"""The id of a puzzle, and a function that proves it again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleTools:
    """What the commands need for the puzzles of one game."""

    kinds: Sequence[str]
    plan: Mapping[str, int]
    """How many puzzles to find, by what the field ``planned_by`` of a puzzle says."""
    planned_by: str
    takes_rules: bool
    """Whether the plan is by rules strings, which a command line may choose."""
    build: Callable[..., Sequence[puzzles.Puzzle] | Sequence[quartino_puzzles.QuartinoPuzzle]]
    regrade: Callable[[Path, Callable[[int, int], None]], None]
    proofs: Callable[[str | None], list[Proof]]
    """A proof of each puzzle of a file's text, or of those that come with Fourfold; raises ValueError."""


def _build_quarto(
    file: Path,
    plan: Mapping[str, int],
    *,
    seed: int,
    workers: int,
    progress: Callable[[str, int, int], None],
) -> list[puzzles.Puzzle]:
    for rules in plan:
        Quarto(rules)
    return puzzle_making.build(
        file, plan, fare=levels_find, seed=seed, workers=workers, progress=progress
    )


def _regrade_quarto(file: Path, progress: Callable[[int, int], None]) -> None:
    puzzle_making.regrade(file, levels_find, progress)


def _quarto_proofs(text: str | None) -> list[Proof]:
    found = puzzles.shipped_puzzles() if text is None else puzzles.read_puzzles(text)

    @cache
    def solver(rules: str) -> Solver:
        return Solver(rules, memory=64)

    def is_sound(puzzle: puzzles.Puzzle) -> bool:
        sound = puzzles.reprove(puzzle, solver(puzzle.rules))
        return sound and levels_find(puzzle) == puzzle.found

    return [(one.id, partial(is_sound, one)) for one in found]


def _quartino_proofs(text: str | None) -> list[Proof]:
    of = quartino_puzzles
    found = of.shipped_puzzles() if text is None else of.read_puzzles(text)
    return [(one.id, partial(of.reprove, one)) for one in found]


TOOLS = {
    PuzzleGame.QUARTO: PuzzleTools(
        kinds=puzzles.KINDS,
        plan=puzzle_making.PLAN,
        planned_by="rules",
        takes_rules=True,
        build=_build_quarto,
        regrade=_regrade_quarto,
        proofs=_quarto_proofs,
    ),
    PuzzleGame.QUARTINO: PuzzleTools(
        kinds=quartino_puzzles.KINDS,
        plan=quartino_puzzle_making.PLAN,
        planned_by="kind",
        takes_rules=False,
        build=quartino_puzzle_making.build,
        regrade=quartino_puzzle_making.regrade,
        proofs=_quartino_proofs,
    ),
}
