"""Rate limits that several processes enforce together: each process counts the others' requests within 2 s.

Lives here: the exchange of counts through Redis, once per second. Does not live here: the limits
(`process.limits`), and limits on open connections, which are per process.

Each process adds the requests that it has allowed to a Redis hash that is named by the second, and reads the
hashes of past seconds. Addresses are keyed hashes (`Guests.address_hash`) and expire after ten seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import re
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from fourfold.server.process.background import end_tasks
from fourfold.server.process.limits import Limiter

PERIOD_SECONDS = 1.0
"""Seconds between exchanges."""
EXPIRY_SECONDS = 10
"""Seconds after which Redis deletes counts."""
MAX_MISSED_SECONDS = 5
"""Age in seconds beyond which counts are not read: the token buckets have been refilled meanwhile."""
REDIS_SECONDS = 2.0
"""Seconds to wait for an answer of Redis."""
ADDRESS_KEY = "fourfold:address-key"
USED = "fourfold:used"
COUNT = re.compile("[0-9]{1,18}")
"""A count that a process has written."""

log = logging.getLogger(__name__)


class SharedLimits:
    """The limiters of one process, which also count what other processes have allowed."""

    def __init__(
        self,
        url: str,
        limiters: Mapping[str, Limiter],
        pepper: str,
        use_key: Callable[[bytes], None],
    ) -> None:
        """Prepare the exchange.

        Args:
            url: where Redis is.
            limiters: the limiters to share, by name.
            pepper: a text that all processes know and Redis does not, such as the database's URL.
            use_key: called with the key for hashes of addresses, which all processes share.
        """
        self._redis = Redis.from_url(
            url,
            socket_connect_timeout=1,
            socket_timeout=REDIS_SECONDS,
            retry=Retry(NoBackoff(), 0),
            decode_responses=True,
            # Whoever can write to Redis can write what is no text.
            encoding_errors="replace",
        )
        self._limiters = limiters
        self._pepper = hashlib.sha256(pepper.encode()).digest()
        self._use_key = use_key
        self._key = b""
        self._read_until: int | None = None
        """The last second whose counts were read."""
        self._own: dict[int, dict[str, int]] = {}
        """Counts that this process has added, by second."""
        self._exchanged_at = time.monotonic()
        self._has_warned = False
        """True once the log has told of a count that no process has written."""
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start exchanging counts; while Redis is away, try again each second."""
        for limiter in self._limiters.values():
            limiter.take_used()
        await self._try_exchange()
        self._task = asyncio.ensure_future(self._run())

    async def close(self) -> None:
        """Stop exchanging counts."""
        await end_tasks([self._task] if self._task else [])
        await self._redis.aclose()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(PERIOD_SECONDS)
            await self._try_exchange()

    async def _try_exchange(self) -> None:
        with contextlib.suppress(RedisError, OSError, TimeoutError):
            async with asyncio.timeout(REDIS_SECONDS):
                await self.exchange()

    async def exchange(self) -> None:
        """Publish the requests allowed here since the last call, and count those allowed elsewhere."""
        await self._agree_on_key()
        second, _ = await self._redis.time()
        used = {
            f"{name} {key}": number
            for name, limiter in self._limiters.items()
            for key, number in limiter.take_used().items()
        }
        now = time.monotonic()
        if now - self._exchanged_at > MAX_MISSED_SECONDS:
            # Redis was away: the token buckets have been refilled meanwhile.
            used = {}
            self._own.clear()
        self._exchanged_at = now
        if used:
            own = self._own.setdefault(second, {})
            async with self._redis.pipeline(transaction=False) as pipeline:
                for field, number in used.items():
                    pipeline.hincrby(f"{USED} {second}", field, number)
                    own[field] = own.get(field, 0) + number
                pipeline.expire(f"{USED} {second}", EXPIRY_SECONDS)
                await pipeline.execute()
        if self._read_until is None:
            self._read_until = second - 1
        for past in range(max(self._read_until + 1, second - MAX_MISSED_SECONDS), second):
            found: Any = await self._redis.hgetall(f"{USED} {past}")
            self._subtract(found, self._own.pop(past, {}))
        self._read_until = second - 1
        self._own = {past: own for past, own in self._own.items() if past >= second}

    async def _agree_on_key(self) -> None:
        """Use the key for hashes of addresses in Redis, which the first process has set."""
        await self._redis.set(ADDRESS_KEY, secrets.token_hex(16), nx=True)
        found = await self._redis.get(ADDRESS_KEY)
        key = hashlib.blake2b(str(found).encode(), digest_size=16, key=self._pepper).digest()
        if key != self._key:
            self._key = key
            self._use_key(key)

    def _subtract(self, used: Mapping[str, str], own: Mapping[str, int]) -> None:
        now = time.monotonic()
        for field, number in used.items():
            if COUNT.fullmatch(number) is None:
                self._warn()
                continue
            name, _, key = field.partition(" ")
            others = int(number) - own.get(field, 0)
            if others > 0 and name in self._limiters:
                self._limiters[name].spend(key, others, now)

    def _warn(self) -> None:
        if not self._has_warned:
            self._has_warned = True
            log.warning("Redis has a count of requests that no process of this server has written")
