"""The clock by which games are timed: it stands still while the event loop is blocked.

Lives here: measuring for how long the event loop could not read its sockets. That time is charged to no
player: nobody's command could be heard meanwhile. Does not live here: what a turn costs (`clocks`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from weakref import WeakKeyDictionary

TICK_MS = 20
"""Milliseconds between two ticks; between them the event loop reads its sockets at least once."""
MAX_TICK_MS = 60
"""Milliseconds by which the clock advances at most from one tick to the next: what is longer is a stall."""
SETTLED_MS = 3 * MAX_TICK_MS
"""Milliseconds of this clock in which the event loop has ticked at least three times."""


def _monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class LoopClock:
    """Milliseconds for which an event loop has been able to run; they only run forward."""

    def __init__(self, real: Callable[[], int] = _monotonic_ms) -> None:
        self._real = real
        self._ticked_at = real()
        """When the last tick was, in real milliseconds."""
        self._at_tick = self._ticked_at
        """The time that this clock showed then."""
        self._stall_began: int | None = None
        """When the stall began that the last tick found, by this clock."""
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Tick from now on, on the running event loop; before that no stall is noticed."""
        if self._timer is None:
            self._at_tick += self._elapsed()
            self._ticked_at = self._real()
            self._schedule()

    def stop(self) -> None:
        """Tick no longer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def now(self) -> int:
        """Return the time; since the last tick not more than the longest tick has passed."""
        elapsed = self._elapsed()
        return self._at_tick + (elapsed if self._timer is None else min(elapsed, MAX_TICK_MS))

    def arrival(self) -> int:
        """Return the time to charge for bytes that are read now.

        After a stall that is the moment at which the stall began: the bytes may have waited since then.
        """
        if self._stall_began is not None:
            # Timers may have run before the sockets were read.
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
    """Return the one clock of an event loop; it ticks once a server has started it."""
    clock = _clocks.get(loop)
    if clock is None:
        clock = _clocks[loop] = LoopClock()
    return clock
