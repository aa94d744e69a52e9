"""Coroutines in tests that are plain functions."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


def run(work: Callable[[], Awaitable[None]], seconds: float = 120) -> None:
    """Run a coroutine function in a new event loop; raise TimeoutError after some seconds."""

    async def whole() -> None:
        async with asyncio.timeout(seconds):
            await work()

    asyncio.run(whole())
