"""Answers that wait for their clients: bounded in number and bytes; long ones are sent in slices.

Lives here: how much may wait, for one address and in all, and which connections are closed above that. Does
not live here: buffers and deadlines of a connection (`connections`), and frames of WebSockets (`frames`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any

from fourfold.server.edge.connections import RESET
from fourfold.server.process.bus import AddressHash

SLICE_BYTES = 16 * 1024
"""Bytes that are sent at once; the next ones follow when the client has read most of those before."""
CONNECTION_BYTES = 32 * 1024
"""Bytes that an answer counts at least: a request that waits takes some 27 kB, even if the bytes of its
answer are shared (`Shared`) and so in memory once."""
MAX_UNSENT_PER_ADDRESS, MAX_UNSENT = 8 << 20, 16 << 20
"""Bytes of answers that wait for clients of one address, and of all addresses: 256 and 512 answers
of pages, fewer of those that are built for their askers."""

Send = Callable[[Any], Awaitable[None]]
Close = Callable[[], None]


class Shared(bytes):
    """Bytes that many answers share: waiting for slow clients, they take no memory of their own."""


class Unsent:
    """The answers that wait for their clients, for each address the oldest first.

    >>> unsent, closed = Unsent(most_per_address=5, most=8), []
    >>> with unsent.waiting("ada", 3, lambda: closed.append(1)):
    ...     with unsent.waiting("ada", 3, lambda: closed.append(2)):
    ...         with unsent.waiting("bo", 4, lambda: closed.append(3)):
    ...             with unsent.waiting("cy", 2, lambda: closed.append(4)):
    ...                 closed, unsent.total
    ([1, 3], 5)
    >>> unsent.total
    0
    """

    def __init__(
        self, most_per_address: int = MAX_UNSENT_PER_ADDRESS, most: int = MAX_UNSENT
    ) -> None:
        self._most_per_address = most_per_address
        self._most = most
        self._answers: dict[AddressHash, dict[object, tuple[int, Close]]] = {}
        self._sizes: Counter[AddressHash] = Counter()
        self.total = 0
        """Bytes of all answers that wait."""

    @contextmanager
    def waiting(self, address: AddressHash, size: int, close: Close) -> Iterator[None]:
        """Count an answer while it is sent, and make room for it.

        Above the limit of its address, the connections of that address that have waited longest are closed;
        above the limit of all addresses, those of the address with most bytes.
        """
        while self._sizes[address] + size > self._most_per_address and self._sizes[address]:
            self._close_oldest(address)
        while self.total + size > self._most and self.total:
            self._close_oldest(max(self._sizes, key=self._sizes.__getitem__))
        answer = object()
        self._answers.setdefault(address, {})[answer] = size, close
        self._sizes[address] += size
        self.total += size
        try:
            yield
        finally:
            self._remove(address, answer)

    def _close_oldest(self, address: AddressHash) -> None:
        answer, (_, close) = next(iter(self._answers[address].items()))
        self._remove(address, answer)
        close()

    def _remove(self, address: AddressHash, answer: object) -> None:
        """Count an answer no longer; do nothing if its connection was closed."""
        answers = self._answers.get(address, {})
        size, _ = answers.pop(answer, (0, None))
        self._sizes[address] -= size
        self.total -= size
        if not answers:
            self._answers.pop(address, None)
            del self._sizes[address]


class SentAnswer:
    """The answer to a request: a whole one is sent when the framework has done its work, a stream at once.

    A request that waits for its client then takes half the memory.
    """

    def __init__(
        self, send: Send, scope: MutableMapping[str, Any], unsent: Unsent, address: AddressHash
    ) -> None:
        self._to_client = send
        self._close: Close = scope["state"].get(RESET, lambda: None)
        self._unsent = unsent
        self._address = address
        self._kept: list[Any] = []

    async def send(self, message: Any) -> None:
        """Take a message of the framework; keep it if it belongs to a whole answer, or send it."""
        is_start = message["type"] == "http.response.start"
        if (
            _begins_whole(message)
            if is_start
            else self._kept and not message.get("more_body", False)
        ):
            self._kept.append(message)
            return
        await self.finish()
        await self._send(message)

    async def finish(self) -> None:
        """Send what was kept."""
        kept, self._kept = self._kept, []
        for message in kept:
            await self._send(message)

    async def _send(self, message: Any) -> None:
        """Send a message in slices; it counts among those that wait until its last slice was sent."""
        body = message.get("body", b"")
        is_shared = isinstance(body, Shared)
        size = CONNECTION_BYTES if is_shared else max(CONNECTION_BYTES, len(body))
        with self._unsent.waiting(self._address, size, self._close):
            if len(body) <= SLICE_BYTES:
                await self._to_client(message)
                return
            # A view of bytes that are not shared would keep all of them until the last slice is sent.
            whole = memoryview(body) if is_shared else body
            for begin in range(0, len(body), SLICE_BYTES):
                end = begin + SLICE_BYTES
                is_last = end >= len(body) and not message.get("more_body", False)
                await self._to_client(
                    message | {"body": whole[begin:end], "more_body": not is_last}
                )


def _begins_whole(start: Any) -> bool:
    """Return True if an answer that starts so has one body, and False if it is a stream."""
    has_length = any(name == b"content-length" for name, _ in start["headers"])
    return has_length or start["status"] in {HTTPStatus.NO_CONTENT, HTTPStatus.NOT_MODIFIED}
