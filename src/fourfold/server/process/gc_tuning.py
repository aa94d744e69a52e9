"""Thresholds of Python's garbage collection.

A full collection visits every object and stops the event loop meanwhile: with 2,000 guests for a third of a
second, by default every few seconds, and it finds almost nothing. So young objects are collected in small
portions, and full collections are rare: with 2,000 guests who play fast, one every hour or two.

Python counts new objects minus deleted ones. A move deletes about as many old objects as it creates, so that
far more than `YOUNG_THRESHOLD` objects are young when a collection begins. With low thresholds no collection
but a full one stops the event loop for more than about 5 ms.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG_THRESHOLD, MIDDLE_THRESHOLD = 200, 1
"""New objects per collection of the youngest generation, and such collections per middle one."""
FULL_THRESHOLD = 200_000
"""Full collections run once per 200,000 middle ones."""


@contextmanager
def rare_full_collections() -> Iterator[None]:
    """Use these thresholds within the context; restore the former ones afterwards."""
    before = gc.get_threshold()
    gc.collect()
    # Objects of the start live until the end: never visit them again.
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, MIDDLE_THRESHOLD, FULL_THRESHOLD)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
