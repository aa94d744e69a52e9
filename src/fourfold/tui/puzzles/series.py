"""A series of puzzles of one game: which puzzle comes next, and the figures of the person.

Does not live here: one puzzle (`attempt`), and the file of the figures (`score`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import suppress

from fourfold.engine import puzzles as quarto_puzzles
from fourfold.engine import quartino_puzzles
from fourfold.engine.puzzles import HARDEST, Puzzle
from fourfold.engine.quartino_puzzles import QuartinoPuzzle
from fourfold.texts import Texts
from fourfold.tui.puzzles.attempt import Attempt
from fourfold.tui.puzzles.quartino import QuartinoAttempt
from fourfold.tui.puzzles.quarto import QuartoAttempt
from fourfold.tui.puzzles.score import PuzzleScore

KINDS = {"quarto": quarto_puzzles.KINDS, "quartino": quartino_puzzles.KINDS}
"""The kinds of puzzles of each game."""
SHIPPED: dict[str, Callable[[], Sequence[Puzzle | QuartinoPuzzle]]] = {
    "quarto": quarto_puzzles.shipped_puzzles,
    "quartino": quartino_puzzles.shipped_puzzles,
}
"""The puzzles of each game."""


class PuzzleSeries:
    """Puzzles of a game, one after the other: of one kind or of all, of a grade."""

    def __init__(
        self,
        game: str,
        texts: Texts,
        rng: random.Random,
        kind: str | None = None,
        grade: int = 1,
    ) -> None:
        self.game = game
        self.kind = kind
        self.grade = grade
        self._texts = texts
        self._rng = rng
        self.score = PuzzleScore.load()
        self.attempt: Attempt
        self.next()

    @property
    def _all(self) -> Sequence[Puzzle | QuartinoPuzzle]:
        return [one for one in SHIPPED[self.game]() if self.kind in (None, one.kind)]

    def change_grade(self, by: int) -> None:
        """Choose the next easier or harder grade that has puzzles, and show one of them."""
        grades = sorted({one.grade for one in self._all})
        wanted = [grade for grade in grades if (grade - self.grade) * by > 0]
        if wanted:
            self.grade = wanted[0] if by > 0 else wanted[-1]
            self.next()

    def change_kind(self) -> None:
        """Choose the next kind of puzzles; after the last one all kinds."""
        kinds = [None, *KINDS[self.game]]
        self.kind = kinds[(kinds.index(self.kind) + 1) % len(kinds)]
        self.next()

    def next(self) -> None:
        """Show another puzzle: one that is not solved yet, if there is any of the nearest grade."""
        grades = {one.grade for one in self._all}
        self.grade = min(grades, key=lambda grade: (abs(grade - self.grade), grade))
        fitting = [one for one in self._all if one.grade == self.grade]
        last = self.attempt.puzzle if hasattr(self, "attempt") else None
        others = [one for one in fitting if one.id != last] or fitting
        fresh = [one for one in others if one.id not in self.score.solved]
        puzzle = self._rng.choice(fresh or others)
        if isinstance(puzzle, QuartinoPuzzle):
            self.attempt = QuartinoAttempt(puzzle, self._texts, self._rng)
        else:
            self.attempt = QuartoAttempt(puzzle, self._texts, self._rng)

    def keep_score(self) -> None:
        """Count what has happened since the last call, and write the figures, if they can be written."""
        for result in self.attempt.take_results():
            self.score = self.score.after(self.attempt.puzzle, result)
            with suppress(OSError):
                self.score.save()

    @property
    def headline(self) -> str:
        """The kind, the grade and the streaks, in one line."""
        study = Texts(self._texts.language, "study")
        figures = {
            "study-grade": f"{self.grade}/{HARDEST}",
            "study-streak": self.score.streak,
            "study-best-streak": self.score.best,
            "study-solved": len(self.score.solved),
        }
        parts = [f"{study(name)} {figure}" for name, figure in figures.items()]
        if isinstance(self.attempt, QuartinoAttempt):
            kind = f"name-{self.kind}" if self.kind else "any"
            parts.insert(0, study(f"study-quartino-{kind}"))
        return " · ".join(parts)
