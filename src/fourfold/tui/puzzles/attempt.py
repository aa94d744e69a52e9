"""An attempt at a puzzle: which answers are right, and what is said about them.

Lives here: what both games share. Does not live here: the answers of each game (`quarto`, `quartino`), the
figures (`score`) and the screen (`screens.puzzle_screen`).
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

from fourfold.games.game import Game, Move, Seat, State
from fourfold.games.record import Record
from fourfold.texts import Texts
from fourfold.tui.match import Match
from fourfold.tui.puzzles.score import Result

MAX_HINTS = 2
"""The first hint tells a part of the answer, the second all of it."""


class Attempt(ABC):
    """The attempt of a person to solve a puzzle: a wrong answer is explained and taken back."""

    def __init__(
        self, puzzle: str, match: Match, solver: Seat, texts: Texts, rng: random.Random
    ) -> None:
        self.puzzle = puzzle
        """The id of the puzzle."""
        self.match = match
        self.solver = solver
        """The seat of the person."""
        self.texts = texts
        self.study = Texts(texts.language, "study")
        self.rng = rng
        self.said = ""
        """The sentence about the last answer or hint."""
        self.is_solved = False
        self.hints = 0
        self._missed = False
        self._helped = False
        self._results: list[Result] = []

    @property
    @abstractmethod
    def question(self) -> str:
        """The question, in one sentence."""

    @property
    def rule(self) -> str:
        """What belongs to the question, if anything."""
        return ""

    @abstractmethod
    def answer(self, move: Move | str) -> None:
        """Hear an answer of the person.

        Raises:
            NotationError: the text is no answer.
        """

    @abstractmethod
    def _first_hint(self) -> str:
        """Return a part of the answer."""

    @abstractmethod
    def _whole_answer(self) -> str:
        """Return the answer in words."""

    def take_results(self) -> list[Result]:
        """Return how the attempt went since the last call, for the figures of the person."""
        found, self._results = self._results, []
        return found

    def hint(self) -> None:
        """Tell a part of the answer; the second time all of it."""
        if self.is_solved:
            return
        self._helped = True
        self.hints = min(self.hints + 1, MAX_HINTS)
        if self.hints < MAX_HINTS:
            self.said = self._first_hint()
        else:
            self.said = self.study("study-puzzle-answer", move=self._whole_answer())

    def solve(self, said: str) -> None:
        """Note that the puzzle is solved."""
        self.is_solved = True
        self.said = said
        self._results.append("helped" if self._missed or self._helped else "alone")

    def miss(self, said: str) -> None:
        """Note that an answer was wrong."""
        self.said = said
        if not self._missed and not self._helped:
            self._results.append("missed")
        self._missed = True

    def go_on(self, said: str) -> None:
        """Note that an answer was right, and that more is asked."""
        self.said = said
        self.hints = 0


def match_at(game: Game[State], state: State, solver: Seat, bot: str, texts: Texts) -> Match:
    """Return a match that begins with this state; a bot has the other seat."""
    names = {
        seat: texts("tui-person" if seat == solver else "tui-computer") for seat in state.seats
    }
    bots = {seat: bot for seat in state.seats if seat != solver}
    return Match(Record.begin(game, state, names), bots)
