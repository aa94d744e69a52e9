"""A fair queue for worker processes: the least recently served address is next, its guests in rotation.

Lives here: the order in which askers get a worker, and how many workers are busy. Does not live here: the
worker processes and their questions (`pool`).

There are two kinds of workers. *Reserved* workers serve only bots at tables with people (`Work.TABLE`);
*shared* workers serve everything. So no question about a position delays a bot's move at a table with people.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import StrEnum

MAX_REMEMBERED = 20_000
"""Addresses and guests whose last service is remembered; the least recent are dropped first."""


class Work(StrEnum):
    """The purpose for which a worker is wanted."""

    TABLE = "table"
    """A bot's move at a table where people sit."""
    OTHER = "other"
    """A bot's move at a table of bots alone, or a question about a position or a record."""


@dataclass(frozen=True, slots=True)
class Asker:
    """A guest who asks, within the group of all guests of one address."""

    address: str
    """Keyed hash of the address (`Guests.address_hash`); empty if it is not known."""
    guest: str


_Group = tuple[Work, str]
"""All waiting work of one kind for one address; each group has one turn per round."""


@dataclass(eq=False, slots=True)
class _Waiter:
    asker: Asker
    work: Work
    turn: asyncio.Future[bool]
    """Becomes True for a reserved worker, False for a shared one."""

    @property
    def group(self) -> _Group:
        return self.work, self.asker.address


class FairQueue:
    """A queue that assigns at most ``reserved`` and ``shared`` workers at once."""

    def __init__(self, reserved: int, shared: int) -> None:
        self._free = {True: reserved, False: shared}
        """Free workers: reserved (True) and shared (False)."""
        # One address never takes the last shared worker, so that another address finds it free.
        self._most_shared = max(1, shared - 1)
        self._shared_by: Counter[str] = Counter()
        """Shared workers that each address has now."""
        self._queues: dict[_Group, dict[str, deque[_Waiter]]] = {}
        """For each group and each of its guests the waiters, in the order of arrival."""
        self._served: OrderedDict[_Group | tuple[_Group, str], int] = OrderedDict()
        """For groups and their guests the number of the turn in which they were last served."""
        self._number = 0

    def waiting(self, work: Work, address: str | None = None) -> int:
        """Return how many waiters there are for this kind of work, of one address if given."""
        return sum(
            sum(map(len, queues.values()))
            for (kind, of), queues in self._queues.items()
            if kind is work and address in (None, of)
        )

    @asynccontextmanager
    async def turn(self, asker: Asker, work: Work) -> AsyncIterator[bool]:
        """Wait for a worker and hold it; yield True if the worker is reserved."""
        is_reserved = await self._take(asker, work)
        try:
            yield is_reserved
        finally:
            self._give(asker, is_reserved)

    async def _take(self, asker: Asker, work: Work) -> bool:
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        waiter = _Waiter(asker, work, turn)
        queues = self._queues.setdefault(waiter.group, {})
        queues.setdefault(asker.guest, deque()).append(waiter)
        self._serve_next()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(waiter)
            else:
                # The worker was assigned just before the asker was cancelled.
                self._give(asker, turn.result())
            raise

    def _give(self, asker: Asker, is_reserved: bool) -> None:
        self._free[is_reserved] += 1
        if not is_reserved:
            self._shared_by[asker.address] -= 1
            if not self._shared_by[asker.address]:
                del self._shared_by[asker.address]
        self._serve_next()

    def _leave(self, waiter: _Waiter) -> None:
        queues = self._queues.get(waiter.group, {})
        queue = queues.get(waiter.asker.guest, deque())
        if waiter not in queue:
            # The waiter was removed between its cancellation and this call.
            return
        queue.remove(waiter)
        if not queue:
            del queues[waiter.asker.guest]
        if not queues:
            del self._queues[waiter.group]

    def _serve_next(self) -> None:
        for is_reserved, served in ((True, (Work.TABLE,)), (False, tuple(Work))):
            while self._free[is_reserved]:
                waiter = self._next(served, is_reserved)
                if waiter is None:
                    break
                self._leave(waiter)
                if waiter.turn.cancelled():
                    continue
                self._note(waiter)
                self._free[is_reserved] -= 1
                if not is_reserved:
                    self._shared_by[waiter.asker.address] += 1
                waiter.turn.set_result(is_reserved)

    def _next(self, served: Collection[Work], is_reserved: bool) -> _Waiter | None:
        """Return the first waiter of the least recently served guest of the least recently served group."""
        groups = [
            group
            for group in self._queues
            if group[0] in served and (is_reserved or self._shared_by[group[1]] < self._most_shared)
        ]
        if not groups:
            return None
        # Groups never served are served in the order of arrival.
        group = min(groups, key=lambda group: self._served.get(group, 0))
        queues = self._queues[group]
        guest = min(queues, key=lambda guest: self._served.get((group, guest), 0))
        return queues[guest][0]

    def _note(self, waiter: _Waiter) -> None:
        self._number += 1
        for key in (waiter.group, (waiter.group, waiter.asker.guest)):
            self._served[key] = self._number
            self._served.move_to_end(key)
        while len(self._served) > MAX_REMEMBERED:
            self._served.popitem(last=False)
