"""When Python looks for objects that only hold each other.

A full collection visits every object there is, and holds everybody up meanwhile: a third of a second with two
thousand guests, to find next to nothing. So young objects are collected as ever, and all others seldom.
"""

from __future__ import annotations

import gc

YOUNG, YOUNGISH = 500, 5
"""New objects after which the young ones are looked at, and how many looks later those that were left: in
small portions, so that no look takes long."""
NEVER = 1_000_000_000
FEW = 100
"""With so many guests a full collection is over before anybody notices."""
OFTEN, SELDOM = 600.0, 6 * 3600.0
"""Seconds between full collections, with few guests and with many."""


class Collector:
    """Takes full collections into its own hands until it is closed."""

    def __init__(self, now: float) -> None:
        self._before = gc.get_threshold()
        self._last = now
        gc.collect()
        # What is there before the first guest stays.
        gc.freeze()
        gc.set_threshold(YOUNG, YOUNGISH, NEVER)

    def look(self, now: float, guests: int) -> bool:
        """Collect, if it is time; whether it was."""
        if now - self._last < (OFTEN if guests <= FEW else SELDOM):
            return False
        self._last = now
        gc.collect()
        return True

    def close(self) -> None:
        """Leave it to Python again."""
        gc.set_threshold(*self._before)
        gc.unfreeze()
