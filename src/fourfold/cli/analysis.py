"""The command ``fourfold analyse``.

Lives here: its arguments and what it prints. Does not live here: what is told about a game
(`cli.analysis_reports`), and analysis (`engine`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from fourfold.cli.analysis_reports import REPORTS
from fourfold.cli.answers import (
    AsJson,
    cannot_write,
    check_language,
    fail,
    progress_bar,
    read_record_file,
)
from fourfold.cli.words import words
from fourfold.engine.turn_analysis import CardsUnknown
from fourfold.texts import Texts


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
    kind = REPORTS[record.game.name]
    if level is not None and not kind.takes_level:
        fail(words("cli-analyse-level-quarto"))
    with progress_bar() as bar:
        task = bar.add_task(words("cli-doing-analyse"), total=None)

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        try:
            report = kind.make(texts, record, seconds, tell, level)
        except CardsUnknown:
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
