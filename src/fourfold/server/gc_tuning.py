"""When Python looks for objects that only hold each other.

A full collection visits every object there is, and holds everybody up meanwhile: a third of a second with two
thousand guests, every few seconds, to find next to nothing. So young objects are looked at in small portions,
and all of them very seldom: with so many guests who play fast, every few hours.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG_THRESHOLD, MIDDLE_THRESHOLD = 500, 5
"""New objects after which they are looked at, and so many looks later those that were left."""
FULL_THRESHOLD = 20_000
"""How many times later everything is."""


@contextmanager
def seldom() -> Iterator[None]:
    """Collect like this for a while."""
    before = gc.get_threshold()
    gc.collect()
    # What is there before the first guest stays to the end.
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, MIDDLE_THRESHOLD, FULL_THRESHOLD)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
