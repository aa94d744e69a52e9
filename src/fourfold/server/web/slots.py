"""Slots for requests: at most a few of one address are worked on at once, the others wait in order.

Lives here: the waiting. A burst of requests that the limits allow (`limits`) would otherwise be answered in
one go, and everybody else's moves would wait for all of it. For the same reason one request at most, of any
address, begins in each round of the event loop: sockets are read between two of them. An address that sends
many at once has them begin at a steady pace. Does not live here: which requests need a slot, and which are
paced (`gate`).
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fourfold.server.bus import AddressHash
from fourfold.server.limits import Limiter

BEGINS_A_SECOND, BEGINS_AT_ONCE = 80, 20
"""Paced requests of one address that begin per second, and without a pause."""


class Slots:
    """Gives out slots, at most ``most`` to each address at a time."""

    def __init__(self, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._now = now
        self._taken: Counter[AddressHash] = Counter()
        self._pace = Limiter(BEGINS_A_SECOND, BEGINS_AT_ONCE)
        self._waiting: dict[AddressHash, deque[asyncio.Future[None]]] = {}
        self._beginning: deque[asyncio.Future[None]] = deque()
        """Requests that have a slot and wait for a round of the event loop in which none other begins."""

    @asynccontextmanager
    async def slot(self, address: AddressHash, *, is_paced: bool = False) -> AsyncIterator[None]:
        """Wait for a slot of this address, and have it."""
        await self._take(address)
        try:
            while is_paced and not self._pace.allows(address, self._now()):
                await asyncio.sleep(1 / BEGINS_A_SECOND)
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
                # The slot came in the moment in which the client went.
                self._give(address)
            raise

    async def _begin(self) -> None:
        """Wait for a round of the event loop in which no other request begins."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self._beginning.append(turn)
        if len(self._beginning) == 1:
            loop.call_soon(self._begin_next)
        await turn

    def _begin_next(self) -> None:
        """Let the first request that waits begin, and the next one in the next round."""
        turn = self._beginning.popleft()
        if not turn.done():
            turn.set_result(None)
        if self._beginning:
            asyncio.get_running_loop().call_soon(self._begin_next)

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
