"""How much one guest, or one address, may ask for."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address

MOST_KEYS = 20_000
"""Buckets that are remembered; the longest unused are forgotten first."""
ONES_OWN = 64
"""Leading bits of an IPv6 address that somebody is given; the rest is theirs to choose."""


@dataclass(slots=True)
class Bucket:
    """So many tokens, refilled as time goes by."""

    tokens: float
    at: float


class Limiter:
    """A token bucket for each key.

    >>> limiter = Limiter(a_second=1, burst=2)
    >>> [limiter.allows("ada", now) for now in (0.0, 0.1, 0.2, 1.2)]
    [True, True, False, True]
    """

    def __init__(self, a_second: float, burst: float) -> None:
        self._a_second = a_second
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str, now: float) -> bool:
        """Whether one more is within the limit at this second; if so it counts."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._burst, now)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        bucket.tokens = self._tokens(bucket, now)
        bucket.at = now
        if bucket.tokens < 1:
            return False
        bucket.tokens -= 1
        return True

    def has_room(self, key: str, now: float) -> bool:
        """Whether one more would be; nothing counts."""
        bucket = self._buckets.get(key)
        return bucket is None or self._tokens(bucket, now) >= 1

    def _tokens(self, bucket: Bucket, now: float) -> float:
        gained = max(0.0, now - bucket.at) * self._a_second
        return min(self._burst, bucket.tokens + gained)


class Doors:
    """How many connections each address has open.

    >>> doors = Doors(most=1)
    >>> doors.enter("here"), doors.enter("here"), doors.leave("here"), doors.enter("here")
    (True, False, None, True)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: dict[str, int] = {}

    def has_room(self, address: str) -> bool:
        """Whether one more may come in."""
        return self._inside.get(address, 0) < self._most

    def enter(self, address: str) -> bool:
        """Whether one more may come in; if so it counts until it leaves."""
        if not self.has_room(address):
            return False
        self._inside[address] = self._inside.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """One goes."""
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


def limited(address: str) -> str:
    """What counts as one address: of IPv6 a whole network, since whoever has one has all of it.

    >>> limited("192.0.2.7"), limited("::ffff:192.0.2.7"), limited("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        # A proxy may name it otherwise.
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((int(parsed), ONES_OWN), strict=False))
