"""The time that a turn may take (Q12).

Lives here: when a turn's time is over. Does not live here: what time it is, which is told, and what comes of
running out (`screens.game_screen`).
"""

from __future__ import annotations


class TurnClock:
    """Runs while a person has a turn; without a limit it never does.

    A turn that is left, as when a move is taken back, goes on later with the time that it had left.

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
        """The seconds that turns had left when they were left."""

    def turn_to(self, turn: int | None, now: float, runs: bool = True) -> None:
        """It is this turn, by its number; None at the end of the game.

        A turn whose clock runs already runs on; ``runs`` False lets one that does not wait.
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
        """The seconds that are left; None if there is no limit."""
        return None if self._ends is None else max(0.0, self._ends - now)

    def is_over(self, now: float) -> bool:
        """Whether the time has run out."""
        return self.left(now) == 0
