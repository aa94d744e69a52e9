"""The time that a turn may take (Q12).

Lives here: when a turn's time is over. Does not live here: what time it is, which is told, and what comes of
running out (`game_screen`).
"""

from __future__ import annotations

from fourfold.games.game import Seat


class TurnClock:
    """Runs while a person has a turn; without a limit it never does.

    >>> clock = TurnClock(60)
    >>> clock.start("A", now=100.0)
    >>> clock.left(now=130.0), clock.is_over(now=160.0)
    (30.0, True)
    """

    def __init__(self, seconds: int | None) -> None:
        self._seconds = seconds
        self._ends: float | None = None
        self.seat: Seat | None = None
        """Whose turn it is."""

    def start(self, seat: Seat | None, now: float, runs: bool = True) -> None:
        """Begin a turn; ``runs`` False gives all the time in the world."""
        self.seat = seat
        limited = self._seconds is not None and seat is not None and runs
        self._ends = now + (self._seconds or 0) if limited else None

    def left(self, now: float) -> float | None:
        """The seconds that are left; None if there is no limit."""
        return None if self._ends is None else max(0.0, self._ends - now)

    def is_over(self, now: float) -> bool:
        """Whether the time has run out."""
        return self.left(now) == 0
