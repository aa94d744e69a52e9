"""Slots for requests: at most a few of one address are worked on at once, the others wait in order.

Lives here: the waiting. A burst of requests that the limits allow (`limits`) would otherwise be answered in
one go, and everybody else's moves would wait for all of it. Does not live here: which requests need a slot
(`gate`).
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fourfold.server.bus import AddressHash


class Slots:
    """Gives out slots, at most ``most`` to each address at a time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[AddressHash] = Counter()
        self._waiting: dict[AddressHash, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def slot(self, address: AddressHash) -> AsyncIterator[None]:
        """Wait for a slot of this address, and have it."""
        await self._take(address)
        try:
            # An answer without any waiting takes a slot all the same: for one round of the event loop.
            await asyncio.sleep(0)
            yield
        finally:
            self._give(address)

    async def _take(self, address: AddressHash) -> None:
        if self._taken[address] < self._most:
            self._taken[address] += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                # The slot came in the moment in which the client went.
                self._give(address)
            raise

    def _give(self, address: AddressHash) -> None:
        """Hand a slot to the next who waits, or free it."""
        waiting = self._waiting.get(address, deque())
        while waiting:
            turn = waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                break
        else:
            self._taken[address] -= 1
            if not self._taken[address]:
                del self._taken[address]
        if not waiting:
            self._waiting.pop(address, None)
