"""The time limit of turns (Q12).

Lives here: the remaining time of a turn. Does not live here: the current time, which is passed in, and what
happens when the time has run out (`screens.game_screen`).
"""

from __future__ import annotations


class TurnClock:
    """A clock that runs during a person's turn; without a limit it never runs.

    A turn that is interrupted, as by taking a move back, continues with its remaining time.

    >>> clock = TurnClock(60)
    >>> clock.turn_to(0, now=100.0)
    >>> clock.left(now=130.0), clock.is_over(now=160.0)
    (30.0, True)
    >>> clock.turn_to(1, now=140.0)
    >>> clock.turn_to(0, now=155.0)
    >>> clock.left(now=155.0)
    20.0
    """

    def __init__(self, seconds: int | None) -> None:
        self._seconds = seconds
        self._turn: int | None = None
        self._ends: float | None = None
        self._kept: dict[int, float] = {}
        """The remaining seconds of interrupted turns."""

    def turn_to(self, turn: int | None, now: float, runs: bool = True) -> None:
        """Switch to a turn, by its number; None at the end of the game.

        If the clock of the turn runs already, it runs on; ``runs`` False does not start it.
        """
        if turn == self._turn and (self._ends is not None or not runs):
            return
        if self._turn is not None and self._ends is not None:
            self._kept[self._turn] = self._ends - now
        self._turn = turn
        self._ends = None
        if self._seconds is not None and turn is not None and runs:
            self._ends = now + self._kept.get(turn, self._seconds)

    def left(self, now: float) -> float | None:
        """Return the remaining seconds; None if the clock does not run."""
        return None if self._ends is None else max(0.0, self._ends - now)

    def is_over(self, now: float) -> bool:
        """Return True if the time has run out."""
        return self.left(now) == 0
