"""The clock by which games are timed; it stops while the event loop is blocked.

Lives here: measuring for how long the event loop could not read its connections, and up to which moment it
has read them. No player is charged for a stall, since no command could be read. Does not live here: what a
turn costs (`table.clocks`), and how fast time runs (`database_clock`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from weakref import WeakKeyDictionary

from fourfold.server.process.database_clock import DatabaseClock

TICK_MS = 20
"""Milliseconds between two ticks; between two ticks the event loop reads its connections at least once."""
MAX_TICK_MS = 60
"""Milliseconds by which the clock advances at most from tick to tick; a longer time is a stall."""
SETTLED_MS = 3 * MAX_TICK_MS
"""Milliseconds of this clock in which the event loop has ticked at least three times."""
TICKS_UNTIL_READ = 3
"""Ticks after which the commands are being carried out that had arrived before."""
MAX_STALLS = 100
"""Stalls that are remembered."""


class LoopClock:
    """Milliseconds for which an event loop has been able to run; monotonic."""

    def __init__(self, real: Callable[[], int] | None = None) -> None:
        self.database = DatabaseClock()
        real = self._real = self.database if real is None else real
        self._ticked_at = real()
        """The real time of the last tick, in milliseconds."""
        self._at_tick = self._ticked_at
        """The time of this clock at the last tick."""
        self._stall_began: int | None = None
        """The beginning, by this clock, of a stall that the last tick found; None without a stall."""
        self._timer: asyncio.TimerHandle | None = None
        self._ticks: deque[int] = deque([self._ticked_at], TICKS_UNTIL_READ)
        """The real times of the last ticks."""
        self._stalls: deque[tuple[int, int]] = deque(maxlen=MAX_STALLS)
        """For each stall its beginning, by this clock, and the real time then."""
        self._on_stall: list[Callable[[int], None]] = []

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

    @property
    def read_until(self) -> int:
        """The real time up to which all connections were read, and their commands are being carried out."""
        return self._ticks[0]

    def real_time(self, arrival: int) -> int:
        """Return the real time of a moment of this clock; the beginning of a stall if it began then."""
        found = self._ticked_at - self._at_tick
        for began, real in reversed(self._stalls):
            if arrival > began:
                break
            found = real - began
        return arrival + found

    def on_stall(self, listener: Callable[[int], None]) -> None:
        """Call the listener from now on after each stall, with the milliseconds that do not count."""
        self._on_stall.append(listener)

    def tick(self) -> None:
        """Note that the event loop runs."""
        elapsed = self._elapsed()
        counted = min(elapsed, MAX_TICK_MS)
        self._stall_began = None
        if counted < elapsed:
            self._stall_began = self._at_tick
            self._stalls.append((self._at_tick, self._ticked_at))
        self._at_tick += counted
        self._ticked_at += elapsed
        self._ticks.append(self._ticked_at)
        if counted < elapsed:
            for listener in self._on_stall:
                listener(elapsed - counted)

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
