"""Who is next when more is wanted than can be done at once: askers take turns, whatever each has waiting.

Lives here: the order, and how many are at it. Does not live here: what they ask for (`thinking`).
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many at once, one asker after the other; each asker's own in the order in which they came."""

    def __init__(self, number: int) -> None:
        self._free = number
        # Whoever comes next finds a place at once, even if somebody wants all of them.
        self._most = max(1, number - 1)
        self._at_it: Counter[str] = Counter()
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """For each asker what waits, in the order of their turns."""

    def waiting(self, asker: str) -> int:
        """How much of an asker's waits for its turn."""
        return len(self._queues.get(asker, ()))

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self._take(asker)
        try:
            yield
        finally:
            self._give(asker)

    async def _take(self, asker: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(asker, deque()).append(turn)
        self._let_next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(asker, turn)
            else:
                # The turn came as they went.
                self._give(asker)
            raise

    def _give(self, asker: str) -> None:
        self._free += 1
        self._at_it[asker] -= 1
        if not self._at_it[asker]:
            del self._at_it[asker]
        self._let_next()

    def _leave(self, asker: str, turn: asyncio.Future[None]) -> None:
        queue = self._queues.get(asker, deque())
        if turn not in queue:
            # It was passed over already, between their going and our hearing of it.
            return
        queue.remove(turn)
        if not queue:
            del self._queues[asker]

    def _let_next(self) -> None:
        while self._free:
            may = (asker for asker in self._queues if self._at_it[asker] < self._most)
            asker = next(may, None)
            if asker is None:
                return
            turn = self._queues[asker][0]
            self._leave(asker, turn)
            if asker in self._queues:
                self._queues.move_to_end(asker)
            if not turn.cancelled():
                self._free -= 1
                self._at_it[asker] += 1
                turn.set_result(None)
