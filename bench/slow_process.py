"""Slowing processes down: each runs for a part of the time only.

The debugger of Chromium slows the main thread of a page, but no worker, and Quartino's bots think in a
worker. So the whole process of the page is stopped for most of the time, in slices of some milliseconds.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

RUN_S = 0.004
"""Seconds for which a process runs between two stops."""
HIGHEST_PRIORITY = -20


@contextmanager
def slowed(processes: Sequence[int], slowdown: int) -> Iterator[None]:
    """Let processes, given by their ids, run for one of every ``slowdown`` slices of time."""
    command = [sys.executable, "-m", "bench.slow_process", str(slowdown), *map(str, processes)]
    slowing = subprocess.Popen(command)
    try:
        yield
    finally:
        slowing.terminate()
        slowing.wait()
        signal_all(processes, signal.SIGCONT)


def signal_all(processes: Sequence[int], number: signal.Signals) -> None:
    """Send a signal to processes; those that have ended are left out."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, number)


def main() -> None:
    """Stop and continue the processes of the command line, until the program is ended."""
    slowdown, *processes = map(int, sys.argv[1:])
    # Whoever stops a process must not wait for it.
    with suppress(PermissionError):
        os.setpriority(os.PRIO_PROCESS, 0, HIGHEST_PRIORITY)
    while True:
        signal_all(processes, signal.SIGCONT)
        time.sleep(RUN_S)
        signal_all(processes, signal.SIGSTOP)
        time.sleep(RUN_S * (slowdown - 1))


if __name__ == "__main__":
    main()
