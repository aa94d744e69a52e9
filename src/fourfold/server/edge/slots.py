"""Slots for requests: a limited number per address is worked on at once, the others wait in order.

Lives here: the waiting. Without slots, a burst that the rate limits allow (`process.limits`) would be
answered in one go, and all moves would wait for the whole burst. For the same reason at most one request, of
any address, begins in each iteration of the event loop: connections are read in between. Bursts of one
address begin at a steady pace. Does not live here: which requests need a slot, and which are paced (`gate`).
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fourfold.server.process.bus import AddressHash
from fourfold.server.process.limits import Limiter

STARTS_PER_SECOND, STARTS_BURST = 80, 20
"""Paced requests of one address that begin per second, and in a burst."""


class Slots:
    """Assigns slots, at most ``most`` to each address at a time."""

    def __init__(self, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._now = now
        self._taken: Counter[AddressHash] = Counter()
        self._pace = Limiter(STARTS_PER_SECOND, STARTS_BURST)
        self._waiting: dict[AddressHash, deque[asyncio.Future[None]]] = {}
        self._beginning: deque[asyncio.Future[None]] = deque()
        """Requests that have a slot and wait for an iteration of the event loop in which no other begins."""

    @asynccontextmanager
    async def slot(self, address: AddressHash, *, is_paced: bool = False) -> AsyncIterator[None]:
        """Wait for a slot of this address, and hold it."""
        await self._take(address)
        try:
            while is_paced and not self._pace.allows(address, self._now()):
                await asyncio.sleep(1 / STARTS_PER_SECOND)
            await self._begin()
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
                # The slot was assigned just before the client disconnected.
                self._give(address)
            raise

    async def _begin(self) -> None:
        """Wait for an iteration of the event loop in which no other request begins."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self._beginning.append(turn)
        if len(self._beginning) == 1:
            loop.call_soon(self._begin_next)
        await turn

    def _begin_next(self) -> None:
        """Let the first waiting request begin, and the next one in the next iteration."""
        turn = self._beginning.popleft()
        if not turn.done():
            turn.set_result(None)
        if self._beginning:
            asyncio.get_running_loop().call_soon(self._begin_next)

    def _give(self, address: AddressHash) -> None:
        """Hand a slot to the next waiting request, or free it."""
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
