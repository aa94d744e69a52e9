"""How much one guest, or one address, may ask for."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

MOST_KEYS = 20_000
"""Buckets that are remembered; the longest unused are forgotten first."""


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
        gained = max(0.0, now - bucket.at) * self._a_second
        bucket.tokens = min(self._burst, bucket.tokens + gained)
        bucket.at = now
        if bucket.tokens < 1:
            return False
        bucket.tokens -= 1
        return True
