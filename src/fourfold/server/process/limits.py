"""Token buckets and counts of connections, per guest or per address.

Lives here: the limits as values; the time is passed in. Does not live here: which requests they limit
(`edge.gate`, `web.sockets`, `rooms.room`).
"""

from __future__ import annotations

import re
from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

MAX_KEYS = 20_000
"""Buckets in memory; the least recently used are dropped first."""
MAX_SHARED_KEYS = 1000
"""Keys of one limiter whose use a process shares with the others, per second."""
IPV6_NETWORK_BITS = 64
"""Leading bits of an IPv6 address that identify a network: one customer can use all its addresses."""

MAX_ADDRESS_CHARACTERS = 64
MAX_ADDRESSES_PARSED = 4096
"""Results of `limited` that are cached."""
WITH_PORT = re.compile(r"\[(?P<six>[^]]*)\](:\d+)?|(?P<four>[\d.]+):\d+")


@dataclass(slots=True)
class Bucket:
    """The tokens that a key had at a moment."""

    tokens: float
    at: float


class Limiter:
    """A token bucket for each key: ``burst`` tokens at most, refilled at ``per_second`` tokens per second.

    >>> limiter = Limiter(per_second=1, burst=2)
    >>> [limiter.allows("ada", now) for now in (0.0, 0.1, 0.2, 1.2)]
    [True, True, False, True]
    """

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._used: dict[str, int] | None = None
        """Tokens used since the last `take_used`; None until its first call."""

    def allows(self, key: str, now: float) -> bool:
        """Return True if one more request of this key is within the limit, and use up a token."""
        bucket = self._refilled(key, now)
        if bucket.tokens < 1:
            return False
        bucket.tokens -= 1
        if self._used is not None:
            self._used[key] = self._used.get(key, 0) + 1
        return True

    def has_room(self, key: str, now: float) -> bool:
        """Like `allows`, without using up a token."""
        bucket = self._buckets.get(key)
        return bucket is None or self._tokens(bucket, now) >= 1

    def spend(self, key: str, tokens: int, now: float) -> None:
        """Use up tokens for requests that another process has allowed; debts end at one burst."""
        bucket = self._refilled(key, now)
        bucket.tokens = max(-self._burst, bucket.tokens - tokens)

    def take_used(self) -> dict[str, int]:
        """Return the tokens that each key has used here since the last call, the largest numbers first."""
        used, self._used = self._used or {}, {}
        most = sorted(used, key=used.__getitem__, reverse=True)[:MAX_SHARED_KEYS]
        return {key: used[key] for key in most}

    def _refilled(self, key: str, now: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._burst, now)
            if len(self._buckets) > MAX_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        bucket.tokens = self._tokens(bucket, now)
        bucket.at = now
        return bucket

    def _tokens(self, bucket: Bucket, now: float) -> float:
        gained = max(0.0, now - bucket.at) * self._per_second
        return min(self._burst, bucket.tokens + gained)


class ConnectionLimit:
    """A count of open connections per address, with limits per address and in all.

    >>> limit = ConnectionLimit(most=1)
    >>> limit.add("here"), limit.add("here"), limit.remove("here"), limit.add("here")
    (True, False, None, True)
    """

    def __init__(self, most: int, in_all: int = 1 << 31) -> None:
        self._most = most
        self._in_all = in_all
        self._total = 0
        self._inside: dict[str, int] = {}

    def has_room(self, address: str) -> bool:
        """Return True if one more connection of this address is within both limits."""
        return self._inside.get(address, 0) < self._most and self._total < self._in_all

    def add(self, address: str) -> bool:
        """Like `has_room`, and count the connection until `remove`."""
        if not self.has_room(address):
            return False
        self._inside[address] = self._inside.get(address, 0) + 1
        self._total += 1
        return True

    def remove(self, address: str) -> None:
        """Stop counting a connection."""
        self._total -= 1
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


@lru_cache(MAX_ADDRESSES_PARSED)
def limited(address: str) -> str:
    """Return the text under which limits count an address: for IPv6 its network of 64 bits.

    >>> limited("192.0.2.7"), limited("::ffff:192.0.2.7"), limited("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64')

    A port, which some proxies add, is ignored:

    >>> limited("192.0.2.7:4711"), limited("[2001:db8:1:2::1]:4711")
    ('192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        found = WITH_PORT.fullmatch(address)
        parsed = ip_address((found["six"] or found["four"]) if found else address)
    except ValueError:
        # A proxy may send a text that is no address.
        return address[:MAX_ADDRESS_CHARACTERS]
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((int(parsed), IPV6_NETWORK_BITS), strict=False))
