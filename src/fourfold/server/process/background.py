"""Ending the background tasks of a process.

Lives here: cancelling tasks and waiting for their end. Does not live here: what the tasks do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

CANCEL_AGAIN_SECONDS = 0.5
"""Seconds after which a task that still runs is cancelled again."""


async def end_tasks(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until all have ended; their errors are dropped.

    One cancellation is not enough: in Python 3.11, ``asyncio.wait_for`` loses it if the awaited result
    arrives at the same moment, and libraries such as the client of Redis use ``wait_for``.
    """
    all_tasks = set(tasks)
    running = all_tasks
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=CANCEL_AGAIN_SECONDS)
    # An error that nobody reads would be logged.
    await asyncio.gather(*all_tasks, return_exceptions=True)
