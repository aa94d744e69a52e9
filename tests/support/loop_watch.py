"""CPU time of the callbacks of a server's event loop, measured inside the server process.

A callback that takes long holds up everybody: moves, clocks and other people's requests. Tests assert CPU
time of the thread, which other processes on the machine do not change, and not wall time. A garbage
collection that runs during a callback counts as part of it, as it holds everybody up as well.

    with watched_server(tmp_path) as (server, watch):
        ...  # the attack
        assert watch.longest_ms() <= MAX_CALLBACK_MS, watch.report()

`watch.restart()` begins anew, so that what a server does while it starts need not count.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.support import services

MAX_CALLBACK_MS = 50.0
"""CPU time that one callback of the event loop may take, in milliseconds."""
NOTED_MS = 5.0
"""CPU time in milliseconds from which on a callback is noted."""
VARIABLE = "FOURFOLD_LOOP_WATCH"
"""The environment variable with the path to which a watched server writes."""
PROGRAM = f"from tests.support import loop_watch; loop_watch.install(); {services.SERVE}"
"""What a watched server process runs."""


class LoopWatch:
    """Reads the file in which a watched server process notes callbacks of its event loop that took long."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._begin = 0

    def restart(self) -> None:
        """Ignore the callbacks noted so far."""
        self._begin = len(self._lines())

    def callbacks(self) -> list[tuple[float, str]]:
        """Return CPU time in milliseconds and description of each noted callback, the longest first."""
        found = []
        for line in self._lines()[self._begin :]:
            milliseconds, _, what = line.partition(" ")
            found.append((float(milliseconds), what))
        return sorted(found, reverse=True)

    def longest_ms(self) -> float:
        """Return the CPU time of the longest callback in milliseconds; 0 if none took `NOTED_MS`."""
        return max((milliseconds for milliseconds, _ in self.callbacks()), default=0.0)

    def report(self) -> str:
        """Return the ten longest callbacks as text."""
        return "\n".join(f"{ms:.1f} ms {what}" for ms, what in self.callbacks()[:10])

    def _lines(self) -> list[str]:
        text = self._path.read_text() if self._path.exists() else ""
        # The last line may still be being written.
        return text.split("\n")[:-1]


@contextlib.contextmanager
def watched_server(folder: Path, **settings: Any) -> Iterator[tuple[services.Server, LoopWatch]]:
    """Start a server whose callbacks are measured; yield it once it answers, with its `LoopWatch`."""
    path = folder / "callbacks.txt"
    os.environ[VARIABLE] = str(path)
    try:
        with services.server(folder, PROGRAM, **settings) as server:
            watch = LoopWatch(path)
            watch.restart()
            yield server, watch
    finally:
        del os.environ[VARIABLE]


def install() -> None:
    """Measure all callbacks of this process from now on and write the long ones to the file of `VARIABLE`."""
    # Callbacks of uvloop cannot be measured one by one; without it, uvicorn takes the loop of asyncio.
    sys.modules["uvloop"] = None  # type: ignore[assignment]
    out = Path(os.environ[VARIABLE]).open("a", buffering=1)  # noqa: SIM115 - open to the end of the process
    run = asyncio.events.Handle._run

    def measured(handle: asyncio.Handle) -> None:
        before = time.thread_time_ns()
        run(handle)
        milliseconds = (time.thread_time_ns() - before) / 1e6
        if milliseconds >= NOTED_MS:
            task = getattr(getattr(handle, "_callback", None), "__self__", None)
            what = task.get_coro() if isinstance(task, asyncio.Task) else handle
            out.write(f"{milliseconds:.3f} {' '.join(repr(what).split())}\n")

    setattr(asyncio.events.Handle, "_run", measured)  # noqa: B010 - the types do not know it
