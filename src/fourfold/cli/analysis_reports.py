"""What ``fourfold analyse`` tells about a game: lines of text, JSON and a picture.

Lives here: the form of the output for each game. Does not live here: the analysis (`engine`), sentences
(`explanations`), and writing files (`cli.analysis`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fourfold.engine.analysis import MoveNote, analyse
from fourfold.engine.plot import draw
from fourfold.engine.turn_analysis import TurnNote, analyse_turns
from fourfold.engine.turn_plot import draw_turns
from fourfold.explanations import (
    explain,
    explain_all,
    explain_turn,
    percent_words,
    plot_words,
    summaries,
    turn_plot_words,
    turn_summaries,
    value_words,
)
from fourfold.games.game import Json
from fourfold.games.quartino import Quartino
from fourfold.games.quarto import Quarto, QuartoRules
from fourfold.games.record import Record
from fourfold.texts import Texts

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class AnalysisReport:
    """The output about one game, in the forms in which it can be asked for."""

    lines: Sequence[str]
    json: Json
    picture: str


def report_moves(
    texts: Texts, record: Record, seconds: float, progress: Progress, _: int | None = None
) -> AnalysisReport:
    """Analyse a game of Quarto, move by move; its values are exact, so that there is no level."""
    notes = analyse(record, seconds=seconds, progress=progress)
    rules = record.game.rules
    mushrooms = isinstance(rules, QuartoRules) and rules.has_mushrooms
    moves = [
        note.to_json()
        | {"sentences": [explain(texts, reason, mushrooms) for reason in note.reasons]}
        for note in notes
    ]
    return AnalysisReport(
        [*_move_lines(texts, notes, mushrooms), *summaries(texts, notes, record.players)],
        {"rules": str(rules), "moves": moves},
        draw(notes, plot_words(texts, notes, record.players, mushrooms)),
    )


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


def report_turns(
    texts: Texts, record: Record, seconds: float, progress: Progress, level: int | None = None
) -> AnalysisReport:
    """Analyse a game of Quartino, turn by turn, with chances between players of a level, or of strong ones.

    Raises:
        CardsUnknown: the record does not tell all cards, or its deck is not the standard one.
    """
    notes = analyse_turns(record, seconds=seconds, level=level, progress=progress)
    turns = [
        note.to_json() | {"sentences": [explain(texts, reason) for reason in note.reasons]}
        for note in notes
    ]
    estimates = texts("turn-estimates-level", level=level) if level else texts("turn-estimates")
    summary = [*turn_summaries(texts, notes, record.players), estimates]
    return AnalysisReport(
        [*_turn_lines(texts, notes), *summary],
        {"rules": str(record.game.rules), "turns": turns},
        draw_turns(notes, turn_plot_words(texts, notes, record.players)),
    )


def _turn_lines(texts: Texts, notes: list[TurnNote]) -> list[str]:
    """Return one line per turn: number, chances after the turn, moves, and why it was a mistake."""
    width = len(str(len(notes)))
    lines = []
    for note in notes:
        chances = "  ".join(
            f"{seat} {percent_words(texts, chance):>5}" for seat, chance in note.after.items()
        )
        kind = f"[{texts('analysis-mistake')}]" if note.mistake else ""
        moves = f"{note.seat} {', '.join(note.moves)}"
        said = "  ".join(filter(None, [moves, kind, explain_turn(texts, note)]))
        lines.append(f"{note.turn:>{width}}. {chances}  {said}")
    return lines


@dataclass(frozen=True, slots=True)
class ReportKind:
    """How games of one kind are analysed."""

    make: Callable[[Texts, Record, float, Progress, int | None], AnalysisReport]
    takes_level: bool
    """Whether chances between players of a level can be asked for."""


REPORTS = {
    Quarto.name: ReportKind(report_moves, takes_level=False),
    Quartino.name: ReportKind(report_turns, takes_level=True),
}
