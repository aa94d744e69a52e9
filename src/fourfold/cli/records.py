"""The commands ``replay`` and ``perft``: playing a record through the rules, and counting move sequences.

Lives here: their arguments and what they print. Does not live here: records and counting (`games`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from fourfold.cli.answers import AsJson, Rules, cannot_write, fail, progress_bar, read_record_file
from fourfold.cli.words import error_words, words
from fourfold.drawing import draw
from fourfold.games.game import GameError
from fourfold.games.perft import perft as count_sequences
from fourfold.games.quarto import Quarto


def replay(
    file: Annotated[str, typer.Argument(help="cli-record-file")],
    as_json: AsJson = False,
    svg: Annotated[Path | None, typer.Option(help="cli-replay-svg")] = None,
) -> None:
    """Play a record through the rules; print its final position and outcome, or the line that is refused."""
    record = read_record_file(file)
    state = record.state
    if svg is not None:
        try:
            svg.write_text(draw(record), "utf-8")
        except OSError as error:
            fail(cannot_write(svg, error))
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


def perft(
    name: Annotated[str, typer.Argument(metavar="GAME", help="cli-perft-game")],
    rules: Rules = "classic",
    depth: Annotated[int, typer.Option(min=0, max=33, help="cli-perft-depth")] = 4,
    as_json: AsJson = False,
) -> None:
    """Count the move sequences of a length, in referee play."""
    if name != "quarto":
        fail(words("cli-perft-quarto"), 2)
    try:
        start = Quarto(Quarto(rules).rules.refereed()).start()
    except GameError as error:
        fail(error_words(error), 2)
    with progress_bar() as bar:
        task = bar.add_task(words("cli-doing-perft"), total=None)
        total = count_sequences(
            start, depth, lambda done, of: bar.update(task, completed=done, total=of)
        )
    typer.echo(json.dumps({"count": total}) if as_json else total)
