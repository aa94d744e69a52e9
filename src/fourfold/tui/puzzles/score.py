"""How somebody fares at puzzles: the streak, the best streak and the solved puzzles, kept in a file.

Lives here: the figures, reading and writing them. Does not live here: when a puzzle is solved (`attempt`).
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Literal, Self

from fourfold.tui.saving import saving_folder

Result = Literal["alone", "helped", "missed"]
"""How an attempt went: solved alone, solved after a hint or a wrong answer, or the first wrong answer."""


@dataclass(frozen=True, slots=True)
class PuzzleScore:
    """The figures of one person."""

    streak: int = 0
    best: int = 0
    solved: tuple[str, ...] = ()
    """The ids of the puzzles that were solved, alone or with help."""

    @staticmethod
    def path() -> Path:
        """Return the file of the figures, beside the folder of saved games."""
        return saving_folder().parent / "puzzles.json"

    @classmethod
    def load(cls) -> Self:
        """Return the figures in the file; without a file that can be read, those of a newcomer."""
        try:
            kept = json.loads(cls.path().read_text("utf-8"))
            streak, best = int(kept["streak"]), int(kept["best"])
            return cls(streak, best, tuple(map(str, kept["solved"])))
        except (OSError, ValueError, KeyError, TypeError):
            return cls()

    def save(self) -> None:
        """Write the figures.

        Raises:
            OSError: the file cannot be written.
        """
        path = self.path()
        path.parent.mkdir(parents=True, exist_ok=True)
        whole = path.with_suffix(".part")
        whole.write_text(json.dumps(asdict(self)) + "\n", "utf-8")
        whole.replace(path)

    def after(self, puzzle: str, result: Result) -> Self:
        """Return the figures after an attempt: only a puzzle solved alone lengthens the streak."""
        if result == "missed":
            return replace(self, streak=0)
        streak = self.streak + (result == "alone")
        solved = self.solved if puzzle in self.solved else (*self.solved, puzzle)
        return replace(self, streak=streak, best=max(self.best, streak), solved=solved)
