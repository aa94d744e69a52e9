"""The clock of this machine, kept as fast as the clock of the database.

Lives here: turning answers of the database into a clock that never jumps and never runs backwards, so that
processes on several machines agree how long a second is. Does not live here: leaving out the time for which
the event loop was blocked (`loop_clock`), and asking the database (`rooms.heartbeat`).
"""

from __future__ import annotations

import time
from collections.abc import Callable

MAX_ROUND_TRIP_MS = 100
"""Milliseconds from the question to the answer, above which an answer says too little."""
CORRECTION_MS = 2_000
"""Milliseconds over which a difference to the database's clock is made up for."""
MAX_CORRECTED_MS = CORRECTION_MS // 2
"""Milliseconds that are made up for at a time: the clock runs at least half and at most 1.5 times as fast."""
JUMP_MS = 5_000
"""A difference from which on the database's clock was set, and is followed from its new time."""


def _monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class DatabaseClock:
    """Milliseconds by the clock of this machine, corrected to run as fast as the database's."""

    def __init__(self, machine: Callable[[], int] = _monotonic_ms) -> None:
        self.machine = machine
        self._set_at = machine()
        """When the clock was last corrected, by the machine's clock."""
        self._time = self._set_at
        """The time of this clock then."""
        self._difference = 0
        """Milliseconds that are to be made up for from then on."""
        self._ahead: int | None = None
        """Milliseconds by which the database's clock is ahead; None before its first answer."""

    def __call__(self) -> int:
        """Return the time of this clock."""
        return self._at(self.machine())

    def follow(self, asked: int, told: int, answered: int) -> None:
        """Take in what the database's clock said between two moments of the machine's clock."""
        if answered - asked > MAX_ROUND_TRIP_MS:
            return
        now = self.machine()
        there = told - self._at((asked + answered) // 2)
        self._time, self._set_at = self._at(now), now
        difference = 0 if self._ahead is None else there - self._ahead
        if self._ahead is None or abs(difference) > JUMP_MS:
            self._ahead, difference = there, 0
        self._difference = max(-MAX_CORRECTED_MS, min(MAX_CORRECTED_MS, difference))

    def _at(self, machine: int) -> int:
        elapsed = machine - self._set_at
        corrected = self._difference * min(elapsed, CORRECTION_MS) // CORRECTION_MS
        return self._time + elapsed + (corrected if elapsed > 0 else 0)
