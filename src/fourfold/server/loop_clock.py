"""The clock by which games are timed; it stops while the event loop is blocked.

Lives here: measuring for how long the event loop could not read its connections. No player is charged for
that time, since no command could be read. Does not live here: what a turn costs (`table.clocks`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from weakref import WeakKeyDictionary

TICK_MS = 20
"""Milliseconds between two ticks; between two ticks the event loop reads its connections at least once."""
MAX_TICK_MS = 60
"""Milliseconds by which the clock advances at most from tick to tick; a longer time is a stall."""
SETTLED_MS = 3 * MAX_TICK_MS
"""Milliseconds of this clock in which the event loop has ticked at least three times."""


def _monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class LoopClock:
    """Milliseconds for which an event loop has been able to run; monotonic."""

    def __init__(self, real: Callable[[], int] = _monotonic_ms) -> None:
        self._real = real
        self._ticked_at = real()
        """The real time of the last tick, in milliseconds."""
        self._at_tick = self._ticked_at
        """The time of this clock at the last tick."""
        self._stall_began: int | None = None
        """The beginning, by this clock, of a stall that the last tick found; None without a stall."""
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start ticking on the running event loop; stalls are noticed from then on."""
        if self._timer is None:
            self._at_tick += self._elapsed()
            self._ticked_at = self._real()
            self._schedule()

    def stop(self) -> None:
        """Stop ticking."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def now(self) -> int:
        """Return the time of this clock, at most `MAX_TICK_MS` after the last tick."""
        elapsed = self._elapsed()
        return self._at_tick + (elapsed if self._timer is None else min(elapsed, MAX_TICK_MS))

    def arrival(self) -> int:
        """Return the time of arrival of bytes that are read now.

        After a stall that is the beginning of the stall: the bytes may have waited since then.
        """
        if self._stall_began is not None:
            # Timers may have run before the connections were read.
            return self._stall_began
        elapsed = self._elapsed()
        is_stalled = self._timer is not None and elapsed > MAX_TICK_MS
        return self._at_tick if is_stalled else self._at_tick + elapsed

    def tick(self) -> None:
        """Note that the event loop runs."""
        elapsed = self._elapsed()
        counted = min(elapsed, MAX_TICK_MS)
        self._stall_began = self._at_tick if counted < elapsed else None
        self._at_tick += counted
        self._ticked_at += elapsed

    def _elapsed(self) -> int:
        return max(0, self._real() - self._ticked_at)

    def _schedule(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(TICK_MS / 1000, self._tick_again)

    def _tick_again(self) -> None:
        self.tick()
        self._schedule()


_clocks: WeakKeyDictionary[asyncio.AbstractEventLoop, LoopClock] = WeakKeyDictionary()


def clock_of(loop: asyncio.AbstractEventLoop) -> LoopClock:
    """Return the clock of an event loop, created on first use."""
    clock = _clocks.get(loop)
    if clock is None:
        clock = _clocks[loop] = LoopClock()
    return clock
