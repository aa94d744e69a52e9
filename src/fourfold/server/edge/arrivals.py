"""New connections: many at once are read at a steady pace, those of each address in turn.

Lives here: whose turn it is. Without turns, thousands of connections that are opened together would keep the
event loop busy for seconds, and every move would wait. Does not live here: how many connections may be open
(`process.limits.ConnectionLimit`), and the order of requests (`slots`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from fourfold.server.process.limits import Limiter

ARRIVALS_PER_SECOND, ARRIVALS_BURST = 500, 256
"""New connections that are read per second, and at once. A browser opens up to six for a page: the tablets of
a class are within the burst."""

MAX_WAITING = 1000
"""New connections that wait, of all addresses together: above that, the last one of the address with most is
closed."""

LetIn = Callable[[], None]
Close = Callable[[], None]


class Arrivals:
    """The new connections of all addresses that wait to be read.

    With a burst of 1, the second connection waits:

    >>> arrivals, read = Arrivals(burst=1), []
    >>> loop = asyncio.new_event_loop()
    >>> def arrive(address, name):
    ...     return arrivals.arrive(loop, address, lambda: read.append(name), lambda: None)
    >>> [arrive("ada", name) for name in ("first", "second", "third")], arrive("bo", "of Bo")
    ([True, False, False], False)
    >>> _ = loop.call_later(0.1, loop.stop); loop.run_forever(); loop.close(); read
    ['second', 'of Bo', 'third']
    """

    def __init__(
        self, per_second: float = ARRIVALS_PER_SECOND, burst: float = ARRIVALS_BURST
    ) -> None:
        self._seconds = 1 / per_second
        self._pace = Limiter(per_second, burst)
        self._waiting: dict[str, dict[LetIn, Close]] = {}
        """The connections that wait, by address; the address whose turn is next comes first."""
        self._number = 0
        """The number of connections that wait."""
        self._timer: asyncio.TimerHandle | None = None

    def arrive(
        self, loop: asyncio.AbstractEventLoop, address: str, let_in: LetIn, close: Close
    ) -> bool:
        """Return True if a new connection may be read; otherwise call ``let_in`` in its turn.

        If too many wait, ``close`` is called instead.
        """
        if not self._waiting and self._has_room():
            return True
        self._waiting.setdefault(address, {})[let_in] = close
        self._number += 1
        if self._number > MAX_WAITING:
            self._close_one()
        self._schedule(loop)
        return False

    def _close_one(self) -> None:
        """Close the last connection of the address that has most of those that wait.

        Of several such addresses it is the one whose turn is last.
        """
        greediest = max(reversed(self._waiting), key=lambda address: len(self._waiting[address]))
        let_in, close = next(reversed(self._waiting[greediest].items()))
        self.leave(greediest, let_in)
        close()

    def leave(self, address: str, let_in: LetIn) -> None:
        """Let a connection that was closed wait no longer; do nothing if it does not wait."""
        of_address = self._waiting.get(address, {})
        if of_address.pop(let_in, None) is not None:
            self._number -= 1
            if not of_address:
                del self._waiting[address]

    def _let_in_next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let one connection be read, and the next one after a while."""
        self._timer = None
        if self._waiting and self._has_room():
            address, of_address = next(iter(self._waiting.items()))
            let_in = next(iter(of_address))
            self.leave(address, let_in)
            if of_address:
                # The next turn of this address comes after those of the others.
                self._waiting[address] = self._waiting.pop(address)
            let_in()
        if self._waiting:
            self._schedule(loop)

    def _has_room(self) -> bool:
        return self._pace.allows("", time.monotonic())

    def _schedule(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._timer is None:
            self._timer = loop.call_later(self._seconds, self._let_in_next, loop)
