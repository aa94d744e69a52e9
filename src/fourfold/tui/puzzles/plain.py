"""Puzzles line by line, for screen readers and scripts.

Lives here: the dialogue. Does not live here: which answers are right (`attempt`), and short forms of moves
(`tui.plain`).
"""

from __future__ import annotations

import sys
from typing import TextIO

from fourfold.games.game import GameError
from fourfold.games.quartino import QuartinoView
from fourfold.texts import Texts
from fourfold.tui.plain import written_out
from fourfold.tui.puzzles.quartino import QuartinoAttempt
from fourfold.tui.puzzles.series import PuzzleSeries
from fourfold.tui.speech import board_lines, narrate, request


def run(series: PuzzleSeries, texts: Texts) -> None:
    """Solve puzzles on standard input and output."""
    PuzzleDialogue(series, texts, sys.stdin, sys.stdout).run()


class PuzzleDialogue:
    """The dialogue about a series of puzzles: reads lines, and writes sentences."""

    def __init__(self, series: PuzzleSeries, texts: Texts, source: TextIO, sink: TextIO) -> None:
        self._series = series
        self._texts = texts
        self._source = source
        self._sink = sink
        self._commands = {
            "": self._series.next,
            "next": self._series.next,
            "harder": lambda: self._series.change_grade(1),
            "easier": lambda: self._series.change_grade(-1),
            "kind": self._series.change_kind,
        }
        """The lines after which another puzzle is shown."""

    def run(self) -> None:
        """Show puzzles until ``quit`` or the end of the input."""
        self._say(self._texts.prose("plain-puzzles-help"))
        self._show()
        while (line := self._read()) is not None and line != "quit":
            if line in self._commands and (line or self._series.attempt.is_solved):
                self._commands[line]()
                self._show()
            elif line == "hint":
                self._series.attempt.hint()
                self._say(self._series.attempt.said)
            elif line == "help":
                self._say(self._texts.prose("plain-puzzles-help"))
            elif line in ("", "board"):
                self._show()
            elif not self._series.attempt.is_solved:
                self._answer(line)

    def _answer(self, line: str) -> None:
        attempt = self._series.attempt
        view = attempt.match.state.view(attempt.solver)
        names_card = isinstance(attempt, QuartinoAttempt) and attempt.kind == "hand"
        try:
            attempt.answer(line if names_card else written_out(view, line))
        except GameError as error:
            self._say(self._texts.refusal(error))
            return
        self._series.keep_score()
        self._say(attempt.said)
        if attempt.is_solved:
            self._say(self._series.headline)
        else:
            self._let_opponent_defend()

    def _let_opponent_defend(self) -> None:
        match = self._series.attempt.match
        moved = False
        while match.bot_to_act and match.state.outcome is None:
            match.let_bot_act()
            moved = True
            number = len(match.record.events) - 1
            who = match.name(match.record.events[number].seat)
            self._say(narrate(self._texts, match.record, number, who))
        if moved:
            self._ask()

    def _show(self) -> None:
        """Write the figures, the question, the moves that belong to it, the board and the own cards."""
        attempt = self._series.attempt
        record = attempt.match.record
        self._say(self._series.headline)
        self._say(attempt.question)
        if attempt.rule:
            self._say(attempt.rule)
        for number, event in enumerate(record.events):
            self._say(narrate(self._texts, record, number, attempt.match.name(event.seat)))
        view = attempt.match.state.view(attempt.solver)
        for line in board_lines(self._texts, view):
            self._say(line)
        if isinstance(view, QuartinoView):
            self._say(" ".join(card or "?" for card in view.rack))
        self._ask()

    def _ask(self) -> None:
        match = self._series.attempt.match
        seat = self._series.attempt.solver
        if match.state.to_act == seat:
            self._say(request(self._texts, match.state.view(seat), match.name(seat)))

    def _say(self, text: str) -> None:
        self._sink.write(text + "\n")
        self._sink.flush()

    def _read(self) -> str | None:
        self._sink.write("> ")
        self._sink.flush()
        line = self._source.readline()
        if not line:
            self._say("")
            return None
        return line.strip()
